import { coverOf, type Rect } from './places.ts'
import type { Table } from './table.ts'

/** A piece with all pieces that lie on it or under it, however little of each other they cover, and on or under these. */
export function heapOf(table: Table, id: number): number[] {
  const covers = table.things.flatMap(thing =>
    thing.what === 'piece' && thing.hand === undefined
      ? [{ id: thing.id, cover: coverOf(table, thing) }]
      : [],
  )
  const heap = covers.filter(each => each.id === id)
  // The list grows while it is walked.
  for (const { cover } of heap)
    heap.push(...covers.filter(other => !heap.includes(other) && overlap(cover, other.cover)))
  return heap.map(each => each.id)
}

/** Neighbours that only touch do not belong together. */
const EDGE = 0.05

function overlap(a: Rect, b: Rect): boolean {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > EDGE && high > EDGE
}
