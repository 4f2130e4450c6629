// Derivatives at a place, and integrals of school functions over an interval. The function itself must be defined there.
import type { Evaluator } from './evaluate.ts'
import { derive } from './derive.ts'
import type { Form } from './form.ts'
import { isWhole } from './fraction.ts'
import { contains, type Node } from './node.ts'
import { absolute, call, minus, natural, numeral, opposite, over, plus, times, toThe } from './nodes.ts'
import { Beyond, bound, Undefined, type Scope } from './scope.ts'

export function derivativeAt(evaluator: Evaluator, node: Node & { is: 'derivative' }, scope: Scope): Form {
  const where = bound(scope, node.letter, evaluator.value(node.where, scope))
  try {
    evaluator.value(node.of, where)
  } catch (error) {
    if (error instanceof Undefined)
      throw new Undefined(
        node,
        `A függvény itt nincs értelmezve, így deriváltja sincs (${error.fault.hu.replace(/\.$/, '')}).`,
        `The function is not defined there, so it has no derivative (${error.fault.en.replace(/\.$/, '')}).`,
      )
    throw error
  }
  const rule = derive(node.of, node.letter)
  try {
    return evaluator.value(rule, where)
  } catch (error) {
    // The rule does not hold here; the derivative may exist all the same.
    if (error instanceof Undefined)
      throw new Beyond(
        node,
        'Ezen a helyen nem tudom megállapítani a deriváltat.',
        'I cannot tell the derivative at this place.',
      )
    throw error
  }
}

/** What must hold on the whole interval: a part of the function that keeps away from zero, or does not fall below it. */
interface Condition {
  readonly of: Node
  readonly must: 'not be zero' | 'not be negative'
}

export function integralOf(evaluator: Evaluator, node: Node & { is: 'integral' }, scope: Scope): Form {
  const { forms, estimate } = evaluator
  const conditions: Condition[] = []
  const whole = antiderivative(evaluator, node.of, node.letter, scope, conditions)
  const ends = [node.from, node.to].map(end => bound(scope, node.letter, evaluator.value(end, scope)))
  for (const { of, must } of conditions) {
    // The part is linear: between the ends it takes no sign that it has not there.
    const [a, b] = ends.map(end => estimate.sign(evaluator.value(of, end))) as [number, number]
    if (must === 'not be zero' ? a * b <= 0 : a < 0 || b < 0)
      throw new Undefined(
        node,
        'A függvény nincs mindenütt értelmezve a két határ között.',
        'The function is not defined everywhere between the limits.',
      )
  }
  return forms.subtract(evaluator.value(whole, ends[1]!), evaluator.value(whole, ends[0]!))
}

/** A function whose derivative is the given one; throws when there is no rule for it. */
function antiderivative(
  evaluator: Evaluator,
  node: Node,
  letter: string,
  scope: Scope,
  conditions: Condition[],
): Node {
  const x: Node = { is: 'letter', name: letter, at: node.at, end: node.end }
  const go = (each: Node) => antiderivative(evaluator, each, letter, scope, conditions)
  if (!contains(node, letter)) return times(node, x)
  switch (node.is) {
    case 'letter':
      return over(toThe(x, numeral(2)), numeral(2))
    case 'negative':
      return opposite(go(node.of))
    case 'sum':
      return plus(go(node.left), go(node.right))
    case 'difference':
      return minus(go(node.left), go(node.right))
    case 'percent':
      return over(go(node.of), numeral(100))
    case 'product': {
      if (!contains(node.left, letter)) return times(node.left, go(node.right))
      if (!contains(node.right, letter)) return times(go(node.left), node.right)
      return go(expanded(node, letter))
    }
    case 'quotient':
      if (!contains(node.right, letter)) return over(go(node.left), node.right)
      if (!contains(node.left, letter))
        return times(node.left, inverse(evaluator, node.right, letter, scope, conditions))
      return go(expanded(node, letter))
    case 'power':
      if (!contains(node.right, letter)) {
        if (slope(evaluator, node.left, letter, scope))
          return power(evaluator, node.left, node.right, letter, scope, conditions)
        return go(expanded(node, letter))
      }
      if (!contains(node.left, letter))
        return over(node, times(natural(node.left), inner(evaluator, node.right, letter, scope, node)))
      break
    case 'root':
      return power(evaluator, node.of, over(numeral(1), numeral(node.degree)), letter, scope, conditions)
    case 'call': {
      const by = () => inner(evaluator, node.of, letter, scope, node)
      if (node.name === 'sin') return over(opposite(call('cos', node.of)), by())
      if (node.name === 'cos') return over(call('sin', node.of), by())
      if (node.name === 'exp') return over(node, by())
      if (node.name === 'sinh') return over(call('cosh', node.of), by())
      if (node.name === 'cosh') return over(call('sinh', node.of), by())
      break
    }
    default:
  }
  return noRule(node)
}

const noRule = (node: Node): never => {
  throw new Beyond(node, 'Ezt nem tudom integrálni.', 'I cannot integrate this.')
}

/** The slope of ax + b, when it is that. */
function slope(evaluator: Evaluator, node: Node, letter: string, scope: Scope): Node | undefined {
  const derivative = derive(node, letter)
  if (contains(derivative, letter)) {
    // A slope written with the letter that does not depend on it is beyond this rule.
    return undefined
  }
  return evaluator.forms.isZero(evaluator.value(derivative, scope)) ? undefined : derivative
}
function inner(evaluator: Evaluator, node: Node, letter: string, scope: Scope, place: Node): Node {
  return slope(evaluator, node, letter, scope) ?? noRule(place)
}

/** The integral of (ax + b) to a constant power. */
function power(
  evaluator: Evaluator,
  base: Node,
  exponent: Node,
  letter: string,
  scope: Scope,
  conditions: Condition[],
): Node {
  const by = inner(evaluator, base, letter, scope, base)
  const value = evaluator.fraction(exponent, scope)
  if (!value) return noRule(exponent)
  if (value.n < 0n) conditions.push({ of: base, must: 'not be zero' })
  if (!isWhole(value)) conditions.push({ of: base, must: 'not be negative' })
  if (value.n === -value.d) return over(natural(absolute(base)), by)
  const next = plus(exponent, numeral(1))
  return over(toThe(base, next), times(next, by))
}

/** The integral of 1 over something: a linear part, a power of one, or cos². */
function inverse(
  evaluator: Evaluator,
  below: Node,
  letter: string,
  scope: Scope,
  conditions: Condition[],
): Node {
  if (slope(evaluator, below, letter, scope))
    return power(evaluator, below, numeral(-1), letter, scope, conditions)
  if (below.is === 'power' && !contains(below.right, letter) && slope(evaluator, below.left, letter, scope))
    return power(evaluator, below.left, opposite(below.right), letter, scope, conditions)
  if (below.is === 'root' && slope(evaluator, below.of, letter, scope))
    return power(
      evaluator,
      below.of,
      opposite(over(numeral(1), numeral(below.degree))),
      letter,
      scope,
      conditions,
    )
  return noRule(below)
}

/** A polynomial multiplied out, as a sum of powers of the letter. */
function expanded(node: Node, letter: string): Node {
  const coefficients = polynomial(node, letter)
  const x: Node = { is: 'letter', name: letter, at: node.at, end: node.end }
  return coefficients
    .map((factor, i) => (i === 0 ? factor : times(factor, toThe(x, numeral(i)))))
    .reduce((sum, term) => plus(sum, term))
}

/** The coefficients of a polynomial in the letter, the constant first; each may be any constant. */
export function polynomial(node: Node, letter: string): Node[] {
  if (!contains(node, letter)) return [node]
  const p = (each: Node) => polynomial(each, letter)
  const zip = (a: Node[], b: Node[], how: (x: Node, y: Node) => Node) =>
    Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
      how(a[i] ?? numeral(0), b[i] ?? numeral(0)),
    )
  const product = (a: Node[], b: Node[]) => {
    const out = Array.from({ length: a.length + b.length - 1 }, () => numeral(0))
    for (const [i, x] of a.entries())
      for (const [j, y] of b.entries()) out[i + j] = plus(out[i + j]!, times(x, y))
    return out
  }
  switch (node.is) {
    case 'letter':
      return [numeral(0), numeral(1)]
    case 'negative':
      return p(node.of).map(opposite)
    case 'sum':
      return zip(p(node.left), p(node.right), plus)
    case 'difference':
      return zip(p(node.left), p(node.right), minus)
    case 'product':
      return product(p(node.left), p(node.right))
    case 'quotient':
      if (contains(node.right, letter)) return noRule(node)
      return p(node.left).map(each => over(each, node.right))
    case 'power': {
      const { right } = node
      const n = right.is === 'number' && right.value.d === 1n ? Number(right.value.n) : -1
      if (n < 0 || n > 30) return noRule(node)
      let out: Node[] = [numeral(1)]
      const base = p(node.left)
      for (let i = 0; i < n; i++) out = product(out, base)
      return out
    }
    default:
      return noRule(node)
  }
}
