/**
 * How a quantity goes when t grows beyond all bounds: a few leading terms c · e^(rate·t) · t^power · (ln t)^log, the largest first, and a bound
 * for what was left out. Coefficients are exact; whether one is zero is decided or the question stays open, never guessed.
 */
import type { Evaluator } from './evaluate.ts'
import { number, type Form } from './form.ts'
import { add as plus, compare, fraction, multiply as product, whole, type Fraction } from './fraction.ts'

export interface Monomial {
  readonly rate: Form
  readonly power: Fraction
  readonly log: Fraction
}
export interface Growing {
  readonly m: Monomial
  readonly c: Form
}
/** `rest`: what was left out is at most a multiple of this; nothing was left out when it is undefined. */
export interface Series {
  readonly terms: readonly Growing[]
  readonly rest: Monomial | undefined
}

const NONE = whole(0)
const ZERO_RATE = number(NONE)
export const UNIT: Monomial = { rate: ZERO_RATE, power: NONE, log: NONE }
const MOST_TERMS = 9

/** The question cannot be answered by these means. */
export class NoRule extends Error {}

export class Growth {
  readonly evaluator: Evaluator

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator
  }

  constant(c: Form): Series {
    return this.tidy([{ m: UNIT, c }], undefined)
  }
  /** c · t^power. */
  ofPower(c: Form, power: Fraction): Series {
    return { terms: [{ m: { rate: ZERO_RATE, power, log: NONE }, c }], rest: undefined }
  }
  logarithm(c: Form): Series {
    return { terms: [{ m: { rate: ZERO_RATE, power: NONE, log: whole(1) }, c }], rest: undefined }
  }
  /** Something that stays within a multiple of this. */
  within(rest: Monomial): Series {
    return { terms: [], rest }
  }

  order(a: Monomial, b: Monomial): number {
    if (a === b) return 0
    const { forms, estimate } = this.evaluator
    if (a.rate !== b.rate) {
      const apart = forms.subtract(a.rate, b.rate)
      if (!forms.isZero(apart)) return estimate.sign(apart)
    }
    return compare(a.power, b.power) || compare(a.log, b.log)
  }
  times(a: Monomial, b: Monomial): Monomial {
    const { forms } = this.evaluator
    const rate = a.rate === ZERO_RATE ? b.rate : b.rate === ZERO_RATE ? a.rate : forms.add(a.rate, b.rate)
    return { rate, power: plus(a.power, b.power), log: plus(a.log, b.log) }
  }
  raised({ rate, power, log }: Monomial, by: Fraction): Monomial {
    const { forms } = this.evaluator
    return {
      rate: rate === ZERO_RATE ? rate : forms.multiply(rate, number(by)),
      power: product(power, by),
      log: product(log, by),
    }
  }
  isZero(c: Form): boolean {
    const { forms, estimate } = this.evaluator
    return forms.isZero(c) || (!forms.asConstant(c) && estimate.sign(c) === 0)
  }
  larger(a: Monomial | undefined, b: Monomial | undefined): Monomial | undefined {
    if (!a || !b) return a ?? b
    return this.order(a, b) >= 0 ? a : b
  }

  /** Sorted, equal ones joined, those within the rest left out, no more than a few. */
  tidy(given: readonly Growing[], rest: Monomial | undefined): Series {
    this.evaluator.budget.spend(20 + given.length)
    const { forms } = this.evaluator
    const kept: { m: Monomial; c: Form }[] = []
    for (const { m, c } of given) {
      if (rest && this.order(m, rest) <= 0) continue
      const same = kept.find(each => this.order(each.m, m) === 0)
      if (same) same.c = forms.add(same.c, c)
      else kept.push({ m, c })
    }
    const terms = kept.filter(({ c }) => !this.isZero(c)).toSorted((a, b) => this.order(b.m, a.m))
    if (terms.length <= MOST_TERMS) return { terms, rest }
    return { terms: terms.slice(0, MOST_TERMS), rest: this.larger(rest, terms[MOST_TERMS]!.m) }
  }

  add(a: Series, b: Series): Series {
    return this.tidy([...a.terms, ...b.terms], this.larger(a.rest, b.rest))
  }
  scale(a: Series, by: Form): Series {
    if (this.isZero(by)) return { terms: [], rest: undefined }
    return {
      terms: a.terms.map(({ m, c }) => ({ m, c: this.evaluator.forms.multiply(c, by) })),
      rest: a.rest,
    }
  }
  negate(a: Series): Series {
    return this.scale(a, number(whole(-1)))
  }
  multiply(a: Series, b: Series): Series {
    const { forms } = this.evaluator
    const [x, y] = [a.terms[0]?.m ?? a.rest, b.terms[0]?.m ?? b.rest]
    if (!x || !y) return { terms: [], rest: undefined }
    const rest = this.larger(b.rest && this.times(x, b.rest), a.rest && this.times(y, a.rest))
    const terms = a.terms.flatMap(p =>
      b.terms.map(q => ({ m: this.times(p.m, q.m), c: forms.multiply(p.c, q.c) })),
    )
    return this.tidy(terms, rest)
  }

  /** The leading term, and the whole over it less one: something that goes to nothing. */
  split(a: Series): { readonly lead: Growing; readonly rest: Series } {
    const [lead] = a.terms
    if (!lead) throw new NoRule()
    const under: Growing = {
      m: this.raised(lead.m, whole(-1)),
      c: this.evaluator.forms.power(lead.c, -1),
    }
    const rest: Series = { terms: a.terms.slice(1), rest: a.rest }
    return { lead, rest: this.multiply(rest, { terms: [under], rest: undefined }) }
  }
  /** Whether it goes to nothing. */
  vanishes(a: Series): boolean {
    const first = a.terms[0]?.m ?? a.rest
    return first === undefined || this.order(first, UNIT) < 0
  }
  /** a₀ + a₁u + a₂u² …, where u goes to nothing. The list may go on beyond what is given. */
  compose(coefficients: readonly Form[], u: Series): Series {
    let sum: Series = { terms: [], rest: undefined }
    let step = this.constant(number(whole(1)))
    for (const c of coefficients) {
      sum = this.add(sum, this.scale(step, c))
      step = this.multiply(step, u)
      if (step.terms.length === 0 && !step.rest) return sum
    }
    return this.tidy(sum.terms, this.larger(sum.rest, step.terms[0]?.m ?? step.rest))
  }

  sign(a: Series): 1 | -1 {
    const [lead] = a.terms
    if (!lead) throw new NoRule()
    return this.evaluator.estimate.sign(lead.c) > 0 ? 1 : -1
  }
  inverse(a: Series): Series {
    const { lead, rest } = this.split(a)
    const signs = Array.from({ length: MOST_TERMS }, (_, k) => number(whole(k % 2 === 0 ? 1 : -1)))
    const under: Growing = { m: this.raised(lead.m, whole(-1)), c: this.evaluator.forms.power(lead.c, -1) }
    return this.multiply({ terms: [under], rest: undefined }, this.compose(signs, rest))
  }
  /** A positive quantity to a constant power. */
  power(a: Series, exponent: Form): Series {
    const { forms, functions } = this.evaluator
    const { lead, rest } = this.split(a)
    const given = forms.asFraction(exponent)
    const plain = lead.m.power.n === 0n && lead.m.log.n === 0n
    if (!given && !plain) throw new NoRule()
    const m = given
      ? this.raised(lead.m, given)
      : { ...UNIT, rate: lead.m.rate === ZERO_RATE ? ZERO_RATE : forms.multiply(lead.m.rate, exponent) }
    let c = number(whole(1))
    const binomials = [c]
    for (let k = 1; k < MOST_TERMS; k++) {
      const next = forms.subtract(exponent, number(whole(k - 1)))
      c = forms.multiply(forms.multiply(c, next), number(fraction(1n, BigInt(k))))
      binomials.push(c)
    }
    const first: Series = { terms: [{ m, c: functions.power(lead.c, exponent) }], rest: undefined }
    return this.multiply(first, this.compose(binomials, rest))
  }
  /** The natural logarithm of a positive quantity. */
  ln(a: Series): Series {
    const { functions } = this.evaluator
    const { lead, rest } = this.split(a)
    if (lead.m.log.n !== 0n) throw new NoRule()
    const signs = Array.from({ length: MOST_TERMS }, (_, k) =>
      number(k === 0 ? NONE : fraction(k % 2 === 1 ? 1n : -1n, BigInt(k))),
    )
    const parts = [
      this.constant(functions.ln(lead.c)),
      this.logarithm(number(lead.m.power)),
      this.tidy([{ m: { ...UNIT, power: whole(1) }, c: lead.m.rate }], undefined),
      this.compose(signs, rest),
    ]
    return this.tidy(
      parts.flatMap(({ terms }) => terms),
      parts.at(-1)!.rest,
    )
  }
  exp(a: Series): Series {
    const { forms, functions } = this.evaluator
    let m = UNIT
    let c = number(whole(1))
    const small: Growing[] = []
    for (const each of a.terms) {
      const size = this.order(each.m, UNIT)
      if (size < 0) small.push(each)
      else if (size === 0) c = forms.multiply(c, functions.exp(each.c))
      else m = this.times(m, this.exponentialOf(each))
    }
    if (a.rest && this.order(a.rest, UNIT) >= 0) {
      if (this.order(a.rest, UNIT) > 0) throw new NoRule()
      return this.within(m)
    }
    let factor = 1n
    const coefficients = Array.from({ length: MOST_TERMS }, (_, k) => {
      factor *= BigInt(Math.max(1, k))
      return number(fraction(1n, factor))
    })
    return this.multiply(
      { terms: [{ m, c }], rest: undefined },
      this.compose(coefficients, { terms: small, rest: a.rest }),
    )
  }
  private exponentialOf({ m, c }: Growing): Monomial {
    const flat = m.rate === ZERO_RATE || this.evaluator.forms.isZero(m.rate)
    if (flat && m.power.n === 1n && m.power.d === 1n && m.log.n === 0n) return { ...UNIT, rate: c }
    const given = this.evaluator.forms.asFraction(c)
    if (flat && given && m.power.n === 0n && m.log.n === 1n && m.log.d === 1n)
      return { ...UNIT, power: given }
    throw new NoRule()
  }

  /** Where it goes; 'endless' when beyond all bounds. */
  limit(a: Series): Form | 'endless' {
    const first = a.terms[0]
    if (!first) {
      if (!a.rest || this.order(a.rest, UNIT) < 0) return number(NONE)
      throw new NoRule()
    }
    const size = this.order(first.m, UNIT)
    return size > 0 ? 'endless' : size === 0 ? first.c : number(NONE)
  }
}
