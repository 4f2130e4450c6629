/**
 * The rules for people: a game's `hu.md` and `en.md` read into blocks, leans on other games carried out, diagrams and tasks
 * brought to life as positions. Nothing here draws: the pages do, and the tests read the same blocks.
 */
export * from './markdown.ts'
export * from './leaning.ts'
export * from './diagram.ts'
export * from './task.ts'
export * from './move-effects.ts'
export * from './lessons.ts'
