/** Messages and files that come from outside, each with its parser. Results, never throws. */
export * from './saved-match.ts'
export * from './table-file.ts'
export * from './sync.ts'
