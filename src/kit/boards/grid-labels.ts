import type { Label } from './board.ts'
import { LETTERS } from './square.ts'

/** Letters below the columns and numbers left of the rows of a grid whose lines are so far apart. */
export const gridLabels = (cols: number, rows: number, wide = 1, high = 1): readonly Label[] => [
  ...Array.from({ length: cols }, (_, i) => ({
    x: i * wide,
    y: (rows - 1) * high + 0.85,
    text: LETTERS[i]!,
  })),
  ...Array.from({ length: rows }, (_, i) => ({ x: -0.85, y: (rows - 1 - i) * high, text: String(i + 1) })),
]
