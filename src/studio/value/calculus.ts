// Derivatives at a place, and integrals over an interval. The function itself must be defined there.
import { Antiderivative, type Condition } from './antiderivative.ts'
import { derive } from './derive.ts'
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import { alwaysPositive, partedAt, unfolded } from './folds.ts'
import { fraction } from './fraction.ts'
import { along, limitOf } from './limits.ts'
import type { Node } from './node.ts'
import { minus, numeral, over, plus, substituted } from './nodes.ts'
import { keepsFromZero } from './range.ts'
import { Beyond, bound, Undefined, type Scope } from './scope.ts'
import { inside, order, zerosBetween, type End, type Ends } from './zeros.ts'

export function derivativeAt(evaluator: Evaluator, node: Node & { is: 'derivative' }, scope: Scope): Form {
  const where = bound(scope, node.letter, evaluator.value(node.where, scope))
  let rule = node.of
  for (let order = 0; order < node.order; order++) {
    try {
      evaluator.value(rule, where)
    } catch (error) {
      if (error instanceof Undefined)
        throw new Undefined(
          node,
          `A függvény itt nincs értelmezve, így deriváltja sincs (${error.fault.hu.replace(/\.$/, '')}).`,
          `The function is not defined there, so it has no derivative (${error.fault.en.replace(/\.$/, '')}).`,
        )
      throw error
    }
    if (order === node.order - 1) break
    rule = derive(rule, node.letter)
  }
  try {
    return evaluator.value(derive(rule, node.letter), where)
  } catch (error) {
    // The rule does not hold here; the derivative may exist all the same.
    if (error instanceof Undefined || error instanceof Beyond)
      return differenceQuotient(evaluator, { ...node, of: rule }, scope)
    throw error
  }
}

/** The derivative as what it is: the limit of (f(a + h) − f(a)) / h from both sides. */
function differenceQuotient(evaluator: Evaluator, node: Node & { is: 'derivative' }, scope: Scope): Form {
  const step: Node = { is: 'letter', name: '#h', at: node.at, end: node.end }
  const [there, here] = [plus(node.where, step), node.where].map(x => substituted(node.of, node.letter, x))
  const of = over(minus(there!, here!), step)
  try {
    const place = { at: node.at, end: node.end }
    return limitOf(
      evaluator,
      { is: 'limit', letter: '#h', to: numeral(0), side: 'both', of, ...place },
      scope,
    )
  } catch (error) {
    if (error instanceof Undefined)
      throw new Undefined(
        node,
        'A függvény ezen a helyen nem deriválható.',
        'The function has no derivative at this place.',
      )
    throw new Beyond(
      node,
      'Ezen a helyen nem tudom megállapítani a deriváltat.',
      'I cannot tell the derivative at this place.',
    )
  }
}

type Integral = Node & { is: 'integral' }

export function integralOf(evaluator: Evaluator, node: Integral, scope: Scope): Form {
  const [from, to] = [node.from, node.to].map((each): End => {
    if (each.is === 'infinity') return 'up'
    return each.is === 'negative' && each.of.is === 'infinity' ? 'down' : evaluator.value(each, scope)
  }) as [End, End]
  return between(evaluator, node, scope, [from, to])
}

function between(evaluator: Evaluator, node: Integral, scope: Scope, ends: Ends): Form {
  const { forms } = evaluator
  const [from, to] = ends
  const way = order(evaluator, from, to)
  if (way > 0) return forms.negate(between(evaluator, node, scope, [to, from]))
  if (way === 0) return nothing(evaluator, node, scope, from)
  const pieces = unfolded(evaluator, node.of, node.letter, scope, ends)
  if (pieces)
    return pieces
      .map(piece => between(evaluator, { ...node, of: piece.of }, piece.scope, piece.ends))
      .reduce((a, b) => forms.add(a, b))
  const rules = new Antiderivative(evaluator, node.letter, scope)
  const whole = rules.of(node.of)
  // Where it is not defined between the ends, both sides must have an integral of their own.
  const gaps = rules.conditions
    .flatMap(condition => gapsOf(evaluator, node, rules.scope, condition, ends))
    .toSorted((a, b) => order(evaluator, a, b))
    .filter((gap, i, all) => i === 0 || order(evaluator, all[i - 1]!, gap) !== 0)
  return partedAt(ends, gaps)
    .map(([a, b]) =>
      forms.subtract(
        atEnd(evaluator, node, rules.scope, whole, b, 'left'),
        atEnd(evaluator, node, rules.scope, whole, a, 'right'),
      ),
    )
    .reduce((a, b) => forms.add(a, b))
}

/** From a place to itself: zero, if there is anything to add up there. */
function nothing(evaluator: Evaluator, node: Integral, scope: Scope, place: End): Form {
  if (typeof place === 'string')
    throw new Undefined(node, 'A végtelen nem szám.', 'Infinity is not a number.')
  evaluator.value(node.of, bound(scope, node.letter, place))
  return number(fraction(0n))
}

/** The antiderivative at an end: by putting in, else as the limit from inside. */
function atEnd(
  evaluator: Evaluator,
  node: Integral,
  scope: Scope,
  whole: Node,
  end: End,
  side: 'left' | 'right',
): Form {
  const place = { at: node.at, end: node.end }
  const limit = (to: Node, inside: Scope) =>
    along(
      evaluator,
      { is: 'limit', letter: node.letter, to, side, of: whole, ...place },
      inside,
      end === 'up' || end === 'down' ? end : side,
    )
  try {
    if (end === 'up' || end === 'down') return limit({ is: 'infinity', ...place }, scope)
    try {
      return evaluator.value(whole, bound(scope, node.letter, end))
    } catch (error) {
      if (!(error instanceof Undefined)) throw error
      return limit({ is: 'letter', name: '#end', ...place }, bound(scope, '#end', end))
    }
  } catch (error) {
    if (error instanceof Undefined)
      throw new Undefined(node, 'Az integrál nem véges.', 'The integral is not finite.')
    throw error
  }
}

/** Places between the ends where the function is not defined; at the ends themselves the limit decides. */
function gapsOf(
  evaluator: Evaluator,
  node: Integral,
  scope: Scope,
  { of, must }: Condition,
  ends: Ends,
): readonly Form[] {
  const { estimate } = evaluator
  const isNegative = (place: Form): boolean =>
    estimate.sign(evaluator.value(of, bound(scope, node.letter, place))) < 0
  const fails = () =>
    new Undefined(
      node,
      'A függvény nincs mindenütt értelmezve a két határ között.',
      'The function is not defined everywhere between the limits.',
    )
  const zeros = zerosBetween(evaluator, of, node.letter, scope, ends)
  if (zeros) {
    const parts = partedAt(ends, zeros)
    if (must === 'not be negative' && parts.some(part => isNegative(inside(evaluator, part)))) throw fails()
    return zeros
  }
  if (alwaysPositive(evaluator, of, node.letter, scope)) return []
  const [a, b] = ends
  const proved =
    typeof a !== 'string' && typeof b !== 'string' && keepsFromZero(evaluator, of, node.letter, scope, a, b)
  if (!proved)
    throw new Beyond(
      node,
      'Nem tudom eldönteni, hogy a függvény a két határ között mindenütt értelmezve van-e.',
      'I cannot tell whether the function is defined everywhere between the limits.',
    )
  if (must === 'not be negative' && isNegative(a)) throw fails()
  return []
}
