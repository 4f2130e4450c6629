// Sums that are the square of a sum: π² + 2π + 1 is (π + 1)².
import type { Algebraic } from './algebraic.ts'
import {
  constant,
  leadingOf,
  number,
  scaledPowers,
  timesPowers,
  type Form,
  type Forms,
  type Term,
} from './form.ts'
import { fraction } from './fraction.ts'

const MOST_TERMS = 40
const MOST_STEPS = 10

/** A number of which it is the square; its sign is left to the caller. */
export function squareRoot(forms: Forms, { top, bottom }: Form): Form | undefined {
  const below = number(fraction(1n)).bottom
  // a/b is the square of √(ab)/b.
  const divisor = { top: bottom, bottom: below }
  const root = ofSum(forms, forms.multiply({ top, bottom: below }, divisor))
  return root && forms.divide(root, divisor)
}
/** Found term by term, like the root of a polynomial. */
function ofSum(forms: Forms, form: Form): Form | undefined {
  const terms = forms.asSum(form)
  if (!terms || terms.length === 0 || terms.length > MOST_TERMS) return undefined
  const first = leading(terms)
  if (forms.algebra.sign(first.coefficient) <= 0) return undefined
  const start: Term = {
    coefficient: forms.algebra.root(first.coefficient, 2),
    powers: scaledPowers(first.powers, fraction(1n, 2n)),
  }
  let root = forms.fromTerm(start)
  for (let step = 0; step < MOST_STEPS; step++) {
    const left = forms.subtract(form, forms.multiply(root, root))
    if (forms.isZero(left)) return root
    const rest = forms.asSum(left)
    if (!rest || rest.length > MOST_TERMS) return undefined
    const next = leading(rest)
    const half = forms.fromTerm({
      coefficient: forms.algebra.divide(next.coefficient, start.coefficient),
      powers: timesPowers(next.powers, start.powers, -1),
    })
    root = forms.add(root, forms.multiply(number(fraction(1n, 2n)), half))
  }
  return undefined
}
const leading = (terms: readonly Term[]): Term =>
  leadingOf(new Map(terms.map((term, i) => [String(i), term])))

/** A positive factor taken out, so that 4π² + 4 and π² + 1 are told to be of one kind. */
export function withoutFactor(forms: Forms, form: Form): { readonly factor: Algebraic; readonly rest: Form } {
  const { algebra } = forms
  const lead = algebra.divide(leadingOf(form.top).coefficient, leadingOf(form.bottom).coefficient)
  const factor = algebra.sign(lead) < 0 ? algebra.negate(lead) : lead
  return { factor, rest: forms.divide(form, constant(factor))! }
}
