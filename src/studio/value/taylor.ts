// The first coefficients of a function about a place, exact.
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import { fraction, whole } from './fraction.ts'

const MANY = 9

/** f(c + u) = a₀ + a₁u + …; undefined where the function has no such development. */
export function taylor(
  evaluator: Evaluator,
  name: 'sin' | 'cos' | 'arctan' | 'arcsin',
  c: Form,
): readonly Form[] | undefined {
  const { forms, functions, estimate } = evaluator
  if (name === 'sin' || name === 'cos') {
    const { sin, cos } = functions.sinCos(c)
    const turns = name === 'sin' ? [sin, cos] : [cos, forms.negate(sin)]
    let factor = 1n
    return Array.from({ length: MANY }, (_, k) => {
      factor *= BigInt(Math.max(1, k))
      const sign = k % 4 >= 2 ? -1n : 1n
      return forms.multiply(turns[k % 2]!, number(fraction(sign, factor)))
    })
  }
  const one = number(whole(1))
  const square = forms.multiply(c, c)
  if (name === 'arctan') {
    // The derivative is 1 / (1 + c² + 2cu + u²).
    const below = [forms.add(one, square), forms.multiply(number(whole(2)), c), one]
    return integrated(evaluator, functions.arctan(c), inverseOf(evaluator, below))
  }
  const room = forms.subtract(one, square)
  if (estimate.sign(room) <= 0) return undefined
  // The derivative is the root of 1 / (1 − c² − 2cu − u²): its square is known, so it follows term by term.
  const under = inverseOf(evaluator, [room, forms.multiply(number(whole(-2)), c), number(whole(-1))])
  return integrated(evaluator, functions.arcsin(c), rootOf(evaluator, under))
}

function integrated({ forms }: Evaluator, first: Form, derivative: readonly Form[]): Form[] {
  return [
    first,
    ...derivative.slice(0, MANY - 1).map((a, k) => forms.multiply(a, number(fraction(1n, BigInt(k + 1))))),
  ]
}

/** 1 / (b₀ + b₁u + b₂u²). */
function inverseOf({ forms }: Evaluator, below: readonly Form[]): Form[] {
  const first = forms.power(below[0]!, -1)
  const found = [first]
  for (let k = 1; k < MANY; k++) {
    let sum = number(whole(0))
    for (let j = 1; j < below.length && j <= k; j++)
      sum = forms.add(sum, forms.multiply(below[j]!, found[k - j]!))
    found.push(forms.negate(forms.multiply(first, sum)))
  }
  return found
}

/** The square root of a₀ + a₁u + …, where a₀ is positive. */
function rootOf({ forms, functions }: Evaluator, a: readonly Form[]): Form[] {
  const first = functions.root(a[0]!, 2)
  const under = forms.power(forms.multiply(number(whole(2)), first), -1)
  const found = [first]
  for (let k = 1; k < MANY; k++) {
    let sum = a[k]!
    for (let j = 1; j < k; j++) sum = forms.subtract(sum, forms.multiply(found[j]!, found[k - j]!))
    found.push(forms.multiply(sum, under))
  }
  return found
}
