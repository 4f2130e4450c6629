import type { Move, Moves, Position, Rng } from '../../engine/index.ts'
import { reaching } from './changing-reach.ts'
import type { ChangingGround } from './changing.ts'

/** How men go. */
export interface ManWays {
  /** Adds the moves of the men whose cells are the words from `first` to `end`. */
  list(p: Position, first: number, end: number, out: Moves): void
  /** A random one of the moves of the `men` whose cells are the words from `first` on, or -1 when none was found. */
  pick?(p: Position, first: number, men: number, rng: Rng): Move
  /** The steps of pieces of this code, for measuring the way that is left; the board's own steps when absent. */
  next?(code: number): Int16Array
  /** A man went from a cell to another; for words of the ways' own. */
  moved?(p: Position, a: number, b: number): void
  derive?(p: Position): void
}

export type ManWaysOf = (ground: ChangingGround) => ManWays

const TRIES = 40

/** A step to a neighbouring cell, or a chain of jumps over men of any colour. */
export const stepsOrChains: ManWaysOf = ({ board, layout, cells }) => {
  const { list, pick, counted, derive } = reaching(board, cells, layout)
  return {
    list: (p, first, end, out) => list(p.words, first, end, out),
    pick: (p, first, men, rng) => pick(p.words, first, men, rng),
    moved(p, a, b) {
      counted(p, a, -1)
      counted(p, b, 1)
    },
    derive,
  }
}

/** Steps to an empty neighbour along each player's own lines: a table of steps for every player. */
export const stepsAlong =
  (lines: readonly Int16Array[]): ManWaysOf =>
  ({ board, cells, owner }) => {
    const D = board.dirs.length
    return {
      next: code => lines[owner[code]!] ?? board.next,
      list(p, first, end, out) {
        const w = p.words
        const next = lines[w[0]!]!
        for (let k = first; k < end; k++)
          for (let d = 0; d < D; d++) {
            const to = next[w[k]! * D + d]!
            if (w[cells + to] === 0) out.add(w[k]! | (to << 10))
          }
      },
      pick(p, first, men, rng) {
        const w = p.words
        if (men === 0) return -1
        for (let i = 0; i < TRIES; i++) {
          const draw = rng.below(men * D)
          const c = w[first + (draw % men)]!
          const to = lines[w[0]!]![c * D + Math.floor(draw / men)]!
          if (w[cells + to] === 0) return c | (to << 10)
        }
        return -1
      },
    }
  }

/** Any distance in a straight line over empty cells. */
export const slides: ManWaysOf = ({ board, cells }) => {
  const D = board.dirs.length
  const { next } = board
  return {
    list(p, first, end, out) {
      const w = p.words
      for (let k = first; k < end; k++)
        for (let d = 0; d < D; d++)
          for (let to = next[w[k]! * D + d]!; w[cells + to] === 0; to = next[to * D + d]!)
            out.add(w[k]! | (to << 10))
    },
  }
}
