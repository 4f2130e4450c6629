import type { Move, NetView, Position } from '../engine/index.ts'
import { colOf, rowOf } from './boards/index.ts'
import { from, to } from './moves/packing.ts'
import { isPlace, PASS, type Ground } from './standing/index.ts'

const [OWN, OTHER, BOARD] = [1, 2, 4]

/** What a net must know of a game on squares beside whose men stand where; `lead` and `solves` are as in `NetView`. */
export interface PiecesSeen extends Pick<NetView, 'weights' | 'lead' | 'solves'> {
  /** Men that go forward are seen by both players from their own side. */
  readonly seen?: 'from the same side' | 'by each from its own side'
  /**
   * Planes 4 and 7 of a cell (16 and 128), the sixth where a number is told (64), and 3 (8) where the game itself marks a man; 5 (32)
   * only where men are not chosen first.
   */
  bits?(p: Position, c: number): number
  /** What the sixth plane is worth. */
  level?(p: Position): number
}

export interface MenSeen extends PiecesSeen {
  /** Whether the man that moves is fixed, so that only its goal is chosen. */
  fixed?(p: Position): boolean
}

type Seen = Pick<Ground, 'board' | 'ownerOf' | 'at'>

/** Where each player sees each cell. */
function placesOn({ board }: Seen, seen: PiecesSeen['seen']): readonly Int32Array[] {
  const size = Math.round(Math.sqrt(board.size))
  return [0, 1].map(player =>
    Int32Array.from({ length: board.size }, (_, c) => {
      const row = rowOf(board, c)
      const turned = player === 1 && seen === 'by each from its own side'
      return (turned ? size - 1 - row : row) * size + colOf(board, c)
    }),
  )
}

/** How a net sees a standing game for two on a square board where pieces are put down. */
export function placingNet(g: Seen, { seen, bits, level, ...judged }: PiecesSeen): NetView {
  const { board, ownerOf, at } = g
  const size = Math.round(Math.sqrt(board.size))
  const places = placesOn(g, seen)
  const placeOf = (p: Position, c: number): number => places[p.turn]![c]!
  return {
    ...judged,
    size,
    planes(p, bytes) {
      for (let c = 0; c < board.size; c++) {
        const owner = ownerOf[at(p, c)]!
        const man = owner === p.turn ? OWN : owner === 1 - p.turn ? OTHER : 0
        bytes[placeOf(p, c)] = BOARD | man | (bits ? bits(p, c) : 0)
      }
      return level ? level(p) : 0
    },
    place: (p: Position, m: Move) => (m === PASS ? size * size : placeOf(p, to(m))),
  }
}

/** How a net sees one where men move: they are chosen first, then their goals. */
export function menNet(g: Seen, { fixed, ...seen }: MenSeen): NetView {
  const places = placesOn(g, seen.seen)
  return {
    ...placingNet(g, seen),
    first: (p: Position, m: Move) => (isPlace(m) || fixed?.(p) ? -1 : places[p.turn]![from(m)]!),
  }
}
