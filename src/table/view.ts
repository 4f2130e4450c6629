import { OWN_NUMBERS } from './acts.ts'
import type { Face, Kind, Piece, Table, Thing } from './table.ts'

/**
 * What a seat may know of a table: everything that lies open, its own hand, and of the rest only that it is there. A piece
 * that shows its back is a piece of a kind without a name whose both sides are that back; so pieces with the same back cannot
 * be told apart, neither by name nor by kind. A piece in another's hand has no number either: their order says nothing.
 */

const BLANK: Face = { kind: 'art', art: 'hidden', tint: 'grey', width: 1, height: 1 }

/** The kind that stands for all pieces with this back. */
const hiddenKind = (back: Face): Kind => ({
  id: `hidden-${hash(JSON.stringify(back))}`,
  name: '',
  front: back,
  back,
  inside: 0,
})

function hash(text: string): string {
  let low = 0x811c9dc5
  let high = 0x1234567
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b) ^ (low >>> 13)
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36)
}

/** Whether a seat may not see what a thing is. */
const isHidden = (thing: Thing, kind: Kind | undefined, seat: number | undefined): thing is Piece =>
  thing.what === 'piece' &&
  (thing.hand === undefined ? thing.side === 'back' && kind?.back !== undefined : thing.hand !== seat)

/** The table as a seat may know it; without a seat as one who only looks on. */
export function view(table: Table, seat: number | undefined): Table {
  const kinds = new Map(table.box.map(kind => [kind.id, kind]))
  const stand = new Map<string, Kind>()
  const counts = new Map<number, number>()
  const veiled = (thing: Thing): Thing | undefined => {
    if (thing.what !== 'piece')
      // Dice and notes in another's hand are nobody else's business.
      return thing.hand === undefined || thing.hand === seat ? thing : undefined
    const kind = kinds.get(thing.kind)
    if (!isHidden(thing, kind, seat)) return thing
    const hidden = hiddenKind(kind?.back ?? BLANK)
    stand.set(hidden.id, hidden)
    const { hand } = thing
    if (hand === undefined) return { ...thing, kind: hidden.id }
    const n = counts.get(hand) ?? 0
    counts.set(hand, n + 1)
    return {
      what: 'piece',
      id: OWN_NUMBERS / 2 + hand * 10_000 + n,
      kind: hidden.id,
      side: 'back',
      x: 0,
      y: 0,
      angle: 0,
      locked: false,
      hand,
    }
  }
  // Hands lie last and by seat, and backs in them are sorted: the order in which they were dealt is not told.
  const open = table.things.filter(thing => thing.hand === undefined || thing.hand === seat)
  const hands = table.things
    .filter(thing => thing.hand !== undefined && thing.hand !== seat)
    .sort((a, b) => (a.hand ?? 0) - (b.hand ?? 0) || backOf(a, kinds).localeCompare(backOf(b, kinds)))
  const things = [...open, ...hands].flatMap(thing => veiled(thing) ?? [])
  return { ...table, things, box: [...table.box, ...stand.values()] }
}

const backOf = (thing: Thing, kinds: ReadonlyMap<string, Kind>): string =>
  thing.what === 'piece' ? JSON.stringify(kinds.get(thing.kind)?.back ?? BLANK) : ''
