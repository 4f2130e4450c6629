import { freeSpots, roomFor, windowAround, type Rect, type Size, type Spot } from '../../table/places.ts'
import {
  sizeOf,
  type ManyName,
  type NewThing,
  type OneAct,
  type Table,
  type Thing,
} from '../../table/index.ts'
import { extentOf } from './extent.ts'
import { riseOf } from './lifting.ts'
import type { Desk } from './state.ts'
import { fitTable } from './tools.ts'

/** Everything new finds a free place inside the window, by its size. */

/** Around a thing there is room for the ring of what is chosen, in pixels. */
const RIM = 11

/** What is seen of the table, a little less than all of it. */
export function windowOf(desk: Desk): Rect {
  const box = desk.place?.getBoundingClientRect()
  const { x: left, y: top } = desk.camera.toTable(RIM, RIM)
  const { x: right, y: bottom } = desk.camera.toTable((box?.width ?? 800) - RIM, (box?.height ?? 600) - RIM)
  return { left, top, right, bottom }
}

export function boardRect(desk: Desk): Rect | undefined {
  const board = desk.picture()
  return (
    board && { left: board.x, top: board.y, right: board.x + board.width, bottom: board.y + board.height }
  )
}

const WIDER = 1.08
const TRIES = 20

/**
 * Free places beside the board and all that lies there. Where the window has none left, more of the table comes in sight as
 * soon as the new things lie there: as little more as will do.
 */
export function spotsFor(
  desk: Desk,
  sizes: readonly Size[],
  table: Table = desk.session.now(),
): readonly Spot[] {
  const board = boardRect(desk)
  const find = (window: Rect): readonly Spot[] | undefined => {
    const spots = roomFor(table, sizes, window, board).flatMap(spot => spot ?? [])
    return spots.length === sizes.length ? spots : undefined
  }
  const seen = find(windowOf(desk))
  if (seen) return seen
  const all = extentOf(table, desk.picture())
  const box = desk.place?.getBoundingClientRect()
  const shape = { width: box?.width ?? 800, height: box?.height ?? 600 }
  for (let i = 0; i < TRIES; i++) {
    const spots = find(windowAround(all, shape, WIDER ** i))
    if (!spots) continue
    queueMicrotask(() => fitTable(desk))
    return spots
  }
  return freeSpots(table, sizes, windowOf(desk), board)
}

/** Places for piles out of the box, with room above each for its height. */
export function pilePlaces(desk: Desk, piles: readonly { size: Size; count: number }[]): readonly Spot[] {
  const rises = piles.map(({ size, count }) => riseOf(size.height, count))
  const spots = spotsFor(
    desk,
    piles.map(({ size: { width, height } }, i) => ({ width, height: height + rises[i]! })),
  )
  return spots.map(({ x, y }, i) => ({ x, y: y + rises[i]! / 2 }))
}

/** Adds things side by side; gives their numbers, or undefined when they were refused. */
export function addThings(
  desk: Desk,
  things: readonly NewThing[],
  as: ManyName = 'lay',
): readonly number[] | undefined {
  const table = desk.session.now()
  const spots = spotsFor(
    desk,
    things.map(thing => sizeOf(table, { ...thing, id: 0 } as Thing)),
  )
  const first = desk.session.numbers(things.length)
  const acts = things.map((thing, i): OneAct => {
    const { x, y } = spots[i]!
    return { do: 'add', id: first + i, thing: { ...thing, x, y } as NewThing }
  })
  const [only] = acts
  if (!only) return undefined
  const done = desk.session.do(acts.length === 1 ? only : { do: 'many', as, acts })
  return done ? acts.map((_, i) => first + i) : undefined
}

export const addThing = (desk: Desk, thing: NewThing): readonly number[] | undefined =>
  addThings(desk, [thing])
