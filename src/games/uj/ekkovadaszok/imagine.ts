import type { Position, Rng } from '../../../engine/index.ts'
import { CODES, COPIES, HIDDEN, HIDDEN_GOAL, HIDDEN_ROLE, HUNTER, ROGUE } from './cards.ts'
import { RUBIES } from './data.ts'
import { HIDDEN_RUBY, type State } from './state.ts'

/** Deals everything a seat cannot see: any world that fits the view, all equally likely. */
export function huntersImagine(state: State) {
  const { n, hand } = state

  /** Puts what is left of `counts` on the hidden words of a range, in a random order. */
  const spread = (
    p: Position,
    rng: Rng,
    counts: number[],
    ranges: readonly (readonly [start: number, size: number])[],
    back: number,
    low: number,
  ): void => {
    const places: number[] = []
    for (const [start, size] of ranges)
      for (let i = start; i < start + size; i++) {
        const word = p.at(i) & low
        if (word === back) places.push(i)
        else if (word > 0 && word < counts.length) counts[word]!--
      }
    const bag = counts.flatMap((count, word) => Array.from({ length: Math.max(0, count) }, () => word))
    rng.shuffle(bag)
    for (const place of places) p.put(place, (p.at(place) & ~low) | (bag.pop() ?? 0))
  }

  return (seen: Position, _seat: number, rng: Rng): Position => {
    const world = seen.copy()
    const roles = [0, 0, 0]
    roles[HUNTER] = state.hunters
    roles[ROGUE] = state.rogues
    spread(world, rng, roles, [[state.roles, n]], HIDDEN_ROLE, 3)
    spread(world, rng, [0, 1, 1, 1], [[state.goals, 3]], HIDDEN_GOAL, 7)
    spread(
      world,
      rng,
      [...RUBIES],
      [
        [state.purses, n * state.purse],
        [state.pool, n],
      ],
      HIDDEN_RUBY,
      7,
    )
    state.countPile(world)
    const cards = COPIES.map((_, code) => (code > CODES ? 0 : world.at(state.pile + code)))
    // Cards in sight are counted already; only the backs are to be filled.
    const places: number[] = []
    for (let i = 0; i < n * hand; i++) if (world.at(state.hands + i) === HIDDEN) places.push(state.hands + i)
    for (let i = 0; i < state.discards; i++)
      if ((world.at(state.discard + i) & 63) === HIDDEN) places.push(state.discard + i)
    const bag = rng.shuffle(cards.flatMap((count, code) => Array.from({ length: count }, () => code)))
    for (const place of places) world.put(place, (world.at(place) & ~63) | bag.pop()!)
    state.countPile(world)
    world.settle()
    return world
  }
}
