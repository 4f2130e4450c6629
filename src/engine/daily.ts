import type { Options } from './definition.ts'

/** Whether luck is the same for everybody on one day: the choice `daily` of the option `deal`. */
export const isDaily = (options: Options): boolean => options['deal'] === 'daily'

/** The day of a moment where this machine is, as `2026-11-16`. */
export function dayOf(moment: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The seed of a game's luck on a day (`2026-11-16`): another one for every game and day, the same everywhere. */
export function dailySeed(game: string, day: string): number {
  // Two halves of FNV-1a with different beginnings: 53 bits in all.
  const hash = (basis: number) => {
    let h = basis
    for (const letter of `${game} ${day}`) h = Math.imul(h ^ letter.codePointAt(0)!, 0x01000193)
    return h >>> 0
  }
  return hash(0x811c9dc5) + (hash(0x2f0b4a1d) & 0x1fffff) * 0x100000000
}

/** How luck is drawn after so many moves: by the place in the match only, so that a move taken back never rolls the dice again. */
export const luckSeed = (seed: number, ply: number): number => (seed + ply * 0x9e3779b97f) % 2 ** 53
