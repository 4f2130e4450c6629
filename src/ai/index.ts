/** Search that plays any game by the engine's contract alone. Knows no game by name. */
export * from './budget.ts'
export * from './alphabeta.ts'
export * from './ladder.ts'
export * from './mcts.ts'
export * from './mind.ts'
export * from './opponent.ts'
