/** The wild around everything: undergrowth, fronds, flowers. Layers of cut paper, dark behind and light in front. */
import { fill, group, line, placed, short, type Drawn } from '../drawing.ts'
import type { Colour } from '../deck.ts'
import { P } from './palette.ts'
import { box, Chance, ellipse, leaf } from './pen.ts'

export const CARD = { w: 63, h: 88, bleed: 3 } as const
/** Everything reaches past the bleed. */
const OVER = 4
export const WHOLE = box(-OVER, -OVER, CARD.w + 2 * OVER, CARD.h + 2 * OVER)

export function oneLeaf(
  x: number,
  y: number,
  degrees: number,
  length: number,
  width: number,
  body: Colour,
  shade: Colour,
): Drawn[] {
  const { outline, shade: half, rib } = leaf(x, y, degrees, length, width)
  return [fill(outline, body), fill(half, shade), line(rib, shade, 0.18)]
}

/** A palm frond: leaflets on both sides of a bent stem. */
export function frond(
  x: number,
  y: number,
  degrees: number,
  length: number,
  body: Colour,
  shade: Colour,
): Drawn {
  // Two paths instead of twenty: pages and files stay small.
  let [upper, lower] = ['', '']
  const steps = 9
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const along = length * (0.12 + 0.86 * t)
    const droop = 2.2 * t * t
    const size = length * 0.42 * Math.sin(Math.PI * (0.18 + 0.74 * t))
    upper += leaf(along, droop, -(62 - 34 * t) + 6, size, size * 0.2).outline
    lower += leaf(along, droop, 62 - 34 * t + 6, size, size * 0.2).outline
  }
  const stem = line(`M0 0Q${short(length * 0.6)} 0 ${short(length)} 2.4`, shade, 0.5)
  return group([fill(upper, body), fill(lower, shade), stem], placed(x, y, degrees))
}

/** A broad leaf with slits, as big jungle plants have. */
export function broadLeaf(
  x: number,
  y: number,
  degrees: number,
  size: number,
  body: Colour,
  shade: Colour,
): Drawn {
  const parts: Drawn[] = [
    fill('M0 0C-1.6 -4 1 -8.6 6 -8.4C12 -8 16 -3 18 0C16 3 12 8 6 8.4C1 8.6 -1.6 4 0 0Z', body),
    fill('M0 0C-1.6 4 1 8.6 6 8.4C12 8 16 3 18 0Z', shade),
  ]
  for (const side of [-1, 1])
    for (const [at, length] of [
      [4.2, 5.2],
      [7.6, 5],
      [11, 3.6],
    ] as const)
      parts.push(
        line(
          `M${at} ${side * 1.3}Q${at + 1.6} ${side * length * 0.7} ${at + 2.6} ${side * length}`,
          side < 0 ? shade : P.deep,
          0.35,
        ),
      )
  parts.push(line('M0.4 0L16.4 0', P.deep, 0.35))
  return group(parts, placed(x, y, degrees, size / 18))
}

export function flower(x: number, y: number, size: number, petals: Colour, heart: Colour = P.sun): Drawn {
  const parts: Drawn[] = []
  for (let i = 0; i < 5; i++) {
    const { outline } = leaf(0, 0, i * 72 - 90, size, size * 0.86)
    parts.push(fill(outline, petals))
  }
  parts.push(fill(ellipse(0, 0, size * 0.24), heart))
  return group(parts, placed(x, y))
}

export interface Wild {
  readonly seed: string
  /** Keeps the middle of tall plants out of these circles and bands. */
  readonly clear: (x: number, y: number) => boolean
  /** Where nothing of the ground will be seen, so nothing is drawn. */
  readonly covered?: (x: number, y: number) => boolean
}

const DARK: readonly (readonly [Colour, Colour])[] = [
  [P.deep, P.night],
  [P.forest, P.deep],
]
const BRIGHT: readonly (readonly [Colour, Colour])[] = [
  [P.leaf, P.forest],
  [P.fresh, P.leaf],
  [P.leaf, P.forest],
  [P.lime, P.fresh],
]

/** Undergrowth over the whole card, thinning towards what must stay free. */
export function undergrowth({ seed, clear, covered }: Wild): Drawn[] {
  const chance = new Chance(seed)
  const drawn: Drawn[] = [fill(WHOLE, P.night)]
  for (let i = 0; i < 34; i++) {
    const [x, y] = [chance.between(-6, 69), chance.between(-6, 94)]
    const [body, shade] = chance.pick(DARK)
    const [degrees, length, width] = [chance.between(0, 360), chance.between(12, 22), chance.between(5, 9)]
    if (!covered?.(x, y)) drawn.push(...oneLeaf(x, y, degrees, length, width, body, shade))
  }
  for (let i = 0; i < 60; i++) {
    const [x, y] = [chance.between(-3, 66), chance.between(-3, 91)]
    const [body, shade] = chance.pick(BRIGHT)
    const degrees = chance.between(0, 360)
    const size = chance.between(9, 15)
    const kind = chance.next()
    if (!clear(x, y) || covered?.(x, y)) continue
    if (kind < 0.34) drawn.push(frond(x, y, degrees, size * 1.1, body, shade))
    else if (kind < 0.6) drawn.push(broadLeaf(x, y, degrees, size, body, shade))
    else drawn.push(...oneLeaf(x, y, degrees, size, size * 0.42, body, shade))
  }
  return drawn
}

/** Blossoms in the green, a few. */
export function blossoms({ seed, clear }: Wild, count: number): Drawn[] {
  const chance = new Chance(`${seed} blossoms`)
  const drawn: Drawn[] = []
  for (let tries = 0; drawn.length < count && tries < 60; tries++) {
    const [x, y] = [chance.between(4, 59), chance.between(4, 84)]
    const colour = chance.pick([P.coral, P.sun, P.blush, P.chalk])
    if (clear(x, y))
      drawn.push(flower(x, y, chance.between(1.3, 2.1), colour, colour === P.sun ? P.ember : P.sun))
  }
  return drawn
}
