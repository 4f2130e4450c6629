import { growingBoard, orientations, polyomino, type Board } from '../../../kit/index.ts'
import { PENTOMINOES } from '../pentomino/game.ts'

/** The five tetrominoes and the twelve pentominoes; the digits are pointed at in this order. */
export const SHAPES: readonly { readonly id: string; readonly shape: string }[] = [
  { id: 'I4', shape: '1##2' },
  { id: 'L4', shape: '1.. ##2' },
  { id: 'T4', shape: '.#. 1#2' },
  { id: 'S4', shape: '1#. .#2' },
  { id: 'O4', shape: '## 1#' },
  ...PENTOMINOES,
]

// Ruling: the table goes 28 steps from the first square. Random games get 21 steps far; only players who all run one way together meet the edge.
const REACH = 28
export const quilt: Board = growingBoard({ shape: 'squares', tiles: 80, touch: 1, reach: REACH })

/** Wide enough that a piece beyond the edge of the table meets the wall and nothing else. */
const RIM = 5
const WIDE = 2 * (REACH + RIM) + 1
const grid = new Int16Array(WIDE * WIDE).fill(quilt.size)
const spot = (x: number, y: number): number => (y + REACH + RIM) * WIDE + x + REACH + RIM
const spots = Int16Array.from(quilt.cells, ({ x, y }) => spot(x, y))
for (const [c, at] of spots.entries()) grid[at] = c

/** A way a piece can lie: the squares as steps on the grid from the first of them. */
interface Lie {
  readonly piece: number
  readonly steps: Int16Array
  /** How many of its squares are pointed at. */
  readonly pointed: number
}

export const LIES: readonly Lie[] = SHAPES.flatMap(({ shape }, piece) =>
  orientations(polyomino(shape)).map(cells => {
    const [x, y] = cells[0]!
    return {
      piece,
      steps: Int16Array.from(cells, ([u, v]) => (y - v) * WIDE + u - x),
      pointed: shape.replace(/\D/g, '').length,
    }
  }),
)

/** The cell under a square of a piece whose first square lies on `cell`; the wall beyond the table. */
export const under = (cell: number, { steps }: Lie, k: number): number => grid[spots[cell]! + steps[k]!]!
/** Where the first square lies when square k lies on `cell`. */
export const anchor = (cell: number, { steps }: Lie, k: number): number => grid[spots[cell]! - steps[k]!]!
