import { sizeOf, type Piece, type Table, type Thing } from './table.ts'

/** How much of the smaller piece's width two centres may be apart and still lie on each other. */
const OVERLAP = 0.45

const isPiece = (thing: Thing): thing is Piece => thing.what === 'piece'

const on = (table: Table, a: Thing, b: Thing): boolean => {
  const p = sizeOf(table, a)
  const q = sizeOf(table, b)
  const near = Math.min(p.width, p.height, q.width, q.height) * OVERLAP
  return Math.hypot(a.x - b.x, a.y - b.y) <= near
}

/**
 * The column a piece belongs to, the lowest first: every piece that lies on it or under it, even if not exactly,
 * and what lies on those in turn.
 */
export function columnOf(table: Table, id: number): Piece[] {
  const pieces = table.things.filter(isPiece)
  const first = pieces.find(piece => piece.id === id)
  if (!first) return []
  const found = new Set([first])
  const open: Piece[] = [first]
  while (open.length > 0) {
    const at = open.pop()!
    for (const piece of pieces)
      if (!found.has(piece) && piece.hand === at.hand && on(table, at, piece)) {
        found.add(piece)
        open.push(piece)
      }
  }
  return pieces.filter(piece => found.has(piece))
}

/** The top `count` pieces of a column. */
export const lifted = (column: readonly Piece[], count: number): Piece[] =>
  column.slice(Math.max(0, column.length - count))

/** The topmost thing whose outline holds the point. */
export function topAt(table: Table, x: number, y: number): Thing | undefined {
  for (let i = table.things.length - 1; i >= 0; i--) {
    const thing = table.things[i]!
    if (thing.hand !== undefined) continue
    const { width, height } = sizeOf(table, thing)
    const turn = (-thing.angle * Math.PI) / 180
    const dx = x - thing.x
    const dy = y - thing.y
    const across = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn))
    const down = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn))
    if (across <= width / 2 && down <= height / 2) return thing
  }
  return undefined
}
