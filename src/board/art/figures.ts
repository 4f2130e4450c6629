// The figures of chess and of its nearest kin, as one file to load.
import type { Art } from './brush.ts'
import { chess, namedFigure } from './chess.ts'

/** Figures fill their cells: they are drawn a little larger than the box of other pieces leaves them. */
const LARGER = 'translate(0 -1) scale(1.14)'

export const larger = (arts: Readonly<Record<string, Art>>): Record<string, Art> =>
  Object.fromEntries(
    Object.entries(arts).map(([name, art]) => [
      name,
      (brush, look) => `<g transform="${LARGER}">${art(brush, look)}</g>`,
    ]),
  )

/** By name; 'chess-' alone is what a figure looks like that nobody has drawn. */
export const figures: Readonly<Record<string, Art>> = larger({
  ...chess,
  'chess-': namedFigure,
})
