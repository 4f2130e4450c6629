// Real numbers between two bounds that certainly hold them, in fixed point with a chosen number of binary places.
import type { Budget } from './budget.ts'
import { Undecided } from './budget.ts'
import { TooLarge, type Fraction } from './fraction.ts'

export interface Interval {
  readonly lo: bigint
  readonly hi: bigint
}

const floorDiv = (a: bigint, b: bigint): bigint => {
  const q = a / b
  return a % b !== 0n && a < 0n !== b < 0n ? q - 1n : q
}
const ceilDiv = (a: bigint, b: bigint): bigint => -floorDiv(-a, b)

/** The largest whole number whose power is not above `n` (not negative). */
export function floorRoot(n: bigint, degree: number): bigint {
  if (n < 2n) return n
  const k = BigInt(degree)
  let x = 1n << BigInt(Math.ceil(bitsOf(n) / degree) + 1)
  for (;;) {
    const next = ((k - 1n) * x + n / x ** (k - 1n)) / k
    if (next >= x) return x
    x = next
  }
}

export const bitsOf = (n: bigint): number => (n < 0n ? -n : n).toString(16).length * 4

const LARGEST = 40_000

/** Arithmetic with `bits` binary places. */
export class Reals {
  readonly bits: number
  readonly one: bigint
  private readonly shift: bigint
  private readonly budget: Budget

  constructor(bits: number, budget: Budget) {
    this.bits = bits
    this.shift = BigInt(bits)
    this.one = 1n << this.shift
    this.budget = budget
  }

  /** Work grows with the length of the numbers. */
  spend(times = 1): void {
    const limbs = this.bits / 64
    this.budget.spend(times * (1 + (limbs * Math.sqrt(limbs)) / 8))
  }

  make(lo: bigint, hi: bigint): Interval {
    if (hi - lo > 0n && bitsOf(hi - lo) > LARGEST) throw new TooLarge()
    if (bitsOf(hi) > LARGEST + this.bits || bitsOf(lo) > LARGEST + this.bits) throw new TooLarge()
    return { lo, hi }
  }
  around(middle: bigint, error: bigint): Interval {
    return this.make(middle - error, middle + error)
  }

  fraction({ n, d }: Fraction): Interval {
    const scaled = n << this.shift
    return this.make(floorDiv(scaled, d), ceilDiv(scaled, d))
  }
  negate({ lo, hi }: Interval): Interval {
    return { lo: -hi, hi: -lo }
  }
  add(a: Interval, b: Interval): Interval {
    this.spend()
    return this.make(a.lo + b.lo, a.hi + b.hi)
  }
  multiply(a: Interval, b: Interval): Interval {
    this.spend()
    const ends = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi]
    const least = ends.reduce((x, y) => (y < x ? y : x))
    const most = ends.reduce((x, y) => (y > x ? y : x))
    return this.make(least >> this.shift, -(-most >> this.shift))
  }
  divide(a: Interval, b: Interval): Interval {
    this.spend(2)
    if (b.lo <= 0n && b.hi >= 0n) throw new Undecided()
    const ends = [a.lo, a.hi].flatMap(x =>
      [b.lo, b.hi].map(y => [floorDiv(x << this.shift, y), ceilDiv(x << this.shift, y)] as const),
    )
    return this.make(
      ends.map(([low]) => low).reduce((x, y) => (y < x ? y : x)),
      ends.map(([, high]) => high).reduce((x, y) => (y > x ? y : x)),
    )
  }
  /** The root of what is not negative; a bound below zero counts as zero. A root of roots is taken one by one: together they grow too long. */
  root(x: Interval, degree: number): Interval {
    let root = x
    let left = degree
    for (let prime = 2; left > 1; prime++) {
      if (prime * prime > left) prime = left
      for (; left % prime === 0; left /= prime) root = this.primeRoot(root, prime)
    }
    return root
  }
  private primeRoot({ lo, hi }: Interval, degree: number): Interval {
    this.spend(4 * degree * Math.max(1, Math.sqrt(degree) / 4))
    if (hi < 0n) throw new Undecided()
    const scale = BigInt(this.bits * (degree - 1))
    return this.make(lo <= 0n ? 0n : floorRoot(lo << scale, degree), floorRoot(hi << scale, degree) + 1n)
  }
  sign({ lo, hi }: Interval): -1 | 1 | undefined {
    return lo > 0n ? 1 : hi < 0n ? -1 : undefined
  }
}

/** The fraction with the smallest denominator between two others. */
export function simplestBetween(low: Fraction, high: Fraction): Fraction {
  if (low.n <= 0n && high.n >= 0n) return { n: 0n, d: 1n }
  if (high.n < 0n) {
    const { n, d } = simplestBetween({ n: -high.n, d: high.d }, { n: -low.n, d: low.d })
    return { n: -n, d }
  }
  // Continued fractions of both ends, as far as they agree.
  let [a, b, c, d] = [low.n, low.d, high.n, high.d]
  let [p0, q0, p1, q1] = [0n, 1n, 1n, 0n]
  for (;;) {
    const whole = a / b
    const rest = a - whole * b
    if (rest === 0n || (whole + 1n) * d <= c) {
      const last = rest === 0n ? whole : whole + 1n
      return { n: last * p1 + p0, d: last * q1 + q0 }
    }
    ;[p0, q0, p1, q1] = [p1, q1, whole * p1 + p0, whole * q1 + q0]
    ;[a, b, c, d] = [d, c - whole * d, b, rest]
  }
}
