/**
 * What a game is: a position that changes by small named moves, and everything that follows from that
 * (matches, undo, saving, explaining, random play). Knows no board, no piece, no game by name.
 */
export * from './result.ts'
export * from './rng.ts'
export * from './position.ts'
export * from './layout.ts'
export * from './outcome.ts'
export * from './game.ts'
export * from './net-view.ts'
export * from './definition.ts'
export * from './made.ts'
export * from './options.ts'
export * from './legal.ts'
export * from './run.ts'
export * from './history.ts'
export * from './events.ts'
export * from './agreement.ts'
export * from './match-json.ts'
export * from './reading.ts'
export * from './match.ts'
export * from './seat-view.ts'
export * from './explain.ts'
