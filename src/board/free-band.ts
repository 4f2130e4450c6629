import type { Frame } from './geometry.ts'

/** Where a ribbon lies across the board, as shares of its height. */
const BANDS = { middle: [0.36, 0.64], top: [0, 0.28], bottom: [0.72, 1] } as const
type Band = keyof typeof BANDS

/** The band across the board with the fewest of these cells: the middle where it is as good as the others. */
export function freeBand({ places, view }: Pick<Frame, 'places' | 'view'>, cells: readonly number[]): Band {
  const covered = (band: Band) => {
    const [from, to] = BANDS[band]
    return cells.filter(c => {
      const { y, unit } = places[c]!
      const [top, bottom] = [(y - unit / 2 - view[1]) / view[3], (y + unit / 2 - view[1]) / view[3]]
      return bottom > from && top < to
    }).length
  }
  const bands: readonly Band[] = ['middle', 'top', 'bottom']
  return bands.reduce((best, band) => (covered(band) < covered(best) ? band : best))
}
