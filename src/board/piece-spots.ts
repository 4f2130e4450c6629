import type { Placed } from '../kit/index.ts'
import { sharingOf } from './art/index.ts'
import type { Frame } from './geometry.ts'
import { boxOf, type Place } from './places.ts'

/** Where one piece is drawn: its middle, its size against the usual, and its level among those of its cell. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly level: number
  /** How many lie in its pile. */
  readonly height: number
}

type Offset = readonly [x: number, y: number, scale: number]

/** Side by side in a cell: two, three, four …; the more, the smaller. */
function crowd(n: number): readonly Offset[] {
  if (n === 2)
    return [
      [-0.21, 0, 0.64],
      [0.21, 0, 0.64],
    ]
  if (n === 3)
    return [
      [-0.22, 0.16, 0.56],
      [0.22, 0.16, 0.56],
      [0, -0.2, 0.56],
    ]
  const across = Math.ceil(Math.sqrt(n))
  const down = Math.ceil(n / across)
  const step = 0.88 / across
  return Array.from({ length: n }, (_, i): Offset => {
    const row = Math.floor(i / across)
    return [((i % across) - (across - 1) / 2) * step, (row - (down - 1) / 2) * step, step * 1.16]
  })
}

const PILE_STEP = 0.11
/** A pile of two has no number on it, so its lower piece shows more. */
const PAIR_STEP = 0.17
const PILE_MOST = 0.6

function pile(n: number): readonly Offset[] {
  const step = n === 2 ? PAIR_STEP : Math.min(PILE_STEP, PILE_MOST / Math.max(1, n - 1))
  const base = Math.min(0.14, (step * (n - 1)) / 2)
  return Array.from({ length: n }, (_, i): Offset => [0, base - step * i, 1])
}

/** A long cell holds its pieces in a row that begins at the end away from the middle of the board. */
function row(place: Place, n: number, middle: { x: number; y: number }): readonly Offset[] | undefined {
  if (!place.outline) return undefined
  const box = boxOf([place])
  const [w, h] = [box.right - box.left, box.bottom - box.top]
  const [long, size] = [Math.max(w, h), Math.min(1, w, h)]
  if (long < 2.4 * Math.min(w, h)) return undefined
  const upright = h > w
  const outward = Math.sign(upright ? place.y - middle.y : place.x - middle.x) || 1
  const end = upright
    ? (outward > 0 ? box.bottom : box.top) - place.y
    : (outward > 0 ? box.right : box.left) - place.x
  const step = Math.min(0.86 * size, (long - size) / Math.max(1, n - 1))
  return Array.from({ length: n }, (_, i): Offset => {
    const along = end - outward * (size * 0.5 + step * i)
    return upright ? [0, along, size] : [along, 0, size]
  })
}

// These lie along a cell or fill it, however narrow it is.
const FULL_SIZE: ReadonlySet<string> = new Set(['stick', 'trax-straight', 'trax-curve'])

/** A spot for every piece, in the order given. */
export function spotsOf(frame: Frame, placed: readonly Placed[]): Spot[] {
  const byCell = new Map<number, number[]>()
  for (const [i, each] of placed.entries()) {
    if (each.shift || FULL_SIZE.has(each.look.art) || (each.cells && each.cells.length > 1)) continue
    const list = byCell.get(each.cell)
    if (list) list.push(i)
    else byCell.set(each.cell, [i])
  }
  const spots = placed.map((each): Spot => {
    const { look, shift, cells } = each
    const place = frame.places[each.cell]!
    const [dx, dy] = shift ?? [0, 0]
    const way = frame.flipped ? -1 : 1
    // A place within a large cell is given for pieces of full size.
    const full = shift !== undefined || FULL_SIZE.has(look.art) || (cells !== undefined && cells.length > 1)
    const scale = (look.size ?? 1) * (full ? 1 : place.unit)
    return { x: place.x + dx * way, y: place.y + dy * way, scale, level: 0, height: 1 }
  })
  const [vx, vy, vw, vh] = frame.view
  const middle = { x: vx + vw / 2, y: vy + vh / 2 }
  for (const [cell, list] of byCell) {
    const place = frame.places[cell]!
    const arts = list.map(i => placed[i]!.look.art)
    const long = row(place, list.length, middle)
    if (list.length === 1 && !long) continue
    const rings = arts.filter(art => art === 'ring').length
    const ringed = rings > 0 && rings < arts.length
    const crowded = !long && !ringed && arts.every(art => sharingOf(art) === 'crowd')
    const offsets = long ?? (ringed ? inRing(arts) : crowded ? crowd(list.length) : pile(list.length))
    const unit = long ? 1 : place.unit
    for (const [level, i] of list.entries()) {
      const [dx, dy, scale] = offsets[level]!
      spots[i] = {
        x: place.x + dx * unit,
        y: place.y + dy * unit,
        scale: scale * unit * (placed[i]!.look.size ?? 1),
        level,
        height: long || crowded || ringed ? 1 : list.length,
      }
    }
  }
  return spots
}

const inRing = (arts: readonly string[]): readonly Offset[] =>
  arts.map((art): Offset => [0, 0, art === 'ring' ? 1 : 0.64])

/** Piles worth a number: the cell and the spot of the top piece. */
export function heights(placed: readonly Placed[], spots: readonly Spot[], least: number) {
  return spots.flatMap((spot, i) =>
    spot.height >= least && spot.level === spot.height - 1 ? [{ cell: placed[i]!.cell, spot }] : [],
  )
}
