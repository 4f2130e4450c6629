import { makeBoard, type Board, type CellShape } from './board.ts'
import { gridLabels } from './grid-labels.ts'
import { LETTERS } from './square.ts'

const STEPS = {
  n: [0, 2],
  ne: [1, 1],
  e: [2, 0],
  se: [1, -1],
  s: [0, -2],
  sw: [-1, -1],
  w: [-2, 0],
  nw: [-1, 1],
} as const

interface Staggered {
  /** How far columns and rows are apart in the drawing. */
  readonly wide: number
  readonly high: number
  /** Beside name and place: how the cell looks. `row` counts from 0. */
  readonly look: (row: number, x: number, y: number) => Partial<CellShape>
  /** Which steps there are between rows; all of them when absent. */
  readonly joins?: (row: number, dir: string, to: number) => boolean
}

/**
 * Rows whose cells lie before the gaps of the next: of `side` columns and rows the odd rows hold a c e …, the even ones
 * b d f …. A step aslant leads to the next row, one straight up to the row after it, one across to the next cell of the row.
 */
export function staggered(side: number, { wide, high, look, joins }: Staggered): Board {
  const dirs = Object.keys(STEPS) as (keyof typeof STEPS)[]
  const spots = Array.from(
    { length: side * side },
    (_, i) => [i % side, Math.floor(i / side)] as const,
  ).filter(([col, row]) => (col + row) % 2 === 0)
  const at = new Map(spots.map(([col, row], c) => [`${col},${row}`, c]))
  return makeBoard({
    cells: spots.map(([col, row]) => {
      const [x, y] = [col * wide, (side - 1 - row) * high]
      return { name: `${LETTERS[col]}${row + 1}`, x, y, ...look(row, x, y) }
    }),
    dirs,
    step(c, d) {
      const [col, row] = spots[c]!
      const [dx, dy] = STEPS[dirs[d]!]
      return joins?.(row, dirs[d]!, row + dy) === false ? undefined : at.get(`${col + dx},${row + dy}`)
    },
    labels: gridLabels(side, side, wide, high),
  })
}
