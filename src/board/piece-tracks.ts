import type { Point } from '../engine/index.ts'
import type { Placed } from '../kit/index.ts'
import { lookKey } from './art/index.ts'

/** How the pieces of a new scene continue those of the one before: for each new piece the old one it was, if any. */
export interface Continued {
  /** Index in the old list by index in the new one; undefined for a piece that has just come. */
  readonly from: readonly (number | undefined)[]
  /** Old pieces that are no more. */
  readonly gone: readonly number[]
}

/**
 * Pairs the pieces of two scenes: first those that did not change, then vanished with appeared ones of the same look
 * (the last move's cells before others, then the nearest), then a piece that changed its look where it stood or on
 * the way of the last move (turned over, promoted).
 */
export function continued(
  before: readonly Placed[],
  after: readonly Placed[],
  last: readonly Point[],
  distance: (a: number, b: number) => number,
): Continued {
  const from: (number | undefined)[] = after.map(() => undefined)
  const free = new Set(before.keys())
  const still = new Map<string, number[]>()
  const [oldLooks, newLooks] = [before, after].map(list => list.map(each => lookKey(each.look))) as [
    string[],
    string[],
  ]
  const spot = (look: string, { cell, point }: Placed) => `${look} @${cell} ${point ?? ''}`
  for (const [i, placed] of before.entries()) {
    const key = spot(oldLooks[i]!, placed)
    const list = still.get(key)
    if (list) list.push(i)
    else still.set(key, [i])
  }
  for (const [j, placed] of after.entries()) {
    const i = still.get(spot(newLooks[j]!, placed))?.shift()
    if (i === undefined) continue
    from[j] = i
    free.delete(i)
  }
  const cells = last.filter(point => typeof point === 'number')
  const pair = (fits: (a: Placed, b: Placed, i: number, j: number) => boolean) => {
    for (const [j, placed] of after.entries()) {
      if (from[j] !== undefined || free.size === 0) continue
      let best: number | undefined
      let cost = Infinity
      for (const i of free) {
        const old = before[i]!
        if (!fits(old, placed, i, j)) continue
        const hinted = cells.includes(old.cell) && cells.includes(placed.cell)
        const d = distance(old.cell, placed.cell) - (hinted ? 1e6 : 0)
        if (d < cost) [best, cost] = [i, d]
      }
      if (best === undefined) continue
      from[j] = best
      free.delete(best)
    }
  }
  pair((a, b) => a.point !== undefined && a.point === b.point)
  pair((_, __, i, j) => oldLooks[i] === newLooks[j])
  pair((a, b) => a.cell === b.cell && a.look.art === b.look.art)
  const [start, end] = [cells[0], cells.at(-1)]
  pair((a, b) => a.look.tint === b.look.tint && a.cell === start && b.cell === end)
  return { from, gone: [...free] }
}
