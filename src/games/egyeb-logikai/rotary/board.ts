import { cellsOf, hexCentre, hexes, LETTERS, painted, step, type Label } from '../../../kit/index.ts'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Letter and row add up to so much: sides of 6 and 4 cells in turn. */
const [LEAST, MOST] = [5, 13]
const CENTRE = 'd5 e5 d6'

const hex = (q: number, r: number) => ({ q, r, name: `${LETTERS[q - 1]}${r}` })
const label = (q: number, r: number, text: string): Label => ({ ...hexCentre(hex(q, r), 'pointy'), text })

const plain = hexes(
  ROWS.flatMap(r => ROWS.filter(q => q + r >= LEAST && q + r <= MOST).map(q => hex(q, r))),
  {
    labels: ROWS.flatMap(i => [
      label(i, Math.max(1, LEAST - i) - 1, LETTERS[i - 1]!),
      label(Math.min(9, MOST - i) + 1, i, String(i)),
    ]),
  },
)
export const board = painted(plain, { goal: CENTRE })
export const centre = cellsOf(board, CENTRE)
/** By cell: the six cells around it, clockwise; none where one of them would be off the board. */
export const rings = board.cells.map((_, c) => {
  const ring = board.dirs.map((_, d) => step(board, c, d)).toReversed()
  return ring.includes(board.size) ? [] : ring
})
