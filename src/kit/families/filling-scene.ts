import type { Move, Player, Point, Position } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import type { Placed, Scene, Tray } from '../scene.ts'
import { pieceLabel, type FillingPiece } from './filling-set.ts'

export const piecePoint = ({ id }: FillingPiece): string => `piece:${id}`

/** TOUCH + cell, and + the cells of the board for each piece: a person points at a cell with that piece chosen, or with none. Never legal. */
export const TOUCH: Move = 1 << 22
export const touched = (board: Board, pieces: readonly FillingPiece[], m: Move): readonly Point[] => {
  const piece = Math.floor((m - TOUCH) / board.size) - 1
  const cell = (m - TOUCH) % board.size
  return piece < 0 ? [cell] : [piecePoint(pieces[piece]!), cell]
}

interface Table {
  readonly board: Board
  readonly pieces: readonly FillingPiece[]
  readonly players: readonly Player[]
  /** Where the words of the cells start, and those of the scores when several deals are played. */
  readonly cells: number
  readonly scores: number | undefined
  readonly set: 'common' | 'cards'
  readonly holds: (p: Position, player: number, piece: number) => boolean
}

/** The pieces on the board, and those still to be placed beside it. */
export function fillingScene({
  board,
  pieces,
  players,
  cells,
  scores,
  set,
  holds,
}: Table): (p: Position) => Scene {
  const items = pieces.map(piece => ({
    look: piece.waiting,
    label: pieceLabel(piece),
    point: piecePoint(piece),
  }))

  return p => {
    const placed: Placed[] = []
    for (const [k, piece] of pieces.entries()) {
      const covered = board.cells.flatMap((_, c) => (p.at(cells + c) === k + 1 ? [c] : []))
      if (covered.length === 0) continue
      const look = { art: 'block', tint: piece.tint, text: piece.id }
      placed.push({ cell: covered[0]!, cells: covered, look, label: pieceLabel(piece) })
    }
    const score = (points: number) => ({ text: { hu: `${points} pont`, en: `${points} points` } })
    const own = players.map((player, i): Tray => ({
      id: `player:${i}`,
      title: player.name,
      owner: i,
      items: set === 'cards' ? items.filter((_, k) => holds(p, i, k)) : [],
      ...(scores === undefined ? {} : score(p.at(scores + i))),
    }))
    const common: Tray = {
      id: 'set',
      title: { hu: 'Készlet', en: 'Set' },
      items: items.filter((_, k) => holds(p, 0, k)),
    }
    return {
      placed,
      trays: [...(set === 'common' ? [common] : []), ...(set === 'cards' || scores !== undefined ? own : [])],
    }
  }
}
