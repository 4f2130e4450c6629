import { contains, type Node } from './node.ts'
import { minus, numeral, opposite, over, plus, times } from './nodes.ts'

const HIGHEST = 30

/** The coefficients of a polynomial in the letter, the constant first; each may be any constant. Undefined when it is none. */
export function polynomial(node: Node, letter: string): Node[] | undefined {
  if (!contains(node, letter)) return [node]
  const both = (how: (a: Node[], b: Node[]) => Node[], left: Node, right: Node) => {
    const [a, b] = [polynomial(left, letter), polynomial(right, letter)]
    if (!a || !b || a.length + b.length > HIGHEST + 2) return undefined
    return how(a, b)
  }
  switch (node.is) {
    case 'letter':
      return [numeral(0), numeral(1)]
    case 'negative':
      return polynomial(node.of, letter)?.map(opposite)
    case 'sum':
      return both((a, b) => joined(a, b, plus), node.left, node.right)
    case 'difference':
      return both((a, b) => joined(a, b, minus), node.left, node.right)
    case 'product':
      return both(product, node.left, node.right)
    case 'quotient':
      if (contains(node.right, letter)) return undefined
      return polynomial(node.left, letter)?.map(each => over(each, node.right))
    case 'percent':
      return polynomial(node.of, letter)?.map(each => over(each, numeral(100)))
    case 'power': {
      const { right } = node
      const n = right.is === 'number' && right.value.d === 1n ? Number(right.value.n) : -1
      const base = polynomial(node.left, letter)
      if (!base || n < 0 || n * (base.length - 1) > HIGHEST) return undefined
      let out: Node[] = [numeral(1)]
      for (let i = 0; i < n; i++) out = product(out, base)
      return out
    }
    default:
      return undefined
  }
}

const joined = (a: Node[], b: Node[], how: (x: Node, y: Node) => Node): Node[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    a[i] && b[i] ? how(a[i], b[i]) : (a[i] ?? how(numeral(0), b[i]!)),
  )

function product(a: Node[], b: Node[]): Node[] {
  const out: Node[] = []
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) {
      const term = isZero(x) || isZero(y) ? numeral(0) : times(x, y)
      const before = out[i + j]
      out[i + j] = before && !isZero(before) ? (isZero(term) ? before : plus(before, term)) : term
    }
  return out
}
const isZero = (node: Node): boolean => node.is === 'number' && node.value.n === 0n
