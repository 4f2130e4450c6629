import { heapOf } from '../../table/heap.ts'
import { rowsOf } from '../../table/places.ts'
import { middleOf, sizeOf, type Thing } from '../../table/index.ts'
import type { Desk } from './state.ts'

/** Groups, sizes, colours and rows of what is selected. Each is one act. */

const free = (desk: Desk, ids: readonly number[]): Thing[] =>
  ids.flatMap(id => desk.byId().get(id) ?? []).filter(thing => !thing.locked)

/** Whether these are one group already. */
export function isGroup(desk: Desk, ids: readonly number[]): boolean {
  const groups = new Set(ids.map(id => desk.byId().get(id)?.group))
  return groups.size === 1 && !groups.has(undefined)
}

/** One group of these, or each by itself again. A single piece is taken together with what it lies on. */
export function groupThings(desk: Desk, aimed: readonly number[]): void {
  const [only] = aimed
  const ids =
    aimed.length === 1 && only !== undefined && !isGroup(desk, aimed)
      ? heapOf(desk.session.now(), only)
      : aimed
  const wanted = free(desk, ids).map(thing => thing.id)
  if (wanted.length < 2 && !isGroup(desk, ids)) return
  const group = isGroup(desk, ids) ? null : desk.session.numbers(1)
  if (desk.session.do({ do: 'group', ids: wanted, group })) desk.select(wanted)
}

export function resizeThings(desk: Desk, ids: readonly number[], factor: number): void {
  const wanted = free(desk, ids).map(thing => thing.id)
  if (wanted.length > 0) desk.session.do({ do: 'resize', ids: wanted, factor })
}

export function tintThings(desk: Desk, ids: readonly number[], tint: string | null): void {
  const wanted = free(desk, ids).flatMap(thing => (thing.what === 'piece' ? [thing.id] : []))
  if (wanted.length > 0) desk.session.do({ do: 'tint', ids: wanted, tint })
}

/** Rows about as wide as they are high, in the order of the table. */
export function layInRows(desk: Desk, ids: readonly number[]): void {
  const wanted = new Set(ids)
  const things = desk.session.now().things.filter(thing => wanted.has(thing.id) && !thing.locked)
  if (things.length === 0) return
  const sizes = things.map(thing => sizeOf(desk.session.now(), thing))
  const perRow = Math.ceil(Math.sqrt((things.length * sizes[0]!.height) / sizes[0]!.width))
  const spots = rowsOf(sizes, Math.max(1, perRow), middleOf(things))
  desk.session.do({ do: 'move', places: things.map(({ id }, i) => ({ id, ...spots[i]! })) })
}
