import type { Move, Player, Point, Position } from '../../../engine/index.ts'
import type { Board, Placed, Scene, Tray } from '../../../kit/index.ts'
import { label, look, PENTOMINOES } from './data.ts'

/** TOUCH + cell, and + 64 for each piece: a person points at a cell with that piece chosen, or with none. Never legal. */
export const TOUCH: Move = 1 << 22
export const touched = (board: Board, m: Move): readonly Point[] => {
  const piece = Math.floor((m - TOUCH) / board.size) - 1
  const cell = (m - TOUCH) % board.size
  return piece < 0 ? [cell] : [`piece:${PENTOMINOES[piece]!.id}`, cell]
}

interface Table {
  readonly board: Board
  readonly players: readonly Player[]
  /** Where the words of the cells start, and those of the scores when several deals are played. */
  readonly cells: number
  readonly scores: number | undefined
  readonly set: 'common' | 'cards'
  readonly holds: (p: Position, player: number, piece: number) => boolean
}

/** The pieces on the board, and those still to be placed beside it. */
export function makeScene({ board, players, cells, scores, set, holds }: Table): (p: Position) => Scene {
  const item = (k: number) => ({
    look: look(k, 'pentomino'),
    label: label(k),
    point: `piece:${PENTOMINOES[k]!.id}`,
  })
  const kept = (test: (k: number) => boolean) => PENTOMINOES.flatMap((_, k) => (test(k) ? [item(k)] : []))

  return p => {
    const placed: Placed[] = []
    for (let k = 0; k < PENTOMINOES.length; k++) {
      const covered = board.cells.flatMap((_, c) => (p.at(cells + c) === k + 1 ? [c] : []))
      if (covered.length > 0)
        placed.push({ cell: covered[0]!, cells: covered, look: look(k, 'block'), label: label(k) })
    }
    const score = (points: number) => ({ text: { hu: `${points} pont`, en: `${points} points` } })
    const own = players.map((player, i): Tray => ({
      id: `player:${i}`,
      title: player.name,
      owner: i,
      items: set === 'cards' ? kept(k => holds(p, i, k)) : [],
      ...(scores === undefined ? {} : score(p.at(scores + i))),
    }))
    const common: Tray = {
      id: 'set',
      title: { hu: 'Készlet', en: 'Set' },
      items: kept(k => holds(p, 0, k)),
    }
    return {
      placed,
      trays: [...(set === 'common' ? [common] : []), ...(set === 'cards' || scores !== undefined ? own : [])],
    }
  }
}
