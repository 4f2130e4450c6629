import { crosswise, dressed, LETTERS, square, type Board } from '../../../kit/index.ts'

/** The skyscraper from its top down: `=` is a start field, the other signs are holes, `.` is air. */
const TOWER = [
  '....O....',
  '....*....',
  '....X....',
  '...XO*...',
  '...O*X...',
  '...*XO...',
  '..*XO*X..',
  '..XO*XO..',
  '..O*XO*..',
  '.O*XO*XO.',
  'O*XO*XO*X',
  '*XO*XO*XO',
  'XO*X.*XO*',
  '====.====',
]
/** The shapes of holes and of the sides of a cube. */
export const SHAPES = ['X', 'O', '*'] as const
export const NO_HOLE = -1
export const TOP = 'e14'

const FILLS = ['light', 'middle', 'dark']
const signAt = (col: number, row: number): string => TOWER[TOWER.length - 1 - row]![col]!
const holeAt = (col: number, row: number): number => SHAPES.findIndex(shape => shape === signAt(col, row))

/** The fields of the tower, and by field the number of its hole's shape. */
export function tower(): { readonly board: Board; readonly holes: Int8Array } {
  const grid = square(9, TOWER.length, {
    without: (col, row) => signAt(col, row) === '.',
    fill: (col, row) => (`${LETTERS[col]}${row + 1}` === TOP ? 'goal' : (FILLS[holeAt(col, row)] ?? 'home')),
  })
  const plain = crosswise(grid)
  const holes = Int8Array.from(plain.names, name =>
    holeAt(LETTERS.indexOf(name[0]!), Number(name.slice(1)) - 1),
  )
  const cells = plain.cells.map((cell, c) =>
    holes[c] === NO_HOLE ? cell : { ...cell, text: SHAPES[holes[c]!]!.replace('*', '✱') },
  )
  return { board: dressed(plain, { cells }), holes }
}
