import type { Position } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { enclosed } from './line.ts'

/** What flanking needs to know of a ground. */
interface FlankingGround {
  readonly board: Board
  readonly cells: number
  readonly ownerOf: Int8Array
  readonly set: (p: Position, c: number, code: number) => void
}

interface FlankingRules {
  /** The lengths of rows that are taken; all when absent. */
  readonly lengths?: readonly number[]
  /** The board whose directions count; the ground's own when absent. */
  readonly along?: Board
  /** A piece of `owner` has left its cell. */
  readonly gone?: (p: Position, c: number, owner: number) => void
}

/** Rows of others between the piece that has just come and another of its player are taken off. The cells must end in a wall. */
export interface Flanking {
  /** How many a piece of `player` on `c` takes in a direction. */
  caught(p: Position, c: number, dir: number, player: number): number
  /** How many it takes in all directions. */
  count(p: Position, c: number, player: number): number
  /** Takes them off, and tells how many they were. */
  take(p: Position, c: number, player: number): number
}

/** `codes` are the pieces of the players that take. */
export function flanking(g: FlankingGround, codes: readonly number[], rules: FlankingRules = {}): Flanking {
  const { cells, ownerOf } = g
  const { lengths, along = g.board, gone } = rules
  const { next } = along
  const degree = along.dirs.length
  const counts = Uint8Array.from({ length: along.size + 1 }, (_, n) =>
    n > 0 && (!lengths || lengths.includes(n)) ? 1 : 0,
  )
  const caught = (p: Position, c: number, dir: number, player: number): number => {
    const n = enclosed(p, along, cells, c, dir, codes[player]!)
    return counts[n] === 1 ? n : 0
  }
  return {
    caught,
    count(p, c, player) {
      let sum = 0
      for (let d = 0; d < degree; d++) sum += caught(p, c, d, player)
      return sum
    },
    take(p, c, player) {
      const { words } = p
      let sum = 0
      for (let d = 0; d < degree; d++) {
        let at = next[c * degree + d]!
        // Mostly nothing is near.
        if (words[cells + at]! <= 0) continue
        const n = caught(p, c, d, player)
        for (let i = 0; i < n; i++, at = next[at * degree + d]!) {
          const owner = ownerOf[words[cells + at]!]!
          g.set(p, at, 0)
          gone?.(p, at, owner)
        }
        sum += n
      }
      return sum
    },
  }
}
