// Limits: the function is developed where t goes to infinity, with x = t, −t, a + 1/t or a − 1/t.
import type { Evaluator } from './evaluate.ts'
import { withoutFactorials } from './factorials.ts'
import { number, type Form } from './form.ts'
import { fraction, isWhole, whole } from './fraction.ts'
import { Growth, NoRule, UNIT, type Series } from './growth.ts'
import { contains, partsOf, type Node } from './node.ts'
import { polynomial } from './polynomial.ts'
import { Beyond, bound, Undefined, type Scope } from './scope.ts'
import { roundsOf } from './rounds.ts'
import { withoutSums } from './series.ts'
import { taylor } from './taylor.ts'

/** Letters that stand for whole numbers when they go to infinity. */
const COUNTING: ReadonlySet<string> = new Set('ijklmn')
const ONE = number(whole(1))
/** Higher powers are not multiplied out. */
const MOST_FACTORS = 60n

class Endless extends Undefined {}

type Direction = 'up' | 'down' | 'right' | 'left'

export function limitOf(evaluator: Evaluator, node: Node & { is: 'limit' }, scope: Scope): Form {
  const { of, to, letter, side } = node
  if (!contains(of, letter)) return evaluator.value(of, scope)
  if (to.is === 'infinity') {
    const endlessSum = of.is === 'series' && of.to.is === 'letter' && of.to.name === letter ? of : undefined
    if (endlessSum && !contains(endlessSum.of, letter) && !contains(endlessSum.from, letter))
      return evaluator.value({ ...endlessSum, to }, scope)
    return inRounds(evaluator, node, scope) ?? along(evaluator, node, scope, 'up')
  }
  if (to.is === 'negative' && to.of.is === 'infinity') return along(evaluator, node, scope, 'down')
  if (side !== 'both') return along(evaluator, node, scope, side)
  return fromBothSides(evaluator, node, scope)
}

/** sin(nπ/2) comes again and again: one limit for each place of the round, and they must be the same. */
function inRounds(evaluator: Evaluator, node: Node & { is: 'limit' }, scope: Scope): Form | undefined {
  if (!COUNTING.has(node.letter)) return undefined
  const rounds = roundsOf(evaluator, node.of, node.letter, scope, 0n)
  if (!rounds) return undefined
  const [first, ...others] = rounds.map(each => along(evaluator, { ...node, of: each.of }, each.scope, 'up'))
  for (const other of others) {
    const apart = evaluator.forms.subtract(other, first!)
    if (!evaluator.forms.isZero(apart) && evaluator.estimate.sign(apart) !== 0)
      throw new Undefined(
        node,
        'Nincs határértéke: az értékek ingadoznak.',
        'It has no limit: its values swing to and fro.',
      )
  }
  return first
}

function fromBothSides(evaluator: Evaluator, node: Node & { is: 'limit' }, scope: Scope): Form {
  const found = (['right', 'left'] as const).map(direction => {
    try {
      return along(evaluator, node, scope, direction)
    } catch (error) {
      if (error instanceof Undefined) return error
      throw error
    }
  })
  const [right, left] = found as [Form | Undefined, Form | Undefined]
  const endless = found.find(each => each instanceof Endless)
  if (endless) throw endless
  if (right instanceof Undefined && left instanceof Undefined) throw right
  if (right instanceof Undefined || left instanceof Undefined)
    throw new Beyond(
      node,
      'A függvény itt csak az egyik oldalon van értelmezve: írd ki, melyik oldalról (x\\to 0+0).',
      'The function is defined on one side only: say which one (x\\to 0^+).',
    )
  const apart = evaluator.forms.subtract(right, left)
  if (!evaluator.forms.isZero(apart) && evaluator.estimate.sign(apart) !== 0)
    throw new Undefined(
      node,
      'A bal és a jobb oldali határérték különbözik.',
      'The limits from the left and from the right differ.',
    )
  return right
}

/** The limit of a function of the letter on one way. */
export function along(
  evaluator: Evaluator,
  node: Node & { is: 'limit' },
  scope: Scope,
  direction: Direction,
): Form {
  const growth = new Growth(evaluator)
  const toInfinity = direction === 'up' || direction === 'down'
  const sign = direction === 'up' || direction === 'right' ? 1n : -1n
  const way = growth.ofPower(number(fraction(sign)), whole(toInfinity ? 1 : -1))
  const x = toInfinity ? way : growth.add(growth.constant(evaluator.value(node.to, scope)), way)
  try {
    const counting = direction === 'up' && COUNTING.has(node.letter)
    const of = counting
      ? withoutSums(evaluator, withoutFactorials(evaluator, node.of, node.letter, scope), node.letter, scope)
      : node.of
    const found = growth.limit(new Development(growth, node.letter, x, scope).of(of))
    if (found !== 'endless') return found
  } catch (error) {
    if (!(error instanceof NoRule)) throw error
    if (swings(new Development(growth, node.letter, x, scope), node.of, node.letter, direction))
      throw new Undefined(
        node,
        'Nincs határértéke: az értékek ingadoznak.',
        'It has no limit: its values swing to and fro.',
      )
    return putIn(evaluator, node, scope, toInfinity)
  }
  throw new Endless(node, 'Nincs véges határértéke.', 'It has no finite limit.')
}

/** Whether terms of one sign go like 1/n or larger, or do not go to zero at all: they add up to nothing finite. */
export function staysLarge(evaluator: Evaluator, node: Node, letter: string, scope: Scope): boolean {
  const growth = new Growth(evaluator)
  const n = growth.ofPower(ONE, whole(1))
  try {
    const of = withoutFactorials(evaluator, node, letter, scope)
    const [lead] = new Development(growth, letter, n, scope).of(of).terms
    return lead !== undefined && growth.order(lead.m, { ...UNIT, power: whole(-1) }) >= 0
  } catch (error) {
    if (error instanceof NoRule || error instanceof Undefined) return false
    throw error
  }
}

/** (−1)ⁿ, the sine of something endless, and these with constants: the values never settle. */
function swings(development: Development, node: Node, letter: string, direction: Direction): boolean {
  const other = (each: Node): boolean => swings(development, each, letter, direction)
  const constant = (each: Node): boolean => !contains(each, letter)
  switch (node.is) {
    case 'negative':
      return other(node.of)
    case 'sum':
    case 'difference':
      return constant(node.left) ? other(node.right) : constant(node.right) && other(node.left)
    case 'product':
      return constant(node.left)
        ? development.isNotZero(node.left) && other(node.right)
        : constant(node.right) && development.isNotZero(node.right) && other(node.left)
    case 'quotient':
      return constant(node.right) && other(node.left)
    case 'call':
      return (
        (node.name === 'sin' || node.name === 'cos') &&
        (direction !== 'up' || !COUNTING.has(letter)) &&
        !jumps(node.of, letter) &&
        development.isEndless(node.of)
      )
    case 'power':
      return (
        direction === 'up' &&
        COUNTING.has(letter) &&
        constant(node.left) &&
        development.isMinusOneOrLess(node.left) &&
        development.isOddMultiple(node.right)
      )
    default:
      return false
  }
}

const JUMPING: ReadonlySet<Node['is']> = new Set([
  ...(['floor', 'ceiling', 'part', 'remainder', 'factorial', 'binomial', 'series', 'list'] as const),
  ...(['limit', 'derivative', 'integral'] as const),
])
/** Steps and counts are not continuous: putting in would be a guess. */
const jumps = (node: Node, letter: string): boolean =>
  contains(node, letter) &&
  (JUMPING.has(node.is) ||
    (node.is === 'call' && node.name === 'sgn') ||
    partsOf(node).some(part => jumps(part, letter)))

/** A continuous function that is defined there has its value as its limit. */
function putIn(evaluator: Evaluator, node: Node & { is: 'limit' }, scope: Scope, toInfinity: boolean): Form {
  const noRule = new Beyond(node, 'Ezt a határértéket nem tudom kiszámolni.', 'I cannot compute this limit.')
  if (toInfinity || jumps(node.of, node.letter)) throw noRule
  try {
    return evaluator.value(node.of, bound(scope, node.letter, evaluator.value(node.to, scope)))
  } catch (error) {
    throw error instanceof Undefined ? noRule : error
  }
}

/** A function of the letter as a series, when the letter itself is one. */
class Development {
  private readonly growth: Growth
  private readonly letter: string
  private readonly x: Series
  private readonly scope: Scope

  constructor(growth: Growth, letter: string, x: Series, scope: Scope) {
    this.growth = growth
    this.letter = letter
    this.x = x
    this.scope = scope
  }

  of(node: Node): Series {
    const { growth } = this
    const { evaluator } = growth
    evaluator.budget.spend(5)
    if (!contains(node, this.letter)) return growth.constant(evaluator.value(node, this.scope))
    switch (node.is) {
      case 'letter':
        return this.x
      case 'negative':
        return growth.negate(this.of(node.of))
      case 'sum':
        return growth.add(this.of(node.left), this.of(node.right))
      case 'difference':
        return growth.add(this.of(node.left), growth.negate(this.of(node.right)))
      case 'product':
        return growth.multiply(this.of(node.left), this.of(node.right))
      case 'quotient':
        return growth.multiply(this.of(node.left), this.inverse(this.of(node.right), node.right))
      case 'percent':
        return growth.scale(this.of(node.of), number(fraction(1n, 100n)))
      case 'degrees':
        return growth.multiply(
          this.of(node.of),
          growth.constant(evaluator.value({ ...node, of: UNIT_NODE }, this.scope)),
        )
      case 'power':
        return this.power(node.left, node.right)
      case 'root':
        return this.root(this.of(node.of), node.degree, node)
      case 'logarithm': {
        const [top, bottom] = [node.of, node.base].map(each => growth.ln(this.positive(this.of(each), each)))
        return growth.multiply(top!, this.inverse(bottom!, node.base))
      }
      case 'absolute': {
        const inside = this.of(node.of)
        return inside.terms.length > 0 && growth.sign(inside) < 0 ? growth.negate(inside) : inside
      }
      case 'floor':
        return this.floor(this.of(node.of))
      case 'ceiling':
        return growth.negate(this.floor(growth.negate(this.of(node.of))))
      case 'call':
        return this.call(node)
      default:
        throw new NoRule()
    }
  }

  isNotZero(node: Node): boolean {
    const { evaluator } = this.growth
    return evaluator.estimate.sign(evaluator.value(node, this.scope)) !== 0
  }
  isEndless(node: Node): boolean {
    try {
      return this.growth.limit(this.of(node)) === 'endless'
    } catch (error) {
      if (error instanceof NoRule) return false
      throw error
    }
  }
  isMinusOneOrLess(node: Node): boolean {
    const { evaluator } = this.growth
    return evaluator.estimate.sign(evaluator.forms.add(evaluator.value(node, this.scope), ONE)) <= 0
  }
  /** An odd number times the letter, and something whole. */
  isOddMultiple(node: Node): boolean {
    const { evaluator } = this.growth
    const parts = polynomial(node, this.letter)?.map(part => evaluator.fraction(part, this.scope))
    if (parts?.length !== 2 || !parts[0] || !parts[1]) return false
    return isWhole(parts[0]) && isWhole(parts[1]) && parts[1].n % 2n !== 0n
  }

  private inverse(a: Series, place: Node): Series {
    if (a.terms.length === 0 && !a.rest)
      throw new Undefined(place, 'Nullával osztana.', 'It would divide by zero.')
    return this.growth.inverse(a)
  }
  private positive(a: Series, place: Node): Series {
    if ((a.terms.length === 0 && !a.rest) || this.growth.sign(a) < 0)
      throw new Undefined(place, 'A függvény itt nincs értelmezve.', 'The function is not defined here.')
    return a
  }
  private root(a: Series, degree: number, place: Node): Series {
    const { growth } = this
    const part = number(fraction(1n, BigInt(degree)))
    if (a.terms.length === 0 && !a.rest) return a
    if (degree % 2 === 1 && growth.sign(a) < 0) return growth.negate(growth.power(growth.negate(a), part))
    return growth.power(this.positive(a, place), part)
  }
  private power(left: Node, right: Node): Series {
    const { growth } = this
    const { evaluator } = growth
    if (contains(right, this.letter)) {
      const counted = COUNTING.has(this.letter) && !contains(left, this.letter)
      const base = counted ? evaluator.value(left, this.scope) : undefined
      if (base && evaluator.estimate.sign(base) < 0) {
        const size = growth.ln(growth.constant(evaluator.forms.negate(base)))
        const whole = growth.exp(growth.multiply(this.of(right), size))
        // The sign goes to and fro.
        return growth.within(whole.terms[0]?.m ?? whole.rest ?? UNIT)
      }
      return growth.exp(growth.multiply(this.of(right), growth.ln(this.positive(this.of(left), left))))
    }
    const exponent = evaluator.value(right, this.scope)
    const given = evaluator.forms.asFraction(exponent)
    const base = this.of(left)
    if (!given || !isWhole(given)) {
      if (base.terms.length === 0 && !base.rest && evaluator.estimate.sign(exponent) > 0) return base
      return growth.power(this.positive(base, left), exponent)
    }
    const times = given.n < 0n ? -given.n : given.n
    if (times > MOST_FACTORS) {
      const below = growth.sign(base) < 0
      const size = growth.power(below ? growth.negate(base) : base, exponent)
      return below && given.n % 2n !== 0n ? growth.negate(size) : size
    }
    let result = growth.constant(ONE)
    for (let i = 0n; i < times; i++) result = growth.multiply(result, base)
    return given.n < 0n ? this.inverse(result, left) : result
  }
  private floor(a: Series): Series {
    const { growth } = this
    const { estimate, forms } = growth.evaluator
    const to = growth.limit(a)
    if (to === 'endless') return growth.add(a, growth.within(UNIT))
    const below = estimate.floor(to)
    const apart = growth.add(a, growth.constant(number(fraction(-below))))
    const onIt = forms.isZero(forms.subtract(to, number(fraction(below))))
    const under = onIt && (apart.terms.length > 0 || apart.rest) && growth.sign(apart) < 0
    return growth.constant(number(fraction(under ? below - 1n : below)))
  }

  private call(node: Node & { is: 'call' }): Series {
    const { growth } = this
    const a = this.of(node.of)
    const over = (top: Series, bottom: Series) => growth.multiply(top, this.inverse(bottom, node))
    const one = growth.constant(ONE)
    switch (node.name) {
      case 'exp':
        return growth.exp(a)
      case 'sgn':
        return growth.constant(number(whole(a.terms.length === 0 && !a.rest ? 0 : growth.sign(a))))
      case 'tan':
        return over(this.wave('sin', a), this.wave('cos', a))
      case 'cot':
        return over(this.wave('cos', a), this.wave('sin', a))
      case 'sec':
        return over(one, this.wave('cos', a))
      case 'csc':
        return over(one, this.wave('sin', a))
      case 'sin':
      case 'cos':
        return this.wave(node.name, a)
      case 'sinh':
      case 'cosh':
      case 'tanh':
      case 'coth': {
        const [up, down] = [growth.exp(a), growth.negate(growth.exp(growth.negate(a)))]
        const [sinh, cosh] = [growth.add(up, down), growth.add(up, growth.negate(down))]
        if (node.name === 'tanh') return over(sinh, cosh)
        if (node.name === 'coth') return over(cosh, sinh)
        return growth.scale(node.name === 'sinh' ? sinh : cosh, number(fraction(1n, 2n)))
      }
      case 'arctan':
        return this.arctan(a)
      case 'arccot':
        return growth.add(this.right(), growth.negate(this.arctan(a)))
      case 'arcsin':
        return this.at('arcsin', a)
      case 'arccos':
        return growth.add(this.right(), growth.negate(this.at('arcsin', a)))
      default:
        return node.name satisfies never
    }
  }
  private right(): Series {
    return this.growth.scale(
      this.growth.constant(this.growth.evaluator.value(PI_NODE, this.scope)),
      number(fraction(1n, 2n)),
    )
  }
  /** Developed about the constant that the argument goes to. */
  private at(name: 'sin' | 'cos' | 'arctan' | 'arcsin', a: Series): Series {
    const { growth } = this
    const to = growth.limit(a)
    if (to === 'endless') throw new NoRule()
    const u = growth.add(a, growth.constant(growth.evaluator.forms.negate(to)))
    const coefficients = taylor(growth.evaluator, name, to)
    if (!coefficients) throw new NoRule()
    return growth.compose(coefficients, u)
  }
  /** Beyond all bounds a wave is only known to stay between −1 and 1. */
  private wave(name: 'sin' | 'cos', a: Series): Series {
    const first = a.terms[0]?.m ?? a.rest
    if (first && this.growth.order(first, UNIT) > 0) return this.growth.within(UNIT)
    if (a.terms.length === 0 && a.rest && this.growth.order(a.rest, UNIT) === 0)
      return this.growth.within(UNIT)
    return this.at(name, a)
  }
  private arctan(a: Series): Series {
    const { growth } = this
    if (growth.limit(a) !== 'endless') return this.at('arctan', a)
    const quarter = growth.sign(a) > 0 ? this.right() : growth.negate(this.right())
    return growth.add(quarter, growth.negate(this.at('arctan', growth.inverse(a))))
  }
}

const UNIT_NODE: Node = { is: 'number', value: whole(1), text: '1', at: 0, end: 0 }
const PI_NODE: Node = { is: 'constant', name: 'pi', at: 0, end: 0 }
