// A form between two bounds, and the questions that bounds answer: its sign, the whole number below it, its digits.
import type { Atom } from './atom.ts'
import { TooMuchWork, Undecided, type Budget } from './budget.ts'
import { atan, exp, ln, pi, sinCos } from './elementary.ts'
import { number, type Form, type Forms, type Terms } from './form.ts'
import { fraction, whole, type Fraction } from './fraction.ts'
import { Reals, type Interval } from './interval.ts'

const MOST_BITS = 2048

export class Estimate {
  private readonly forms: Forms
  private readonly budget: Budget
  private readonly atoms = new Map<string, Interval>()

  constructor(forms: Forms, budget: Budget) {
    this.forms = forms
    this.budget = budget
  }

  interval(form: Form, reals: Reals): Interval {
    return reals.divide(this.terms(form.top, reals), this.terms(form.bottom, reals))
  }
  private terms(terms: Terms, reals: Reals): Interval {
    let sum: Interval = { lo: 0n, hi: 0n }
    for (const { coefficient, powers } of terms.values()) {
      let product = this.forms.algebra.interval(coefficient, reals)
      for (const { atom, exponent } of powers.values())
        product = reals.multiply(product, this.power(this.atom(atom, reals), exponent, reals))
      sum = reals.add(sum, product)
    }
    return sum
  }
  private power(base: Interval, exponent: Fraction, reals: Reals): Interval {
    if (exponent.n < 0n)
      return reals.divide(
        reals.fraction(whole(1)),
        this.power(base, { n: -exponent.n, d: exponent.d }, reals),
      )
    const root = exponent.d === 1n ? base : reals.root(base, Number(exponent.d))
    let result = reals.fraction(whole(1))
    for (let step = root, left = Number(exponent.n); left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) result = reals.multiply(result, step)
      if (left > 1) step = reals.multiply(step, step)
    }
    return result
  }
  private atom(atom: Atom, reals: Reals): Interval {
    const key = `${reals.bits} ${atom.key}`
    let known = this.atoms.get(key)
    if (!known) this.atoms.set(key, (known = this.compute(atom, reals)))
    return known
  }
  private compute(atom: Atom, reals: Reals): Interval {
    switch (atom.is) {
      case 'pi':
        return pi(reals)
      case 'e':
        return exp(reals, reals.fraction(whole(1)))
      case 'log':
        return ln(reals, reals.fraction(fraction(atom.of)))
      case 'arctan':
        return atan(reals, this.forms.algebra.interval(atom.of, reals))
      case 'arcsin':
        return this.arcsin(this.forms.algebra.interval(atom.of, reals), reals)
      case 'arctan-of':
        return atan(reals, this.interval(atom.of, reals))
      case 'arcsin-of':
        return this.arcsin(this.interval(atom.of, reals), reals)
      case 'exp':
        return exp(reals, this.interval(atom.of, reals))
      case 'ln':
        return ln(reals, this.interval(atom.of, reals))
      case 'sin':
      case 'cos':
        return sinCos(reals, this.interval(atom.of, reals))[atom.is]
      case 'power':
        return exp(
          reals,
          reals.multiply(this.interval(atom.exponent, reals), ln(reals, this.interval(atom.of, reals))),
        )
      default:
        return atom satisfies never
    }
  }
  private arcsin(x: Interval, reals: Reals): Interval {
    const one = reals.fraction(whole(1))
    const below = reals.root(reals.add(one, reals.negate(reals.multiply(x, x))), 2)
    return atan(reals, reals.divide(x, below))
  }

  /** Looks with more and more places until `look` has an answer. */
  private closer<T>(form: Form, look: (found: Interval, reals: Reals) => T | undefined): T {
    for (let bits = 64; bits <= MOST_BITS; bits *= 2) {
      const reals = new Reals(bits, this.budget)
      try {
        const answer = look(this.interval(form, reals), reals)
        if (answer !== undefined) return answer
      } catch (error) {
        if (!(error instanceof Undecided)) throw error
      }
      if (bits === 128 && this.forms.isZero(form)) return look({ lo: 0n, hi: 0n }, reals) ?? undecided()
    }
    return undecided()
  }
  sign(form: Form): -1 | 0 | 1 {
    const known = this.forms.asConstant(form)
    if (known) return this.forms.algebra.sign(known)
    return this.closer(form, (found, reals) => (found.lo === 0n && found.hi === 0n ? 0 : reals.sign(found)))
  }
  /** The largest whole number not above it. */
  floor(form: Form): bigint {
    const reals = new Reals(64, this.budget)
    try {
      const { lo, hi } = this.interval(form, reals)
      if (lo >> 64n === hi >> 64n) return lo >> 64n
    } catch (error) {
      if (!(error instanceof Undecided)) throw error
    }
    // Near a whole number: on which side of it, or on it?
    const near = this.closer(form, (found, { bits }) => {
      const half = 1n << BigInt(bits - 1)
      return found.hi - found.lo < half ? (found.lo + half) >> BigInt(bits) : undefined
    })
    const apart = this.sign(this.forms.subtract(form, wholeForm(near)))
    return apart < 0 ? near - 1n : near
  }
  /** The digits that are certain, at most so many after the point; undefined when not even the size is. */
  digits(form: Form, most: number): string | undefined {
    try {
      return this.closer(form, ({ lo, hi }, { bits }) => {
        for (let places = most; places >= 0; places--) {
          const scale = 10n ** BigInt(places)
          const [a, b] = [rounded(lo * scale, bits), rounded(hi * scale, bits)]
          if (a === b) return places === most || bits === MOST_BITS ? decimal(a, places) : undefined
        }
        return undefined
      })
    } catch (error) {
      if (error instanceof Undecided || error instanceof TooMuchWork) return undefined
      throw error
    }
  }
}

const undecided = (): never => {
  throw new Undecided()
}
const wholeForm = (n: bigint): Form => number(fraction(n))
const rounded = (x: bigint, bits: number): bigint => (x + (1n << BigInt(bits - 1))) >> BigInt(bits)

function decimal(n: bigint, places: number): string {
  const digits = (n < 0n ? -n : n).toString().padStart(places + 1, '0')
  const sign = n < 0n ? '-' : ''
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
