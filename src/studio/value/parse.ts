import {
  barsAroundOne,
  barsInBars,
  doubleFactorial,
  endlessDivision,
  endlessRemainder,
  endlessSeries,
  fractionRaised,
  mixedOrTimes,
  mixedRaised,
  percentAdded,
  raisedFactorial,
  roundedOrBracketed,
  slashAfterFunction,
} from './ambiguity.ts'
import { decimal } from './decimal.ts'
import { isJoined, looksMixed, startsWithFraction } from './joined.ts'
import { Ambiguous, contains, Unreadable, type Node } from './node.ts'
import type { Reaching } from './parse-calculus.ts'
import { runOf } from './parse-runs.ts'
import { NumberReader } from './parse-numbers.ts'
import { asPrinted } from './printed.ts'
import { readBack } from './reading.ts'
import { tokenize, type Token } from './tokens.ts'
import {
  DOTS,
  FUNCTIONS,
  LISTS,
  LOGARITHMS,
  LOOKS,
  OVER,
  SIGNS_OF_MANY,
  STARTING,
  TEXTS,
  TIMES,
} from './vocabulary.ts'

const DEEPEST = 60
/** Stands for what is no plain factor. */
const NO_NUMBER: Node = { is: 'infinity', at: 0, end: 0 }
/** 2% 3: a number after a sign of the one before. */
const SIGNED: ReadonlySet<Node['is']> = new Set(['percent', 'degrees'])
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const

/** Reads school LaTeX with Hungarian habits: decimal comma, tg, ctg, lg, ":" for division, mixed numbers. */
export function parse(source: string): Node {
  return asPrinted(tokenize(source), source, read)
}

function read(tokens: readonly Token[], source: string): Node {
  const node = new Reader(tokens, source).whole()
  const other = otherBars(tokens, source)
  const [one, two] = other ? [readBack(node), readBack(other)] : ['', '']
  if (one !== two) barsInBars(source, one, two)
  return node
}

/** |a|b|c| read with the second bar opening another pair, where that can be read too. */
function otherBars(tokens: readonly Token[], source: string): Node | undefined {
  const bars = tokens.filter(({ kind, text }) => kind === 'sign' && text === '|')
  // \left and \right leave no doubt.
  if (bars.length < 4 || /\\(?:left|right)\s*(?:\||\\vert)/.test(source)) return undefined
  try {
    return new Reader(tokens, source, 'open').whole()
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Ambiguous) return undefined
    throw error
  }
}

class Reader extends NumberReader {
  /** What a bar does after a number inside other bars. */
  private readonly secondBar: 'close' | 'open'
  private depth = 0
  /** Remainders without brackets around them, and where the number that is divided ends. */
  private readonly remainders = new Map<Node, number>()

  constructor(tokens: readonly Token[], source: string, secondBar: 'close' | 'open' = 'close') {
    super(tokens, source)
    this.secondBar = secondBar
  }

  whole(): Node {
    if (this.over()) this.fail('Nincs itt kifejezés.', 'There is no expression here.')
    const node = this.sum()
    if (!this.over()) this.unexpected()
    return node
  }

  private unexpected(): never {
    const { kind, text } = this.token
    if (text === '=' || text === '<' || text === '>')
      this.fail('Ez állítás, nem egy szám.', 'This is a statement, not a number.')
    this.meant()
    if (text === '_') this.fail('Az alsó indexet itt nem tudom olvasni.', 'I cannot read the index here.')
    if (kind === 'command')
      this.fail(`Ezt a jelet itt nem tudom olvasni: \\${text}.`, `I cannot read \\${text} here.`)
    return this.fail(`Nem várt jel: „${text}”.`, `Unexpected sign: "${text}".`)
  }

  protected sum(): Node {
    if (++this.depth > DEEPEST)
      this.fail('Túl mélyen ágyazott kifejezés.', 'The expression is nested too deeply.')
    const at = this.token.at
    let left: Node
    if (this.take('-')) {
      const start = this.token.at
      left = { is: 'negative', of: this.product(), at, end: this.before }
      this.doubtRemainder(left.of, at, start)
    } else {
      this.take('+')
      left = this.product()
    }
    const terms: Node[] = [left]
    for (;;) {
      const reaching = this.reaching?.end === this.before ? this.reaching : undefined
      const is = this.take('+') ? 'sum' : this.take('-') ? 'difference' : undefined
      if (!is) break
      const start = this.token.at
      if (this.onDots()) {
        left = this.run('sum', terms, is === 'sum' ? 1 : -1, at)
        break
      }
      const begins = this.token.text
      const right = this.product()
      if (reaching && !SIGNS_OF_MANY.has(begins)) this.doubtReach(reaching, right)
      this.doubtRemainder(right, at, start)
      if (right.is === 'percent' && left.is === 'number' && this.source[this.before - 1] === '%')
        percentAdded(this.source, at, start, this.before, is)
      terms.push(is === 'sum' ? right : { is: 'negative', of: right, at: start, end: this.before })
      left = { is, left, right, at, end: this.before }
    }
    this.depth--
    return left
  }

  private onDots(): boolean {
    return this.token.kind === 'command' && DOTS.has(this.token.text)
  }
  /** 1 + 2 + 3 + … + 100: nothing but the last number may come after the dots, and it must be clear how the others go on. */
  private run(kind: 'sum' | 'product', parts: readonly Node[], sign: 1 | -1, at: number): Node {
    const dots = this.i++
    let rest: Node | 'endless' = 'endless'
    if (kind === 'sum' ? this.is('+') || this.is('-') : this.onTimes()) {
      const start = this.token.at
      const below = this.is('-')
      this.i++
      const of = kind === 'sum' ? this.product() : this.implied().node
      rest = below ? { is: 'negative', of, at: start, end: this.before } : of
    }
    const ended = this.over() || this.is(')') || this.is('}') || this.is(']')
    const found = ended ? runOf(kind, parts, rest, { at, end: this.before }) : undefined
    if (found && (kind === 'product' || found.next.n < 0n === sign < 0)) return found.node
    this.i = dots
    return this.unexpected()
  }
  private onTimes(): boolean {
    const { kind, text } = this.token
    return (kind === 'command' && TIMES.has(text)) || this.is('*') || this.is('·') || this.is('×')
  }

  /** Σ k² + 1. A limit goes on only over what has its letter: a number comes to the same. */
  private doubtReach({ at, body, end, letter, kind }: Reaching, right: Node): void {
    if (kind !== 'limit' || contains(right, letter)) endlessSeries(this.source, at, body, end, this.before)
  }

  /** 5 + 7 mod 3: the remainder of the whole, or of the last number. */
  private doubtRemainder(node: Node, at: number, start: number): void {
    const middle = this.remainders.get(node)
    if (middle !== undefined) endlessRemainder(this.source, at, middle, start, this.before)
  }

  protected product(): Node {
    const at = this.token.at
    const first = this.implied().node
    let left = first
    let last = at
    const factors: Node[] = [first]
    for (;;) {
      const { token } = this
      const times = this.onTimes()
      const over =
        (token.kind === 'command' && OVER.has(token.text)) || this.is(':') || this.is('/') || this.is('÷')
      const modulo = token.kind === 'command' && token.text === 'bmod'
      if (!times && !over && !modulo) {
        if (first !== left && left.is === 'remainder') this.remainders.set(left, left.left.end)
        return left
      }
      const mixed = first !== left && (modulo || left.is === 'remainder')
      const middle = this.before
      const loose = this.loose.get(left)
      const slash = this.is('/')
      this.i++
      const sign = this.token
      if (times && this.onDots()) return this.run('product', factors, 1, at)
      const negative = this.take('-')
      const { node: right, first: firstEnd, count } = this.implied()
      if (mixed) endlessRemainder(this.source, at, middle, last, this.before)
      last = sign.at
      if (loose && (slash || loose.bare) && !this.startedFunction(sign.at))
        slashAfterFunction(this.source, loose, this.before)
      factors.push(right)
      if (!times || negative) factors.push(NO_NUMBER)
      if (over && count > 1) endlessDivision(this.source, at, sign.at, firstEnd, this.before)
      left = {
        is: times ? 'product' : modulo ? 'remainder' : 'quotient',
        left,
        right: negative ? { is: 'negative', of: right, at: sign.at, end: this.before } : right,
        at,
        end: this.before,
      }
    }
  }

  /** Factors written beside each other: how many, and where the first one ends. */
  private implied(): { readonly node: Node; readonly first: number; readonly count: number } {
    const at = this.token.at
    let last = this.factor()
    let node = last
    const first = this.before
    let count = 1
    while (this.startsFactor()) {
      const after = this.source.slice(this.token.at)
      const afterSign = this.token.kind === 'number' && SIGNED.has(last.is)
      if (afterSign || [this.before, this.token.at].some(end => isJoined(this.source.slice(at, end), after)))
        this.fail(
          'Két szám áll egymás mellett: tegyél közéjük \\cdot jelet.',
          'Two numbers stand side by side: put \\cdot between them.',
        )
      const right = this.factor()
      if (looksMixed(this.source, last, right)) mixedOrTimes(this.source, last, this.before)
      last = right
      node = { is: 'product', left: node, right, at, end: this.before }
      count++
    }
    return { node, first, count }
  }

  protected startsFactor(): boolean {
    const { kind, text } = this.token
    if (kind === 'number' || kind === 'letter') return true
    if (kind === 'sign')
      return (
        text === '(' ||
        text === '[' ||
        text === '{' ||
        (text === '|' && (this.bars === 0 || this.mayOpen())) ||
        text === 'nothing'
      )
    return kind === 'command' && (FUNCTIONS.has(text) || LOGARITHMS.has(text) || STARTING.has(text))
  }

  private mayOpen(): boolean {
    const next = this.tokens[this.i + 1]
    if (this.secondBar === 'close' || !next || next.kind === 'end') return false
    return next.kind !== 'sign' || next.text === '('
  }

  protected factor(): Node {
    const at = this.token.at
    let base = this.atom()
    for (;;) {
      if (this.take('!')) {
        if (base.is === 'factorial' && this.source[base.end - 1] === '!')
          doubleFactorial(this.source, base.of, at, this.before)
        if (base.is === 'power' && this.source[base.end - 1] !== ')')
          raisedFactorial(this.source, base.left.end, at, this.before)
        base = { is: 'factorial', of: base, at, end: this.before }
      } else if (this.take('%') || this.take('%', 'command'))
        base = { is: 'percent', of: base, at, end: this.before }
      else if (this.take('°')) base = this.withMinutes(base, at)
      else if (this.take('^')) {
        if (this.degreeSign()) base = this.withMinutes(base, at)
        else base = this.raised(base, at)
      } else if (this.is("'")) {
        const found = this.derivativeOf(base, at)
        if (!found)
          this.fail(
            "A derivált helye hiányzik: írd így: \\left.(x^2)'\\right|_{x=3}.",
            "Say where: \\left.(x^2)'\\right|_{x=3}.",
          )
        base = found
      } else return base
    }
  }

  private raised(base: Node, at: number): Node {
    const sign = this.before
    const right = this.exponent()
    const written = this.source.slice(at, sign - 1)
    if (base.is === 'power' && !/(?:[)\]|]|\\\})\s*$/.test(written))
      this.fail(
        'Két kitevő áll egymás után: írj zárójelet.',
        'Two exponents follow each other: write brackets.',
      )
    if (/^\d/.test(written) && base.is === 'sum') mixedRaised(this.source, at, sign - 1, this.before)
    if (startsWithFraction(written) && base.is === 'quotient')
      fractionRaised(this.source, base, sign - 1, this.before)
    if (base.is === 'number' && /\d\s*$/.test(written)) this.doubtDegrees(base, right)
    return { is: 'power', left: base, right, at, end: this.before }
  }

  /** What a command takes: a group in braces, or the single digit, letter or command that follows. */
  protected argument(only?: 'only'): Node {
    if (this.take('{')) {
      const node = this.sum()
      this.need('}')
      return node
    }
    const { token } = this
    if (token.kind === 'number' && token.text.length === 1) {
      this.i++
      return { is: 'number', value: decimal(token.text), text: token.text, at: token.at, end: token.end }
    }
    if (token.kind === 'number') {
      // LaTeX takes one digit only: \frac12 is a half, but \sqrt16 is the root of 1 and a 6.
      const [first = '0'] = token.text
      if (only === 'only')
        this.fail(
          `A gyökjel így csak az ${first}-re vonatkozik: írj kapcsos zárójelet, \\sqrt{${token.text}}.`,
          `The root takes only the ${first} like this: write braces, \\sqrt{${token.text}}.`,
        )
      if (token.text[1] === '.')
        this.fail('Tizedes törtet itt kapcsos zárójelbe kell tenni.', 'A decimal number needs braces here.')
      const rest = { ...token, text: token.text.slice(1), at: token.at + 1 }
      this.tokens = [...this.tokens.slice(0, this.i), rest, ...this.tokens.slice(this.i + 1)]
      return { is: 'number', value: decimal(first), text: first, at: token.at, end: token.at + 1 }
    }
    return this.atom()
  }

  /** An exponent of several digits or with a sign needs braces: without them LaTeX prints something else than is meant. */
  protected exponent(): Node {
    const { token } = this
    if (token.kind === 'number' && token.text.length > 1)
      this.fail(
        'Többjegyű kitevőt tegyél kapcsos zárójelbe.',
        'Put an exponent of several digits into braces.',
      )
    if (this.is('-'))
      this.fail('Az előjeles kitevőt tedd kapcsos zárójelbe.', 'Put a signed exponent into braces.')
    return this.argument()
  }

  protected atom(): Node {
    const { token } = this
    const { at } = token
    if (token.kind === 'number') return this.numeral()
    if (token.kind === 'letter') {
      this.spelled(token)
      const counted = this.counted(token)
      if (counted) return counted
      this.i++
      return token.text === 'e'
        ? { is: 'constant', name: 'e', at, end: token.end }
        : { is: 'letter', name: token.text, at, end: token.end }
    }
    if (token.kind === 'command') return this.command()
    if (this.take('nothing')) return this.derivative(at)
    for (const [open, close] of BRACKETS) if (this.take(open)) return this.bracketed(at, close)
    if (this.take('|')) {
      if (this.take('begin', 'command')) {
        const node = this.determinant(at, 'any')
        this.need('|')
        return this.barred({ ...node, end: this.before })
      }
      const count = this.cardinality(at)
      if (count) return count
      this.bars++
      const of = this.sum()
      this.bars--
      this.need('|')
      return { is: 'absolute', of, at, end: this.before }
    }
    if (token.kind === 'end') this.fail('A kifejezés hirtelen véget ér.', 'The expression ends too soon.')
    return this.fail(`Itt nem állhat ez: „${token.text}”.`, `"${token.text}" cannot stand here.`)
  }

  /** Bars around one number: its determinant is the number itself, but everybody sees an absolute value. */
  private barred(node: Node & { is: 'determinant' }): Node {
    const only = node.rows.length === 1 ? node.rows[0]?.[0] : undefined
    if (only && !/^\d+$/.test(this.source.slice(only.at, only.end))) barsAroundOne(this.source, node, only)
    return node
  }

  private bracketed(at: number, close: string, kind: Token['kind'] = 'sign'): Node {
    const { bars } = this
    this.bars = 0
    const start = this.i
    const plain = this.plainBracket
    this.plainBracket = false
    const node = this.sum()
    this.bars = bars
    const end = this.i
    if (this.is(';')) this.several(close)
    if (!this.take(close, kind)) this.fail(`Itt „${close}” hiányzik.`, `"${close}" is missing here.`)
    if (close === ']' && this.is('_')) return this.putIn(node, at)
    const whole: Node = { ...node, at, end: this.before }
    if (plain || close === ')' || (close === '}' && kind === 'sign')) return whole
    // Brackets around brackets only keep things together; [3,7] may be the whole part, {3,7} what is left of it.
    if (this.tokens.slice(start, end).some(({ text }) => text === '(' || text === '[')) return whole
    const other = close === ']' ? 'floor' : 'part'
    const doubt = roundedOrBracketed(
      this.source,
      at,
      this.before,
      this.tokens[start]!.at,
      this.tokens[end]!.at,
      other,
    )
    return { is: 'either', other, of: node, doubt, at, end: this.before }
  }

  /** Whether two letters or more stand in the braces that come: the name of a function, or text. */
  private spellsName(): boolean {
    return this.is('{') && [1, 2].every(step => this.tokens[this.i + step]?.kind === 'letter')
  }

  protected command(): Node {
    const { token } = this
    const { at, text } = token
    this.i++
    const done = (node: object): Node => ({ ...node, at, end: this.before }) as Node
    const known = FUNCTIONS.get(text)
    if (known) return this.call(known, at)
    const list = LISTS.get(text)
    if (list) return this.list(list, at)
    if (LOOKS.has(text) || (text === 'mathrm' && !this.spellsName())) return done(this.argument())
    if (LOGARITHMS.has(text)) return this.logarithm(text, at)
    switch (text) {
      case 'frac':
      case 'dfrac':
      case 'tfrac': {
        const quotient = done({ is: 'quotient', left: this.argument(), right: this.argument() })
        const next = this.token
        if (next.kind === 'number' && /\d/.test(this.source[next.at - 1] ?? ''))
          this.fail(
            'A törtvonal alatt így csak egy számjegy áll: írj kapcsos zárójelet.',
            'Only one digit stands below the line like this: write braces.',
          )
        return quotient
      }
      case 'binom':
      case 'dbinom':
      case 'tbinom':
        return done({ is: 'binomial', left: this.argument(), right: this.argument() })
      case 'sqrt':
        return this.root(at)
      case 'pi':
        return done({ is: 'constant', name: 'pi' })
      case 'infty':
        return done({ is: 'infinity' })
      case 'lim':
        return this.limit(at)
      case 'det':
        if (!this.take('begin', 'command')) this.fail('A \\det után mátrix áll.', 'A matrix follows \\det.')
        return this.determinant(at, 'any')
      case '{':
      case 'lbrace':
        return this.bracketed(at, text === '{' ? '}' : 'rbrace', 'command')
      case 'lvert':
      case 'lfloor':
      case 'lceil': {
        const of = this.sum()
        const close = text.replace('l', 'r')
        if (!this.take(close, 'command')) this.fail(`Itt \\${close} hiányzik.`, `\\${close} is missing here.`)
        return done({ is: text === 'lvert' ? 'absolute' : text === 'lfloor' ? 'floor' : 'ceiling', of })
      }
      case 'sum':
      case 'prod':
        return this.series(text === 'sum' ? 'sum' : 'product', at)
      case 'int':
        return this.integral(at)
      case 'begin':
        return this.barred(this.determinant(at, 'vmatrix'))
      case 'operatorname':
      case 'mathrm':
        return this.named(token)
      default:
        if (TEXTS.has(text)) return this.named(token)
        this.i--
        this.meant()
        return this.fail(
          `Ennek a parancsnak nem tudom az értékét: \\${text}.`,
          `I do not know the value of \\${text}.`,
          token,
        )
    }
  }

  protected within(tokens: readonly Token[]): Node {
    return new Reader(tokens, this.source).whole()
  }
}
