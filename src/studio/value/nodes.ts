// Expressions that are made, not read: for the rules of calculus.
import { fraction, whole, type Fraction } from './fraction.ts'
import { contains, type FunctionName, type Node } from './node.ts'

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

/** The same with each of its parts changed. */
export function mapped(node: Node, go: (part: Node) => Node): Node {
  switch (node.is) {
    case 'number':
    case 'constant':
    case 'infinity':
    case 'letter':
      return node
    case 'list':
      return { ...node, items: node.items.map(go) }
    case 'determinant':
      return { ...node, rows: node.rows.map(row => row.map(go)) }
    case 'cardinality':
      return { ...node, sets: node.sets.map(set => set.map(go)) }
    case 'logarithm':
      return { ...node, base: go(node.base), of: go(node.of) }
    case 'series':
    case 'integral':
      return { ...node, from: go(node.from), to: go(node.to), of: go(node.of) }
    case 'derivative':
      return { ...node, where: go(node.where), of: go(node.of) }
    case 'limit':
      return { ...node, to: go(node.to), of: go(node.of) }
    default:
      return 'of' in node
        ? { ...node, of: go(node.of) }
        : { ...node, left: go(node.left), right: go(node.right) }
  }
}

/** The same with a letter, or a part, replaced everywhere. */
export function substituted(node: Node, what: string | Node, by: Node): Node {
  if (node === what || (node.is === 'letter' && node.name === what)) return by
  if (typeof what === 'string' && !contains(node, what)) return node
  const go = (each: Node): Node => substituted(each, what, by)
  // A letter that is bound inside is another one there.
  const bound = 'letter' in node && node.letter === what ? node.of : undefined
  return mapped(node, part => (part === bound ? part : go(part)))
}
