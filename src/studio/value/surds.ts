// Sums of fractions times single roots or cosines: what is written alike is put together.
import type { Algebraic } from './algebraic.ts'
import { add, fraction, multiply, subtract, whole, type Fraction } from './fraction.ts'

/** By the root or cosine, each of which is one object; the plain part stands under undefined. */
export type Surds = ReadonlyMap<Algebraic | undefined, Fraction>

const MOST = 64

const isSingle = (a: Algebraic): boolean => a.is === 'cosine' || (a.is === 'root' && a.of.is === 'fraction')

/** Undefined when there is anything else in it. */
export class SurdSums {
  private readonly known = new WeakMap<Algebraic, Surds | 'other'>()

  of(a: Algebraic): Surds | undefined {
    if (a.is === 'fraction') return new Map([[undefined, a.value]])
    if (isSingle(a)) return new Map([[a, whole(1)]])
    const before = this.known.get(a)
    if (before) return before === 'other' ? undefined : before
    const found = this.find(a)
    this.known.set(a, found ?? 'other')
    return found
  }
  private find(a: Algebraic): Surds | undefined {
    if (a.is === 'sum') {
      const [x, y] = [this.of(a.a), this.of(a.b)]
      return x && y && x.size + y.size <= MOST ? together(x, y) : undefined
    }
    if (a.is !== 'product') return undefined
    const [factor, rest] = a.a.is === 'fraction' ? [a.a, a.b] : [a.b, a.a]
    if (factor.is !== 'fraction') return undefined
    const surds = this.of(rest)
    return surds && new Map([...surds].map(([key, times]) => [key, multiply(times, factor.value)]))
  }

  /** The sum with equal roots put together; undefined when there are none. */
  joined(a: Algebraic, b: Algebraic): Algebraic | undefined {
    const [x, y] = [this.of(a), this.of(b)]
    if (!x || !y || x.size + y.size > MOST || ![...y.keys()].some(key => x.has(key))) return undefined
    const sum = together(x, y)
    const made = written(sum)
    if (made.is === 'sum') this.known.set(made, sum)
    return made
  }

  /** Its addends, each a fraction times a root or a cosine (undefined: times one); nothing when there is anything else in it. */
  addends(a: Algebraic): readonly (readonly [Algebraic | undefined, Fraction])[] {
    return [...(this.of(a) ?? [])]
  }

  /** a + b√c with its other sign, and the fraction that the two multiply to; for square roots only. */
  conjugate(a: Algebraic): { readonly other: Algebraic; readonly product: Fraction } | undefined {
    const surds = this.of(a)
    if (surds?.size !== 2) return undefined
    const squares = [...surds].map(([key, times]) => {
      if (key === undefined) return multiply(times, times)
      return key.is === 'root' && key.degree === 2 && key.of.is === 'fraction'
        ? multiply(multiply(times, times), key.of.value)
        : undefined
    })
    const [first, second] = squares
    if (!first || !second) return undefined
    const product = subtract(first, second)
    if (product.n === 0n) return undefined
    const [one, [key, times]] = [...surds] as [
      [Algebraic | undefined, Fraction],
      [Algebraic | undefined, Fraction],
    ]
    return { other: written(new Map([one, [key, fraction(-times.n, times.d)]])), product }
  }
}

function together(x: Surds, y: Surds): Surds {
  const all = new Map(x)
  for (const [key, times] of y) {
    const sum = add(all.get(key) ?? whole(0), times)
    if (sum.n === 0n) all.delete(key)
    else all.set(key, sum)
  }
  return all
}

function written(surds: Surds): Algebraic {
  const terms = [...surds].map(([key, times]): Algebraic => {
    const factor: Algebraic = { is: 'fraction', value: times }
    if (key === undefined) return factor
    return times.n === 1n && times.d === 1n ? key : { is: 'product', a: factor, b: key }
  })
  return terms.length === 0
    ? { is: 'fraction', value: whole(0) }
    : terms.reduce((a, b): Algebraic => ({ is: 'sum', a, b }))
}
