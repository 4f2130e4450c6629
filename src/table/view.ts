import { OWN_NUMBERS } from './acts.ts'
import type { Bag, Face, Kind, Piece, Table, Thing } from './table.ts'

/**
 * What a seat may know of a table: everything that lies open, its own hand, and of the rest only that it is there. A piece
 * that shows a back which several kinds have is a piece of a kind without a name whose both sides are that back; so pieces
 * with the same back cannot be told apart, neither by name nor by kind. A piece in another's hand has no number either: their
 * order says nothing. What did not change stays the same object, so that nothing is drawn again.
 */

const BLANK: Face = { kind: 'art', art: 'hidden', tint: 'grey', width: 1, height: 1 }
const MARK = 'hidden-'

/** Whether a kind only stands for pieces whose face is hidden. */
export const isStandIn = (kind: Kind): boolean => kind.id.startsWith(MARK)

function hash(text: string): string {
  let low = 0x811c9dc5
  let high = 0x1234567
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b) ^ (low >>> 13)
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36)
}

interface Backs {
  /** The kind that stands for each kind when only its back is seen. */
  readonly standIns: ReadonlyMap<string, Kind>
  /** Kinds whose back is another kind's too: it does not tell them. */
  readonly shared: ReadonlySet<string>
  /** Boxes with stand-ins, by the ids of these. */
  readonly boxes: Map<string, readonly Kind[]>
}
const known = new WeakMap<readonly Kind[], Backs>()

function backsOf(box: readonly Kind[]): Backs {
  const found = known.get(box)
  if (found) return found
  const standIns = new Map<string, Kind>()
  const owners = new Map<string, string[]>()
  for (const kind of box) {
    const back = kind.back ?? BLANK
    const id = MARK + hash(JSON.stringify(back))
    standIns.set(kind.id, { id, name: '', front: back, back, inside: 0 })
    if (kind.back) owners.set(id, [...(owners.get(id) ?? []), kind.id])
  }
  const shared = new Set([...owners.values()].filter(ids => ids.length > 1).flat())
  const backs = { standIns, shared, boxes: new Map<string, readonly Kind[]>() }
  known.set(box, backs)
  return backs
}

/** Pieces that lie on the table with their back up, as they are seen. */
const veils = new WeakMap<Piece, Piece>()

/** A bag as it is seen from outside: how much is in it. */
const bags = new WeakMap<Bag, Bag>()
function closed(bag: Bag): Bag {
  const seen = bags.get(bag) ?? { ...bag, inside: bag.inside.map(() => `${MARK}blank`) }
  bags.set(bag, seen)
  return seen
}

/** The table as a seat may know it; without a seat as one who only looks on. */
export function view(table: Table, seat: number | undefined): Table {
  const { standIns, shared, boxes } = backsOf(table.box)
  const isForeign = ({ hand }: Thing) => hand !== undefined && hand !== seat
  const isDown = (thing: Thing): thing is Piece =>
    thing.what === 'piece' && thing.hand === undefined && thing.side === 'back' && shared.has(thing.kind)
  const isFull = (thing: Thing): thing is Bag => thing.what === 'bag' && thing.inside.length > 0
  if (!table.things.some(thing => isForeign(thing) || isDown(thing) || isFull(thing))) return table

  const used = new Map<string, Kind>()
  const standIn = (kind: string): Kind => {
    const found = standIns.get(kind) ?? { id: `${MARK}blank`, name: '', front: BLANK, back: BLANK, inside: 0 }
    used.set(found.id, found)
    return found
  }
  const down = (thing: Piece): Piece => {
    const { id } = standIn(thing.kind)
    const before = veils.get(thing)
    if (before?.kind === id) return before
    const veiled = { ...thing, kind: id }
    veils.set(thing, veiled)
    return veiled
  }
  const open = table.things.flatMap(thing =>
    isForeign(thing) ? [] : isDown(thing) ? down(thing) : isFull(thing) ? closed(thing) : thing,
  )
  // Hands lie last and by seat, and backs in them are sorted: the order in which they were dealt is not told. Dice and notes
  // in another's hand are nobody else's business.
  const counts = new Map<number, number>()
  const hands = table.things
    .flatMap(thing =>
      isForeign(thing) && thing.what === 'piece' ? [{ hand: thing.hand!, kind: standIn(thing.kind).id }] : [],
    )
    .sort((a, b) => a.hand - b.hand || a.kind.localeCompare(b.kind))
    .map(({ hand, kind }): Piece => {
      const n = counts.get(hand) ?? 0
      counts.set(hand, n + 1)
      const id = OWN_NUMBERS / 2 + hand * 10_000 + n
      return { what: 'piece', id, kind, side: 'back', x: 0, y: 0, angle: 0, locked: false, hand }
    })
  const key = [...used.keys()].sort().join(' ')
  const box = boxes.get(key) ?? [...table.box, ...used.values()]
  boxes.set(key, box)
  return { ...table, things: [...open, ...hands], box }
}
