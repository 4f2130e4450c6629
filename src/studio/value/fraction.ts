/** Exact fractions: whole numbers of any size, always in lowest terms with a positive denominator. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

const gcd = (a: bigint, b: bigint): bigint => {
  let x = a < 0n ? -a : a
  let y = b < 0n ? -b : b
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** Numbers beyond all use: a hostile expression must not fill the memory. */
export class TooLarge extends Error {}
const LARGEST = 1n << 300_000n
const LEAST = -LARGEST
const MOST_BITS = 300_000

export const fraction = (n: bigint, d = 1n): Fraction => {
  if (n > LARGEST || n < LEAST || d > LARGEST) throw new TooLarge()
  const common = gcd(n, d) || 1n
  const sign = d < 0n ? -1n : 1n
  return { n: (sign * n) / common, d: (sign * d) / common }
}
export const whole = (n: number): Fraction => fraction(BigInt(n))

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d)
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)
export const negate = (a: Fraction): Fraction => ({ n: -a.n, d: a.d })
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
export const equal = (a: Fraction, b: Fraction): boolean => a.n === b.n && a.d === b.d
export const isWhole = (a: Fraction): boolean => a.d === 1n
export const toNumber = (a: Fraction): number => Number(a.n) / Number(a.d)

/** Whole powers; the exponent is bounded by the caller. */
export const power = (a: Fraction, exponent: number): Fraction => {
  const bits = Math.max(a.n.toString(16).length, a.d.toString(16).length) * 4
  if (bits * Math.abs(exponent) > MOST_BITS && bits > 4) throw new TooLarge()
  return exponent >= 0
    ? fraction(a.n ** BigInt(exponent), a.d ** BigInt(exponent))
    : fraction(a.d ** BigInt(-exponent), a.n ** BigInt(-exponent))
}

/** The whole root of a whole number, or undefined when there is none. */
export function wholeRoot(n: bigint, degree: number): bigint | undefined {
  if (n < 0n) {
    if (degree % 2 === 0) return undefined
    const positive = wholeRoot(-n, degree)
    return positive === undefined ? undefined : -positive
  }
  let low = 0n
  let high = 1n << BigInt(Math.ceil(n.toString(2).length / degree) + 1)
  while (low < high) {
    const middle = (low + high) / 2n
    if (middle ** BigInt(degree) < n) low = middle + 1n
    else high = middle
  }
  return low ** BigInt(degree) === n ? low : undefined
}

export function exactRoot(a: Fraction, degree: number): Fraction | undefined {
  const n = wholeRoot(a.n, degree)
  const d = wholeRoot(a.d, degree)
  return n === undefined || d === undefined ? undefined : fraction(n, d)
}

/** "1/2", "-3"; as people write it. */
export const written = (a: Fraction): string => (a.d === 1n ? String(a.n) : `${a.n}/${a.d}`)
