import { sizeOf, type Thing } from '../../table/index.ts'
import { nearestPlace } from '../../table/lattice.ts'
import { wishes, type Aim, type Desk } from './state.ts'

/** Where a thing comes to lie: as put, or drawn to the cell or grid when the magnet is on. */
export function settle(desk: Desk, x: number, y: number, how: 'free' | 'magnet'): { x: number; y: number } {
  const zone = how === 'free' ? undefined : drawingZone(desk, x, y)
  if (zone) return { x: zone.x, y: zone.y }
  if (how === 'free' || !(wishes().magnet || wishes().grid)) return { x, y }
  const frame = desk.frame()
  const cell = wishes().magnet ? frame?.at(x, y) : undefined
  if (frame && cell !== undefined) return { x: frame.places[cell]!.x, y: frame.places[cell]!.y }
  if (!wishes().grid && frame) return { x, y }
  return nearestPlace(wishes().lattice, x, y)
}

/** A place on the table that draws what is laid on it to its middle. */
function drawingZone(desk: Desk, x: number, y: number): Thing | undefined {
  return desk.session.now().things.findLast(thing => {
    if (thing.what !== 'zone' || thing.draws !== 'middle' || thing.hand !== undefined) return false
    const { width, height } = sizeOf(desk.supplies(), thing)
    return Math.abs(thing.x - x) <= width / 2 && Math.abs(thing.y - y) <= height / 2
  })
}

/** Where something out of a box comes to lie: in the middle of the cell under it, if the board has one there. */
export function settleNew(desk: Desk, x: number, y: number, how: 'free' | 'magnet'): Aim {
  const frame = desk.frame()
  const cell = how === 'free' ? undefined : frame?.at(x, y)
  if (frame && cell !== undefined) {
    const { x: cx, y: cy, unit } = frame.places[cell]!
    return { x: cx, y: cy, width: unit }
  }
  const { x: sx, y: sy } = settle(desk, x, y, how)
  return { x: sx, y: sy, width: widthAt(desk, sx, sy) }
}

/** How wide the place is that something is drawn to. */
export function widthAt(desk: Desk, x: number, y: number): number {
  const frame = desk.frame()
  const cell = frame?.at(x, y)
  return (cell === undefined ? undefined : frame?.places[cell]?.unit) ?? wishes().lattice.step
}

/** Whether something carried over the table is drawn anywhere: then the place is shown. */
export const isDrawn = (desk: Desk): boolean =>
  wishes().grid ||
  (wishes().magnet && desk.frame() !== undefined) ||
  desk.session.now().things.some(thing => thing.what === 'zone' && thing.draws === 'middle')
