/** The task of the day. In a file of its own: it needs the list of games, which most pages do without. */
import { games } from '../index.ts'
import { pickOfDay } from './index.ts'

/** Games whose rules have tasks: all but those with pages of their own. */
export const TASKED: readonly string[] = games
  .filter(({ chapter }) => chapter !== 'sajat')
  .map(({ id }) => id)

/** The game of the day's task. Which of its tasks it is, its rules must tell. */
export const taskGameOf = (day: string): string => TASKED[pickOfDay('task', day, TASKED.length)]!
