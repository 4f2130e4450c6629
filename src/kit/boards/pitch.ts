import { LETTERS, rowsOf, square, type SquareBoard } from './square.ts'

export interface Pitch {
  readonly board: SquareBoard
  /** By cell: its row, 0 and one more than the last in the goals; -1 for the wall. */
  readonly row: Int8Array
  /** The cells between the goals. */
  readonly field: readonly number[]
  isField(cell: number): boolean
}

/** Rows 1, 2 … of squares with a goal beyond the first row and one beyond the last, each as wide as the pitch. */
export function pitch(
  cols: number,
  rows: number,
  fill: (col: number, row: number) => string | undefined,
): Pitch {
  const isBetween = (row: number): boolean => row > 0 && row <= rows
  const board = square(cols, rows + 2, {
    name: (col, row) => `${LETTERS[col]}${row}`,
    fill: (col, row) => (isBetween(row) ? fill(col, row) : 'goal'),
  })
  const row = Int8Array.from([...rowsOf(board), -1])
  const isField = (c: number): boolean => isBetween(row[c]!)
  return { board, row, field: [...board.cells.keys()].filter(isField), isField }
}
