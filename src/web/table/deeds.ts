import {
  columnOf,
  isDevice,
  isStandIn,
  lifted,
  mustReshuffle,
  sizeOf,
  type NewThing,
  type OneAct,
  type Piece,
  type Thing,
} from '../../table/index.ts'
import { complain } from './complaints.ts'
import { viewMiddle, wishes, type Desk } from './state.ts'
import { actText, placeName, showing, thingName } from './act-words.ts'
import { tt } from './text/text.ts'

/** What the tools, keys and menus do. Each is one act in the history. */

const free = (desk: Desk, ids: readonly number[]): number[] =>
  ids.filter(id => desk.byId().get(id)?.locked === false)

/** The selection when the thing belongs to it, else the thing alone. */
export const group = (desk: Desk, id: number): number[] => {
  const { selected } = desk
  return selected().has(id) ? [...selected()].filter(each => desk.byId().has(each)) : [id]
}

/** Works a device; an empty pack asks first. Its result is in the log and is read out. */
export function workDevice(desk: Desk, id: number, asked: 'ask' | 'yes' = 'ask'): void {
  const thing = desk.byId().get(id)
  if (!thing || !isDevice(thing)) return
  if (asked === 'ask' && mustReshuffle(thing)) return desk.show({ what: 'reshuffle', id })
  if (!desk.session.ask({ do: 'work', id })) return
  const after = desk.byId().get(id)
  if (!after) return
  desk.say(tt().acts.chance(thingName(desk.session.table(), after), showing(after) ?? ''))
  if (thing.what === 'pack') desk.show({ what: 'card', id })
}

const isTwoSided = (desk: Desk, id: number): boolean => {
  const thing = desk.byId().get(id)
  return (
    thing?.what === 'piece' &&
    desk.session.table().box.find(kind => kind.id === thing.kind)?.back !== undefined
  )
}

/** What the flip tool does: pieces turn over, devices work, tokens are rewritten. */
export function flipThing(desk: Desk, id: number): void {
  const thing = desk.byId().get(id)
  if (!thing) return
  if (isDevice(thing)) return workDevice(desk, id)
  if (thing.what === 'bag') {
    void import('./decks/deck-deeds.ts').then(({ drawFromBag }) => drawFromBag(desk, id))
    return
  }
  if (thing.what === 'piece') {
    const ids = free(
      desk,
      group(desk, id).filter(each => isTwoSided(desk, each)),
    )
    if (ids.length === 0)
      return isTwoSided(desk, id) ? complain(tt().things.locked) : desk.say(tt().things.oneSided)
    if (desk.session.do({ do: 'flip', ids })) {
      const after = desk.byId().get(id)
      if (after) desk.say(tt().acts.flip(thingName(desk.session.table(), after)))
    }
    return
  }
  editThing(desk, thing)
}

/** Opens what rewrites a thing. */
export function editThing(desk: Desk, thing: Thing): void {
  const { id } = thing
  if (thing.what === 'scores') desk.show({ what: 'points', id })
  else if (thing.what === 'clock') desk.show({ what: 'clock', id })
  else if (thing.what === 'counter') desk.show({ what: 'counter', id })
  else if (thing.what === 'note') desk.show({ what: 'note', id })
  else if (thing.what === 'token') desk.show({ what: 'write', id })
}

/** Double click: the main act of a thing. */
export function mainAct(desk: Desk, id: number): void {
  const thing = desk.byId().get(id)
  if (!thing) return
  const kind =
    thing.what === 'piece' ? desk.session.now().box.find(each => each.id === thing.kind) : undefined
  // A piece without a back has nothing to turn; its stack is opened.
  if (thing.what === 'piece' && !kind?.back && columnOf(desk.session.now(), id).length > 1)
    desk.point({ id, lift: columnOf(desk.session.now(), id).length, pinned: true })
  else flipThing(desk, id)
}

export function returnThings(desk: Desk, ids: readonly number[]): void {
  const wanted = free(desk, ids)
  if (wanted.length === 0) return
  const text = actText({ do: 'return', ids: wanted }, desk.session.now(), desk.frame())
  if (desk.session.do({ do: 'return', ids: wanted })) {
    desk.select([...desk.selected()].filter(id => !wanted.includes(id)))
    desk.hover(undefined)
    desk.say(text)
  }
}

export function rotateThings(desk: Desk, ids: readonly number[], degrees: number): void {
  const wanted = free(desk, ids)
  if (wanted.length > 0) desk.session.do({ do: 'rotate', ids: wanted, degrees })
}

export function lockThings(desk: Desk, ids: readonly number[]): void {
  const locked = !ids.every(id => desk.byId().get(id)?.locked)
  desk.session.do({ do: 'lock', ids, locked })
  desk.say(actText({ do: 'lock', ids, locked }, desk.session.now(), desk.frame()))
}

/** Where a thing comes to lie: as put, or drawn to the cell or grid when the magnet is on. */
export function settle(desk: Desk, x: number, y: number, how: 'free' | 'magnet'): { x: number; y: number } {
  if (how === 'free' || !(wishes().magnet || wishes().grid)) return { x, y }
  const frame = desk.frame()
  const cell = wishes().magnet ? frame?.at(x, y) : undefined
  if (frame && cell !== undefined) return { x: frame.places[cell]!.x, y: frame.places[cell]!.y }
  if (!wishes().grid && frame) return { x, y }
  return { x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 }
}

export function moveThings(
  desk: Desk,
  ids: readonly number[],
  dx: number,
  dy: number,
  how: 'free' | 'magnet',
): void {
  const places = free(desk, ids).flatMap(id => {
    const thing = desk.byId().get(id)
    return thing ? [{ id, ...settle(desk, thing.x + dx, thing.y + dy, how) }] : []
  })
  if (places.length === 0) return
  // Those moved together keep their order among themselves.
  const rank = new Map(desk.session.now().things.map((thing, i) => [thing.id, i]))
  places.sort((a, b) => rank.get(a.id)! - rank.get(b.id)!)
  const [first] = places
  if (!desk.session.do({ do: 'move', places }) || !first) return
  const thing = desk.byId().get(first.id)
  if (thing && places.length === 1)
    desk.say(tt().said.put(thingName(desk.session.table(), thing), placeName(desk.frame(), thing.x, thing.y)))
}

/** The part of a column that the column tool carries. */
export function carried(desk: Desk, id: number): Piece[] {
  const column = columnOf(desk.session.now(), id)
  const pile = desk.pile()
  const same = pile && column.some(piece => piece.id === pile.id)
  return same ? lifted(column, pile.lift) : column
}

export function putColumn(
  desk: Desk,
  ids: readonly number[],
  x: number,
  y: number,
  how: 'free' | 'magnet',
): void {
  const place = settle(desk, x, y, how)
  if (desk.session.do({ do: 'column', ids, ...place }))
    desk.say(tt().acts.column(ids.length, placeName(desk.frame(), place.x, place.y)))
}

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

/** Luck orders a column anew; whoever looked at it goes on looking at what lies there now. */
function stir(desk: Desk, id: number, how: 'shuffle' | 'cut'): number {
  const ids = columnOf(desk.session.now(), id).map(piece => piece.id)
  if (ids.length < 2) return 0
  const act = desk.session.ask({ do: how, ids })
  if (act?.do !== 'column') return 0
  const top = (act.fresh ?? act.ids).at(-1)
  const pile = desk.pile()
  if (act.fresh && pile && ids.includes(pile.id) && top !== undefined) desk.point({ ...pile, id: top })
  if (act.fresh && top !== undefined && ids.some(each => desk.selected().has(each)))
    desk.select(desk.selected().size > 1 ? act.fresh : [top])
  return ids.length
}

export function shuffleColumn(desk: Desk, id: number): void {
  const count = stir(desk, id, 'shuffle')
  if (count > 0) desk.say(tt().acts.shuffle(count))
}

/** The upper part of a deck goes under the rest, at a place nobody can foresee. */
export function cutColumn(desk: Desk, id: number): void {
  if (stir(desk, id, 'cut') > 0) desk.say(tt().acts.cut)
}

/** Deals the top cards round the seats. */
export function dealColumn(desk: Desk, id: number, each: number): boolean {
  const { seats } = desk.session.now()
  const column = columnOf(desk.session.now(), id)
    .map(piece => piece.id)
    .toReversed()
  if (column.length < each * seats.length) {
    complain(tt().deal.few)
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

export function toHand(desk: Desk, ids: readonly number[], seat: number): void {
  const wanted = free(desk, ids)
  if (wanted.length > 0 && desk.session.do({ do: 'hand', ids: wanted, seat, x: 0, y: 0 })) desk.select([])
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
  const acts = things
    .filter(thing => thing.what !== 'piece' || known.has(thing.kind))
    .map((thing): OneAct => {
      const { id: _, hand: __, ...rest } = thing
      const [dx, dy] = [place.x - first.x, place.y - first.y]
      const shifted =
        rest.what === 'mark'
          ? { ...rest, x: rest.x + dx, y: rest.y + dy, toX: rest.toX + dx, toY: rest.toY + dy }
          : { ...rest, x: rest.x + dx, y: rest.y + dy }
      return { do: 'add', thing: { ...shifted, locked: false } as NewThing }
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

/** Adds a thing in the middle of what is seen, a little aside for each one that already lies there. */
export function addThing(desk: Desk, thing: NewThing, shift = 0): void {
  const { x, y } = viewMiddle(desk)
  const near = desk.session
    .now()
    .things.filter(each => Math.hypot(each.x - x, each.y - y) < 0.1 + 3 * shift).length
  const step = (shift + near) * 0.35
  desk.session.do({
    do: 'add',
    thing: { ...thing, x: x + step, y: y + step } as NewThing,
  })
}

export const clearMarks = (desk: Desk): void => {
  const ids = desk.session
    .now()
    .things.flatMap(thing => (thing.what === 'mark' && !thing.locked ? [thing.id] : []))
  if (ids.length > 0) desk.session.do({ do: 'many', as: 'clear', acts: [{ do: 'return', ids }] })
}
