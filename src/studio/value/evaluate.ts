/** The value of an expression, exactly where it is rational. */
import { approximate } from './approximate.ts'
import { Field } from './field.ts'
import {
  add,
  compare,
  divide,
  isWhole,
  multiply,
  nearest,
  negate,
  power,
  subtract,
  whole,
  type Fraction,
} from './fraction.ts'
import { Needs, inField, provesAngle } from './in-field.ts'
import type { Node } from './node.ts'
import { type Scope, NOTHING, OutOfField, POWER_MOST } from './scope.ts'

/** a + bπ with fractions, when the expression has that form: so angles are told exactly. */
export function linear(node: Node, scope: Scope): { a: Fraction; b: Fraction } | undefined {
  const zero = whole(0)
  switch (node.is) {
    case 'constant':
      return node.name === 'pi' ? { a: zero, b: whole(1) } : undefined
    case 'degrees': {
      const x = rational(node.of, scope)
      return x && { a: zero, b: divide(x, whole(180)) }
    }
    case 'negative': {
      const x = linear(node.of, scope)
      return x && { a: negate(x.a), b: negate(x.b) }
    }
    case 'sum':
    case 'difference': {
      const x = linear(node.left, scope)
      const y = linear(node.right, scope)
      const how = node.is === 'sum' ? add : subtract
      return x && y && { a: how(x.a, y.a), b: how(x.b, y.b) }
    }
    case 'product': {
      const x = linear(node.left, scope)
      const y = linear(node.right, scope)
      if (!x || !y || (x.b.n !== 0n && y.b.n !== 0n)) return undefined
      const [k, other] = x.b.n === 0n ? [x.a, y] : [y.a, x]
      return { a: multiply(k, other.a), b: multiply(k, other.b) }
    }
    case 'quotient': {
      const x = linear(node.left, scope)
      const y = rational(node.right, scope)
      return x && y && y.n !== 0n ? { a: divide(x.a, y), b: divide(x.b, y) } : undefined
    }
    case 'call': {
      const part = node.name.startsWith('arc') ? nearest(approximate(node, scope) / Math.PI, 360) : undefined
      if (part && provesAngle(node, part, scope)) return { a: zero, b: part }
      const x = rational(node, scope)
      return x && { a: x, b: zero }
    }
    default: {
      const x = rational(node, scope)
      return x && { a: x, b: zero }
    }
  }
}

/** The value when it is rational for certain, else undefined. */
export function rational(node: Node, scope: Scope): Fraction | undefined {
  const found = exactly(node, scope)
  return found.kind === 'exact' ? found.value : undefined
}

/** An angle given as a plain number is in radians, which is seldom meant: where that happens. */
export function radiansIn(node: Node): Node | undefined {
  if (node.is === 'call' && !node.name.startsWith('arc')) {
    const angle = linear(node.of, NOTHING)
    if (angle && angle.a.n !== 0n && angle.b.n === 0n) return node
  }
  const parts: (Node | undefined)[] =
    node.is === 'determinant'
      ? node.rows.flat()
      : 'left' in node
        ? [node.left, node.right]
        : 'of' in node && node.is !== 'series' && node.is !== 'derivative' && node.is !== 'integral'
          ? [node.of]
          : []
  for (const part of parts) {
    const found = part && radiansIn(part)
    if (found) return found
  }
  return undefined
}

export type Exactness =
  | { readonly kind: 'exact'; readonly value: Fraction }
  /** Certainly no simple fraction. */
  | { readonly kind: 'irrational'; readonly near: number }
  /** The exact check could not be made. */
  | { readonly kind: 'unclear'; readonly near: number }

const FIELDS = 3

const fields = new Map<string, Field>()

const fieldOf = (order: number, which: number): Field => {
  const key = `${order} ${which}`
  let field = fields.get(key)
  if (!field) fields.set(key, (field = new Field(order, which)))
  return field
}

/** The value, exactly where it is rational. Throws `Undefined` when there is none. */
export function exactly(node: Node, scope: Scope = NOTHING): Exactness {
  if (node.is === 'number') return { kind: 'exact', value: node.value }
  if (node.is === 'letter' && scope.has(node.name)) return { kind: 'exact', value: scope.get(node.name)! }
  const simple = arithmetic(node, scope)
  if (simple) return { kind: 'exact', value: simple }
  let near: number
  try {
    near = approximate(node, scope)
  } catch (error) {
    if (error instanceof OutOfField) return { kind: 'unclear', near: NaN }
    throw error
  }
  const guess = nearest(near)
  try {
    const needs = new Needs()
    inField(node, scope, undefined, needs)
    for (let which = 0; which < FIELDS; which++) {
      const field = fieldOf(needs.order, which)
      const value = inField(node, scope, field, needs)
      if (!guess || field.reduce(value * guess.d - guess.n) !== 0n) return { kind: 'irrational', near }
    }
    return { kind: 'exact', value: guess! }
  } catch (error) {
    if (error instanceof OutOfField) return { kind: 'unclear', near }
    throw error
  }
}

/** The four operations and whole powers on fractions need no guess at all. */
function arithmetic(node: Node, scope: Scope): Fraction | undefined {
  const go = (each: Node): Fraction | undefined =>
    each.is === 'number' ? each.value : each.is === 'letter' ? scope.get(each.name) : arithmetic(each, scope)
  switch (node.is) {
    case 'negative': {
      const x = go(node.of)
      return x && negate(x)
    }
    case 'percent': {
      const x = go(node.of)
      return x && divide(x, whole(100))
    }
    case 'absolute': {
      const x = go(node.of)
      return x && (compare(x, whole(0)) < 0 ? negate(x) : x)
    }
    case 'sum':
    case 'difference':
    case 'product':
    case 'quotient': {
      const x = go(node.left)
      const y = x && go(node.right)
      if (!x || !y) return undefined
      if (node.is === 'sum') return add(x, y)
      if (node.is === 'difference') return subtract(x, y)
      if (node.is === 'product') return multiply(x, y)
      return y.n === 0n ? undefined : divide(x, y)
    }
    case 'power': {
      const x = go(node.left)
      const y = x && go(node.right)
      const small = y && isWhole(y) && y.n >= -POWER_MOST && y.n <= POWER_MOST
      return x && small && (x.n !== 0n || y.n > 0n) ? power(x, Number(y.n)) : undefined
    }
    default:
      return undefined
  }
}
