/**
 * Sines and cosines of multiples of one angle whose sine is no root of an equation (1 in radians, √2 · π …): as a polynomial of the sine and
 * the cosine of the angle, with the cosine at most once. What is a constant then is one; everything else is irrational, for e^(iθ) solves no equation.
 */
import type { Algebraic } from './algebraic.ts'
import type { Atom } from './atom.ts'
import type { Evaluator } from './evaluate.ts'
import { atomForm, number, type Form, type Term } from './form.ts'
import { divide, fraction, isWhole, whole, type Fraction } from './fraction.ts'

type Wave = Atom & { readonly is: 'sin' | 'cos' }

const HIGHEST = 24n
const MOST_DEGREE = 80n
const ONE = number(whole(1))

/** An algebraic multiple of π: e to it is a power of −1 with an exponent that is no fraction (Gelfond), and so are the waves of it. */
export function isPartOfPi({ forms }: Evaluator, of: Form): boolean {
  const term = forms.asTerm(of)
  const [power] = term?.powers.values() ?? []
  return (
    term?.powers.size === 1 && power!.atom.is === 'pi' && power!.exponent.n === 1n && power!.exponent.d === 1n
  )
}

/** Undefined when other things stand in it, too. */
export function settledWaves(evaluator: Evaluator, form: Form): Algebraic | 'no equation' | undefined {
  const { forms } = evaluator
  const atoms = forms.atoms(form)
  const waves = atoms.filter((atom): atom is Wave => atom.is === 'sin' || atom.is === 'cos')
  const [first] = waves
  if (!first || waves.length < atoms.length) return undefined
  if (!forms.asConstant(first.of) && !isPartOfPi(evaluator, first.of)) return undefined
  const ratios = new Map<string, Fraction>()
  for (const { key, of } of waves) {
    const quotient = forms.divide(of, first.of)
    const ratio = quotient && forms.asFraction(quotient)
    if (!ratio) return undefined
    ratios.set(key, ratio)
  }
  const common = [...ratios.values()].reduce((a, b) => gcdOf(a, b))
  const unit = new Unit(evaluator, forms.multiply(first.of, number(common)))
  const times = new Map(waves.map(({ key }) => [key, divide(ratios.get(key)!, common).n]))
  if (degreeOf(form, times) > MOST_DEGREE) return undefined
  const values = new Map<string, Form>()
  for (const wave of waves) {
    const n = times.get(wave.key)!
    if (n > HIGHEST || n < -HIGHEST) return undefined
    values.set(wave.key, unit.multiple(n)[wave.is])
  }
  const top = unit.putIn([...form.top.values()], values)
  const bottom = unit.putIn([...form.bottom.values()], values)
  if (!top || !bottom) return undefined
  const over = forms.divide(top, bottom)
  if (!over) return undefined
  const lift = unit.lift([...over.top.values(), ...over.bottom.values()])
  const [above, below] = [unit.plain(over.top, lift), unit.plain(over.bottom, lift)]
  if (forms.isZero(below)) return undefined
  const [lead] = [...below.top.values()].filter(term => forms.algebra.sign(term.coefficient) !== 0)
  const mine = [...above.top].find(([key]) => below.top.get(key) === lead)?.[1]
  if (!lead || !mine) return forms.isZero(above) ? { is: 'fraction', value: whole(0) } : 'no equation'
  const ratio = forms.algebra.divide(mine.coefficient, lead.coefficient)
  const multiple = forms.multiply(forms.fromTerm({ coefficient: ratio, powers: new Map() }), below)
  return forms.isZero(forms.subtract(above, multiple)) ? ratio : 'no equation'
}

/** How long the polynomials will be. */
function degreeOf({ top, bottom }: Form, times: ReadonlyMap<string, bigint>): bigint {
  const degrees = [...top.values(), ...bottom.values()].map(({ powers }) =>
    [...powers].reduce((sum, [key, { exponent }]) => sum + size(exponent.n) * size(times.get(key) ?? 0n), 0n),
  )
  return degrees.reduce((a, b) => (a > b ? a : b), 0n)
}

/** The angle of which all others are multiples. */
class Unit {
  private readonly evaluator: Evaluator
  private readonly sin: Form
  private readonly cos: Form

  constructor(evaluator: Evaluator, angle: Form) {
    this.evaluator = evaluator
    ;({ sin: this.sin, cos: this.cos } = evaluator.functions.sinCos(angle))
  }

  multiple(n: bigint): { readonly sin: Form; readonly cos: Form } {
    const { forms } = this.evaluator
    let [sin, cos] = [number(whole(0)), ONE]
    for (let i = n < 0n ? -n : n; i > 0n; i--)
      [sin, cos] = [
        this.reduced(forms.add(forms.multiply(sin, this.cos), forms.multiply(cos, this.sin))),
        this.reduced(forms.subtract(forms.multiply(cos, this.cos), forms.multiply(sin, this.sin))),
      ]
    return { sin: n < 0n ? forms.negate(sin) : sin, cos }
  }

  /** The terms with these values for the waves. */
  putIn(terms: readonly Term[], values: ReadonlyMap<string, Form>): Form | undefined {
    const { forms } = this.evaluator
    let sum = number(whole(0))
    for (const { coefficient, powers } of terms) {
      let product = forms.fromTerm({ coefficient, powers: new Map() })
      for (const { atom, exponent } of powers.values()) {
        const value = values.get(atom.key)
        if (!value || !isWhole(exponent) || exponent.n > HIGHEST || exponent.n < -HIGHEST) return undefined
        product = forms.multiply(product, forms.power(value, Number(exponent.n)))
      }
      sum = forms.add(sum, product)
    }
    return sum
  }

  /** What both sides of a fraction are multiplied with so that no sine or cosine is left below. */
  lift(terms: readonly Term[]): Form {
    const { forms } = this.evaluator
    return [this.sin, this.cos]
      .flatMap(wave => forms.atoms(wave))
      .map(atom => {
        const least = terms.map(({ powers }) => Number(powers.get(atom.key)?.exponent.n ?? 0n))
        return forms.power(atomForm(atom), Math.max(0, -Math.min(0, ...least)))
      })
      .reduce((a, b) => forms.multiply(a, b), ONE)
  }
  plain(terms: ReadonlyMap<string, Term>, lift: Form): Form {
    const { forms } = this.evaluator
    return this.reduced(
      [...terms.values()]
        .map(term => forms.multiply(forms.fromTerm(term), lift))
        .reduce((a, b) => forms.add(a, b), number(whole(0))),
    )
  }

  /** With cos² written as 1 − sin². */
  private reduced(form: Form): Form {
    const { forms } = this.evaluator
    const [wave] = forms.atoms(this.cos)
    const square = forms.subtract(ONE, forms.multiply(this.sin, this.sin))
    let sum = number(whole(0))
    for (const term of form.top.values()) {
      const power = wave && term.powers.get(wave.key)
      if (!power || power.exponent.n < 2n) {
        sum = forms.add(sum, forms.fromTerm(term))
        continue
      }
      const rest = new Map(term.powers)
      rest.delete(wave.key)
      const odd = power.exponent.n % 2n === 1n ? atomForm(wave) : ONE
      const left = forms.multiply(forms.fromTerm({ ...term, powers: rest }), odd)
      sum = forms.add(sum, forms.multiply(left, forms.power(square, Number(power.exponent.n / 2n))))
    }
    return sum
  }
}

const size = (n: bigint): bigint => (n < 0n ? -n : n)
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? size(a) : gcd(b, a % b))
const gcdOf = (a: Fraction, b: Fraction): Fraction => fraction(gcd(a.n * b.d, b.n * a.d), a.d * b.d)
