import {
  columnOf,
  isStandIn,
  lifted,
  sizeOf,
  type NewThing,
  type OneAct,
  type Thing,
} from '../../table/index.ts'
import { complain } from './complaints.ts'
import { free, putColumn, stir } from './deeds.ts'
import type { Desk } from './state.ts'
import { rt } from './text/rare.ts'
import { tt } from './text/text.ts'

await rt.load()

/** What menus and panels do: columns turned, split and cut, copies, things in line. Each is one act in the history. */

export function turnOver(desk: Desk, id: number): void {
  const ids = columnOf(desk.session.now(), id).map(piece => piece.id)
  if (desk.session.do({ do: 'turnover', ids })) desk.say(tt().acts.turnover(ids.length))
}

/** The lifted part is laid beside the rest. */
export function splitColumn(desk: Desk, id: number): void {
  const column = columnOf(desk.session.now(), id)
  const [lowest] = column
  if (!lowest || column.length < 2) return
  const pile = desk.pile()
  const count = pile && pile.lift < column.length ? pile.lift : Math.floor(column.length / 2)
  const ids = lifted(column, count).map(piece => piece.id)
  const { width } = sizeOf(desk.session.now(), lowest)
  putColumn(desk, ids, lowest.x + width * 1.1, lowest.y, 'free')
}

export function reorderColumn(desk: Desk, ids: readonly number[]): void {
  const lowest = desk.byId().get(ids[0] ?? -1)
  if (lowest) desk.session.do({ do: 'column', ids, x: lowest.x, y: lowest.y })
}

/** The upper part of a deck goes under the rest, at a place nobody can foresee. */
export function cutColumn(desk: Desk, id: number): void {
  if (stir(desk, id, 'cut') > 0) desk.say(tt().acts.cut)
}

export function copyThings(desk: Desk, ids: readonly number[]): void {
  // A copy of a hidden piece could be turned over: it is not made.
  const hidden = new Set(
    desk.session
      .table()
      .box.filter(isStandIn)
      .map(kind => kind.id),
  )
  const open = ids.filter(id => {
    const thing = desk.byId().get(id)
    return thing && !(thing.what === 'piece' && hidden.has(thing.kind)) && thing.what !== 'bag'
  })
  desk.clipboard.things = desk.session.now().things.filter(thing => open.includes(thing.id))
  desk.say(tt().said.copied(desk.clipboard.things.length))
}

export function pasteThings(desk: Desk, at?: { x: number; y: number }): void {
  const { things } = desk.clipboard
  const [first] = things
  if (!first) return
  const place = at ?? { x: first.x + 0.4, y: first.y + 0.4 }
  const known = new Set(desk.session.now().box.map(kind => kind.id))
  // Copies are a group of their own.
  const again = new Map<number, number>()
  const regrouped = ({ group: before }: Thing) => {
    if (before === undefined) return {}
    const number = again.get(before) ?? desk.session.numbers(1) + 1_000_000 + again.size
    again.set(before, number)
    return { group: number }
  }
  const acts = things
    .filter(thing => thing.what !== 'piece' || known.has(thing.kind))
    .map((thing): OneAct => {
      const { id: _, hand: __, group: ___, ...rest } = { ...thing }
      const [dx, dy] = [place.x - first.x, place.y - first.y]
      const shifted =
        rest.what === 'mark'
          ? { ...rest, x: rest.x + dx, y: rest.y + dy, toX: rest.toX + dx, toY: rest.toY + dy }
          : { ...rest, x: rest.x + dx, y: rest.y + dy }
      return { do: 'add', thing: { ...shifted, ...regrouped(thing), locked: false } as NewThing }
    })
  const number = desk.session.numbers(acts.length)
  const numbered = acts.map((act, i): OneAct => (act.do === 'add' ? { ...act, id: number + i } : act))
  if (acts.length > 0 && desk.session.do({ do: 'many', as: 'paste', acts: numbered })) {
    desk.select(acts.map((_, i) => number + i))
    // Pasted again, they lie a little further.
    desk.clipboard.things = desk.session
      .now()
      .things.filter(thing => thing.id >= number && thing.id < number + acts.length)
  }
}

type Axis = 'x' | 'y'
const moved = (desk: Desk, places: readonly { id: number; x: number; y: number }[]) => {
  if (places.length > 0) desk.session.do({ do: 'move', places })
}

/** All on one line: the same height (axis y) or the same side (axis x). */
export function align(desk: Desk, ids: readonly number[], axis: Axis): void {
  const things = free(desk, ids).flatMap(id => desk.byId().get(id) ?? [])
  const middle = things.reduce((sum, thing) => sum + thing[axis], 0) / things.length
  moved(
    desk,
    things.map(({ id, x, y }) => (axis === 'y' ? { id, x, y: middle } : { id, x: middle, y })),
  )
}

/** The same distance between neighbours along an axis. */
export function distribute(desk: Desk, ids: readonly number[], axis: Axis): void {
  const things = free(desk, ids)
    .flatMap(id => desk.byId().get(id) ?? [])
    .sort((a, b) => a[axis] - b[axis])
  const [first, last] = [things[0], things.at(-1)]
  if (!first || !last || things.length < 3) return
  const step = (last[axis] - first[axis]) / (things.length - 1)
  moved(
    desk,
    things.map(({ id, x, y }, i) =>
      axis === 'x' ? { id, x: first.x + step * i, y } : { id, x, y: first.y + step * i },
    ),
  )
}

/** Deals the top cards round the seats. */
export function dealColumn(desk: Desk, id: number, each: number): boolean {
  const { seats } = desk.session.now()
  const column = columnOf(desk.session.now(), id)
    .map(piece => piece.id)
    .toReversed()
  if (column.length < each * seats.length) {
    complain(rt().deal.few)
    return false
  }
  const acts = seats.map((_, seat): OneAct => ({
    do: 'hand',
    ids: Array.from({ length: each }, (__, round) => column[round * seats.length + seat]!),
    seat,
    x: 0,
    y: 0,
  }))
  const dealt = desk.session.do({ do: 'many', as: 'deal', acts })
  if (dealt) desk.select([])
  return dealt
}
