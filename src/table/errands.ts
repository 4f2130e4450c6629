import { fail, ok, type Result } from '../engine/index.ts'
import { apply, type Act, type OneAct } from './acts.ts'
import type { Errand, Laid } from './fittings.ts'
import type { Numbering } from './numbers.ts'
import { MOST, type Piece, type Table } from './table.ts'

/** What the buttons on the table do, as acts. */

const few = fail('Nincs elég lap a pakliban.', 'There are not enough cards in the deck.')
const nobody = fail('Előbb adj nevet a helyeknek.', 'Name the seats first.')

/** So many from the top of a pile to every seat in turn. */
export function deal(table: Table, pile: readonly Piece[], each: number): Result<Act> {
  const { seats } = table
  if (seats.length === 0) return nobody
  const top = pile.map(piece => piece.id).toReversed()
  if (top.length < each * seats.length) return few
  const acts = seats.map((_, seat): OneAct => ({
    do: 'hand',
    ids: Array.from({ length: each }, (__, round) => top[round * seats.length + seat]!),
    seat,
    x: 0,
    y: 0,
  }))
  return ok({ do: 'many', as: 'deal', acts })
}

export function nextTurn(table: Table): Result<Act> {
  const { seats, turn } = table
  return seats.length === 0
    ? nobody
    : ok({ do: 'turn', seat: turn === undefined ? 0 : (turn + 1) % seats.length })
}

const isFree = (thing: Table['things'][number]): thing is Piece => thing.what === 'piece' && !thing.locked

/** How everything lies now, for a button that brings it back. Within a pile that lies face down the order is not told. */
export function layoutOf(table: Table): Errand & { do: 'reset' } {
  const pieces = table.things
    .flatMap((thing): Laid[] => {
      if (!isFree(thing) || thing.hand !== undefined) return []
      const { kind, side, x, y, angle } = thing
      return [{ kind, side, x, y, angle }]
    })
    .map((laid, i) => ({ laid, i }))
    .sort((a, b) =>
      a.laid.side === 'back' && b.laid.side === 'back' && a.laid.x === b.laid.x && a.laid.y === b.laid.y
        ? a.laid.kind.localeCompare(b.laid.kind)
        : a.i - b.i,
    )
    .map(({ laid }) => laid)
  const counters = table.things.flatMap(thing =>
    thing.what === 'counter' ? [{ id: thing.id, value: thing.value }] : [],
  )
  return { do: 'reset', pieces: pieces.slice(0, MOST.things), counters }
}

/** Brings pieces and counters back to where they were; what has come since goes into the box. */
export function reset(
  table: Table,
  { pieces, counters }: Errand & { do: 'reset' },
  numbers: Numbering,
): { readonly acts: readonly OneAct[]; readonly after: Table } {
  const acts: OneAct[] = []
  let after = table
  const act = (one: OneAct) => {
    const done = apply(after, one)
    if (!done.ok) return
    after = done.value
    acts.push(one)
  }
  const held = table.things.filter(thing => isFree(thing) && thing.hand !== undefined).map(({ id }) => id)
  if (held.length > 0) act({ do: 'hand', ids: held, seat: null, x: 0, y: 0 })

  const free = new Map<string, Piece[]>()
  for (const piece of after.things.filter(isFree))
    free.set(piece.kind, [...(free.get(piece.kind) ?? []), piece])
  for (const [kind, { length }] of countKinds(pieces)) {
    const lying = free.get(kind) ?? []
    const inside = after.box.find(each => each.id === kind)?.inside ?? 0
    const missing = Math.min(inside, length - lying.length)
    if (missing > 0) {
      const id = numbers.take(missing)
      act({ do: 'put', kind, count: missing, x: 0, y: 0, id })
      free.set(kind, [
        ...lying,
        ...after.things.filter(isFree).filter(each => each.id >= id && each.id < id + missing),
      ])
    }
  }
  const taken = pieces.flatMap(laid => {
    const piece = free.get(laid.kind)?.shift()
    return piece ? [{ piece, laid }] : []
  })
  const surplus = [...free.values()].flat().map(({ id }) => id)
  if (surplus.length > 0) act({ do: 'return', ids: surplus })
  if (taken.length > 0)
    act({ do: 'move', places: taken.map(({ piece, laid }) => ({ id: piece.id, x: laid.x, y: laid.y })) })
  for (const { piece, laid } of taken) {
    if (piece.side !== laid.side) act({ do: 'set', id: piece.id, fields: { what: 'piece', side: laid.side } })
    if (piece.angle !== laid.angle) act({ do: 'rotate', ids: [piece.id], degrees: laid.angle - piece.angle })
  }
  for (const { id, value } of counters) {
    const counter = after.things.find(thing => thing.id === id)
    if (counter?.what === 'counter' && counter.value !== value) act({ do: 'write', id, text: String(value) })
  }
  return { acts, after }
}

function countKinds(pieces: readonly Laid[]): ReadonlyMap<string, readonly Laid[]> {
  const kinds = new Map<string, Laid[]>()
  for (const laid of pieces) kinds.set(laid.kind, [...(kinds.get(laid.kind) ?? []), laid])
  return kinds
}
