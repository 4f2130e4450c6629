import type { Fraction } from './fraction.ts'
import type { Fault, Node } from './node.ts'

/** Letters that have a value: the running letter of a sum, the place of a derivative. */
export type Scope = ReadonlyMap<string, Fraction>

export const NOTHING: Scope = new Map()

export const bound = (scope: Scope, letter: string, value: Fraction): Scope =>
  new Map([...scope, [letter, value]])

/** The expression has no value, and why. */
export class Undefined extends Error {
  readonly fault: Fault
  constructor(node: Node, hu: string, en: string) {
    super(en)
    this.fault = { at: node.at, end: node.end, hu, en }
  }
}

/** Not a number of the field: the exact check cannot be made. */
export class OutOfField extends Error {}

export const SERIES_MOST = 2000

export const POWER_MOST = 400

export const ZERO = 1e-11
