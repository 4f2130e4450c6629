import { partsOf, type FunctionName, type Node } from './node.ts'

export const OF_ANGLES: ReadonlySet<FunctionName> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc'])

/** An angle given as a plain number is in radians, which is seldom meant: where that happens. */
export function radiansIn(node: Node): Node | undefined {
  if (node.is === 'call' && OF_ANGLES.has(node.name) && isPlainNumber(node.of)) return node
  if (node.is === 'series' || node.is === 'derivative' || node.is === 'integral' || node.is === 'limit')
    return undefined
  for (const part of partsOf(node)) {
    const found = radiansIn(part)
    if (found) return found
  }
  return undefined
}

/** Built of numbers alone, and not zero. */
const isPlainNumber = (node: Node): boolean =>
  node.is === 'number'
    ? node.value.n !== 0n
    : ['negative', 'sum', 'difference', 'product', 'quotient'].includes(node.is) &&
      partsOf(node).every(isPlainNumber)
