// Sums and products of many terms: by their laws where there are any, else counted out.
import { integer } from './counted.ts'
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import { fraction, isWhole, whole } from './fraction.ts'
import { geometric } from './geometric.ts'
import { contains, type Node } from './node.ts'
import { mapped, minus, numeral, over, plus, substituted, times, toThe } from './nodes.ts'
import { polynomial } from './polynomial.ts'
import { staysLarge } from './limits.ts'
import { Beyond, bound, Undefined, type Scope } from './scope.ts'
import { telescoped } from './telescope.ts'

type SeriesNode = Node & { is: 'series' }

/** More terms than this are added by a law, if there is one. */
const MANY = 60n

export function seriesOf(evaluator: Evaluator, node: SeriesNode, scope: Scope): Form {
  const { forms } = evaluator
  const from = integer(evaluator.fraction(node.from, scope), node.from)
  if (node.to.is === 'infinity') return endless(evaluator, node, scope, from)
  const to = integer(evaluator.fraction(node.to, scope), node.to)
  // A sum to less than its beginning is empty; people mean something else.
  if (to < from - 1n)
    throw new Undefined(node, 'A felső határ kisebb az alsónál.', 'The upper limit is below the lower one.')
  if (to - from > MANY && node.kind === 'sum') {
    const law = byLaw(evaluator, node, scope, from, to - from + 1n)
    if (law) return law
  }
  let result = number(whole(node.kind === 'sum' ? 0 : 1))
  for (let k = from; k <= to; k++) {
    const term = evaluator.value(node.of, bound(scope, node.letter, number(fraction(k))))
    result = node.kind === 'sum' ? forms.add(result, term) : forms.multiply(result, term)
  }
  return result
}

const terms =
  (evaluator: Evaluator, node: SeriesNode, scope: Scope) =>
  (k: bigint, of: Node = node.of) =>
    evaluator.value(of, bound(scope, node.letter, number(fraction(k))))

/** The first value and its differences: of a polynomial all further ones are zero. */
function differences({ forms }: Evaluator, values: Form[]): Form[] {
  const found: Form[] = []
  for (let row = values; row.length > 0; row = row.slice(1).map((x, i) => forms.subtract(x, row[i]!)))
    found.push(row[0]!)
  return found
}

/** Polynomials by their differences, geometric sums by their formula. */
function byLaw(
  evaluator: Evaluator,
  node: SeriesNode,
  scope: Scope,
  from: bigint,
  count: bigint,
): Form | undefined {
  const { forms } = evaluator
  const at = terms(evaluator, node, scope)
  const parts = polynomial(node.of, node.letter)
  if (parts) {
    const values = parts.map((_, i) => at(from + BigInt(i)))
    let chosen = count
    let sum = number(whole(0))
    for (const [j, difference] of differences(evaluator, values).entries()) {
      sum = forms.add(sum, forms.multiply(difference, number(fraction(chosen))))
      chosen = (chosen * (count - BigInt(j) - 1n)) / BigInt(j + 2)
    }
    return sum
  }
  if (!geometric(node.of, node.letter)) return undefined
  const first = at(from)
  if (forms.isZero(first)) return first
  const ratio = evaluator.quotient(at(from + 1n), first, node)
  const less = forms.subtract(ratio, number(whole(1)))
  if (forms.isZero(less)) return forms.multiply(first, number(fraction(count)))
  const last = evaluator.power(ratio, number(fraction(count)), node)
  return evaluator.quotient(forms.multiply(first, forms.subtract(last, number(whole(1)))), less, node)
}

/** The same for all large whole numbers, with sums written by their law: 1 + 2 + … + n is n(n + 1)/2. */
export function withoutSums(evaluator: Evaluator, node: Node, letter: string, scope: Scope): Node {
  if (!contains(node, letter)) return node
  if (node.is === 'series') return lawOf(evaluator, node, letter, scope) ?? node
  return 'letter' in node ? node : mapped(node, part => withoutSums(evaluator, part, letter, scope))
}
function lawOf(evaluator: Evaluator, node: SeriesNode, letter: string, scope: Scope): Node | undefined {
  if (node.kind !== 'sum' || contains(node.from, letter) || contains(node.of, letter)) return undefined
  const from = evaluator.fraction(node.from, scope)
  const [start, slope, ...more] =
    polynomial(node.to, letter)?.map(part => evaluator.fraction(part, scope)) ?? []
  // The upper end must be a whole number for every n, and go up.
  if (!from || !isWhole(from) || !start || !isWhole(start) || !slope || !isWhole(slope)) return undefined
  if (slope.n <= 0n || more.length > 0) return undefined
  const count = plus(node.to, numeral(fraction(1n - from.n)))
  const at = (k: bigint): Node => substituted(node.of, node.letter, numeral(fraction(k)))
  const parts = polynomial(node.of, node.letter)
  if (parts) {
    let row = parts.map((_, i) => at(from.n + BigInt(i)))
    let [sum, chosen]: [Node, Node] = [numeral(0), count]
    for (let j = 0; row.length > 0; j++) {
      sum = plus(sum, times(row[0]!, chosen))
      chosen = over(times(chosen, minus(count, numeral(j + 1))), numeral(j + 2))
      row = row.slice(1).map((x, i) => minus(x, row[i]!))
    }
    return sum
  }
  if (!geometric(node.of, node.letter)) return undefined
  const ratio = over(at(from.n + 1n), at(from.n))
  const value = evaluator.value(ratio, scope)
  if (evaluator.estimate.sign(value) <= 0) return undefined
  if (evaluator.estimate.sign(evaluator.forms.subtract(value, number(whole(1)))) === 0)
    return times(at(from.n), count)
  return over(times(at(from.n), minus(toThe(ratio, count), numeral(1))), minus(ratio, numeral(1)))
}

function endless(evaluator: Evaluator, node: SeriesNode, scope: Scope, from: bigint): Form {
  const noRule =
    node.kind === 'sum'
      ? new Beyond(
          node,
          'Ennek a végtelen sornak az összegét nem tudom kiszámolni.',
          'I cannot compute the sum of this endless series.',
        )
      : new Beyond(
          node,
          'Ezt a végtelen szorzatot nem tudom kiszámolni.',
          'I cannot compute this endless product.',
        )
  if (node.kind !== 'sum') throw noRule
  const sum =
    polynomialTimesGeometric(evaluator, node, scope, from) ?? telescoped(evaluator, node, scope, from)
  if (sum) return sum
  if (staysLarge(evaluator, node.of, node.letter, scope))
    throw new Undefined(
      node,
      'A sor nem konvergens: a tagjai nem lesznek elég gyorsan kicsik.',
      'The series has no sum: its terms do not become small fast enough.',
    )
  const of = overEach(node.of)
  if (of.is !== 'sum' && of.is !== 'difference') throw noRule
  try {
    const [a, b] = [of.left, of.right].map(part => endless(evaluator, { ...node, of: part }, scope, from))
    return of.is === 'sum' ? evaluator.forms.add(a!, b!) : evaluator.forms.subtract(a!, b!)
  } catch (error) {
    // Parts without a sum may have one together.
    throw error instanceof Undefined ? noRule : error
  }
}

/** (a + b)/c as a/c + b/c. */
const overEach = (node: Node): Node =>
  node.is === 'quotient' && (node.left.is === 'sum' || node.left.is === 'difference')
    ? { ...node.left, left: over(node.left.left, node.right), right: over(node.left.right, node.right) }
    : node

/** Σ p(k) qᵏ with |q| < 1: by the differences of p. */
function polynomialTimesGeometric(
  evaluator: Evaluator,
  node: SeriesNode,
  scope: Scope,
  from: bigint,
): Form | undefined {
  const { forms, estimate } = evaluator
  const [p, g] = parted(node.of, node.letter)
  const parts = polynomial(p, node.letter)
  if (!parts || !geometric(g, node.letter)) return undefined
  const at = terms(evaluator, node, scope)
  const first = at(from, g)
  const values = parts.map((_, i) => at(from + BigInt(i), p))
  const steps = differences(evaluator, values)
  if (forms.isZero(first) || steps.every(step => forms.isZero(step))) return number(whole(0))
  const one = number(whole(1))
  const ratio = evaluator.quotient(at(from + 1n, g), first, node)
  if (estimate.sign(forms.subtract(ratio, one)) >= 0 || estimate.sign(forms.add(ratio, one)) <= 0)
    throw new Undefined(
      node,
      'A sor nem konvergens: a hányados abszolút értéke nem kisebb 1-nél.',
      'The series has no sum: its ratio is not between −1 and 1.',
    )
  const room = forms.subtract(one, ratio)
  let step = evaluator.quotient(first, room, node)
  let sum = number(whole(0))
  for (const difference of steps) {
    sum = forms.add(sum, forms.multiply(difference, step))
    step = evaluator.quotient(forms.multiply(step, ratio), room, node)
  }
  return sum
}

/** The factors that are polynomials above the line, and the others. */
function parted(node: Node, letter: string): [p: Node, g: Node] {
  if (node.is === 'negative') {
    const [p, g] = parted(node.of, letter)
    return [{ ...node, of: p }, g]
  }
  if (node.is === 'product') {
    const [[a, b], [c, d]] = [parted(node.left, letter), parted(node.right, letter)]
    return [times(a, c), times(b, d)]
  }
  if (node.is === 'quotient') {
    const [p, g] = parted(node.left, letter)
    return [p, over(g, node.right)]
  }
  return contains(node, letter) && polynomial(node, letter) ? [node, numeral(1)] : [numeral(1), node]
}
