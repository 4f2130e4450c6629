export * from './line.ts'
export * from './group.ts'
export * from './area.ts'
export * from './polyomino.ts'
