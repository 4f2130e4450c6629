import {
  add,
  divide,
  fraction,
  multiply,
  negate,
  subtract,
  written,
  type Fraction,
} from '../value/fraction.ts'
import { joined, NO_LOAD, type Load } from './difficulty.ts'

/** An expression under construction: its text, its exact value by construction, and what it asks of the reader. */
export interface Piece {
  readonly latex: string
  readonly value: Fraction
  /**
   * How it sits beside others: `large` signs (Σ, ∫) swallow what follows, a `call` is a function with its argument, an
   * `atom` needs no brackets, except as the base of a power when it is not a `number`.
   */
  readonly sits: 'number' | 'fraction' | 'atom' | 'power' | 'call' | 'large' | 'product' | 'sum'
  readonly load: Load
  /** The facts in it, so that no fact is used too often in one deck. */
  readonly keys: readonly string[]
}

/** A fact of a topic, worth `n / d`. */
export const fact = (
  latex: string,
  value: Fraction,
  sits: Piece['sits'],
  load: Partial<Load> = {},
  key = latex,
): Piece => ({ latex, value, sits, load: { ...NO_LOAD, facts: 1, ...load }, keys: [key] })

export const ratio = (n: number, d = 1): Fraction => fraction(BigInt(n), BigInt(d))

/** A plain number: whole, or a fraction in lowest terms. Asks for nothing. */
export function number(value: Fraction): Piece {
  const minus = value.n < 0n
  const size = minus ? negate(value) : value
  const sign = minus ? '-' : ''
  return value.d === 1n
    ? { latex: written(value), value, sits: 'number', load: NO_LOAD, keys: [] }
    : {
        latex: `${sign}\\frac{${size.n}}{${size.d}}`,
        value,
        sits: 'fraction',
        load: { ...NO_LOAD, depth: 1 },
        keys: [],
      }
}

/** A fraction with a short decimal form, written with the comma: 2{,}5. */
export function decimal(value: Fraction): string | undefined {
  for (let places = 0, scale = 1n; places <= 3; places++, scale *= 10n)
    if (scale % value.d === 0n) {
      const size = value.n < 0n ? -value.n : value.n
      const digits = ((size * scale) / value.d).toString().padStart(places + 1, '0')
      const sign = value.n < 0n ? '-' : ''
      return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}{,}${digits.slice(-places)}`
    }
  return undefined
}

/** A plain number with the decimal comma where that is short. */
export function inDecimals(value: Fraction): Piece {
  const latex = decimal(value)
  return latex === undefined ? number(value) : { latex, value, sits: 'number', load: NO_LOAD, keys: [] }
}

export const startsMinus = (piece: Piece): boolean => piece.latex.startsWith('-')
const tall = (latex: string): boolean => /\\(frac|binom|sqrt|begin|left|sum|prod|int)/.test(latex)
export const bracketed = (latex: string): string => (tall(latex) ? `\\left(${latex}\\right)` : `(${latex})`)
const wrap = (piece: Piece, when: boolean): string => (when ? bracketed(piece.latex) : piece.latex)

const make = (
  latex: string,
  value: Fraction,
  sits: Piece['sits'],
  load: Load,
  parts: readonly Piece[],
): Piece => ({
  latex,
  value,
  sits,
  load,
  keys: parts.flatMap(({ keys }) => keys),
})

export const plus = (a: Piece, b: Piece): Piece =>
  make(
    `${wrap(a, a.sits === 'large')}+${wrap(b, startsMinus(b))}`,
    add(a.value, b.value),
    'sum',
    joined(a.load, b.load, { steps: 1, traps: startsMinus(b) ? 1 : 0 }),
    [a, b],
  )

export const minus = (a: Piece, b: Piece): Piece =>
  make(
    `${wrap(a, a.sits === 'large')}-${wrap(b, startsMinus(b) || b.sits === 'sum')}`,
    subtract(a.value, b.value),
    'sum',
    // Taking away something negative, or a bracket, is where signs get lost.
    joined(a.load, b.load, { steps: 1, traps: b.value.n < 0n || b.sits === 'sum' ? 1 : 0 }),
    [a, b],
  )

/** Beside a number no sign is written before a function, a root or a bracket: 5 sin 30°. */
const beside = (a: Piece, b: string): boolean =>
  a.sits === 'number' && /^(\\(sin|cos|tg|ctg|log|lg|ln|sqrt|binom|left\(|begin)|\||\((?!-\d+\)))/.test(b)

export function times(a: Piece, b: Piece): Piece {
  const left = wrap(a, a.sits === 'sum' || a.sits === 'large')
  const right = wrap(b, b.sits === 'sum' || startsMinus(b) || (b.sits === 'product' && b.latex.includes(':')))
  const traps = (a.value.n < 0n ? 1 : 0) + (b.value.n < 0n ? 1 : 0)
  return make(
    left + (beside(a, right) ? '' : /^[\d(|]/.test(right) ? '\\cdot ' : '\\cdot') + right,
    multiply(a.value, b.value),
    b.sits === 'large' && right === b.latex ? 'large' : 'product',
    joined(a.load, b.load, { steps: 1, traps: traps === 2 ? 1 : 0 }),
    [a, b],
  )
}

/** As a fraction. */
export const over = (a: Piece, b: Piece): Piece =>
  make(
    `\\frac{${a.latex}}{${b.latex}}`,
    divide(a.value, b.value),
    'fraction',
    joined(a.load, b.load, { steps: 1, depth: 1, traps: a.value.n < 0n && b.value.n < 0n ? 1 : 0 }),
    [a, b],
  )

/** With the sign of division that Hungarian schools write. */
export const dividedBy = (a: Piece, b: Piece): Piece =>
  make(
    `${wrap(a, a.sits === 'sum' || a.sits === 'large')}:${wrap(b, b.sits === 'sum' || b.sits === 'product' || startsMinus(b))}`,
    divide(a.value, b.value),
    'product',
    joined(a.load, b.load, { steps: 1, traps: a.value.n < 0n && b.value.n < 0n ? 1 : 0 }),
    [a, b],
  )

export const opposite = (a: Piece): Piece =>
  make(
    `-${wrap(a, a.sits === 'sum' || startsMinus(a))}`,
    negate(a.value),
    a.sits === 'fraction' || a.sits === 'number' || a.sits === 'large' ? a.sits : 'product',
    joined(a.load, NO_LOAD, {
      traps: a.value.n < 0n || a.sits === 'sum' ? 1 : 0,
      steps: a.sits === 'sum' ? 1 : 0,
    }),
    [a],
  )

/** Already a whole to the eye: 5, (−3), |2 − 7|. */
const isClosed = (a: Piece): boolean =>
  (a.sits === 'number' && !startsMinus(a)) || (a.sits === 'atom' && /^(\(.*\)|\|.*\|)$/.test(a.latex))

export const squared = (a: Piece): Piece =>
  make(
    `${isClosed(a) ? a.latex : bracketed(a.latex)}^2`,
    multiply(a.value, a.value),
    'power',
    joined(a.load, NO_LOAD, { steps: 1, traps: a.value.n < 0n ? 1 : 0 }),
    [a],
  )

export const isZero = (value: Fraction): boolean => value.n === 0n
