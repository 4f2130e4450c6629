/** Boards that a person makes, and grids laid over own pictures: what knows where a piece may be drawn to. */

/** How far a board is moved from where it would lie, so that boards of other sizes share their middle. */
export interface BoardSpot {
  readonly x: number
  readonly y: number
}

export const PATTERNS = ['chequers', 'squares', 'hexes', 'hexagon', 'points', 'ring', 'snake', 'row'] as const
export type Pattern = (typeof PATTERNS)[number]

/**
 * A board by its numbers. `hexes` are rows of hexagons, every other one half a cell further; `hexagon` has as many on a side
 * as it has columns; `points` are joined by lines; `ring`, `snake` and `row` are tracks of numbered fields.
 */
export interface MadeBoard {
  readonly kind: 'made'
  readonly pattern: Pattern
  readonly columns: number
  readonly rows: number
  readonly light: string
  readonly dark: string
  readonly ink: string
  readonly labels: 'none' | 'letters' | 'numbers'
  /** Lines of a board of points. */
  readonly lines?: 'straight' | 'diagonal'
  /** What is written in the cells, in reading order. */
  readonly texts?: readonly string[]
  readonly at?: BoardSpot
}

/** Cells over an own picture: so many columns and rows between two corners, in cells of the table. */
export interface Grid {
  /** `offset` has every other row half a cell further. */
  readonly shape: 'square' | 'offset' | 'hex'
  readonly columns: number
  readonly rows: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The most columns or rows of a made board or grid. */
export const MOST_CELLS = 60

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
