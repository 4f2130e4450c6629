import type { Words } from './result.ts'

/** The sides of a card lying upright. */
export type Side = 'N' | 'E' | 'S' | 'W'
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']
export const SIDE_NAMES: Readonly<Record<Side, Words>> = {
  N: { hu: 'Észak', en: 'North' },
  E: { hu: 'Kelet', en: 'East' },
  S: { hu: 'Dél', en: 'South' },
  W: { hu: 'Nyugat', en: 'West' },
}

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

const BY_ID = new Map(SHAPES.map(shape => [shape.id, shape]))
export const findShape = (id: string): Shape | undefined => BY_ID.get(id)
export function shapeOf(id: string): Shape {
  const shape = BY_ID.get(id)
  if (!shape) throw new Error(`no path shape "${id}"`)
  return shape
}

/** The shapes of the forty path cards, in the order the editor shows them. */
export const FORTY: readonly string[] = SHAPES.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, () => id),
)
export const PATH_CARDS = FORTY.length

const WAY_NAMES: Readonly<Record<Openings, Words>> = {
  N: { hu: 'északi', en: 'north' },
  E: { hu: 'keleti', en: 'east' },
  NS: { hu: 'észak–dél', en: 'north–south' },
  EW: { hu: 'kelet–nyugat', en: 'east–west' },
  NE: { hu: 'észak–kelet', en: 'north–east' },
  NW: { hu: 'észak–nyugat', en: 'north–west' },
  NES: { hu: 'észak–kelet–dél', en: 'north–east–south' },
  NEW: { hu: 'észak–kelet–nyugat', en: 'north–east–west' },
  NESW: { hu: 'négy irányú', en: 'four-way' },
}

/** The shape in words, for reading out and for lists. */
export function shapeName({ open, way }: Shape): Words {
  const { hu, en } = WAY_NAMES[open]
  return way === 'tunnel'
    ? { hu: `${hu} ösvény`, en: `${en} path` }
    : { hu: `${hu} zsákutca`, en: `${en} dead end` }
}
