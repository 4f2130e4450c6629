import { wholeRoot } from './fraction.ts'

export interface Factor {
  readonly base: bigint
  readonly times: number
  /** False when it is too large to be told. */
  readonly prime: boolean
}

const TRIED = 5000n
const FEW_TRIED = 200n
const LONG = 1n << 1500n
const LARGEST_PRIME_TEST = 10n ** 24n

/** A positive whole number as a product of primes, as far as they are small; what is left stands as one. */
export function factored(n: bigint): Factor[] {
  const found: Factor[] = []
  let left = n
  // Long numbers are tried with the smallest primes only: a division costs their length.
  const most = n < LONG ? TRIED : FEW_TRIED
  for (let q = 2n; q <= most && q * q <= left; q++) {
    let times = 0
    while (left % q === 0n) {
      left /= q
      times++
    }
    if (times > 0) found.push({ base: q, times, prime: true })
  }
  if (left === 1n) return found
  for (let degree = 12; degree > 1; degree--) {
    const root = wholeRoot(left, degree)
    if (root !== undefined) return [...found, { base: root, times: degree, prime: isPrime(root) }]
  }
  return [...found, { base: left, times: 1, prime: isPrime(left) }]
}

/** Certain below 3.3 · 10^24; larger numbers are never called prime. */
export function isPrime(n: bigint): boolean {
  if (n < 2n || n > LARGEST_PRIME_TEST) return false
  const witnesses = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n]
  for (const q of witnesses) if (n % q === 0n) return n === q
  let d = n - 1n
  let twos = 0
  for (; d % 2n === 0n; d /= 2n) twos++
  return witnesses.every(a => {
    let x = powerModulo(a, d, n)
    if (x === 1n || x === n - 1n) return true
    for (let i = 1; i < twos; i++) {
      x = (x * x) % n
      if (x === n - 1n) return true
    }
    return false
  })
}

function powerModulo(a: bigint, exponent: bigint, n: bigint): bigint {
  let [result, base, left] = [1n, a % n, exponent]
  while (left > 0n) {
    if (left & 1n) result = (result * base) % n
    base = (base * base) % n
    left >>= 1n
  }
  return result
}
