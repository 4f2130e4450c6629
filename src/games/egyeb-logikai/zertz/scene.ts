import type { Position, Words } from '../../../engine/index.ts'
import type { Board, PieceSet, Placed, Scene, Tray } from '../../../kit/index.ts'
import { COLOURS, marbleWords, type Tallied } from './goals.ts'

/** The rings that are left, the pool and the captured marbles; the counts of the players follow those of the pool. */
export function zertzScene(
  board: Board,
  pieces: PieceSet,
  { cells, pool, gone, tallyOf }: { cells: number; pool: number; gone: number; tallyOf: Tallied },
) {
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
  /** Captured marbles are only counted until they are placed again. */
  const captured = (p: Position, owner: number, id: string, title: Words): Tray => {
    const start = pool + 3 * (owner + 1)
    if (COLOURS.every((_, i) => p.at(pool + i) === 0)) return { ...tray(p, id, title, start), owner }
    const counts = tallyOf(p.words, start)
    const text = { hu: counts.map(each => each.hu).join(', '), en: counts.map(each => each.en).join(', ') }
    return { id, title, owner, place: 'card', items: [], text }
  }
  return (p: Position): Scene => {
    const placed: Placed[] = []
    const fills: { cell: number; fill: string }[] = []
    for (let c = 0; c < board.size; c++) {
      const code = p.at(cells + c)
      const tint = COLOURS[pieces.kind(code)]
      if (code === gone) fills.push({ cell: c, fill: 'gone' })
      else if (tint) placed.push({ cell: c, look: { art: 'marble', tint }, label: marbleWords(tint) })
    }
    return {
      placed,
      trays: [
        tray(p, 'pool', { hu: 'készlet', en: 'pool' }, pool),
        ...pieces.players.map(({ id, name }, i) => captured(p, i, id, name)),
      ],
      fills,
    }
  }
}
