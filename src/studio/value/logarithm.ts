/** Logarithms, exactly. */
import { approximate } from './approximate.ts'
import { rational } from './evaluate.ts'
import { Field, factors } from './field.ts'
import { equal, fraction, nearest, power, whole, type Fraction } from './fraction.ts'
import type { Node } from './node.ts'
import { type Scope, OutOfField } from './scope.ts'

/** log of rational numbers that are powers of one another, and ln of powers of e; undefined when it is neither. */
export function logarithm(node: Node & { is: 'logarithm' }, scope: Scope): Fraction | undefined {
  if (node.base.is === 'constant' && node.base.name === 'e') return powerOfE(node.of, scope)
  const base = radical(node.base, scope)
  const of = radical(node.of, scope)
  if (!base || !of) throw new OutOfField()
  const guess = nearest(approximate(node, scope), 60)
  // of = base^(n/d)  ⇔  of^d = base^n, both with their own root degrees taken to the power.
  if (!guess || guess.n > 60n || guess.n < -60n) return undefined
  const left = power(of.value, Number(guess.d) * base.degree)
  const right = power(base.value, Number(guess.n) * of.degree)
  return equal(left, right) ? guess : undefined
}

/** The exponent when the expression is 1, e, a power or a root of e. */
function powerOfE(node: Node, scope: Scope): Fraction | undefined {
  if (node.is === 'constant' && node.name === 'e') return whole(1)
  if (node.is === 'power' && node.left.is === 'constant' && node.left.name === 'e')
    return rational(node.right, scope)
  if (node.is === 'root' && node.of.is === 'constant' && node.of.name === 'e')
    return fraction(1n, BigInt(node.degree))
  const one = rational(node, scope)
  return one && equal(one, whole(1)) ? whole(0) : undefined
}

/**
 * The natural logarithm in the field. Logarithms of primes keep to no rule but those of products and powers, so each
 * prime gets something arbitrary for its own: log 6 − log 3 = log 2 holds, and nothing else does by chance.
 */
export function naturalInField(node: Node, scope: Scope, field: Field | undefined): bigint {
  const exponent = powerOfE(node, scope)
  const found = exponent ? undefined : radical(node, scope)
  if (!exponent && !found) throw new OutOfField()
  if (!field) return 0n
  const inverse = (n: bigint): bigint => field.inverse(n) ?? 0n
  if (exponent) return field.reduce(exponent.n * inverse(exponent.d))
  const { value, degree } = found!
  let sum = 0n
  for (const [part, sign] of [
    [value.n, 1n],
    [value.d, -1n],
  ] as const) {
    if (part > 1_000_000_000n || part < 1n) throw new OutOfField()
    let left = part
    for (const q of factors(Number(part)))
      for (; left % BigInt(q) === 0n; left /= BigInt(q)) sum += sign * field.anything(`ln ${q}`)
  }
  return field.reduce(sum * inverse(BigInt(degree)))
}

/** A rational number, or a root of one: value^(1/degree). */
function radical(node: Node, scope: Scope): { value: Fraction; degree: number } | undefined {
  const value = rational(node, scope)
  if (value) return { value, degree: 1 }
  if (node.is === 'root') {
    const inner = rational(node.of, scope)
    return inner && { value: inner, degree: node.degree }
  }
  if (node.is === 'power') {
    const base = rational(node.left, scope)
    const exponent = rational(node.right, scope)
    if (base && exponent && exponent.d <= 60n && exponent.n <= 60n && exponent.n >= -60n)
      return { value: power(base, Number(exponent.n)), degree: Number(exponent.d) }
  }
  return undefined
}

export const sameBase = (a: Node, b: Node, scope: Scope): boolean => {
  if (a.is === 'constant' || b.is === 'constant')
    return a.is === 'constant' && b.is === 'constant' && a.name === b.name
  const [x, y] = [rational(a, scope), rational(b, scope)]
  return !!x && !!y && equal(x, y)
}
