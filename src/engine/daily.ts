import type { Options } from './definition.ts'

/** Whether luck is the same for everybody on one day: the choice `daily` of the option `deal`. */
export const isDaily = (options: Options): boolean => options['deal'] === 'daily'

/** The day of a moment where this machine is, as `2026-11-16`: Swedish dates look like that. */
export const dayOf = (moment: Date): string => moment.toLocaleDateString('sv')

/** The seed of a game's luck on a day (`2026-11-16`): another one for every game and day, the same everywhere. */
export function dailySeed(game: string, day: string): number {
  let seed = 7
  for (const letter of `${game} ${day}`) seed = (seed * 8191 + letter.codePointAt(0)!) % 1e12
  return seed
}

/** How luck is drawn after so many moves: by the place in the match only, so that a move taken back never rolls the dice again. */
export const luckSeed = (seed: number, ply: number): number => (seed + ply * 0x9e3779b97f) % 2 ** 53
