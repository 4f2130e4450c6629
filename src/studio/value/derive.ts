import { equal, subtract, whole } from './fraction.ts'
import { contains, type FunctionName, type Node } from './node.ts'
import { call, minus, natural, numeral, opposite, over, plus, times, toThe } from './nodes.ts'
import { Beyond } from './scope.ts'

const one = numeral(1)
const square = (of: Node): Node => toThe(of, numeral(2))

/** The derivative of a function by what stands in it. */
const OUTER: Readonly<Partial<Record<FunctionName, (x: Node) => Node>>> = {
  sin: x => call('cos', x),
  cos: x => opposite(call('sin', x)),
  tan: x => over(one, square(call('cos', x))),
  cot: x => opposite(over(one, square(call('sin', x)))),
  sec: x => over(call('sin', x), square(call('cos', x))),
  csc: x => opposite(over(call('cos', x), square(call('sin', x)))),
  arcsin: x => over(one, { is: 'root', degree: 2, of: minus(one, square(x)), at: 0, end: 0 }),
  arccos: x => opposite(over(one, { is: 'root', degree: 2, of: minus(one, square(x)), at: 0, end: 0 })),
  arctan: x => over(one, plus(one, square(x))),
  arccot: x => opposite(over(one, plus(one, square(x)))),
  sinh: x => call('cosh', x),
  cosh: x => call('sinh', x),
  tanh: x => over(one, square(call('cosh', x))),
  exp: x => call('exp', x),
}

/** A power with the exponent less one; first powers lose theirs, so that 0⁰ never comes up where there was none. */
function lowered(base: Node, exponent: Node): Node {
  if (exponent.is !== 'number') return toThe(base, minus(exponent, one))
  const less = subtract(exponent.value, whole(1))
  if (less.n === 0n) return one
  return equal(less, whole(1)) ? base : toThe(base, numeral(less))
}

/** The derivative by the letter, by rule. */
export function derive(node: Node, letter: string): Node {
  if (!contains(node, letter)) return numeral(0)
  const d = (each: Node) => derive(each, letter)
  switch (node.is) {
    case 'letter':
      return one
    case 'negative':
      return opposite(d(node.of))
    case 'sum':
      if (!contains(node.left, letter)) return d(node.right)
      return contains(node.right, letter) ? plus(d(node.left), d(node.right)) : d(node.left)
    case 'difference':
      if (!contains(node.left, letter)) return opposite(d(node.right))
      return contains(node.right, letter) ? minus(d(node.left), d(node.right)) : d(node.left)
    case 'product':
      if (!contains(node.left, letter)) return times(node.left, d(node.right))
      if (!contains(node.right, letter)) return times(d(node.left), node.right)
      return plus(times(d(node.left), node.right), times(node.left, d(node.right)))
    case 'quotient':
      if (!contains(node.right, letter)) return over(d(node.left), node.right)
      return over(minus(times(d(node.left), node.right), times(node.left, d(node.right))), square(node.right))
    case 'power':
      if (!contains(node.right, letter))
        return times(times(node.right, lowered(node.left, node.right)), d(node.left))
      if (!contains(node.left, letter)) return times(times(node, natural(node.left)), d(node.right))
      return times(
        node,
        plus(times(d(node.right), natural(node.left)), over(times(node.right, d(node.left)), node.left)),
      )
    case 'root':
      return over(d(node.of), times(numeral(node.degree), toThe(node, numeral(node.degree - 1))))
    case 'percent':
      return over(d(node.of), numeral(100))
    case 'logarithm':
      if (!contains(node.base, letter)) return over(d(node.of), times(node.of, natural(node.base)))
      return d(over(natural(node.of), natural(node.base)))
    case 'call': {
      const outer = OUTER[node.name]
      if (outer) return times(outer(node.of), d(node.of))
      break
    }
    default:
  }
  throw new Beyond(node, 'Ezt nem tudom deriválni.', 'I cannot differentiate this.')
}
