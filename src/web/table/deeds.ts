import {
  columnOf,
  isDevice,
  lifted,
  middleOf,
  mustReshuffle,
  sidesOf,
  sizeOf,
  withGroups,
  type Kind,
  type OneAct,
  type Piece,
  type Point,
  type Thing,
} from '../../table/index.ts'
import { notify } from '../shell/notices.tsx'
import { complain } from './complaints.ts'
import { settle } from './settling.ts'
import type { Desk } from './state.ts'
import { placeName, showing, thingName } from './act-words.ts'
import { tt } from './text/text.ts'
import { tellAct } from './tools.ts'

/** What the tools, keys and menus do. Each is one act in the history. */

export const free = (desk: Desk, ids: readonly number[]): number[] =>
  ids.filter(id => desk.byId().get(id)?.locked === false)

/** The selection when the thing belongs to it, else the thing alone; with all that is grouped with them. */
export const group = (desk: Desk, id: number): number[] => {
  const { selected } = desk
  const ids = selected().has(id) ? [...selected()].filter(each => desk.byId().has(each)) : [id]
  return withGroups(desk.session.now(), ids)
}

/** Things by the group they belong to; those without one are alone. */
function bodies(desk: Desk, ids: readonly number[]): Thing[][] {
  const groups = new Map<number, Thing[]>()
  for (const id of ids) {
    const thing = desk.byId().get(id)
    if (!thing) continue
    const key = thing.group ?? -id
    groups.set(key, [...(groups.get(key) ?? []), thing])
  }
  return [...groups.values()]
}

/** What a group turns round: its largest thing, so that a pod stays in its cell; the middle where none is the largest. */
function pivotOf(desk: Desk, body: readonly Thing[]): Point {
  const width = (thing: Thing) => sizeOf(desk.supplies(), thing).width
  const most = Math.max(...body.map(width))
  const largest = body.filter(thing => width(thing) > most * 0.95)
  return middleOf(largest.length === 1 ? largest : body)
}

/** One act for each group, and one for all that is alone; all of them are done together. */
function asBodies(
  desk: Desk,
  ids: readonly number[],
  as: 'flip' | 'rotate',
  act: (ids: readonly number[], about: Point | undefined) => OneAct,
): boolean {
  const all = bodies(desk, ids)
  const alone = all.flatMap(body => (body.length === 1 ? [body[0]!.id] : []))
  const acts = [
    ...all
      .filter(body => body.length > 1)
      .map(body =>
        act(
          body.map(thing => thing.id),
          pivotOf(desk, body),
        ),
      ),
    ...(alone.length > 0 ? [act(alone, undefined)] : []),
  ]
  const [only] = acts
  if (!only) return false
  return desk.session.do(acts.length === 1 ? only : { do: 'many', as, acts })
}

/** Works a device; an empty pack asks first. Its result is in the log and is read out. */
export function workDevice(desk: Desk, id: number, asked: 'ask' | 'yes' = 'ask'): void {
  const thing = desk.byId().get(id)
  if (!thing || !isDevice(thing)) return
  const dice = group(desk, id).filter(each => {
    const device = desk.byId().get(each)
    return device && isDevice(device) && device.what !== 'pack'
  })
  if (dice.length > 1) return rollDice(desk, dice)
  if (asked === 'ask' && mustReshuffle(thing)) return desk.show({ what: 'reshuffle', id })
  if (!desk.session.ask({ do: 'work', id })) return
  const after = desk.byId().get(id)
  if (!after) return
  desk.say(tt().acts.chance(thingName(desk.session.table(), after), showing(after) ?? ''))
  if (thing.what === 'pack') desk.show({ what: 'card', id })
}

/** Several at once, with their sum. */
export function rollDice(desk: Desk, ids: readonly number[]): void {
  const before = desk.session.now()
  const act = desk.session.ask({ do: 'roll', ids })
  if (act?.do !== 'many') return
  void import('./act-text.ts').then(({ rolledText }) => {
    const text = rolledText(act.acts, before)
    desk.say(text)
    notify('good', text)
  })
}

/** Does what a button on the table says. */
export async function pressButton(desk: Desk, id: number): Promise<void> {
  const { pressed } = await import('./pressing.ts')
  pressed(desk, id)
}

/** Whether these are all pieces of one pile, one exactly on the other; a group keeps its own order. */
export function isPile(desk: Desk, ids: readonly number[]): boolean {
  const pieces = ids.map(id => desk.byId().get(id))
  const [first] = pieces
  return (
    first !== undefined &&
    pieces.length > 1 &&
    desk.heights().get(first.id)?.of === pieces.length &&
    pieces.every(
      piece =>
        piece?.what === 'piece' &&
        piece.group === undefined &&
        Math.hypot(piece.x - first.x, piece.y - first.y) < 0.05,
    )
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
  if (thing.what === 'button') return void pressButton(desk, id)
  if (thing.what === 'seat') return void desk.session.do({ do: 'turn', seat: thing.seat })
  if (thing.what === 'piece') {
    const pieces = group(desk, id).filter(each => desk.byId().get(each)?.what === 'piece')
    const ids = free(desk, pieces)
    if (ids.length === 0) return complain(tt().things.locked)
    // Turning what has one side only would be an act that nobody sees.
    if (isPile(desk, ids) && ids.some(each => hasSides(desk, each))) {
      if (desk.session.do({ do: 'turnover', ids })) desk.say(tt().acts.turnover(ids.length))
      return
    }
    if (!ids.some(each => hasSides(desk, each))) return desk.say(tt().things.oneSided)
    if (
      asBodies(desk, ids, 'flip', (some, about) => ({ do: 'flip', ids: some, ...(about ? { about } : {}) }))
    ) {
      const after = desk.byId().get(id)
      if (after) desk.say(tt().acts.flip(thingName(desk.session.table(), after)))
    }
    return
  }
  editThing(desk, thing)
}

/** The kind that a piece is of, even of one that lies face down and is shown as no particular one. */
function trueKind(desk: Desk, id: number): Kind | undefined {
  const { things, box } = desk.session.now()
  const thing = things.find(each => each.id === id)
  return thing?.what === 'piece' ? box.find(each => each.id === thing.kind) : undefined
}

function hasSides(desk: Desk, id: number): boolean {
  const kind = trueKind(desk, id)
  // In a group even what has one side changes its place.
  return kind ? sidesOf(kind).length > 1 || desk.byId().get(id)?.group !== undefined : false
}

/** Opens what rewrites a thing. */
export function editThing(desk: Desk, thing: Thing): void {
  const { id } = thing
  if (thing.what === 'scores') desk.show({ what: 'points', id })
  else if (thing.what === 'clock') desk.show({ what: 'clock', id })
  else if (thing.what === 'counter') desk.show({ what: 'counter', id })
  else if (thing.what === 'note') desk.show({ what: 'note', id })
  else if (thing.what === 'token') desk.show({ what: 'write', id })
  else if (thing.what === 'zone' || thing.what === 'label' || thing.what === 'button')
    desk.show({ what: 'fitting', id })
}

/** Double click: the main act of a thing. */
export function mainAct(desk: Desk, id: number): void {
  const thing = desk.byId().get(id)
  if (!thing) return
  // A piece without a back has nothing to turn; its stack is opened.
  if (thing.what === 'piece' && !trueKind(desk, id)?.back && columnOf(desk.session.now(), id).length > 1)
    desk.point({ id, lift: columnOf(desk.session.now(), id).length, pinned: true })
  else flipThing(desk, id)
}

export function returnThings(desk: Desk, ids: readonly number[]): void {
  const wanted = free(desk, ids)
  if (wanted.length === 0) return
  const before = desk.session.table()
  if (desk.session.do({ do: 'return', ids: wanted })) {
    desk.select([...desk.selected()].filter(id => !wanted.includes(id)))
    desk.hover(undefined)
    void tellAct(desk, { do: 'return', ids: wanted }, before)
  }
}

export function rotateThings(desk: Desk, ids: readonly number[], degrees: number): void {
  asBodies(desk, free(desk, ids), 'rotate', (some, about) => ({
    do: 'rotate',
    ids: some,
    degrees,
    ...(about ? { about } : {}),
  }))
}

export function lockThings(desk: Desk, ids: readonly number[]): void {
  const locked = !ids.every(id => desk.byId().get(id)?.locked)
  desk.session.do({ do: 'lock', ids, locked })
  void tellAct(desk, { do: 'lock', ids, locked }, desk.session.table())
}

export function moveThings(
  desk: Desk,
  ids: readonly number[],
  dx: number,
  dy: number,
  how: 'free' | 'magnet',
): void {
  const places = bodies(desk, free(desk, ids)).flatMap(body => {
    // A group keeps its shape: its largest thing is drawn to the cell, the others go with it.
    const table = desk.supplies()
    const anchor = body.reduce((a, b) => (sizeOf(table, b).width > sizeOf(table, a).width ? b : a))
    const kept = anchor.what === 'zone' ? 'free' : how
    const to = settle(desk, anchor.x + dx, anchor.y + dy, kept)
    return body.map(({ id, x, y }) => ({ id, x: x + to.x - anchor.x, y: y + to.y - anchor.y }))
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

/** Luck orders a column anew; whoever looked at it goes on looking at what lies there now. */
export function stir(desk: Desk, id: number, how: 'shuffle' | 'cut'): number {
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

export function toHand(desk: Desk, ids: readonly number[], seat: number): void {
  const wanted = free(desk, ids)
  if (wanted.length > 0 && desk.session.do({ do: 'hand', ids: wanted, seat, x: 0, y: 0 })) desk.select([])
}

export const clearMarks = (desk: Desk): void => {
  const ids = desk.session
    .now()
    .things.flatMap(thing => (thing.what === 'mark' && !thing.locked ? [thing.id] : []))
  if (ids.length > 0) desk.session.do({ do: 'many', as: 'clear', acts: [{ do: 'return', ids }] })
}
