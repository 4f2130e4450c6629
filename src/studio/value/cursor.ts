import { Unreadable } from './node.ts'
import type { Token } from './tokens.ts'

/** A place in a row of tokens, and the usual questions about it. */
export class Cursor {
  protected tokens: readonly Token[]
  protected i = 0
  protected readonly source: string

  constructor(tokens: readonly Token[], source: string) {
    this.tokens = tokens
    this.source = source
  }

  protected get token(): Token {
    return this.tokens[this.i]!
  }
  protected over(): boolean {
    return this.token.kind === 'end'
  }
  protected get before(): number {
    return this.i === 0 ? 0 : this.tokens[this.i - 1]!.end
  }
  protected is(text: string, kind: Token['kind'] = 'sign'): boolean {
    return this.token.kind === kind && this.token.text === text
  }
  protected take(text: string, kind: Token['kind'] = 'sign'): boolean {
    if (!this.is(text, kind)) return false
    this.i++
    return true
  }
  protected fail(hu: string, en: string, token: Token = this.token): never {
    throw new Unreadable({ at: token.at, end: Math.max(token.end, token.at + 1), hu, en })
  }
  protected need(text: string): void {
    if (!this.take(text)) this.fail(`Itt „${text}” hiányzik.`, `"${text}" is missing here.`)
  }
}
