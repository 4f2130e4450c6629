/** What is counted out step by step. */
import { antiderivative, derive, polynomial, valueAt } from './calculus.ts'
import { exactly } from './evaluate.ts'
import { add, fraction, isWhole, multiply, subtract, whole, type Fraction } from './fraction.ts'
import type { Node } from './node.ts'
import { type Scope, bound, Undefined, OutOfField, SERIES_MOST } from './scope.ts'

/** Sums, products, factorials, binomials, determinants, derivatives and integrals of whole and rational things. */
export function counted(node: Node, scope: Scope): Fraction {
  const exact = (each: Node, inner = scope): Fraction => {
    const found = exactly(each, inner)
    if (found.kind === 'exact') return found.value
    throw new OutOfField()
  }
  const count = (each: Node): number => {
    const value = exact(each)
    if (!isWhole(value) || value.n < 0n || value.n > BigInt(SERIES_MOST))
      throw new Undefined(
        each,
        'Itt nem túl nagy természetes szám kell.',
        'A natural number that is not too large is needed here.',
      )
    return Number(value.n)
  }
  switch (node.is) {
    case 'factorial': {
      let product = 1n
      for (let k = count(node.of); k > 1; k--) product *= BigInt(k)
      return fraction(product)
    }
    case 'binomial': {
      const [n, k] = [count(node.left), count(node.right)]
      if (k > n) return whole(0)
      let result = 1n
      for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i)
      return fraction(result)
    }
    case 'series': {
      const from = exact(node.from)
      const to = exact(node.to)
      if (!isWhole(from) || !isWhole(to) || to.n - from.n > BigInt(SERIES_MOST))
        throw new Undefined(
          node,
          'A határok nem túl távoli egész számok.',
          'The limits are whole numbers not too far apart.',
        )
      let result = whole(node.kind === 'sum' ? 0 : 1)
      for (let k = from.n; k <= to.n; k++) {
        const term = exact(node.of, bound(scope, node.letter, fraction(k)))
        result = node.kind === 'sum' ? add(result, term) : multiply(result, term)
      }
      return result
    }
    case 'determinant':
      return determinant(node.rows.map(row => row.map(each => exact(each))))
    case 'derivative':
      return exact(derive(node.of, node.letter), bound(scope, node.letter, exact(node.where)))
    case 'integral': {
      const whole_ = antiderivative(polynomial(node.of, node.letter))
      return subtract(valueAt(whole_, exact(node.to)), valueAt(whole_, exact(node.from)))
    }
    default:
      throw new OutOfField()
  }
}

function determinant(rows: readonly (readonly Fraction[])[]): Fraction {
  if (rows.length === 1) return rows[0]![0]!
  return rows[0]!.reduce((sum, entry, column) => {
    const minor = determinant(rows.slice(1).map(row => row.filter((_, i) => i !== column)))
    const term = multiply(entry, minor)
    return column % 2 === 0 ? add(sum, term) : subtract(sum, term)
  }, whole(0))
}
