// The term of an endless sum as p(n)/q(n) · g(n) / (sn + b)!, with polynomials p and q and a g that goes on by the same factor.
import type { Evaluator } from './evaluate.ts'
import { isWhole } from './fraction.ts'
import { geometric } from './geometric.ts'
import { contains, type Node } from './node.ts'
import { numeral, over, times, toThe } from './nodes.ts'
import { coefficientsOf, type Coefficients } from './partial-fractions.ts'
import { polynomial } from './polynomial.ts'
import { topAndBottom } from './rational.ts'
import type { Scope } from './scope.ts'

export interface TermParts {
  readonly top: Coefficients
  readonly bottom: Coefficients
  readonly geometric: Node
  readonly factorial: { readonly slope: bigint; readonly start: bigint } | undefined
}

const isParted = ({ is }: Node): boolean => is === 'product' || is === 'quotient' || is === 'negative'

/** Undefined when it is of another kind. */
export function termParts(
  evaluator: Evaluator,
  node: Node,
  letter: string,
  scope: Scope,
): TermParts | undefined {
  let [top, bottom, even] = [numeral(1), numeral(1), numeral(1)]
  const factorials: Node[] = []
  const put = (each: Node, side: 'above' | 'below'): void => {
    if (side === 'above') top = times(top, each)
    else bottom = times(bottom, each)
  }
  const take = (each: Node, side: 'above' | 'below'): boolean => {
    const other = side === 'above' ? 'below' : 'above'
    if (!contains(each, letter) || geometric(each, letter)) {
      even = side === 'above' ? times(even, each) : over(even, each)
      return true
    }
    if (!isParted(each) && polynomial(each, letter)) {
      put(each, side)
      return true
    }
    switch (each.is) {
      case 'negative':
        even = { ...each, of: even }
        return take(each.of, side)
      case 'product':
        return take(each.left, side) && take(each.right, side)
      case 'quotient':
        return take(each.left, side) && take(each.right, other)
      case 'power': {
        const { right } = each
        if (right.is === 'negative') return take(toThe(each.left, right.of), other)
        if (right.is !== 'number' || right.value.d !== 1n || right.value.n > 12n || right.value.n < -12n)
          return false
        const [place, count]: ['above' | 'below', bigint] =
          right.value.n < 0n ? [other, -right.value.n] : [side, right.value.n]
        for (let i = 0n; i < count; i++) if (!take(each.left, place)) return false
        return true
      }
      case 'factorial':
        if (side === 'above' || factorials.length > 0) return false
        factorials.push(each.of)
        return true
      default: {
        const parts = topAndBottom(each)
        if (!parts.every(part => polynomial(part, letter))) return false
        put(parts[0], side)
        put(parts[1], other)
        return true
      }
    }
  }
  if (!take(node, 'above')) return undefined
  const [above, below] = [top, bottom].map(part => coefficientsOf(evaluator, part, letter, scope))
  if (!above || !below || below.length === 0) return undefined
  const [of] = factorials
  if (!of) return { top: above, bottom: below, geometric: even, factorial: undefined }
  const [start, slope, ...more] = coefficientsOf(evaluator, of, letter, scope) ?? []
  if (!start || !slope || more.length > 0 || !isWhole(start) || !isWhole(slope)) return undefined
  if (slope.n !== 1n && slope.n !== 2n) return undefined
  return { top: above, bottom: below, geometric: even, factorial: { slope: slope.n, start: start.n } }
}
