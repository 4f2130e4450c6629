// Limits: by putting in where nothing hinders it, by l'Hospital's rule at finite places, by leading terms at infinity.
import { polynomial } from './calculus.ts'
import { derive } from './derive.ts'
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import { whole } from './fraction.ts'
import { contains, partsOf, type Node } from './node.ts'
import { minus, numeral, over, plus, times } from './nodes.ts'
import { Beyond, bound, Undefined, type Scope } from './scope.ts'

const MOST_ROUNDS = 5
const JUMPING: ReadonlySet<Node['is']> = new Set([
  'floor',
  'ceiling',
  'remainder',
  'factorial',
  'binomial',
  'series',
  'list',
])

const noRule = (node: Node): never => {
  throw new Beyond(node, 'Ezt a határértéket nem tudom kiszámolni.', 'I cannot compute this limit.')
}
const endless = (node: Node): never => {
  throw new Undefined(node, 'Nincs véges határértéke.', 'It has no finite limit.')
}

export function limitOf(evaluator: Evaluator, node: Node & { is: 'limit' }, scope: Scope): Form {
  const { of, to, letter } = node
  if (!contains(of, letter)) return evaluator.value(of, scope)
  if (jumps(of, letter)) return noRule(node)
  if (to.is === 'infinity') return atInfinity(evaluator, node, of, 1, scope)
  if (to.is === 'negative' && to.of.is === 'infinity') return atInfinity(evaluator, node, of, -1, scope)
  return atPlace(evaluator, node, of, bound(scope, letter, evaluator.value(to, scope)), 0)
}

/** Steps and counts are not continuous: putting in would be a guess. */
const jumps = (node: Node, letter: string): boolean =>
  contains(node, letter) &&
  (JUMPING.has(node.is) ||
    (node.is === 'call' && node.name === 'sgn') ||
    partsOf(node).some(part => jumps(part, letter)))

function atPlace(
  evaluator: Evaluator,
  node: Node & { is: 'limit' },
  of: Node,
  where: Scope,
  round: number,
): Form {
  try {
    return evaluator.value(of, where)
  } catch (error) {
    if (!(error instanceof Undefined)) throw error
  }
  if (round >= MOST_ROUNDS) return noRule(node)
  switch (of.is) {
    case 'sum':
    case 'difference': {
      // Each part by itself, when both have a limit; else over one fraction line.
      const joined = asQuotient(of.is, of.left, of.right)
      return joined ? atPlace(evaluator, node, joined, where, round + 1) : noRule(node)
    }
    case 'quotient': {
      const { forms } = evaluator
      const top = evaluator.value(of.left, where)
      const bottom = evaluator.value(of.right, where)
      if (!forms.isZero(bottom)) return noRule(node)
      if (!forms.isZero(top)) return endless(node)
      return atPlace(
        evaluator,
        node,
        over(derive(of.left, node.letter), derive(of.right, node.letter)),
        where,
        round + 1,
      )
    }
    default:
      return noRule(node)
  }
}

/** a/b ± c/d as one fraction. */
function asQuotient(is: 'sum' | 'difference', left: Node, right: Node): Node | undefined {
  const part = (each: Node) =>
    (each.is === 'quotient' ? [each.left, each.right] : [each, numeral(1)]) as [Node, Node]
  if (left.is !== 'quotient' && right.is !== 'quotient') return undefined
  const [[a, b], [c, d]] = [part(left), part(right)]
  const top = (is === 'sum' ? plus : minus)(times(a, d), times(c, b))
  return over(top, times(b, d))
}

function atInfinity(
  evaluator: Evaluator,
  node: Node & { is: 'limit' },
  of: Node,
  direction: 1 | -1,
  scope: Scope,
): Form {
  const { forms, estimate } = evaluator
  const go = (each: Node) => atInfinity(evaluator, node, each, direction, scope)
  if (!contains(of, node.letter)) return evaluator.value(of, scope)
  const leading = leadingTerm(evaluator, of, node.letter, scope)
  if (leading) {
    if (leading.degree < 0) return number(whole(0))
    return leading.degree === 0 ? leading.factor : endless(node)
  }
  switch (of.is) {
    case 'negative':
      return forms.negate(go(of.of))
    case 'sum':
      return forms.add(go(of.left), go(of.right))
    case 'difference':
      return forms.subtract(go(of.left), go(of.right))
    case 'product':
      return forms.multiply(go(of.left), go(of.right))
    case 'root':
      return evaluator.root(go(of.of), of.degree, of)
    case 'power': {
      if (!contains(of.right, node.letter))
        return evaluator.power(go(of.left), evaluator.value(of.right, scope), of)
      const exponent = leadingTerm(evaluator, of.right, node.letter, scope)
      if (!exponent || exponent.degree < 1) return noRule(node)
      const up = estimate.sign(exponent.factor) * (direction === -1 && exponent.degree % 2 === 1 ? -1 : 1)
      if (!contains(of.left, node.letter)) {
        const base = evaluator.value(of.left, scope)
        const size = estimate.sign(forms.subtract(forms.multiply(base, base), number(whole(1))))
        if (size === 0) return noRule(node)
        return size * up < 0 ? number(whole(0)) : endless(node)
      }
      // A base that goes to 1: (1 + u)^v goes to e to the limit of u·v.
      const one = numeral(1)
      const rest = minus(of.left, one)
      const base = leadingTerm(evaluator, rest, node.letter, scope)
      if (!base || base.degree >= 0) return noRule(node)
      return evaluator.functions.exp(go(times(rest, of.right)))
    }
    default:
      return noRule(node)
  }
}

/** The leading coefficient and degree of a quotient of polynomials; undefined when it is none. */
function leadingTerm(
  evaluator: Evaluator,
  node: Node,
  letter: string,
  scope: Scope,
): { readonly degree: number; readonly factor: Form } | undefined {
  const fraction = rationalFunction(node, letter)
  if (!fraction) return undefined
  const lead = (each: Node) => {
    const values = polynomial(each, letter).map(factor => evaluator.value(factor, scope))
    let degree = values.length - 1
    while (degree >= 0 && evaluator.forms.isZero(values[degree]!)) degree--
    return degree < 0 ? undefined : { degree, factor: values[degree]! }
  }
  try {
    const [top, bottom] = [lead(fraction[0]), lead(fraction[1])]
    if (!bottom) return undefined
    if (!top) return { degree: -1, factor: number(whole(0)) }
    return { degree: top.degree - bottom.degree, factor: evaluator.quotient(top.factor, bottom.factor, node) }
  } catch (error) {
    if (error instanceof Beyond) return undefined
    throw error
  }
}

/** Top and bottom of a quotient of polynomials. */
function rationalFunction(node: Node, letter: string): readonly [Node, Node] | undefined {
  if (!contains(node, letter)) return [node, numeral(1)]
  const both = (
    a: Node,
    b: Node,
    how: (x: readonly [Node, Node], y: readonly [Node, Node]) => readonly [Node, Node],
  ) => {
    const [x, y] = [rationalFunction(a, letter), rationalFunction(b, letter)]
    return x && y && how(x, y)
  }
  switch (node.is) {
    case 'letter':
      return [node, numeral(1)]
    case 'negative': {
      const x = rationalFunction(node.of, letter)
      return x && [{ ...node, of: x[0] }, x[1]]
    }
    case 'sum':
    case 'difference':
      return both(node.left, node.right, ([a, b], [c, d]) => [
        { ...node, left: times(a, d), right: times(c, b) },
        times(b, d),
      ])
    case 'product':
      return both(node.left, node.right, ([a, b], [c, d]) => [times(a, c), times(b, d)])
    case 'quotient':
      return both(node.left, node.right, ([a, b], [c, d]) => [times(a, d), times(b, c)])
    case 'power': {
      const x = rationalFunction(node.left, letter)
      if (!x || node.right.is !== 'number' || node.right.value.d !== 1n || node.right.value.n < 0n)
        return undefined
      return [
        { ...node, left: x[0] },
        { ...node, left: x[1] },
      ]
    }
    default:
      return undefined
  }
}
