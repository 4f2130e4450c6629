/** The value of an expression as a form: every step exact, every domain checked. */
import { Algebra } from './algebraic.ts'
import { withoutAngles, withoutSquares } from './angles.ts'
import { E, PI, type Atom } from './atom.ts'
import type { Budget } from './budget.ts'
import { callOf } from './calls.ts'
import { derivativeAt, integralOf } from './calculus.ts'
import { binomialOf, countOf, determinantOf, factorialOf, listOf, remainderOf } from './counted.ts'
import { Estimate } from './estimate.ts'
import { powerUnder } from './folds.ts'
import { atomForm, constant, Forms, number, type Form } from './form.ts'
import { fraction, isWhole, whole, type Fraction } from './fraction.ts'
import { Functions } from './functions.ts'
import { limitOf } from './limits.ts'
import type { Node } from './node.ts'
import { Undefined, type Scope } from './scope.ts'
import { seriesOf } from './series.ts'
import { settledWaves } from './waves.ts'

/** Numbers that may come to something else together. */
const SETTLING: ReadonlySet<Atom['is']> = new Set(['sin', 'cos', 'arcsin', 'arctan'])

export class Evaluator {
  readonly budget: Budget
  readonly forms: Forms
  readonly estimate: Estimate
  readonly functions: Functions

  constructor(budget: Budget) {
    this.budget = budget
    this.forms = new Forms(new Algebra(budget), budget)
    this.estimate = new Estimate(this.forms, budget)
    this.functions = new Functions(this.forms, this.estimate)
  }

  value(node: Node, scope: Scope): Form {
    this.budget.spend(1)
    const { forms } = this
    const f = (each: Node): Form => this.value(each, scope)
    switch (node.is) {
      case 'number':
        return number(node.value)
      case 'constant':
        return atomForm(node.name === 'pi' ? PI : E)
      case 'infinity':
        throw new Undefined(node, 'A végtelen nem szám.', 'Infinity is not a number.')
      case 'letter': {
        const value = scope.get(node.name)
        if (value) return value
        throw new Undefined(
          node,
          node.name === 'i'
            ? 'Az i nem valós szám: ezekkel a lapokkal csak valós számok állhatnak.'
            : `Ennek a betűnek nincs értéke: ${node.name}.`,
          node.name === 'i'
            ? 'i is not a real number: cards hold real numbers only.'
            : `The letter ${node.name} has no value.`,
        )
      }
      case 'negative':
        return forms.negate(f(node.of))
      case 'sum':
        return forms.add(f(node.left), f(node.right))
      case 'difference':
        return forms.subtract(f(node.left), f(node.right))
      case 'product':
        return forms.multiply(f(node.left), f(node.right))
      case 'quotient':
        return this.quotient(f(node.left), f(node.right), node.right)
      case 'power':
        return this.power(f(node.left), f(node.right), node)
      case 'root': {
        // √((3 − π)²) is |3 − π|: multiplied out it could not be seen any more.
        const power = powerUnder(node.of)
        const times = power ? power.exponent % BigInt(node.degree) : 1n
        if (!power || times !== 0n) return this.root(f(node.of), node.degree, node)
        const base = f(power.base)
        if (node.degree % 2 === 1)
          return this.power(base, number(fraction(power.exponent / BigInt(node.degree))), node)
        const size = this.estimate.sign(base) < 0 ? forms.negate(base) : base
        return this.functions.power(size, number(fraction(power.exponent / BigInt(node.degree))))
      }
      case 'call':
        return callOf(this, node, f(node.of))
      case 'logarithm':
        return this.logarithm(f(node.base), f(node.of), node)
      case 'degrees':
        return forms.multiply(f(node.of), forms.multiply(number(fraction(1n, 180n)), atomForm(PI)))
      case 'percent':
        return forms.multiply(f(node.of), number(fraction(1n, 100n)))
      case 'absolute': {
        const value = this.settled(f(node.of))
        return this.estimate.sign(value) < 0 ? forms.negate(value) : value
      }
      case 'floor':
        return number(fraction(this.estimate.floor(this.settled(f(node.of)))))
      case 'ceiling':
        return number(fraction(-this.estimate.floor(forms.negate(this.settled(f(node.of))))))
      case 'part': {
        const value = this.settled(f(node.of))
        return forms.subtract(value, number(fraction(this.estimate.floor(value))))
      }
      case 'either': {
        const value = this.settled(f(node.of))
        const below = number(fraction(this.estimate.floor(value)))
        const other = node.other === 'floor' ? below : forms.subtract(value, below)
        if (!forms.isZero(forms.subtract(value, other))) throw node.doubt
        return value
      }
      case 'factorial':
        return number(factorialOf(this.budget, this.fraction(node.of, scope), node.of))
      case 'binomial':
        return number(
          binomialOf(this.budget, this.fraction(node.left, scope), this.fraction(node.right, scope), node),
        )
      case 'remainder':
        return number(remainderOf(this, node, scope))
      case 'list':
        return listOf(this, node, scope)
      case 'series':
        return seriesOf(this, node, scope)
      case 'determinant':
        return determinantOf(
          this,
          node.rows.map(row => row.map(f)),
        )
      case 'cardinality':
        return number(whole(countOf(this, node, scope)))
      case 'derivative':
        return derivativeAt(this, node, scope)
      case 'integral':
        return integralOf(this, node, scope)
      case 'limit':
        return limitOf(this, node, scope)
      default:
        return node satisfies never
    }
  }

  /** The same with sin² 1 + cos² 1, arctg 1 + arctg 2 + arctg 3 − π and their like as the number they are. */
  settled(of: Form): Form {
    const form = this.functions.unrooted(of)
    if (!this.forms.atoms(form).some(({ is }) => SETTLING.has(is))) return form
    const known = settledWaves(this, form)
    if (known && known !== 'no equation') return constant(known)
    const found =
      this.forms.asConstant(withoutAngles(this, form)) ?? this.forms.asConstant(withoutSquares(this, form))
    return found ? constant(found) : form
  }

  /** The fraction it is; undefined when it is certainly none. */
  fraction(node: Node, scope: Scope): Fraction | undefined {
    return this.forms.asFraction(this.value(node, scope))
  }

  quotient(top: Form, below: Form, place: Node): Form {
    const bottom = this.settled(below)
    const zero = () => new Undefined(place, 'Nullával osztana.', 'It would divide by zero.')
    if (this.forms.isZero(bottom)) throw zero()
    // Atoms may have relations of their own that do not show in the form: the number itself must be clear of zero.
    if (!this.forms.asConstant(bottom) && this.estimate.sign(bottom) === 0) throw zero()
    return this.forms.multiply(top, { top: bottom.bottom, bottom: bottom.top })
  }

  power(of: Form, by: Form, place: Node): Form {
    const [base, exponent] = [this.settled(of), this.settled(by)]
    const given = this.forms.asFraction(exponent)
    const sign = given && isWhole(given) && given.n > 0n ? undefined : this.estimate.sign(base)
    if (sign === 0) {
      const direction = this.estimate.sign(exponent)
      if (direction === 0) throw new Undefined(place, 'A 0⁰ nincs értelmezve.', '0⁰ is not defined.')
      if (direction < 0) throw new Undefined(place, 'Nullával osztana.', 'It would divide by zero.')
      return number(whole(0))
    }
    if (sign === -1 && !(given && isWhole(given)))
      throw new Undefined(
        place,
        'Negatív szám törtkitevős hatványa nincs értelmezve.',
        'A negative number has no power with a fraction as exponent.',
      )
    return this.functions.power(base, exponent)
  }

  root(inside: Form, degree: number, place: Node): Form {
    const of = this.settled(inside)
    const sign = this.estimate.sign(of)
    if (sign === 0) return number(whole(0))
    if (sign > 0) return this.functions.root(of, degree)
    if (degree % 2 === 0)
      throw new Undefined(place, 'Negatív számból nincs páros gyök.', 'A negative number has no even root.')
    return this.forms.negate(this.functions.root(this.forms.negate(of), degree))
  }

  logarithm(base: Form, inside: Form, place: Node & { is: 'logarithm' }): Form {
    const of = this.settled(inside)
    if (this.estimate.sign(of) <= 0)
      throw new Undefined(
        place.of,
        'Csak pozitív számnak van logaritmusa.',
        'Only positive numbers have a logarithm.',
      )
    const natural = this.estimate.sign(base) > 0 ? this.functions.ln(base) : undefined
    if (!natural || this.forms.isZero(natural))
      throw new Undefined(
        place.base,
        'A logaritmus alapja pozitív, és nem 1.',
        'The base is positive and not 1.',
      )
    return this.quotient(this.functions.ln(of), natural, place.base)
  }
}
