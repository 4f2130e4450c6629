import { drawnIn, type Spot } from './art/blocks.ts'
import type { Box, Place } from './places.ts'

/** The corners of everything a group of cells covers. */
export const cornersOf = (places: readonly Place[], group: readonly number[]): Spot[] =>
  group.flatMap(c => {
    const { x, y, outline } = places[c]!
    if (!outline) return [[x, y] as const]
    const found: Spot[] = []
    for (let i = 0; i + 1 < outline.length; i += 2) found.push([outline[i]!, outline[i + 1]!])
    return found
  })

/** Convex hull, in the sense that `drawnIn` calls inwards. */
export function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Spot[]) => {
    const kept: Spot[] = []
    for (const p of list) {
      while (kept.length > 1) {
        const [a, b] = [kept.at(-2)!, kept.at(-1)!]
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-6) break
        kept.pop()
      }
      kept.push(p)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** What a plate with such a rim around groups of cells covers: pointed corners reach further than the rim is wide. */
export function covered(places: readonly Place[], groups: readonly (readonly number[])[], rim: number): Box {
  const all = groups.flatMap(group => {
    const shape = hull(cornersOf(places, group))
    return shape.length < 3 ? [] : drawnIn(shape, -rim)
  })
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

const NEAR = 0.02
const FULL = 0.75
/** With more corners it is round. */
const MOST_CORNERS = 12

export const areaOf = (loop: readonly Spot[]): number =>
  Math.abs(
    loop.reduce((sum, [x, y], i) => {
      const [u, v] = loop[(i + 1) % loop.length]!
      return sum + x * v - u * y
    }, 0) / 2,
  )

/** A hull that nearly fills its box but mirrors itself neither way would look cut off by mistake: its plate is the box. */
export function isLopsided(places: readonly Place[], group: readonly number[]): boolean {
  const shape = hull(cornersOf(places, group))
  if (shape.length < 3 || shape.length > MOST_CORNERS) return false
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (areaOf(shape) < FULL * (right - left) * (bottom - top)) return false
  const mirrors = (image: (spot: Spot) => Spot) =>
    shape.every(spot => {
      const [x, y] = image(spot)
      return shape.some(([u, v]) => Math.hypot(u - x, v - y) < NEAR)
    })
  return !mirrors(([x, y]) => [left + right - x, y]) && !mirrors(([x, y]) => [x, top + bottom - y])
}
