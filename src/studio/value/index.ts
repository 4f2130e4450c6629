/**
 * The value of a school expression: read with its own grammar, decided exactly or left open, and told back as it was read.
 * Knows no card and no deck.
 */
import type { Words } from '../result.ts'
import { Budget, TooMuchWork, Undecided } from './budget.ts'
import { Evaluator } from './evaluate.ts'
import type { Form } from './form.ts'
import { toNumber, TooLarge, written, type Fraction } from './fraction.ts'
import { Ambiguous, Unreadable, type Fault, type Node } from './node.ts'
import { parse } from './parse.ts'
import { radiansIn } from './radians.ts'
import { readBack } from './reading.ts'
import { Beyond, NOTHING, Undefined } from './scope.ts'
import { verdictOf } from './verdict.ts'

export type Value =
  | {
      readonly kind: 'exact'
      readonly value: Fraction
      readonly text: string
      readonly number: number
      /** How it was understood, as LaTeX. */
      readonly reading: string
    }
  /** A real number that is certainly no fraction (`why`), or of which that could not be decided. */
  | {
      readonly kind: 'real'
      readonly number: number
      /** The digits that are certain, with a decimal point. */
      readonly digits: string
      readonly why?: Words
      readonly reading: string
      /** What was probably meant otherwise. */
      readonly hint?: Fault
    }
  /** It can be read but has no value. */
  | { readonly kind: 'undefined'; readonly fault: Fault; readonly reading: string }
  /** It can be read and may have a value, but not one that is found here. */
  | {
      readonly kind: 'unknown'
      readonly fault: Fault
      readonly reading: string
      /** The work allowed was too little: more of it may find a value. */
      readonly more?: true
    }
  /** People will read it in two ways; both as LaTeX that leaves no doubt. */
  | { readonly kind: 'ambiguous'; readonly fault: Fault; readonly readings: readonly [string, string] }
  | { readonly kind: 'unreadable'; readonly fault: Fault }

const LONGEST = 2000
const SURE_PLACES = 4
const OPEN_PLACES = 10
const MOST_PLACES = 30
const TINY = 1e-6

/** Work that takes a few hundredths of a second at most, for a thread that people wait on. */
export const QUICK = 80_000

export function readValue(source: string, units?: number): Value {
  const value = readOnce(source, units)
  if (value.kind !== 'ambiguous') return value
  // Two readings that are worth the same are no trouble.
  const [one, other] = value.readings.map(reading => readOnce(reading, units)) as [Value, Value]
  return one.kind === 'exact' && other.kind === 'exact' && one.text === other.text ? one : value
}

function readOnce(source: string, units: number | undefined): Value {
  const all = { at: 0, end: source.length }
  if (source.length > LONGEST)
    return {
      kind: 'unreadable',
      fault: { ...all, at: LONGEST, hu: 'Túl hosszú kifejezés.', en: 'The expression is too long.' },
    }
  let node: Node
  try {
    node = parse(source)
  } catch (error) {
    if (error instanceof Ambiguous) return { kind: 'ambiguous', fault: error.fault, readings: error.readings }
    if (error instanceof Unreadable) return { kind: 'unreadable', fault: error.fault }
    throw error
  }
  const reading = readBack(node)
  const unknown = (hu: string, en: string): Value => ({ kind: 'unknown', reading, fault: { ...all, hu, en } })
  try {
    const evaluator = new Evaluator(new Budget(units))
    return told(evaluator, evaluator.value(node, NOTHING), node, reading)
  } catch (error) {
    if (error instanceof Ambiguous) return { kind: 'ambiguous', fault: error.fault, readings: error.readings }
    if (error instanceof Undefined) return { kind: 'undefined', fault: error.fault, reading }
    if (error instanceof Beyond) return { kind: 'unknown', fault: error.fault, reading }
    if (error instanceof Undecided)
      return unknown('Az értékét nem tudom biztosan eldönteni.', 'I cannot decide its value for certain.')
    if (error instanceof TooMuchWork || error instanceof RangeError)
      return {
        kind: 'unknown',
        reading,
        fault: { ...all, hu: 'Túl sok számolás lenne.', en: 'It would take too much computing.' },
        more: true,
      }
    if (error instanceof TooLarge) return unknown('Túl nagy szám lenne.', 'The number would be too large.')
    throw error
  }
}

function told(evaluator: Evaluator, form: Form, node: Node, reading: string): Value {
  const verdict = judged(evaluator, form)
  if (verdict.kind === 'fraction') {
    const { value } = verdict
    return { kind: 'exact', value, text: written(value), number: toNumber(value), reading }
  }
  const digits = digitsOf(evaluator, form, verdict.kind === 'irrational' ? SURE_PLACES : OPEN_PLACES)
  if (digits === undefined) throw new Undecided()
  const near = Number(evaluator.estimate.digits(form, 16) ?? digits)
  const number = Math.abs(near) > TINY ? near : Number(evaluator.estimate.digits(form, 60) ?? digits)
  const radians = radiansIn(node)
  const hint = radians && {
    at: radians.at,
    end: radians.end,
    hu: 'Fokjel nélkül a szög radiánban értendő. Fokot akartál írni (^\\circ)?',
    en: 'Without a degree sign the angle is in radians. Did you mean degrees (^\\circ)?',
  }
  return {
    kind: 'real',
    number,
    digits,
    reading,
    ...(verdict.kind === 'irrational' ? { why: verdict.why } : {}),
    ...(hint ? { hint } : {}),
  }
}

/** So many places, or more when all of them would be zeros. */
function digitsOf({ estimate }: Pick<Evaluator, 'estimate'>, form: Form, places: number): string | undefined {
  const digits = estimate.digits(form, places)
  if (digits === undefined || Number(digits) !== 0 || places > MOST_PLACES) return digits
  return digitsOf({ estimate }, form, 2 * places) ?? digits
}

/** When the proof would take too long the question stays open; the digits are certain all the same. */
function judged(evaluator: Evaluator, form: Form): ReturnType<typeof verdictOf> {
  try {
    return verdictOf(evaluator, form)
  } catch (error) {
    if (error instanceof Undecided) return { kind: 'open' }
    throw error
  }
}

/** A value given in words, as a deck keeps it: "-3/4", "1.5". */
export function sameValue(given: string, value: Value): boolean {
  if (value.kind !== 'exact' && value.kind !== 'real') return true
  const [above, below] = given.split('/')
  const near = Number(above) / Number(below ?? 1)
  if (value.kind === 'exact' && !given.includes('.')) return given === value.text
  return Math.abs(near - value.number) <= 1e-9 * Math.max(1, Math.abs(value.number))
}

export { compare, equal, written, type Fraction } from './fraction.ts'
export type { Fault } from './node.ts'
export { canonical } from './canonical.ts'
