// Exponential, logarithm and the functions of angles in intervals. Each is a series with guard places; what is cut off is
// smaller than the places that are given away at the end.
import { Undecided } from './budget.ts'
import { TooLarge } from './fraction.ts'
import { bitsOf, floorRoot, type Interval, type Reals } from './interval.ts'

const GUARD = 64

const circles = new Map<number, bigint>()
const doubles = new Map<number, bigint>()

/** arctan(1/n) with so many places. */
function arctanOfInverse(n: bigint, bits: number): bigint {
  let term = (1n << BigInt(bits)) / n
  let sum = term
  const square = n * n
  for (let k = 3n; term !== 0n; k += 2n) {
    term = -term / square
    sum += term / k
  }
  return sum
}

/** π, low by at most a few units of the last of `bits + GUARD / 2` places. */
function circle(bits: number): bigint {
  const known = circles.get(bits)
  if (known !== undefined) return known
  const found = 4n * (4n * arctanOfInverse(5n, bits) - arctanOfInverse(239n, bits))
  circles.set(bits, found)
  return found
}

/** ln 2. */
function double(bits: number): bigint {
  const known = doubles.get(bits)
  if (known !== undefined) return known
  // 2 artanh(1/3)
  let term = (1n << BigInt(bits)) / 3n
  let sum = term
  for (let k = 3n; term !== 0n; k += 2n) {
    term /= 9n
    sum += term / k
  }
  doubles.set(bits, 2n * sum)
  return 2n * sum
}

const rounded = (x: bigint, from: number, to: number): bigint => x >> BigInt(from - to)

export function pi(reals: Reals): Interval {
  reals.spend(20)
  const { bits } = reals
  return reals.around(rounded(circle(bits + GUARD), bits + GUARD, bits), 2n)
}

/** e^x for a number in fixed point with `bits` places; the error is below a unit of `bits - GUARD / 2`. */
function exponential(x: bigint, bits: number): bigint {
  const two = double(bits)
  const k = x / two
  const rest = x - k * two
  const halvings = 16
  const small = rest >> BigInt(halvings)
  const one = 1n << BigInt(bits)
  let term = one
  let sum = one
  for (let i = 1n; term !== 0n && term !== -1n; i++) {
    term = ((term * small) >> BigInt(bits)) / i
    sum += term
  }
  for (let i = 0; i < halvings; i++) sum = (sum * sum) >> BigInt(bits)
  return k >= 0n ? sum << k : sum >> -k
}

export function exp(reals: Reals, { lo, hi }: Interval): Interval {
  const { bits } = reals
  const size = bitsOf(hi > -lo ? hi : -lo) - bits
  if (size > 15) throw new TooLarge()
  reals.spend(60)
  const high = hi > 0n ? Number(hi >> BigInt(bits)) + 1 : 0
  const guard = bits + GUARD + 2 * high
  const point = (x: bigint): bigint => rounded(exponential(x << BigInt(guard - bits), guard), guard, bits)
  const low = point(lo) - 2n
  return reals.make(low < 0n ? 0n : low, point(hi) + 2n)
}

/** ln x for x > 0 in fixed point. */
function logarithmOf(x: bigint, bits: number): bigint {
  const shift = x.toString(2).length - 1 - bits
  let m = shift >= 0 ? x >> BigInt(shift) : x << BigInt(-shift)
  const one = 1n << BigInt(bits)
  const roots = 8
  for (let i = 0; i < roots; i++) m = floorRoot(m << BigInt(bits), 2)
  const z = ((m - one) << BigInt(bits)) / (m + one)
  const square = (z * z) >> BigInt(bits)
  let term = z
  let sum = z
  for (let k = 3n; term !== 0n; k += 2n) {
    term = (term * square) >> BigInt(bits)
    sum += term / k
  }
  return ((2n * sum) << BigInt(roots)) + BigInt(shift) * double(bits)
}

export function ln(reals: Reals, { lo, hi }: Interval): Interval {
  if (lo <= 0n) throw new Undecided()
  const { bits } = reals
  reals.spend(80)
  const guard = bits + GUARD + Math.max(0, bits - bitsOf(lo))
  const point = (x: bigint): bigint => rounded(logarithmOf(x << BigInt(guard - bits), guard), guard, bits)
  return reals.make(point(lo) - 2n, point(hi) + 2n)
}

/** Sine and cosine together; half the width of the interval is the most they can differ. */
export function sinCos(reals: Reals, x: Interval): { readonly sin: Interval; readonly cos: Interval } {
  const { bits } = reals
  reals.spend(80)
  const middle = (x.lo + x.hi) >> 1n
  const size = Math.max(0, bitsOf(middle) - bits)
  if (size > 200) throw new TooLarge()
  const guard = bits + GUARD + size
  const turn = 2n * circle(guard)
  let rest = (middle << BigInt(guard - bits)) % turn
  if (rest < 0n) rest += turn
  const halvings = 12
  const small = rest >> BigInt(halvings)
  const square = (small * small) >> BigInt(guard)
  const one = 1n << BigInt(guard)
  let term = small
  let sine = small
  for (let k = 2n; term !== 0n && term !== -1n; k += 2n) {
    term = -((term * square) >> BigInt(guard)) / (k * (k + 1n))
    sine += term
  }
  let versine = square / 2n
  term = versine
  for (let k = 3n; term !== 0n && term !== -1n; k += 2n) {
    term = -((term * square) >> BigInt(guard)) / (k * (k + 1n))
    versine += term
  }
  // sin 2a = 2 sin a cos a and 1 − cos 2a = 2 sin² a; each doubling doubles the error, which the guard places hold.
  for (let i = 0; i < halvings; i++)
    [sine, versine] = [(sine * (one - versine)) >> BigInt(guard - 1), (sine * sine) >> BigInt(guard - 1)]
  const half = ((x.hi - x.lo) >> 1n) + 5n
  return {
    sin: reals.around(rounded(sine, guard, bits), half),
    cos: reals.around(rounded(one - versine, guard, bits), half),
  }
}

export function atan(reals: Reals, x: Interval): Interval {
  const { bits, one } = reals
  reals.spend(80)
  const middle = (x.lo + x.hi) >> 1n
  const guard = bits + GUARD
  const unit = 1n << BigInt(guard)
  let z = middle < 0n ? -middle : middle
  const over = z > one
  z = over ? (unit << BigInt(bits)) / z : z << BigInt(guard - bits)
  const halvings = 6
  for (let i = 0; i < halvings; i++) z = (z << BigInt(guard)) / (unit + floorRoot(unit * unit + z * z, 2))
  const square = (z * z) >> BigInt(guard)
  let term = z
  let sum = z
  for (let k = 3n; term !== 0n && term !== -1n; k += 2n) {
    term = -((term * square) >> BigInt(guard))
    sum += term / k
  }
  let angle = sum << BigInt(halvings)
  if (over) angle = circle(guard) / 2n - angle
  if (middle < 0n) angle = -angle
  return reals.around(rounded(angle, guard, bits), ((x.hi - x.lo) >> 1n) + 4n)
}
