import { sizeOf, type OneAct, type Piece, type Table } from '../../../table/index.ts'
import { freePlace } from '../free-place.ts'
import type { Desk } from '../state.ts'

/** What a seat does with what it holds. */

export const heldBy = (table: Table, seat: number): Piece[] => {
  const order = new Map(table.box.map((kind, i) => [kind.id, i]))
  // By kind, as the deck lists them: suits stay together.
  return table.things
    .filter((thing): thing is Piece => thing.what === 'piece' && thing.hand === seat)
    .sort((a, b) => (order.get(a.kind) ?? 0) - (order.get(b.kind) ?? 0))
}

export type Laying = 'face up' | 'face down'

/** The acts that lay a held piece on the table. Face down it gets another number, so that nobody knows it again. */
function layingActs(desk: Desk, piece: Piece, x: number, y: number, how: Laying): OneAct[] {
  const hidden = how === 'face down' && desk.session.now().box.find(kind => kind.id === piece.kind)?.back
  const id = hidden ? desk.session.numbers(1) : piece.id
  const side = hidden ? 'back' : 'front'
  const acts: OneAct[] = [
    { do: 'hand', ids: [piece.id], seat: null, x, y, ...(hidden ? { fresh: [id] } : {}) },
  ]
  if (piece.side !== side) acts.push({ do: 'set', id, fields: { what: 'piece', side } })
  return acts
}

/** Lays a held piece down: where it was dropped, or on a free place near the middle. */
export function playCard(
  desk: Desk,
  id: number,
  how: Laying,
  at?: { readonly x: number; readonly y: number },
): boolean {
  const table = desk.session.now()
  const piece = table.things.find(thing => thing.id === id)
  if (piece?.what !== 'piece' || piece.hand === undefined) return false
  const { width, height } = sizeOf(table, { ...piece, side: 'front' })
  const corner = at ? undefined : freePlace(desk, width, height)
  const spot = at ?? { x: corner!.x + width / 2, y: corner!.y + height / 2 }
  return desk.session.do({ do: 'many', as: 'play', acts: layingActs(desk, piece, spot.x, spot.y, how) })
}

/** The whole hand onto one pile. */
export function playAll(desk: Desk, seat: number, how: Laying): void {
  const pieces = heldBy(desk.session.now(), seat)
  const [first] = pieces
  if (!first) return
  const { width, height } = sizeOf(desk.session.now(), { ...first, side: 'front' })
  const { x, y } = freePlace(desk, width, height)
  const acts = pieces.flatMap(piece => layingActs(desk, piece, x + width / 2, y + height / 2, how))
  desk.session.do({ do: 'many', as: 'play', acts })
}
