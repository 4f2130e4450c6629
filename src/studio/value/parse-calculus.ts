import { endlessSeries } from './ambiguity.ts'
import { Cursor } from './cursor.ts'
import { contains, isLarger, lettersOf, runs, type Node } from './node.ts'
import { minus, numeral, substituted } from './nodes.ts'
import type { Token } from './tokens.ts'

export interface Reaching {
  readonly at: number
  readonly body: number
  readonly end: number
  readonly letter: string
  readonly kind: 'sum' | 'product' | 'limit'
}

const UPRIGHT: ReadonlySet<string> = new Set(['mathrm', 'text', 'operatorname'])
const BRACKETED = /^(?:\\left\s*)?\((.*)\)$/s
/** In one pair of brackets as a whole. */
function isBracketed(text: string): boolean {
  const inside = BRACKETED.exec(text.trim())?.[1]
  if (inside === undefined) return false
  let depth = 0
  for (const sign of inside) {
    if (sign === '(') depth++
    else if (sign === ')' && --depth < 0) return false
  }
  return true
}

/** So many parts at most come of putting one expression into another. */
const LARGEST = 2000

/** f^{(3)}: its third derivative. */
const ORDER = /\^\s*\{\s*(?:\\left\s*)?\(/

/** The sign of a derivative as a fraction, its d upright or not. */
const D = String.raw`(?:\\(?:mathrm|text)\s*\{\s*d\s*\}|(?:\\mathrm\s+)?d)`
const SLOPE = new RegExp(String.raw`^\\[dt]?frac\s*\{\s*${D}\s*\}\s*\{\s*${D}\s*([A-Za-z])\s*\}`)

/** A product or quotient with a sign between its two parts. */
const isSigned = (node: Node, source: string): node is Node & { is: 'product' | 'quotient' } =>
  (node.is === 'product' || node.is === 'quotient') &&
  /^[\s})]*(?:[:/*·×÷]|\\(?:cdot|times|div)(?![A-Za-z]))/.test(source.slice(node.left.end))

/** Reads sums and products of many terms, limits, integrals, derivatives and determinants; what stands in them is the reader's. */
export abstract class CalculusReader extends Cursor {
  protected abstract sum(): Node
  protected abstract product(): Node
  protected abstract argument(only?: 'only'): Node
  protected abstract atom(): Node
  /** How many bars are open: inside |…| the next bar closes. */
  protected bars = 0
  /** The sign of a sum, product or limit read last, and where what it takes begins and ends without brackets. */
  protected reaching: Reaching | undefined
  /** A whole expression made of these tokens. */
  protected abstract within(tokens: readonly Token[]): Node

  protected series(kind: 'sum' | 'product', at: number): Node {
    this.need('_')
    this.need('{')
    const { token } = this
    if (token.kind !== 'letter')
      this.fail('Itt a futó betű hiányzik: k=1.', 'The running letter is missing: k=1.')
    this.i++
    this.need('=')
    const from = this.sum()
    this.need('}')
    this.need('^')
    const to = this.argument()
    const body = this.token.at
    const of = this.product()
    const { before } = this
    if (!isBracketed(this.source.slice(body, before))) {
      this.reaching = { at, body, end: before, letter: token.text, kind }
      // Π k · 2: the factor may be one of many or stand after them. In a sum it comes to the same.
      if (kind === 'product' && isSigned(of, this.source) && !contains(of.right, token.text))
        endlessSeries(this.source, at, body, of.left.end, before)
    }
    return { is: 'series', kind, letter: token.text, from, to, of, at, end: before }
  }

  /** `\\lim_{x\\to 0}`, with `0^+`, `0+0` and the like for one side. */
  protected limit(at: number): Node {
    this.need('_')
    this.need('{')
    const { token } = this
    if (token.kind !== 'letter')
      this.fail('Itt a változó hiányzik: x\\to 0.', 'The variable is missing: x\\to 0.')
    this.i++
    if (!['to', 'rightarrow', 'longrightarrow'].some(arrow => this.take(arrow, 'command')))
      this.fail('Itt \\to hiányzik.', '\\to is missing here.')
    const start = this.token
    const negative = this.take('-')
    if (!negative) this.take('+')
    const place = this.atom()
    const to: Node = negative ? { is: 'negative', of: place, at: start.at, end: this.before } : place
    const side = this.side()
    this.need('}')
    const body = this.token.at
    const of = this.product()
    this.reaching = { at, body, end: this.before, letter: token.text, kind: 'limit' }
    return { is: 'limit', letter: token.text, to, side, of, at, end: this.before }
  }
  private side(): 'both' | 'left' | 'right' {
    const raised = this.take('^')
    const group = raised && this.take('{')
    const side = this.take('+') ? 'right' : this.take('-') ? 'left' : undefined
    if (raised && !side) this.fail('Itt + vagy − kell.', 'A + or − is needed here.')
    if (group) this.need('}')
    if (side && !raised && this.is('0', 'number')) this.i++
    return side ?? 'both'
  }

  /** The limits are read, unless they are given. */
  protected integral(at: number, ...given: [from?: Node, to?: Node]): Node {
    if (!given[0] && !this.is('_'))
      this.fail('Határozatlan integrálnak nincs értéke.', 'An integral without limits has no value.')
    if (!given[0]) this.i++
    const from = given[0] ?? this.argument()
    if (!given[1]) this.need('^')
    const to = given[1] ?? this.argument()
    const start = this.i
    // The differential closes the body: dx at the same depth, after the ones of the integrals inside.
    let depth = 0
    let close = -1
    let inner = 0
    for (let k = this.i; k < this.tokens.length - 1 && close < 0; k++) {
      const { kind, text } = this.tokens[k]!
      if (kind === 'sign' && '({['.includes(text)) depth++
      if (kind === 'sign' && ')}]'.includes(text)) depth--
      if (kind === 'command' && text === 'int') inner++
      const plain =
        kind === 'letter' &&
        text === 'd' &&
        this.tokens[k + 1]!.kind === 'letter' &&
        !UPRIGHT.has(this.tokens[k - 1]!.text)
      // \mathrm{d}x, \text{d}x, \mathrm dx, \mathrm{dx}
      const roman =
        kind === 'command' &&
        UPRIGHT.has(text) &&
        this.tokens[k + (this.tokens[k + 1]?.text === '{' ? 2 : 1)]?.text === 'd'
      if (depth === 0 && (plain || roman)) {
        if (inner === 0) close = k
        else inner--
      }
    }
    if (close < 0 && this.overDifferential()) return this.integral(at, from, to)
    if (close < 0) this.fail('Az integrál végéről hiányzik a dx.', 'The dx of the integral is missing.')
    const upright = this.tokens[close]!.kind === 'command'
    const grouped = upright && this.tokens[close + 1]?.text === '{'
    const together = grouped && this.tokens[close + 3]?.kind === 'letter'
    const after = close + (together ? 3 : grouped ? 4 : upright ? 2 : 1)
    const variable = this.tokens[after]
    if (variable?.kind !== 'letter')
      this.fail('Az integrál végéről hiányzik a dx.', 'The dx of the integral is missing.')
    const letter = variable.text
    const place = { at: this.tokens[close]!.at, end: this.tokens[close]!.end }
    const of: Node =
      start === close
        ? { ...numeral(1), ...place }
        : this.within([...this.tokens.slice(start, close), { kind: 'end', text: '', ...place }])
    this.i = after + 1
    if (together) this.need('}')
    return { is: 'integral', letter, of, from, to, at, end: this.before }
  }

  /** \frac{dx}{x} is \frac{1}{x}dx: the tokens are put so. */
  private overDifferential(): boolean {
    const start = this.i
    const [frac, open, d, x, close] = this.tokens.slice(start, start + 5)
    if (frac?.kind !== 'command' || !frac.text.endsWith('frac') || open?.text !== '{' || d?.text !== 'd')
      return false
    if (x?.kind !== 'letter' || close?.text !== '}') return false
    let depth = 0
    let end = start + 5
    for (; end < this.tokens.length - 1; end++) {
      const { kind, text } = this.tokens[end]!
      if (kind === 'sign' && text === '{') depth++
      if (kind === 'sign' && text === '}' && --depth === 0) break
    }
    if (this.tokens[start + 5]?.text !== '{') return false
    const one: Token = { ...d, kind: 'number', text: '1' }
    this.tokens = [
      ...this.tokens.slice(0, start + 2),
      one,
      ...this.tokens.slice(start + 4, end + 1),
      d,
      x,
      ...this.tokens.slice(end + 1),
    ]
    return true
  }

  protected determinant(at: number, wanted: 'vmatrix' | 'any'): Node & { is: 'determinant' } {
    const kind = this.environment()
    if (kind !== 'vmatrix' && (wanted === 'vmatrix' || !/^([pb]?matrix|array)$/.test(kind)))
      this.fail(`Ennek nincs számértéke: ${kind}.`, `${kind} is not a number.`)
    if (kind === 'array') this.environment()
    const rows: Node[][] = [[]]
    for (;;) {
      rows.at(-1)!.push(this.sum())
      if (this.take('&')) continue
      if (this.take('\\', 'command')) {
        if (!this.is('end', 'command')) rows.push([])
        else break
      } else break
    }
    if (!this.take('end', 'command')) this.fail(`Hiányzik az \\end{${kind}}.`, `\\end{${kind}} is missing.`)
    this.environment()
    const square = rows.every(row => row.length === rows.length) && rows.length <= 8
    if (!square)
      this.fail(
        'A determináns nem négyzetes (vagy nyolcnál nagyobb).',
        'The determinant is not square (or larger than eight).',
      )
    return { is: 'determinant', rows, at, end: this.before }
  }
  private environment(): string {
    this.need('{')
    let name = ''
    for (; this.token.kind === 'letter'; this.i++) name += this.token.text
    this.need('}')
    return name
  }

  /** `\left.(x^2)'\right|_{x=3}`: the derivative at a place. */
  protected derivative(at: number): Node {
    if (this.isPrimed())
      return (
        this.derivativeOf(this.atom(), at) ??
        this.fail('A derivált helye hiányzik: _{x=3}.', 'The place of the derivative is missing: _{x=3}.')
      )
    const letter = this.slope()
    this.bars++
    const whole = letter === undefined ? this.sum() : this.product()
    this.bars--
    if (letter !== undefined) return this.slopeAt(whole, letter, at)
    this.need('|')
    if (!this.is('_')) this.need('_')
    return this.putIn(whole, at)
  }
  /** Whether a letter or a bracket stands here with the sign of a derivative after it. */
  private isPrimed(): boolean {
    let depth = 0
    for (let k = this.i; k < this.tokens.length - 1; k++) {
      const { kind, text } = this.tokens[k]!
      if (kind === 'sign' && '([{'.includes(text)) depth++
      if (kind === 'sign' && ')]}'.includes(text)) depth--
      if (depth === 0) return this.tokens[k + 1]!.text === "'"
    }
    return false
  }
  /** The letter of \frac{d}{dx}, if that stands here. */
  private slope(): string | undefined {
    const sign = SLOPE.exec(this.source.slice(this.token.at))
    if (!sign) return undefined
    const end = this.token.at + sign[0].length
    while (this.token.at < end) this.i++
    return sign[1]
  }
  private slopeAt(of: Node, letter: string, at: number): Node {
    if (!this.is('|')) this.need('|')
    const found = this.derivativeOf(of, at)
    if (found?.is !== 'derivative' || found.letter !== letter)
      this.fail(
        `A derivált helye hiányzik: ${letter}=3.`,
        `The place of the derivative is missing: ${letter}=3.`,
      )
    return { ...found, order: 1 }
  }

  /** [x²]_1^3 or |_1^3: the difference of what it is worth at two places; |_{x=3} at one. */
  protected putIn(of: Node, at: number): Node {
    if (ORDER.test(this.source.slice(at, this.before)))
      this.fail(
        'A kitevőben álló zárójeles szám a derivált rendje is lehet: vesszőkkel írd, vagy zárójel nélkül.',
        'A number in brackets as an exponent may be the order of a derivative: write primes, or no brackets.',
      )
    this.need('_')
    const done = (node: Node): Node => ({ ...node, at, end: this.before })
    const letter = this.tokens[this.i + 1]
    if (letter?.kind === 'letter' && this.tokens[this.i + 2]?.text === '=') {
      this.i += 3
      const place = this.sum()
      this.need('}')
      return done(this.withIn(of, letter.text, place))
    }
    const from = this.argument()
    this.need('^')
    const to = this.argument()
    const [name, ...others] = lettersOf(of)
    if (name === undefined || others.length > 0)
      this.fail(
        'Nem látszik, melyik betű helyére kell írni a határokat.',
        'It does not show for which letter the limits stand.',
      )
    return done(minus(this.withIn(of, name, to), this.withIn(of, name, from)))
  }
  private withIn(of: Node, letter: string, by: Node): Node {
    // A letter that runs inside is not the one that is put in.
    if (lettersOf(by).some(each => runs(of, each)))
      this.fail('Ez a betű belül is fut: nevezd másként.', 'This letter runs inside, too: name it otherwise.')
    const node = substituted(of, letter, by)
    if (isLarger(node, LARGEST)) this.fail('Túl hosszú kifejezés lenne.', 'The expression would be too long.')
    return node
  }

  /** What follows a bracket: (x²)′ at a place, with |_{x=3} or _{x=3}. Undefined where no place is named. */
  protected derivativeOf(of: Node, at: number): Node | undefined {
    const start = this.i
    let order = 0
    while (this.take("'")) order++
    this.take('|')
    if (!this.take('_')) {
      this.i = start
      return undefined
    }
    this.need('{')
    const { token } = this
    if (token.kind !== 'letter') this.fail('Itt a változó hiányzik: x=3.', 'The variable is missing: x=3.')
    this.i++
    this.need('=')
    const where = this.sum()
    this.need('}')
    return { is: 'derivative', letter: token.text, of, where, order, at, end: this.before }
  }
}
