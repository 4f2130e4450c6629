/** The sides of a card lying upright, clockwise. */
export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]

/** Where the path is open. In a tunnel all open sides are joined; in a dead end none is joined to another. */
export type Openings = 'N' | 'E' | 'NS' | 'EW' | 'NE' | 'NW' | 'NES' | 'NEW' | 'NESW'

export interface Shape {
  readonly id: string
  readonly open: Openings
  readonly way: 'tunnel' | 'dead-end'
  /** How many of this shape the forty path cards hold. */
  readonly copies: number
}

const tunnel = (open: Openings, copies: number): Shape => ({ id: open, open, way: 'tunnel', copies })
const deadEnd = (open: Openings): Shape => ({ id: `${open}-dead`, open, way: 'dead-end', copies: 1 })

export const SHAPES: readonly Shape[] = [
  tunnel('NS', 4),
  tunnel('EW', 3),
  tunnel('NE', 5),
  tunnel('NW', 4),
  tunnel('NES', 5),
  tunnel('NEW', 5),
  tunnel('NESW', 5),
  deadEnd('N'),
  deadEnd('E'),
  deadEnd('NE'),
  deadEnd('NW'),
  deadEnd('NS'),
  deadEnd('EW'),
  deadEnd('NES'),
  deadEnd('NEW'),
  deadEnd('NESW'),
]

/** The shapes of the forty path cards, in the order the editor shows them. */
export const FORTY: readonly string[] = SHAPES.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, () => id),
)
