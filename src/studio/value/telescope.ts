/**
 * Endless sums of quotients of polynomials. What cancels from term to term cancels: 1/(n(n + 1)) is 1/n − 1/(n + 1). What is left are the
 * known sums of 1/(n + x)^k for fractions x: π² and its like, and logarithms (Gauss' theorem on the digamma function).
 */
import { PI } from './atom.ts'
import type { Evaluator } from './evaluate.ts'
import { atomForm, number, type Form } from './form.ts'
import {
  add,
  divide,
  fraction,
  isWhole,
  multiply,
  power,
  subtract,
  whole,
  type Fraction,
} from './fraction.ts'
import type { Node } from './node.ts'
import { partialFractions, stepsFromUnit, total, type Coefficients, type Part } from './partial-fractions.ts'
import { Undefined } from './scope.ts'

const MOST_STEPS = 5000n
const MOST_PARTS = 12n
const HIGHEST = 12

/** Σ top(n)/bottom(n), or Σ (−1)ⁿ⁻ᶠʳᵒᵐ top(n)/bottom(n). Undefined when it is not known. */
export function rationalSum(
  evaluator: Evaluator,
  node: Node,
  [top, bottom]: readonly [Coefficients, Coefficients],
  from: bigint,
  signs: 'equal' | 'alternating',
): Form | undefined {
  if (top.length === 0) return number(whole(0))
  if (top.length >= bottom.length) throw diverges(node)
  const parts = partialFractions(top, bottom)
  if (!parts) return undefined
  if (parts.some(({ root }) => isWhole(root) && root.n >= from))
    throw new Undefined(
      node,
      'Van benne tag, amely nullával osztana.',
      'One of its terms would divide by zero.',
    )
  const one = parts.map(part => ({ ...part, root: subtract(part.root, fraction(from)) }))
  const all = signs === 'equal' ? one : one.flatMap(inPairs)
  if (total(all.filter(({ order }) => order === 1).map(({ factor }) => factor)).n !== 0n) throw diverges(node)
  return new Sum(evaluator).of(all)
}

/** Two terms taken together: n is 2m, then 2m + 1. */
function inPairs({ root, order, factor }: Part): Part[] {
  const half = divide(factor, power(whole(2), order))
  return [
    { root: divide(root, whole(2)), order, factor: half },
    { root: divide(subtract(root, whole(1)), whole(2)), order, factor: fraction(-half.n, half.d) },
  ]
}

const diverges = (node: Node) => new Undefined(node, 'A sor nem konvergens.', 'The series has no sum.')

class Sum {
  private readonly evaluator: Evaluator
  private finite = whole(0)

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator
  }

  /** From n = 0 on. */
  of(parts: readonly Part[]): Form | undefined {
    const { forms } = this.evaluator
    const weights = new Map<number, Map<string, { start: Fraction; weight: Fraction }>>()
    for (const { root, order, factor } of parts) {
      // Σ 1/(n − root)^order begins at x = −root: moved to a place between 0 and 1.
      const { start, steps } = stepsFromUnit(fraction(-root.n, root.d))
      const far = steps < 0n ? -steps : steps
      if (order > HIGHEST || far > MOST_STEPS || start.d > MOST_PARTS) return undefined
      this.evaluator.budget.spend(Number(far))
      for (let i = 0n; i < far; i++) {
        const x = add(start, fraction(steps < 0n ? steps + i : i))
        const term = divide(factor, power(x, order))
        this.finite = steps < 0n ? add(this.finite, term) : subtract(this.finite, term)
      }
      const known = weights.get(order) ?? new Map<string, { start: Fraction; weight: Fraction }>()
      weights.set(order, known)
      const key = `${start.n}/${start.d}`
      known.set(key, { start, weight: add(known.get(key)?.weight ?? whole(0), factor) })
    }
    let sum = number(this.finite)
    for (const [order, classes] of weights) {
      const left = [...classes.values()].filter(({ weight }) => weight.n !== 0n)
      const found = order === 1 ? this.logarithms(left) : this.powers(left, order)
      if (!found) return undefined
      sum = forms.add(sum, found)
    }
    return sum
  }

  /** Weights that come to nothing together: −Σ weight · ψ(start). */
  private logarithms(left: readonly { start: Fraction; weight: Fraction }[]): Form {
    const { forms } = this.evaluator
    return left
      .map(({ start, weight }) => forms.multiply(number(fraction(-weight.n, weight.d)), this.digamma(start)))
      .reduce((a, b) => forms.add(a, b), number(whole(0)))
  }
  /** ψ(p/q) + γ = −ln 2q − π/2 · ctg(πp/q) + 2 Σ cos(2πkp/q) ln sin(πk/q) for k < q/2. */
  private digamma({ n: p, d: q }: Fraction): Form {
    const { forms, functions } = this.evaluator
    if (q === 1n) return number(whole(0))
    const { sin, cos } = this.wave(fraction(p, q))
    const quarter = forms.multiply(number(fraction(-1n, 2n)), atomForm(PI))
    let sum = forms.multiply(quarter, forms.divide(cos, sin)!)
    sum = forms.subtract(sum, functions.ln(number(fraction(2n * q))))
    for (let k = 1n; 2n * k < q; k++) {
      const factor = forms.multiply(number(whole(2)), this.wave(fraction(2n * k * p, q)).cos)
      sum = forms.add(sum, forms.multiply(factor, functions.ln(this.wave(fraction(k, q)).sin)))
    }
    return sum
  }
  private wave(part: Fraction): { readonly sin: Form; readonly cos: Form } {
    const { forms, functions } = this.evaluator
    return functions.sinCos(forms.multiply(number(part), atomForm(PI)))
  }

  /** Σ weight · ζ(order, start), as far as these are powers of π. */
  private powers(
    left: readonly { readonly start: Fraction; readonly weight: Fraction }[],
    order: number,
  ): Form | undefined {
    const { forms } = this.evaluator
    let zetas = whole(0)
    let sum = number(whole(0))
    const open = [...left]
    for (let each = open.pop(); each; each = open.pop()) {
      const { start, weight } = each
      if (start.d <= 2n) {
        const times = start.d === 1n ? whole(1) : subtract(power(whole(2), order), whole(1))
        zetas = add(zetas, multiply(weight, times))
        continue
      }
      const mirrored = subtract(whole(1), start)
      const at = open.findIndex(other => other.start.n === mirrored.n && other.start.d === mirrored.d)
      const [other] = at < 0 ? [] : open.splice(at, 1)
      const both = order % 2 === 0 ? other?.weight : other && fraction(-other.weight.n, other.weight.d)
      if (!both || both.n !== weight.n || both.d !== weight.d || order > 3) return undefined
      const { sin, cos } = this.wave(start)
      const below = forms.power(sin, order)
      const part = forms.divide(order === 2 ? number(whole(1)) : cos, below)!
      sum = forms.add(sum, forms.multiply(number(weight), forms.multiply(part, this.piTo(order))))
    }
    if (zetas.n === 0n) return sum
    if (order % 2 !== 0) return undefined
    return forms.add(sum, forms.multiply(number(multiply(zetas, zeta(order))), this.piTo(order)))
  }
  private piTo(exponent: number): Form {
    return atomForm(PI, whole(exponent))
  }
}

/** ζ(2m) over π^2m: |B| · 2^(2m − 1) / (2m)! with the number of Bernoulli. */
function zeta(order: number): Fraction {
  const numbers: Fraction[] = []
  for (let m = 0; m <= order; m++) {
    let sum = whole(0)
    let choose = 1n
    for (const [k, each] of numbers.entries()) {
      sum = add(sum, multiply(fraction(choose), each))
      choose = (choose * BigInt(m + 1 - k)) / BigInt(k + 1)
    }
    numbers.push(m === 0 ? whole(1) : divide(sum, whole(-(m + 1))))
  }
  const last = numbers[order]!
  let factorial = 1n
  for (let i = 2n; i <= BigInt(order); i++) factorial *= i
  return multiply(
    fraction(last.n < 0n ? -last.n : last.n, last.d),
    fraction(2n ** BigInt(order - 1), factorial),
  )
}
