/** Whether a form is a fraction, certainly none (and why), or neither can be said. */
import type { Algebraic } from './algebraic.ts'
import type { Evaluator } from './evaluate.ts'
import { number, type Form, type Term } from './form.ts'
import { whole, type Fraction } from './fraction.ts'
import type { Words } from '../result.ts'
import { withoutAngles, withoutSquares } from './angles.ts'
import { isPartOfPi, settledWaves } from './waves.ts'

export type Verdict =
  | { readonly kind: 'fraction'; readonly value: Fraction }
  | { readonly kind: 'irrational'; readonly why: Words }
  | { readonly kind: 'open' }

const ALGEBRAIC: Words = {
  hu: 'a gyökök vagy szögfüggvények nem esnek ki',
  en: 'the roots or functions of angles do not cancel',
}
const CIRCLE: Words = { hu: 'a π nem esik ki', en: 'π does not cancel' }
const EULER: Words = { hu: 'az e nem esik ki', en: 'e does not cancel' }
const LOGARITHM: Words = {
  hu: 'a logaritmusok nem esnek ki',
  en: 'the logarithms do not cancel',
}
const RATIO: Words = {
  hu: 'a logaritmus alapja és a szám nem ugyanannak a számnak a hatványa',
  en: 'the base of the logarithm and the number are not powers of the same number',
}
const ANGLE: Words = { hu: 'a szög ívmértéke nem racionális', en: 'the angle in radians is irrational' }
const RADIANS: Words = {
  hu: 'radiánban ekkora szög szögfüggvényei transzcendensek',
  en: 'functions of such an angle in radians are transcendental',
}
const POWER: Words = {
  hu: 'a kitevő nem racionális, így a hatvány sem az',
  en: 'the exponent is irrational, and so is the power',
}

export function verdictOf(evaluator: Evaluator, of: Form): Verdict {
  const { forms } = evaluator
  const form = evaluator.functions.unrooted(of)
  const waves = settledWaves(evaluator, form)
  if (waves === 'no equation') return { kind: 'irrational', why: RADIANS }
  const sines = withoutSquares(evaluator, form)
  const known =
    waves ??
    forms.asConstant(form) ??
    forms.asConstant(withoutAngles(evaluator, form)) ??
    forms.asConstant(sines)
  if (known) {
    const value = forms.algebra.asFraction(known)
    return value ? { kind: 'fraction', value } : { kind: 'irrational', why: ALGEBRAIC }
  }
  const why = proof(evaluator, form) ?? proof(evaluator, sines)
  return why ? { kind: 'irrational', why } : { kind: 'open' }
}

/** The theorem that applies, in words. The form is no constant. */
function proof(evaluator: Evaluator, form: Form): Words | undefined {
  const { forms } = evaluator
  const atoms = forms.atoms(form)
  const [only] = atoms
  if (atoms.length === 1 && only) {
    // Lindemann: π, e, and sines of algebraic numbers satisfy no equation with algebraic coefficients.
    if (only.is === 'log') return LOGARITHM
    if (only.is === 'ln' && forms.asConstant(only.of)) return LOGARITHM
    if (only.is === 'pi') return CIRCLE
    if (only.is === 'e') return EULER
    if (only.is === 'arcsin' || only.is === 'arctan') return ANGLE
    if (only.is === 'exp') {
      if (forms.asConstant(only.of)) return EULER
      if (isGelfond(evaluator, only.of) || isPartOfPi(evaluator, only.of)) return POWER
      // What is proved here of a number holds for all that solves an equation with it: it is transcendental.
      const under = evaluator.functions.underRoot(only)
      if (under && !forms.asConstant(under) && forms.asTerm(form)) return proof(evaluator, under)
    }
  }
  const terms = forms.asSum(form)
  if (!terms) return logarithms(ratioParts(evaluator, form)) ?? underLine(evaluator, form)
  return linear(evaluator, terms) ?? logarithms(overOneLogarithm(evaluator, terms))
}

/** β ln a with an irrational algebraic β and a prime a: Gelfond and Schneider. */
function isGelfond(evaluator: Evaluator, of: Form): boolean {
  const term = evaluator.forms.asTerm(of)
  if (!term || term.powers.size !== 1) return false
  const [power] = term.powers.values()
  return (
    power!.atom.is === 'log' &&
    power!.exponent.n === 1n &&
    power!.exponent.d === 1n &&
    evaluator.forms.algebra.asFraction(term.coefficient) === undefined
  )
}

/** Sums of algebraic multiples of 1, π and logarithms of primes (Baker), or of rational multiples of angles. */
function linear(evaluator: Evaluator, terms: readonly Term[]): Words | undefined {
  const single = terms.filter(term => term.powers.size > 0)
  const simple = single.every(({ powers }) => {
    const [power] = powers.values()
    return powers.size === 1 && power!.exponent.n === 1n && power!.exponent.d === 1n
  })
  if (!simple) return undefined
  if (single.length === 0) return undefined
  const atoms = single.map(({ powers }) => [...powers.values()][0]!.atom)
  if (atoms.every(atom => atom.is === 'pi' || (atom.is === 'log' && atom.prime))) return LOGARITHM
  const angles = atoms.every(atom => atom.is === 'pi' || atom.is === 'arcsin' || atom.is === 'arctan')
  if (!angles || !single.every(({ coefficient }) => isFraction(evaluator, coefficient))) return undefined
  // The angle is one whose tangent is algebraic; only zero among them is rational.
  const angle = single.map(term => evaluator.forms.fromTerm(term)).reduce((a, b) => evaluator.forms.add(a, b))
  return evaluator.estimate.sign(angle) === 0 ? undefined : ANGLE
}
/** An algebraic number over such a sum: the sum is irrational by more than a root, and so is what stands over it. */
function underLine(evaluator: Evaluator, form: Form): Words | undefined {
  const { forms } = evaluator
  const { bottom } = number(whole(1))
  const below = forms.asSum({ top: form.bottom, bottom })
  const above = forms.asConstant({ top: form.top, bottom })
  return above && below && !forms.isZero(form) ? linear(evaluator, below) : undefined
}
const isFraction = (evaluator: Evaluator, value: Algebraic): boolean =>
  evaluator.forms.algebra.asFraction(value) !== undefined

type Parts = readonly Term[] | undefined

/** Rational multiples of logarithms of primes above and below: such a quotient is rational only when one is a multiple of the other. */
function logarithms(parts: Parts): Words | undefined {
  if (!parts) return undefined
  const fine = parts.every(({ powers, coefficient }) => {
    const [power] = powers.values()
    return (
      coefficient.is === 'fraction' &&
      powers.size === 1 &&
      power!.atom.is === 'log' &&
      power!.atom.prime &&
      power!.exponent.n === 1n &&
      power!.exponent.d === 1n
    )
  })
  return fine ? RATIO : undefined
}
const ratioParts = (_: Evaluator, form: Form): Parts => [...form.top.values(), ...form.bottom.values()]

/** The same where a single logarithm stood below and was moved up: every term times it. */
function overOneLogarithm(evaluator: Evaluator, terms: readonly Term[]): Parts {
  const below = terms
    .flatMap(({ powers }) => [...powers.values()])
    .find(({ exponent }) => exponent.n === -1n && exponent.d === 1n)
  if (!below) return undefined
  const { forms } = evaluator
  const whole = terms.map(term => forms.fromTerm(term)).reduce((a, b) => forms.add(a, b))
  const times = forms.fromTerm({
    coefficient: { is: 'fraction', value: { n: 1n, d: 1n } },
    powers: new Map([[below.atom.key, { atom: below.atom, exponent: { n: 1n, d: 1n } }]]),
  })
  return forms.asSum(forms.multiply(whole, times))
}
