import type { Piece, Thing } from './table.ts'

/** Pieces that lie exactly on each other: how high each of them lies, and how high the pile is. */
export interface Height {
  /** 0 for the lowest. */
  readonly level: number
  readonly of: number
  /** The piece that lies on it. */
  readonly above?: number
}

/** Spots this near, in cells, are one pile. */
const NEAR = 0.04
const spotOf = ({ x, y }: Thing): string => `${Math.round(x / NEAR)} ${Math.round(y / NEAR)}`

/** Every pile of two or more pieces on the open table, the lowest piece first. */
export function pilesOf(things: readonly Thing[]): Piece[][] {
  const spots = new Map<string, Piece[]>()
  for (const thing of things) {
    if (thing.what !== 'piece' || thing.hand !== undefined) continue
    const spot = spotOf(thing)
    const pile = spots.get(spot)
    if (pile) pile.push(thing)
    else spots.set(spot, [thing])
  }
  return [...spots.values()].filter(pile => pile.length > 1)
}

/** How high the pieces of every pile lie, by number. */
export function heightsOf(things: readonly Thing[]): ReadonlyMap<number, Height> {
  const heights = new Map<number, Height>()
  for (const pile of pilesOf(things))
    for (const [level, { id }] of pile.entries()) {
      const above = pile[level + 1]?.id
      heights.set(id, { level, of: pile.length, ...(above === undefined ? {} : { above }) })
    }
  return heights
}
