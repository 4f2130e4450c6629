// Quotients of factorials that grow together: (n + 2)! / n! is (n + 1)(n + 2).
import type { Evaluator } from './evaluate.ts'
import { compare, fraction, isWhole, subtract, type Fraction } from './fraction.ts'
import { contains, type Node } from './node.ts'
import { mapped, numeral, over, plus, times } from './nodes.ts'
import { polynomial } from './polynomial.ts'
import type { Scope } from './scope.ts'

const MOST_APART = 12n

/** a · n + b, with a letter that goes beyond all bounds. */
interface Line {
  readonly node: Node
  readonly slope: Fraction
  readonly start: Fraction
}

/** The same for all large whole numbers, with the factorials and binomials gone that cancel. */
export function withoutFactorials(evaluator: Evaluator, node: Node, letter: string, scope: Scope): Node {
  const lineOf = (of: Node): Line | undefined => {
    const parts = polynomial(of, letter)?.map(part => evaluator.fraction(part, scope))
    const [start, slope] = parts ?? []
    if (parts?.length !== 2 || !start || !slope || !isWhole(start) || !isWhole(slope) || slope.n <= 0n)
      return undefined
    return { node: of, slope, start }
  }
  /** More over less, when they are a few steps apart: the product of these steps. */
  const steps = (more: Line, less: Line): Node | undefined => {
    const apart = subtract(more.start, less.start)
    if (compare(more.slope, less.slope) !== 0 || apart.n < 0n || apart.n > MOST_APART) return undefined
    let product = numeral(1)
    for (let k = 1n; k <= apart.n; k++) product = times(product, plus(less.node, numeral(fraction(k))))
    return product
  }
  const chosen = (above: Node, below: Node): Node | undefined => {
    const n = lineOf(above)
    const k = contains(below, letter) ? undefined : evaluator.fraction(below, scope)
    if (!n || !k || !isWhole(k) || k.n < 0n || k.n > MOST_APART) return undefined
    let product = numeral(1)
    for (let i = 0n; i < k.n; i++)
      product = times(product, over(plus(n.node, numeral(fraction(-i))), numeral(fraction(i + 1n))))
    return product
  }
  const cancelled = (of: Node): Node => {
    const top: Node[] = []
    const bottom: Node[] = []
    const part = (each: Node, up: Node[], down: Node[]): void => {
      if (each.is === 'product') for (const half of [each.left, each.right]) part(half, up, down)
      else if (each.is === 'quotient') {
        part(each.left, up, down)
        part(each.right, down, up)
      } else up.push(go(each))
    }
    part(of, top, bottom)
    for (const [i, above] of top.entries())
      for (const [j, below] of bottom.entries()) {
        if (above.is !== 'factorial' || below.is !== 'factorial' || top[i] !== above) continue
        const [a, b] = [lineOf(above.of), lineOf(below.of)]
        const [up, down] = a && b ? [steps(a, b), steps(b, a)] : []
        if (!up && !down) continue
        top[i] = up ?? numeral(1)
        bottom[j] = up ? numeral(1) : down!
      }
    const product = (list: readonly Node[]) => list.reduce(times, numeral(1))
    return over(product(top), product(bottom))
  }
  const go = (each: Node): Node => {
    if (!contains(each, letter)) return each
    if (each.is === 'quotient' && (each.left.is === 'sum' || each.left.is === 'difference')) {
      const [a, b] = [over(each.left.left, each.right), over(each.left.right, each.right)]
      return hasFactorial(each) ? { ...each.left, left: go(a), right: go(b) } : each
    }
    if (each.is === 'product' || each.is === 'quotient') return hasFactorial(each) ? cancelled(each) : each
    if (each.is === 'binomial') return chosen(each.left, each.right) ?? each
    return 'letter' in each ? each : mapped(each, go)
  }
  return hasFactorial(node) ? go(node) : node
}

function hasFactorial(node: Node): boolean {
  if (node.is === 'factorial' || node.is === 'binomial') return true
  let found = false
  mapped(node, part => {
    found ||= hasFactorial(part)
    return part
  })
  return found
}
