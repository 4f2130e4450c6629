// The patterns of the materials, in units of a cell; one pattern on each board, of at most a dozen strokes.
import { round } from '../art/brush.ts'
import type { Style } from './styles.ts'

const GRAIN_AT = [0.08, 0.31, 0.47, 0.62, 0.9, 1.17, 1.33, 1.61, 1.78, 1.99]

/** Long soft lines down the board: late wood between early wood. */
const grainLine = (x: number, i: number) =>
  `M${x} 0C${round(x + 0.09 - i / 100)} 1.9 ${round(x - 0.08 + i / 100)} 3.3 ${round(x + 0.02)} 4.6S${round(x + i / 100 - 0.06)} 6.9 ${x} 8`

const strokes = (d: string, colour: string, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${round(opacity)}"/>`

const PATTERNS: Record<
  Style['skin'],
  { readonly size: string; readonly turn: number; readonly draw: (colour: string, k: number) => string }
> = {
  grain: {
    size: 'width="2.11" height="8"',
    turn: 0,
    draw: (colour, k) =>
      [0.008, 0.018, 0.03]
        .map((width, third) =>
          strokes(
            GRAIN_AT.flatMap((x, i) => (i % 3 === third ? [grainLine(x, i)] : [])).join(''),
            colour,
            width,
            k * (0.16 - third * 0.04),
          ),
        )
        .join(''),
  },
  cleft: {
    size: 'width="6" height="3"',
    turn: -9,
    draw: (_, k) =>
      strokes(
        'M0 .35C1.6 .2 2.6 .6 6 .39M.5 1.4C2.1 1.2 4 1.6 5.4 1.5M0 2.25C1 2.35 3.3 2.1 6 2.3M2.1 .9h1.2M3.7 2.6h1.6',
        '#fff',
        0.026,
        0.08 * k,
      ) + strokes('M0 .4C1.6 .25 2.6 .65 6 .44M0 2.3C1 2.4 3.3 2.15 6 2.35', '#000', 0.026, 0.22 * k),
  },
  fibre: {
    size: 'width="1.1" height=".8"',
    turn: 14,
    draw: (colour, k) =>
      strokes(
        'M.05 .1l.16 .04M.55 .25l.13-.05M.88 .55l.14 .05M.26 .62l.11-.07M.7 .73l.07 .02M.4 .4l.06 .05',
        colour,
        0.016,
        0.3 * k,
      ),
  },
  weave: {
    size: 'width=".06" height=".06"',
    turn: 0,
    draw: (colour, k) => strokes('M0 .06L.06 0M0 0L.06 .06', colour, 0.012, 0.13 * k),
  },
}

/** The pattern as a definition. `scale` keeps it the same size against boards of any number of cells. */
export function skinPattern({ skin, strength }: Style, id: string, colour: string, scale: number): string {
  const { size, turn, draw } = PATTERNS[skin]
  return `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(${round(scale)})">${draw(colour, strength)}</pattern>`
}
