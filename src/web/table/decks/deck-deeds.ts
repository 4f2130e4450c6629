import { columnOf, secureLuck, shuffled, sizeOf, type OneAct, type Piece } from '../../../table/index.ts'
import { freePlace } from '../free-place.ts'
import type { Desk } from '../state.ts'

/** What is done with decks and bags; each is one act. */

/** How far beside the deck its discards lie, in widths of a card. */
const BESIDE = 1.15

/** The cards of a deck side by side, the lowest first, as much over each other as the window asks for. */
export function fanColumn(desk: Desk, id: number): void {
  const table = desk.session.now()
  const column = columnOf(table, id)
  const [lowest] = column
  if (!lowest || column.length < 2) return
  const { width } = sizeOf(table, lowest)
  const box = desk.place?.getBoundingClientRect()
  const [left, right] = [desk.camera.toTable(0, 0).x, desk.camera.toTable(box?.width ?? 800, 0).x]
  const room = right - left - width - 0.4
  const step = Math.min(width * 0.55, room / (column.length - 1))
  const long = step * (column.length - 1)
  const first = Math.max(left + width / 2 + 0.2, Math.min(lowest.x, right - width / 2 - 0.2 - long))
  const places = column.map((piece, i) => ({ id: piece.id, x: first + i * step, y: lowest.y }))
  desk.session.do({ do: 'many', as: 'fan', acts: [{ do: 'move', places }] })
}

const backKey = (desk: Desk, piece: Piece): string =>
  JSON.stringify(desk.session.now().box.find(kind => kind.id === piece.kind)?.back ?? '')

/** The discards a piece lies in: its column, when it lies face up. */
export function discardsAt(desk: Desk, id: number): readonly Piece[] {
  const column = columnOf(desk.session.now(), id)
  return column.every(piece => piece.side === 'front' && !piece.locked) ? column : []
}

/** The discards turned over and shuffled, at the place of the deck beside them. */
export function recycle(desk: Desk, id: number): void {
  const table = desk.session.now()
  const pieces = discardsAt(desk, id)
  const [lowest] = pieces
  if (!lowest) return
  const ids = pieces.map(piece => piece.id)
  const first = desk.session.numbers(ids.length)
  const acts: OneAct[] = [
    { do: 'flip', ids },
    {
      do: 'column',
      ids: shuffled(ids, secureLuck),
      x: lowest.x - sizeOf(table, lowest).width * BESIDE,
      y: lowest.y,
      by: 'shuffle',
      fresh: ids.map((_, i) => first + i),
    },
  ]
  if (desk.session.do({ do: 'many', as: 'recycle', acts })) desk.select([])
}

/** A deck that lay here has been used up: when its discards lie beside the place, the person is asked. */
export function offerRecycle(desk: Desk, gone: Piece): void {
  const table = desk.session.now()
  const { width } = sizeOf(table, gone)
  const key = backKey(desk, gone)
  if (key === '""') return
  const beside = table.things.findLast(
    (thing): thing is Piece =>
      thing.what === 'piece' &&
      thing.hand === undefined &&
      thing.side === 'front' &&
      Math.abs(thing.x - gone.x - width * BESIDE) < width * 0.4 &&
      Math.abs(thing.y - gone.y) < width * 0.4 &&
      backKey(desk, thing) === key,
  )
  if (beside && discardsAt(desk, beside.id).length > 1) desk.show({ what: 'recycle', id: beside.id })
}

/** The top card face up onto the pile beside the deck; the last one asks what becomes of that pile. */
export function discardTop(desk: Desk, id: number): void {
  const table = desk.session.now()
  const column = columnOf(table, id)
  const [top, lowest] = [column.at(-1), column[0]]
  if (!top || !lowest) return
  const x = lowest.x + sizeOf(table, lowest).width * BESIDE
  const acts: OneAct[] = [{ do: 'move', places: [{ id: top.id, x, y: lowest.y }] }]
  const hasBack = table.box.find(kind => kind.id === top.kind)?.back !== undefined
  if (hasBack && top.side === 'back') acts.push({ do: 'flip', ids: [top.id] })
  if (!desk.session.do({ do: 'many', as: 'discard', acts })) return
  const under = column.at(-2)
  if (under) desk.select([under.id])
  else offerRecycle(desk, lowest)
}

/** Luck takes a piece out of a bag: beside it, or into a hand. */
export function drawFromBag(desk: Desk, id: number, seat?: number): void {
  const bag = desk.byId().get(id)
  if (bag?.what !== 'bag') return
  const { x, y } = freePlace(desk, 1, 1, { x: bag.x + 1.6, y: bag.y })
  desk.session.ask({ do: 'draw', id, x: x + 0.5, y: y + 0.5, ...(seat === undefined ? {} : { seat }) })
}
