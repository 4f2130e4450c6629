/** The walk over an expression in a finite field, where the exact check is made. */
import { approximate } from './approximate.ts'
import { counted } from './counted.ts'
import { linear, rational } from './evaluate.ts'
import { Field, factors } from './field.ts'
import { divide, exactRoot, fraction, isWhole, nearest, power, whole, type Fraction } from './fraction.ts'
import { logarithm, naturalInField, sameBase } from './logarithm.ts'
import type { Node } from './node.ts'
import { OutOfField, POWER_MOST, type Scope } from './scope.ts'

/** What the field must contain: denominators of turns, and primes under square roots. */
export class Needs {
  order = 4
  want(n: number): void {
    let [a, b] = [this.order, n]
    while (b !== 0) [a, b] = [b, a % b]
    this.order = (this.order / a) * n
    if (this.order > 5_000_000) throw new OutOfField()
  }
}

/** Rational exponents and roots of rational numbers as a fraction times square roots of primes. */
function surd(value: Fraction, degree: number): { rational: Fraction; primes: number[] } {
  const exact = exactRoot(value, degree)
  if (exact) return { rational: exact, primes: [] }
  const half = degree % 2 === 0 ? exactRoot(value, degree / 2) : undefined
  if (!half || half.n < 0n) throw new OutOfField()
  // √(n/d) = √(n·d) / d; squares come out of the root, the primes left stay in it.
  let left = half.n * half.d
  if (left > 1_000_000_000n) throw new OutOfField()
  let out = 1n
  const primes: number[] = []
  for (const q of factors(Number(left))) {
    const prime = BigInt(q)
    while (left % (prime * prime) === 0n) {
      left /= prime * prime
      out *= prime
    }
    if (left % prime === 0n) primes.push(q)
  }
  return { rational: fraction(out, half.d), primes }
}

/** A walk over the expression in a field; with no field it only collects what the field must contain. */
export function inField(node: Node, scope: Scope, field: Field | undefined, needs: Needs): bigint {
  const go = (each: Node): bigint => inField(each, scope, field, needs)
  const p = (value: bigint): bigint => (field ? field.reduce(value) : 0n)
  const over = (top: bigint, bottom: bigint): bigint => {
    if (!field) return 0n
    const inverse = field.inverse(bottom)
    if (inverse === undefined) throw new OutOfField()
    return p(top * inverse)
  }
  const exact = (value: Fraction): bigint => over(value.n, value.d)
  const roots = (value: Fraction, degree: number): bigint => {
    const { rational: out, primes } = surd(value, degree)
    for (const q of primes) needs.want(q === 2 ? 8 : 4 * q)
    return field ? primes.reduce((product, q) => p(product * field.rootOfPrime(q)), exact(out)) : 0n
  }
  switch (node.is) {
    case 'number':
      return exact(node.value)
    case 'letter':
      return exact(scope.get(node.name)!)
    case 'constant':
      return field ? field.anything(node.name) : 0n
    case 'negative':
      return p(-go(node.of))
    case 'sum':
      return p(go(node.left) + go(node.right))
    case 'difference':
      return p(go(node.left) - go(node.right))
    case 'product':
      return p(go(node.left) * go(node.right))
    case 'quotient':
      return over(go(node.left), go(node.right))
    case 'degrees':
      return over(go(node.of) * (field ? field.anything('pi') : 0n), 180n)
    case 'percent':
      return over(go(node.of), 100n)
    case 'absolute': {
      const sign = approximate(node.of, scope) < 0 ? -1n : 1n
      return p(sign * go(node.of))
    }
    case 'power': {
      // A power of the logarithm's own base gives back what stands in the logarithm.
      if (node.right.is === 'logarithm' && sameBase(node.left, node.right.base, scope))
        return go(node.right.of)
      const exponent = rational(node.right, scope)
      if (!exponent) throw new OutOfField()
      if (isWhole(exponent) && exponent.n >= -POWER_MOST && exponent.n <= POWER_MOST) {
        const base = go(node.left)
        if (!field) return 0n
        return exponent.n >= 0n ? field.power(base, exponent.n) : over(1n, field.power(base, -exponent.n))
      }
      const base = rational(node.left, scope)
      if (!base || exponent.d > 60n || exponent.n > 60n || exponent.n < -60n) throw new OutOfField()
      return roots(power(base, Number(exponent.n)), Number(exponent.d))
    }
    case 'root': {
      const inner = rational(node.of, scope)
      if (!inner) throw new OutOfField()
      return roots(inner, node.degree)
    }
    case 'call':
      return callInField(node, scope, field, needs, over)
    case 'logarithm': {
      const simple = logarithm(node, scope)
      if (simple) return exact(simple)
      return over(naturalInField(node.of, scope, field), naturalInField(node.base, scope, field))
    }
    case 'floor':
    case 'ceiling':
      return p(BigInt(Math.round(approximate(node, scope))))
    default:
      return exact(counted(node, scope))
  }
}

function callInField(
  node: Node & { is: 'call' },
  scope: Scope,
  field: Field | undefined,
  needs: Needs,
  over: (top: bigint, bottom: bigint) => bigint,
): bigint {
  if (node.name.startsWith('arc')) {
    // The angle is guessed as a simple part of a turn and proved by its sine, cosine or tangent.
    const guess = nearest(approximate(node, scope) / Math.PI, 360)
    if (!guess || !provesAngle(node, guess, scope)) throw new OutOfField()
    return over(guess.n * (field ? field.anything('pi') : 0n), guess.d)
  }
  const angle = linear(node.of, scope)
  if (!angle || (angle.a.n !== 0n && angle.b.n !== 0n)) throw new OutOfField()
  if (angle.a.n !== 0n) throw new OutOfField()
  const turn = divide(angle.b, whole(2))
  if (turn.d > 100_000n) throw new OutOfField()
  needs.want(Number(turn.d))
  if (!field) return 0n
  const z = field.turn(turn.n, turn.d)
  const back = field.turn(-turn.n, turn.d)
  const i = field.turn(1n, 4n)
  const cos = over(z + back, 2n)
  const sin = over(z - back, 2n * i)
  switch (node.name) {
    case 'sin':
      return sin
    case 'cos':
      return cos
    case 'tan':
      return over(sin, cos)
    default:
      return over(cos, sin)
  }
}

export function provesAngle(node: Node & { is: 'call' }, part: Fraction, scope: Scope): boolean {
  const { at, end } = node
  const times: Node = { is: 'number', value: part, text: '', at, end }
  const pi: Node = { is: 'constant', name: 'pi', at, end }
  const name = node.name === 'arcsin' ? 'sin' : node.name === 'arccos' ? 'cos' : 'tan'
  const back: Node = { is: 'call', name, of: { is: 'product', left: times, right: pi, at, end }, at, end }
  const difference = rational({ is: 'difference', left: back, right: node.of, at, end }, scope)
  return difference?.n === 0n
}
