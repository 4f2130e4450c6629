import { FORTY, SHAPES, SIDES, type Openings, type Shape, type Side } from '../decks/index.ts'
import type { Words } from './result.ts'

export { FORTY, SHAPES, SIDES, type Shape, type Side }

export const SIDE_NAMES: Readonly<Record<Side, Words>> = {
  N: { hu: 'Észak', en: 'North' },
  E: { hu: 'Kelet', en: 'East' },
  S: { hu: 'Dél', en: 'South' },
  W: { hu: 'Nyugat', en: 'West' },
}

const BY_ID = new Map(SHAPES.map(shape => [shape.id, shape]))
export function shapeOf(id: string): Shape {
  const shape = BY_ID.get(id)
  if (!shape) throw new Error(`no path shape "${id}"`)
  return shape
}

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
