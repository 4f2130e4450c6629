// Sums and products of many terms: by their laws where there are any, else counted out.
import { integer } from './counted.ts'
import { endlessProduct } from './endless-products.ts'
import { endlessSum } from './endless-sums.ts'
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import { fraction, isWhole, whole } from './fraction.ts'
import { geometric } from './geometric.ts'
import { contains, type Node } from './node.ts'
import { mapped, minus, numeral, over, plus, substituted, times, toThe } from './nodes.ts'
import { polynomial } from './polynomial.ts'
import { bound, Undefined, type Scope } from './scope.ts'

type SeriesNode = Node & { is: 'series' }

/** More terms than this are added by a law, if there is one. */
const MANY = 60n
/** So many factors are multiplied as they come. */
const FEW = 6n

export function seriesOf(evaluator: Evaluator, node: SeriesNode, scope: Scope): Form {
  const { forms } = evaluator
  const from = integer(evaluator.fraction(node.from, scope), node.from)
  if (node.to.is === 'infinity')
    return (node.kind === 'sum' ? endlessSum : endlessProduct)(evaluator, node, scope, from)
  const to = integer(evaluator.fraction(node.to, scope), node.to)
  // A sum to less than its beginning is empty; people mean something else.
  if (to < from - 1n)
    throw new Undefined(node, 'A felső határ kisebb az alsónál.', 'The upper limit is below the lower one.')
  if (to - from > MANY && node.kind === 'sum') {
    const law = byLaw(evaluator, node, scope, from, to - from + 1n)
    if (law) return law
  }
  let result = number(whole(node.kind === 'sum' ? 0 : 1))
  if (to - from >= FEW && node.kind === 'product') {
    const paired = inPairs(evaluator, node, scope, from, to)
    if (paired) return paired
  }
  for (let k = from; k <= to; k++) {
    const term = evaluator.value(node.of, bound(scope, node.letter, number(fraction(k))))
    result = node.kind === 'sum' ? forms.add(result, term) : forms.multiply(result, term)
  }
  return result
}

/** tg 1° · tg 2° · … · tg 89°: the first factor with the last, and so on, where these products are fractions. */
function inPairs(
  evaluator: Evaluator,
  node: SeriesNode,
  scope: Scope,
  from: bigint,
  to: bigint,
): Form | undefined {
  const at = termsOf(evaluator, node, scope)
  const { forms } = evaluator
  let result = number(whole(1))
  let [low, high] = [from, to]
  for (; low < high; [low, high] = [low + 1n, high - 1n]) {
    const [one, other] = [at(low), at(high)]
    if (low === from && forms.asConstant(one)?.is === 'fraction') return undefined
    const pair = forms.asFraction(forms.multiply(one, other))
    if (!pair) return undefined
    result = forms.multiply(result, number(pair))
  }
  return low === high ? forms.multiply(result, at(low)) : result
}

export const termsOf =
  (evaluator: Evaluator, node: SeriesNode, scope: Scope) =>
  (k: bigint, of: Node = node.of) =>
    evaluator.value(of, bound(scope, node.letter, number(fraction(k))))

/** The first value and its differences: of a polynomial all further ones are zero. */
export function differences({ forms }: Evaluator, values: Form[]): Form[] {
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
  const at = termsOf(evaluator, node, scope)
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
  if (node.kind !== 'sum' || contains(node.from, letter)) return undefined
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
  if (contains(node.of, letter) || !geometric(node.of, node.letter)) return undefined
  const ratio = over(at(from.n + 1n), at(from.n))
  const value = evaluator.value(ratio, scope)
  if (evaluator.estimate.sign(value) <= 0) return undefined
  if (evaluator.estimate.sign(evaluator.forms.subtract(value, number(whole(1)))) === 0)
    return times(at(from.n), count)
  return over(times(at(from.n), minus(toThe(ratio, count), numeral(1))), minus(ratio, numeral(1)))
}
