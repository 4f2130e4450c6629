import { mixedOrTimes } from './ambiguity.ts'
import { decimal } from './decimal.ts'
import type { Node } from './node.ts'
import { WordReader } from './parse-words.ts'

type PlainNumber = Node & { readonly is: 'number' }

/** Reads numbers: plain, mixed, and of other bases. */
export abstract class NumberReader extends WordReader {
  protected abstract command(): Node

  /** A number; a whole number right before a fraction of whole numbers is a mixed number. */
  protected numeral(): Node {
    const { token } = this
    this.i++
    const value = decimal(token.text)
    const number: Node = { is: 'number', value, text: token.text, at: token.at, end: token.end }
    if (this.is('_')) return this.inBase(token)
    const next = this.token
    if (
      value.d !== 1n ||
      token.text.includes('.') ||
      next.kind !== 'command' ||
      !['frac', 'dfrac', 'tfrac'].includes(next.text)
    )
      return number
    const part = this.peekFraction()
    if (!part) return number
    const [above, below] = [part.left.value, part.right.value]
    // 3 and 5/2 side by side is no mixed number that anybody would write.
    if (above.n === 0n || above.n * below.d >= below.n * above.d)
      mixedOrTimes(this.source, number, this.before)
    return { is: 'sum', left: number, right: part, at: token.at, end: this.before }
  }

  private peekFraction(): (Node & { left: PlainNumber; right: PlainNumber }) | undefined {
    const start = this.i
    const node = this.command()
    if (node.is === 'quotient' && node.left.is === 'number' && node.right.is === 'number')
      return { ...node, left: node.left, right: node.right }
    this.i = start
    return undefined
  }
}
