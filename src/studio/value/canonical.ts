import { written } from './fraction.ts'
import { contains, type Node } from './node.ts'
import { numeral, opposite, over, times } from './nodes.ts'
import { parse } from './parse.ts'

/**
 * One text for all expressions that differ only in the order of terms and factors, in brackets or in how a quotient is
 * written. Nothing is computed: 2 + 3 and 5 stay different.
 */
export const canonical = (source: string): string => form(parse(source))

function form(node: Node): string {
  switch (node.is) {
    case 'number':
      return written(node.value)
    case 'constant':
    case 'letter':
      return node.name
    case 'negative':
    case 'sum':
    case 'difference':
      return `(${terms(node, '+').toSorted().join('')})`
    case 'product':
    case 'quotient':
      return `[${factors(node, '*').toSorted().join('')}]`
    case 'determinant':
      return `det(${node.rows.map(row => row.map(form).join(',')).join(';')})`
    case 'cardinality':
      return `${node.how}(${node.sets.map(set => set.map(form).toSorted().join(',')).join(';')})`
    case 'series':
      return `${node.kind}(${node.letter},${form(node.from)},${form(node.to)},${form(node.of)})`
    case 'derivative':
      return `d${node.order}(${node.letter},${form(node.where)},${form(node.of)})`
    case 'integral':
      return `int(${node.letter},${form(node.from)},${form(node.to)},${form(node.of)})`
    case 'logarithm':
      return `log(${form(node.base)},${form(node.of)})`
    case 'call':
      return `${node.name}(${form(node.of)})`
    case 'root':
      return `root(${node.degree},${form(node.of)})`
    case 'power':
    case 'binomial':
    case 'remainder':
      return `${node.is}(${form(node.left)},${form(node.right)})`
    case 'infinity':
      return 'infinity'
    case 'list':
      return `${node.name}(${node.items.map(form).toSorted().join(',')})`
    case 'limit':
      return `lim(${node.letter},${node.side},${form(node.to)},${form(node.of)})`
    default:
      return `${node.is}(${form(node.of)})`
  }
}

const other = (sign: '+' | '-'): '+' | '-' => (sign === '+' ? '-' : '+')

function terms(node: Node, sign: '+' | '-'): string[] {
  if (node.is === 'sum') return [...terms(node.left, sign), ...terms(node.right, sign)]
  if (node.is === 'difference') return [...terms(node.left, sign), ...terms(node.right, other(sign))]
  if (node.is === 'negative') return terms(node.of, other(sign))
  return [sign + form(node)]
}

function factors(node: Node, sign: '*' | '/'): string[] {
  if (node.is === 'product') return [...factors(node.left, sign), ...factors(node.right, sign)]
  if (node.is === 'quotient')
    return [...factors(node.left, sign), ...factors(node.right, sign === '*' ? '/' : '*')]
  return [sign + form(node)]
}

/** The constant factors of an expression apart from the rest, and one text for the rest. */
export function stripped(node: Node, letter?: string): { readonly factor: Node; readonly core: string } {
  let factor = numeral(1)
  const rest: string[] = []
  const walk = (each: Node, sign: '*' | '/'): void => {
    if (letter !== undefined && !contains(each, letter)) {
      factor = sign === '*' ? times(factor, each) : over(factor, each)
      return
    }
    if (each.is === 'negative') {
      factor = opposite(factor)
      walk(each.of, sign)
    } else if (each.is === 'product') {
      walk(each.left, sign)
      walk(each.right, sign)
    } else if (each.is === 'quotient') {
      walk(each.left, sign)
      walk(each.right, sign === '*' ? '/' : '*')
    } else rest.push(sign + form(each))
  }
  walk(node, '*')
  return { factor, core: rest.toSorted().join('') }
}
