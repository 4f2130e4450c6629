import {
  add,
  compare,
  divide,
  isWhole,
  multiply,
  negate,
  subtract,
  whole,
  type Fraction,
} from '../value/fraction.ts'
import type { Luck } from '../luck.ts'
import {
  dividedBy,
  isZero,
  minus,
  number,
  opposite,
  over,
  plus,
  ratio,
  squared,
  startsMinus,
  times,
  type Piece,
} from './piece.ts'
import type { Stock } from './stock.ts'

/** Builds backwards from the wanted value: picks parts so that what is left to fit is in the stock, or a simple number. */
type Recipe = (wanted: Fraction, stock: Stock, luck: Luck) => Piece | undefined

const small = (value: Fraction, most: number): boolean =>
  isWhole(value) && value.n >= -BigInt(most) && value.n <= BigInt(most)
/** A number that may stand in an expression by itself: whole, or with a small denominator. */
const plain = (value: Fraction): boolean =>
  small(value, 12) || (value.d <= 4n && value.n >= -9n && value.n <= 9n)
/** A negative number below the line stands before it instead. */
const lined = (top: Piece, bottom: Piece): Piece => {
  const up = startsMinus(top) && isPlain(top)
  const down = startsMinus(bottom) && isPlain(bottom)
  if (!up && !down) return over(top, bottom)
  const part = over(up ? number(negate(top.value)) : top, down ? number(negate(bottom.value)) : bottom)
  return up === down ? part : opposite(part)
}
const isPlain = ({ keys }: Piece): boolean => keys.length === 0
const half = (luck: Luck): boolean => luck.next() < 0.5
const isNegative = (value: Fraction): boolean => value.n < 0n

const direct: Recipe = (v, stock, luck) => {
  const found = stock.worth(v, luck)
  if (found) return found
  const mirrored = stock.worth(negate(v), luck)
  return mirrored && opposite(mirrored)
}

/** a + n, n − a, a − n. */
const shifted: Recipe = (v, stock, luck) => {
  const a = stock.any(luck)
  if (half(luck)) {
    const n = subtract(v, a.value)
    if (isZero(n) || !plain(n)) return undefined
    if (isNegative(n)) return minus(a, stock.number(negate(n)))
    return half(luck) ? plus(a, stock.number(n)) : plus(stock.number(n), a)
  }
  const n = add(v, a.value)
  return isZero(n) || !plain(n) || isNegative(n) ? undefined : minus(stock.number(n), a)
}

/** k · a, a / k, k / a. */
const scaled: Recipe = (v, stock, luck) => {
  const a = stock.any(luck)
  if (isZero(a.value)) return undefined
  const k = divide(v, a.value)
  if (isZero(k)) return undefined
  if (plain(k) && !small(k, 1)) return times(stock.number(k), a)
  const down = divide(a.value, v)
  if (small(down, 12) && !small(down, 1)) return lined(a, number(down))
  const up = multiply(v, a.value)
  return small(up, 12) && compare(up, a.value) !== 0 ? lined(number(up), a) : undefined
}

const sum: Recipe = (v, stock, luck) => {
  const a = stock.any(luck)
  const b = stock.worth(subtract(v, a.value), luck)
  if (b && half(luck)) return plus(a, b)
  const c = stock.worth(subtract(a.value, v), luck)
  return c ? minus(a, c) : b && plus(a, b)
}

const product: Recipe = (v, stock, luck) => {
  const a = stock.any(luck)
  if (isZero(a.value)) return undefined
  const b = stock.worth(divide(v, a.value), luck)
  return b && times(a, b)
}

const quotient: Recipe = (v, stock, luck) => {
  const b = stock.any(luck)
  if (isZero(b.value)) return undefined
  const a = stock.worth(multiply(v, b.value), luck)
  return a && (half(luck) ? over(a, b) : dividedBy(a, b))
}

const fraction: Recipe = (v, stock, luck) => {
  const b = stock.any(luck)
  if (isZero(b.value)) return undefined
  const a = stock.worth(multiply(v, b.value), luck)
  return a && over(a, b)
}

/** k · a ± b. */
const scaledSum: Recipe = (v, stock, luck) => {
  const a = times(number(whole(luck.between(2, 6))), stock.any(luck))
  const b = stock.worth(subtract(v, a.value), luck)
  const c = b ?? stock.worth(subtract(a.value, v), luck)
  if (!c) return undefined
  return b ? (half(luck) ? plus(a, b) : plus(b, a)) : minus(a, c)
}

/** a · b ± c. */
const productSum: Recipe = (v, stock, luck) => {
  const a = times(stock.any(luck), stock.any(luck))
  const b = stock.worth(subtract(v, a.value), luck)
  if (b) return plus(a, b)
  const c = stock.worth(subtract(a.value, v), luck)
  if (c) return minus(a, c)
  const d = stock.worth(add(v, a.value), luck)
  return d && minus(d, a)
}

/** (a ± b) · c. */
const bracket: Recipe = (v, stock, luck) => {
  const a = stock.any(luck)
  const b = stock.any(luck)
  const inner = half(luck) ? plus(a, b) : minus(a, b)
  if (isZero(inner.value)) return undefined
  const k = divide(v, inner.value)
  if (small(k, 9) && !small(k, 1)) return times(number(k), inner)
  const c = stock.worth(k, luck)
  return c && times(c, inner)
}

/** (a ± b) / c. */
const sumOver: Recipe = (v, stock, luck) => {
  const c = half(luck) ? number(whole(luck.between(2, 6))) : stock.any(luck)
  if (isZero(c.value)) return undefined
  const top = sum(multiply(v, c.value), stock, luck)
  return top && over(top, c)
}

/** a − (b ± c). */
const takenAway: Recipe = (v, stock, luck) => {
  const a = stock.any(luck)
  const inner = sum(subtract(a.value, v), stock, luck)
  return inner && minus(a, inner)
}

const threeSum: Recipe = (v, stock, luck) => {
  const a = stock.any(luck)
  const rest = sum(subtract(v, a.value), stock, luck)
  return rest && plus(a, rest)
}

const threeProduct: Recipe = (v, stock, luck) => {
  const a = stock.any(luck)
  if (isZero(a.value)) return undefined
  const rest = product(divide(v, a.value), stock, luck)
  return rest && times(a, rest)
}

/** a² ± b, with a itself a fact or a sum of facts. */
const squareSum: Recipe = (v, stock, luck) => {
  const a = squared(half(luck) ? stock.any(luck) : minus(stock.any(luck), stock.any(luck)))
  const b = stock.worth(subtract(v, a.value), luck)
  if (b) return plus(a, b)
  const c = stock.worth(subtract(a.value, v), luck)
  return c && minus(a, c)
}

/** Fractions within fractions: a / (b ± c), or (a/b) / (c/d). */
const tower: Recipe = (v, stock, luck) => {
  const bottom = half(luck)
    ? plus(stock.any(luck), number(ratio(luck.between(1, 4))))
    : minus(number(ratio(luck.between(1, 4))), stock.any(luck))
  if (isZero(bottom.value)) return undefined
  const top = stock.worth(multiply(v, bottom.value), luck) ?? sum(multiply(v, bottom.value), stock, luck)
  return top && over(top, bottom)
}

export const RECIPES = {
  direct,
  shifted,
  scaled,
  sum,
  product,
  quotient,
  fraction,
  scaledSum,
  productSum,
  bracket,
  sumOver,
  takenAway,
  threeSum,
  threeProduct,
  squareSum,
  tower,
} satisfies Record<string, Recipe>
export type RecipeName = keyof typeof RECIPES
