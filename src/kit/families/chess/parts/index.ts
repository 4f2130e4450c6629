/** Rules beyond moving, capturing and check, one named part each: a game lists those it takes in `parts`. */
export * from './clock.ts'
export * from './entering.ts'
export * from './hidden.ts'
export * from './tandem.ts'
