import { sizeOf, type Table, type Thing } from './table.ts'

/** Where new things find room, and how several are laid out. Lengths are in cells. */

export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
export interface Spot {
  readonly x: number
  readonly y: number
}

const GAP = 0.12
/** Round a thing that is new. */
const ROOM = 0.16
/** On a table in disorder no more rows are tried than these, one for each so many cells. */
const MOST_ROWS = 60
const STEP = 0.25
/** Less than any room that counts: what only touches does not meet. */
const SLIGHT = 1e-6

/** What a thing covers as it lies, turned ones by the box around them. */
export function coverOf(table: Table, thing: Thing): Rect {
  const { width, height } = sizeOf(table, thing)
  const a = (thing.angle * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(a)), Math.abs(Math.cos(a))]
  const [w, h] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2]
  return { left: thing.x - w, top: thing.y - h, right: thing.x + w, bottom: thing.y + h }
}

const meets = (a: Rect, b: Rect): boolean =>
  a.left < b.right - SLIGHT &&
  a.right > b.left + SLIGHT &&
  a.top < b.bottom - SLIGHT &&
  a.bottom > b.top + SLIGHT

const around = ({ x, y }: Spot, { width, height }: Size, room: number): Rect => ({
  left: x - width / 2 - room,
  top: y - height / 2 - room,
  right: x + width / 2 + room,
  bottom: y + height / 2 + room,
})

/**
 * The first place in reading order where nothing lies; undefined when there is none. What lies in the way is passed exactly,
 * so that rows and columns of new things are straight.
 */
function firstFree(size: Size, window: Rect, taken: readonly Rect[]): Spot | undefined {
  const [w, h] = [size.width / 2 + ROOM, size.height / 2 + ROOM]
  for (const y of rowsToTry(window.top + h, window.bottom - h, taken, h)) {
    let x = window.left + w
    while (x <= window.right - w + SLIGHT) {
      const box = around({ x, y }, size, ROOM)
      const blocking = taken.find(each => meets(each, box))
      if (!blocking) return { x, y }
      x = blocking.right + w
    }
  }
  return undefined
}

/** Highest first: the upper edge, and right below whatever lies there; of many nearly as high only the lowest. */
function rowsToTry(top: number, bottom: number, taken: readonly Rect[], half: number): number[] {
  const below = taken
    .map(each => each.bottom + half)
    .filter(y => y > top && y <= bottom + SLIGHT)
    .sort((a, b) => a - b)
  const rows = below.filter((y, i) => i + 1 === below.length || below[i + 1]! - y > SLIGHT)
  if (rows.length > MOST_ROWS) rows.splice(0, rows.length, ...thinned(rows))
  return top <= bottom + SLIGHT ? [top, ...rows] : []
}

const thinned = (rows: readonly number[]): number[] =>
  rows.filter((y, i) => i + 1 === rows.length || Math.floor(rows[i + 1]! / STEP) > Math.floor(y / STEP))

/** Free places inside the window, one for each size, beside the board; undefined where there is none. */
export function roomFor(
  table: Table,
  sizes: readonly Size[],
  window: Rect,
  board: Rect | undefined,
): (Spot | undefined)[] {
  const taken = table.things
    .filter(thing => thing.hand === undefined && thing.what !== 'mark')
    .map(thing => coverOf(table, thing))
  if (board) taken.push(board)
  return sizes.map(size => {
    const spot = firstFree(size, window, taken)
    if (spot) taken.push(around(spot, size, 0))
    return spot
  })
}

/** The same; on a full table they lie a little aside of each other in its middle. */
export function freeSpots(
  table: Table,
  sizes: readonly Size[],
  window: Rect,
  board: Rect | undefined,
): Spot[] {
  const [mx, my] = [(window.left + window.right) / 2, (window.top + window.bottom) / 2]
  return roomFor(table, sizes, window, board).map(
    (spot, i) => spot ?? { x: mx + (i % 8) * 0.3, y: my + (i % 8) * 0.3 },
  )
}

/**
 * A window of this shape that shows the whole area at its upper left and, made so many times as large, more of the table at
 * the right and below.
 */
export function windowAround({ left, top, right, bottom }: Rect, shape: Size, times: number): Rect {
  const unit = Math.max((right - left) / shape.width, (bottom - top) / shape.height) * times
  return { left, top, right: left + shape.width * unit, bottom: top + shape.height * unit }
}

/** Rows of so many, each as high as its highest; the middle of all lies where it is said. */
export function rowsOf(sizes: readonly Size[], perRow: number, middle: Spot): Spot[] {
  const rows: Size[][] = []
  for (let i = 0; i < sizes.length; i += perRow) rows.push(sizes.slice(i, i + perRow))
  const columns = Array.from({ length: Math.min(perRow, sizes.length) }, (_, c) =>
    Math.max(...rows.map(row => row[c]?.width ?? 0)),
  )
  const highs = rows.map(row => Math.max(...row.map(({ height }) => height)))
  const wide = columns.reduce((sum, width) => sum + width + GAP, -GAP)
  const high = highs.reduce((sum, height) => sum + height + GAP, -GAP)
  let y = middle.y - high / 2
  return rows.flatMap((row, r) => {
    let x = middle.x - wide / 2
    const spots = row.map((_, c) => {
      const spot = { x: x + columns[c]! / 2, y: y + highs[r]! / 2 }
      x += columns[c]! + GAP
      return spot
    })
    y += highs[r]! + GAP
    return spots
  })
}

/** Places round a rectangle for so many seats: the first at the near side, then clockwise. */
export function seatSpots(
  count: number,
  around: Rect,
  off: number,
): (Spot & { readonly side: 0 | 1 | 2 | 3 })[] {
  const [mx, my] = [(around.left + around.right) / 2, (around.top + around.bottom) / 2]
  // Two face each other; from three on the sides are filled in turn.
  const order: readonly (0 | 1 | 2 | 3)[] = count === 2 ? [0, 2] : [0, 1, 2, 3]
  const sides = Array.from({ length: count }, (_, i) => Math.floor((i * order.length) / count))
  return sides
    .map((side, i) => {
      const on = sides.filter(each => each === side).length
      const nth = i - sides.indexOf(side)
      const along = (nth + 1) / (on + 1)
      const way = order[side]!
      if (way === 0)
        return {
          x: around.right + (around.left - around.right) * (on === 1 ? 0.5 : along),
          y: around.bottom + off,
          side: way,
        }
      if (way === 2)
        return {
          x: around.left + (around.right - around.left) * (on === 1 ? 0.5 : along),
          y: around.top - off,
          side: way,
        }
      if (way === 1)
        return {
          x: around.left - off * 2.2,
          y: on === 1 ? my : around.bottom + (around.top - around.bottom) * along,
          side: way,
        }
      return {
        x: around.right + off * 2.2,
        y: on === 1 ? my : around.top + (around.bottom - around.top) * along,
        side: way,
      }
    })
    .map(spot => ({ ...spot, x: Number.isFinite(spot.x) ? spot.x : mx }))
}
