import { compare, written, type Fraction } from '../value/fraction.ts'
import type { Luck } from '../luck.ts'
import { ratio } from './piece.ts'

/** A place on the value line with everything that may stand there, the best first. */
export interface Place {
  readonly choices: readonly Fraction[]
}

/**
 * Forty places spread evenly over the range, so that rising and falling ways both exist; no value twice as long as the
 * range has enough of them.
 */
export function spreadPlaces(
  [least, most]: readonly [number, number],
  denominators: readonly number[],
  count: number,
  luck: Luck,
): readonly Place[] {
  const known = new Map<string, { value: Fraction; weight: number }>()
  for (const [i, d] of denominators.entries())
    for (let n = Math.ceil(least * d); n <= Math.floor(most * d); n++) {
      const value = ratio(n, d)
      if (!known.has(written(value))) known.set(written(value), { value, weight: 1 / (1 + i) })
    }
  const all = [...known.values()].toSorted((a, b) => compare(a.value, b.value))
  if (all.length === 0) return []
  const taken = new Map<string, number>()
  const places: Place[] = []
  // The crowded ends first would leave the rarest to the last; the order is mixed so that no end is favoured.
  const order = luck.shuffled(Array.from({ length: count }, (_, i) => i))
  for (const i of order) {
    const middle = least + ((i + 0.5) * (most - least)) / count
    const scored = all.map(each => {
      const away = Math.abs(Number(each.value.n) / Number(each.value.d) - middle) / ((most - least) / count)
      const again = (taken.get(written(each.value)) ?? 0) * 40
      return { value: each.value, cost: away + again + luck.next() * 0.7 - each.weight * 0.6 }
    })
    const choices = scored
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, 40)
      .map(({ value }) => value)
    const first = written(choices[0]!)
    taken.set(first, (taken.get(first) ?? 0) + 1)
    places[i] = { choices }
  }
  return places
}

/** The same for a few values: so many places share one, with its neighbours as choices when it has no more expressions. */
export function groupedPlaces(
  range: readonly [number, number],
  denominators: readonly number[],
  count: number,
  values: number,
  luck: Luck,
): readonly Place[] {
  const few = spreadPlaces(range, denominators, values, luck)
  return few.length === 0
    ? []
    : Array.from({ length: count }, (_, i) => few[Math.floor((i * few.length) / count)]!)
}

/** The first of the choices that is on the table already and may come again, then new ones, then the others that are there. */
export function settledFirst(
  choices: readonly Fraction[],
  times: (value: Fraction) => number,
  most: number,
): readonly Fraction[] {
  const near = choices.slice(0, NEAR)
  // A value that has its share leaves the next place to that place's own.
  const there = near
    .filter(value => times(value) > 0 && times(value) < most)
    .toSorted((a, b) => times(a) - times(b))
  return [...there, ...choices.filter(value => !there.includes(value))]
}
const NEAR = 3
