import { squareAt, type Board } from '../../../kit/index.ts'

/** Every square with its corners on cells, whatever its size and tilt: from its lowest corner (of two the left one) round to the left. */
export function squaresOn(board: Board, side: number): number[][] {
  const at = squareAt(board)
  const found: number[][] = []
  for (const { x, y } of board.cells)
    for (let right = 1; right < side; right++)
      for (let up = 0; right + up < side; up++) {
        const corners = [
          at(x, y),
          at(x + right, y - up),
          at(x + right - up, y - up - right),
          at(x - up, y - right),
        ]
        if (!corners.includes(board.size)) found.push(corners)
      }
  return found
}
