/** The commands that have a meaning as numbers. Maps, not objects: the name of anything built in is just a name. */
import type { FunctionName, ListName } from './node.ts'

export const FUNCTIONS: ReadonlyMap<string, FunctionName> = new Map([
  ['sin', 'sin'],
  ['cos', 'cos'],
  ['tan', 'tan'],
  ['tg', 'tan'],
  ['cot', 'cot'],
  ['ctg', 'cot'],
  ['cotg', 'cot'],
  ['sec', 'sec'],
  ['csc', 'csc'],
  ['cosec', 'csc'],
  ['arcsin', 'arcsin'],
  ['arccos', 'arccos'],
  ['arctan', 'arctan'],
  ['arctg', 'arctan'],
  ['arcctg', 'arccot'],
  ['arccot', 'arccot'],
  ['sinh', 'sinh'],
  ['sh', 'sinh'],
  ['cosh', 'cosh'],
  ['ch', 'cosh'],
  ['tanh', 'tanh'],
  ['th', 'tanh'],
  ['coth', 'coth'],
  ['cth', 'coth'],
  ['exp', 'exp'],
  ['sgn', 'sgn'],
])
export const LISTS: ReadonlyMap<string, ListName> = new Map([
  ['gcd', 'gcd'],
  ['lnko', 'gcd'],
  ['lcm', 'lcm'],
  ['lkkt', 'lcm'],
  ['max', 'max'],
  ['min', 'min'],
])
export const LOGARITHMS: ReadonlySet<string> = new Set(['log', 'lg', 'ln'])
export const TIMES: ReadonlySet<string> = new Set(['cdot', 'times', 'ast'])
export const OVER: ReadonlySet<string> = new Set(['div'])
/** Commands that change only the look of what they take. */
export const LOOKS: ReadonlySet<string> = new Set(['mathbf', 'mathit', 'boldsymbol', 'underline'])
/** Commands that take plain text. */
export const TEXTS: ReadonlySet<string> = new Set(['text', 'textbf', 'textit', 'textrm', 'mbox'])
/** Commands other than functions with which a factor can start. */
export const STARTING: ReadonlySet<string> = new Set([
  'frac',
  'dfrac',
  'tfrac',
  'sqrt',
  'binom',
  'dbinom',
  'tbinom',
  'pi',
  'infty',
  'sum',
  'prod',
  'int',
  'lim',
  'det',
  'begin',
  'lvert',
  '{',
  'lbrace',
  'lfloor',
  'lceil',
  'operatorname',
  'mathrm',
  ...TEXTS,
  ...LOOKS,
  ...LISTS.keys(),
])
/** A term that begins with its own sign is none of the sum before. */
export const SIGNS_OF_MANY: ReadonlySet<string> = new Set(['sum', 'prod', 'int', 'lim'])
export const DOTS: ReadonlySet<string> = new Set(['dots', 'ldots', 'cdots'])
/** Commands that make a statement, not a number. */
export const STATING: ReadonlySet<string> = new Set(
  `le leq leqslant ge geq geqslant ne neq equiv approx sim simeq cong propto ll gg mid nmid parallel pmod
   in notin ni subset subseteq supset supseteq iff implies land lor lnot neg vee wedge forall exists nexists
   Rightarrow Leftarrow Leftrightarrow`.split(/\s+/),
)
export const ARROWS: ReadonlySet<string> = new Set(
  'to rightarrow leftarrow leftrightarrow mapsto uparrow downarrow nearrow searrow longrightarrow'.split(' '),
)
