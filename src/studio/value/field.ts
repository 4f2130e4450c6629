/**
 * A finite field in which roots of unity and square roots live as exactly as whole numbers: whatever holds between
 * sines, cosines and square roots holds here too. So an equation that fails here is false, and one that holds in three
 * such fields is true beyond reasonable doubt.
 */
export class Field {
  readonly p: bigint
  /** The root of unity of order `order` that stands for a turn of 1/order. */
  private readonly omega: bigint
  readonly order: number
  private readonly chosen = new Map<string, bigint>()
  private seed: bigint

  /** `order` must be a multiple of 4; the field is the `which`-th one that has such roots. */
  constructor(order: number, which: number) {
    this.order = order
    const n = BigInt(order)
    let k = ((1n << 44n) + BigInt(which) * (1n << 40n)) / n
    while (!isPrime(k * n + 1n)) k++
    this.p = k * n + 1n
    this.seed = 0x9e3779b97f4a7c15n ^ this.p
    this.omega = this.findRoot()
  }

  private findRoot(): bigint {
    const primes = factors(this.order)
    for (let a = 2n; ; a++) {
      const root = this.power(a, (this.p - 1n) / BigInt(this.order))
      if (primes.every(q => this.power(root, BigInt(this.order / q)) !== 1n)) return root
    }
  }

  reduce(a: bigint): bigint {
    const r = a % this.p
    return r < 0n ? r + this.p : r
  }
  power(a: bigint, exponent: bigint): bigint {
    let base = this.reduce(a)
    let left = exponent
    let result = 1n
    while (left > 0n) {
      if (left & 1n) result = (result * base) % this.p
      base = (base * base) % this.p
      left >>= 1n
    }
    return result
  }
  /** Undefined for zero. */
  inverse(a: bigint): bigint | undefined {
    const r = this.reduce(a)
    return r === 0n ? undefined : this.power(r, this.p - 2n)
  }

  /** The point of the unit circle after `n / d` of a turn; `d` must divide the order. */
  turn(n: bigint, d: bigint): bigint {
    const steps = (n * BigInt(this.order)) / d
    const order = BigInt(this.order)
    return this.power(this.omega, ((steps % order) + order) % order)
  }

  /** The positive square root of a prime, by its Gauss sum; 8 (for 2) or 4 times the prime must divide the order. */
  rootOfPrime(q: number): bigint {
    if (q === 2) return this.reduce(this.turn(1n, 8n) + this.turn(-1n, 8n))
    let sum = 0n
    for (let k = 1; k < q; k++) {
      const sign = legendre(k, q)
      sum += BigInt(sign) * this.turn(BigInt(k), BigInt(q))
    }
    // For primes of the form 4k + 3 the sum is i times the root.
    return q % 4 === 1 ? this.reduce(sum) : this.reduce(-this.turn(1n, 4n) * sum)
  }

  /** Something that satisfies no equation by chance: stands for π, e and free letters. */
  anything(name: string): bigint {
    let value = this.chosen.get(name)
    if (value === undefined) {
      this.seed =
        (this.seed * 6364136223846793005n + BigInt(name.codePointAt(0) ?? 1) * 1442695040888963407n) &
        ((1n << 64n) - 1n)
      value = 2n + ((this.seed >> 3n) % (this.p - 3n))
      this.chosen.set(name, value)
    }
    return value
  }
}

const legendre = (k: number, q: number): 1 | -1 => {
  let result = 1
  let base = k % q
  for (let left = (q - 1) / 2; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * base) % q
    base = (base * base) % q
  }
  return result === 1 ? 1 : -1
}

export function factors(n: number): number[] {
  const found: number[] = []
  let left = n
  for (let q = 2; q * q <= left; q++)
    if (left % q === 0) {
      found.push(q)
      while (left % q === 0) left /= q
    }
  if (left > 1) found.push(left)
  return found
}

function isPrime(n: bigint): boolean {
  for (const q of [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n]) if (n % q === 0n) return n === q
  let d = n - 1n
  let twos = 0
  while (d % 2n === 0n) {
    d /= 2n
    twos++
  }
  const power = (a: bigint, e: bigint): bigint => {
    let [result, base, left] = [1n, a % n, e]
    while (left > 0n) {
      if (left & 1n) result = (result * base) % n
      base = (base * base) % n
      left >>= 1n
    }
    return result
  }
  // These witnesses decide every number below 3.3 · 10^24.
  outer: for (const a of [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n]) {
    let x = power(a, d)
    if (x === 1n || x === n - 1n) continue
    for (let i = 1; i < twos; i++) {
      x = (x * x) % n
      if (x === n - 1n) continue outer
    }
    return false
  }
  return true
}
