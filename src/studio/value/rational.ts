// Integrals of quotients of polynomials: divided out, then logarithms and angles of a linear or quadratic part below.
import type { Antiderivative } from './antiderivative.ts'
import { number, type Form } from './form.ts'
import { fraction } from './fraction.ts'
import type { Node } from './node.ts'
import { absolute, call, natural, numeral, over, plus, times, toThe } from './nodes.ts'

const ZERO = number(fraction(0n))

/** Undefined when it is no such quotient, or one with more below. */
export function quotientRule(rules: Antiderivative, node: Node): Node | undefined {
  const parts = topAndBottom(node)
  const [top, bottom] = parts.map(part => rules.coefficients(part))
  if (!top || !bottom || bottom.length < 2) return undefined
  const { quotient, rest } = divided(rules, top, bottom)
  const simple = fractionRule(rules, rest, bottom, parts[1])
  if (!simple) return undefined
  return quotient.length === 0 ? simple : plus(integrated(rules, quotient), simple)
}

/** An expression over one fraction line. */
export function topAndBottom(node: Node): [Node, Node] {
  if (node.is === 'negative') {
    const [a, b] = topAndBottom(node.of)
    return [{ ...node, of: a }, b]
  }
  if (node.is === 'sum' || node.is === 'difference') {
    const [[a, b], [c, d]] = [topAndBottom(node.left), topAndBottom(node.right)]
    return [{ ...node, left: times(a, d), right: times(c, b) }, times(b, d)]
  }
  if (node.is === 'quotient') {
    const [[a, b], [c, d]] = [topAndBottom(node.left), topAndBottom(node.right)]
    return [times(a, d), times(b, c)]
  }
  if (node.is === 'product') {
    const [[a, b], [c, d]] = [topAndBottom(node.left), topAndBottom(node.right)]
    return [times(a, c), times(b, d)]
  }
  if (node.is === 'power' && node.right.is === 'negative')
    return [numeral(1), toThe(node.left, node.right.of)]
  if (node.is === 'power' && node.right.is === 'number' && node.right.value.n < 0n)
    return [numeral(1), toThe(node.left, numeral({ n: -node.right.value.n, d: node.right.value.d }))]
  return [node, numeral(1)]
}

function divided({ evaluator }: Antiderivative, top: readonly Form[], bottom: readonly Form[]) {
  const { forms } = evaluator
  const rest = [...top]
  const quotient: Form[] = []
  while (rest.length >= bottom.length) {
    const at = rest.length - bottom.length
    const factor = forms.divide(rest.at(-1)!, bottom.at(-1)!)!
    quotient[at] = factor
    for (const [i, each] of bottom.entries())
      rest[at + i] = forms.subtract(rest[at + i]!, forms.multiply(factor, each))
    rest.pop()
    while (rest.length > 0 && forms.isZero(rest.at(-1)!)) rest.pop()
  }
  return { quotient: Array.from(quotient, each => each ?? ZERO), rest }
}

function integrated(rules: Antiderivative, coefficients: readonly Form[]): Node {
  const x: Node = { is: 'letter', name: rules.letter, at: 0, end: 0 }
  return coefficients
    .map((c, i) => over(times(rules.known(c), toThe(x, numeral(i + 1))), numeral(i + 1)))
    .reduce((a, b) => plus(a, b))
}

function fractionRule(
  rules: Antiderivative,
  top: readonly Form[],
  bottom: readonly Form[],
  below: Node,
): Node | undefined {
  const { evaluator } = rules
  const { forms, estimate, functions } = evaluator
  const x: Node = { is: 'letter', name: rules.letter, at: 0, end: 0 }
  const [q = ZERO, p = ZERO] = top
  if (bottom.length === 2) {
    rules.needs(below, 'not be zero')
    return times(rules.known(forms.divide(q, bottom[1]!)!), natural(absolute(below)))
  }
  if (bottom.length !== 3) return undefined
  const [c, b, a] = bottom as [Form, Form, Form]
  const times4 = (form: Form) => forms.multiply(number(fraction(4n)), form)
  const discriminant = forms.subtract(forms.multiply(b, b), times4(forms.multiply(a, c)))
  const sign = forms.isZero(discriminant) ? 0 : estimate.sign(discriminant)
  const twice = forms.multiply(number(fraction(2n)), a)
  if (sign === 0) {
    // a(x − r)²: p/(x − r) + (q + pr)/(x − r)², over a.
    const r = forms.divide(forms.negate(b), twice)!
    const linear: Node = { is: 'difference', left: x, right: rules.known(r), at: 0, end: 0 }
    rules.needs(linear, 'not be zero')
    const first = times(rules.known(forms.divide(p, a)!), natural(absolute(linear)))
    const second = forms.divide(forms.add(q, forms.multiply(p, r)), forms.negate(a))!
    return plus(first, over(rules.known(second), linear))
  }
  if (sign > 0) {
    const root = functions.root(discriminant, 2)
    const [r, s] = [root, forms.negate(root)].map(each => forms.divide(forms.subtract(each, b), twice)!) as [
      Form,
      Form,
    ]
    const one = (at: Form, other: Form): Node => {
      const linear: Node = { is: 'difference', left: x, right: rules.known(at), at: 0, end: 0 }
      rules.needs(linear, 'not be zero')
      const value = forms.add(q, forms.multiply(p, at))
      const factor = forms.divide(value, forms.multiply(a, forms.subtract(at, other)))!
      return times(rules.known(factor), natural(absolute(linear)))
    }
    return plus(one(r, s), one(s, r))
  }
  // (p/2a) ln|D| + (q − pb/2a) · 2/√(−disc) · arctan((2ax + b)/√(−disc)): never zero below.
  const half = forms.divide(p, twice)!
  const root = functions.root(forms.negate(discriminant), 2)
  const left = forms.subtract(q, forms.multiply(half, b))
  const factor = forms.divide(forms.multiply(number(fraction(2n)), left), root)!
  const angle = over(plus(times(rules.known(twice), x), rules.known(b)), rules.known(root))
  return plus(
    times(rules.known(half), natural(absolute(below))),
    times(rules.known(factor), call('arctan', angle)),
  )
}
