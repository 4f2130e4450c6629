// Roots, powers, logarithms and angles of forms: taken apart as far as their laws go, else kept as an atom of their own.
import { rational, type Algebraic } from './algebraic.ts'
import { E, PI, type Atom } from './atom.ts'
import { Undecided } from './budget.ts'
import type { Estimate } from './estimate.ts'
import { factored } from './factors.ts'
import { atomForm, constant, number, scaledPowers, type Form, type Forms } from './form.ts'
import { divide, fraction, isWhole, subtract, whole, type Fraction } from './fraction.ts'
import { squareRoot, withoutFactor } from './squares.ts'

const MOST_EXPONENT = 4000n
const LONGEST_EXPONENT = 100_000n
const MOST_DEGREE = 60n
const MOST_MET = 50

/** An angle as a part of π and multiples of angles known by their sine or tangent, or of their halves. */
interface Angle {
  readonly part: Fraction
  readonly more: readonly {
    readonly atom: Atom & { is: 'arcsin' | 'arctan' }
    readonly times: number
    readonly of: 'whole' | 'half'
  }[]
}

export class Functions {
  readonly forms: Forms
  readonly estimate: Estimate
  /** Atoms without a name of their own, by what they are. */
  private readonly named = new Map<string, string>()

  constructor(forms: Forms, estimate: Estimate) {
    this.forms = forms
    this.estimate = estimate
  }

  private own(is: 'exp' | 'ln' | 'sin' | 'cos' | 'arcsin-of' | 'arctan-of', of: Form): Form {
    return atomForm({ is, of, key: this.name(`${is} ${this.forms.key(of)}`) })
  }
  private name(what: string): string {
    let name = this.named.get(what)
    if (name === undefined) this.named.set(what, (name = `#${this.named.size}`))
    return name
  }

  /** The caller has made sure that it is not negative. */
  root(form: Form, degree: number): Form {
    const known = this.forms.asConstant(form)
    if (known) return constant(this.forms.algebra.root(known, degree))
    const term = this.forms.asTerm(form)
    // Every atom must be positive by itself, or its root means something else.
    if (term && this.forms.algebra.sign(term.coefficient) > 0 && this.positive(form))
      return this.forms.fromTerm({
        coefficient: this.forms.algebra.root(term.coefficient, degree),
        powers: scaledPowers(term.powers, fraction(1n, BigInt(degree))),
      })
    const square = degree % 2 === 0 ? squareRoot(this.forms, form) : undefined
    if (square) {
      const size = this.estimate.sign(square) < 0 ? this.forms.negate(square) : square
      return degree === 2 ? size : this.root(size, degree / 2)
    }
    // What has no root of its own: as a number by itself, of which all its roots are powers.
    const { factor, rest } = withoutFactor(this.forms, form)
    const [atom] = this.forms.atoms(this.own('exp', this.own('ln', rest)))
    const root = atomForm(atom!, fraction(1n, BigInt(degree)))
    return this.forms.multiply(constant(this.forms.algebra.root(factor, degree)), root)
  }
  /** What such a number is: the sum under the root. */
  underRoot(atom: Atom): Form | undefined {
    const [ln] = atom.is === 'exp' ? this.forms.atoms(atom.of) : []
    if (atom.is !== 'exp' || ln?.is !== 'ln') return undefined
    return this.forms.key(atom.of) === this.forms.key(atomForm(ln)) ? ln.of : undefined
  }
  /** The same with whole powers of such numbers written out: √(π² + 1) · √(π² + 1) is π² + 1. */
  unrooted(form: Form): Form {
    const { forms } = this
    if (!forms.atoms(form).some(atom => this.underRoot(atom))) return form
    const writtenOut = (terms: Form['top']): Form =>
      [...terms.values()]
        .map(({ coefficient, powers }) => {
          let product = forms.fromTerm({ coefficient, powers: new Map() })
          for (const { atom, exponent } of powers.values()) {
            const of = this.underRoot(atom)
            const times = of ? exponent.n / exponent.d : 0n
            if (of) product = forms.multiply(product, forms.power(of, Number(times)))
            const left = subtract(exponent, fraction(times))
            if (left.n !== 0n) product = forms.multiply(product, atomForm(atom, left))
          }
          return product
        })
        .reduce((a, b) => forms.add(a, b), number(whole(0)))
    return forms.divide(writtenOut(form.top), writtenOut(form.bottom)) ?? form
  }
  private positive(form: Form): boolean {
    return this.forms.atoms(form).every(atom => this.estimate.sign(atomForm(atom)) > 0)
  }

  /** Base and exponent with a defined power. */
  power(base: Form, exponent: Form): Form {
    const given = this.forms.asFraction(exponent)
    if (given && isWhole(given)) {
      const known = this.forms.asFraction(base)
      if (known && known.d === 1n && known.n * known.n === 1n)
        return number(whole(known.n === 1n || given.n % 2n === 0n ? 1 : -1))
      if (given.n > MOST_EXPONENT || given.n < -MOST_EXPONENT) {
        // Plain numbers may be long; everything else grows too wide.
        if (!known || given.n > LONGEST_EXPONENT || given.n < -LONGEST_EXPONENT) throw new Undecided()
        this.forms.algebra.spendOnPower(known, Number(given.n))
      }
      return this.forms.power(base, Number(given.n))
    }
    if (given && given.d <= MOST_DEGREE && given.n <= MOST_EXPONENT && given.n >= -MOST_EXPONENT)
      return this.forms.power(this.root(base, Number(given.d)), Number(given.n))
    return this.exp(this.forms.multiply(exponent, this.ln(base)))
  }

  exp(form: Form): Form {
    const terms = this.forms.asSum(form)
    if (!terms) return this.own('exp', form)
    let product = number(whole(1))
    for (const term of terms) product = this.forms.multiply(product, this.expOfTerm(term))
    return product
  }
  private expOfTerm(term: {
    coefficient: Algebraic
    powers: ReadonlyMap<string, { atom: Atom; exponent: Fraction }>
  }): Form {
    const part = this.forms.fromTerm(term)
    const factor = this.forms.algebra.asFraction(term.coefficient)
    const [only] = term.powers.values()
    if (factor && term.powers.size === 0) return atomForm(E, factor)
    if (factor && term.powers.size === 1 && only!.exponent.n === 1n && only!.exponent.d === 1n) {
      const { atom } = only!
      const inside = atom.is === 'log' ? number(fraction(atom.of)) : atom.is === 'ln' ? atom.of : undefined
      if (inside && factor.d <= MOST_DEGREE && factor.n <= MOST_EXPONENT && factor.n >= -MOST_EXPONENT)
        return this.forms.power(this.root(inside, Number(factor.d)), Number(factor.n))
    }
    // 2^(1 + √3) is 2 · 2^√3.
    const addends = this.forms.algebra.addends(term.coefficient)
    if (addends.length > 1)
      return addends
        .map(coefficient => this.expOfTerm({ coefficient, powers: term.powers }))
        .reduce((a, b) => this.forms.multiply(a, b))
    // e^(−x) is one over e^x, and e^(2x) its square: one atom for all of them.
    const { times, rest } = this.forms.algebra.content(term.coefficient)
    const atom = this.own('exp', this.forms.fromTerm({ coefficient: rest, powers: term.powers }))
    const [only2] = this.forms.atoms(atom)
    return only2 ? atomForm(only2, times) : this.own('exp', part)
  }

  /** The caller has made sure that it is positive. */
  ln(form: Form): Form {
    const known = this.forms.asConstant(form)
    if (known) return this.lnOf(known)
    const term = this.forms.asTerm(form)
    if (!term || this.forms.algebra.sign(term.coefficient) <= 0 || !this.positive(form))
      return this.own('ln', form)
    let sum = this.lnOf(term.coefficient)
    for (const { atom, exponent } of term.powers.values()) {
      const one =
        atom.is === 'e' ? number(whole(1)) : atom.is === 'exp' ? atom.of : this.own('ln', atomForm(atom))
      sum = this.forms.add(sum, this.forms.multiply(number(exponent), one))
    }
    return sum
  }
  /** Logarithms of numbers like 1 + √2 that were met before, to find those that are a power of one of them. */
  private readonly met: { readonly of: Algebraic; readonly near: number; readonly ln: Form }[] = []

  private lnOf(value: Algebraic): Form {
    const { algebra } = this.forms
    for (const degree of [1, 2, 3, 4, 5, 6, 8, 12]) {
      const given = algebra.asFraction(algebra.power(value, degree))
      if (given) return this.forms.multiply(number(fraction(1n, BigInt(degree))), this.lnOfFraction(given))
    }
    const near = Number(this.estimate.digits(constant(value), 16) ?? Number.NaN)
    const related = this.relatedLn(value, near)
    if (related) return related
    const ln = this.own('ln', constant(value))
    if (this.met.length < MOST_MET) this.met.push({ of: value, near, ln })
    return ln
  }
  /** value ^ j = a fraction times an earlier one ^ k: first by a look at the numbers, then exactly. */
  private relatedLn(value: Algebraic, near: number): Form | undefined {
    const { algebra } = this.forms
    for (const { of, near: other, ln } of this.met)
      for (const j of [1, 2, 3])
        for (const k of [1, -1, 2, -2, 3, -3]) {
          if (!nearFraction(near ** j / other ** k)) continue
          try {
            const given = algebra.asFraction(algebra.divide(algebra.power(value, j), algebra.power(of, k)))
            if (!given) continue
            const sum = this.forms.add(this.forms.multiply(number(whole(k)), ln), this.lnOfFraction(given))
            return this.forms.multiply(number(fraction(1n, BigInt(j))), sum)
          } catch (error) {
            if (!(error instanceof Undecided)) throw error
          }
        }
    return undefined
  }
  private lnOfFraction({ n, d }: Fraction): Form {
    let sum = number(whole(0))
    for (const [value, sign] of [
      [n, 1n],
      [d, -1n],
    ] as const)
      for (const { base, times, prime } of factored(value)) {
        const atom: Atom = { is: 'log', of: base, prime, key: `ln${base}` }
        sum = this.forms.add(sum, this.forms.multiply(number(fraction(sign * BigInt(times))), atomForm(atom)))
      }
    return sum
  }

  private angleOf(form: Form): Angle | undefined {
    const terms = this.forms.asSum(form)
    if (!terms) return undefined
    let part = whole(0)
    const more: Angle['more'][number][] = []
    for (const { coefficient, powers } of terms) {
      const factor = this.forms.algebra.asFraction(coefficient)
      const [only] = powers.values()
      if (!factor || powers.size !== 1 || only!.exponent.n !== 1n || only!.exponent.d !== 1n) return undefined
      const { atom } = only!
      if (atom.is === 'pi') part = factor
      else if (
        (atom.is === 'arcsin' || atom.is === 'arctan') &&
        factor.d <= 2n &&
        factor.n <= 40n &&
        factor.n >= -40n
      )
        more.push({ atom, times: Number(factor.n), of: factor.d === 1n ? 'whole' : 'half' })
      else return undefined
    }
    return { part, more }
  }
  sinCos(form: Form): { readonly sin: Form; readonly cos: Form } {
    const angle = this.angleOf(form)
    if (!angle) return this.ownSinCos(form)
    const { algebra } = this.forms
    const turn = divide(angle.part, whole(2))
    let cos = algebra.cosine(turn)
    let sin = algebra.cosine(fraction(turn.n * 4n - turn.d, turn.d * 4n))
    for (const { atom, times, of } of angle.more) {
      const one = of === 'whole' ? this.sinCosOfAtom(atom) : this.halved(this.sinCosOfAtom(atom))
      const step = { cos: one.cos, sin: times < 0 ? algebra.negate(one.sin) : one.sin }
      for (let i = 0; i < Math.abs(times); i++)
        [cos, sin] = [
          algebra.subtract(algebra.multiply(cos, step.cos), algebra.multiply(sin, step.sin)),
          algebra.add(algebra.multiply(sin, step.cos), algebra.multiply(cos, step.sin)),
        ]
    }
    return { sin: constant(sin), cos: constant(cos) }
  }
  /** An angle that is no part of a turn: one atom for x, −x and x with right angles more. */
  private ownSinCos(form: Form): { readonly sin: Form; readonly cos: Form } {
    const { forms } = this
    const turned = this.rightAngles(form)
    if (turned !== 0n) {
      const right = forms.multiply(number(fraction(turned, 2n)), atomForm(PI))
      const { sin, cos } = this.ownSinCos(forms.subtract(form, right))
      switch (((turned % 4n) + 4n) % 4n) {
        case 1n:
          return { sin: cos, cos: forms.negate(sin) }
        case 2n:
          return { sin: forms.negate(sin), cos: forms.negate(cos) }
        case 3n:
          return { sin: forms.negate(cos), cos: sin }
        default:
          return { sin, cos }
      }
    }
    const turn = forms.asTerm(form)
    if (turn && forms.algebra.sign(turn.coefficient) < 0) {
      const { sin, cos } = this.ownSinCos(forms.negate(form))
      return { sin: forms.negate(sin), cos }
    }
    const [atom] = turn?.powers.values() ?? []
    const alone =
      atom &&
      turn?.powers.size === 1 &&
      forms.asFraction(forms.multiply(form, atomForm(atom.atom, whole(-1))))
    if (alone && alone.n === alone.d && atom.exponent.n === 1n) {
      const inverse = this.sinCosOfInverse(atom.atom)
      if (inverse) return inverse
    }
    return { sin: this.own('sin', form), cos: this.own('cos', form) }
  }
  /** Of arcsin u and arctan u, for whatever u is. */
  private sinCosOfInverse(atom: Atom): { readonly sin: Form; readonly cos: Form } | undefined {
    const { forms } = this
    if (atom.is !== 'arcsin-of' && atom.is !== 'arctan-of') return undefined
    const square = forms.multiply(atom.of, atom.of)
    const one = number(whole(1))
    if (atom.is === 'arcsin-of') return { sin: atom.of, cos: this.root(forms.subtract(one, square), 2) }
    const cos = forms.divide(one, this.root(forms.add(one, square), 2))!
    return { sin: forms.multiply(atom.of, cos), cos }
  }
  /** How many halves of π stand in a sum, as far as they are whole. */
  private rightAngles(form: Form): bigint {
    const terms = this.forms.asSum(form)
    if (!terms || terms.length < 2) return 0n
    for (const { coefficient, powers } of terms) {
      const [only] = powers.values()
      if (powers.size !== 1 || only!.atom.is !== 'pi' || only!.exponent.n !== 1n || only!.exponent.d !== 1n)
        continue
      const factor = this.forms.algebra.asFraction(coefficient)
      return factor && 2n % factor.d === 0n ? (2n * factor.n) / factor.d : 0n
    }
    return 0n
  }
  /** Of half an angle between −π/2 and π/2. */
  private halved({ sin, cos }: { sin: Algebraic; cos: Algebraic }): { sin: Algebraic; cos: Algebraic } {
    const { algebra } = this.forms
    const two = rational(whole(2))
    const half = algebra.root(algebra.divide(algebra.add(rational(whole(1)), cos), two), 2)
    return { sin: algebra.divide(sin, algebra.multiply(two, half)), cos: half }
  }
  private sinCosOfAtom(atom: Atom & { is: 'arcsin' | 'arctan' }): { sin: Algebraic; cos: Algebraic } {
    const { algebra } = this.forms
    const one = rational(whole(1))
    const square = algebra.multiply(atom.of, atom.of)
    if (atom.is === 'arcsin') return { sin: atom.of, cos: algebra.root(algebra.subtract(one, square), 2) }
    const long = algebra.root(algebra.add(one, square), 2)
    return { sin: algebra.divide(atom.of, long), cos: algebra.divide(one, long) }
  }

  /** Where the argument is between −1 and 1. */
  arcsin(form: Form): Form {
    const known = this.forms.asConstant(form)
    if (!known) return this.arcsinOfWave(form) ?? this.own('arcsin-of', form)
    return (
      this.knownAngle(known, 'sin') ??
      atomForm({ is: 'arcsin', of: known, key: this.name(`asin ${this.forms.key(form)}`) })
    )
  }
  arctan(form: Form): Form {
    const known = this.forms.asConstant(form)
    if (!known) return this.arctanOfWave(form) ?? this.own('arctan-of', form)
    return (
      this.knownAngle(known, 'tan') ??
      atomForm({ is: 'arctan', of: known, key: this.name(`atan ${this.forms.key(form)}`) })
    )
  }
  /** arcsin(sin x) is x with half turns less or more, turned round by every one of them. */
  private arcsinOfWave(form: Form): Form | undefined {
    const { forms } = this
    const term = forms.asTerm(form)
    const [only] = term?.powers.values() ?? []
    if (!term || !only || term.powers.size !== 1 || only.exponent.n !== 1n || only.exponent.d !== 1n)
      return undefined
    const factor = forms.algebra.asFraction(term.coefficient)
    const { atom } = only
    if (factor?.d !== 1n || factor.n * factor.n !== 1n || (atom.is !== 'sin' && atom.is !== 'cos'))
      return undefined
    const right = forms.multiply(number(fraction(1n, 2n)), atomForm(PI))
    const angle = atom.is === 'sin' ? atom.of : forms.subtract(right, atom.of)
    const turns = this.halfTurns(angle)
    const rest = this.without(angle, turns)
    return (turns % 2n === 0n) === (factor.n === 1n) ? rest : forms.negate(rest)
  }
  private arctanOfWave(form: Form): Form | undefined {
    const term = this.forms.asTerm(form)
    const powers = [...(term?.powers.values() ?? [])]
    const [sine, cosine] = (['sin', 'cos'] as const).map(name => powers.find(({ atom }) => atom.is === name))
    if (!term || powers.length !== 2 || sine?.atom.is !== 'sin' || cosine?.atom.is !== 'cos') return undefined
    const factor = this.forms.algebra.asFraction(term.coefficient)
    const isTangent =
      sine.exponent.n === 1n && cosine.exponent.n === -1n && sine.exponent.d * cosine.exponent.d === 1n
    if (!isTangent || factor?.d !== 1n || factor.n * factor.n !== 1n) return undefined
    if (this.forms.key(sine.atom.of) !== this.forms.key(cosine.atom.of)) return undefined
    const rest = this.without(sine.atom.of, this.halfTurns(sine.atom.of))
    return factor.n === 1n ? rest : this.forms.negate(rest)
  }
  /** The whole number nearest to an angle over π. */
  private halfTurns(angle: Form): bigint {
    const { forms } = this
    const part = forms.multiply(angle, atomForm(PI, fraction(-1n, 1n)))
    return this.estimate.floor(forms.add(part, number(fraction(1n, 2n))))
  }
  private without(angle: Form, turns: bigint): Form {
    return this.forms.subtract(angle, this.forms.multiply(number(fraction(turns)), atomForm(PI)))
  }
  /** The angles that school knows: proved by their sine or tangent, after a look at the number. */
  private knownAngle(value: Algebraic, by: 'sin' | 'tan'): Form | undefined {
    const { algebra } = this.forms
    const near = this.estimate.digits(constant(value), 12)
    if (near === undefined) return undefined
    const angle = by === 'sin' ? Math.asin(Math.max(-1, Math.min(1, Number(near)))) : Math.atan(Number(near))
    for (const d of PARTS_OF_PI) {
      const n = Math.round((angle / Math.PI) * d)
      if (Math.abs((n * Math.PI) / d - angle) > 1e-5) continue
      const part = fraction(BigInt(n), BigInt(d))
      const { sin, cos } = this.sinCos(this.forms.multiply(number(part), atomForm(PI)))
      const [s, c] = [this.forms.asConstant(sin)!, this.forms.asConstant(cos)!]
      const holds =
        by === 'sin'
          ? algebra.equal(s, value)
          : algebra.sign(c) > 0 && algebra.equal(s, algebra.multiply(c, value))
      if (holds) return this.forms.multiply(number(part), atomForm(PI))
    }
    return undefined
  }
}

/** Half turns are parted by these. */
const PARTS_OF_PI = [...Array.from({ length: 20 }, (_, i) => i + 1), 24, 30, 36, 60, 90, 180]

/** A fraction as school has them, as far as floating point can tell. */
function nearFraction(x: number): boolean {
  if (!(x > 1e-4 && x < 1e4)) return false
  for (let d = 1; d <= 60; d++) {
    const n = Math.round(x * d)
    if (n > 0 && Math.abs(x * d - n) < 1e-8) return true
  }
  return false
}
