import type { CellShape } from '../kit/index.ts'

/** A place in the picture. Coordinates are the board's own, turned round when the board is. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly outline: readonly number[] | undefined
  /** The size of a piece here: 1 in a cell that is 1 wide, smaller in a narrower one. */
  readonly unit: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The corners of an outline as a loop over x and y. */
export function eachCorner(outline: readonly number[], visit: (x: number, y: number) => void): void {
  for (let i = 0; i + 1 < outline.length; i += 2) visit(outline[i]!, outline[i + 1]!)
}

export function boxOf(places: Iterable<Place>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const grow = (x: number, y: number) => {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  for (const place of places)
    if (place.outline) eachCorner(place.outline, grow)
    else grow(place.x, place.y)
  return { left, top, right, bottom }
}

export const placeOf = (cell: CellShape): Place => ({ x: cell.x, y: cell.y, outline: cell.outline, unit: 1 })

export const distanceToBox = (x: number, y: number, box: Box) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
