import type { Rng } from '../../../engine/index.ts'
import { colourOf, FIGURES, shapeOf, TOTALS } from './figures.ts'
import { SIDE } from './groups.ts'

const CELLS = SIDE * SIDE

/** All figures in any order, with one cell left empty (-1). */
export const anyArrangement = (luck: Rng): number[] =>
  luck.shuffle([-1, ...TOTALS.flatMap((n, figure) => Array<number>(n).fill(figure))])

const clash = (a: number, b: number): boolean =>
  a >= 0 && b >= 0 && (shapeOf[a] === shapeOf[b] || colourOf[a] === colourOf[b])

/** Positions looked at before a new try with other luck: most tries are done sooner, a few get lost. */
const PATIENCE = 3000

/** An arrangement where no two figures of one colour or one shape stand side by side. */
export function apartArrangement(luck: Rng): number[] {
  for (;;) {
    const empty = luck.below(CELLS)
    const laid = Array<number>(CELLS).fill(-1)
    const left = [...TOTALS]
    let looks = 0
    const fill = (c: number): boolean => {
      if (c === CELLS) return true
      if (c === empty) return fill(c + 1)
      if (++looks > PATIENCE) return false
      for (const figure of luck.shuffle([...Array(FIGURES).keys()])) {
        if (left[figure] === 0) continue
        if (c % SIDE > 0 && clash(figure, laid[c - 1]!)) continue
        if (c >= SIDE && clash(figure, laid[c - SIDE]!)) continue
        left[figure]!--
        laid[c] = figure
        if (fill(c + 1)) return true
        left[figure]!++
        laid[c] = -1
      }
      return false
    }
    if (fill(0)) return laid
  }
}
