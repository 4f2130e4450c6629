/** The free table: boards, pieces, box, tools, chance and tokens as small acts on one state. Knows no rules. */
export * from './table.ts'
export * from './acts.ts'
export * from './history.ts'
export * from './events.ts'
export * from './column.ts'
export * from './chance.ts'
export * from './szk.ts'
