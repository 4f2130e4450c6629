import type { Form } from './form.ts'
import type { Fault, Node } from './node.ts'

/** Letters that have a value: the running letter of a sum, the place of a derivative. */
export type Scope = ReadonlyMap<string, Form>

export const NOTHING: Scope = new Map()

export const bound = (scope: Scope, letter: string, value: Form): Scope =>
  new Map([...scope, [letter, value]])

/** The expression has no value, and why. */
export class Undefined extends Error {
  readonly fault: Fault
  constructor(node: Node, hu: string, en: string) {
    super(en)
    this.fault = { at: node.at, end: node.end, hu, en }
  }
}

/** It may well have a value, but there is no rule here to find it. */
export class Beyond extends Error {
  readonly fault: Fault
  constructor(node: Node, hu: string, en: string) {
    super(en)
    this.fault = { at: node.at, end: node.end, hu, en }
  }
}
