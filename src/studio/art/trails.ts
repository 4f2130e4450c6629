/** Where the trail runs on a card: the same lines are drawn, kept free of leaves, and written along. */
import { fill, group, line, placed, type Drawn } from '../drawing.ts'
import type { Shape, Side } from '../shapes.ts'
import type { Colour } from '../deck.ts'
import { CARD } from './jungle.ts'
import { P } from './palette.ts'
import { Chance, ellipse, leaf, polyline } from './pen.ts'

export const TRAIL_WIDTH = 17
const MIDDLE_X = CARD.w / 2
const MIDDLE_Y = CARD.h / 2
const OUT = 5

type Point = readonly [number, number]
export interface Run {
  readonly from: Point
  readonly to: Point
}

/** Where a dead end is blocked, and from which side it is met. */
export interface Block {
  readonly x: number
  readonly y: number
  readonly across: 'horizontal' | 'vertical'
}

/** A place for text: its middle, the length along the trail, the room across it, and the turn (−90 reads upwards). */
export interface Slot {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly room: number
  readonly turn: 0 | -90
}

export interface Trail {
  readonly runs: readonly Run[]
  readonly blocks: readonly Block[]
  readonly slot: Slot
}

const EDGE: Readonly<Record<Side, Point>> = {
  N: [MIDDLE_X, -OUT],
  E: [CARD.w + OUT, MIDDLE_Y],
  S: [MIDDLE_X, CARD.h + OUT],
  W: [-OUT, MIDDLE_Y],
}
const SAFE = 5
/** The tufts at the rims reach in by nearly two millimetres: fractions keep clear of them. */
const ROOM = 13.2
const upright = (top: number, bottom: number): Slot => ({
  x: MIDDLE_X,
  y: (top + bottom) / 2,
  length: bottom - top,
  room: ROOM,
  turn: -90,
})
const lying = (left: number, right: number): Slot => ({
  x: (left + right) / 2,
  y: MIDDLE_Y,
  length: right - left,
  room: ROOM,
  turn: 0,
})

const stub = (side: Side, to: number): Run => ({
  from: EDGE[side],
  to: side === 'N' || side === 'S' ? [MIDDLE_X, to] : [to, MIDDLE_Y],
})
const block = (x: number, y: number, across: Block['across']): Block => ({ x, y, across })
const longNorth = stub('N', 49)
const shortEast = stub('E', 56)
const shortWest = stub('W', 7)
const shortSouth = stub('S', 74)
const below = block(MIDDLE_X, 60.5, 'horizontal')
const eastward = block(46, MIDDLE_Y, 'vertical')
const westward = block(17, MIDDLE_Y, 'vertical')
const northText = upright(SAFE, 53)

/**
 * Every stub of a dead end stops before an obstacle and none meets another. One stub is long, so that a formula has room
 * on it.
 */
const DEAD_ENDS: Readonly<Record<string, Trail>> = {
  N: { runs: [stub('N', 52)], blocks: [block(MIDDLE_X, 63, 'horizontal')], slot: upright(SAFE, 58) },
  E: { runs: [stub('E', 24)], blocks: [block(15, MIDDLE_Y, 'vertical')], slot: lying(20.5, CARD.w - SAFE) },
  NE: { runs: [longNorth, shortEast], blocks: [below, eastward], slot: northText },
  NW: { runs: [longNorth, shortWest], blocks: [below, westward], slot: northText },
  NS: { runs: [longNorth, shortSouth], blocks: [below], slot: northText },
  EW: {
    runs: [stub('W', 34), stub('E', 58)],
    blocks: [block(46.5, MIDDLE_Y, 'vertical')],
    slot: lying(SAFE, 40),
  },
  NES: { runs: [longNorth, shortEast, shortSouth], blocks: [below, eastward], slot: northText },
  NEW: { runs: [longNorth, shortEast, shortWest], blocks: [below, eastward, westward], slot: northText },
  NESW: {
    runs: [longNorth, shortEast, shortSouth, shortWest],
    blocks: [below, eastward, westward],
    slot: northText,
  },
}

export function trailOf({ open, way }: Shape): Trail {
  if (way === 'dead-end') return DEAD_ENDS[open]!
  const runs = [...open].map((side): Run => ({ from: EDGE[side as Side], to: [MIDDLE_X, MIDDLE_Y] }))
  const slot =
    open === 'EW' || open === 'NEW'
      ? lying(SAFE, CARD.w - SAFE)
      : open.includes('S')
        ? upright(SAFE, CARD.h - SAFE)
        : upright(SAFE, MIDDLE_Y + TRAIL_WIDTH / 2 - 2.5)
  return { runs, blocks: [], slot }
}

/** How far a point is from the middle of the trail. */
export function distanceTo(runs: readonly Run[], x: number, y: number): number {
  let least = Infinity
  for (const { from, to } of runs) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const t = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)))
    least = Math.min(least, Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy))
  }
  return least
}

/** Trodden earth: a grassy rim, a dark edge, two browns that white letters read on, and quiet specks. */
export function drawTrail(runs: readonly Run[], seed: string): Drawn[] {
  const d = runs.map(({ from, to }) => polyline(from, to)).join('')
  const chance = new Chance(`${seed} trail`)
  const drawn: Drawn[] = [
    line(d, P.deep, TRAIL_WIDTH + 6),
    line(d, P.leaf, TRAIL_WIDTH + 3.4),
    line(d, P.soil, TRAIL_WIDTH + 1.6),
    line(d, P.earth, TRAIL_WIDTH),
    line(d, P.trail, TRAIL_WIDTH - 3.6),
  ]
  for (const run of runs) {
    const { from, to } = run
    const others = runs.filter(each => each !== run)
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    const specks = new Map<Colour, string>()
    for (let i = 0; i < length / 1.6; i++) {
      const [u, v] = [chance.between(0, length), chance.between(-7.6, 7.6)]
      // Stones lie along the rim, not where another trail crosses and letters may stand.
      const [x, y] = [from[0] + ux * u - uy * v, from[1] + uy * u + ux * v]
      const far = Math.abs(v) > 5.6 && distanceTo(others, x, y) > TRAIL_WIDTH / 2 - 1
      const size = far ? chance.between(0.35, 0.9) : chance.between(0.2, 0.5)
      const colour = far ? chance.pick([P.sand, P.stone, P.soil]) : chance.pick([P.earth, P.earth, P.sand])
      specks.set(colour, (specks.get(colour) ?? '') + ellipse(u, v, size * 1.3, size))
    }
    drawn.push(group(byColour(specks), placed(from[0], from[1], turn)))
  }
  return [...drawn, ...tufts(runs, chance)]
}

/** One path for all that share a colour: pages and files stay small. */
const byColour = (paths: ReadonlyMap<Colour, string>): Drawn[] =>
  [...paths].map(([colour, d]) => fill(d, colour))

/** Blades leaning over the rim; none near the edge of the card, where the next card must meet. */
function tufts(runs: readonly Run[], chance: Chance): Drawn[] {
  const blades = new Map<Colour, string>()
  for (const { from, to } of runs) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    for (let along = OUT + 1.5; along < length; along += chance.between(2, 3.4))
      for (const side of [-1, 1]) {
        const off = TRAIL_WIDTH / 2 + chance.between(0.9, 1.8)
        const [x, y] = [from[0] + ux * along - uy * off * side, from[1] + uy * along + ux * off * side]
        if (chance.next() < 0.22 || distanceTo(runs, x, y) < TRAIL_WIDTH / 2 + 0.6) continue
        const inward = (Math.atan2(-ux * side, uy * side) * 180) / Math.PI
        const colour = chance.pick([P.leaf, P.fresh, P.lime])
        for (const lean of [-38, 0, 34]) {
          const size = chance.between(1.7, 2.7)
          const { outline } = leaf(x, y, inward + lean, lean === 0 ? size * 1.15 : size, 0.85)
          blades.set(colour, (blades.get(colour) ?? '') + outline)
        }
      }
  }
  return byColour(blades)
}
