import type { Position } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { enclosed, turnOver } from './line.ts'

/** What turning over needs to know of a ground: it counts each player's pieces. */
interface TurningGround {
  readonly board: Board
  readonly cells: number
  readonly men: number
}

const EVERY = -1

/** Rows between the piece that is laid and another of its player change hands, as in reversi. */
export interface Turning {
  /** How long the row is that a piece of `player` on `c` encloses in a direction. */
  row(p: Position, c: number, dir: number, player: number): number
  /** Whether it encloses one in any direction of the board. */
  encloses(p: Position, c: number, player: number): boolean
  /** Turns over the rows in all directions, or only the one in this direction. */
  turn(p: Position, c: number, player: number, dir?: number): void
}

/** `codes` are the pieces of the two players. */
export function turning({ board, cells, men }: TurningGround, codes: readonly number[]): Turning {
  const degree = board.dirs.length
  return {
    row: (p, c, dir, player) => enclosed(p, board, cells, c, dir, codes[player]!),
    encloses(p, c, player) {
      const own = codes[player]!
      for (let d = 0; d < degree; d++) if (enclosed(p, board, cells, c, d, own) > 0) return true
      return false
    },
    turn(p, c, player, dir = EVERY) {
      const own = codes[player]!
      let n = 0
      if (dir !== EVERY) n = turnOver(p, board, cells, c, dir, own)
      else for (let d = 0; d < degree; d++) n += turnOver(p, board, cells, c, d, own)
      p.note(men + player, p.words[men + player]! + n)
      p.note(men + 1 - player, p.words[men + 1 - player]! - n)
    },
  }
}
