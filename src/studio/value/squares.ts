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
const FEW_STEPS = 4

/** A number of which it is the square; its sign is left to the caller. */
export function squareRoot(forms: Forms, form: Form): Form | undefined {
  const { factor, rest } = withoutFactor(forms, form)
  const below = number(fraction(1n)).bottom
  // a/b is the square of √(ab)/b.
  const divisor = { top: rest.bottom, bottom: below }
  const root = ofSum(forms, forms.multiply({ top: rest.top, bottom: below }, divisor))
  if (!root) return undefined
  return forms.multiply(constant(forms.algebra.root(factor, 2)), forms.divide(root, divisor)!)
}
/** Found term by term, like the root of a polynomial that begins with one. */
function ofSum(forms: Forms, form: Form): Form | undefined {
  const terms = forms.asSum(form)
  if (!terms || terms.length === 0 || terms.length > MOST_TERMS) return undefined
  const first = leading(terms)
  if (forms.algebra.asFraction(first.coefficient)?.n !== 1n) return undefined
  // With roots among the coefficients each step is harder to tell from nothing.
  const plain = terms.every(({ coefficient }) => coefficient.is === 'fraction')
  const powers = scaledPowers(first.powers, fraction(1n, 2n))
  let root = forms.fromTerm({ coefficient: first.coefficient, powers })
  for (let step = 0; step < (plain ? MOST_STEPS : FEW_STEPS); step++) {
    const left = forms.subtract(form, forms.multiply(root, root))
    const rest = forms.asSum(left)
    if (!rest || rest.length > MOST_TERMS) return undefined
    if (rest.length === 0) return root
    const next = leading(rest)
    const half = forms.fromTerm({
      coefficient: next.coefficient,
      powers: timesPowers(next.powers, powers, -1),
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
