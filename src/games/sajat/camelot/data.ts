import { LETTERS, square } from '../../../kit/index.ts'

const SIZE = 8
export const board = square(SIZE, SIZE, { look: 'checks' })

// Sixteen routes from each cell, two to each target: long leg first, then short leg first. A route is
// target, first and second cell on the way; routes off the board lead to the wall.
export const ROUTES = 16
export const routes = new Int16Array(board.size * ROUTES * 3).fill(board.size)
const cell = (col: number, row: number) => board.names.indexOf(`${LETTERS[col]}${row + 1}`)
for (let c = 0; c < board.size; c++) {
  const col = c % SIZE
  const row = Math.floor(c / SIZE)
  let at = c * ROUTES * 3
  for (const long of [-2, 2])
    for (const short of [-1, 1])
      for (const [dx, dy] of [
        [long, short],
        [short, long],
      ] as const) {
        const legs = dx === long ? ([long / 2, 0, 0, short] as const) : ([0, long / 2, short, 0] as const)
        const [lx, ly, sx, sy] = legs
        const target = cell(col + dx, row + dy)
        if (target >= 0) {
          routes.set([target, cell(col + lx, row + ly), cell(col + 2 * lx, row + 2 * ly)], at)
          routes.set([target, cell(col + sx, row + sy), cell(col + sx + lx, row + sy + ly)], at + 3)
        }
        at += 6
      }
}
