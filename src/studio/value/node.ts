import type { Fraction } from './fraction.ts'

/** What an expression means, each part with its place in the text. */
export type Node = { readonly at: number; readonly end: number } & (
  | { readonly is: 'number'; readonly value: Fraction; readonly text: string }
  | { readonly is: 'constant'; readonly name: 'pi' | 'e' }
  | { readonly is: 'infinity' }
  | { readonly is: 'letter'; readonly name: string }
  | { readonly is: 'negative'; readonly of: Node }
  | {
      readonly is: 'sum' | 'difference' | 'product' | 'quotient' | 'power' | 'remainder'
      readonly left: Node
      readonly right: Node
    }
  | { readonly is: 'root'; readonly degree: number; readonly of: Node }
  | { readonly is: 'call'; readonly name: FunctionName; readonly of: Node }
  | { readonly is: 'list'; readonly name: ListName; readonly items: readonly Node[] }
  | { readonly is: 'logarithm'; readonly base: Node; readonly of: Node }
  | {
      readonly is: 'degrees' | 'percent' | 'factorial' | 'absolute' | 'floor' | 'ceiling' | 'part'
      readonly of: Node
    }
  /** Brackets that may also mean the whole or the fractional part: it matters only when the two differ. */
  | { readonly is: 'either'; readonly other: 'floor' | 'part'; readonly of: Node; readonly doubt: Ambiguous }
  | { readonly is: 'binomial'; readonly left: Node; readonly right: Node }
  | {
      readonly is: 'series'
      readonly kind: 'sum' | 'product'
      readonly letter: string
      readonly from: Node
      readonly to: Node
      readonly of: Node
    }
  | { readonly is: 'determinant'; readonly rows: readonly (readonly Node[])[] }
  /** How many different elements a set has, or several sets put together. */
  | { readonly is: 'cardinality'; readonly how: SetSign; readonly sets: readonly (readonly Node[])[] }
  | {
      readonly is: 'derivative'
      readonly letter: string
      readonly of: Node
      readonly where: Node
      readonly order: number
    }
  | {
      readonly is: 'integral'
      readonly letter: string
      readonly of: Node
      readonly from: Node
      readonly to: Node
    }
  | {
      readonly is: 'limit'
      readonly letter: string
      readonly of: Node
      readonly to: Node
      readonly side: 'both' | 'left' | 'right'
    }
)

export type SetSign = 'cup' | 'cap' | 'setminus'

export type FunctionName =
  | 'sin'
  | 'cos'
  | 'tan'
  | 'cot'
  | 'sec'
  | 'csc'
  | 'arcsin'
  | 'arccos'
  | 'arctan'
  | 'arccot'
  | 'sinh'
  | 'cosh'
  | 'tanh'
  | 'coth'
  | 'exp'
  | 'sgn'
/** Functions of several numbers. */
export type ListName = 'gcd' | 'lcm' | 'max' | 'min'

/** The parts of which a node is made. */
export function partsOf(node: Node): readonly Node[] {
  switch (node.is) {
    case 'number':
    case 'constant':
    case 'infinity':
    case 'letter':
      return []
    case 'list':
      return node.items
    case 'determinant':
      return node.rows.flat()
    case 'cardinality':
      return node.sets.flat()
    case 'logarithm':
      return [node.base, node.of]
    case 'series':
    case 'integral':
      return [node.from, node.to, node.of]
    case 'derivative':
      return [node.where, node.of]
    case 'limit':
      return [node.to, node.of]
    default:
      return 'of' in node ? [node.of] : [node.left, node.right]
  }
}

/** Whether a letter stands in it that is not bound inside. */
export function contains(node: Node, letter: string): boolean {
  if (node.is === 'letter') return node.name === letter
  if ('letter' in node && node.letter === letter)
    return partsOf(node).some(part => part !== node.of && contains(part, letter))
  return partsOf(node).some(part => contains(part, letter))
}

/** The letters that stand in it and are not bound inside. */
export function lettersOf(node: Node): readonly string[] {
  if (node.is === 'letter') return [node.name]
  const inside = partsOf(node).flatMap(part =>
    'letter' in node && part === node.of
      ? lettersOf(part).filter(each => each !== node.letter)
      : lettersOf(part),
  )
  return [...new Set(inside)]
}

/** Whether a letter is bound somewhere inside. */
export const runs = (node: Node, letter: string): boolean =>
  ('letter' in node && node.letter === letter) || partsOf(node).some(part => runs(part, letter))

/** Whether it has more than so many parts, counted only as far as that. */
export function isLarger(node: Node, most: number): boolean {
  let count = 0
  const goes = (each: Node): boolean => ++count > most || partsOf(each).some(goes)
  return goes(node)
}

/** What is wrong, where, in both languages. `at` and `end` are places in the text. */
export interface Fault {
  readonly at: number
  readonly end: number
  readonly hu: string
  readonly en: string
}

export class Unreadable extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.en)
    this.fault = fault
  }
}

/** The text can be read in two ways, and people will: both, written so that only one meaning is left. */
export class Ambiguous extends Error {
  readonly fault: Fault
  readonly readings: readonly [string, string]
  constructor(fault: Fault, readings: readonly [string, string]) {
    super(fault.en)
    this.fault = fault
    this.readings = readings
  }
}
