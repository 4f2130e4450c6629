// A quotient of polynomials as a sum of simple ones, where all zeros of what stands below are fractions.
import type { Evaluator } from './evaluate.ts'
import { add, divide, fraction, isWhole, multiply, subtract, whole, type Fraction } from './fraction.ts'
import type { Node } from './node.ts'
import { polynomial } from './polynomial.ts'
import type { Scope } from './scope.ts'

const LARGEST = 1_000_000n

/** factor / (n − root)^order */
export interface Part {
  readonly root: Fraction
  readonly order: number
  readonly factor: Fraction
}
/** The constant first, none of the last is zero. */
export type Coefficients = readonly Fraction[]

export const total = (list: readonly Fraction[]): Fraction => list.reduce((a, b) => add(a, b), whole(0))
export const valueAt = (coefficients: Coefficients, x: Fraction): Fraction =>
  coefficients.reduceRight((sum, c) => add(multiply(sum, x), c), whole(0))

export function coefficientsOf(
  evaluator: Evaluator,
  node: Node,
  letter: string,
  scope: Scope,
): Coefficients | undefined {
  const parts = polynomial(node, letter)?.map(part => evaluator.fraction(part, scope))
  if (!parts || parts.includes(undefined)) return undefined
  const values = parts.filter(part => part !== undefined)
  while (values.at(-1)?.n === 0n) values.pop()
  return values
}

/** The top has a lower degree than the bottom. Undefined when a zero is no fraction. */
export function partialFractions(top: Coefficients, bottom: Coefficients): Part[] | undefined {
  const { roots, rest } = rationalRoots(bottom)
  if (rest.length > 1) return undefined
  const found: Part[] = []
  for (const root of new Set(roots.map(({ n, d }) => `${n}/${d}`))) {
    const same = roots.filter(({ n, d }) => `${n}/${d}` === root)
    const [at] = same
    if (!at) continue
    // Developed about the zero: what is above by what is left below without it.
    const over = shifted(top, at)
    const under = shifted(bottom, at).slice(same.length)
    const series: Fraction[] = []
    for (let i = 0; i < same.length; i++) {
      let left = over[i] ?? whole(0)
      for (const [j, each] of series.entries())
        left = subtract(left, multiply(each, under[i - j] ?? whole(0)))
      series.push(divide(left, under[0]!))
      found.push({ root: at, order: same.length - i, factor: series[i]! })
    }
  }
  return found.filter(({ factor }) => factor.n !== 0n)
}

/** The coefficients by powers of n − at. */
function shifted(coefficients: Coefficients, at: Fraction): Fraction[] {
  const list = [...coefficients]
  for (let i = 0; i < list.length; i++)
    for (let j = list.length - 2; j >= i; j--) list[j] = add(list[j]!, multiply(list[j + 1]!, at))
  return list
}

/** The zeros that are fractions, each as often as it counts, and what is left without them, its first coefficient one. */
export function rationalRoots(coefficients: Coefficients): {
  readonly roots: readonly Fraction[]
  readonly rest: Coefficients
} {
  const common = coefficients.reduce((d, c) => (d * c.d) / gcd(d, c.d), 1n)
  let left = coefficients.map(c => (c.n * common) / c.d)
  const roots: Fraction[] = []
  for (let root = rootOf(left); root; root = rootOf(left)) {
    roots.push(root)
    // Divided by (d n − root): the quotient has whole coefficients again.
    const next: bigint[] = []
    let carry = 0n
    for (let i = left.length - 1; i > 0; i--) {
      carry = (left[i]! + carry * root.n) / root.d
      next[i - 1] = carry
    }
    left = next
  }
  return { roots, rest: left.map(each => fraction(each, left.at(-1)!)) }
}
function rootOf(whole: readonly bigint[]): Fraction | undefined {
  if (whole.length < 2) return undefined
  if (whole[0] === 0n) return fraction(0n)
  const [c, a] = [size(whole[0]!), size(whole.at(-1)!)]
  if (c > LARGEST || a > LARGEST) return undefined
  const asFractions = whole.map(each => fraction(each))
  for (const n of divisors(c))
    for (const d of divisors(a))
      for (const sign of [1n, -1n]) {
        const root = fraction(sign * n, d)
        if (valueAt(asFractions, root).n === 0n) return root
      }
  return undefined
}
const size = (n: bigint): bigint => (n < 0n ? -n : n)
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? size(a) : gcd(b, a % b))
function divisors(n: bigint): bigint[] {
  const found: bigint[] = []
  for (let d = 1n; d * d <= n; d++) if (n % d === 0n) found.push(d, n / d)
  return found
}

/** x as a number from 0 (not itself) to 1 and whole steps from there. */
export function stepsFromUnit(x: Fraction): { readonly start: Fraction; readonly steps: bigint } {
  const below = x.n >= 0n || isWhole(x) ? x.n / x.d : x.n / x.d - 1n
  const steps = isWhole(x) ? below - 1n : below
  return { start: subtract(x, fraction(steps)), steps }
}
