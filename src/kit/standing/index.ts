/**
 * The floor most games stand on. `ground` declares what there is: players, board, pieces, parts of a turn, hands, counters.
 * `standing` takes the rules and gives the whole game: names, points, scenes, prompts, attempts and forced passes come from
 * the ground unless the rules say otherwise. Knows no game by name.
 */
export * from './wording.ts'
export * from './ground.ts'
export * from './spec.ts'
export * from './ways.ts'
export * from './turns.ts'
export * from './hands.ts'
export * from './totals.ts'
export * from './places.ts'
export * from './stacks.ts'
export { NOWHERE } from './followed.ts'
export { takeHeaviest, worthOf } from './worth.ts'
export * from './buttons.ts'
export * from './ends.ts'
export { numberTrays } from './scenes.ts'
export * from './rules.ts'
export * from './standing.ts'
