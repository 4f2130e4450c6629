import { circlePath, type Shape, type Tint } from '../../../kit/index.ts'

/** How far the corners and the sides of a tent's ground lie from its middle. */
const CORNER = 50
const WIDE = (CORNER * Math.sqrt(3)) / 2
const DEEP = CORNER / 2
/** The face below is shown as a hem around the tent. */
const HEM = 1.14

const number = (v: number): number => Math.round(v * 100) / 100
const triangle = (...corners: readonly number[]): string =>
  `M${corners.map((v, i) => (i > 0 && i % 2 === 0 ? `L${number(v)}` : number(v))).join(' ')}Z`

/** By face: its triangle seen from above, and the middle of it. The first is the ground. */
const GROUND = triangle(0, -CORNER * HEM, WIDE * HEM, DEEP * HEM, -WIDE * HEM, DEEP * HEM)
const SLOPES = [
  { path: triangle(0, 0, WIDE, DEEP, -WIDE, DEEP), x: 0, y: DEEP * 0.62 },
  { path: triangle(0, 0, -WIDE, DEEP, 0, -CORNER), x: -WIDE * 0.31, y: -DEEP * 0.31 },
  { path: triangle(0, 0, 0, -CORNER, WIDE, DEEP), x: WIDE * 0.31, y: -DEEP * 0.31 },
] as const

/** A sign for each colour, so that they are told apart by more than their paint; `k` is how large it is. */
const SIGNS: Readonly<Record<string, (x: number, y: number, k: number) => Shape>> = {
  red: (x, y, k) => ({ path: circlePath(4 * k, x, y), fill: 'white' }),
  yellow: (x, y, k) => ({ path: circlePath(4 * k, x, y), stroke: 'black', width: 2.5 * k }),
  green: (x, y, k) => ({ path: `M${x - 5 * k} ${y}H${x + 5 * k}`, stroke: 'white', width: 3 * k }),
  blue: (x, y, k) => ({
    path: `M${x - 5 * k} ${y}H${x + 5 * k}M${x} ${y - 5 * k}V${y + 5 * k}`,
    stroke: 'white',
    width: 3 * k,
  }),
}
const signOf = (tint: Tint | undefined, x: number, y: number, k = 1): readonly Shape[] => {
  const sign = tint && SIGNS[tint]
  return sign ? [sign(number(x), number(y), k)] : []
}

/** A tent from above; a face without a colour is not known, and shows bare canvas. */
export const tentDrawing = ([below, ...slopes]: readonly (Tint | undefined)[]): readonly Shape[] => [
  { path: GROUND, fill: below ?? 'deep', stroke: 'black', width: 1.5 },
  ...SLOPES.flatMap(({ path, x, y }, i): readonly Shape[] => [
    { path, fill: slopes[i] ?? 'base', stroke: 'black', width: 1.5 },
    ...signOf(slopes[i], x, y),
  ]),
]

/** One face alone, for beside the board. */
export const faceDrawing = (tint: Tint): readonly Shape[] => [
  { path: triangle(0, -40, 44, 34, -44, 34), fill: tint, stroke: 'black', width: 3 },
  ...signOf(tint, 0, 12, 2.4),
]
