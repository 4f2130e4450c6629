import type { Label } from '../kit/index.ts'
import { boxOf, distanceToBox, type Place } from './places.ts'

/** A letter or number of the coordinates; `cell` is the cell it is printed on, if it is not beside the board. */
export interface Lettered extends Label {
  readonly cell?: number
}

const FROM_CORNER = 0.13

/** The cell a label stands beside, when that is a square: the label names its row or column. */
function besideOf({ x, y }: Label, places: readonly Place[]): number | undefined {
  let near: number | undefined
  let best = 1
  for (const [c, place] of places.entries()) {
    if (place.outline?.length !== 8) continue
    const d = distanceToBox(x, y, boxOf([place]))
    if (d < best - 1e-6) [best, near] = [d, c]
  }
  return near
}

/**
 * Coordinates moved into the corners of the cells they stand beside: numbers of rows to the upper left, letters of columns to the
 * lower right. Nothing when one of them stands beside no square: then all stay outside.
 */
export function coordinatesInside(
  labels: readonly Label[],
  places: readonly Place[],
): Lettered[] | undefined {
  const moved: Lettered[] = []
  for (const label of labels) {
    const cell = besideOf(label, places)
    if (cell === undefined) return undefined
    const { left, right, top, bottom } = boxOf([places[cell]!])
    const column = label.x > left && label.x < right
    const [far, low] = column ? [true, label.y > bottom] : [label.x > right, false]
    moved.push({
      ...label,
      cell,
      x: far ? right - FROM_CORNER : left + FROM_CORNER,
      y: low ? bottom - FROM_CORNER : top + FROM_CORNER + 0.02,
    })
  }
  return moved
}
