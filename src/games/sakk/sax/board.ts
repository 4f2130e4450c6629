import { calledByWays, square, wayName } from '../../../kit/index.ts'

/** How far the table goes from the first man: nobody meets its edge. */
export const REACH = 15
/** Cells are named by the way from the first man, whose cell is 0. */
export const board = {
  ...calledByWays(
    square(2 * REACH + 1, 2 * REACH + 1, {
      look: 'checks',
      name: (col, row) => wayName(col - REACH, row - REACH),
    }),
  ),
  labels: [],
}
export const FIRST = board.names.indexOf('0')
