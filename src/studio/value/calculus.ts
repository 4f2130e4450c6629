import { add, divide, fraction, multiply, negate, subtract, whole, type Fraction } from './fraction.ts'
import { Unreadable, type Node } from './node.ts'

/** Derivatives by rule, and integrals of polynomials: both exact. */

const place = { at: 0, end: 0 }
const number = (n: number): Node => ({ is: 'number', value: whole(n), text: String(n), ...place })
const two = (is: 'sum' | 'difference' | 'product' | 'quotient' | 'power', left: Node, right: Node): Node => ({
  is,
  left,
  right,
  ...place,
})
const call = (name: 'sin' | 'cos', of: Node): Node => ({ is: 'call', name, of, ...place })

const contains = (node: Node, letter: string): boolean => {
  switch (node.is) {
    case 'letter':
      return node.name === letter
    case 'number':
    case 'constant':
      return false
    case 'series':
      return contains(node.of, letter) || contains(node.to, letter) || contains(node.from, letter)
    case 'determinant':
      return node.rows.some(row => row.some(each => contains(each, letter)))
    case 'logarithm':
      return contains(node.of, letter) || contains(node.base, letter)
    case 'derivative':
      return contains(node.where, letter)
    case 'integral':
      return contains(node.from, letter) || contains(node.to, letter)
    default:
      return 'of' in node
        ? contains(node.of, letter)
        : contains(node.left, letter) || contains(node.right, letter)
  }
}

const noRule = (node: Node): never => {
  throw new Unreadable({
    at: node.at,
    end: node.end,
    hu: 'Ezt nem tudom deriválni vagy integrálni.',
    en: 'I cannot differentiate or integrate this.',
  })
}

/** The derivative by the letter. */
export function derive(node: Node, letter: string): Node {
  if (!contains(node, letter)) return number(0)
  const d = (each: Node) => derive(each, letter)
  switch (node.is) {
    case 'letter':
      return number(1)
    case 'negative':
      return { is: 'negative', of: d(node.of), ...place }
    case 'sum':
    case 'difference':
      return two(node.is, d(node.left), d(node.right))
    case 'product':
      return two('sum', two('product', d(node.left), node.right), two('product', node.left, d(node.right)))
    case 'quotient':
      return two(
        'quotient',
        two('difference', two('product', d(node.left), node.right), two('product', node.left, d(node.right))),
        two('power', node.right, number(2)),
      )
    case 'power':
      if (!contains(node.right, letter))
        return two(
          'product',
          two('product', node.right, two('power', node.left, two('difference', node.right, number(1)))),
          d(node.left),
        )
      if (node.left.is === 'constant' && node.left.name === 'e') return two('product', node, d(node.right))
      return noRule(node)
    case 'root':
      return two(
        'quotient',
        d(node.of),
        two('product', number(node.degree), two('power', node, number(node.degree - 1))),
      )
    case 'call': {
      if (node.name === 'sin') return two('product', call('cos', node.of), d(node.of))
      if (node.name === 'cos')
        return { is: 'negative', of: two('product', call('sin', node.of), d(node.of)), ...place }
      if (node.name === 'tan')
        return two('quotient', d(node.of), two('power', call('cos', node.of), number(2)))
      return noRule(node)
    }
    case 'logarithm':
      if (node.base.is === 'constant' && node.base.name === 'e') return two('quotient', d(node.of), node.of)
      return noRule(node)
    default:
      return noRule(node)
  }
}

/** Coefficients of a polynomial in the letter, the constant first. */
export function polynomial(node: Node, letter: string): Fraction[] {
  const p = (each: Node) => polynomial(each, letter)
  const combine = (a: Fraction[], b: Fraction[], how: (x: Fraction, y: Fraction) => Fraction) =>
    Array.from({ length: Math.max(a.length, b.length) }, (_, i) => how(a[i] ?? whole(0), b[i] ?? whole(0)))
  const times = (a: Fraction[], b: Fraction[]) => {
    const product = Array.from({ length: a.length + b.length - 1 }, () => whole(0))
    for (const [i, x] of a.entries())
      for (const [j, y] of b.entries()) product[i + j] = add(product[i + j]!, multiply(x, y))
    return product
  }
  switch (node.is) {
    case 'number':
      return [node.value]
    case 'letter':
      return node.name === letter ? [whole(0), whole(1)] : noRule(node)
    case 'negative':
      return p(node.of).map(negate)
    case 'sum':
      return combine(p(node.left), p(node.right), add)
    case 'difference':
      return combine(p(node.left), p(node.right), subtract)
    case 'product':
      return times(p(node.left), p(node.right))
    case 'quotient': {
      const bottom = p(node.right)
      if (bottom.length !== 1 || bottom[0]!.n === 0n) return noRule(node)
      return p(node.left).map(each => divide(each, bottom[0]!))
    }
    case 'power': {
      const exponent = p(node.right)
      const n = Number(exponent[0]!.n)
      if (exponent.length !== 1 || exponent[0]!.d !== 1n || n < 0 || n > 30) return noRule(node)
      let result = [whole(1)]
      for (let i = 0; i < n; i++) result = times(result, p(node.left))
      return result
    }
    default:
      return noRule(node)
  }
}

/** The integral of a polynomial as a polynomial without constant. */
export const antiderivative = (coefficients: readonly Fraction[]): Fraction[] => [
  whole(0),
  ...coefficients.map((c, i) => multiply(c, fraction(1n, BigInt(i + 1)))),
]
export const valueAt = (coefficients: readonly Fraction[], x: Fraction): Fraction =>
  coefficients.reduceRight((sum, c) => add(multiply(sum, x), c), whole(0))
