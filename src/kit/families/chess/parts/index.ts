/** Rules beyond moving, capturing and check, one named part each: a game lists those it takes in `parts`. */
export * from './capturing.ts'
export * from './clock.ts'
export * from './entering.ts'
export * from './goals.ts'
export * from './hidden.ts'
export * from './returning.ts'
export * from './series.ts'
export * from './tandem.ts'
