import { common, type KindSpec, type Shape } from '../../../kit/index.ts'

/** What a figure belongs to, numbered: the three shapes, then the three colours, each three in the order they are moved in. */
export const TYPES = [
  { id: 'square', hu: 'négyzet', en: 'square' },
  { id: 'circle', hu: 'kör', en: 'circle' },
  { id: 'triangle', hu: 'háromszög', en: 'triangle' },
  { id: 'yellow', hu: 'sárga', en: 'yellow' },
  { id: 'green', hu: 'zöld', en: 'green' },
  { id: 'red', hu: 'piros', en: 'red' },
] as const
export const FIRST_COLOUR = 3
/** Which types a player orders: the first of three. */
export const SHAPES = 0
export const COLOURS = FIRST_COLOUR
const TINTS = ['yellow', 'green', 'red'] as const

export const FIGURES = 9
export const shapeOf = Int8Array.from({ length: FIGURES }, (_, figure) => figure % 3)
export const colourOf = Int8Array.from(
  { length: FIGURES },
  (_, figure) => FIRST_COLOUR + Math.floor(figure / 3),
)
/** By figure: how many there are; yellow squares, green circles and red triangles are the rarer ones. */
export const TOTALS = [2, 3, 3, 3, 2, 3, 3, 3, 2]
/** How many figures there are of every shape and of every colour. */
export const OF_A_TYPE = 8
export const ALL_FIGURES = 24

/** The outlines, as they lie on the board and a little lower, where their thickness is seen. */
const OUTLINES = [
  (y: number) => `M-33 ${y - 33}H33V${y + 33}H-33Z`,
  (y: number) => `M-37 ${y}A37 37 0 1 0 37 ${y}A37 37 0 1 0 -37 ${y}Z`,
  (y: number) => `M0 ${y - 38}L41 ${y + 32}H-41Z`,
]
const INNER = ['M-26-29H26V23H-26Z', 'M-29-3A29 29 0 1 0 29-3A29 29 0 1 0 -29-3Z', 'M0-27L28.500 22H-28.500Z']
/** A sign for each colour, for eyes that cannot tell them apart: a dot, two bars, a cross. */
const SIGNS = [
  (y: number) => `M-8 ${y}A8 8 0 1 0 8 ${y}A8 8 0 1 0 -8 ${y}Z`,
  (y: number) => `M-7 ${y - 11}V${y + 11}M7 ${y - 11}V${y + 11}`,
  (y: number) => `M-9 ${y - 9}L9 ${y + 9}M9 ${y - 9}L-9 ${y + 9}`,
]
/** Where the middle of a shape is to the eye. */
const MIDDLES = [-3, -3, 6]

function drawingOf(shape: number, colour: number): Shape[] {
  const sign = SIGNS[colour]!(MIDDLES[shape]!)
  return [
    { path: OUTLINES[shape]!(4), fill: 'deep', stroke: 'line', width: 3 },
    { path: OUTLINES[shape]!(-3), fill: 'base', stroke: 'line', width: 3 },
    { path: INNER[shape]!, stroke: 'deep', width: 2 },
    colour === 0 ? { path: sign, fill: 'ink' } : { path: sign, stroke: 'ink', width: 6 },
  ]
}

/** `ys` is a yellow square. */
export const letters = (figure: number): string =>
  `${TYPES[colourOf[figure]!]!.id[0]!}${TYPES[shapeOf[figure]!]!.id[0]!}`

const figureKind = (figure: number): readonly [string, KindSpec] => {
  const [shape, colour] = [shapeOf[figure]!, colourOf[figure]! - FIRST_COLOUR]
  const [form, paint] = [TYPES[shape]!, TYPES[colour + FIRST_COLOUR]!]
  return [
    `${paint.id} ${form.id}`,
    common(`${paint.hu} ${form.hu}`, `${paint.en} ${form.en}`, 'bare', {
      tint: TINTS[colour]!,
      drawing: drawingOf(shape, colour),
      letter: letters(figure),
      most: TOTALS[figure]!,
    }),
  ]
}
/** The kinds of pieces; the number of a kind is the number of its figure. */
export const KINDS: Readonly<Record<string, KindSpec>> = Object.fromEntries(
  TOTALS.map((_, figure) => figureKind(figure)),
)
