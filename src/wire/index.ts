/** Messages and files that come from outside, each with its parser. Results, never throws. */
export * from './match-events.ts'
export * from './saved-match.ts'
export * from './sealed-body.ts'
export type { SeatJson } from '../engine/index.ts'
export { isMisfit } from './shape.ts'
export * from './table-file.ts'
export * from './sync.ts'
