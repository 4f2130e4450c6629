import { colOf, rowOf, type SquareBoard } from '../../../kit/index.ts'

export const SIDE = 9
/** Always so many balls are pushed, and at least so many of them are the player's own. */
export const LONG = 7
export const OWN = 4

/** A row or column of seven that can be pushed one field ahead, cell by cell from its front. */
export interface Push {
  readonly balls: readonly number[]
  /** The field before the front, which must be empty. */
  readonly into: number
  /** The field behind the last ball, where no eighth may lie; the wall at the rim. */
  readonly behind: number
}

/** All pushes there can be: four in each row and column. */
export function pushesOn(board: SquareBoard): readonly Push[] {
  const lines = Array.from({ length: SIDE }, (_, i) => i).flatMap(i => [
    board.names.flatMap((_, c) => (rowOf(board, c) === i ? [c] : [])),
    board.names.flatMap((_, c) => (colOf(board, c) === i ? [c] : [])),
  ])
  return [...lines, ...lines.map(line => line.toReversed())].flatMap(line =>
    [1, 2].map(front => ({
      balls: line.slice(front, front + LONG),
      into: line[front - 1]!,
      behind: line[front + LONG] ?? board.size,
    })),
  )
}
