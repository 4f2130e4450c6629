// What is printed as one though it is written in parts.
import type { Node } from './node.ts'

/** Fractions that are one sign. */
export const FRACTION_SIGNS = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'

/** Braces and looks of letters are not printed. */
const UNSEEN = String.raw`(?:\{|\\(?:mathbf|mathit|mathrm|boldsymbol|underline)\s*)`
const BEFORE = new RegExp(String.raw`[\d${FRACTION_SIGNS}][\s}]*$`)
const AFTER = new RegExp(String.raw`^(?:\s|${UNSEEN})*\d`)
const WHOLE = new RegExp(String.raw`^${UNSEEN}*\d+\}*$`)
const PART = new RegExp(String.raw`^${UNSEEN}*(?:\\[dt]?frac|[${FRACTION_SIGNS}])`)

/** Digits on both sides: people see a single number. */
export const isJoined = (before: string, after: string): boolean => BEFORE.test(before) && AFTER.test(after)

/** A whole number before {\frac12}: people see a mixed number. */
export const looksMixed = (source: string, whole: Node, part: Node): boolean =>
  whole.is === 'number' &&
  WHOLE.test(source.slice(whole.at, whole.end)) &&
  part.is === 'quotient' &&
  part.left.is === 'number' &&
  part.right.is === 'number' &&
  PART.test(source.slice(part.at, part.end))

/** A fraction with its line, as it is printed. */
export const startsWithFraction = (source: string): boolean =>
  new RegExp(String.raw`^(?:\\[dt]?frac|[${FRACTION_SIGNS}])`).test(source)
