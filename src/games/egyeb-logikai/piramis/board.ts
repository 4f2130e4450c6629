import { cellsOf, dressed, ray, square, step, withDirs, type Board } from '../../../kit/index.ts'

const [COLS, ROWS, BASE] = [13, 10, 4]
/** The striped fields of the two slopes, upwards. */
const SLOPES = ['b5 c6 d7 e8 f9', 'l5 k6 j7 i8 h9']
const TOP = 'g10'

export interface Slopes {
  readonly board: Board
  readonly top: number
  /** By field: its row, counted from 1. */
  readonly row: Int8Array
  readonly isRed: Uint8Array
  /** By field: which slope it is a striped field of, else -1; and all striped fields. */
  readonly slope: Int8Array
  readonly striped: readonly number[]
  /** By field: the others on the line that rises to the right, and on the one that rises to the left, from the top down. */
  readonly lines: readonly (readonly (readonly number[])[])[]
  /** By line: where the way down off the line leads from a field. */
  readonly aside: readonly Int16Array[]
  /** By field: the two fields below it, or the wall. */
  readonly down: readonly (readonly number[])[]
}

export function slopes(): Slopes {
  // From the fifth row on each row is a field narrower on both sides.
  const cut = (row: number): number => Math.max(0, row + 1 - BASE)
  const whole = square(COLS, ROWS, {
    without: (col, row) => col < cut(row) || col >= COLS - cut(row),
    fill: (col, row) => ((col + row) % 2 === 1 ? 'dark' : 'light'),
  })
  const flat = withDirs(whole, ['ne', 'se', 'sw', 'nw'])
  const dir = (name: string): number => flat.dirs.indexOf(name)
  const row = Int8Array.from(flat.cells, ({ y }) => ROWS - y)
  const ways = SLOPES.map(names => cellsOf(flat, `${names} ${TOP}`))
  const board = dressed(flat, {
    // The pyramid rises behind the four rows of its base.
    cells: flat.cells.map((cell, c) => ({ ...cell, height: Math.max(BASE, row[c]!) })),
    // The white stripes lead to the top.
    lines: ways.flatMap(way => way.slice(1).map((c, i) => [way[i]!, c, 'white'] as const)),
  })
  const line = (c: number, up: string, below: string): number[] => [
    ...ray(board, c, dir(up)).toReversed(),
    ...ray(board, c, dir(below)),
  ]
  const numbers = [...board.cells.keys()]
  const striped = ways.flatMap(way => way.slice(0, -1))
  return {
    board,
    top: board.names.indexOf(TOP),
    row,
    isRed: Uint8Array.from(board.cells, ({ fill }) => (fill === 'dark' ? 1 : 0)),
    slope: Int8Array.from(numbers, c => (striped.includes(c) ? ways.findIndex(way => way.includes(c)) : -1)),
    striped,
    lines: numbers.map(c => [line(c, 'ne', 'sw'), line(c, 'nw', 'se')]),
    aside: ['se', 'sw'].map(way => Int16Array.from(numbers, c => step(board, c, dir(way)))),
    down: numbers.map(c => [step(board, c, dir('sw')), step(board, c, dir('se'))]),
  }
}
