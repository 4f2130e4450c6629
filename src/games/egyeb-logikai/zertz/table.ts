import type { Position, Words } from '../../../engine/index.ts'
import { placedOn, type Board, type PieceSet, type Scene, type Tray } from '../../../kit/index.ts'
import { COLOURS, marbleWords } from './goals.ts'

/** The rings that are left, the pool and the captured marbles; the counts of the players follow those of the pool. */
export function table(board: Board, pieces: PieceSet, cells: number, pool: number, gone: number) {
  const tray = (p: Position, id: string, title: Words, start: number): Tray => ({
    id,
    title,
    items: COLOURS.map((tint, i) => ({
      look: { art: 'marble', tint },
      label: marbleWords(tint),
      count: p.at(start + i),
      point: `${id}:${tint}`,
    })),
  })
  return (p: Position): Scene => {
    const lost = board.names.flatMap((_, c) => (p.at(cells + c) === gone ? [c] : []))
    return {
      placed: placedOn(board, pieces, p, cells).filter(({ cell }) => !lost.includes(cell)),
      trays: [
        tray(p, 'pool', { hu: 'készlet', en: 'pool' }, pool),
        ...pieces.players.map(({ id, name }, i) => ({
          ...tray(p, id, name, pool + 3 * (i + 1)),
          owner: i,
        })),
      ],
      fills: lost.map(cell => ({ cell, fill: 'gone' })),
    }
  }
}
