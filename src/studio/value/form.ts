/**
 * A number as a quotient of two sums of products of atoms (π, e, logarithms of primes …) with algebraic coefficients. What cancels here cancels
 * for certain; what does not is decided by the theorems in verdict.ts, or left open.
 */
import { Algebra, ONE, rational, ZERO, type Algebraic } from './algebraic.ts'
import type { Atom } from './atom.ts'
import { Undecided, type Budget } from './budget.ts'
import { add, compare, fraction, negate, whole, type Fraction } from './fraction.ts'

export interface Term {
  readonly coefficient: Algebraic
  readonly powers: ReadonlyMap<string, Power>
}
interface Power {
  readonly atom: Atom
  readonly exponent: Fraction
}
/** By the key of its atoms. */
export type Terms = ReadonlyMap<string, Term>

export interface Form {
  readonly top: Terms
  readonly bottom: Terms
}

const NO_POWERS: ReadonlyMap<string, Power> = new Map()
const MOST_TERMS = 300

const constantTerms = (value: Algebraic): Terms => new Map([['', { coefficient: value, powers: NO_POWERS }]])
const UNIT = constantTerms(ONE)

export const constant = (value: Algebraic): Form => ({ top: constantTerms(value), bottom: UNIT })
export const number = (value: Fraction): Form => constant(rational(value))
export const atomForm = (atom: Atom, exponent: Fraction = whole(1)): Form => {
  const powers = new Map([[atom.key, { atom, exponent }]])
  return { top: new Map([[keyOf(powers), { coefficient: ONE, powers }]]), bottom: UNIT }
}

const keyOf = (powers: ReadonlyMap<string, Power>): string =>
  [...powers.values()]
    .map(({ atom, exponent }) => `${atom.key}^${exponent.n}/${exponent.d}`)
    .toSorted()
    .join(' ')

export class Forms {
  readonly algebra: Algebra
  private readonly budget: Budget

  constructor(algebra: Algebra, budget: Budget) {
    this.algebra = algebra
    this.budget = budget
  }

  add(a: Form, b: Form): Form {
    if (this.sameTerms(a.bottom, b.bottom)) return this.tidy(this.sum(a.top, b.top), a.bottom)
    return this.tidy(
      this.sum(this.product(a.top, b.bottom), this.product(b.top, a.bottom)),
      this.product(a.bottom, b.bottom),
    )
  }
  negate(a: Form): Form {
    return this.multiply(number(whole(-1)), a)
  }
  subtract(a: Form, b: Form): Form {
    return this.add(a, this.negate(b))
  }
  multiply(a: Form, b: Form): Form {
    return this.tidy(this.product(a.top, b.top), this.product(a.bottom, b.bottom))
  }
  /** Undefined when `b` is zero. */
  divide(a: Form, b: Form): Form | undefined {
    if (this.isZero(b)) return undefined
    return this.multiply(a, { top: b.bottom, bottom: b.top })
  }
  power(a: Form, exponent: number): Form {
    const base = exponent < 0 ? { top: a.bottom, bottom: a.top } : a
    const known = this.asConstant(base)
    if (known) return constant(this.algebra.power(known, Math.abs(exponent)))
    let result = number(whole(1))
    for (let step = base, left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) result = this.multiply(result, step)
      if (left > 1) step = this.multiply(step, step)
    }
    return result
  }

  /** Zero whatever the atoms are; everything else is told apart by looking at the number. */
  isZero(a: Form): boolean {
    return [...a.top.values()].every(term => this.algebra.sign(term.coefficient) === 0)
  }
  /** The algebraic number it is when all atoms cancel. */
  asConstant(a: Form): Algebraic | undefined {
    const plain = this.plain(a.top)
    const below = this.plain(a.bottom)
    if (plain && below) return this.algebra.divide(plain, below)
    // One side must be a multiple of the other; what is nothing is no term.
    const [first] = this.alive(a.bottom)
    const mine = first && a.top.get(keyOf(first.powers))
    if (!mine) return this.isZero(a) ? ZERO : undefined
    const ratio = this.algebra.divide(mine.coefficient, first.coefficient)
    for (const key of new Set([...a.top.keys(), ...a.bottom.keys()])) {
      const over = a.top.get(key)?.coefficient ?? ZERO
      const under = a.bottom.get(key)?.coefficient ?? ZERO
      if (!this.algebra.equal(over, this.algebra.multiply(ratio, under))) return undefined
    }
    return ratio
  }
  asFraction(a: Form): Fraction | undefined {
    const value = this.asConstant(a)
    return value && this.algebra.asFraction(value)
  }
  /** A single product of atoms with a coefficient. */
  asTerm(a: Form): Term | undefined {
    const top = this.alive(a.top)
    const bottom = this.alive(a.bottom)
    if (top.length !== 1 || bottom.length !== 1) return undefined
    return {
      coefficient: this.algebra.divide(top[0]!.coefficient, bottom[0]!.coefficient),
      powers: timesPowers(top[0]!.powers, bottom[0]!.powers, -1),
    }
  }
  fromTerm({ coefficient, powers }: Term): Form {
    return { top: new Map([[keyOf(powers), { coefficient, powers }]]), bottom: UNIT }
  }
  /** The terms when nothing is left below. */
  asSum(a: Form): readonly Term[] | undefined {
    const below = this.plain(a.bottom)
    if (!below) return undefined
    return this.alive(a.top).map(({ coefficient, powers }) => ({
      coefficient: this.algebra.divide(coefficient, below),
      powers,
    }))
  }
  atoms(a: Form): readonly Atom[] {
    const found = new Map<string, Atom>()
    for (const term of [...this.alive(a.top), ...this.alive(a.bottom)])
      for (const { atom } of term.powers.values()) found.set(atom.key, atom)
    return [...found.values()]
  }
  /** A text that is the same for forms that are written the same way. */
  key(a: Form): string {
    const part = (terms: Terms) =>
      [...terms]
        .map(([key, term]) => `${writtenAlgebraic(term.coefficient)}*${key}`)
        .toSorted()
        .join('+')
    return `(${part(a.top)})/(${part(a.bottom)})`
  }

  private alive(terms: Terms): Term[] {
    return [...terms.values()].filter(term => this.algebra.sign(term.coefficient) !== 0)
  }
  private plain(terms: Terms): Algebraic | undefined {
    if (terms.size === 0) return ZERO
    if (terms.size === 1) return terms.get('')?.coefficient
    // A coefficient such as √(3 + 2√2) − 1 − √2 does not show that it is nothing.
    const others = [...terms].filter(([key]) => key !== '')
    if (others.some(([, { coefficient }]) => this.algebra.sign(coefficient) !== 0)) return undefined
    return terms.get('')?.coefficient ?? ZERO
  }
  private sameTerms(a: Terms, b: Terms): boolean {
    if (a === b) return true
    if (a.size !== b.size) return false
    for (const [key, term] of a) {
      const other = b.get(key)
      if (
        !other ||
        (other.coefficient !== term.coefficient && !this.plainlyEqual(other.coefficient, term.coefficient))
      )
        return false
    }
    return true
  }
  private plainlyEqual(a: Algebraic, b: Algebraic): boolean {
    return a.is === 'fraction' && b.is === 'fraction' && this.algebra.equal(a, b)
  }
  private sum(a: Terms, b: Terms): Terms {
    const all = new Map(a)
    // 0 + π is π.
    const none = all.get('')?.coefficient
    if (none?.is === 'fraction' && none.value.n === 0n) all.delete('')
    for (const [key, term] of b) {
      const before = all.get(key)
      const coefficient = before ? this.algebra.add(before.coefficient, term.coefficient) : term.coefficient
      if (coefficient.is === 'fraction' && coefficient.value.n === 0n) all.delete(key)
      else all.set(key, { coefficient, powers: term.powers })
    }
    return this.bounded(all)
  }
  private product(a: Terms, b: Terms): Terms {
    if (b === UNIT) return a
    if (a === UNIT) return b
    let all: Terms = new Map()
    for (const x of a.values())
      for (const y of b.values()) {
        const powers = timesPowers(x.powers, y.powers, 1)
        const coefficient = this.algebra.multiply(x.coefficient, y.coefficient)
        all = this.sum(all, new Map([[keyOf(powers), { coefficient, powers }]]))
      }
    return all
  }
  private bounded(terms: Terms): Terms {
    this.budget.spend(terms.size)
    if (terms.size > MOST_TERMS) throw new Undecided()
    return terms
  }
  /** A single term below moves up; a sum below that divides what is above goes away. */
  private tidy(top: Terms, bottom: Terms): Form {
    if (bottom === UNIT) return { top, bottom }
    const below = [...bottom.values()]
    if (below.length === 1) {
      const { coefficient, powers } = below[0]!
      let all: Terms = new Map()
      for (const term of top.values()) {
        const left = timesPowers(term.powers, powers, -1)
        const value = this.algebra.divide(term.coefficient, coefficient)
        all = this.sum(all, new Map([[keyOf(left), { coefficient: value, powers: left }]]))
      }
      return { top: all, bottom: UNIT }
    }
    const quotient = this.dividedBy(top, bottom)
    return quotient ? { top: quotient, bottom: UNIT } : { top, bottom }
  }
  /** Long division with fractions as coefficients; undefined when something is left over. */
  private dividedBy(top: Terms, bottom: Terms): Terms | undefined {
    const fractions = (terms: Terms) => [...terms.values()].every(term => term.coefficient.is === 'fraction')
    if (!fractions(top) || !fractions(bottom) || top.size < bottom.size) return undefined
    const leading = leadingOf(bottom)
    let left = top
    let quotient: Terms = new Map()
    for (let step = 0; left.size > 0; step++) {
      if (step > 40) return undefined
      const first = leadingOf(left)
      const powers = timesPowers(first.powers, leading.powers, -1)
      if ([...powers.values()].some(({ exponent }) => exponent.n < 0n)) return undefined
      const coefficient = this.algebra.divide(first.coefficient, leading.coefficient)
      const part: Terms = new Map([[keyOf(powers), { coefficient, powers }]])
      quotient = this.sum(quotient, part)
      const taken = this.product(part, bottom)
      const minus = new Map(
        [...taken].map(
          ([key, term]) => [key, { ...term, coefficient: this.algebra.negate(term.coefficient) }] as const,
        ),
      )
      left = this.sum(left, minus)
    }
    return quotient
  }
}

/** The largest term in an order that products keep: by the power of the first atom, then of the second … */
export function leadingOf(terms: Terms): Term {
  const atoms = [...new Set([...terms.values()].flatMap(term => [...term.powers.keys()]))].toSorted()
  return [...terms.values()].reduce((best, term) => {
    for (const atom of atoms) {
      const order = compare(term.powers.get(atom)?.exponent ?? NONE, best.powers.get(atom)?.exponent ?? NONE)
      if (order !== 0) return order > 0 ? term : best
    }
    return best
  })
}
const NONE = whole(0)

export function timesPowers(
  a: ReadonlyMap<string, Power>,
  b: ReadonlyMap<string, Power>,
  sign: 1 | -1,
): ReadonlyMap<string, Power> {
  if (b.size === 0) return a
  const all = new Map(a)
  for (const [key, { atom, exponent }] of b) {
    const more = sign === 1 ? exponent : negate(exponent)
    const sum = add(all.get(key)?.exponent ?? whole(0), more)
    if (sum.n === 0n) all.delete(key)
    else all.set(key, { atom, exponent: sum })
  }
  return all
}

export function scaledPowers(powers: ReadonlyMap<string, Power>, by: Fraction): ReadonlyMap<string, Power> {
  return new Map(
    [...powers].map(([key, { atom, exponent }]) => [
      key,
      { atom, exponent: fraction(exponent.n * by.n, exponent.d * by.d) },
    ]),
  )
}

/** For keys only. */
export function writtenAlgebraic(a: Algebraic): string {
  switch (a.is) {
    case 'fraction':
      return `${a.value.n}/${a.value.d}`
    case 'cosine':
      return `c(${a.turn.n}/${a.turn.d})`
    case 'root':
      return `r${a.degree}(${writtenAlgebraic(a.of)})`
    default:
      return `${a.is}(${writtenAlgebraic(a.a)},${writtenAlgebraic(a.b)})`
  }
}
