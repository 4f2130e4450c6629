import { antiderivative, derive, polynomial, valueAt } from './calculus.ts'
import {
  add,
  compare,
  divide,
  equal,
  exactRoot,
  fraction,
  isWhole,
  multiply,
  nearest,
  negate,
  power,
  subtract,
  toNumber,
  whole,
  type Fraction,
} from './fraction.ts'
import { Field, factors } from './field.ts'
import { Unreadable, type Fault, type Node } from './node.ts'

/** Letters that have a value: the running letter of a sum, the place of a derivative. */
type Scope = ReadonlyMap<string, Fraction>
const NOTHING: Scope = new Map()

/** The expression has no value, and why. */
export class Undefined extends Error {
  readonly fault: Fault
  constructor(node: Node, hu: string, en: string) {
    super(en)
    this.fault = { at: node.at, end: node.end, hu, en }
  }
}

/** Not a number of the field: the exact check cannot be made. */
class OutOfField extends Error {}

const SERIES_MOST = 2000
const POWER_MOST = 400
const ZERO = 1e-11

const bound = (scope: Scope, letter: string, value: Fraction): Scope => new Map([...scope, [letter, value]])

/** a + bπ with fractions, when the expression has that form: so angles are told exactly. */
function linear(node: Node, scope: Scope): { a: Fraction; b: Fraction } | undefined {
  const zero = whole(0)
  switch (node.is) {
    case 'constant':
      return node.name === 'pi' ? { a: zero, b: whole(1) } : undefined
    case 'degrees': {
      const x = rational(node.of, scope)
      return x && { a: zero, b: divide(x, whole(180)) }
    }
    case 'negative': {
      const x = linear(node.of, scope)
      return x && { a: negate(x.a), b: negate(x.b) }
    }
    case 'sum':
    case 'difference': {
      const x = linear(node.left, scope)
      const y = linear(node.right, scope)
      const how = node.is === 'sum' ? add : subtract
      return x && y && { a: how(x.a, y.a), b: how(x.b, y.b) }
    }
    case 'product': {
      const x = linear(node.left, scope)
      const y = linear(node.right, scope)
      if (!x || !y || (x.b.n !== 0n && y.b.n !== 0n)) return undefined
      const [k, other] = x.b.n === 0n ? [x.a, y] : [y.a, x]
      return { a: multiply(k, other.a), b: multiply(k, other.b) }
    }
    case 'quotient': {
      const x = linear(node.left, scope)
      const y = rational(node.right, scope)
      return x && y && y.n !== 0n ? { a: divide(x.a, y), b: divide(x.b, y) } : undefined
    }
    case 'call': {
      const part = node.name.startsWith('arc') ? nearest(approximate(node, scope) / Math.PI, 360) : undefined
      if (part && provesAngle(node, part, scope)) return { a: zero, b: part }
      const x = rational(node, scope)
      return x && { a: x, b: zero }
    }
    default: {
      const x = rational(node, scope)
      return x && { a: x, b: zero }
    }
  }
}

/** The value when it is rational for certain, else undefined. */
function rational(node: Node, scope: Scope): Fraction | undefined {
  const found = exactly(node, scope)
  return found.kind === 'exact' ? found.value : undefined
}

/** Ordinary numbers; throws `Undefined` where there is no value. */
function approximate(node: Node, scope: Scope): number {
  const f = (each: Node, inner = scope): number => approximate(each, inner)
  switch (node.is) {
    case 'number':
      return toNumber(node.value)
    case 'constant':
      return node.name === 'pi' ? Math.PI : Math.E
    case 'letter': {
      const value = scope.get(node.name)
      if (value) return toNumber(value)
      throw new Undefined(
        node,
        `A(z) ${node.name} betűnek nincs értéke.`,
        `The letter ${node.name} has no value.`,
      )
    }
    case 'negative':
      return -f(node.of)
    case 'sum':
      return f(node.left) + f(node.right)
    case 'difference':
      return f(node.left) - f(node.right)
    case 'product':
      return f(node.left) * f(node.right)
    case 'quotient': {
      const bottom = f(node.right)
      if (Math.abs(bottom) < ZERO)
        throw new Undefined(node.right, 'Nullával osztana.', 'It would divide by zero.')
      return f(node.left) / bottom
    }
    case 'power':
      return approximatePower(node, f(node.left), f(node.right), scope)
    case 'root': {
      const x = f(node.of)
      if (x < -ZERO && node.degree % 2 === 0)
        throw new Undefined(node, 'Negatív számból nincs páros gyök.', 'A negative number has no even root.')
      return x < 0 ? -((-x) ** (1 / node.degree)) : x ** (1 / node.degree)
    }
    case 'call':
      return approximateCall(node, f(node.of), scope)
    case 'logarithm': {
      const x = f(node.of)
      const base = f(node.base)
      if (x < ZERO)
        throw new Undefined(
          node.of,
          'Csak pozitív számnak van logaritmusa.',
          'Only positive numbers have a logarithm.',
        )
      if (base < ZERO || Math.abs(base - 1) < ZERO)
        throw new Undefined(
          node.base,
          'A logaritmus alapja pozitív, és nem 1.',
          'The base is positive and not 1.',
        )
      return Math.log(x) / Math.log(base)
    }
    case 'degrees':
      return (f(node.of) * Math.PI) / 180
    case 'percent':
      return f(node.of) / 100
    case 'absolute':
      return Math.abs(f(node.of))
    case 'floor':
      return Math.floor(f(node.of) + ZERO)
    case 'ceiling':
      return Math.ceil(f(node.of) - ZERO)
    default:
      return toNumber(counted(node, scope))
  }
}

function approximatePower(
  node: Node & { readonly right: Node },
  base: number,
  exponent: number,
  scope: Scope,
): number {
  if (Math.abs(base) < ZERO) {
    if (Math.abs(exponent) < ZERO) throw new Undefined(node, 'A 0⁰ nincs értelmezve.', '0⁰ is not defined.')
    if (exponent < 0) throw new Undefined(node, 'Nullával osztana.', 'It would divide by zero.')
    return 0
  }
  if (base > 0) return base ** exponent
  const exact = rational(node.right, scope)
  if (!exact || !isWhole(exact))
    throw new Undefined(
      node,
      'Negatív szám törtkitevős hatványa nincs értelmezve.',
      'A negative number has no power with a fraction as exponent.',
    )
  return base ** Number(exact.n)
}

function approximateCall(node: Node & { is: 'call' }, x: number, scope: Scope): number {
  switch (node.name) {
    case 'sin':
      return Math.sin(x)
    case 'cos':
      return Math.cos(x)
    case 'tan':
    case 'cot': {
      const bottom = node.name === 'tan' ? Math.cos(x) : Math.sin(x)
      const angle = linear(node.of, scope)
      const pole =
        angle?.a.n === 0n && isWhole(node.name === 'tan' ? add(angle.b, fraction(1n, 2n)) : angle.b)
      if (pole || Math.abs(bottom) < ZERO)
        throw node.name === 'tan'
          ? new Undefined(node, 'Ennek a szögnek nincs tangense.', 'This angle has no tangent.')
          : new Undefined(node, 'Ennek a szögnek nincs kotangense.', 'This angle has no cotangent.')
      return node.name === 'tan' ? Math.sin(x) / bottom : Math.cos(x) / bottom
    }
    case 'arcsin':
    case 'arccos':
      if (Math.abs(x) > 1 + ZERO)
        throw new Undefined(
          node,
          'Csak −1 és 1 közötti számnak van ilyen szöge.',
          'Only numbers from −1 to 1 have such an angle.',
        )
      return node.name === 'arcsin'
        ? Math.asin(Math.max(-1, Math.min(1, x)))
        : Math.acos(Math.max(-1, Math.min(1, x)))
    case 'arctan':
      return Math.atan(x)
    default:
      return node.name satisfies never
  }
}

/** Sums, products, factorials, binomials, determinants, derivatives and integrals of whole and rational things. */
function counted(node: Node, scope: Scope): Fraction {
  const exact = (each: Node, inner = scope): Fraction => {
    const found = exactly(each, inner)
    if (found.kind === 'exact') return found.value
    throw new OutOfField()
  }
  const count = (each: Node): number => {
    const value = exact(each)
    if (!isWhole(value) || value.n < 0n || value.n > BigInt(SERIES_MOST))
      throw new Undefined(
        each,
        'Itt nem túl nagy természetes szám kell.',
        'A natural number that is not too large is needed here.',
      )
    return Number(value.n)
  }
  switch (node.is) {
    case 'factorial': {
      let product = 1n
      for (let k = count(node.of); k > 1; k--) product *= BigInt(k)
      return fraction(product)
    }
    case 'binomial': {
      const [n, k] = [count(node.left), count(node.right)]
      if (k > n) return whole(0)
      let result = 1n
      for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i)
      return fraction(result)
    }
    case 'series': {
      const from = exact(node.from)
      const to = exact(node.to)
      if (!isWhole(from) || !isWhole(to) || to.n - from.n > BigInt(SERIES_MOST))
        throw new Undefined(
          node,
          'A határok nem túl távoli egész számok.',
          'The limits are whole numbers not too far apart.',
        )
      let result = whole(node.kind === 'sum' ? 0 : 1)
      for (let k = from.n; k <= to.n; k++) {
        const term = exact(node.of, bound(scope, node.letter, fraction(k)))
        result = node.kind === 'sum' ? add(result, term) : multiply(result, term)
      }
      return result
    }
    case 'determinant':
      return determinant(node.rows.map(row => row.map(each => exact(each))))
    case 'derivative':
      return exact(derive(node.of, node.letter), bound(scope, node.letter, exact(node.where)))
    case 'integral': {
      const whole_ = antiderivative(polynomial(node.of, node.letter))
      return subtract(valueAt(whole_, exact(node.to)), valueAt(whole_, exact(node.from)))
    }
    default:
      throw new OutOfField()
  }
}

function determinant(rows: readonly (readonly Fraction[])[]): Fraction {
  if (rows.length === 1) return rows[0]![0]!
  return rows[0]!.reduce((sum, entry, column) => {
    const minor = determinant(rows.slice(1).map(row => row.filter((_, i) => i !== column)))
    const term = multiply(entry, minor)
    return column % 2 === 0 ? add(sum, term) : subtract(sum, term)
  }, whole(0))
}

/** What the field must contain: denominators of turns, and primes under square roots. */
class Needs {
  order = 4
  want(n: number): void {
    let [a, b] = [this.order, n]
    while (b !== 0) [a, b] = [b, a % b]
    this.order = (this.order / a) * n
    if (this.order > 5_000_000) throw new OutOfField()
  }
}

/** Rational exponents and roots of rational numbers as a fraction times square roots of primes. */
function surd(value: Fraction, degree: number): { rational: Fraction; primes: number[] } {
  const exact = exactRoot(value, degree)
  if (exact) return { rational: exact, primes: [] }
  const half = degree % 2 === 0 ? exactRoot(value, degree / 2) : undefined
  if (!half || half.n < 0n) throw new OutOfField()
  // √(n/d) = √(n·d) / d; squares come out of the root, the primes left stay in it.
  let left = half.n * half.d
  if (left > 1_000_000_000n) throw new OutOfField()
  let out = 1n
  const primes: number[] = []
  for (const q of factors(Number(left))) {
    const prime = BigInt(q)
    while (left % (prime * prime) === 0n) {
      left /= prime * prime
      out *= prime
    }
    if (left % prime === 0n) primes.push(q)
  }
  return { rational: fraction(out, half.d), primes }
}

/** A walk over the expression in a field; with no field it only collects what the field must contain. */
function inField(node: Node, scope: Scope, field: Field | undefined, needs: Needs): bigint {
  const go = (each: Node): bigint => inField(each, scope, field, needs)
  const p = (value: bigint): bigint => (field ? field.reduce(value) : 0n)
  const over = (top: bigint, bottom: bigint): bigint => {
    if (!field) return 0n
    const inverse = field.inverse(bottom)
    if (inverse === undefined) throw new OutOfField()
    return p(top * inverse)
  }
  const exact = (value: Fraction): bigint => over(value.n, value.d)
  const roots = (value: Fraction, degree: number): bigint => {
    const { rational: out, primes } = surd(value, degree)
    for (const q of primes) needs.want(q === 2 ? 8 : 4 * q)
    return field ? primes.reduce((product, q) => p(product * field.rootOfPrime(q)), exact(out)) : 0n
  }
  switch (node.is) {
    case 'number':
      return exact(node.value)
    case 'letter':
      return exact(scope.get(node.name)!)
    case 'constant':
      return field ? field.anything(node.name) : 0n
    case 'negative':
      return p(-go(node.of))
    case 'sum':
      return p(go(node.left) + go(node.right))
    case 'difference':
      return p(go(node.left) - go(node.right))
    case 'product':
      return p(go(node.left) * go(node.right))
    case 'quotient':
      return over(go(node.left), go(node.right))
    case 'degrees':
      return over(go(node.of) * (field ? field.anything('pi') : 0n), 180n)
    case 'percent':
      return over(go(node.of), 100n)
    case 'absolute': {
      const sign = approximate(node.of, scope) < 0 ? -1n : 1n
      return p(sign * go(node.of))
    }
    case 'power': {
      // A power of the logarithm's own base gives back what stands in the logarithm.
      if (node.right.is === 'logarithm' && sameBase(node.left, node.right.base, scope))
        return go(node.right.of)
      const exponent = rational(node.right, scope)
      if (!exponent) throw new OutOfField()
      if (isWhole(exponent) && exponent.n >= -POWER_MOST && exponent.n <= POWER_MOST) {
        const base = go(node.left)
        if (!field) return 0n
        return exponent.n >= 0n ? field.power(base, exponent.n) : over(1n, field.power(base, -exponent.n))
      }
      const base = rational(node.left, scope)
      if (!base || exponent.d > 60n || exponent.n > 60n || exponent.n < -60n) throw new OutOfField()
      return roots(power(base, Number(exponent.n)), Number(exponent.d))
    }
    case 'root': {
      const inner = rational(node.of, scope)
      if (!inner) throw new OutOfField()
      return roots(inner, node.degree)
    }
    case 'call':
      return callInField(node, scope, field, needs, over)
    case 'logarithm': {
      const simple = logarithm(node, scope)
      if (simple) return exact(simple)
      return over(naturalInField(node.of, scope, field), naturalInField(node.base, scope, field))
    }
    case 'floor':
    case 'ceiling':
      return p(BigInt(Math.round(approximate(node, scope))))
    default:
      return exact(counted(node, scope))
  }
}

function callInField(
  node: Node & { is: 'call' },
  scope: Scope,
  field: Field | undefined,
  needs: Needs,
  over: (top: bigint, bottom: bigint) => bigint,
): bigint {
  if (node.name.startsWith('arc')) {
    // The angle is guessed as a simple part of a turn and proved by its sine, cosine or tangent.
    const guess = nearest(approximate(node, scope) / Math.PI, 360)
    if (!guess || !provesAngle(node, guess, scope)) throw new OutOfField()
    return over(guess.n * (field ? field.anything('pi') : 0n), guess.d)
  }
  const angle = linear(node.of, scope)
  if (!angle || (angle.a.n !== 0n && angle.b.n !== 0n)) throw new OutOfField()
  if (angle.a.n !== 0n) throw new OutOfField()
  const turn = divide(angle.b, whole(2))
  if (turn.d > 100_000n) throw new OutOfField()
  needs.want(Number(turn.d))
  if (!field) return 0n
  const z = field.turn(turn.n, turn.d)
  const back = field.turn(-turn.n, turn.d)
  const i = field.turn(1n, 4n)
  const cos = over(z + back, 2n)
  const sin = over(z - back, 2n * i)
  switch (node.name) {
    case 'sin':
      return sin
    case 'cos':
      return cos
    case 'tan':
      return over(sin, cos)
    default:
      return over(cos, sin)
  }
}

function provesAngle(node: Node & { is: 'call' }, part: Fraction, scope: Scope): boolean {
  const { at, end } = node
  const times: Node = { is: 'number', value: part, text: '', at, end }
  const pi: Node = { is: 'constant', name: 'pi', at, end }
  const name = node.name === 'arcsin' ? 'sin' : node.name === 'arccos' ? 'cos' : 'tan'
  const back: Node = { is: 'call', name, of: { is: 'product', left: times, right: pi, at, end }, at, end }
  const difference = rational({ is: 'difference', left: back, right: node.of, at, end }, scope)
  return difference?.n === 0n
}

/** log of rational numbers that are powers of one another, and ln of powers of e; undefined when it is neither. */
function logarithm(node: Node & { is: 'logarithm' }, scope: Scope): Fraction | undefined {
  if (node.base.is === 'constant' && node.base.name === 'e') return powerOfE(node.of, scope)
  const base = radical(node.base, scope)
  const of = radical(node.of, scope)
  if (!base || !of) throw new OutOfField()
  const guess = nearest(approximate(node, scope), 60)
  // of = base^(n/d)  ⇔  of^d = base^n, both with their own root degrees taken to the power.
  if (!guess || guess.n > 60n || guess.n < -60n) return undefined
  const left = power(of.value, Number(guess.d) * base.degree)
  const right = power(base.value, Number(guess.n) * of.degree)
  return equal(left, right) ? guess : undefined
}

/** The exponent when the expression is 1, e, a power or a root of e. */
function powerOfE(node: Node, scope: Scope): Fraction | undefined {
  if (node.is === 'constant' && node.name === 'e') return whole(1)
  if (node.is === 'power' && node.left.is === 'constant' && node.left.name === 'e')
    return rational(node.right, scope)
  if (node.is === 'root' && node.of.is === 'constant' && node.of.name === 'e')
    return fraction(1n, BigInt(node.degree))
  const one = rational(node, scope)
  return one && equal(one, whole(1)) ? whole(0) : undefined
}

/**
 * The natural logarithm in the field. Logarithms of primes keep to no rule but those of products and powers, so each
 * prime gets something arbitrary for its own: log 6 − log 3 = log 2 holds, and nothing else does by chance.
 */
function naturalInField(node: Node, scope: Scope, field: Field | undefined): bigint {
  const exponent = powerOfE(node, scope)
  const found = exponent ? undefined : radical(node, scope)
  if (!exponent && !found) throw new OutOfField()
  if (!field) return 0n
  const inverse = (n: bigint): bigint => field.inverse(n) ?? 0n
  if (exponent) return field.reduce(exponent.n * inverse(exponent.d))
  const { value, degree } = found!
  let sum = 0n
  for (const [part, sign] of [
    [value.n, 1n],
    [value.d, -1n],
  ] as const) {
    if (part > 1_000_000_000n || part < 1n) throw new OutOfField()
    let left = part
    for (const q of factors(Number(part)))
      for (; left % BigInt(q) === 0n; left /= BigInt(q)) sum += sign * field.anything(`ln ${q}`)
  }
  return field.reduce(sum * inverse(BigInt(degree)))
}

/** A rational number, or a root of one: value^(1/degree). */
function radical(node: Node, scope: Scope): { value: Fraction; degree: number } | undefined {
  const value = rational(node, scope)
  if (value) return { value, degree: 1 }
  if (node.is === 'root') {
    const inner = rational(node.of, scope)
    return inner && { value: inner, degree: node.degree }
  }
  if (node.is === 'power') {
    const base = rational(node.left, scope)
    const exponent = rational(node.right, scope)
    if (base && exponent && exponent.d <= 60n && exponent.n <= 60n && exponent.n >= -60n)
      return { value: power(base, Number(exponent.n)), degree: Number(exponent.d) }
  }
  return undefined
}

/** An angle given as a plain number is in radians, which is seldom meant: where that happens. */
export function radiansIn(node: Node): Node | undefined {
  if (node.is === 'call' && !node.name.startsWith('arc')) {
    const angle = linear(node.of, NOTHING)
    if (angle && angle.a.n !== 0n && angle.b.n === 0n) return node
  }
  const parts: (Node | undefined)[] =
    node.is === 'determinant'
      ? node.rows.flat()
      : 'left' in node
        ? [node.left, node.right]
        : 'of' in node && node.is !== 'series' && node.is !== 'derivative' && node.is !== 'integral'
          ? [node.of]
          : []
  for (const part of parts) {
    const found = part && radiansIn(part)
    if (found) return found
  }
  return undefined
}

export type Exactness =
  | { readonly kind: 'exact'; readonly value: Fraction }
  /** Certainly no simple fraction. */
  | { readonly kind: 'irrational'; readonly near: number }
  /** The exact check could not be made. */
  | { readonly kind: 'unclear'; readonly near: number }

const FIELDS = 3
const fields = new Map<string, Field>()
const fieldOf = (order: number, which: number): Field => {
  const key = `${order} ${which}`
  let field = fields.get(key)
  if (!field) fields.set(key, (field = new Field(order, which)))
  return field
}

/** The value, exactly where it is rational. Throws `Undefined` when there is none. */
export function exactly(node: Node, scope: Scope = NOTHING): Exactness {
  if (node.is === 'number') return { kind: 'exact', value: node.value }
  if (node.is === 'letter' && scope.has(node.name)) return { kind: 'exact', value: scope.get(node.name)! }
  const simple = arithmetic(node, scope)
  if (simple) return { kind: 'exact', value: simple }
  let near: number
  try {
    near = approximate(node, scope)
  } catch (error) {
    if (error instanceof OutOfField) return { kind: 'unclear', near: NaN }
    throw error
  }
  const guess = nearest(near)
  try {
    const needs = new Needs()
    inField(node, scope, undefined, needs)
    for (let which = 0; which < FIELDS; which++) {
      const field = fieldOf(needs.order, which)
      const value = inField(node, scope, field, needs)
      if (!guess || field.reduce(value * guess.d - guess.n) !== 0n) return { kind: 'irrational', near }
    }
    return { kind: 'exact', value: guess! }
  } catch (error) {
    if (error instanceof OutOfField) return { kind: 'unclear', near }
    throw error
  }
}

const sameBase = (a: Node, b: Node, scope: Scope): boolean => {
  if (a.is === 'constant' || b.is === 'constant')
    return a.is === 'constant' && b.is === 'constant' && a.name === b.name
  const [x, y] = [rational(a, scope), rational(b, scope)]
  return !!x && !!y && equal(x, y)
}

/** The four operations and whole powers on fractions need no guess at all. */
function arithmetic(node: Node, scope: Scope): Fraction | undefined {
  const go = (each: Node): Fraction | undefined =>
    each.is === 'number' ? each.value : each.is === 'letter' ? scope.get(each.name) : arithmetic(each, scope)
  switch (node.is) {
    case 'negative': {
      const x = go(node.of)
      return x && negate(x)
    }
    case 'percent': {
      const x = go(node.of)
      return x && divide(x, whole(100))
    }
    case 'absolute': {
      const x = go(node.of)
      return x && (compare(x, whole(0)) < 0 ? negate(x) : x)
    }
    case 'sum':
    case 'difference':
    case 'product':
    case 'quotient': {
      const x = go(node.left)
      const y = x && go(node.right)
      if (!x || !y) return undefined
      if (node.is === 'sum') return add(x, y)
      if (node.is === 'difference') return subtract(x, y)
      if (node.is === 'product') return multiply(x, y)
      return y.n === 0n ? undefined : divide(x, y)
    }
    case 'power': {
      const x = go(node.left)
      const y = x && go(node.right)
      const small = y && isWhole(y) && y.n >= -POWER_MOST && y.n <= POWER_MOST
      return x && small && (x.n !== 0n || y.n > 0n) ? power(x, Number(y.n)) : undefined
    }
    default:
      return undefined
  }
}

export { Unreadable }
