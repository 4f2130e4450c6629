/** Word lists: a graph of letters that search can walk, and its packed form. Knows no language. */
export * from './word-graph.ts'
export * from './crossword.ts'
export * from './packed.ts'
export * from './word-sets.ts'
