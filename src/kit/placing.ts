import type { Position } from '../engine/index.ts'
import type { Board } from './boards/index.ts'
import type { PieceSet } from './pieces.ts'
import type { Placed } from './scene.ts'

/** A piece of the set on a cell; a neutral one has no owner. */
export function placedPiece(pieces: PieceSet, code: number, cell: number): Placed {
  const owner = pieces.owner(code)
  const piece = { cell, look: pieces.look(code), label: pieces.label(code) }
  return owner < pieces.players.length ? { ...piece, owner } : piece
}

/** How a piece with a code is shown where its kind does not say it all. */
export type ChangePlaced = (each: Placed, code: number, p: Position) => Placed

/** The pieces of a plain cells range as the scene shows them. */
export const placedOn = (board: Board, pieces: PieceSet, p: Position, start: number): Placed[] =>
  placedStacks(board, pieces, p, start, 1)

/** The same for stacks of `depth` words a cell, bottom first. */
export function placedStacks(
  board: Board,
  pieces: PieceSet,
  p: Position,
  start: number,
  depth: number,
  change: ChangePlaced = each => each,
): Placed[] {
  const placed: Placed[] = []
  for (let c = 0; c < board.size; c++)
    for (let k = 0; k < depth; k++) {
      const code = p.at(start + c * depth + k)
      if (code > 0) placed.push(change(placedPiece(pieces, code, c), code, p))
    }
  return placed
}
