import { fail, ok, type Result } from '../engine/index.ts'
import {
  isDevice,
  MOST,
  type BoardChoice,
  type Face,
  type Kind,
  type NewThing,
  type Picture,
  type Table,
  type Thing,
} from './table.ts'
import {
  bounded as reach,
  grouped,
  mirrored,
  placed,
  resized,
  rotated,
  rekinded,
  tinted,
  turnedOver,
  withTurn,
  written,
} from './bodies.ts'

export interface Place {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** Everything that can be done on the table. Luck is written in the act, so that a replay needs none. */
export type Act =
  | OneAct
  /** Several at once, done and undone together; when one of them is refused, all are. */
  | { readonly do: 'many'; readonly as: ManyName; readonly acts: readonly OneAct[] }

export const MANY = [
  'deal',
  'paste',
  'discard',
  'put',
  'clear',
  'roll',
  'lay',
  'players',
  'reset',
  'deck',
  'fan',
  'play',
  'recycle',
  'flip',
  'rotate',
] as const
export type ManyName = (typeof MANY)[number]

export type OneAct =
  | { readonly do: 'name'; readonly name: string }
  | { readonly do: 'seats'; readonly names: readonly string[] }
  | { readonly do: 'board'; readonly board: BoardChoice }
  | { readonly do: 'picture'; readonly id: string; readonly picture: Picture }
  /** A new kind in the box, or another look and count for one that is there. */
  | { readonly do: 'kind'; readonly kind: Kind }
  /** The kind leaves the box, and all its pieces the table. */
  | { readonly do: 'unkind'; readonly kind: string }
  /** Out of the box, stacked on one spot. */
  | {
      readonly do: 'put'
      readonly kind: string
      readonly count: number
      readonly x: number
      readonly y: number
      /** The number of the first piece; the others follow. Old logs leave numbering to the table. */
      readonly id?: number
    }
  | { readonly do: 'add'; readonly thing: NewThing; readonly id?: number }
  /** To new places, and onto everything else, in this order. */
  | { readonly do: 'move'; readonly places: readonly Place[] }
  /** Each shows its next side. About a point, all of them are turned over as one body. */
  | { readonly do: 'flip'; readonly ids: readonly number[]; readonly about?: Point }
  /** A whole column turned over: every piece flipped, the order reversed. */
  | { readonly do: 'turnover'; readonly ids: readonly number[] }
  /** Pieces go into the box; everything else is gone for good. */
  | { readonly do: 'return'; readonly ids: readonly number[] }
  /** One straight column in this order, the lowest first: lifting, shuffling, cutting, reordering. */
  | {
      readonly do: 'column'
      readonly ids: readonly number[]
      readonly x: number
      readonly y: number
      readonly by?: 'shuffle' | 'cut'
      /** Other numbers for the same pieces: whoever knew them before cannot follow them any more. */
      readonly fresh?: readonly number[]
    }
  /** Each by itself, or all of them round a point as one body. */
  | {
      readonly do: 'rotate'
      readonly ids: readonly number[]
      readonly degrees: number
      readonly about?: Point
    }
  /** One group from now on, or (null) each by itself again. */
  | { readonly do: 'group'; readonly ids: readonly number[]; readonly group: number | null }
  | { readonly do: 'resize'; readonly ids: readonly number[]; readonly factor: number }
  /** Another colour for drawn pieces; null gives them the one of their kind. */
  | { readonly do: 'tint'; readonly ids: readonly number[]; readonly tint: string | null }
  /** Whose turn it is. */
  | { readonly do: 'turn'; readonly seat: number | null }
  | { readonly do: 'front'; readonly ids: readonly number[] }
  | { readonly do: 'back'; readonly ids: readonly number[] }
  | { readonly do: 'lock'; readonly ids: readonly number[]; readonly locked: boolean }
  /** Into the private hand of a seat, or (null) back onto the open table at a place. */
  | {
      readonly do: 'hand'
      readonly ids: readonly number[]
      readonly seat: number | null
      readonly x: number
      readonly y: number
      /** Other numbers for what is laid down with its face hidden: nobody can tell which of those seen before it is. */
      readonly fresh?: readonly number[]
    }
  /** Pieces go into a bag. */
  | { readonly do: 'stow'; readonly bag: number; readonly ids: readonly number[] }
  /** Luck takes a piece out of a bag: onto the table, or into the hand of a seat. */
  | {
      readonly do: 'draw'
      readonly bag: number
      readonly index: number
      readonly x: number
      readonly y: number
      readonly seat?: number
      readonly id?: number
    }
  /** Somebody looks at the hidden side of pieces; nothing changes, but everybody knows that it was done. */
  | { readonly do: 'peek'; readonly ids: readonly number[]; readonly seat?: number }
  /** A device worked: what it shows, and for packs the cards that are left. */
  | {
      readonly do: 'chance'
      readonly id: number
      readonly showing: number | string
      readonly left?: readonly number[]
    }
  /** The words or number on a token, note or counter. */
  | { readonly do: 'write'; readonly id: number; readonly text: string }
  /** Other values of some fields: a token's colours, a clock's times, the rows of scores. The rest stays as it is. */
  | { readonly do: 'set'; readonly id: number; readonly fields: Fields }
  /** The same in old logs: the whole thing. What was done to it meanwhile is lost by it. */
  | { readonly do: 'change'; readonly thing: Thing }
  /** Another name or look for a kind of piece. */
  | { readonly do: 'rekind'; readonly kind: string; readonly fields: KindFields }
  /** So many more of a kind in the box, or fewer. */
  | { readonly do: 'stock'; readonly kind: string; readonly by: number }

export interface Point {
  readonly x: number
  readonly y: number
}

type Lies = 'id' | 'x' | 'y' | 'angle' | 'locked' | 'hand' | 'what' | 'scale' | 'group'
/** What may be set of a thing, by its kind; where it lies is moved, not set. */
export type Fields = Thing extends infer T
  ? T extends Thing
    ? { readonly what: T['what'] } & Partial<Omit<T, Lies>>
    : never
  : never
/** No further sides are an empty list; a back that is null is taken away. */
export type KindFields = Partial<Pick<Kind, 'name' | 'front' | 'more'>> & { readonly back?: Face | null }

const missing = fail('Ez a darab már nincs az asztalon.', 'This piece is no longer on the table.')
const locked = fail('Ez a darab rögzítve van.', 'This piece is locked.')
const numbered = fail(
  'Ilyen számú darab már van az asztalon.',
  'A piece of this number is on the table already.',
)
const wrong = fail('Ez így nem állítható be.', 'This cannot be set like that.')
const noSeat = fail('Nincs ilyen hely az asztalnál.', 'There is no such seat at the table.')
const full = fail('Ennyi már nem fér az asztalra.', 'There is no room for that many on the table.')

function edit(table: Table, ids: readonly number[], change: (thing: Thing) => Thing): Table {
  const wanted = new Set(ids)
  return { ...table, things: table.things.map(thing => (wanted.has(thing.id) ? change(thing) : thing)) }
}

/** The things with these ids taken out, and the rest. */
function taken(table: Table, ids: readonly number[]): { out: Thing[]; rest: Thing[] } {
  const byId = new Map(table.things.map(thing => [thing.id, thing]))
  const wanted = new Set(ids)
  return {
    out: ids.flatMap(id => byId.get(id) ?? []),
    rest: table.things.filter(thing => !wanted.has(thing.id)),
  }
}

const touches = (act: OneAct): readonly number[] | undefined => {
  if ('ids' in act) return act.ids
  if (act.do === 'move') return act.places.map(place => place.id)
  if (act.do === 'chance' || act.do === 'write' || act.do === 'set') return [act.id]
  return act.do === 'change' ? [act.thing.id] : undefined
}

/** Carries out an act on a copy; the table given stays as it was. */
export function apply(table: Table, act: Act): Result<Table> {
  if (act.do !== 'many') return applyOne(table, act)
  let result: Result<Table> = ok(table)
  for (const one of act.acts) if (result.ok) result = applyOne(result.value, one)
  return result
}

function applyOne(table: Table, act: OneAct): Result<Table> {
  const ids = touches(act)
  if (ids) {
    const known = new Map(table.things.map(thing => [thing.id, thing]))
    if (ids.length === 0 || new Set(ids).size !== ids.length || !ids.every(id => known.has(id)))
      return missing
    if (
      act.do !== 'lock' &&
      act.do !== 'peek' &&
      act.do !== 'chance' &&
      act.do !== 'write' &&
      ids.some(id => known.get(id)!.locked)
    )
      return locked
  }
  switch (act.do) {
    case 'name':
      return ok({ ...table, name: act.name.slice(0, 200) })
    case 'seats':
      return ok(seated(table, act.names))
    case 'board':
      return ok({ ...table, board: act.board })
    case 'picture':
      if (Object.keys(table.pictures).length >= MOST.pictures)
        return fail('Túl sok a saját kép.', 'There are too many own pictures.')
      return ok({ ...table, pictures: { ...table.pictures, [act.id]: act.picture } })
    case 'kind':
      return addKind(table, act.kind)
    case 'unkind':
      return ok({
        ...table,
        box: table.box.filter(kind => kind.id !== act.kind),
        things: table.things.flatMap((thing): readonly Thing[] => {
          if (thing.what === 'piece' && thing.kind === act.kind) return []
          return thing.what === 'bag' && thing.inside.includes(act.kind)
            ? [{ ...thing, inside: thing.inside.filter(kind => kind !== act.kind) }]
            : [thing]
        }),
      })
    case 'put':
      return putDown(table, act)
    case 'add': {
      if (table.things.length >= MOST.things) return full
      const id = act.id ?? table.nextId
      if (isTaken(table, [id])) return numbered
      const thing = { ...act.thing, id } as Thing
      return ok({ ...table, things: [...table.things, thing], nextId: after(table, id) })
    }
    case 'move': {
      const { out, rest } = taken(
        table,
        act.places.map(place => place.id),
      )
      const moved = out.map((thing, i) => placed(thing, act.places[i]!.x, act.places[i]!.y))
      return ok({ ...table, things: [...rest, ...moved] })
    }
    case 'flip':
      return ok(act.about ? mirrored(table, act.ids, act.about) : edit(table, act.ids, turnedOver(table)))
    case 'turnover': {
      const turned = turnedOver(table)
      // The column keeps its places in the order of the table; only who lies in each of them changes.
      const inOrder = table.things.filter(thing => act.ids.includes(thing.id))
      const reversed = [...inOrder].reverse()
      let next = 0
      const things = table.things.map(thing => {
        if (!act.ids.includes(thing.id)) return thing
        const place = thing
        return turned({ ...reversed[next++]!, x: place.x, y: place.y })
      })
      return ok({ ...table, things })
    }
    case 'return':
      return ok(sentBack(table, act.ids))
    case 'column': {
      const { out, rest } = taken(table, act.ids)
      const { fresh } = act
      if (fresh && (fresh.length !== act.ids.length || isTaken({ ...table, things: rest }, fresh)))
        return numbered
      const things = out.map((thing, i): Thing => {
        const laid = { ...thing, x: reach(act.x), y: reach(act.y) }
        // A group would tell which piece is which after a shuffle.
        const { group: _, ...alone } = laid
        return fresh ? ({ ...alone, id: fresh[i]! } as Thing) : laid
      })
      const nextId = Math.max(table.nextId, ...(fresh ?? []).map(id => after(table, id)))
      return ok({ ...table, things: [...rest, ...things], nextId })
    }
    case 'rotate':
      return ok(edit(table, act.ids, rotated(act.degrees, act.about)))
    case 'group':
      return ok(edit(table, act.ids, grouped(act.group)))
    case 'resize':
      return ok(edit(table, act.ids, resized(act.factor)))
    case 'tint':
      return ok(edit(table, act.ids, tinted(act.tint)))
    case 'turn':
      if (act.seat !== null && act.seat >= table.seats.length) return noSeat
      return ok(withTurn(table, act.seat))
    case 'front': {
      const { out, rest } = taken(table, act.ids)
      return ok({ ...table, things: [...rest, ...out] })
    }
    case 'back': {
      const { out, rest } = taken(table, act.ids)
      return ok({ ...table, things: [...out, ...rest] })
    }
    case 'lock':
      return ok(edit(table, act.ids, thing => ({ ...thing, locked: act.locked })))
    case 'hand':
      return toHand(table, act)
    case 'stow':
      return stowed(table, act)
    case 'draw':
      return drawn(table, act)
    case 'peek':
      return ok(table)
    case 'chance':
      return worked(table, act)
    case 'write':
      return ok(edit(table, [act.id], thing => written(thing, act.text.slice(0, MOST.text))))
    case 'set':
      return setFields(table, act.id, act.fields)
    case 'rekind':
      if (!table.box.some(kind => kind.id === act.kind)) return wrong
      return ok({
        ...table,
        box: table.box.map(kind => (kind.id === act.kind ? rekinded(kind, act.fields) : kind)),
      })
    case 'stock': {
      const kind = table.box.find(each => each.id === act.kind)
      const inside = (kind?.inside ?? -1) + act.by
      if (!kind || inside < 0 || inside > MOST.copies)
        return fail('Nincs ennyi a dobozban.', 'There are not that many in the box.')
      return ok({ ...table, box: table.box.map(each => (each === kind ? { ...kind, inside } : each)) })
    }
    case 'change': {
      const before = table.things.find(thing => thing.id === act.thing.id)!
      if (before.what !== act.thing.what) return missing
      return ok(edit(table, [act.thing.id], () => act.thing))
    }
    default:
      return act satisfies never
  }
}

function addKind(table: Table, kind: Kind): Result<Table> {
  const known = table.box.some(each => each.id === kind.id)
  if (!known && table.box.length >= MOST.kinds) return fail('A doboz megtelt.', 'The box is full.')
  const fits = { ...kind, inside: Math.max(0, Math.min(MOST.copies, Math.floor(kind.inside))) }
  return ok({
    ...table,
    box: known ? table.box.map(each => (each.id === kind.id ? fits : each)) : [...table.box, fits],
  })
}

/** Numbers below this are given by the table in turn, those above by the device that puts something down. */
export const OWN_NUMBERS = 2 ** 31

const isTaken = (table: Table, ids: readonly number[]): boolean => {
  const fresh = new Set(ids)
  return fresh.size !== ids.length || table.things.some(thing => fresh.has(thing.id))
}
/** The next number the table gives after this one was used. */
const after = (table: Table, id: number): number =>
  id < OWN_NUMBERS ? Math.max(table.nextId, id + 1) : table.nextId

function setFields(table: Table, id: number, fields: Fields): Result<Table> {
  const before = table.things.find(thing => thing.id === id)!
  if (before.what !== fields.what) return missing
  const thing = { ...before, ...fields } as Thing
  if (thing.what === 'die' && thing.showing >= thing.faces.length) return wrong
  if (thing.what === 'numbers' && thing.least > thing.most) return wrong
  if (thing.what === 'piece' && !table.box.some(kind => kind.id === thing.kind)) return wrong
  return ok(edit(table, [id], () => thing))
}

function putDown(table: Table, act: OneAct & { do: 'put' }): Result<Table> {
  const { kind: id, count, x, y } = act
  const kind = table.box.find(each => each.id === id)
  if (!kind || count < 1 || !Number.isInteger(count) || kind.inside < count)
    return fail('Nincs ennyi a dobozban.', 'There are not that many in the box.')
  if (table.things.length + count > MOST.things) return full
  const first = act.id ?? table.nextId
  const ids = Array.from({ length: count }, (_, i) => first + i)
  if (isTaken(table, ids)) return numbered
  const pieces = ids.map((number): Thing => {
    return {
      what: 'piece',
      id: number,
      kind: id,
      side: 'front',
      x: reach(x),
      y: reach(y),
      angle: 0,
      locked: false,
    }
  })
  return ok({
    ...table,
    box: table.box.map(each => (each.id === id ? { ...each, inside: each.inside - count } : each)),
    things: [...table.things, ...pieces],
    nextId: after(table, first + count - 1),
  })
}

function sentBack(table: Table, ids: readonly number[]): Table {
  const { out, rest } = taken(table, ids)
  // A bag that goes gives back what is in it.
  const kinds = out.flatMap(thing =>
    thing.what === 'piece' ? [thing.kind] : thing.what === 'bag' ? thing.inside : [],
  )
  const back = (kind: Kind) => kinds.filter(each => each === kind.id).length
  return {
    ...table,
    things: rest,
    box: table.box.map(kind => ({ ...kind, inside: kind.inside + back(kind) })),
  }
}

/** Who sits here; what the hand of a seat that is gone held comes back onto the table. */
function seated(table: Table, names: readonly string[]): Table {
  const seats = names.slice(0, MOST.seats).map(name => name.slice(0, 60))
  const things = table.things.map(thing => {
    if (thing.hand === undefined || thing.hand < seats.length) return thing
    const { hand: _, ...open } = thing
    return open
  })
  const { turn } = table
  return withTurn({ ...table, seats, things }, turn !== undefined && turn < seats.length ? turn : null)
}

function toHand(table: Table, act: OneAct & { do: 'hand' }): Result<Table> {
  if (act.seat !== null && !(act.seat >= 0 && act.seat < table.seats.length)) return noSeat
  const { out, rest } = taken(table, act.ids)
  const { fresh } = act
  if (fresh && (fresh.length !== act.ids.length || isTaken({ ...table, things: rest }, fresh)))
    return numbered
  const moved = out.map((thing, i): Thing => {
    const { hand: _, group: __, ...open } = thing
    const lying = { ...open, id: fresh?.[i] ?? thing.id, x: reach(act.x), y: reach(act.y) } as Thing
    return act.seat === null ? lying : { ...lying, hand: act.seat }
  })
  const nextId = Math.max(table.nextId, ...(fresh ?? []).map(id => after(table, id)))
  return ok({ ...table, things: [...rest, ...moved], nextId })
}

const noBag = fail('Ez nem zsák.', 'This is no bag.')

function stowed(table: Table, act: OneAct & { do: 'stow' }): Result<Table> {
  const { out, rest } = taken(table, act.ids)
  const bag = rest.find(thing => thing.id === act.bag)
  if (bag?.what !== 'bag') return noBag
  const kinds = out.flatMap(thing => (thing.what === 'piece' ? [thing.kind] : []))
  if (kinds.length !== out.length) return fail('A zsákba csak figura való.', 'Only pieces go into a bag.')
  if (bag.inside.length + kinds.length > MOST.things) return full
  const filled: Thing = { ...bag, inside: [...bag.inside, ...kinds] }
  return ok({ ...table, things: rest.map(thing => (thing === bag ? filled : thing)) })
}

function drawn(table: Table, act: OneAct & { do: 'draw' }): Result<Table> {
  const bag = table.things.find(thing => thing.id === act.bag)
  if (bag?.what !== 'bag') return noBag
  const kind = bag.inside[act.index]
  if (kind === undefined) return fail('A zsák üres.', 'The bag is empty.')
  if (act.seat !== undefined && act.seat >= table.seats.length) return noSeat
  if (table.things.length >= MOST.things) return full
  const id = act.id ?? table.nextId
  if (isTaken(table, [id])) return numbered
  const rest: Thing = { ...bag, inside: bag.inside.toSpliced(act.index, 1) }
  const piece: Thing = {
    what: 'piece',
    id,
    kind,
    side: 'front',
    x: reach(act.x),
    y: reach(act.y),
    angle: 0,
    locked: false,
    ...(act.seat === undefined ? {} : { hand: act.seat }),
  }
  const things = [...table.things.map(thing => (thing === bag ? rest : thing)), piece]
  return ok({ ...table, things, nextId: after(table, id) })
}

function worked(table: Table, act: OneAct & { do: 'chance' }): Result<Table> {
  const device = table.things.find(thing => thing.id === act.id)!
  if (!isDevice(device)) return fail('Ez nem sorsoló.', 'This is no chance device.')
  const shown = { ...device, showing: act.showing, ...(act.left ? { left: act.left } : {}) } as Thing
  return ok(edit(table, [act.id], () => shown))
}
