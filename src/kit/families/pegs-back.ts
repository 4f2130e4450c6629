// Jumping puzzles looked at backwards, from the last man on.
import type { Rng } from '../../engine/index.ts'
import type { Difficulty } from '../dealing.ts'
import type { Pegs } from './pegs.ts'

/** Boards of at most so many cells are small enough to list every position. */
const SMALL = 15

/**
 * Tells exactly from which positions a single man can remain, anywhere (`goal` -1) or on a given cell; nothing for large boards.
 * The positions are found backwards: every jump taken back from a position that can be solved gives another one.
 */
export function solvableOn(
  size: number,
  jumps: Pegs['jumps'],
): ((words: Int32Array, cells: number, goal: number) => boolean) | undefined {
  if (size > SMALL) return undefined
  /** By the cells that are filled, as bits: where the last man may stand, as bits too. */
  let ends: Uint16Array | undefined
  const find = (): Uint16Array => {
    const found = new Uint16Array(2 ** size)
    const front: number[] = []
    for (let c = 0; c < size; c++) {
      found[1 << c] = 1 << c
      front.push(1 << c)
    }
    for (let men = front.pop(); men !== undefined; men = front.pop())
      for (const [from, list] of jumps.entries())
        for (const [over, behind] of list) {
          if ((men >> behind) % 2 === 0 || (men >> from) % 2 === 1 || (men >> over) % 2 === 1) continue
          const before = men + (1 << from) + (1 << over) - (1 << behind)
          if ((found[before]! | found[men]!) === found[before]) continue
          found[before]! |= found[men]!
          front.push(before)
        }
    return found
  }
  return (words, cells, goal) => {
    ends ??= find()
    let men = 0
    for (let c = 0; c < size; c++) if (words[cells + c] !== 0) men |= 1 << c
    return goal < 0 ? ends[men] !== 0 : (ends[men]! >> goal) % 2 === 1
  }
}

/** How much of the board is filled at first. */
const SHARES: Readonly<Record<Difficulty, number>> = { easy: 0.3, medium: 0.5, hard: 0.7 }

/** Men that can be reduced to one: a single man, and jumps taken back from there until there are enough. */
export function menByLuck(
  size: number,
  jumps: Pegs['jumps'],
  luck: Rng,
  difficulty: Difficulty | 'any',
): { readonly men: ReadonlySet<number>; readonly last: number } {
  const wanted = Math.round(size * SHARES[difficulty === 'any' ? 'medium' : difficulty])
  for (;;) {
    const last = luck.below(size)
    const men = new Set([last])
    while (men.size < wanted) {
      const back = jumps.flatMap((list, from) =>
        list.flatMap(([over, behind]) =>
          men.has(behind) && !men.has(over) && !men.has(from) ? [[from, over, behind] as const] : [],
        ),
      )
      const taken = back[luck.below(back.length)]
      if (!taken) break
      men.add(taken[0]).add(taken[1]).delete(taken[2])
    }
    if (men.size === wanted) return { men, last }
  }
}
