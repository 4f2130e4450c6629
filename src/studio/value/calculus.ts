// Derivatives at a place, and integrals over an interval. The function itself must be defined there.
import { Antiderivative, type Condition } from './antiderivative.ts'
import { derive } from './derive.ts'
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import { fraction } from './fraction.ts'
import { along, limitOf } from './limits.ts'
import { contains, partsOf, type Node } from './node.ts'
import { minus, numeral, over, plus, substituted } from './nodes.ts'
import { keepsFromZero } from './range.ts'
import { Beyond, bound, Undefined, type Scope } from './scope.ts'

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
type End = Form | 'up' | 'down'

export function integralOf(evaluator: Evaluator, node: Integral, scope: Scope): Form {
  const [from, to] = [node.from, node.to].map((each): End => {
    if (each.is === 'infinity') return 'up'
    return each.is === 'negative' && each.of.is === 'infinity' ? 'down' : evaluator.value(each, scope)
  }) as [End, End]
  return between(evaluator, node, scope, from, to)
}

/** −1 when a is left of b. */
function order({ forms, estimate }: Evaluator, a: End, b: End): number {
  if (a === b) return 0
  if (a === 'down' || b === 'up') return -1
  if (a === 'up' || b === 'down') return 1
  const apart = forms.subtract(a, b)
  return forms.isZero(apart) ? 0 : estimate.sign(apart)
}

function between(evaluator: Evaluator, node: Integral, scope: Scope, from: End, to: End): Form {
  const { forms } = evaluator
  const way = order(evaluator, from, to)
  if (way > 0) return forms.negate(between(evaluator, node, scope, to, from))
  const bars = absoluteIn(node.of, node.letter)
  if (bars) return unfolded(evaluator, node, scope, [from, to], bars)
  const rules = new Antiderivative(evaluator, node.letter, scope)
  const whole = rules.of(node.of)
  if (way === 0) return number(fraction(0n))
  for (const condition of rules.conditions) check(evaluator, node, rules.scope, condition, [from, to])
  return forms.subtract(
    atEnd(evaluator, node, rules.scope, whole, to, 'left'),
    atEnd(evaluator, node, rules.scope, whole, from, 'right'),
  )
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

/** What must hold everywhere between the ends; at the ends themselves the limit decides. */
function check(
  evaluator: Evaluator,
  node: Integral,
  scope: Scope,
  { of, must, slope }: Condition,
  ends: readonly [End, End],
): void {
  const { forms, estimate } = evaluator
  const fails = () =>
    new Undefined(
      node,
      'A függvény nincs mindenütt értelmezve a két határ között.',
      'The function is not defined everywhere between the limits.',
    )
  if (slope) {
    // A linear part takes no sign inside that it has not at an end.
    const steep = estimate.sign(slope)
    const [a, b] = ends.map(end => {
      if (end === 'up' || end === 'down') return end === 'up' ? steep : -steep
      return estimate.sign(evaluator.value(of, bound(scope, node.letter, end)))
    }) as [number, number]
    if (must === 'not be zero' ? a * b < 0 : a < 0 || b < 0) throw fails()
    return
  }
  const [a, b] = ends
  const proved =
    typeof a !== 'string' && typeof b !== 'string' && keepsFromZero(evaluator, of, node.letter, scope, a, b)
  if (!proved)
    throw new Beyond(
      node,
      'Nem tudom eldönteni, hogy a függvény a két határ között mindenütt értelmezve van-e.',
      'I cannot tell whether the function is defined everywhere between the limits.',
    )
  const sign = estimate.sign(
    evaluator.value(of, bound(scope, node.letter, forms.add(a, number(fraction(0n))))),
  )
  if (must === 'not be negative' && sign < 0) throw fails()
}

/** The first |…| of something with the letter. */
function absoluteIn(node: Node, letter: string): (Node & { is: 'absolute' }) | undefined {
  if (!contains(node, letter)) return undefined
  for (const part of partsOf(node)) {
    const found = absoluteIn(part, letter)
    if (found) return found
  }
  return isAbsolute(node) ? node : undefined
}
const isAbsolute = (node: Node): node is Node & { is: 'absolute' } => node.is === 'absolute'

/** |ax + b| is ax + b on one side of its zero and −(ax + b) on the other. */
function unfolded(
  evaluator: Evaluator,
  node: Integral,
  scope: Scope,
  [from, to]: readonly [End, End],
  bars: Node & { is: 'absolute' },
): Form {
  const { forms, estimate } = evaluator
  const rules = new Antiderivative(evaluator, node.letter, scope)
  const slope = rules.slope(bars.of)
  if (!slope) throw new Beyond(node, 'Ezt nem tudom integrálni.', 'I cannot integrate this.')
  const atZero = evaluator.value(bars.of, bound(scope, node.letter, number(fraction(0n))))
  const zero = evaluator.quotient(forms.negate(atZero), slope, bars)
  const inner: Node = { is: 'letter', name: node.letter, at: bars.at, end: bars.end }
  const side = (sign: 1 | -1): Integral => {
    const open: Node = sign === estimate.sign(slope) ? bars.of : { ...bars, is: 'negative', of: bars.of }
    return { ...node, of: substituted(node.of, bars, open) }
  }
  if (!contains(bars.of, inner.name)) return between(evaluator, side(1), scope, from, to)
  if (order(evaluator, zero, from) <= 0) return between(evaluator, side(1), scope, from, to)
  if (order(evaluator, zero, to) >= 0) return between(evaluator, side(-1), scope, from, to)
  return forms.add(
    between(evaluator, side(-1), scope, from, zero),
    between(evaluator, side(1), scope, zero, to),
  )
}
