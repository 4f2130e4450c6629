import { kind, type KindSpec, type Shape } from '../../../kit/index.ts'
import { SHAPES } from './tower.ts'

/** How a cube lies: the shape of its upper and lower sides, of the left and right ones, of the front and back ones. */
export type Lie = readonly [upright: number, sideways: number, ahead: number]
export const LIES: readonly Lie[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]
const LETTERS = ['x', 'o', 's']
export const lieName = (lie: Lie): string => lie.map(shape => LETTERS[shape]).join('')
const numberOf = (lie: Lie): number => LIES.findIndex(each => lieName(each) === lieName(lie))

/** After tipping up or down the board: the side that was in front or behind comes under the cube. */
export const tippedAhead = LIES.map(([upright, sideways, ahead]) => numberOf([ahead, sideways, upright]))
/** After tipping to the left or right. */
export const tippedSideways = LIES.map(([upright, sideways, ahead]) => numberOf([sideways, upright, ahead]))

/** A cross, an octagon, a star, in a box from -1 to 1. */
const STROKES: readonly (readonly (readonly [number, number])[])[][] = [
  [
    [
      [-1, -1],
      [1, 1],
    ],
    [
      [1, -1],
      [-1, 1],
    ],
  ],
  [
    Array.from({ length: 9 }, (_, i) => (i * Math.PI) / 4 + Math.PI / 8).map(
      a => [Math.cos(a), Math.sin(a)] as const,
    ),
  ],
  [0, 1, 2]
    .map(i => (i * Math.PI) / 3)
    .map(a => [[Math.sin(a), Math.cos(a)] as const, [-Math.sin(a), -Math.cos(a)] as const]),
]
const drawn = (shape: number, x: number, y: number, size: number): string =>
  STROKES[shape]!.map(
    line => `M${line.map(([u, v]) => `${Math.round(x + size * u)} ${Math.round(y + size * v)}`).join('L')}`,
  ).join('')

/** Seen from above and a little from the front right: the upper side large, two other sides as narrow strips. */
const picture = ([upright, sideways, ahead]: Lie): Shape[] => [
  { path: 'M-44-44H24V24H-44Z', fill: 'base', stroke: 'line', width: 3 },
  { path: 'M24-44 44-28V44L24 24Z', fill: 'deep', stroke: 'line', width: 3 },
  { path: 'M-44 24H24L44 44H-24Z', fill: 'deep', stroke: 'line', width: 3 },
  { path: drawn(upright, -10, -10, 22), stroke: 'ink', width: 9 },
  { path: drawn(sideways, 34, -1, 7), stroke: 'ink', width: 4 },
  { path: drawn(ahead, -1, 34, 7), stroke: 'ink', width: 4 },
]

const shapeName = (shape: number): string => SHAPES[shape]!.replace('*', '✱')
/** A kind of piece for each way a cube can lie. */
export const cubeKinds: Readonly<Record<string, KindSpec>> = Object.fromEntries(
  LIES.map(lie => {
    const [upright, sideways, ahead] = lie.map(shapeName)
    return [
      lieName(lie),
      kind(
        `kocka: fent ${upright}, oldalt ${sideways}, elöl ${ahead}`,
        `cube: ${upright} on top, ${sideways} at the sides, ${ahead} in front`,
        'bare',
        { drawing: picture(lie), letter: lieName(lie) },
      ),
    ]
  }),
)
