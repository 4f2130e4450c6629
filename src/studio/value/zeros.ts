// Where a part of a function is zero between two places, exactly, and what sign it has between its zeros.
import { Antiderivative } from './antiderivative.ts'
import { PI } from './atom.ts'
import type { Evaluator } from './evaluate.ts'
import { atomForm, number, type Form } from './form.ts'
import { fraction } from './fraction.ts'
import type { Node } from './node.ts'
import { minus, numeral } from './nodes.ts'
import { bound, type Scope } from './scope.ts'

/** A place, or beyond all bounds. */
export type End = Form | 'up' | 'down'
export type Ends = readonly [from: End, to: End]

const MOST = 64n
const ZERO = number(fraction(0n))
const ONE = number(fraction(1n))
const TWO = number(fraction(2n))

/** −1 when a is left of b. */
export function order({ forms, estimate }: Evaluator, a: End, b: End): number {
  if (a === b) return 0
  if (a === 'down' || b === 'up') return -1
  if (a === 'up' || b === 'down') return 1
  const apart = forms.subtract(a, b)
  return forms.isZero(apart) ? 0 : estimate.sign(apart)
}

/** All zeros strictly between the ends, from left to right; undefined when they cannot be found. */
export function zerosBetween(
  evaluator: Evaluator,
  node: Node,
  letter: string,
  scope: Scope,
  ends: Ends,
): Form[] | undefined {
  return within(evaluator, ends, zerosOf(evaluator, node, letter, scope, ends))
}
/** All places strictly between the ends where ax + b is a whole number, from left to right. */
export function stepsBetween(
  evaluator: Evaluator,
  node: Node,
  letter: string,
  scope: Scope,
  ends: Ends,
): Form[] | undefined {
  return within(evaluator, ends, stepsOf(evaluator, node, letter, scope, ends, ZERO, ONE))
}
const within = (evaluator: Evaluator, [from, to]: Ends, places: Form[] | undefined): Form[] | undefined =>
  places
    ?.filter(place => order(evaluator, from, place) < 0 && order(evaluator, place, to) < 0)
    .toSorted((a, b) => order(evaluator, a, b))

function zerosOf(
  evaluator: Evaluator,
  node: Node,
  letter: string,
  scope: Scope,
  ends: Ends,
): Form[] | undefined {
  const { forms, estimate, functions } = evaluator
  const again = (each: Node) => zerosOf(evaluator, each, letter, scope, ends)
  const rules = new Antiderivative(evaluator, letter, scope)
  if (!rules.has(node)) return estimate.sign(evaluator.value(node, scope)) === 0 ? undefined : []
  if (node.is === 'negative' || node.is === 'absolute') return again(node.of)
  if (node.is === 'logarithm' && !rules.has(node.base)) return again(minus(node.of, numeral(1)))
  const [c, b, a, ...more] = rules.coefficients(node) ?? []
  if (c && b && more.length === 0) {
    if (!a) return [forms.divide(forms.negate(c), b)!]
    const square = forms.multiply(b, b)
    const discriminant = forms.subtract(square, forms.multiply(number(fraction(4n)), forms.multiply(a, c)))
    const sign = forms.isZero(discriminant) ? 0 : estimate.sign(discriminant)
    if (sign < 0) return []
    const root = sign === 0 ? ZERO : functions.root(discriminant, 2)
    const roots = sign === 0 ? [root] : [root, forms.negate(root)]
    return roots.map(each => forms.divide(forms.subtract(each, b), forms.multiply(TWO, a))!)
  }
  if (node.is === 'power' && !rules.has(node.right)) {
    const exponent = evaluator.fraction(node.right, scope)
    return exponent && exponent.n > 0n ? again(node.left) : undefined
  }
  if (node.is === 'power' && !rules.has(node.left)) return []
  if (node.is === 'product') {
    const [left, right] = [again(node.left), again(node.right)]
    if (!left || !right) return undefined
    return [...left, ...right.filter(zero => !left.some(other => order(evaluator, zero, other) === 0))]
  }
  if (node.is === 'call' && node.name === 'exp') return []
  if (node.is === 'call' && (node.name === 'sin' || node.name === 'cos')) {
    const half = number(fraction(node.name === 'sin' ? 0n : 1n, 2n))
    return stepsOf(evaluator, node.of, letter, scope, ends, half, atomForm(PI))
  }
  return undefined
}

/** The places where ax + b is (start + k) · step with a whole k, between ends that are not too far from each other. */
function stepsOf(
  evaluator: Evaluator,
  node: Node,
  letter: string,
  scope: Scope,
  [from, to]: Ends,
  start: Form,
  step: Form,
): Form[] | undefined {
  const { forms, estimate } = evaluator
  const rules = new Antiderivative(evaluator, letter, scope)
  const slope = rules.slope(node)
  if (!slope || typeof from === 'string' || typeof to === 'string') return undefined
  const counted = (place: Form): Form =>
    forms.subtract(forms.divide(evaluator.value(node, bound(scope, letter, place)), step)!, start)
  const [one, other] = estimate.sign(slope) > 0 ? [from, to] : [to, from]
  const [first, last] = [estimate.floor(counted(one)), estimate.floor(counted(other))]
  if (last - first > MOST) return undefined
  const atZero = evaluator.value(node, bound(scope, letter, ZERO))
  const places: Form[] = []
  for (let k = first; k <= last; k++) {
    const value = forms.multiply(forms.add(start, number(fraction(k))), step)
    places.push(forms.divide(forms.subtract(value, atZero), slope)!)
  }
  return places
}

/** A place inside: the middle, or one step away from the only end. */
export function inside({ forms }: Evaluator, [from, to]: Ends): Form {
  const low = typeof from === 'string' ? undefined : from
  const high = typeof to === 'string' ? undefined : to
  if (low && high) return forms.divide(forms.add(low, high), TWO)!
  if (low) return forms.add(low, ONE)
  return high ? forms.subtract(high, ONE) : ZERO
}
