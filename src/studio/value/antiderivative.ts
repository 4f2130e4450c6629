// A function whose derivative is the given one, for the functions of school, with what must hold for it between the limits.
import { stripped } from './canonical.ts'
import { derive } from './derive.ts'
import type { Evaluator } from './evaluate.ts'
import { factorsOf, innersOf, isOne, isTwo, productOf, replaced, type Factor } from './written-factors.ts'
import type { Form } from './form.ts'
import { fraction, isWhole } from './fraction.ts'
import { contains, type Node } from './node.ts'
import {
  absolute,
  call,
  minus,
  natural,
  numeral,
  opposite,
  over,
  plus,
  substituted,
  times,
  toThe,
} from './nodes.ts'
import { polynomial } from './polynomial.ts'
import { quotientRule } from './rational.ts'
import { Beyond, bound, type Scope } from './scope.ts'

/** A part of the function that must keep away from zero, or not fall below it; `slope` when it is linear. */
export interface Condition {
  readonly of: Node
  readonly must: 'not be zero' | 'not be negative'
  readonly slope: Form | undefined
}

const MOST_ROUNDS = 40

export class Antiderivative {
  readonly evaluator: Evaluator
  readonly letter: string
  readonly conditions: Condition[] = []
  scope: Scope
  private readonly x: Node
  private rounds = 0

  constructor(evaluator: Evaluator, letter: string, scope: Scope) {
    this.evaluator = evaluator
    this.letter = letter
    this.scope = scope
    this.x = { is: 'letter', name: letter, at: 0, end: 0 }
  }

  fail(node: Node): never {
    throw new Beyond(node, 'Ezt nem tudom integrálni.', 'I cannot integrate this.')
  }
  has(node: Node): boolean {
    return contains(node, this.letter)
  }
  /** A number that was computed, as a part of an expression. */
  known(value: Form): Node {
    const name = `#${this.scope.size}`
    this.scope = bound(this.scope, name, value)
    return { is: 'letter', name, at: 0, end: 0 }
  }
  needs(of: Node, must: Condition['must']): void {
    if (this.has(of)) this.conditions.push({ of, must, slope: this.slope(of) })
  }

  /** The slope of ax + b, when it is that and a is not zero. */
  slope(node: Node): Form | undefined {
    if (!this.has(node)) return undefined
    const values = this.coefficients(node)
    return values && values.length === 2 ? values[1] : undefined
  }
  /** The coefficients of a polynomial, the constant first, the last one not zero; undefined when it is none. */
  coefficients(node: Node): Form[] | undefined {
    const parts = polynomial(node, this.letter)
    if (!parts) return undefined
    const values = parts.map(part => this.evaluator.value(part, this.scope))
    while (values.length > 0 && this.evaluator.forms.isZero(values.at(-1)!)) values.pop()
    return values
  }
  /** Divided by the slope of what stands inside, which must be linear. */
  private byInner(whole: Node, inside: Node): Node {
    const slope = this.slope(inside)
    return slope ? over(whole, this.known(slope)) : this.fail(inside)
  }

  of(node: Node): Node {
    this.evaluator.budget.spend(50)
    if (++this.rounds > MOST_ROUNDS) return this.fail(node)
    if (!this.has(node)) return times(node, this.x)
    switch (node.is) {
      case 'letter':
        return over(toThe(this.x, numeral(2)), numeral(2))
      case 'negative':
        return opposite(this.of(node.of))
      case 'sum':
        return plus(this.of(node.left), this.of(node.right))
      case 'difference':
        return minus(this.of(node.left), this.of(node.right))
      case 'percent':
        return over(this.of(node.of), numeral(100))
      case 'product':
      case 'quotient':
        return this.ofFactors(node)
      case 'power':
        return this.ofPower(node, node.left, node.right)
      case 'root':
        return this.ofPower(node, node.of, over(numeral(1), numeral(node.degree)))
      case 'logarithm': {
        if (this.has(node.base)) return this.fail(node)
        this.needs(node.of, 'not be negative')
        // u ln u − u
        const whole = minus(times(node.of, natural(node.of)), node.of)
        return over(this.byInner(whole, node.of), natural(node.base))
      }
      case 'call':
        return this.ofCall(node)
      default:
        return this.fail(node)
    }
  }

  private ofCall(node: Node & { is: 'call' }): Node {
    const u = node.of
    const whole = (): Node => {
      switch (node.name) {
        case 'sin':
          return opposite(call('cos', u))
        case 'cos':
          return call('sin', u)
        case 'tan':
          this.needs(call('cos', u), 'not be zero')
          return opposite(natural(absolute(call('cos', u))))
        case 'cot':
          this.needs(call('sin', u), 'not be zero')
          return natural(absolute(call('sin', u)))
        case 'exp':
          return node
        case 'sinh':
          return call('cosh', u)
        case 'cosh':
          return call('sinh', u)
        case 'arctan':
          return minus(times(u, node), over(natural(plus(numeral(1), toThe(u, numeral(2)))), numeral(2)))
        case 'arcsin':
        case 'arccos': {
          const below = minus(numeral(1), toThe(u, numeral(2)))
          this.needs(below, 'not be negative')
          return (node.name === 'arcsin' ? plus : minus)(times(u, node), rootOf(below))
        }
        default:
          return this.fail(node)
      }
    }
    return this.byInner(whole(), u)
  }

  private ofPower(node: Node, base: Node, exponent: Node): Node {
    if (this.has(exponent)) {
      if (this.has(base)) return this.fail(node)
      return over(this.byInner(node, exponent), natural(base))
    }
    if (this.slope(base)) return this.ofLinear(base, exponent)
    const given = this.evaluator.fraction(exponent, this.scope)
    const lifted = base.is === 'root' && given && fraction(given.n, given.d * BigInt(base.degree))
    if (base.is === 'root' && lifted && (base.degree % 2 === 0 || isWhole(lifted))) {
      if (base.degree % 2 === 0) this.needs(base.of, 'not be negative')
      if (isOne(numeral(lifted))) return this.of(base.of)
      return this.ofPower(toThe(base.of, numeral(lifted)), base.of, numeral(lifted))
    }
    if (base.is === 'call' && given && isWhole(given) && given.n % 2n === 1n && given.n <= 15n) {
      const found = this.ofOddPower(base, Number(given.n - 1n) / 2)
      if (found) return this.byInner(found, base.of)
    }
    if (
      base.is === 'call' &&
      given &&
      isWhole(given) &&
      given.n % 2n === 0n &&
      given.n > 2n &&
      given.n <= 12n
    ) {
      const found = this.ofEvenPower(base, Number(given.n) / 2)
      if (found) return this.byInner(found, base.of)
    }
    if (base.is === 'call' && given && isWhole(given) && given.n * given.n === 4n) {
      const found = this.ofSquare(base, given.n > 0n)
      if (found) return this.byInner(found, base.of)
    }
    return this.ofFactors(node)
  }
  /** cos^(2k+1) is (1 − sin²)^k cos, and the other way round. */
  private ofOddPower({ name, of: u }: Node & { is: 'call' }, k: number): Node | undefined {
    if (k < 1 || (name !== 'sin' && name !== 'cos')) return undefined
    const other = call(name === 'sin' ? 'cos' : 'sin', u)
    let [sum, choose]: [Node, number] = [numeral(0), 1]
    for (let j = 0; j <= k; j++) {
      const power = numeral(2 * j + 1)
      sum = plus(sum, over(times(numeral(j % 2 === 0 ? choose : -choose), toThe(other, power)), power))
      choose = (choose * (k - j)) / (j + 1)
    }
    return name === 'sin' ? opposite(sum) : sum
  }
  /** cos^2k as a sum of waves: 2^(1−2k) times the half of C(2k; k) and C(2k; k − j) cos 2jx; those of sin^2k by turns. */
  private ofEvenPower({ name, of: u }: Node & { is: 'call' }, k: number): Node | undefined {
    if (name !== 'sin' && name !== 'cos') return undefined
    let choose = 1
    const row = Array.from({ length: k + 1 }, (_, j) => {
      if (j > 0) choose = (choose * (2 * k - j + 1)) / j
      return choose
    }).toReversed()
    const all = row.slice(1).reduce(
      (sum, factor, i) => {
        const j = i + 1
        const wave = over(times(numeral(factor), call('sin', times(numeral(2 * j), u))), numeral(2 * j))
        return (name === 'sin' && j % 2 === 1 ? minus : plus)(sum, wave)
      },
      over(times(numeral(row[0]!), u), numeral(2)),
    )
    return over(all, numeral(2 ** (2 * k - 1)))
  }
  /** sin², cos², tg², ctg² and one over the first two; before the division by the slope. */
  private ofSquare({ name, of: u }: Node & { is: 'call' }, up: boolean): Node | undefined {
    const twice = over(call('sin', times(numeral(2), u)), numeral(4))
    const half = over(u, numeral(2))
    switch (up ? name : `1/${name}`) {
      case 'sin':
        return minus(half, twice)
      case 'cos':
        return plus(half, twice)
      case 'tan':
      case '1/cos':
        this.needs(call('cos', u), 'not be zero')
        return up ? minus(call('tan', u), u) : call('tan', u)
      case 'cot':
      case '1/sin':
        this.needs(call('sin', u), 'not be zero')
        return up ? opposite(plus(call('cot', u), u)) : opposite(call('cot', u))
      default:
        return undefined
    }
  }
  /** (ax + b) to a constant power. */
  private ofLinear(base: Node, exponent: Node): Node {
    const value = this.evaluator.fraction(exponent, this.scope)
    if (!value) return this.fail(exponent)
    if (value.n < 0n) this.needs(base, 'not be zero')
    if (!isWhole(value)) this.needs(base, 'not be negative')
    if (value.n === -value.d) return this.byInner(natural(absolute(base)), base)
    const next = numeral({ n: value.n + value.d, d: value.d })
    return this.byInner(over(toThe(base, next), next), base)
  }

  /** Products and quotients, by the first rule that fits. */
  private ofFactors(node: Node): Node {
    const factors = factorsOf(node).filter(({ of }) => !isOne(of))
    const still = factors.filter(({ of }) => !this.has(of))
    const moving = factors.filter(({ of }) => this.has(of))
    if (still.length > 0) return times(productOf(still), this.of(productOf(moving)))
    const power = moving.length === 1 ? productOf(moving) : undefined
    if (power?.is === 'power' && node.is !== 'power' && node.is !== 'root') return this.of(power)
    return (
      this.sameBase(moving) ??
      this.sineTimesCosine(moving) ??
      this.waves(moving) ??
      quotientRule(this, node) ??
      this.overRoot(moving) ??
      this.inside(moving) ??
      this.shifted(moving) ??
      this.byParts(moving) ??
      this.multipliedOut(node, moving) ??
      this.fail(node)
    )
  }
  /** x · √x and the like: one linear base, the exponents added. */
  private sameBase(factors: readonly Factor[]): Node | undefined {
    const [first] = factors
    if (!first || !this.slope(first.of)) return undefined
    if (factors.some(({ of }) => !this.same(of, first.of))) return undefined
    const exponent = factors.map(each => each.exponent).reduce((a, b) => plus(a, b))
    const value = this.evaluator.fraction(exponent, this.scope)
    if (!value || factors.length < 2) return value && this.ofLinear(first.of, numeral(value))
    for (const { exponent: each } of factors) {
      const part = this.evaluator.fraction(each, this.scope)
      if (!part) return undefined
      if (part.n < 0n) this.needs(first.of, 'not be zero')
      if (!isWhole(part)) this.needs(first.of, 'not be negative')
    }
    if (value.n === 0n) return this.x
    return this.ofLinear(first.of, numeral(value))
  }
  /** Written alike, with the same sign. */
  private same(a: Node, b: Node): boolean {
    const [x, y] = [stripped(a), stripped(b)]
    const sign = ({ factor }: typeof x) => this.evaluator.fraction(factor, this.scope)?.n
    return x.core === y.core && sign(x) === sign(y)
  }
  private sineTimesCosine(factors: readonly Factor[]): Node | undefined {
    if (factors.length !== 2 || factors.some(({ exponent }) => !isOne(exponent))) return undefined
    const [sin, cos] = (['sin', 'cos'] as const).map(name =>
      factors.map(({ of }) => of).find(of => of.is === 'call' && of.name === name),
    )
    if (sin?.is !== 'call' || cos?.is !== 'call') return undefined
    if (stripped(sin.of).core !== stripped(cos.of).core || !this.slope(sin.of)) return undefined
    return this.byInner(over(toThe(sin, numeral(2)), numeral(2)), sin.of)
  }
  /** sin a · sin b and the like as a sum; sin² · cos² of the same angle as a wave of four times the angle. */
  private waves(factors: readonly Factor[]): Node | undefined {
    const [one, other] = factors
    if (factors.length !== 2 || one?.of.is !== 'call' || other?.of.is !== 'call') return undefined
    const [a, b] = [one.of, other.of]
    const names = `${a.name} ${b.name}`
    if (!/^(sin|cos) (sin|cos)$/.test(names) || !this.slope(a.of) || !this.slope(b.of)) return undefined
    if (isTwo(one.exponent) && isTwo(other.exponent) && a.name !== b.name) {
      if (stripped(a.of).core !== stripped(b.of).core) return undefined
      const fourfold = call('sin', times(numeral(4), a.of))
      return this.byInner(minus(over(a.of, numeral(8)), over(fourfold, numeral(32))), a.of)
    }
    if (!isOne(one.exponent) || !isOne(other.exponent)) return undefined
    const [sum, apart] = [plus(a.of, b.of), minus(a.of, b.of)]
    if (!this.slope(sum) || !this.slope(apart)) return undefined
    const both = {
      'sin sin': () => minus(call('cos', apart), call('cos', sum)),
      'cos cos': () => plus(call('cos', apart), call('cos', sum)),
      'sin cos': () => plus(call('sin', sum), call('sin', apart)),
      'cos sin': () => minus(call('sin', sum), call('sin', apart)),
    }[names as 'sin sin' | 'cos cos' | 'sin cos' | 'cos sin']()
    return over(this.of(both), numeral(2))
  }
  /** 1 / √(c − ax²) is an angle, √(c − ax²) the height of an arc. */
  private overRoot(factors: readonly Factor[]): Node | undefined {
    const [only] = factors
    if (factors.length !== 1 || !only) return undefined
    const { forms, estimate } = this.evaluator
    const exponent = this.evaluator.fraction(only.exponent, this.scope)
    const [c, b, a] = this.coefficients(only.of) ?? []
    if (!exponent || exponent.n * exponent.n !== 1n || exponent.d !== 2n || !c || !b || !a) return undefined
    if (!forms.isZero(b) || estimate.sign(a) >= 0 || estimate.sign(c) <= 0) return undefined
    const wide = this.known(forms.negate(a))
    this.needs(only.of, 'not be negative')
    const angle = call('arcsin', times(this.x, rootOf(over(wide, this.known(c)))))
    if (exponent.n < 0n) return over(angle, rootOf(wide))
    // A sector and a triangle of the circle, or of the ellipse.
    const sector = over(times(this.known(c), angle), rootOf(wide))
    return over(plus(times(this.x, rootOf(only.of)), sector), numeral(2))
  }
  /** g(h(x)) · h′(x): the integral of g at h(x). */
  private inside(factors: readonly Factor[]): Node | undefined {
    for (const factor of factors) {
      const others = productOf(factors.filter(each => each !== factor))
      const whole = productOf([factor])
      for (const inner of innersOf(factor)) {
        if (!this.has(inner) || inner.is === 'letter') continue
        const rate = this.multiple(others, derive(inner, this.letter))
        if (!rate) continue
        const u: Node = { is: 'letter', name: '#u', at: 0, end: 0 }
        const outer = new Antiderivative(this.evaluator, '#u', this.scope)
        const found = outer.of(replaced(whole, inner, u))
        this.scope = outer.scope
        for (const { of, must } of outer.conditions) this.needs(replaced(of, u, inner), must)
        return times(rate, replaced(found, u, inner))
      }
    }
    return undefined
  }
  /** A polynomial times a power of ax + b: written in powers of ax + b. */
  private shifted(factors: readonly Factor[]): Node | undefined {
    const root = factors.find(({ of, exponent }) => !isOne(exponent) && this.slope(of))
    const power = root && this.evaluator.fraction(root.exponent, this.scope)
    const slope = root && this.slope(root.of)
    if (!root || !power || !slope || factors.length < 2) return undefined
    const p = productOf(factors.filter(each => each !== root))
    if (!polynomial(p, this.letter)) return undefined
    const u: Node = { is: 'letter', name: '#u', at: 0, end: 0 }
    const [a, start] = [this.known(slope), substituted(root.of, this.letter, numeral(0))]
    const parts = polynomial(substituted(p, this.letter, over(minus(u, start), a)), '#u')
    if (!parts) return undefined
    return parts
      .map((part, j) =>
        times(part, this.ofLinear(root.of, numeral({ n: power.n + BigInt(j) * power.d, d: power.d }))),
      )
      .reduce((sum, each) => plus(sum, each))
  }
  /** a/b when that is a constant for certain: the same but for constant factors, or polynomials that are multiples. */
  private multiple(a: Node, b: Node): Node | undefined {
    const [x, y] = [stripped(a, this.letter), stripped(b, this.letter)]
    if (x.core === y.core) return over(x.factor, y.factor)
    const [p, q] = [this.coefficients(a), this.coefficients(b)]
    if (!p || !q || p.length === 0 || p.length !== q.length) return undefined
    const { forms } = this.evaluator
    const rate = this.evaluator.quotient(p.at(-1)!, q.at(-1)!, b)
    const same = p.every((each, i) => forms.isZero(forms.subtract(each, forms.multiply(rate, q[i]!))))
    return same ? this.known(rate) : undefined
  }
  /** A polynomial times something that stays alike when it is integrated: ∫pg = pG − ∫p′G. */
  private byParts(factors: readonly Factor[]): Node | undefined {
    const smooth = factors.filter(({ of, exponent }) => isOne(exponent) && !polynomial(of, this.letter))
    const rest = factors.filter(factor => !smooth.includes(factor))
    const p = productOf(rest)
    if (smooth.length !== 1 || rest.length === 0) return undefined
    const g = smooth[0]!.of
    const powers = rest.every(({ of }) => of.is === 'letter')
    if (!powers && !polynomial(p, this.letter)) return undefined
    if (g.is === 'logarithm' && !this.has(g.base) && g.of.is === 'letter') {
      const whole = this.of(p)
      this.needs(g.of, 'not be negative')
      return minus(times(whole, g), this.of(over(whole, times(g.of, natural(g.base)))))
    }
    if (!polynomial(p, this.letter)) return undefined
    const repeats =
      (g.is === 'call' && ['sin', 'cos', 'exp'].includes(g.name)) || (g.is === 'power' && !this.has(g.left))
    if (!repeats) return undefined
    let sum: Node = numeral(0)
    let [left, right]: [Node, Node] = [p, g]
    let sign = 1
    for (let k = 0; k < 12; k++) {
      right = this.of(right)
      sum = sign > 0 ? plus(sum, times(left, right)) : minus(sum, times(left, right))
      left = derive(left, this.letter)
      sign = -sign
      const values = this.coefficients(left)
      if (!values) return undefined
      if (values.length === 0) return sum
    }
    return undefined
  }
  /** (a + b)c = ac + bc, (a + b)/c = a/c + b/c, and powers of sums of several terms. */
  private multipliedOut(node: Node, factors: readonly Factor[]): Node | undefined {
    const parts = polynomial(node, this.letter)
    if (parts)
      return this.of(
        parts
          .map((part, i): Node =>
            i === 0 ? part : times(part, i === 1 ? this.x : toThe(this.x, numeral(i))),
          )
          .reduce((a, b) => plus(a, b)),
      )
    const sum = factors.find(
      ({ of, exponent }) => isOne(exponent) && (of.is === 'sum' || of.is === 'difference'),
    )
    if (sum?.of.is === 'sum' || sum?.of.is === 'difference') {
      const others = productOf(factors.filter(each => each !== sum))
      const [a, b] = [times(sum.of.left, others), times(sum.of.right, others)]
      return this.of(sum.of.is === 'sum' ? plus(a, b) : minus(a, b))
    }
    const square = factors.find(
      ({ of, exponent }) => isTwo(exponent) && (of.is === 'sum' || of.is === 'difference'),
    )
    if (!square) return undefined
    const others = factors.filter(each => each !== square)
    return this.of(
      productOf([...others, { ...square, exponent: numeral(1) }, { ...square, exponent: numeral(1) }]),
    )
  }
}

const rootOf = (of: Node): Node => ({ is: 'root', degree: 2, of, at: 0, end: 0 })
