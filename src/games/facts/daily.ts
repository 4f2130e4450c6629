import { dailySeed } from '../../engine/daily.ts'
import { Rng } from '../../engine/rng.ts'
import { games } from '../index.ts'
import { DAILY } from './index.ts'

/** One of `n` for a day (`2026-11-16`), the same everywhere; `what` makes different things of one day independent. */
export const pickOfDay = (what: string, day: string, n: number): number =>
  new Rng(dailySeed(what, day)).below(n)

/** Games whose rules have tasks: all but those with pages of their own. */
export const TASKED: readonly string[] = games
  .filter(({ chapter }) => chapter !== 'sajat')
  .map(({ id }) => id)

/** The game of the day's task. Which of its tasks it is, its rules must tell. */
export const taskGameOf = (day: string): string => TASKED[pickOfDay('task', day, TASKED.length)]!

/** The one-person game whose puzzle of the day is set out. */
export const puzzleGameOf = (day: string): string => DAILY[pickOfDay('puzzle', day, DAILY.length)]!
