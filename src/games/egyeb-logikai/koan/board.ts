import { circlePath, LETTERS, makeBoard, type Board, type CellShape, type Shape } from '../../../kit/index.ts'

/** Columns a-k and rows 1-11; octagons where both are odd, squares where both are even, nothing else. */
const SIDE = 11
/** How much of each corner an octagon leaves to the square between four of them. */
const CUT = 0.36
const HALF = 0.5
/** The joint between two fields, half of it. */
const JOINT = 0.018

/** The corners of an octagon whose sides are `half` from its middle. */
const octagonAround = (x: number, y: number, half: number, cut: number): number[] => {
  const short = half - cut
  const corners = [
    [-short, -half],
    [short, -half],
    [half, -short],
    [half, short],
    [short, half],
    [-short, half],
    [-half, short],
    [-half, -short],
  ] as const
  return corners.flatMap(([dx, dy]) => [x + dx, y + dy])
}
/** The corners of a square that stands on one of them. */
const squareAround = (x: number, y: number, half: number): number[] => [
  x,
  y - half,
  x + half,
  y,
  x,
  y + half,
  x - half,
  y,
]

// Straight ahead leads from octagon to octagon; aslant lies a field of the other shape.
const DIRS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const
const STEPS = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
] as const

function make(): Board {
  const at = new Map<string, number>()
  const spots: (readonly [number, number])[] = []
  for (let row = 0; row < SIDE; row++)
    for (let col = row % 2; col < SIDE; col += 2) {
      at.set(`${col},${row}`, spots.length)
      spots.push([col, row])
    }
  const cells = spots.map(([col, row]): CellShape => {
    const [x, y] = [col / 2, (SIDE - 1 - row) / 2]
    const name = `${LETTERS[col]}${row + 1}`
    return row % 2 === 0
      ? { name, x, y, outline: octagonAround(x, y, HALF - JOINT, CUT), fill: 'light' }
      : { name, x, y, outline: squareAround(x, y, CUT - JOINT), fill: 'dark' }
  })
  const numbers = Array.from({ length: SIDE }, (_, i) => i)
  return makeBoard({
    cells,
    dirs: DIRS,
    step(c, d) {
      const [col, row] = spots[c]!
      // A square has no other square straight ahead: there two octagons touch.
      if (row % 2 === 1 && d % 3 === 0) return undefined
      return at.get(`${col + STEPS[d]![0]},${row + STEPS[d]![1]}`)
    },
    labels: [
      ...numbers.map(col => ({ x: col / 2, y: SIDE / 2 + 0.36, text: LETTERS[col]! })),
      ...numbers.map(row => ({ x: -0.86, y: (SIDE - 1 - row) / 2, text: String(row + 1) })),
    ],
  })
}

export const board = make()
/** By cell: its row, the first is 0. */
export const ROWS = Int8Array.from(board.names, name => Number(name.slice(1)) - 1)
export const LAST_ROW = SIDE - 1

const path = (corners: readonly number[]): string =>
  `M${corners.map((v, i) => (i > 0 && i % 2 === 0 ? `L${v}` : v)).join(' ')}Z`

/** A glazed tile of the shape with a rim, a little thick; a ring or a dot in the middle tells the kinds apart by more than the outline. */
const tile = (
  outline: (y: number, half: number) => number[],
  half: number,
  eye: number,
): readonly Shape[] => [
  { path: path(outline(8, half)), fill: 'deep', stroke: 'line', width: 2 },
  { path: path(outline(0, half)), fill: 'base', stroke: 'line', width: 2 },
  { path: path(outline(0, half * 0.74)), stroke: 'deep', width: 4 },
  { path: circlePath(eye), stroke: 'deep', width: 4 },
]
export const OCTAGON_TILE = tile((y, half) => octagonAround(0, y - 4, half, half * 0.58), 40, 11)
export const SQUARE_TILE = tile((y, half) => squareAround(0, y - 4, half), 44, 3)
