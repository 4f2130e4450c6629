// Sums of angles that are known by their sine or tangent: arctg 1 + arctg 2 + arctg 3 is π.
import { PI, type Atom } from './atom.ts'
import type { Evaluator } from './evaluate.ts'
import { atomForm, number, type Form, type Term } from './form.ts'
import { fraction, isWhole, subtract, whole, type Fraction } from './fraction.ts'

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
  const part =
    byWholeNumbers(
      evaluator,
      angle,
      parts.map(each => each!),
    ) ?? partOfPi(evaluator, angle)
  if (!part) return form
  const others = terms.filter(term => !angles.includes(term)).map(term => forms.fromTerm(term))
  const settled = forms.multiply(forms.multiply(number(part), atomForm(PI)), first.factor)
  return others.reduce((a, b) => forms.add(a, b), settled)
}

/** The same form with cos² x written as 1 − sin² x, for angles in radians. */
export function withoutSquares({ forms, functions }: Evaluator, form: Form): Form {
  const terms = forms.asSum(form)
  if (!terms) return form
  return terms
    .map(({ coefficient, powers }) => {
      let product = forms.fromTerm({ coefficient, powers: new Map() })
      for (const { atom, exponent } of powers.values()) {
        const twice = atom.is === 'cos' && isWhole(exponent) && exponent.n > 1n ? exponent.n / 2n : 0n
        const left = subtract(exponent, fraction(2n * twice))
        if (left.n !== 0n) product = forms.multiply(product, atomForm(atom, left))
        if (twice === 0n || atom.is !== 'cos') continue
        const { sin } = functions.sinCos(atom.of)
        const square = forms.subtract(number(whole(1)), forms.multiply(sin, sin))
        product = forms.multiply(product, forms.power(square, Number(twice)))
      }
      return product
    })
    .reduce((a, b) => forms.add(a, b), number(whole(0)))
}

function split({ forms }: Evaluator, { coefficient, powers }: Term) {
  const angle = [...powers].find(([, { atom }]) => isAngle(atom))
  const times = forms.algebra.asFraction(coefficient)
  if (!angle || !times || angle[1].exponent.n !== 1n || angle[1].exponent.d !== 1n) return undefined
  const rest = new Map([...powers].filter(([key]) => key !== angle[0]))
  return {
    times,
    atom: angle[1].atom,
    angle: forms.multiply(number(times), atomForm(angle[1].atom)),
    factor: forms.fromTerm({ coefficient: { is: 'fraction', value: fraction(1n) }, powers: rest }),
    besides: [...rest]
      .map(([key, { exponent }]) => `${key}^${exponent.n}/${exponent.d}`)
      .toSorted()
      .join(' '),
  }
}

const LARGEST = 40n

/**
 * The angle over π by complex whole numbers: arctg(p/q) is the direction of q + pi, a sum of angles that of the product. Only eighths of a
 * turn are directions that such numbers share with parts of π.
 */
function byWholeNumbers(
  { forms, estimate, budget }: Evaluator,
  angle: Form,
  parts: readonly { readonly times: Fraction; readonly atom: Atom }[],
): Fraction | undefined {
  const common = parts.reduce((d, { times }) => (d * times.d) / gcd(d, times.d), 1n)
  let [x, y] = [1n, 0n]
  for (const { times, atom } of parts) {
    const of = atom.is === 'arctan' ? forms.algebra.asFraction(atom.of) : undefined
    const count = (times.n * common) / times.d
    if (!of || count > LARGEST || count < -LARGEST) return undefined
    const up = count < 0n ? -of.n : of.n
    for (let i = count < 0n ? -count : count; i > 0n; i--) {
      budget.spend(20)
      ;[x, y] = [x * of.d - y * up, x * up + y * of.d]
    }
  }
  if (x !== 0n && y !== 0n && x !== y && x !== -y) return undefined
  const near = estimate.digits(angle, 12)
  if (near === undefined) return undefined
  return fraction(BigInt(Math.round((Number(near) / Math.PI) * 4 * Number(common))), 4n * common)
}
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

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
