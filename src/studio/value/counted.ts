// What is counted out step by step: factorials, sums, products, determinants, common divisors.
import { TooMuchWork } from './budget.ts'
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import { fraction, isWhole, whole, type Fraction } from './fraction.ts'
import { contains, type Node } from './node.ts'
import { Beyond, bound, Undefined, type Scope } from './scope.ts'

const LARGEST = 2000n

const natural = (value: Fraction | undefined, place: Node): number => {
  if (!value || !isWhole(value) || value.n < 0n)
    throw new Undefined(place, 'Itt természetes szám kell.', 'A natural number is needed here.')
  if (value.n > LARGEST) throw new TooMuchWork()
  return Number(value.n)
}
const integer = (value: Fraction | undefined, place: Node): bigint => {
  if (!value || !isWhole(value))
    throw new Undefined(place, 'Itt egész szám kell.', 'A whole number is needed here.')
  return value.n
}

export function factorialOf(value: Fraction | undefined, place: Node): Fraction {
  let product = 1n
  for (let k = natural(value, place); k > 1; k--) product *= BigInt(k)
  return fraction(product)
}

export function binomialOf(
  above: Fraction | undefined,
  below: Fraction | undefined,
  node: Node & { is: 'binomial' },
): Fraction {
  const [n, k] = [natural(above, node.left), natural(below, node.right)]
  if (k > n) return whole(0)
  let result = 1n
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i)
  return fraction(result)
}

export function remainderOf(
  left: Fraction | undefined,
  right: Fraction | undefined,
  dividend: Node,
  divisor: Node,
): Fraction {
  const [a, b] = [integer(left, dividend), integer(right, divisor)]
  if (b <= 0n)
    throw new Undefined(divisor, 'A modulus pozitív egész.', 'The modulus is a positive whole number.')
  return fraction(((a % b) + b) % b)
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

export function listOf(evaluator: Evaluator, node: Node & { is: 'list' }, scope: Scope): Form {
  const { forms, estimate } = evaluator
  if (node.name === 'max' || node.name === 'min') {
    const way = node.name === 'max' ? 1 : -1
    return node.items
      .map(item => evaluator.value(item, scope))
      .reduce((best, each) => (estimate.sign(forms.subtract(each, best)) === way ? each : best))
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

export function seriesOf(evaluator: Evaluator, node: Node & { is: 'series' }, scope: Scope): Form {
  const { forms } = evaluator
  const from = integer(evaluator.fraction(node.from, scope), node.from)
  if (node.to.is === 'infinity') return endless(evaluator, node, scope, from)
  const to = integer(evaluator.fraction(node.to, scope), node.to)
  // A sum to less than its beginning is empty; people mean something else.
  if (to < from - 1n)
    throw new Undefined(node, 'A felső határ kisebb az alsónál.', 'The upper limit is below the lower one.')
  let result = number(whole(node.kind === 'sum' ? 0 : 1))
  for (let k = from; k <= to; k++) {
    const term = evaluator.value(node.of, bound(scope, node.letter, number(fraction(k))))
    result = node.kind === 'sum' ? forms.add(result, term) : forms.multiply(result, term)
  }
  return result
}

/** An endless geometric sum: each term is the one before times the same number. */
function endless(evaluator: Evaluator, node: Node & { is: 'series' }, scope: Scope, from: bigint): Form {
  const { forms, estimate } = evaluator
  if (node.kind !== 'sum' || !geometric(node.of, node.letter))
    throw new Beyond(
      node,
      'Végtelen sok tagot csak mértani sorban tudok összeadni.',
      'I can add endlessly many terms of a geometric series only.',
    )
  const at = (k: bigint) => evaluator.value(node.of, bound(scope, node.letter, number(fraction(k))))
  const first = at(from)
  if (forms.isZero(first)) return first
  const ratio = evaluator.quotient(at(from + 1n), first, node)
  const one = number(whole(1))
  if (estimate.sign(forms.subtract(ratio, one)) >= 0 || estimate.sign(forms.add(ratio, one)) <= 0)
    throw new Undefined(
      node,
      'A mértani sor nem konvergens: a hányados abszolút értéke nem kisebb 1-nél.',
      'The geometric series has no sum: its ratio is not between −1 and 1.',
    )
  return evaluator.quotient(first, forms.subtract(one, ratio), node)
}

/** Products and quotients of constants and of powers whose exponent is a whole multiple of the letter plus a number. */
function geometric(node: Node, letter: string): boolean {
  if (!contains(node, letter)) return true
  switch (node.is) {
    case 'negative':
      return geometric(node.of, letter)
    case 'product':
    case 'quotient':
      return geometric(node.left, letter) && geometric(node.right, letter)
    case 'power':
      if (contains(node.left, letter)) return !contains(node.right, letter) && geometric(node.left, letter)
      return linear(node.right, letter)
    default:
      return false
  }
}
function linear(node: Node, letter: string): boolean {
  if (!contains(node, letter)) return true
  switch (node.is) {
    case 'letter':
      return true
    case 'negative':
      return linear(node.of, letter)
    case 'sum':
    case 'difference':
      return linear(node.left, letter) && linear(node.right, letter)
    case 'product':
      return (
        contains(node.left, letter) !== contains(node.right, letter) &&
        linear(node.left, letter) &&
        linear(node.right, letter)
      )
    default:
      return false
  }
}

export function determinantOf(evaluator: Evaluator, rows: readonly (readonly Form[])[]): Form {
  const { forms } = evaluator
  if (rows.length === 1) return rows[0]![0]!
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
