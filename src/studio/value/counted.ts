// What is counted out step by step: factorials, sums, products, determinants, common divisors.
import { TooMuchWork, type Budget } from './budget.ts'
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import { divide, fraction, isWhole, multiply, negate, subtract, whole, type Fraction } from './fraction.ts'
import type { Node } from './node.ts'
import { Undefined, type Scope } from './scope.ts'

const LARGEST = 20_000n

const natural = (value: Fraction | undefined, place: Node): bigint => {
  if (!value || !isWhole(value) || value.n < 0n)
    throw new Undefined(place, 'Itt természetes szám kell.', 'A natural number is needed here.')
  return value.n
}
export const integer = (value: Fraction | undefined, place: Node): bigint => {
  if (!value || !isWhole(value))
    throw new Undefined(place, 'Itt egész szám kell.', 'A whole number is needed here.')
  return value.n
}

/** Work grows with the length of what is multiplied. */
const spendOnLength = (budget: Budget, factors: bigint): void => {
  if (factors > LARGEST) throw new TooMuchWork()
  const many = Number(factors)
  budget.spend((many * many) / 500)
}

export function factorialOf(budget: Budget, value: Fraction | undefined, place: Node): Fraction {
  const n = natural(value, place)
  spendOnLength(budget, n)
  let product = 1n
  for (let k = n; k > 1n; k--) product *= k
  return fraction(product)
}

export function binomialOf(
  budget: Budget,
  above: Fraction | undefined,
  below: Fraction | undefined,
  node: Node & { is: 'binomial' },
): Fraction {
  const [n, given] = [natural(above, node.left), natural(below, node.right)]
  if (given > n) return whole(0)
  const k = given + given > n ? n - given : given
  spendOnLength(budget, k)
  let result = 1n
  for (let i = 1n; i <= k; i++) result = (result * (n - k + i)) / i
  return fraction(result)
}

export function remainderOf(evaluator: Evaluator, { left, right }: Parts, scope: Scope): Fraction {
  const modulus = integer(evaluator.fraction(right, scope), right)
  if (modulus <= 0n)
    throw new Undefined(right, 'A modulus pozitív egész.', 'The modulus is a positive whole number.')
  const found = residue(evaluator, left, modulus, scope)
  if (found !== undefined) return fraction(found)
  const dividend = integer(evaluator.fraction(left, scope), left)
  return fraction(((dividend % modulus) + modulus) % modulus)
}
type Parts = { readonly left: Node; readonly right: Node }

/** Powers too long to be written out are divided at every step; undefined when a part is no whole number. */
function residue(evaluator: Evaluator, node: Node, modulus: bigint, scope: Scope): bigint | undefined {
  const least = (x: bigint): bigint => ((x % modulus) + modulus) % modulus
  const both = (parts: Parts, go: (a: bigint, b: bigint) => bigint): bigint | undefined => {
    const [a, b] = [parts.left, parts.right].map(part => residue(evaluator, part, modulus, scope))
    return a === undefined || b === undefined ? undefined : least(go(a, b))
  }
  switch (node.is) {
    case 'sum':
      return both(node, (a, b) => a + b)
    case 'difference':
      return both(node, (a, b) => a - b)
    case 'product':
      return both(node, (a, b) => a * b)
    case 'negative': {
      const of = residue(evaluator, node.of, modulus, scope)
      return of === undefined ? undefined : least(-of)
    }
    case 'power': {
      const [base, exponent] = [node.left, node.right].map(part => evaluator.fraction(part, scope))
      if (!base || !exponent || !isWhole(base) || !isWhole(exponent) || exponent.n < 1n) return undefined
      evaluator.budget.spend(exponent.n.toString(2).length)
      let result = 1n
      for (let step = least(base.n), left = exponent.n; left > 0n; left >>= 1n) {
        if (left % 2n === 1n) result = least(result * step)
        step = least(step * step)
      }
      return least(result)
    }
    default: {
      const value = evaluator.fraction(node, scope)
      return value && isWhole(value) ? least(value.n) : undefined
    }
  }
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

export function listOf(evaluator: Evaluator, node: Node & { is: 'list' }, scope: Scope): Form {
  const { forms, estimate } = evaluator
  if (node.name === 'max' || node.name === 'min') {
    const way = node.name === 'max' ? 1 : -1
    return node.items
      .map(item => evaluator.value(item, scope))
      .reduce((best, each) =>
        estimate.sign(evaluator.settled(forms.subtract(each, best))) === way ? each : best,
      )
  }
  const items = node.items.map(item => integer(evaluator.fraction(item, scope), item))
  if (node.name === 'lcm' && items.includes(0n))
    throw new Undefined(node, 'A 0-nak nincs pozitív többszöröse.', '0 has no positive multiple.')
  const result = items.reduce(
    (a, b) => (node.name === 'gcd' ? gcd(a, b) : (a / gcd(a, b)) * b),
    node.name === 'gcd' ? 0n : 1n,
  )
  return number(fraction(result < 0n ? -result : result))
}

/** How many different elements there are in the sets put together. */
export function countOf(evaluator: Evaluator, node: Node & { is: 'cardinality' }, scope: Scope): number {
  const { forms, estimate } = evaluator
  const within = (set: readonly Form[], x: Form) =>
    set.some(each => estimate.sign(forms.subtract(each, x)) === 0)
  const different = (set: readonly Form[]) =>
    set.reduce<readonly Form[]>((kept, x) => (within(kept, x) ? kept : [...kept, x]), [])
  const [first, ...others] = node.sets.map(set => set.map(item => evaluator.value(item, scope)))
  const all = others.reduce((set, other) => {
    if (node.how === 'cup') return [...set, ...other]
    return set.filter(x => within(other, x) === (node.how === 'cap'))
  }, first ?? [])
  return different(all).length
}

export function determinantOf(evaluator: Evaluator, rows: readonly (readonly Form[])[]): Form {
  const { forms } = evaluator
  if (rows.length === 1) return rows[0]![0]!
  const plain = rows.map(row => row.map(entry => forms.asFraction(entry)))
  if (plain.every(row => row.every(entry => entry !== undefined)))
    return number(eliminated(plain as Fraction[][]))
  return rows[0]!.reduce(
    (sum, entry, column) => {
      const minor = determinantOf(
        evaluator,
        rows.slice(1).map(row => row.filter((_, i) => i !== column)),
      )
      const term = forms.multiply(entry, minor)
      return column % 2 === 0 ? forms.add(sum, term) : forms.subtract(sum, term)
    },
    number(whole(0)),
  )
}

/** The determinant of fractions, by elimination. */
function eliminated(given: readonly (readonly Fraction[])[]): Fraction {
  const rows = given.map(row => [...row])
  let result = whole(1)
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows.findIndex((row, k) => k >= i && row[i]!.n !== 0n)
    if (pivot < 0) return whole(0)
    if (pivot !== i) {
      ;[rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!]
      result = negate(result)
    }
    const top = rows[i]!
    result = multiply(result, top[i]!)
    for (const row of rows.slice(i + 1)) {
      const factor = divide(row[i]!, top[i]!)
      for (let j = i; j < rows.length; j++) row[j] = subtract(row[j]!, multiply(factor, top[j]!))
    }
  }
  return result
}
