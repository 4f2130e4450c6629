import { dressed, linesBetween, staggered } from '../../../kit/index.ts'

/** In the three middle rows officers have lines of their own: across, and from row 5 to row 7. */
const isMiddle = (row: number): boolean => row >= 4 && row <= 6

const plain = staggered(11, {
  wide: 0.72,
  high: 0.75,
  look: row => (isMiddle(row) ? { fill: 'home' } : {}),
  joins: (row, dir, goal) => dir.length === 2 || (isMiddle(row) && isMiddle(goal)),
})
export const board = dressed(plain, {
  lines: linesBetween(plain, dir => (dir.length === 1 ? 'red' : undefined)),
})
