// Products taken apart into factors with exponents, and put together again.
import type { Node } from './node.ts'
import { numeral, opposite, over, times, toThe } from './nodes.ts'

export interface Factor {
  readonly of: Node
  readonly exponent: Node
}
export const isOne = (node: Node): boolean =>
  node.is === 'number' && node.value.n === 1n && node.value.d === 1n
const isMinusOne = (node: Node): boolean =>
  node.is === 'number' && node.value.n === -1n && node.value.d === 1n
export const isTwo = (node: Node): boolean =>
  node.is === 'number' && node.value.n === 2n && node.value.d === 1n

/** What is multiplied, each with its exponent; a quotient's with the opposite one. */
export function factorsOf(node: Node, sign: 1 | -1 = 1): Factor[] {
  switch (node.is) {
    case 'product':
      return [...factorsOf(node.left, sign), ...factorsOf(node.right, sign)]
    case 'quotient':
      return [...factorsOf(node.left, sign), ...factorsOf(node.right, sign === 1 ? -1 : 1)]
    case 'negative':
      return [{ of: numeral(-1), exponent: numeral(1) }, ...factorsOf(node.of, sign)]
    case 'power':
      if (
        node.right.is === 'number' ||
        (node.right.is === 'negative' && node.right.of.is === 'number') ||
        node.right.is === 'quotient'
      )
        return [{ of: node.left, exponent: sign === 1 ? node.right : opposite(node.right) }]
      return [{ of: node, exponent: numeral(sign) }]
    case 'root':
      return [{ of: node.of, exponent: over(numeral(sign), numeral(node.degree)) }]
    default:
      return [{ of: node, exponent: numeral(sign) }]
  }
}
export function productOf(factors: readonly Factor[]): Node {
  let [top, bottom]: [Node | undefined, Node | undefined] = [undefined, undefined]
  for (const { of, exponent } of factors)
    if (isMinusOne(exponent)) bottom = bottom ? times(bottom, of) : of
    else {
      const power = isOne(exponent) ? of : toThe(of, exponent)
      top = top ? times(top, power) : power
    }
  return bottom ? over(top ?? numeral(1), bottom) : (top ?? numeral(1))
}
/** What could be put for a letter of its own in a factor. */
export function innersOf({ of }: Factor): Node[] {
  if (of.is === 'call' || of.is === 'root') return [of, of.of]
  if (of.is === 'power') return [of.right]
  if (of.is === 'logarithm') return [of]
  return [of]
}
/** Replaced wherever it is written in the same way. */
export function replaced(node: Node, what: Node, by: Node): Node {
  if (node === what) return by
  if (what.is === 'letter')
    return node.is === 'letter' && node.name === what.name ? by : parts(node, what, by)
  return parts(node, what, by)
}
function parts(node: Node, what: Node, by: Node): Node {
  const go = (each: Node) => replaced(each, what, by)
  if ('left' in node) return { ...node, left: go(node.left), right: go(node.right) }
  if (node.is === 'logarithm') return { ...node, base: go(node.base), of: go(node.of) }
  if ('of' in node) return { ...node, of: go(node.of) }
  return node
}
