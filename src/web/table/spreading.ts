import type { Piece } from '../../table/index.ts'
import type { Ground } from './ground.ts'

/** How pieces in the hand are laid along a stroke. */

/** The pile laid first comes first, from its top; kinds take turns, so many in a row (0: all of one, then the next). */
export function spreadOrder(pieces: readonly Piece[], run: number): Piece[] {
  const kinds = new Map<string, Piece[]>()
  for (const piece of pieces) kinds.set(piece.kind, [piece, ...(kinds.get(piece.kind) ?? [])])
  const piles = [...kinds.values()]
  if (run < 1) return piles.flat()
  const order: Piece[] = []
  while (piles.some(pile => pile.length > 0)) for (const pile of piles) order.push(...pile.splice(0, run))
  return order
}

interface Spot {
  readonly x: number
  readonly y: number
}

const STEPS = 0.2

/** Where pieces are laid when a stroke goes on over these points: the middle of every cell that it enters, once. */
export function strokeStops(
  ground: Ground | undefined,
  before: readonly Spot[],
  points: readonly Spot[],
  width: number,
): Spot[] {
  const stops = [...before]
  const stop = ({ x, y }: Spot) => {
    const cell = ground?.at(x, y)
    const place = cell === undefined ? undefined : ground?.places[cell]
    // A board that knows its cells leaves the space between them free, and a stroke keeps to cells of one size.
    if (ground && !place) return
    const first = stops[0] && ground?.at(stops[0].x, stops[0].y)
    const like = first === undefined ? undefined : ground?.places[first]
    if (place && like && Math.abs(place.unit - like.unit) > 0.1 * like.unit) return
    const spot = place ? { x: place.x, y: place.y } : { x, y }
    const near = place ? 1e-6 : width
    if (stops.every(each => Math.hypot(each.x - spot.x, each.y - spot.y) >= near)) stops.push(spot)
  }
  let last = points[0]
  for (const point of points) {
    // A fast hand leaves out cells: all that lie on the way count.
    const far = last ? Math.hypot(point.x - last.x, point.y - last.y) : 0
    const steps = Math.max(1, Math.ceil(far / STEPS))
    for (let i = 1; i <= steps; i++)
      stop({
        x: last!.x + ((point.x - last!.x) * i) / steps,
        y: last!.y + ((point.y - last!.y) * i) / steps,
      })
    last = point
  }
  return stops
}
