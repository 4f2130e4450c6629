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
