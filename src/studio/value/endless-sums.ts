// Sums without end: powers of one number, quotients of polynomials, such over factorials, differences of neighbours, logarithms of products.
import { rationalProduct } from './endless-products.ts'
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import { fraction, whole } from './fraction.ts'
import { geometric } from './geometric.ts'
import { along, staysLarge } from './limits.ts'
import { contains, partsOf, type Node } from './node.ts'
import { numeral, over, plus, substituted, times } from './nodes.ts'
import { coefficientsOf } from './partial-fractions.ts'
import { polynomial } from './polynomial.ts'
import { factorialSum, logarithmSum, type PowerSeries } from './power-series.ts'
import { topAndBottom } from './rational.ts'
import { Beyond, Undefined, type Scope } from './scope.ts'
import { roundsOf } from './rounds.ts'
import { differences, termsOf } from './series.ts'
import { rationalSum } from './telescope.ts'
import { termParts } from './term-parts.ts'
import { withoutFactorials } from './factorials.ts'

type SeriesNode = Node & { is: 'series' }

/** So many terms are looked at one by one: each must be defined. */
const LOOKED_AT = 12n
const MOST_APART = 8n

export function endlessSum(evaluator: Evaluator, node: SeriesNode, scope: Scope, from: bigint): Form {
  const at = termsOf(evaluator, node, scope)
  for (let k = from; k < from + LOOKED_AT; k++) at(k)
  return sumOf(evaluator, node, scope, from)
}

function sumOf(evaluator: Evaluator, given: SeriesNode, scope: Scope, from: bigint): Form {
  const node = { ...given, of: withoutFactorials(evaluator, given.of, given.letter, scope) }
  const sum =
    polynomialTimesGeometric(evaluator, node, scope, from) ??
    byParts(evaluator, node, scope, from) ??
    withFactor(evaluator, node, scope, from) ??
    ofNeighbours(evaluator, node, scope, from) ??
    ofLogarithms(evaluator, node, scope, from) ??
    ofWaves(evaluator, node, scope, from)
  if (sum) return sum
  if (staysLarge(evaluator, node.of, node.letter, scope))
    throw new Undefined(
      node,
      'A sor nem konvergens: a tagjai nem lesznek elég gyorsan kicsik.',
      'The series has no sum: its terms do not become small fast enough.',
    )
  const noRule = new Beyond(
    node,
    'Ennek a végtelen sornak az összegét nem tudom kiszámolni.',
    'I cannot compute the sum of this endless series.',
  )
  const of = overEach(node.of)
  if (of.is !== 'sum' && of.is !== 'difference') throw noRule
  try {
    const [a, b] = [of.left, of.right].map(part => sumOf(evaluator, { ...node, of: part }, scope, from))
    return of.is === 'sum' ? evaluator.forms.add(a!, b!) : evaluator.forms.subtract(a!, b!)
  } catch (error) {
    // Parts without a sum may have one together.
    throw error instanceof Undefined ? noRule : error
  }
}

/** (a + b)/c as a/c + b/c, and c(a + b) likewise. */
function overEach(node: Node): Node {
  const isSum = (each: Node) => each.is === 'sum' || each.is === 'difference'
  if (node.is === 'quotient' && (node.left.is === 'sum' || node.left.is === 'difference'))
    return { ...node.left, left: over(node.left.left, node.right), right: over(node.left.right, node.right) }
  if (node.is !== 'product' || isSum(node.left) === isSum(node.right)) return node
  const [sum, by] = isSum(node.left) ? [node.left, node.right] : [node.right, node.left]
  if (sum.is !== 'sum' && sum.is !== 'difference') return node
  return { ...sum, left: times(sum.left, by), right: times(sum.right, by) }
}

/** Quotients of polynomials with qⁿ and a factorial below. */
function byParts(evaluator: Evaluator, node: SeriesNode, scope: Scope, from: bigint): Form | undefined {
  const { forms, estimate } = evaluator
  const parts = termParts(evaluator, node.of, node.letter, scope)
  if (!parts) return undefined
  const at = termsOf(evaluator, node, scope)
  const first = at(from, parts.geometric)
  if (forms.isZero(first) || parts.top.length === 0) return number(whole(0))
  const ratio = evaluator.quotient(at(from + 1n, parts.geometric), first, node)
  const series: PowerSeries = { top: parts.top, bottom: parts.bottom, from, first, ratio }
  if (parts.factorial) return factorialSum(evaluator, series, parts.factorial)
  const [toOne, toMinusOne] = [-1, 1].map(n => forms.add(ratio, number(whole(n)))) as [Form, Form]
  const [above, below] = [estimate.sign(toOne), estimate.sign(toMinusOne)]
  if (above > 0 || below < 0) throw new Undefined(node, 'A sor nem konvergens.', 'The series has no sum.')
  if (above < 0 && below > 0) return logarithmSum(evaluator, series)
  const signs = above === 0 ? 'equal' : 'alternating'
  const sum = rationalSum(evaluator, node, [parts.top, parts.bottom], from, signs)
  return sum && forms.multiply(first, sum)
}

/** A number that every term is multiplied or divided with. */
function withFactor(evaluator: Evaluator, node: SeriesNode, scope: Scope, from: bigint): Form | undefined {
  const { of, letter } = node
  const rest = (each: Node): Form => sumOf(evaluator, { ...node, of: each }, scope, from)
  if (of.is === 'negative') return evaluator.forms.negate(rest(of.of))
  if (of.is !== 'product' && of.is !== 'quotient') return undefined
  const [left, right] = [of.left, of.right].map(each => contains(each, letter))
  if (right && (of.is === 'quotient' || left)) return undefined
  const [varied, factor] = left ? [of.left, of.right] : [of.right, of.left]
  const by = evaluator.value(factor, scope)
  // Nought times a series without a sum is nought all the same.
  if (evaluator.estimate.sign(by) === 0) return by
  if (of.is === 'quotient') return evaluator.quotient(rest(varied), by, factor)
  return evaluator.forms.multiply(rest(varied), by)
}

/** A(n) − A(n + s): the first s of them less s times the limit. */
function ofNeighbours(evaluator: Evaluator, node: SeriesNode, scope: Scope, from: bigint): Form | undefined {
  const { of, letter } = node
  if (of.is !== 'difference' || !contains(of.left, letter) || !contains(of.right, letter)) return undefined
  for (let apart = -MOST_APART; apart <= MOST_APART; apart++) {
    const moved = substituted(
      of.left,
      letter,
      plus({ is: 'letter', name: letter, at: 0, end: 0 }, numeral(fraction(apart))),
    )
    if (apart === 0n || !isSame(evaluator, moved, of.right, letter, scope)) continue
    const { forms } = evaluator
    const [early, count] = apart > 0n ? [of.left, apart] : [of.right, -apart]
    const at = termsOf(evaluator, node, scope)
    const last = limitAhead(evaluator, node, early, scope, count)
    if (!last) return undefined
    let sum = forms.multiply(number(fraction(-count)), last)
    for (let k = from; k < from + count; k++) sum = forms.add(sum, at(k, early))
    return apart > 0n ? sum : forms.negate(sum)
  }
  return undefined
}
/** Where the terms go; when that is nowhere the sum of single steps goes nowhere either. */
function limitAhead(
  evaluator: Evaluator,
  node: SeriesNode,
  of: Node,
  scope: Scope,
  count: bigint,
): Form | undefined {
  const { letter, at, end } = node
  const to: Node = { is: 'infinity', at, end }
  try {
    return along(evaluator, { is: 'limit', letter, of, to, side: 'both', at, end }, scope, 'up')
  } catch (error) {
    if (error instanceof Undefined && count === 1n)
      throw new Undefined(node, 'A sor nem konvergens.', 'The series has no sum.')
    if (error instanceof Undefined || error instanceof Beyond) return undefined
    throw error
  }
}
/** Whether both are the same function of the letter, part by part. */
function isSame(evaluator: Evaluator, a: Node, b: Node, letter: string, scope: Scope): boolean {
  if (a === b) return true
  const [x, y] = [polynomial(a, letter), polynomial(b, letter)]
  if (x && y) {
    const [p, q] = [a, b].map(each => coefficientsOf(evaluator, each, letter, scope))
    return p?.length === q?.length && p?.every((c, i) => c.n === q?.[i]?.n && c.d === q[i].d) === true
  }
  const [parts, others] = [partsOf(a), partsOf(b)]
  const alike =
    a.is === b.is &&
    parts.length === others.length &&
    (!('name' in a) || !('name' in b) || a.name === b.name) &&
    (!('degree' in a) || !('degree' in b) || a.degree === b.degree) &&
    !('letter' in a) &&
    a.is !== 'cardinality' &&
    a.is !== 'determinant'
  return (
    alike && parts.length > 0 && parts.every((part, i) => isSame(evaluator, part, others[i]!, letter, scope))
  )
}

/** Σ ln(u) is the logarithm of the product. */
function ofLogarithms(evaluator: Evaluator, node: SeriesNode, scope: Scope, from: bigint): Form | undefined {
  const { of, letter } = node
  if (of.is !== 'logarithm' || contains(of.base, letter)) return undefined
  const [top, bottom] = topAndBottom(of.of).map(part => coefficientsOf(evaluator, part, letter, scope))
  const product = top && bottom && rationalProduct(evaluator, node, [top, bottom], from)
  if (!product || product === 'to zero' || evaluator.estimate.sign(product) <= 0) return undefined
  return evaluator.logarithm(evaluator.value(of.base, scope), product, of)
}

/** Sines and cosines of parts of π come again and again: each round of them is a sum of its own. */
function ofWaves(evaluator: Evaluator, node: SeriesNode, scope: Scope, from: bigint): Form | undefined {
  const rounds = roundsOf(evaluator, node.of, node.letter, scope, from)
  try {
    return rounds
      ?.map(({ of, scope: inside }) => sumOf(evaluator, { ...node, of }, inside, 0n))
      .reduce((a, b) => evaluator.forms.add(a, b))
  } catch (error) {
    if (error instanceof Undefined || error instanceof Beyond) return undefined
    throw error
  }
}

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
  const at = termsOf(evaluator, node, scope)
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
