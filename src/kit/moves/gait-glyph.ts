import { betza } from './betza.ts'

const MIDDLE = 20
/** From the middle to the end of a step, of a longer step or leap, and of a way without end. */
const REACH = { step: 11, far: 16, ride: 20 }
const AROUND = [-3, -2, -1, 0, 1, 2, 3]

const n = (value: number) => String(Math.round(value * 10) / 10)
const line = (x1: number, y1: number, x2: number, y2: number) =>
  `M${n(MIDDLE + x1)} ${n(MIDDLE - y1)}L${n(MIDDLE + x2)} ${n(MIDDLE - y2)}`
const dot = (x: number, y: number) => line(x, y, x + 0.1, y)

/**
 * How a man goes, as strokes in a box of 40 by 40: short lines are steps, lines to the edge are ways without end, dots are leaps.
 * The man looks up.
 */
export function gaitGlyph(moves: string): string {
  const strokes = new Set<string>()
  for (const { step, times, goes } of betza(moves))
    for (const x of AROUND)
      for (const y of AROUND) {
        const [a, b] = [Math.max(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x), Math.abs(y))]
        if (a !== step[0] || b !== step[1] || !goes(x, y)) continue
        const [dx, dy] = [x / a, y / a]
        if (a > 1) strokes.add(dot(dx * REACH.far, dy * REACH.far))
        else {
          const reach = times === 1 ? REACH.step : times < 3 ? REACH.far : REACH.ride
          strokes.add(line(0, 0, dx * reach, dy * reach))
        }
      }
  return [...strokes].join('')
}
