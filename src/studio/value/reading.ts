import { equal, whole, written } from './fraction.ts'
import type { FunctionName, Node } from './node.ts'

const NAMES: Readonly<Record<FunctionName, string>> = {
  sin: '\\sin',
  cos: '\\cos',
  tan: '\\operatorname{tg}',
  cot: '\\operatorname{ctg}',
  sec: '\\sec',
  csc: '\\operatorname{cosec}',
  arcsin: '\\arcsin',
  arccos: '\\arccos',
  arctan: '\\operatorname{arctg}',
  arccot: '\\operatorname{arcctg}',
  sinh: '\\operatorname{sh}',
  cosh: '\\operatorname{ch}',
  tanh: '\\operatorname{th}',
  coth: '\\operatorname{cth}',
  exp: '\\exp',
  sgn: '\\operatorname{sgn}',
}
const LIST_NAMES = {
  gcd: '\\operatorname{lnko}',
  lcm: '\\operatorname{lkkt}',
  max: '\\max',
  min: '\\min',
} as const

/** What needs no bracket wherever it stands. */
const CLOSED: ReadonlySet<Node['is']> = new Set([
  'number',
  'constant',
  'infinity',
  'letter',
  'call',
  'list',
  'root',
  'absolute',
  'floor',
  'ceiling',
  'part',
  'either',
  'degrees',
  'binomial',
  'determinant',
  'cardinality',
  'logarithm',
  'quotient',
  'factorial',
])

const bracket = (text: string): string => `\\left(${text}\\right)`

/** "I read it as …" as LaTeX in Hungarian notation: every bracket that is meant is written out, so that a misreading shows. */
export function readBack(node: Node): string {
  const simple = (each: Node): string => (CLOSED.has(each.is) ? readBack(each) : bracket(readBack(each)))
  /** Under a power or before a sign even closed things need a bracket when they are wide. */
  const base = (each: Node): string =>
    each.is === 'number' && each.value.d === 1n
      ? readBack(each)
      : ['constant', 'letter', 'root', 'absolute', 'floor', 'ceiling', 'part', 'either'].includes(each.is)
        ? readBack(each)
        : bracket(readBack(each))
  switch (node.is) {
    case 'number':
      return numeral(node.text, written(node.value))
    case 'constant':
      return node.name === 'pi' ? '\\pi ' : 'e'
    case 'infinity':
      return '\\infty '
    case 'letter':
      return node.name.startsWith('\\') ? `${node.name} ` : node.name
    case 'negative':
      return `-${simple(node.of)}`
    case 'sum':
      return `${readBack(node.left)}+${node.right.is === 'negative' ? bracket(readBack(node.right)) : readBack(node.right)}`
    case 'difference':
      return `${readBack(node.left)}-${['sum', 'difference', 'negative'].includes(node.right.is) ? bracket(readBack(node.right)) : readBack(node.right)}`
    case 'product': {
      const left = node.left.is === 'product' ? readBack(node.left) : simple(node.left)
      return `${left}\\cdot ${simple(node.right)}`
    }
    case 'quotient':
      return `\\frac{${readBack(node.left)}}{${readBack(node.right)}}`
    case 'remainder':
      return `${simple(node.left)}\\bmod ${simple(node.right)}`
    case 'power':
      return `${base(node.left)}^{${readBack(node.right)}}`
    case 'root':
      return `\\sqrt${node.degree === 2 ? '' : `[${node.degree}]`}{${readBack(node.of)}}`
    case 'call':
      return `${NAMES[node.name]}${bracket(readBack(node.of))}`
    case 'list':
      return `${LIST_NAMES[node.name]}${bracket(node.items.map(readBack).join(';'))}`
    case 'logarithm':
      return `${logarithm(node.base)}${bracket(readBack(node.of))}`
    case 'degrees':
      return `${base(node.of)}^{\\circ}`
    case 'percent':
      return `${simple(node.of)}\\%`
    case 'factorial':
      return `${base(node.of)}!`
    case 'absolute':
      return `\\left|${readBack(node.of)}\\right|`
    case 'floor':
      return `\\lfloor ${readBack(node.of)}\\rfloor `
    case 'part':
      return `\\left\\{${readBack(node.of)}\\right\\}`
    case 'either':
      return bracket(readBack(node.of))
    case 'ceiling':
      return `\\lceil ${readBack(node.of)}\\rceil `
    case 'binomial':
      return `\\binom{${readBack(node.left)}}{${readBack(node.right)}}`
    case 'series':
      return `\\${node.kind === 'sum' ? 'sum' : 'prod'}_{${node.letter}=${readBack(node.from)}}^{${readBack(node.to)}}${bracket(readBack(node.of))}`
    case 'determinant':
      return `\\begin{vmatrix}${node.rows.map(row => row.map(readBack).join('&')).join('\\\\')}\\end{vmatrix}`
    case 'cardinality':
      return `\\left|${node.sets.map(set => (set.length === 0 ? '\\emptyset ' : `\\{${set.map(readBack).join(';')}\\}`)).join(`\\${node.how} `)}\\right|`
    case 'derivative':
      return `\\left.${bracket(readBack(node.of))}${"'".repeat(node.order)}\\right|_{${node.letter}=${readBack(node.where)}}`
    case 'integral':
      return `\\int_{${readBack(node.from)}}^{${readBack(node.to)}}${bracket(readBack(node.of))}d${node.letter}`
    case 'limit': {
      const side = node.side === 'both' ? '' : node.side === 'left' ? '-0' : '+0'
      return `\\lim_{${node.letter}\\to ${readBack(node.to)}${side}}${bracket(readBack(node.of))}`
    }
    default:
      return node satisfies never
  }
}

function logarithm(base: Node): string {
  if (base.is === 'constant' && base.name === 'e') return '\\ln'
  if (base.is === 'number' && equal(base.value, whole(10))) return '\\lg'
  return `\\log_{${readBack(base)}}`
}

/** Decimals with a comma, thousands apart, digits that repeat under a bar. */
function numeral(text: string, otherwise: string): string {
  const parts = /^(\d+)(?:\.(\d*)(?:\((\d+)\))?)?$/.exec(text)
  if (!parts) return otherwise
  const [, before = '', after, again] = parts
  const whole = before.length > 4 ? before.replace(/\B(?=(\d{3})+$)/g, '\\,') : before
  if (after === undefined) return whole
  return `${whole}{,}${after}${again === undefined ? '' : `\\overline{${again}}`}`
}
