import type { Walk } from '../../moves/betza.ts'
import type { Geometry, Vector } from './geometry.ts'

/** One direction of a walk on a board. */
export interface Way {
  readonly x: number
  readonly y: number
  /** Where one step leads from every cell. */
  readonly next: Int16Array
  readonly line: string
  /** The cells that a step passes when it may not leap. */
  readonly over: readonly Int16Array[]
}

/** One direction of a walk that bends, with all the paths it has from a cell. */
export interface Bend {
  readonly x: number
  readonly y: number
  readonly paths: (cell: number) => { readonly path: readonly number[]; readonly line: string }[]
}

/** Half a right angle, with room for rounding. */
const OUTWARDS = Math.cos(Math.PI / 4) - 1e-6

/** The directions of walks on one board, each found once. */
export function waysOn(geometry: Geometry): {
  ways: (walk: Walk) => readonly Way[]
  bends: (walk: Walk) => readonly Bend[]
} {
  const { size } = geometry.board
  const known = new Map<Walk, readonly Way[]>()
  const ways = (walk: Walk): readonly Way[] => {
    let found = known.get(walk)
    if (!found) {
      found = geometry.vectors(walk.step).map(({ x, y, way }) => ({
        x,
        y,
        next: geometry.leading(x, y),
        line: geometry.key(x, y),
        over: way.map(([wx, wy]) => geometry.leading(wx, wy)),
      }))
      known.set(walk, found)
    }
    return found
  }
  const bend = (walk: Walk, first: Vector, second: Vector, times: number): Bend => ({
    x: first.x,
    y: first.y,
    paths(cell) {
      const found: { path: number[]; line: string }[] = []
      const straight = geometry.leading(first.x, first.y)
      const aside = geometry.leading(second.x, second.y)
      const names = `${geometry.key(first.x, first.y)} ${geometry.key(second.x, second.y)}`
      const leg: number[] = []
      for (let c = straight[cell]!; c !== size && leg.length < walk.times; c = straight[c]!) {
        leg.push(c)
        const path = [...leg]
        for (let d = aside[c]!; d !== size && path.length - leg.length < times; d = aside[d]!) {
          path.push(d)
          // Seen from the goal, lines that differ only in the length of their far end are one.
          found.push({ path: [...path], line: `bent ${names} ${path.length - leg.length}` })
        }
      }
      return found
    },
  })
  const bends = (walk: Walk): readonly Bend[] =>
    geometry.vectors(walk.step).flatMap(first =>
      geometry.vectors(walk.bend!.step).flatMap(second => {
        const cosine =
          (first.x * second.x + first.y * second.y) /
          Math.hypot(first.x, first.y) /
          Math.hypot(second.x, second.y)
        return cosine > OUTWARDS ? [bend(walk, first, second, walk.bend!.times)] : []
      }),
    )
  return { ways, bends }
}
