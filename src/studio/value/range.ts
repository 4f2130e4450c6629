// Whether a function keeps away from zero on an interval: proved with bounds on ever smaller pieces, or not at all.
import { Undecided } from './budget.ts'
import { sinCos } from './elementary.ts'
import type { Evaluator } from './evaluate.ts'
import type { Form } from './form.ts'
import { whole } from './fraction.ts'
import { Reals, type Interval } from './interval.ts'
import { contains, type Node } from './node.ts'
import type { Scope } from './scope.ts'

const DEEPEST = 7

export function keepsFromZero(
  evaluator: Evaluator,
  node: Node,
  letter: string,
  scope: Scope,
  from: Form,
  to: Form,
): boolean {
  const reals = new Reals(64, evaluator.budget)
  const ends = [from, to].map(end => evaluator.estimate.interval(end, reals))
  const holds = (x: Interval, depth: number): boolean => {
    const found = over(evaluator, node, letter, scope, x, reals)
    if (!found) return false
    if (found.lo > 0n || found.hi < 0n) return true
    if (depth === 0) return false
    const middle = (x.lo + x.hi) >> 1n
    return holds({ lo: x.lo, hi: middle }, depth - 1) && holds({ lo: middle, hi: x.hi }, depth - 1)
  }
  return holds({ lo: ends[0]!.lo, hi: ends[1]!.hi }, DEEPEST)
}

/** What the function takes on an interval lies between these; undefined where nothing is known. */
function over(
  evaluator: Evaluator,
  node: Node,
  letter: string,
  scope: Scope,
  x: Interval,
  reals: Reals,
): Interval | undefined {
  if (!contains(node, letter)) return evaluator.estimate.interval(evaluator.value(node, scope), reals)
  const go = (each: Node) => over(evaluator, each, letter, scope, x, reals)
  switch (node.is) {
    case 'letter':
      return x
    case 'negative': {
      const a = go(node.of)
      return a && reals.negate(a)
    }
    case 'sum':
    case 'difference':
    case 'product':
    case 'quotient': {
      const [a, b] = [go(node.left), go(node.right)]
      if (!a || !b) return undefined
      if (node.is === 'product') return reals.multiply(a, b)
      if (node.is === 'quotient') return divided(reals, a, b)
      return reals.add(a, node.is === 'sum' ? b : reals.negate(b))
    }
    case 'power': {
      const a = go(node.left)
      const n = node.right.is === 'number' && node.right.value.d === 1n ? Number(node.right.value.n) : 0
      if (!a || n < 1 || n > 20) return undefined
      let result = reals.fraction(whole(1))
      for (let i = 0; i < n; i++) result = reals.multiply(result, a)
      // An even power is never negative.
      return n % 2 === 0 && result.lo < 0n ? { lo: 0n, hi: result.hi } : result
    }
    case 'call': {
      if (node.name !== 'sin' && node.name !== 'cos') return undefined
      const a = go(node.of)
      return a && sinCos(reals, a)[node.name]
    }
    default:
      return undefined
  }
}

function divided(reals: Reals, a: Interval, b: Interval): Interval | undefined {
  try {
    return reals.divide(a, b)
  } catch (error) {
    if (error instanceof Undecided) return undefined
    throw error
  }
}
