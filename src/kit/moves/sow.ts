import type { Position } from '../../engine/index.ts'

/**
 * Takes up all the seeds of a pit and drops them one by one into the pits after it, round and round, leaving the
 * emptied pit out. Returns the pit of the last seed. The pits are `count` words from `pits` on, in sowing order.
 */
export function sow(p: Position, pits: number, count: number, from: number): number {
  let seeds = p.words[pits + from]!
  p.put(pits + from, 0)
  let at = from
  while (seeds > 0) {
    at = at + 1 === count ? 0 : at + 1
    if (at === from) continue
    p.put(pits + at, p.words[pits + at]! + 1)
    seeds--
  }
  return at
}

/** The pit where `seeds` seeds sown from a pit end, without sowing them. */
export const sownTo = (count: number, from: number, seeds: number): number =>
  (from + seeds + Math.floor((seeds - 1) / (count - 1))) % count

/** How many seeds lie in `n` pits from the word `first` on. */
export function seedsIn(p: Position, first: number, n: number): number {
  let sum = 0
  for (let i = first; i < first + n; i++) sum += p.words[i]!
  return sum
}

/** What lies in a pit once `seeds` seeds were sown from another one, without sowing them; what it holds now when 0. */
export function heldAfter(
  p: Position,
  pits: number,
  count: number,
  pit: number,
  from: number,
  seeds: number,
): number {
  const way = (pit - from + count) % count
  const more = seeds < way || seeds === 0 ? 0 : 1 + Math.floor((seeds - way) / (count - 1))
  return p.words[pits + pit]! + more
}
