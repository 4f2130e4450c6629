/** The commands that have a meaning as numbers. */
import type { FunctionName } from './node.ts'

export const FUNCTIONS: Readonly<Record<string, FunctionName>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  tg: 'tan',
  cot: 'cot',
  ctg: 'cot',
  cotg: 'cot',
  arcsin: 'arcsin',
  arccos: 'arccos',
  arctan: 'arctan',
  arctg: 'arctan',
}
export const LOGARITHMS = new Set(['log', 'lg', 'ln'])
export const TIMES = new Set(['cdot', 'times', 'ast'])
export const OVER = new Set(['div'])
/** Commands other than functions with which a factor can start. */
export const STARTING = new Set([
  'frac',
  'dfrac',
  'tfrac',
  'sqrt',
  'binom',
  'dbinom',
  'tbinom',
  'pi',
  'sum',
  'prod',
  'int',
  'begin',
  'lvert',
  'lfloor',
  'lceil',
  'operatorname',
  'mathrm',
  'text',
])
