import { LETTERS, makeBoard, type Board, type CellShape } from '../../../kit/index.ts'

/** The eleven columns of circles: the topmost row of each, and how many circles it has. */
const COLUMNS: readonly (readonly [top: number, circles: number])[] = [
  [6, 6],
  [5, 7],
  [4, 8],
  [3, 9],
  [2, 10],
  [1, 11],
  [2, 10],
  [3, 9],
  [4, 8],
  [5, 7],
  [6, 6],
]
const ROW = Math.sqrt(3) / 2
/** From the upper left corner of a circle to its six points, as columns and rows. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [2, 1],
  [1, 2],
  [0, 2],
  [-1, 1],
] as const

/** Columns of points come in pairs: the two sides of a column of circles. */
const across = (col: number): number => (col % 2 === 1 ? 0.75 * col - 1.25 : 0.75 * col - 1)
const nameOf = (col: number, row: number): string => `${LETTERS[col]}${row}`

interface Honeycomb {
  /** First the points, then the middles of the circles. */
  readonly board: Board
  readonly points: number
  /** Six points for each circle. */
  readonly corners: Int16Array
  /** By point, the circles it belongs to: three, and fewer on the rim. */
  readonly circlesOf: readonly (readonly number[])[]
  /** By circle, those it shares two points with. */
  readonly beside: readonly (readonly number[])[]
}

/** 91 circles, six to a side, with stones on their 216 corners. A circle is named by its middle: `lm2`. */
export function honeycomb(): Honeycomb {
  const at = new Map<string, number>()
  const cells: CellShape[] = []
  const middles: CellShape[] = []
  const corners: number[] = []
  for (const [i, [top, count]] of COLUMNS.entries())
    for (let k = 0; k < count; k++) {
      const [col, row] = [1 + 2 * i, top + 2 * k]
      for (const [dc, dr] of CORNERS) {
        const name = nameOf(col + dc, row + dr)
        if (!at.has(name)) {
          at.set(name, cells.length)
          cells.push({ name, x: across(col + dc), y: (row + dr) * ROW })
        }
        corners.push(at.get(name)!)
      }
      const [x, y] = [1.5 * i, (row + 1) * ROW]
      const outline = Array.from({ length: 12 }, (_, n) => (n * Math.PI) / 6).flatMap(angle => [
        x + 0.42 * Math.cos(angle),
        y + 0.42 * Math.sin(angle),
      ])
      middles.push({ name: `${LETTERS[col]}${nameOf(col + 1, row + 1)}`, x, y, outline, fill: 'plain' })
    }
  const points = cells.length
  const circlesOf: number[][] = cells.map(() => [])
  for (const [n, c] of corners.entries()) circlesOf[c]!.push(Math.floor(n / 6))
  const near = cells.map(() => new Set<number>())
  for (const [n, c] of corners.entries()) {
    const next = corners[n % 6 === 5 ? n - 5 : n + 1]!
    near[c]!.add(next)
    near[next]!.add(c)
  }
  const all = [...cells, ...middles]
  return {
    board: makeBoard({
      cells: all,
      dirs: ['to0', 'to1', 'to2'],
      step: (c, d) => (c < points ? [...near[c]!][d] : undefined),
      lines: cells.flatMap((_, c) => [...near[c]!].flatMap(n => (n > c ? [[c, n] as const] : []))),
      labels: [
        ...Array.from({ length: 24 }, (_, col) => ({ x: across(col), y: 24 * ROW, text: LETTERS[col]! })),
        ...Array.from({ length: 23 }, (_, row) => ({ x: -1.8, y: (row + 1) * ROW, text: String(row + 1) })),
      ],
    }),
    points,
    corners: Int16Array.from(corners),
    circlesOf,
    beside: middles.map((_, k) => {
      const around = corners.slice(6 * k, 6 * k + 6).flatMap(c => circlesOf[c]!)
      return [...new Set(around)].filter(other => other !== k)
    }),
  }
}
