import { graph, LETTERS, type Board } from '../../../kit/index.ts'

/** So many circles on each side of the board. */
const SIDE = 6
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
const across = (col: number): number => 0.75 * col - (col % 2 === 1 ? 1.25 : 1)
const circle = (x: number, y: number): number[] =>
  Array.from({ length: 12 }, (_, n) => (n * Math.PI) / 6).flatMap(angle => [
    x + 0.42 * Math.cos(angle),
    y + 0.42 * Math.sin(angle),
  ])

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
  const points: Record<string, [number, number]> = {}
  const middles: Record<string, [number, number]> = {}
  const rings: string[][] = []
  for (let i = 0; i < 2 * SIDE - 1; i++) {
    const top = 1 + Math.abs(i - SIDE + 1)
    for (let row = top; row < top + 2 * (2 * SIDE - top); row += 2) {
      const col = 1 + 2 * i
      const ring = CORNERS.map(([dc, dr]) => `${LETTERS[col + dc]}${row + dr}`)
      for (const [k, [dc, dr]] of CORNERS.entries()) points[ring[k]!] = [across(col + dc), (row + dr) * ROW]
      middles[`${LETTERS[col]}${LETTERS[col + 1]}${row + 1}`] = [1.5 * i, (row + 1) * ROW]
      rings.push(ring)
    }
  }
  const plain = graph(
    { ...points, ...middles },
    rings.map(ring => [...ring, ring[0]!]),
  )
  const size = Object.keys(points).length
  const ringCells = rings.map(ring => ring.map(name => plain.names.indexOf(name)))
  const circlesOf = Array.from({ length: size }, (_, c) =>
    ringCells.flatMap((ring, k) => (ring.includes(c) ? [k] : [])),
  )
  const board: Board = {
    ...plain,
    cells: plain.cells.map((cell, c) =>
      c < size ? cell : { ...cell, outline: circle(cell.x, cell.y), fill: 'plain' },
    ),
    labels: [
      ...Array.from({ length: 24 }, (_, col) => ({ x: across(col), y: 24 * ROW, text: LETTERS[col]! })),
      ...Array.from({ length: 23 }, (_, row) => ({ x: -1.8, y: (row + 1) * ROW, text: String(row + 1) })),
    ],
  }
  const beside = ringCells.map((ring, k) => [
    ...new Set(ring.flatMap(c => circlesOf[c]!).filter(other => other !== k)),
  ])
  return { board, points: size, corners: Int16Array.from(ringCells.flat()), circlesOf, beside }
}
