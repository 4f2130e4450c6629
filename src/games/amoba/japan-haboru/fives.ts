import type { Position } from '../../../engine/index.ts'
import { dirOf, runs, step, type Board } from '../../../kit/index.ts'

const FIVE = 5

/** Upright and diagonal rows of five outside the owner's home; level rows never count. */
export function fives(
  board: Board,
  cells: number,
  codes: readonly number[],
  homes: readonly (readonly number[])[],
) {
  /** Directions in pairs, there and back. */
  const axes = ['n', 's', 'ne', 'sw', 'nw', 'se'].map(name => dirOf(board, name))
  /** By player and cell, the wall included: whether a man there counts. */
  const counts = codes.map((_, i) =>
    Int8Array.from({ length: board.size + 1 }, (_, c) => (c < board.size && !homes[i]!.includes(c) ? 1 : 0)),
  )
  const windows = codes.map((_, i) =>
    Int16Array.from(
      runs(board, FIVE, axes)
        .filter(run => run.every(c => counts[i]![c] === 1))
        .flat(),
    ),
  )
  return {
    /** Whether the player's man on `c` stands in such a row. */
    through(p: Position, c: number, player: number): boolean {
      const [own, zone] = [codes[player]!, counts[player]!]
      if (zone[c] === 0) return false
      for (let a = 0; a < axes.length; a += 2) {
        let n = 1
        for (let k = a; k < a + 2; k++)
          for (let at = step(board, c, axes[k]!); zone[at] === 1 && p.words[cells + at] === own; n++)
            at = step(board, at, axes[k]!)
        if (n >= FIVE) return true
      }
      return false
    },
    /** How near the player is to such rows: the squares of the men on each, where no enemy stands. */
    hope(p: Position, player: number): number {
      const list = windows[player]!
      let sum = 0
      for (let k = 0; k < list.length; k += FIVE) {
        let n = 0
        for (let i = k; i < k + FIVE; i++) {
          const code = p.words[cells + list[i]!]!
          if (code === codes[player]) n++
          else if (code !== 0) {
            n = 0
            break
          }
        }
        sum += n * n
      }
      return sum / 4
    },
  }
}
