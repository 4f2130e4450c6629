import { cellsOf, dressed, ray, rowsOf, square, step, withDirs } from '../../../kit/index.ts'

const [COLS, ROWS, BASE] = [13, 10, 4]
const TOP = 'g10'

// From the fifth row on each row is a field narrower on both sides.
const cut = (row: number): number => Math.max(0, row + 1 - BASE)
const whole = square(COLS, ROWS, {
  without: (col, row) => col < cut(row) || col >= COLS - cut(row),
  fill: (col, row) => ((col + row) % 2 === 1 ? 'dark' : 'light'),
})
const flat = withDirs(whole, ['ne', 'se', 'sw', 'nw'])
const [NE, SE, SW, NW] = [0, 1, 2, 3]
/** By field: its row, counted from 1. */
export const row = rowsOf(flat).map(r => r + 1)
/** The striped fields of the two slopes, upwards. */
const slopes = ['b5 c6 d7 e8 f9', 'l5 k6 j7 i8 h9'].map(names => cellsOf(flat, names))
export const top = flat.names.indexOf(TOP)
export const striped = slopes.flat()

export const board = dressed(flat, {
  // The pyramid rises behind the four rows of its base.
  cells: flat.cells.map((cell, c) => ({ ...cell, height: Math.max(BASE, row[c]!) })),
  // The white stripes lead to the top.
  lines: slopes.flatMap(way => way.map((c, i) => [c, way[i + 1] ?? top, 'white'] as const)),
})
const fields = [...board.cells.keys()]
const line = (c: number, up: number, down: number): number[] => [
  ...ray(board, c, up).toReversed(),
  ...ray(board, c, down),
]

export const isRed = Uint8Array.from(board.cells, ({ fill }) => (fill === 'dark' ? 1 : 0))
/** By field: which slope it is a striped field of, else -1. */
export const slope = Int8Array.from(fields, c => slopes.findIndex(way => way.includes(c)))
/** By field: the others on the line that rises to the right, and on the one that rises to the left, from the top down. */
export const lines = fields.map(c => [line(c, NE, SW), line(c, NW, SE)] as const)
/** By line: where the way down off the line leads from a field. */
export const aside = [SE, SW].map(way => Int16Array.from(fields, c => step(board, c, way)))
