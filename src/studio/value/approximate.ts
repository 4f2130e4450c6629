/** Ordinary numbers: a first guess, and where there is no value at all. */
import { counted } from './counted.ts'
import { linear, rational } from './evaluate.ts'
import { add, fraction, isWhole, toNumber } from './fraction.ts'
import type { Node } from './node.ts'
import { Undefined, ZERO, type Scope } from './scope.ts'

/** Ordinary numbers; throws `Undefined` where there is no value. */
export function approximate(node: Node, scope: Scope): number {
  const f = (each: Node, inner = scope): number => approximate(each, inner)
  switch (node.is) {
    case 'number':
      return toNumber(node.value)
    case 'constant':
      return node.name === 'pi' ? Math.PI : Math.E
    case 'letter': {
      const value = scope.get(node.name)
      if (value) return toNumber(value)
      throw new Undefined(
        node,
        `A(z) ${node.name} betűnek nincs értéke.`,
        `The letter ${node.name} has no value.`,
      )
    }
    case 'negative':
      return -f(node.of)
    case 'sum':
      return f(node.left) + f(node.right)
    case 'difference':
      return f(node.left) - f(node.right)
    case 'product':
      return f(node.left) * f(node.right)
    case 'quotient': {
      const bottom = f(node.right)
      if (Math.abs(bottom) < ZERO)
        throw new Undefined(node.right, 'Nullával osztana.', 'It would divide by zero.')
      return f(node.left) / bottom
    }
    case 'power':
      return approximatePower(node, f(node.left), f(node.right), scope)
    case 'root': {
      const x = f(node.of)
      if (x < -ZERO && node.degree % 2 === 0)
        throw new Undefined(node, 'Negatív számból nincs páros gyök.', 'A negative number has no even root.')
      return x < 0 ? -((-x) ** (1 / node.degree)) : x ** (1 / node.degree)
    }
    case 'call':
      return approximateCall(node, f(node.of), scope)
    case 'logarithm': {
      const x = f(node.of)
      const base = f(node.base)
      if (x < ZERO)
        throw new Undefined(
          node.of,
          'Csak pozitív számnak van logaritmusa.',
          'Only positive numbers have a logarithm.',
        )
      if (base < ZERO || Math.abs(base - 1) < ZERO)
        throw new Undefined(
          node.base,
          'A logaritmus alapja pozitív, és nem 1.',
          'The base is positive and not 1.',
        )
      return Math.log(x) / Math.log(base)
    }
    case 'degrees':
      return (f(node.of) * Math.PI) / 180
    case 'percent':
      return f(node.of) / 100
    case 'absolute':
      return Math.abs(f(node.of))
    case 'floor':
      return Math.floor(f(node.of) + ZERO)
    case 'ceiling':
      return Math.ceil(f(node.of) - ZERO)
    default:
      return toNumber(counted(node, scope))
  }
}

function approximatePower(
  node: Node & { readonly right: Node },
  base: number,
  exponent: number,
  scope: Scope,
): number {
  if (Math.abs(base) < ZERO) {
    if (Math.abs(exponent) < ZERO) throw new Undefined(node, 'A 0⁰ nincs értelmezve.', '0⁰ is not defined.')
    if (exponent < 0) throw new Undefined(node, 'Nullával osztana.', 'It would divide by zero.')
    return 0
  }
  if (base > 0) return base ** exponent
  const exact = rational(node.right, scope)
  if (!exact || !isWhole(exact))
    throw new Undefined(
      node,
      'Negatív szám törtkitevős hatványa nincs értelmezve.',
      'A negative number has no power with a fraction as exponent.',
    )
  return base ** Number(exact.n)
}

function approximateCall(node: Node & { is: 'call' }, x: number, scope: Scope): number {
  switch (node.name) {
    case 'sin':
      return Math.sin(x)
    case 'cos':
      return Math.cos(x)
    case 'tan':
    case 'cot': {
      const bottom = node.name === 'tan' ? Math.cos(x) : Math.sin(x)
      const angle = linear(node.of, scope)
      const pole =
        angle?.a.n === 0n && isWhole(node.name === 'tan' ? add(angle.b, fraction(1n, 2n)) : angle.b)
      if (pole || Math.abs(bottom) < ZERO)
        throw node.name === 'tan'
          ? new Undefined(node, 'Ennek a szögnek nincs tangense.', 'This angle has no tangent.')
          : new Undefined(node, 'Ennek a szögnek nincs kotangense.', 'This angle has no cotangent.')
      return node.name === 'tan' ? Math.sin(x) / bottom : Math.cos(x) / bottom
    }
    case 'arcsin':
    case 'arccos':
      if (Math.abs(x) > 1 + ZERO)
        throw new Undefined(
          node,
          'Csak −1 és 1 közötti számnak van ilyen szöge.',
          'Only numbers from −1 to 1 have such an angle.',
        )
      return node.name === 'arcsin'
        ? Math.asin(Math.max(-1, Math.min(1, x)))
        : Math.acos(Math.max(-1, Math.min(1, x)))
    case 'arctan':
      return Math.atan(x)
    default:
      return node.name satisfies never
  }
}
