import { dressed, LETTERS, sideBySide, square, step, type Board, type Label } from '../../../kit/index.ts'

/** Two square seas side by side, the first player's (a1 …) and the second's (A1 …). */
export interface Seas {
  readonly board: Board
  readonly side: number
  /** The cells of one sea; the second player's sea begins at this number. */
  readonly size: number
  /** By cell: the neighbours over an edge, and those over an edge or a corner. */
  readonly beside: readonly (readonly number[])[]
  readonly around: readonly (readonly number[])[]
}

const GAP = 2

export function makeSeas(side: number): Seas {
  const size = side * side
  const sea = square(side, side)
  const two = sideBySide([sea, sea], (i, name) => (i === 0 ? name : name.toUpperCase()), GAP)
  const labels = [0, side + GAP].flatMap((left, i) =>
    Array.from({ length: side }, (_, k): Label[] => [
      { x: left + k, y: side - 0.15, text: i === 0 ? LETTERS[k]! : LETTERS[k]!.toUpperCase() },
      { x: left - 0.85, y: side - 1 - k, text: String(k + 1) },
    ]).flat(),
  )
  const board = dressed(two, { labels })
  const near = (cell: number, every: 1 | 2): number[] =>
    Array.from({ length: 8 / every }, (_, k) => step(board, cell, k * every)).filter(c => c < board.size)
  const cells = Array.from({ length: board.size }, (_, cell) => cell)
  return { board, side, size, beside: cells.map(c => near(c, 2)), around: cells.map(c => near(c, 1)) }
}
