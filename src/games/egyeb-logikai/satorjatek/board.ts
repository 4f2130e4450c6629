import { LETTERS, makeBoard, type Board, type CellShape } from '../../../kit/index.ts'

/** The middles of two triangles with a common side are 1 apart. */
const SIDE = Math.sqrt(3)
const HIGH = 1.5
/** White triangles of each row from the bottom, and by how many half sides the row begins before the first one. */
const WHITES = [2, 3, 4, 3]
const SHIFTS = [0, 1, 2, 1]
/** Black triangles have letters from here on, so that no two cells of a row share one. */
const BLACK_LETTERS = 'pqrs'
/** How far the number of each row stands left of its lower left corner and above it, to lie on the frame. */
const LABELS = [
  [0.58, 0.6],
  [0.58, 0.6],
  [0.3, 0.1],
  [0.06, 0.3],
] as const
/** The joint between two fields. */
const JOINT = 0.03

interface Spot {
  readonly row: number
  /** The middle, in half sides from the left end of the lowest row. */
  readonly half: number
  readonly isWhite: boolean
  readonly name: string
}

const spots: readonly Spot[] = WHITES.flatMap((count, row) => {
  const first = -SHIFTS[row]!
  // A row that grows upwards begins and ends with a black triangle, a narrowing one with a white one.
  const grows = row < 2
  const blacks = grows ? count + 1 : count - 1
  return [
    ...Array.from({ length: count }, (_, i) => ({
      row,
      half: first + 1 + 2 * i,
      isWhite: true,
      name: `${row + 1}${LETTERS[i]}`,
    })),
    ...Array.from({ length: blacks }, (_, i) => ({
      row,
      half: first + 2 * i + (grows ? 0 : 2),
      isWhite: false,
      name: `${row + 1}${BLACK_LETTERS[i]}`,
    })),
  ]
})

/** The middle of the triangle and its three corners; white ones point up, black ones down. */
function shapeOf({ row, half, isWhite, name }: Spot): CellShape {
  const up = isWhite ? 1 : -1
  const x = (half * SIDE) / 2
  const y = -row * HIGH - (isWhite ? 0.5 : 1)
  const reach = 1 - JOINT
  const wide = (SIDE / 2) * reach
  const outline = [x, y - up * reach, x + wide, y + (up * reach) / 2, x - wide, y + (up * reach) / 2]
  return { name, x, y, outline, fill: isWhite ? 'light' : 'dark' }
}

// Ways from a white triangle over one black triangle to the next white one; opposite ways are three apart.
const WAYS = [
  ['e', 2, 0],
  ['ne', 1, 1],
  ['nw', -1, 1],
  ['w', -2, 0],
  ['sw', -1, -1],
  ['se', 1, -1],
] as const

export const board: Board = makeBoard({
  cells: spots.map(shapeOf),
  dirs: WAYS.map(([name]) => name),
  step(c, d) {
    const { row, half, isWhite } = spots[c]!
    const [, right, up] = WAYS[d]!
    const there = spots.findIndex(s => s.isWhite && s.row === row + up && s.half === half + right)
    return isWhite && there >= 0 ? there : undefined
  },
  labels: WHITES.map((_, row) => {
    const [left, up] = LABELS[row]!
    return { x: (-SHIFTS[row]! * SIDE) / 2 - left, y: -row * HIGH - up, text: String(row + 1) }
  }),
})

/** The cells on which tents stand. */
export const WHITE_CELLS = Int16Array.from(spots.flatMap(({ isWhite }, c) => (isWhite ? [c] : [])))
export const isBlackCell = (c: number): boolean => !spots[c]!.isWhite

/** By a cell and its neighbour: 0 for east and west, 1 for north-east and south-west, 2 for north-west and south-east, -1 else. */
export const AXES = new Int8Array(board.size * board.size).fill(-1)
for (const c of WHITE_CELLS)
  for (let d = 0; d < WAYS.length; d++) {
    const n = board.next[c * WAYS.length + d]!
    if (n < board.size) AXES[c * board.size + n] = d % 3
  }
