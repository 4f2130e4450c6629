// Sums of angles that are known by their sine or tangent: arctg 1 + arctg 2 + arctg 3 is π.
import { PI, type Atom } from './atom.ts'
import type { Evaluator } from './evaluate.ts'
import { atomForm, number, type Form, type Term } from './form.ts'
import { fraction, type Fraction } from './fraction.ts'

const DENOMINATORS = [1n, 2n, 3n, 4n, 5n, 6n, 8n, 10n, 12n]

const isAngle = (atom: Atom): atom is Atom & { is: 'arcsin' | 'arctan' } =>
  atom.is === 'arcsin' || atom.is === 'arctan'

/** The same form with such a sum written as a part of π, where that can be proved; else the form itself. */
export function withoutAngles(evaluator: Evaluator, form: Form): Form {
  const { forms } = evaluator
  const terms = forms.asSum(form)
  if (!terms) return form
  // Terms with one angle each; what they are multiplied with besides must be the same.
  const angles = terms.filter(({ powers }) => [...powers.values()].some(({ atom }) => isAngle(atom)))
  if (angles.length < 2) return form
  const parts = angles.map(term => split(evaluator, term))
  const [first] = parts
  if (!first || parts.some(part => !part || part.besides !== first.besides)) return form
  const angle = parts.map(part => part!.angle).reduce((a, b) => forms.add(a, b))
  const part = partOfPi(evaluator, angle)
  if (!part) return form
  const others = terms.filter(term => !angles.includes(term)).map(term => forms.fromTerm(term))
  const settled = forms.multiply(forms.multiply(number(part), atomForm(PI)), first.factor)
  return others.reduce((a, b) => forms.add(a, b), settled)
}

function split({ forms }: Evaluator, { coefficient, powers }: Term) {
  const angle = [...powers].find(([, { atom }]) => isAngle(atom))
  const times = forms.algebra.asFraction(coefficient)
  if (!angle || !times || angle[1].exponent.n !== 1n || angle[1].exponent.d !== 1n) return undefined
  const rest = new Map([...powers].filter(([key]) => key !== angle[0]))
  return {
    angle: forms.multiply(number(times), atomForm(angle[1].atom)),
    factor: forms.fromTerm({ coefficient: { is: 'fraction', value: fraction(1n) }, powers: rest }),
    besides: [...rest]
      .map(([key, { exponent }]) => `${key}^${exponent.n}/${exponent.d}`)
      .toSorted()
      .join(' '),
  }
}

/** The angle over π, when some small multiple of it is a whole number of half turns. */
function partOfPi({ forms, functions, estimate }: Evaluator, angle: Form): Fraction | undefined {
  const near = estimate.digits(angle, 12)
  if (near === undefined) return undefined
  for (const d of DENOMINATORS) {
    const n = Math.round((Number(near) / Math.PI) * Number(d))
    if (Math.abs((n * Math.PI) / Number(d) - Number(near)) > 1e-9) continue
    const { sin } = functions.sinCos(forms.multiply(number(fraction(d)), angle))
    // The sine is zero and the angle is near this one: it is this one.
    if (forms.isZero(sin)) return fraction(BigInt(n), d)
  }
  return undefined
}
