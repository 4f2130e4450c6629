// What a person may try that no rule lists, with the reason against it: words for `attempts`.
import type { Moves, Position, Reason } from '../engine/index.ts'
import { from, pack, to } from './moves/packing.ts'

export const TAKEN: Reason = {
  hu: 'Ez a hely már foglalt.',
  en: 'This place is taken already.',
  rule: 'moves',
}

/** Putting a piece where one stands already; the move is the cell plus `base`. `cells` is where the cells start. */
export function tryTaken(
  p: Position,
  cells: number,
  size: number,
  reason: number,
  out: Moves,
  reasons: Moves,
  base = 0,
): void {
  for (let c = 0; c < size; c++) {
    if (p.at(cells + c) <= 0) continue
    out.add(base + c)
    reasons.add(reason)
  }
}

/** Sending the piece on `c` to a cell where another stands, each with its reason; 0 where it says none. */
export function tryOnto(
  size: number,
  c: number,
  reasonAt: (cell: number) => number,
  out: Moves,
  reasons: Moves,
): void {
  for (let n = 0; n < size; n++) {
    const reason = n === c ? 0 : reasonAt(n)
    if (reason === 0) continue
    out.add(pack(c, n))
    reasons.add(reason)
  }
}

/** Sending the piece on `c` to an empty cell where none of the moves in `listed` leads it. */
export function tryElsewhere(
  p: Position,
  cells: number,
  size: number,
  c: number,
  listed: Moves,
  reason: number,
  out: Moves,
  reasons: Moves,
): void {
  const known = new Set<number>()
  for (let i = 0; i < listed.n; i++) if (from(listed.at(i)) === c) known.add(to(listed.at(i)))
  for (let n = 0; n < size; n++) {
    if (p.at(cells + n) !== 0 || known.has(n)) continue
    out.add(pack(c, n))
    reasons.add(reason)
  }
}
