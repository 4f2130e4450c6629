import { columnOf } from './column.ts'
import { pilesOf } from './piles.ts'
import type { Piece, Table, Thing } from './table.ts'

/** Piles whose pieces all show their back: their order is nobody's business. */
export const facingDown = (table: Table): number[][] =>
  pilesOf(table.things)
    .filter(pile => pile.every(piece => piece.side === 'back' && !piece.locked))
    .map(pile => pile.map(piece => piece.id))

/** The pile nearest to a thing; nothing where no two pieces lie on each other. */
export function nearestPile(table: Table, to: Thing): Piece[] {
  let best: Piece | undefined
  let least = Infinity
  for (const [lowest] of pilesOf(table.things)) {
    const far = lowest ? Math.hypot(lowest.x - to.x, lowest.y - to.y) : Infinity
    if (far < least) [least, best] = [far, lowest]
  }
  return best ? columnOf(table, best.id) : []
}
