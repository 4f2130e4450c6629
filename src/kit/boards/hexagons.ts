import type { Board } from './board.ts'
import { hexagonLabels } from './hexagon-labels.ts'
import { hexHexagon, type HexOptions } from './hexes.ts'
import { LETTERS } from './square.ts'

type Named = Omit<HexOptions, 'labels'>

/** A hexagon of hexes named as in Abalone: rows a, b … from the top, numbers along the lines that rise to the right. */
export function hexagonByRows(side: number, options: Named = {}): Board {
  const row = (r: number): string => LETTERS[side - 1 - r]!
  const line = (q: number): string => String(q + side)
  return hexHexagon(side, (q, r) => row(r) + line(q), { ...options, labels: hexagonLabels(side, line, row) })
}

/** A hexagon of hexes named by the lines a, b … that rise to the right and by the rows 1, 2 … from below. */
export function hexagonByLines(side: number, options: Named = {}): Board {
  const line = (q: number): string => LETTERS[q + side - 1]!
  const row = (r: number): string => String(r + side)
  return hexHexagon(side, (q, r) => line(q) + row(r), { ...options, labels: hexagonLabels(side, line, row) })
}

/** The places of a hexagon's cells, row by row, in a square array with two corners cut off. */
export function hexagonPlaces(cells: number): { readonly size: number; readonly places: readonly number[] } {
  let side = 1
  while (3 * side * (side - 1) + 1 < cells) side++
  const size = 2 * side - 1
  const places = Array.from({ length: size * size }, (_, i) => i).filter(
    i => Math.abs(Math.floor(i / size) + (i % size) - 2 * (side - 1)) < side,
  )
  return { size, places }
}
