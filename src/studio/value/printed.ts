// Braces of LaTeX keep together what is written, but print nothing: {2+3}·2 is seen as 2+3·2.
import { bracesUnseen } from './ambiguity.ts'
import { Ambiguous, Unreadable, type Node } from './node.ts'
import { readBack } from './reading.ts'
import type { Token } from './tokens.ts'
import { LOOKS, TEXTS } from './vocabulary.ts'

type Read = (tokens: readonly Token[], source: string) => Node

/** Reads a text as it is written and as it is printed; where the two differ, a person must say which is meant. */
export function asPrinted(tokens: readonly Token[], source: string, read: Read): Node {
  const unseen = new Unseen(tokens).all()
  if (unseen.size === 0) return read(tokens, source)
  const [written, printed] = [
    tried(() => read(tokens, source)),
    tried(() => read(...without(unseen, tokens, source))),
  ]
  if (written instanceof Ambiguous) throw written
  if (printed instanceof Ambiguous) throw printed
  if (printed instanceof Unreadable) {
    // 2{-3} is 2-3 for the eye, but 5-{-3} is nothing else than it says.
    if (written instanceof Unreadable) throw written
    return written
  }
  if (written instanceof Unreadable) return printed
  const [one, two] = [readBack(written), readBack(printed)]
  if (one !== two) bracesUnseen(source, one, two)
  return written
}

function tried(read: () => Node): Node | Ambiguous | Unreadable {
  try {
    return read()
  } catch (error) {
    if (error instanceof Ambiguous || error instanceof Unreadable) return error
    throw error
  }
}

/** The text with spaces where those tokens stand, so that all places stay the same. */
function without(
  unseen: ReadonlySet<Token>,
  tokens: readonly Token[],
  source: string,
): [tokens: readonly Token[], source: string] {
  let text = source
  for (const { at, end } of unseen) text = text.slice(0, at) + ' '.repeat(end - at) + text.slice(end)
  return [tokens.filter(token => !unseen.has(token)), text]
}

/** How many arguments commands take of which the braces belong to them; text is left alone. */
const TAKING: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: `operatorname begin end overline bar vec hat tilde dot ddot widehat widetilde overrightarrow mathbb pmod substack
      phantom underline`,
    2: 'frac dfrac tfrac binom dbinom tbinom',
  }).flatMap(([count, names]) => names.split(/\s+/).map(name => [name, Number(count)] as const)),
)

/** Finds the braces that only keep things together, and the commands that change only how such things look. */
class Unseen {
  private readonly tokens: readonly Token[]
  private readonly found = new Set<Token>()
  private i = 0

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  all(): ReadonlySet<Token> {
    // A text with a brace too many is no expression: the reader says what is wrong.
    if (!this.tokens.some(token => isSign(token, '{')) || !isBalanced(this.tokens)) return this.found
    while (this.i < this.tokens.length) this.item()
    return this.found
  }

  private item(): void {
    const token = this.tokens[this.i]!
    if (isSign(token, '{')) return this.group('unseen')
    this.i++
    if (isSign(token, '^') || isSign(token, '_')) return this.argument()
    if (token.kind !== 'command') return undefined
    if (token.text === 'sqrt') {
      if (isSign(this.tokens[this.i], '[')) {
        while (this.goesOn(']')) this.item()
        if (isSign(this.tokens[this.i], ']')) this.i++
      }
      return this.argument()
    }
    const named = TEXTS.has(token.text) || (token.text === 'mathrm' && this.spellsName())
    if (named || token.text === 'begin' || token.text === 'end') return this.name(token)
    if (token.text !== 'underline' && (LOOKS.has(token.text) || token.text === 'mathrm')) {
      this.found.add(token)
      return undefined
    }
    for (let count = TAKING.get(token.text) ?? 0; count > 0; count--) {
      const next = this.tokens[this.i]
      // \frac12: both are digits of one number.
      if (next?.kind === 'number' && next.text.length > 1) count--
      this.argument()
    }
    return undefined
  }

  private argument(): void {
    if (isSign(this.tokens[this.i], '{')) this.group('argument')
    else if (this.i < this.tokens.length && !isSign(this.tokens[this.i], '}')) this.item()
  }

  private group(kind: 'unseen' | 'argument'): void {
    const open = this.tokens[this.i++]!
    while (this.goesOn('}')) this.item()
    const close = this.tokens[this.i++]
    if (kind === 'unseen' && close) this.found.add(open).add(close)
  }

  /** Whether something stands before the end: of what is in these brackets, of the braces around them, of the text. */
  private goesOn(close: string): boolean {
    const token = this.tokens[this.i]
    return token !== undefined && !isSign(token, close) && !isSign(token, '}')
  }

  /** A name in braces, and after \begin{array} its columns. */
  private name({ text }: Token): void {
    const start = this.i
    while (isSign(this.tokens[this.i], '{')) {
      while (!isSign(this.tokens[this.i], '}')) this.i++
      this.i++
      const isArray = this.tokens[start + 1]?.text === 'a' && this.tokens[start + 2]?.text === 'r'
      if (text !== 'begin' || !isArray || this.i > start + 'array'.length + 2) return
    }
  }

  private spellsName(): boolean {
    return isSign(this.tokens[this.i], '{') && this.tokens[this.i + 1]?.kind === 'letter'
  }
}

const isSign = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'sign' && token.text === text

function isBalanced(tokens: readonly Token[]): boolean {
  let depth = 0
  for (const token of tokens) {
    if (isSign(token, '{')) depth++
    else if (isSign(token, '}') && --depth < 0) return false
  }
  return depth === 0
}
