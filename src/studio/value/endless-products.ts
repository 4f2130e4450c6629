// Products without end: quotients of polynomials, powers of one number, and two that every textbook has.
import { PI } from './atom.ts'
import { endlessSum } from './endless-sums.ts'
import type { Evaluator } from './evaluate.ts'
import { withoutFactorials } from './factorials.ts'
import { atomForm, number, type Form } from './form.ts'
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
import { geometric } from './geometric.ts'
import { contains, type Node } from './node.ts'
import {
  coefficientsOf,
  rationalRoots,
  stepsFromUnit,
  valueAt,
  type Coefficients,
} from './partial-fractions.ts'
import { topAndBottom } from './rational.ts'
import { Beyond, Undefined, type Scope } from './scope.ts'
import { termsOf } from './series.ts'

type SeriesNode = Node & { is: 'series' }

const LOOKED_AT = 12n
const MOST_STEPS = 2000n

export function endlessProduct(evaluator: Evaluator, node: SeriesNode, scope: Scope, from: bigint): Form {
  const at = termsOf(evaluator, node, scope)
  for (let k = from; k < from + LOOKED_AT; k++) at(k)
  const of = withoutFactorials(evaluator, node.of, node.letter, scope)
  const found = productOf(evaluator, { ...node, of }, scope, from)
  if (found === 'to zero')
    throw new Beyond(
      node,
      'A részletszorzatok 0-hoz tartanak: van, aki az ilyen szorzatot 0-nak, van, aki divergensnek mondja.',
      'Its partial products go to 0: some call such a product 0, others divergent.',
    )
  if (found) return found
  throw new Beyond(
    node,
    'Ezt a végtelen szorzatot nem tudom kiszámolni.',
    'I cannot compute this endless product.',
  )
}

function productOf(
  evaluator: Evaluator,
  node: SeriesNode,
  scope: Scope,
  from: bigint,
): Form | 'to zero' | undefined {
  const { forms } = evaluator
  const [top, bottom] = topAndBottom(node.of).map(part => coefficientsOf(evaluator, part, node.letter, scope))
  if (top && bottom) return rationalProduct(evaluator, node, [top, bottom], from)
  if (!contains(node.of, node.letter)) return ofOne(evaluator, node, scope)
  const known =
    ofPowers(evaluator, node, scope, from) ??
    ofHalvedAngles(evaluator, node, scope, from) ??
    ofSquares(evaluator, node, scope, from)
  if (known || (node.of.is !== 'product' && node.of.is !== 'quotient')) return known
  const { left, right } = node.of
  try {
    const [a, b] = [left, right].map(of => productOf(evaluator, { ...node, of }, scope, from))
    if (!a || !b || a === 'to zero' || b === 'to zero') return undefined
    if (node.of.is === 'product') return forms.multiply(a, b)
    return evaluator.estimate.sign(b) === 0 ? undefined : evaluator.quotient(a, b, node)
  } catch (error) {
    // Parts that have no product may have one together.
    if (error instanceof Undefined) return undefined
    throw error
  }
}

const diverges = (node: Node) =>
  new Undefined(node, 'A végtelen szorzat nem konvergens.', 'The endless product does not converge.')

/** The same factor again and again. */
function ofOne(evaluator: Evaluator, node: SeriesNode, scope: Scope): Form | 'to zero' {
  const { forms, estimate } = evaluator
  const one = number(whole(1))
  const value = evaluator.value(node.of, scope)
  if (estimate.sign(value) === 0 || estimate.sign(forms.subtract(value, one)) === 0) return value
  const small = estimate.sign(forms.subtract(value, one)) < 0 && estimate.sign(forms.add(value, one)) > 0
  if (small) return 'to zero'
  throw diverges(node)
}

/** top(n)/bottom(n): what cancels from factor to factor cancels, what is left are values of Γ at whole and half places. */
export function rationalProduct(
  evaluator: Evaluator,
  node: Node,
  [top, bottom]: readonly [Coefficients, Coefficients],
  from: bigint,
): Form | 'to zero' | undefined {
  if (top.length === 0) return number(whole(0))
  const [above, below] = [rationalRoots(top), rationalRoots(bottom)]
  const early = (roots: readonly Fraction[]) => roots.some(root => isWhole(root) && root.n >= from)
  if (early(below.roots)) throw new Undefined(node, 'Nullával osztana.', 'It would divide by zero.')
  if (early(above.roots)) return number(whole(0))
  if (top.length > bottom.length) throw diverges(node)
  if (top.length < bottom.length) return 'to zero'
  const leading = divide(top.at(-1)!, bottom.at(-1)!)
  if (leading.n !== leading.d) {
    if (leading.n < leading.d && -leading.n < leading.d) return 'to zero'
    throw diverges(node)
  }
  // Near 1 + c/n: it goes to zero or beyond all bounds unless c is zero.
  const second = (list: Coefficients) => divide(list.at(-2) ?? whole(0), list.at(-1)!)
  const tends = compare(second(top), second(bottom))
  if (tends < 0) return 'to zero'
  if (tends > 0) throw diverges(node)
  const moved = movedFactor(evaluator, above.rest, below.rest, from)
  return moved && gammas(evaluator, above.roots, below.roots, from, moved)
}

/** Factors without rational zeros that are the same some steps on. */
function movedFactor(
  evaluator: Evaluator,
  above: Coefficients,
  below: Coefficients,
  from: bigint,
): Fraction | undefined {
  if (above.length !== below.length) return undefined
  const degree = above.length - 1
  if (degree === 0) return whole(1)
  const apart = divide(subtract(above[degree - 1]!, below[degree - 1]!), whole(degree))
  if (!isWhole(apart) || apart.n > 50n || apart.n < -50n) return undefined
  for (let x = 0n; x <= BigInt(degree); x++)
    if (compare(valueAt(below, fraction(x)), valueAt(above, fraction(x - apart.n))) !== 0) return undefined
  let product = whole(1)
  evaluator.budget.spend(50)
  for (let i = 1n; i <= apart.n; i++) product = divide(product, valueAt(above, fraction(from - i)))
  for (let i = 0n; i < -apart.n; i++) product = multiply(product, valueAt(above, fraction(from + i)))
  return product
}

/** Π Γ(from − b) / Γ(from − a) over the zeros a above and b below. */
function gammas(
  evaluator: Evaluator,
  above: readonly Fraction[],
  below: readonly Fraction[],
  from: bigint,
  factor: Fraction,
): Form | undefined {
  const { forms, functions } = evaluator
  const open = new Map<string, { start: Fraction; times: bigint }>()
  let product = factor
  for (const [roots, up] of [
    [below, 1n],
    [above, -1n],
  ] as const)
    for (const root of roots) {
      const { start, steps } = stepsFromUnit(add(fraction(from), fraction(-root.n, root.d)))
      const far = steps < 0n ? -steps : steps
      if (far > MOST_STEPS) return undefined
      evaluator.budget.spend(Number(far))
      for (let i = 0n; i < far; i++) {
        const x = add(start, fraction(steps < 0n ? steps + i : i))
        product = steps < 0n === (up === 1n) ? divide(product, x) : multiply(product, x)
      }
      const key = `${start.n}/${start.d}`
      open.set(key, { start, times: (open.get(key)?.times ?? 0n) + up })
    }
  let result = number(product)
  for (const { start, times } of open.values()) {
    if (start.d === 1n || times === 0n) continue
    if (start.d === 2n) {
      result = forms.multiply(result, atomForm(PI, fraction(times, 2n)))
      continue
    }
    // Γ(x) Γ(1 − x) is π / sin πx; each pair is met twice.
    const mirrored = subtract(whole(1), start)
    if (open.get(`${mirrored.n}/${mirrored.d}`)?.times !== times) return undefined
    if (compare(start, mirrored) > 0) continue
    const { sin } = functions.sinCos(forms.multiply(number(start), atomForm(PI)))
    result = forms.multiply(result, forms.power(forms.divide(atomForm(PI), sin)!, Number(times)))
  }
  return result
}

/** cᶠ: c to the sum of the exponents. */
function ofPowers(evaluator: Evaluator, node: SeriesNode, scope: Scope, from: bigint): Form | undefined {
  const { of, letter } = node
  if (of.is !== 'power' || contains(of.left, letter)) return undefined
  const base = evaluator.value(of.left, scope)
  if (evaluator.estimate.sign(base) <= 0) return undefined
  try {
    const exponent = endlessSum(evaluator, { ...node, kind: 'sum', of: of.right }, scope, from)
    return evaluator.power(base, exponent, of)
  } catch (error) {
    // Exponents without a sum may make a product that goes to zero.
    if (error instanceof Undefined) return undefined
    throw error
  }
}

/** cos(x) cos(x/2) cos(x/4) … is sin(2x)/(2x). */
function ofHalvedAngles(
  evaluator: Evaluator,
  node: SeriesNode,
  scope: Scope,
  from: bigint,
): Form | undefined {
  const { forms, functions, estimate } = evaluator
  const { of, letter } = node
  if (of.is !== 'call' || of.name !== 'cos' || !geometric(of.of, letter)) return undefined
  const at = termsOf(evaluator, node, scope)
  const [x, next] = [at(from, of.of), at(from + 1n, of.of)]
  const two = number(whole(2))
  if (estimate.sign(x) === 0 || !forms.isZero(forms.subtract(forms.multiply(two, next), x))) return undefined
  const twice = forms.multiply(two, x)
  return evaluator.quotient(functions.sinCos(twice).sin, twice, node)
}

/** (1 + q)(1 + q²)(1 + q⁴) … is 1/(1 − q). */
function ofSquares(evaluator: Evaluator, node: SeriesNode, scope: Scope, from: bigint): Form | undefined {
  const { forms, estimate } = evaluator
  const { of, letter } = node
  if (of.is !== 'sum' && of.is !== 'difference') return undefined
  const [one, q] = contains(of.left, letter) && of.is === 'sum' ? [of.right, of.left] : [of.left, of.right]
  const power = q.is === 'quotient' && !contains(q.left, letter) ? q.right : q
  if (contains(one, letter) || power.is !== 'power' || contains(power.left, letter)) return undefined
  if (!geometric(power.right, letter)) return undefined
  const at = termsOf(evaluator, node, scope)
  const unit = number(whole(1))
  const is = (a: Form, b: Form) => forms.isZero(forms.subtract(a, b))
  if (!is(at(from, one), unit) || (q !== power && !is(at(from, q.is === 'quotient' ? q.left : q), unit)))
    return undefined
  // The exponent is doubled at every step.
  const [e, f] = [at(from, power.right), at(from + 1n, power.right)]
  if (estimate.sign(e) === 0 || !is(f, forms.add(e, e))) return undefined
  if (of.is === 'difference') return undefined
  const value = at(from, q)
  if (estimate.sign(forms.subtract(value, unit)) >= 0 || estimate.sign(forms.add(value, unit)) <= 0)
    return undefined
  return evaluator.quotient(unit, forms.subtract(unit, value), node)
}
