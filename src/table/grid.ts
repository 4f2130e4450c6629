import type { Grid } from './grounds.ts'

export interface CellSpot {
  readonly x: number
  readonly y: number
  /** How wide a piece may be in it. */
  readonly unit: number
  readonly column: number
  readonly row: number
}

/** The middles of a grid's cells, in reading order. */
export function gridCells({ shape, columns, rows, x, y, width, height }: Grid): CellSpot[] {
  const shifted = shape !== 'square' && rows > 1
  const across = width / (columns + (shifted ? 0.5 : 0))
  // Hexagons reach into the rows beside them by a quarter of their height.
  const down = shape === 'hex' ? height / (0.75 * rows + 0.25) : height / rows
  const step = shape === 'hex' ? 0.75 * down : down
  const unit = Math.max(0.1, Math.min(Math.abs(across), Math.abs(down)))
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const shift = shifted && row % 2 === 1 ? 0.5 : 0
    return { x: x + (column + 0.5 + shift) * across, y: y + down / 2 + row * step, unit, column, row }
  })
}
