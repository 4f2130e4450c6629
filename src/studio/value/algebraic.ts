/**
 * Algebraic numbers as they are written: fractions, roots, and cosines of parts of a turn, put together by the four operations. Whether one
 * is zero, positive or a fraction is decided, not guessed: an expression that is not zero is farther from zero than a bound which follows from
 * its form (after Burnikel, Funke, Mehlhorn, Schirra and Schmitt), so enough binary places settle it.
 */
import { Undecided, type Budget } from './budget.ts'
import { pi, sinCos } from './elementary.ts'
import { add, divide, equal, exactRoot, fraction, multiply, power, whole, type Fraction } from './fraction.ts'
import { bitsOf, Reals, simplestBetween, type Interval } from './interval.ts'
import { SurdSums } from './surds.ts'

export type Algebraic =
  | { readonly is: 'fraction'; readonly value: Fraction }
  | { readonly is: 'sum' | 'product' | 'quotient'; readonly a: Algebraic; readonly b: Algebraic }
  /** The root of something positive, with the degree. */
  | { readonly is: 'root'; readonly of: Algebraic; readonly degree: number }
  /** The cosine of this part of a whole turn. */
  | { readonly is: 'cosine'; readonly turn: Fraction }

export const rational = (value: Fraction): Algebraic => ({ is: 'fraction', value })
export const ZERO = rational(whole(0))
export const ONE = rational(whole(1))

/** What bounds an expression: |conjugates of the numerator| < 2^top, the same for the denominator; whole denominators are kept as they are. */
interface Bound {
  readonly top: number
  readonly bottom: number
  readonly whole: bigint | undefined
}

/** Beyond this many binary places nothing is decided. */
const MOST_BITS = 24_000
/** The part of a turn may have so large a denominator; five decimals of a degree have less. */
const LARGEST_TURN = 1_000_000_000_000n
/** Beyond this the field is larger than any that is worked with, and its size need not be counted. */
const MOST_TURN = 10_000_000n

export class Algebra {
  private readonly budget: Budget
  private readonly bounds = new Map<Algebraic, Bound>()
  private readonly near = new Map<number, Map<Algebraic, Interval>>()
  private readonly roots = new Map<string, Algebraic>()
  private readonly surds = new SurdSums()

  constructor(budget: Budget) {
    this.budget = budget
  }

  add(a: Algebraic, b: Algebraic): Algebraic {
    this.budget.spend(1)
    if (a.is === 'fraction' && b.is === 'fraction') {
      this.spendOn(a.value, b.value)
      return rational(add(a.value, b.value))
    }
    if (isPlainZero(a)) return b
    if (isPlainZero(b)) return a
    return this.surds.joined(a, b) ?? { is: 'sum', a, b }
  }
  multiply(a: Algebraic, b: Algebraic): Algebraic {
    this.budget.spend(1)
    if (a.is === 'fraction' && b.is === 'fraction') {
      this.spendOn(a.value, b.value)
      return rational(multiply(a.value, b.value))
    }
    if (isPlainZero(a) || isPlainZero(b)) return ZERO
    if (isPlainOne(a)) return b
    if (isPlainOne(b)) return a
    if (a.is === 'root' && a === b && a.degree === 2) return a.of
    return { is: 'product', a, b }
  }
  /** Lowest terms of long numbers cost the square of their length. */
  private spendOn(a: Fraction, b: Fraction): void {
    if (isShort(a) && isShort(b)) return
    const limbs = (bitsOf(a.n) + bitsOf(a.d) + bitsOf(b.n) + bitsOf(b.d)) / 64
    this.budget.spend(limbs * limbs * 0.5)
  }
  spendOnPower(a: Fraction, exponent: number): void {
    const limbs = ((bitsOf(a.n) + bitsOf(a.d)) * Math.abs(exponent)) / 64
    this.budget.spend(limbs * Math.sqrt(limbs) * 2)
  }
  /** The addends it is written with, as far as they are fractions, roots and cosines. */
  addends(a: Algebraic): Algebraic[] {
    return this.surds
      .addends(a)
      .map(([key, times]) => (key ? this.multiply(rational(times), key) : rational(times)))
  }
  /** A number as a fraction times something positive without one, as far as it shows. */
  content(a: Algebraic): { readonly times: Fraction; readonly rest: Algebraic } {
    if (a.is === 'fraction') return { times: a.value, rest: ONE }
    const { times, rest } =
      a.is === 'product' && a.a.is === 'fraction'
        ? { times: a.a.value, rest: a.b }
        : a.is === 'product' && a.b.is === 'fraction'
          ? { times: a.b.value, rest: a.a }
          : { times: whole(1), rest: a }
    return this.sign(rest) < 0
      ? { times: fraction(-times.n, times.d), rest: this.negate(rest) }
      : { times, rest }
  }
  negate(a: Algebraic): Algebraic {
    return this.multiply(rational(whole(-1)), a)
  }
  subtract(a: Algebraic, b: Algebraic): Algebraic {
    return this.add(a, this.negate(b))
  }
  /** The caller has made sure that `b` is not zero. */
  divide(a: Algebraic, b: Algebraic): Algebraic {
    this.budget.spend(1)
    if (b.is === 'fraction') return this.multiply(a, rational(divide(whole(1), b.value)))
    if (isPlainZero(a)) return ZERO
    const root = this.surds.conjugate(b)
    if (root) return this.multiply(rational(divide(whole(1), root.product)), this.multiply(a, root.other))
    return { is: 'quotient', a, b }
  }
  power(a: Algebraic, exponent: number): Algebraic {
    if (a.is === 'fraction') return rational(power(a.value, exponent))
    if (exponent < 0) return this.divide(ONE, this.power(a, -exponent))
    let result: Algebraic = ONE
    for (let base: Algebraic = a, left = exponent; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) result = this.multiply(result, base)
      if (left > 1) base = this.multiply(base, base)
    }
    return result
  }
  /** The caller has made sure that `a` is not negative. */
  root(a: Algebraic, degree: number): Algebraic {
    const value = a.is === 'fraction' ? a.value : this.asFraction(a)
    if (value === undefined) return { is: 'root', of: a, degree }
    this.budget.spend(20)
    const exact = exactRoot(value, degree)
    if (exact) return rational(exact)
    // Whole numbers under the root, so that equal roots are one: ᵏ√(n/d) = ᵏ√(n·dᵏ⁻¹) / d.
    const { out, left } = withoutPowers(value.n * value.d ** BigInt(degree - 1), degree)
    const key = `${degree} ${left}`
    let kept = this.roots.get(key)
    if (!kept) this.roots.set(key, (kept = { is: 'root', of: rational(fraction(left)), degree }))
    return this.multiply(rational(fraction(out, value.d)), kept)
  }
  cosine(turn: Fraction): Algebraic {
    const part = fraction(((turn.n % turn.d) + turn.d) % turn.d, turn.d)
    const known = COSINES.get(`${part.n}/${part.d}`)
    if (known) return rational(known)
    if (part.d > LARGEST_TURN) throw new Undecided()
    // Right angles and eighths of a turn as roots: what school writes as √2/2 is the same number then.
    const eighths = part.d === 8n ? ([1n, 7n].includes(part.n) ? 1n : -1n) : 0n
    if (eighths !== 0n)
      return this.multiply(rational(fraction(eighths, 2n)), this.root(rational(whole(2)), 2))
    if (part.d === 12n) {
      const sign = part.n === 1n || part.n === 11n ? 1n : -1n
      return this.multiply(rational(fraction(sign, 2n)), this.root(rational(whole(3)), 2))
    }
    const key = `cos ${part.n}/${part.d}`
    let kept = this.roots.get(key)
    if (!kept) this.roots.set(key, (kept = { is: 'cosine', turn: part }))
    return kept
  }

  /** The number between two bounds. */
  interval(a: Algebraic, reals: Reals): Interval {
    let known = this.near.get(reals.bits)
    if (!known) this.near.set(reals.bits, (known = new Map()))
    const before = known.get(a)
    if (before) return before
    const found = this.compute(a, reals)
    known.set(a, found)
    return found
  }
  private compute(a: Algebraic, reals: Reals): Interval {
    switch (a.is) {
      case 'fraction':
        reals.spend()
        return reals.fraction(a.value)
      case 'sum':
        return reals.add(this.interval(a.a, reals), this.interval(a.b, reals))
      case 'product':
        return reals.multiply(this.interval(a.a, reals), this.interval(a.b, reals))
      case 'quotient':
        return reals.divide(this.interval(a.a, reals), this.interval(a.b, reals))
      case 'root':
        return reals.root(this.interval(a.of, reals), a.degree)
      case 'cosine':
        return sinCos(reals, reals.multiply(reals.fraction(multiply(whole(2), a.turn)), pi(reals))).cos
      default:
        return a satisfies never
    }
  }

  sign(a: Algebraic): -1 | 0 | 1 {
    if (a.is === 'fraction') return a.value.n > 0n ? 1 : a.value.n < 0n ? -1 : 0
    let enough: number | undefined
    for (let bits = 64; ; bits *= 2) {
      if (bits > 2 * MOST_BITS) throw new Undecided()
      const reals = new Reals(bits, this.budget)
      const found = this.tried(a, reals)
      const sign = found && reals.sign(found)
      if (sign !== undefined) return sign
      enough ??= this.distance(a)
      if (found && bits > enough && bitsOf(found.hi > -found.lo ? found.hi : -found.lo) < bits - enough)
        return 0
    }
  }
  /** If it is not zero, it is at least 2 to minus this far from it. */
  private distance(a: Algebraic): number {
    const { top, bottom } = this.bound(a)
    return (this.degree(a) - 1) * top + bottom + 2
  }
  private tried(a: Algebraic, reals: Reals): Interval | undefined {
    try {
      return this.interval(a, reals)
    } catch (error) {
      // A divisor that is not yet clear of zero: more places will do.
      if (error instanceof Undecided) return undefined
      throw error
    }
  }

  /** The fraction it is, undefined when it is certainly none. */
  asFraction(a: Algebraic): Fraction | undefined {
    if (a.is === 'fraction') return a.value
    // Roots and cosines that are fractions were written as such: one of them alone is none.
    const surds = this.surds.of(a)
    if (surds && [...surds.keys()].filter(Boolean).length === 1) return undefined
    // If it is a fraction, its denominator divides the norm of the denominator, which is below 2^longest.
    const longest = this.degree(a) * this.bound(a).bottom + 1
    for (let bits = 128; ; bits *= 2) {
      if (bits > 2 * MOST_BITS) throw new Undecided()
      const reals = new Reals(bits, this.budget)
      const found = this.tried(a, reals)
      if (!found) continue
      const simple = simplestBetween({ n: found.lo, d: reals.one }, { n: found.hi, d: reals.one })
      if (logarithm(simple.d) > longest) return undefined
      // Two fractions with such denominators are farther apart than this: no other one is between the bounds.
      const alone = logarithm(found.hi - found.lo + 1n) < bits - 2 * longest
      // A fraction much simpler than chance would bring is worth the proof; else more places part the two cases.
      if (!alone && 3 * bitsOf(simple.d) > bits) continue
      if (this.sign(this.subtract(a, rational(simple))) === 0) return simple
      if (alone) return undefined
    }
  }
  equal(a: Algebraic, b: Algebraic): boolean {
    if (a === b) return true
    if (a.is === 'fraction' && b.is === 'fraction') return equal(a.value, b.value)
    return this.sign(this.subtract(a, b)) === 0
  }

  /** At most the degree of the field in which everything of the expression lives. */
  private degree(a: Algebraic): number {
    const roots = new Set<Algebraic>()
    const seen = new Set<Algebraic>()
    let turn = 1n
    const walk = (each: Algebraic): void => {
      if (seen.has(each)) return
      seen.add(each)
      this.budget.spend(0.2)
      if (each.is === 'root') roots.add(each)
      if (each.is === 'cosine') turn = lcm(turn, each.turn.d)
      if (each.is === 'root') walk(each.of)
      else if (each.is !== 'fraction' && each.is !== 'cosine') {
        walk(each.a)
        walk(each.b)
      }
    }
    walk(a)
    if (turn > MOST_TURN) throw new Undecided()
    let degree = totient(turn) / (turn > 2n ? 2 : 1)
    for (const root of roots) if (root.is === 'root') degree *= root.degree
    if (degree > 100_000) throw new Undecided()
    return degree
  }

  private bound(a: Algebraic): Bound {
    const known = this.bounds.get(a)
    if (known) return known
    const found = this.findBound(a)
    if (found.top > 1e9 || found.bottom > 1e9) throw new Undecided()
    this.bounds.set(a, found)
    return found
  }
  private findBound(a: Algebraic): Bound {
    const over = (top: number, bottom: bigint): Bound => ({ top, bottom: logarithm(bottom), whole: bottom })
    switch (a.is) {
      case 'fraction':
        return over(logarithm(a.value.n), a.value.d)
      case 'cosine':
        return over(1, 2n)
      case 'root': {
        const { top, bottom, whole: below } = this.bound(a.of)
        return { top: (Math.max(top, bottom) + (a.degree - 1) * bottom) / a.degree, bottom, whole: below }
      }
      case 'sum': {
        const [x, y] = [this.bound(a.a), this.bound(a.b)]
        if (x.whole !== undefined && y.whole !== undefined) {
          const common = lcm(x.whole, y.whole)
          return over(
            together(x.top + logarithm(common / x.whole), y.top + logarithm(common / y.whole)),
            common,
          )
        }
        return {
          top: together(x.top + y.bottom, y.top + x.bottom),
          bottom: x.bottom + y.bottom,
          whole: undefined,
        }
      }
      case 'product': {
        const [x, y] = [this.bound(a.a), this.bound(a.b)]
        const both = x.whole !== undefined && y.whole !== undefined ? x.whole * y.whole : undefined
        return {
          top: x.top + y.top,
          bottom: both === undefined ? x.bottom + y.bottom : logarithm(both),
          whole: both,
        }
      }
      case 'quotient': {
        const [x, y] = [this.bound(a.a), this.bound(a.b)]
        return { top: x.top + y.bottom, bottom: x.bottom + y.top, whole: undefined }
      }
      default:
        return a satisfies never
    }
  }
}

/** The binary logarithm, rounded up a little. */
const logarithm = (n: bigint): number => {
  const size = n < 0n ? -n : n
  if (size <= 1n) return 0
  const bits = bitsOf(size)
  return bits < 900 ? Math.log2(Number(size)) + 1e-6 : bits
}
/** The logarithm of a sum. */
const together = (a: number, b: number): number =>
  Math.max(a, b) + Math.log2(1 + 2 ** -Math.abs(a - b)) + 1e-6

const LONG = 1n << 64n
const isShort = ({ n, d }: Fraction): boolean => n < LONG && n > -LONG && d < LONG

const isPlainZero = (a: Algebraic): boolean => a.is === 'fraction' && a.value.n === 0n
const isPlainOne = (a: Algebraic): boolean => a.is === 'fraction' && a.value.n === 1n && a.value.d === 1n

const HALF = fraction(1n, 2n)
/** The cosines that are fractions, by the part of a turn. */
const COSINES = new Map<string, Fraction>([
  ['0/1', whole(1)],
  ['1/2', whole(-1)],
  ['1/4', whole(0)],
  ['3/4', whole(0)],
  ['1/6', HALF],
  ['5/6', HALF],
  ['1/3', fraction(-1n, 2n)],
  ['2/3', fraction(-1n, 2n)],
])

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b

function totient(n: bigint): number {
  let [left, result] = [Number(n), Number(n)]
  for (let q = 2; q * q <= left; q++)
    if (left % q === 0) {
      result -= result / q
      while (left % q === 0) left /= q
    }
  return left > 1 ? result - result / left : result
}

const TRIED = 2000n

/** n = outᵏ · left, as far as small primes go. */
function withoutPowers(n: bigint, degree: number): { out: bigint; left: bigint } {
  const k = BigInt(degree)
  let [out, left] = [1n, n]
  for (let q = 2n; q <= TRIED && q ** k <= left; q++) {
    const block = q ** k
    while (left % block === 0n) {
      left /= block
      out *= q
    }
  }
  return { out, left }
}
