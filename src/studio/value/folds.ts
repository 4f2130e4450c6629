// Functions that go by another rule on each side of a place: |u|, sgn u, the larger of two, odd roots, whole parts. Taken apart there.
import { Antiderivative } from './antiderivative.ts'
import type { Evaluator } from './evaluate.ts'
import type { Form } from './form.ts'
import { fraction } from './fraction.ts'
import { contains, partsOf, type Node } from './node.ts'
import { absolute, minus, numeral, opposite, substituted, times, toThe } from './nodes.ts'
import { Beyond, bound, Undefined, type Scope } from './scope.ts'
import { inside, stepsBetween, zerosBetween, type Ends } from './zeros.ts'

export interface Piece {
  readonly ends: Ends
  readonly of: Node
  readonly scope: Scope
}

/** The same function on pieces of the interval without the first such part; undefined when there is none. */
export function unfolded(
  evaluator: Evaluator,
  of: Node,
  letter: string,
  scope: Scope,
  ends: Ends,
): Piece[] | undefined {
  const rules = new Antiderivative(evaluator, letter, scope)
  const part = foldIn(rules, of)
  if (!part) return undefined
  const square = squareUnder(rules, part)
  if (square) return [{ ends, of: substituted(of, part, square), scope: rules.scope }]
  const kernel = kernelOf(rules, part)!
  const stepped = part.is === 'floor' || part.is === 'ceiling' || part.is === 'part'
  const places = stepped
    ? stepsBetween(evaluator, kernel, letter, scope, ends)
    : zerosBetween(evaluator, kernel, letter, scope, ends)
  if (!places) throw new Beyond(of, 'Ezt nem tudom integrálni.', 'I cannot integrate this.')
  return partedAt(ends, places).map(each => {
    const there = evaluator.value(kernel, bound(scope, letter, inside(evaluator, each)))
    return { ends: each, of: substituted(of, part, rule(evaluator, part, kernel, there)), scope }
  })
}

export const partedAt = ([from, to]: Ends, places: readonly Form[]): Ends[] =>
  [...places, to].map((place, i): Ends => [i === 0 ? from : places[i - 1]!, place])

/** The innermost one first. */
function foldIn(rules: Antiderivative, node: Node): Node | undefined {
  if (!rules.has(node)) return undefined
  for (const part of partsOf(node)) {
    const found = foldIn(rules, part)
    if (found) return found
  }
  return kernelOf(rules, node) || squareUnder(rules, node) ? node : undefined
}

/** What decides by its sign, or by its whole part, which rule holds. */
function kernelOf(rules: Antiderivative, node: Node): Node | undefined {
  switch (node.is) {
    case 'absolute':
    case 'floor':
    case 'ceiling':
    case 'part':
      return node.of
    case 'call':
      return node.name === 'sgn' ? node.of : undefined
    case 'list': {
      const [a, b, ...more] = node.items
      const one = (node.name === 'max' || node.name === 'min') && more.length === 0
      return one && a && b ? minus(a, b) : undefined
    }
    case 'root': {
      const base = powerUnder(node.of)?.base
      const wave = base?.is === 'call' && (base.name === 'sin' || base.name === 'cos') ? base.of : base
      if (base && wave && rules.slope(wave)) return base
      return node.degree % 2 === 1 && rules.slope(node.of) ? node.of : undefined
    }
    default:
      return undefined
  }
}
/** A whole power, as in √(x²). */
export function powerUnder(node: Node): { readonly base: Node; readonly exponent: bigint } | undefined {
  if (node.is !== 'power' || node.right.is !== 'number') return undefined
  const { n, d } = node.right.value
  return d === 1n && n > 1n ? { base: node.left, exponent: n } : undefined
}

/** √(a(x − r)²) is √a · |x − r|. */
function squareUnder(rules: Antiderivative, node: Node): Node | undefined {
  if (node.is !== 'root' || node.degree !== 2 || powerUnder(node.of)) return undefined
  const { forms, estimate, functions } = rules.evaluator
  const [c, b, a, ...more] = rules.coefficients(node.of) ?? []
  if (!c || !b || !a || more.length > 0 || estimate.sign(a) < 0) return undefined
  const four = { is: 'number', value: fraction(4n), text: '4', at: 0, end: 0 } as const
  const product = forms.multiply(rules.evaluator.value(four, rules.scope), forms.multiply(a, c))
  if (!forms.isZero(forms.subtract(forms.multiply(b, b), product))) return undefined
  const r = forms.divide(forms.negate(b), forms.add(a, a))!
  const x: Node = { is: 'letter', name: rules.letter, at: 0, end: 0 }
  return times(rules.known(functions.root(a, 2)), absolute(minus(x, rules.known(r))))
}

/** What the part is where its kernel has this value. */
function rule({ estimate, forms }: Evaluator, part: Node, kernel: Node, there: Form): Node {
  const below = (): Node => numeral(fraction(estimate.floor(there)))
  const above = (): Node => numeral(fraction(-estimate.floor(forms.negate(there))))
  if (part.is === 'floor') return below()
  if (part.is === 'ceiling') return above()
  if (part.is === 'part') return minus(kernel, below())
  const sign = estimate.sign(there)
  const size = sign < 0 ? opposite(kernel) : kernel
  if (part.is === 'absolute') return size
  if (part.is === 'call') return numeral(sign)
  if (part.is === 'list') return part.items[sign >= 0 === (part.name === 'max') ? 0 : 1]!
  if (part.is !== 'root') return part
  const n = kernel === part.of ? 1n : (powerUnder(part.of)?.exponent ?? 1n)
  const exponent = fraction(n, BigInt(part.degree))
  const power = exponent.n === exponent.d ? size : toThe(size, numeral(exponent))
  if (sign >= 0 || n % 2n === 0n) return power
  if (part.degree % 2 === 1) return opposite(power)
  throw new Undefined(part, 'Negatív számból nincs páros gyök.', 'A negative number has no even root.')
}

/** Positive wherever it is defined, by its shape alone. */
export function alwaysPositive(evaluator: Evaluator, node: Node, letter: string, scope: Scope): boolean {
  const go = (each: Node): boolean => alwaysPositive(evaluator, each, letter, scope)
  if (!contains(node, letter)) return evaluator.estimate.sign(evaluator.value(node, scope)) > 0
  switch (node.is) {
    case 'sum':
      return (
        (go(node.left) && (go(node.right) || isSquare(node.right))) || (isSquare(node.left) && go(node.right))
      )
    case 'product':
    case 'quotient':
      return go(node.left) && go(node.right)
    case 'power':
      return go(node.left)
    case 'call':
      return node.name === 'exp' || node.name === 'cosh'
    default:
      return false
  }
}
const isSquare = (node: Node): boolean =>
  node.is === 'absolute' ||
  (node.is === 'root' && node.degree % 2 === 0) ||
  (node.is === 'power' &&
    node.right.is === 'number' &&
    node.right.value.d === 1n &&
    node.right.value.n % 2n === 0n)
