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
