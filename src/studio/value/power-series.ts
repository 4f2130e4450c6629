// Endless sums with qⁿ: over a factorial they are powers of e, waves and their like; over n they are logarithms and angles.
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import { add, divide, fraction, isWhole, multiply, whole, type Fraction } from './fraction.ts'
import {
  partialFractions,
  rationalRoots,
  stepsFromUnit,
  valueAt,
  type Coefficients,
} from './partial-fractions.ts'

const MOST_STEPS = 200n
const MOST_DEGREE = 12

export interface PowerSeries {
  readonly top: Coefficients
  readonly bottom: Coefficients
  readonly from: bigint
  /** g(from) and g(n + 1)/g(n). */
  readonly first: Form
  readonly ratio: Form
}

/** Σ p(n)/q(n) · g(n) / (sn + b)!. Undefined when it is not known. */
export function factorialSum(
  evaluator: Evaluator,
  series: PowerSeries,
  { slope, start }: { readonly slope: bigint; readonly start: bigint },
): Form | undefined {
  const { forms } = evaluator
  const { from, first, ratio } = series
  const absorbed = intoFactorial(series, slope, start)
  if (!absorbed) return undefined
  const { valueOf, degree, start: b } = absorbed
  if (degree > MOST_DEGREE || size(from) + size(b) > MOST_STEPS) return undefined
  // By m(m − 1)…(m − j + 1) for m = sn + b: what stands below is (m − j)! then.
  let row = Array.from({ length: degree + 1 }, (_, m) => valueOf(whole(m)))
  let sum = number(whole(0))
  let below = 1n
  for (let j = 0n; row.length > 0; j++) {
    below *= j > 0n ? j : 1n
    const factor = divide(row[0]!, fraction(below))
    if (factor.n !== 0n)
      sum = forms.add(sum, forms.multiply(number(factor), exponentials(evaluator, ratio, slope, b - j, from)))
    row = row.slice(1).map((x, i) => add(x, fraction(-row[i]!.n, row[i]!.d)))
  }
  const scale = evaluator.functions.power(ratio, number(fraction(-from)))
  return forms.multiply(forms.multiply(first, scale), sum)
}

/** p(n)/q(n)/(sn + b)! as a polynomial of m = sn + c over m!: (n + 1)/((n + 2) n!) is (n + 1)²/(n + 2)!. */
function intoFactorial({ top, bottom }: PowerSeries, slope: bigint, start: bigint) {
  const { roots, rest } = rationalRoots(bottom)
  if (rest.length > 1) return undefined
  const s = fraction(slope)
  // n − root is (m − (s·root + b))/s.
  const left = roots.map(root => add(multiply(s, root), fraction(start)))
  const extra: Fraction[] = []
  let steps = 0n
  for (; left.length > 0; steps++) {
    if (steps > 20n) return undefined
    const next = fraction(-steps - 1n)
    const at = left.findIndex(each => each.n === next.n && each.d === next.d)
    if (at >= 0) left.splice(at, 1)
    else extra.push(next)
  }
  const scale = divide(fraction(slope ** BigInt(roots.length)), bottom.at(-1)!)
  const valueOf = (m: Fraction): Fraction => {
    // m here is that of the larger factorial.
    const small = add(m, fraction(-steps))
    const n = divide(add(small, fraction(-start)), s)
    const value = multiply(scale, valueAt(top, n))
    return extra.reduce((product, root) => multiply(product, add(small, fraction(-root.n, root.d))), value)
  }
  return { valueOf, degree: Math.max(0, top.length - 1) + extra.length, start: start + steps }
}

/** Σ ratioⁿ/(sn + b)! from n = from on, without the terms below which stands no factorial. */
function exponentials(evaluator: Evaluator, ratio: Form, slope: bigint, b: bigint, from: bigint): Form {
  const { forms, functions } = evaluator
  const odd = slope === 2n ? ((b % 2n) + 2n) % 2n : 0n
  const apart = (b - odd) / slope
  let sum = wholeExponential(evaluator, ratio, slope, odd)
  let term = number(whole(1))
  for (let k = 0n; k < from + apart; k++) {
    sum = forms.subtract(sum, term)
    const [x, y] = [slope * k + odd + 1n, slope * k + odd + 2n]
    term = forms.multiply(forms.multiply(term, ratio), number(fraction(1n, slope === 2n ? x * y : x)))
  }
  return forms.multiply(sum, functions.power(ratio, number(fraction(-apart))))
}
/** Σ ratioᵏ/k!, Σ ratioᵏ/(2k)! or Σ ratioᵏ/(2k + 1)! from nought on. */
function wholeExponential(evaluator: Evaluator, ratio: Form, slope: bigint, odd: bigint): Form {
  const { forms, functions, estimate } = evaluator
  if (slope === 1n) return functions.exp(ratio)
  const positive = estimate.sign(ratio) > 0
  const x = functions.root(positive ? ratio : forms.negate(ratio), 2)
  const { sin, cos } = positive ? hyperbolic(evaluator, x) : functions.sinCos(x)
  return odd === 1n ? forms.divide(sin, x)! : cos
}
function hyperbolic({ forms, functions }: Evaluator, x: Form): { readonly sin: Form; readonly cos: Form } {
  const [up, down] = [functions.exp(x), functions.exp(forms.negate(x))]
  const half = number(fraction(1n, 2n))
  return {
    sin: forms.multiply(half, forms.subtract(up, down)),
    cos: forms.multiply(half, forms.add(up, down)),
  }
}
const size = (n: bigint): bigint => (n < 0n ? -n : n)

/** Σ p(n)/q(n) · g(n) with |ratio| < 1, where q has simple zeros that are halves or whole. */
export function logarithmSum(
  evaluator: Evaluator,
  { top, bottom, from, first, ratio }: PowerSeries,
): Form | undefined {
  const { forms, functions } = evaluator
  const parts = top.length < bottom.length ? partialFractions(top, bottom) : undefined
  if (!parts || parts.some(({ root, order }) => order > 1 || root.d > 2n)) return undefined
  let sum = number(whole(0))
  for (const { root, factor } of parts) {
    if (isWhole(root) && root.n >= from) return undefined
    // x = n − root begins here; from 1 or 1/2 on the sum is known.
    const { start, steps } = stepsFromUnit(add(fraction(from), fraction(-root.n, root.d)))
    if (size(steps) > MOST_STEPS) return undefined
    let part = isWhole(start) ? logarithm(evaluator, ratio) : angle(evaluator, ratio)
    for (let i = 0n; i < size(steps); i++) {
      const x = steps < 0n ? -i - 1n : i
      const term = forms.multiply(
        functions.power(ratio, number(fraction(x))),
        number(divide(whole(1), add(start, fraction(x)))),
      )
      part = steps < 0n ? forms.add(part, term) : forms.subtract(part, term)
    }
    const scale = forms.multiply(number(factor), functions.power(ratio, number(fraction(-steps))))
    sum = forms.add(sum, forms.multiply(scale, part))
  }
  return forms.multiply(first, sum)
}
/** Σ ratioⁱ/(1 + i) */
function logarithm({ forms, functions }: Evaluator, ratio: Form): Form {
  const ln = functions.ln(forms.subtract(number(whole(1)), ratio))
  return forms.negate(forms.divide(ln, ratio)!)
}
/** Σ ratioⁱ/(½ + i) */
function angle({ forms, functions, estimate }: Evaluator, ratio: Form): Form {
  const positive = estimate.sign(ratio) > 0
  const x = functions.root(positive ? ratio : forms.negate(ratio), 2)
  const one = number(whole(1))
  const found = positive
    ? functions.ln(forms.divide(forms.add(one, x), forms.subtract(one, x))!)
    : forms.multiply(number(whole(2)), functions.arctan(x))
  return forms.divide(found, x)!
}
