import type { Placed } from '../kit/index.ts'
import { sharingOf } from './art/index.ts'
import { boxOf, type Frame, type Place } from './geometry.ts'

/** Where one piece is drawn: its middle, its size against the usual, and its level among those of its cell. */
export interface Seat {
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
  if (n === 2) return [[-0.21, 0, 0.64], [0.21, 0, 0.64]]
  if (n === 3) return [[-0.22, 0.16, 0.56], [0.22, 0.16, 0.56], [0, -0.2, 0.56]]
  const across = Math.ceil(Math.sqrt(n))
  const down = Math.ceil(n / across)
  const step = 0.88 / across
  return Array.from({ length: n }, (_, i): Offset => {
    const row = Math.floor(i / across)
    return [((i % across) - (across - 1) / 2) * step, (row - (down - 1) / 2) * step, step * 1.16]
  })
}

const PILE_STEP = 0.11
const PILE_MOST = 0.6

function pile(n: number): readonly Offset[] {
  const step = Math.min(PILE_STEP, PILE_MOST / Math.max(1, n - 1))
  const base = Math.min(0.14, (step * (n - 1)) / 2)
  return Array.from({ length: n }, (_, i): Offset => [0, base - step * i, 1])
}

/** A long cell holds its pieces in a row that begins at the end away from the middle of the board. */
function row(place: Place, n: number, unit: number, middle: Place): readonly Offset[] | undefined {
  if (!place.outline) return undefined
  const box = boxOf([place])
  const [w, h] = [box.right - box.left, box.bottom - box.top]
  if (Math.max(w, h) < 2.4 * Math.min(w, h)) return undefined
  const upright = h > w
  const long = Math.max(w, h)
  const outward = upright ? Math.sign(place.y - middle.y) || 1 : Math.sign(place.x - middle.x) || 1
  const end = outward > 0 ? (upright ? box.bottom - place.y : box.right - place.x) : upright ? box.top - place.y : box.left - place.x
  const size = Math.min(1, Math.min(w, h) / unit)
  const step = Math.min(0.86 * size, (long / unit - size) / Math.max(1, n - 1))
  return Array.from({ length: n }, (_, i): Offset => {
    const along = end / unit - outward * (size * 0.5 + step * i)
    return upright ? [0, along, size] : [along, 0, size]
  })
}

/** A seat for every piece, in the order given. */
export function seatsOf(frame: Frame, placed: readonly Placed[]): Seat[] {
  const byCell = new Map<number, number[]>()
  for (const [i, each] of placed.entries()) {
    if (each.shift || (each.cells && each.cells.length > 1)) continue
    const list = byCell.get(each.cell)
    if (list) list.push(i)
    else byCell.set(each.cell, [i])
  }
  const seats = placed.map((each): Seat => {
    const place = frame.places[each.cell]!
    const [dx, dy] = each.shift ?? [0, 0]
    const way = frame.flipped ? -1 : 1
    const [x, y] = [place.x + dx * way, place.y + dy * way]
    return { x, y, scale: each.look.size ?? 1, level: 0, height: 1 }
  })
  const [vx, vy, vw, vh] = frame.view
  const middle: Place = { x: vx + vw / 2, y: vy + vh / 2, outline: undefined }
  for (const [cell, list] of byCell) {
    const place = frame.places[cell]!
    const arts = list.map(i => placed[i]!.look.art)
    const long = row(place, list.length, frame.unit, middle)
    if (list.length === 1 && !long) continue
    const rings = arts.filter(art => art === 'ring').length
    const ringed = rings > 0 && rings < arts.length
    const crowded = !long && !ringed && arts.every(art => sharingOf(art) === 'crowd')
    const offsets: readonly Offset[] =
      long ?? (ringed ? list.map((): Offset => [0, 0, 1]) : crowded ? crowd(list.length) : pile(list.length))
    for (const [level, i] of list.entries()) {
      const [dx, dy, scale] = offsets[level]!
      seats[i] = {
        x: place.x + dx * frame.unit,
        y: place.y + dy * frame.unit,
        scale: scale * (placed[i]!.look.size ?? 1),
        level,
        height: long || crowded || ringed ? 1 : list.length,
      }
    }
  }
  return seats
}

/** Piles worth a number: the cell, the height, and the seat of the top piece. */
export function heights(placed: readonly Placed[], seats: readonly Seat[], least: number) {
  return seats.flatMap((seat, i) =>
    seat.height >= least && seat.level === seat.height - 1 ? [{ cell: placed[i]!.cell, seat }] : [],
  )
}
