/**
 * The free table: boards, pieces, box, tools, chance and tokens as small acts on one state. Knows no rules.
 * What only some tables use is imported from its own file: `press.ts`, `errands.ts`, `grid.ts`, `places.ts`, `szk.ts`.
 */
export * from './table.ts'
export * from './grounds.ts'
export * from './fittings.ts'
export * from './acts.ts'
export { middleOf, withGroups } from './bodies.ts'
export * from './history.ts'
export * from './events.ts'
export * from './column.ts'
export * from './chance.ts'
export * from './numbers.ts'
export * from './intents.ts'
export * from './piles.ts'
export * from './view.ts'
