// Expressions that are made, not read: for the rules of calculus.
import { fraction, whole, type Fraction } from './fraction.ts'
import type { FunctionName, Node } from './node.ts'

const NOWHERE = { at: 0, end: 0 }

export const numeral = (value: number | Fraction): Node => {
  const exact = typeof value === 'number' ? whole(value) : value
  return { is: 'number', value: exact, text: String(exact.n), ...NOWHERE }
}
export const EULER: Node = { is: 'constant', name: 'e', ...NOWHERE }
const pair =
  (is: 'sum' | 'difference' | 'product' | 'quotient' | 'power') =>
  (left: Node, right: Node): Node => ({
    is,
    left,
    right,
    ...NOWHERE,
  })
export const plus = pair('sum')
export const minus = pair('difference')
export const times = pair('product')
export const over = pair('quotient')
export const toThe = pair('power')
export const opposite = (of: Node): Node => ({ is: 'negative', of, ...NOWHERE })
export const call = (name: FunctionName, of: Node): Node => ({ is: 'call', name, of, ...NOWHERE })
export const natural = (of: Node): Node => ({ is: 'logarithm', base: EULER, of, ...NOWHERE })
export const absolute = (of: Node): Node => ({ is: 'absolute', of, ...NOWHERE })
export const HALF = numeral(fraction(1n, 2n))
