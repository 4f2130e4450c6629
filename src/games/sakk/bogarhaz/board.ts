import { dressed, LETTERS, sideBySide, square, type Label } from '../../../kit/index.ts'

const boards = sideBySide(
  [
    square(8, 8, { look: 'checks' }),
    square(8, 8, { look: 'checks', name: (col, row) => `${LETTERS[7 - col]}${8 - row}` }),
  ],
  (board, cell) => `${board + 1}:${cell}`,
)
const labels = Array.from({ length: 8 }, (_, i): Label[] => [
  { x: i, y: 7.85, text: LETTERS[i]! },
  { x: -0.85, y: 7 - i, text: `${i + 1}` },
  { x: 16 - i, y: 7.85, text: LETTERS[i]! },
  { x: 16.85, y: i, text: `${i + 1}` },
]).flat()

/** Two chessboards side by side, the second turned round. */
export const board = dressed(boards, { labels })
