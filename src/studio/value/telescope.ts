// Endless sums of quotients of polynomials whose terms cancel each other: 1/(n(n + 1)) is 1/n − 1/(n + 1).
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import {
  add,
  compare,
  divide,
  fraction,
  isWhole,
  multiply,
  subtract,
  whole,
  type Fraction,
} from './fraction.ts'
import type { Node } from './node.ts'
import { polynomial } from './polynomial.ts'
import { topAndBottom } from './rational.ts'
import { Undefined, type Scope } from './scope.ts'

const LARGEST = 1_000_000n
const MOST_STEPS = 5000n

/** Undefined when it is no such sum. */
export function telescoped(
  evaluator: Evaluator,
  node: Node & { is: 'series' },
  scope: Scope,
  from: bigint,
): Form | undefined {
  const [top, bottom] = topAndBottom(node.of).map(part => fractions(evaluator, part, node.letter, scope))
  if (!top || !bottom || bottom.length < 2) return undefined
  if (top.length === 0) return number(whole(0))
  if (top.length >= bottom.length) throw diverges(node)
  const roots = rootsOf(bottom)
  if (roots?.length !== bottom.length - 1) return undefined
  if (roots.some(root => isWhole(root) && root.n >= from))
    throw new Undefined(
      node,
      'Van benne tag, amely nullával osztana.',
      'One of its terms would divide by zero.',
    )
  const slope = bottom.slice(1).map((c, i) => multiply(c, whole(i + 1)))
  const parts = roots.map(root => ({ root, factor: divide(valueAt(top, root), valueAt(slope, root)) }))
  if (total(parts.map(({ factor }) => factor)).n !== 0n) throw diverges(node)
  let sum = whole(0)
  while (parts.length > 0) {
    const { root: first } = parts[0]!
    const alike = parts.filter(({ root }) => isWhole(subtract(root, first)))
    for (const each of alike) parts.splice(parts.indexOf(each), 1)
    if (total(alike.map(({ factor }) => factor)).n !== 0n) return undefined
    const last = alike.map(({ root }) => root).reduce((a, b) => (compare(a, b) > 0 ? a : b))
    const start = subtract(fraction(from), last)
    for (const { root, factor } of alike) {
      const steps = subtract(last, root).n
      if (steps > MOST_STEPS) return undefined
      evaluator.budget.spend(Number(steps))
      for (let j = 0n; j < steps; j++) sum = subtract(sum, divide(factor, add(start, fraction(j))))
    }
  }
  return number(sum)
}

const diverges = (node: Node) => new Undefined(node, 'A sor nem konvergens.', 'The series has no sum.')
const total = (list: readonly Fraction[]): Fraction => list.reduce((a, b) => add(a, b), whole(0))
const valueAt = (coefficients: readonly Fraction[], x: Fraction): Fraction =>
  coefficients.reduceRight((sum, c) => add(multiply(sum, x), c), whole(0))

function fractions(evaluator: Evaluator, node: Node, letter: string, scope: Scope): Fraction[] | undefined {
  const parts = polynomial(node, letter)?.map(part => evaluator.fraction(part, scope))
  if (!parts || parts.includes(undefined)) return undefined
  const values = parts.filter(part => part !== undefined)
  while (values.at(-1)?.n === 0n) values.pop()
  return values
}

/** The roots that are fractions, when they are simple and as many as the degree. */
function rootsOf(coefficients: readonly Fraction[]): Fraction[] | undefined {
  const common = coefficients.reduce((d, c) => (d * c.d) / gcd(d, c.d), 1n)
  let left = coefficients.map(c => (c.n * common) / c.d)
  const found: Fraction[] = []
  while (left.length > 1) {
    const root = rootOf(left)
    if (!root || found.some(each => compare(each, root) === 0)) return undefined
    found.push(root)
    // Divided by (d x − n): the quotient has whole coefficients again.
    const next: bigint[] = []
    let carry = 0n
    for (let i = left.length - 1; i > 0; i--) {
      carry = (left[i]! + carry * root.n) / root.d
      next[i - 1] = carry
    }
    left = next
  }
  return found
}
function rootOf(whole: readonly bigint[]): Fraction | undefined {
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
