import { makeBoard, type Board } from '../../../kit/index.ts'

/**
 * The table as a grid that is never too small: a way passes 13 cards straight along a row and turns on 16 others (two of them coals),
 * which makes at most 22 columns from Start, and likewise 23 rows, so 24 on each side leave a rim.
 */
export const REACH = 24
export const WIDTH = 2 * REACH + 1

export const cellAt = (column: number, row: number): number => (row + REACH) * WIDTH + column + REACH
export const columnOf = (cell: number): number => (cell % WIDTH) - REACH
export const rowOf = (cell: number): number => Math.floor(cell / WIDTH) - REACH

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Cells are named column,row: columns grow to the east, rows to the south, Start is 0,0. */
export const board: Board = makeBoard({
  cells: Array.from({ length: WIDTH * WIDTH }, (_, cell) => {
    const [x, y] = [columnOf(cell), rowOf(cell)]
    return {
      name: `${x},${y}`,
      x,
      y,
      outline: [x - 0.5, y - 0.5, x + 0.5, y - 0.5, x + 0.5, y + 0.5, x - 0.5, y + 0.5],
      fill: 'plain',
    }
  }),
  dirs: ['n', 'e', 's', 'w'],
  step: (cell, dir) => {
    const [dx, dy] = STEPS[dir]!
    const [x, y] = [columnOf(cell) + dx, rowOf(cell) + dy]
    return Math.abs(x) > REACH || Math.abs(y) > REACH ? undefined : cellAt(x, y)
  },
})

export const START = cellAt(0, 0)
/** The goals from north to south, in this column. */
export const goalCellsIn = (column: number): readonly number[] => [-2, 0, 2].map(row => cellAt(column, row))
