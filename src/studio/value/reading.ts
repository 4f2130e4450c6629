import { written } from './fraction.ts'
import type { Node } from './node.ts'

const NAMES: Readonly<Record<string, string>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tg',
  cot: 'ctg',
  arcsin: 'arcsin',
  arccos: 'arccos',
  arctan: 'arctg',
}
const SIGNS = { sum: ' + ', difference: ' − ', product: ' · ', quotient: ' : ' } as const

/** "I read it as …": every bracket that is meant is written out, so that a misreading shows. */
export function readBack(node: Node): string {
  const simple = (each: Node): string =>
    [
      'number',
      'constant',
      'letter',
      'call',
      'root',
      'absolute',
      'degrees',
      'binomial',
      'determinant',
      'logarithm',
    ].includes(each.is)
      ? readBack(each)
      : `(${readBack(each)})`
  switch (node.is) {
    case 'number':
      return node.text.includes('.') ? node.text.replace('.', ',') : written(node.value)
    case 'constant':
      return node.name === 'pi' ? 'π' : 'e'
    case 'letter':
      return node.name
    case 'negative':
      return `−${simple(node.of)}`
    case 'sum':
    case 'difference':
    case 'product':
    case 'quotient':
      return `${simple(node.left)}${SIGNS[node.is]}${simple(node.right)}`
    case 'power':
      return `${simple(node.left)}^${simple(node.right)}`
    case 'root':
      return `${node.degree === 2 ? '' : node.degree}√(${readBack(node.of)})`
    case 'call':
      return `${NAMES[node.name]}(${readBack(node.of)})`
    case 'logarithm':
      return `log[${readBack(node.base)}](${readBack(node.of)})`
    case 'degrees':
      return `${simple(node.of)}°`
    case 'percent':
      return `${simple(node.of)}%`
    case 'factorial':
      return `${simple(node.of)}!`
    case 'absolute':
      return `|${readBack(node.of)}|`
    case 'floor':
      return `⌊${readBack(node.of)}⌋`
    case 'ceiling':
      return `⌈${readBack(node.of)}⌉`
    case 'binomial':
      return `(${readBack(node.left)} alatt ${readBack(node.right)})`
    case 'series':
      return `${node.kind === 'sum' ? 'Σ' : 'Π'}[${node.letter} = ${readBack(node.from)} … ${readBack(node.to)}](${readBack(node.of)})`
    case 'determinant':
      return `det[${node.rows.map(row => row.map(readBack).join(', ')).join('; ')}]`
    case 'derivative':
      return `(${readBack(node.of)})′ | ${node.letter} = ${readBack(node.where)}`
    case 'integral':
      return `∫[${readBack(node.from)} … ${readBack(node.to)}](${readBack(node.of)}) d${node.letter}`
    default:
      return node satisfies never
  }
}
