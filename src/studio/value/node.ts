import type { Fraction } from './fraction.ts'

/** What an expression means, each part with its place in the text. */
export type Node = { readonly at: number; readonly end: number } & (
  | { readonly is: 'number'; readonly value: Fraction; readonly text: string }
  | { readonly is: 'constant'; readonly name: 'pi' | 'e' }
  | { readonly is: 'letter'; readonly name: string }
  | { readonly is: 'negative'; readonly of: Node }
  | {
      readonly is: 'sum' | 'difference' | 'product' | 'quotient' | 'power'
      readonly left: Node
      readonly right: Node
    }
  | { readonly is: 'root'; readonly degree: number; readonly of: Node }
  | { readonly is: 'call'; readonly name: FunctionName; readonly of: Node }
  | { readonly is: 'logarithm'; readonly base: Node; readonly of: Node }
  | { readonly is: 'degrees' | 'percent' | 'factorial' | 'absolute' | 'floor' | 'ceiling'; readonly of: Node }
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
  | { readonly is: 'derivative'; readonly letter: string; readonly of: Node; readonly where: Node }
  | {
      readonly is: 'integral'
      readonly letter: string
      readonly of: Node
      readonly from: Node
      readonly to: Node
    }
)

export type FunctionName = 'sin' | 'cos' | 'tan' | 'cot' | 'arcsin' | 'arccos' | 'arctan'

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
