import { endlessDivision, endlessFunction, slashAfterFunction, type Loose } from './ambiguity.ts'
import { CalculusReader } from './parse-calculus.ts'
import { decimal } from './decimal.ts'
import { fraction } from './fraction.ts'
import type { FunctionName, ListName, Node } from './node.ts'
import { tokenize, type Token } from './tokens.ts'
import { FUNCTIONS, LISTS, LOGARITHMS, LOOKS, OVER, STARTING, TIMES } from './vocabulary.ts'

const DEEPEST = 60

/** Reads school LaTeX with Hungarian habits: decimal comma, tg, ctg, lg, ":" for division, mixed numbers. */
export function parse(source: string): Node {
  return new Reader(tokenize(source), source).whole()
}

class Reader extends CalculusReader {
  private depth = 0
  /** How many bars are open: inside |…| the next bar closes. */
  private bars = 0
  private readonly loose = new Map<Node, Loose>()

  whole(): Node {
    if (this.over()) this.fail('Nincs itt kifejezés.', 'There is no expression here.')
    const node = this.sum()
    if (!this.over())
      this.fail(`Nem várt jel: „${this.token.text}”.`, `Unexpected sign: "${this.token.text}".`)
    return node
  }

  protected sum(): Node {
    if (++this.depth > DEEPEST)
      this.fail('Túl mélyen ágyazott kifejezés.', 'The expression is nested too deeply.')
    const at = this.token.at
    let left: Node
    if (this.take('-')) left = { is: 'negative', of: this.product(), at, end: this.before }
    else {
      this.take('+')
      left = this.product()
    }
    for (;;) {
      const is = this.take('+') ? 'sum' : this.take('-') ? 'difference' : undefined
      if (!is) break
      left = { is, left, right: this.product(), at, end: this.before }
    }
    this.depth--
    return left
  }

  protected product(): Node {
    const at = this.token.at
    let left = this.implied().node
    for (;;) {
      const { token } = this
      const times =
        (token.kind === 'command' && TIMES.has(token.text)) || this.is('*') || this.is('·') || this.is('×')
      const over =
        (token.kind === 'command' && OVER.has(token.text)) || this.is(':') || this.is('/') || this.is('÷')
      const modulo = token.kind === 'command' && token.text === 'bmod'
      if (!times && !over && !modulo) return left
      const loose = this.is('/') ? this.loose.get(left) : undefined
      this.i++
      const sign = this.token
      const negative = this.take('-')
      const { node: right, first, count } = this.implied()
      if (loose) slashAfterFunction(this.source, loose, this.before)
      if (over && count > 1) endlessDivision(this.source, at, sign.at, first, this.before)
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
    let node = this.factor()
    const first = this.before
    let count = 1
    while (this.startsFactor()) {
      if (
        /\d\}*$/.test(this.source.slice(at, this.before)) &&
        /^\{*\d/.test(this.source.slice(this.token.at))
      )
        this.fail(
          'Két szám áll egymás mellett: tegyél közéjük \\cdot jelet.',
          'Two numbers stand side by side: put \\cdot between them.',
        )
      node = { is: 'product', left: node, right: this.factor(), at, end: this.before }
      count++
    }
    return { node, first, count }
  }

  private startsFactor(): boolean {
    const { kind, text } = this.token
    if (kind === 'number' || kind === 'letter') return true
    if (kind === 'sign')
      return (
        text === '(' ||
        text === '[' ||
        text === '{' ||
        (text === '|' && this.bars === 0) ||
        text === 'nothing'
      )
    return kind === 'command' && (FUNCTIONS.has(text) || LOGARITHMS.has(text) || STARTING.has(text))
  }

  private factor(): Node {
    const at = this.token.at
    let base = this.atom()
    for (;;) {
      if (this.take('!')) {
        if (base.is === 'factorial' && this.source[base.end - 1] === '!')
          this.fail(
            'A kettős felkiáltójel mást is jelenthet: írj zárójelet, például (3!)!.',
            'A double exclamation mark can mean two things: write brackets, such as (3!)!.',
          )
        base = { is: 'factorial', of: base, at, end: this.before }
      } else if (this.take('%') || this.take('%', 'command'))
        base = { is: 'percent', of: base, at, end: this.before }
      else if (this.take('°')) base = { is: 'degrees', of: base, at, end: this.before }
      else if (this.is('²') || this.is('³')) {
        const exponent = this.is('²') ? 2n : 3n
        const { token } = this
        this.i++
        const right: Node = {
          is: 'number',
          value: fraction(exponent),
          text: String(exponent),
          at: token.at,
          end: token.end,
        }
        base = { is: 'power', left: base, right, at, end: this.before }
      } else if (this.take('^')) {
        if (this.degreeSign()) base = { is: 'degrees', of: base, at, end: this.before }
        else base = { is: 'power', left: base, right: this.exponent(), at, end: this.before }
      } else if (this.is("'"))
        this.fail(
          "A derivált helye hiányzik: írd így: \\left.(x^2)'\\right|_{x=3}.",
          "Say where: \\left.(x^2)'\\right|_{x=3}.",
        )
      else return base
    }
  }

  /** `^\circ` and `^{\circ}` are degrees. */
  private degreeSign(): boolean {
    if (this.take('circ', 'command') || this.take('°')) return true
    const next = this.tokens[this.i + 1]
    if (!this.is('{') || next?.kind !== 'command' || next.text !== 'circ') return false
    this.i += 2
    this.need('}')
    return true
  }

  /** What a command takes: a group in braces, or the single digit, letter or command that follows. */
  protected argument(): Node {
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
      // LaTeX takes one digit only: \frac12 is a half.
      const [first = '0'] = token.text
      const rest = { ...token, text: token.text.slice(1), at: token.at + 1 }
      this.tokens = [...this.tokens.slice(0, this.i), rest, ...this.tokens.slice(this.i + 1)]
      return { is: 'number', value: decimal(first), text: first, at: token.at, end: token.at + 1 }
    }
    return this.atom()
  }

  /** An exponent of several digits or with a sign needs braces: without them LaTeX prints something else than is meant. */
  private exponent(): Node {
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
      this.i++
      return token.text === 'e'
        ? { is: 'constant', name: 'e', at, end: token.end }
        : { is: 'letter', name: token.text, at, end: token.end }
    }
    if (token.kind === 'command') return this.command()
    if (this.take('nothing')) return this.derivative(at)
    for (const [open, close] of [
      ['(', ')'],
      ['[', ']'],
      ['{', '}'],
    ] as const)
      if (this.take(open)) {
        const bars = this.bars
        this.bars = 0
        const node = this.sum()
        this.bars = bars
        this.need(close)
        return { ...node, at, end: this.before }
      }
    if (this.take('|')) {
      this.bars++
      const of = this.sum()
      this.bars--
      this.need('|')
      return { is: 'absolute', of, at, end: this.before }
    }
    if (token.kind === 'end') this.fail('A kifejezés hirtelen véget ér.', 'The expression ends too soon.')
    return this.fail(`Itt nem állhat ez: „${token.text}”.`, `"${token.text}" cannot stand here.`)
  }

  /** A number; a whole number right before a fraction of whole numbers is a mixed number. */
  private numeral(): Node {
    const { token } = this
    this.i++
    const value = decimal(token.text)
    const number: Node = { is: 'number', value, text: token.text, at: token.at, end: token.end }
    const next = this.token
    if (
      value.d !== 1n ||
      token.text.includes('.') ||
      next.kind !== 'command' ||
      !['frac', 'dfrac', 'tfrac'].includes(next.text)
    )
      return number
    const part = this.peekFraction()
    return part ? { is: 'sum', left: number, right: part, at: token.at, end: this.before } : number
  }

  private peekFraction(): Node | undefined {
    const start = this.i
    const node = this.command()
    const plain = node.is === 'quotient' && node.left.is === 'number' && node.right.is === 'number'
    if (plain) return node
    this.i = start
    return undefined
  }

  private command(): Node {
    const { token } = this
    const { at, text } = token
    this.i++
    const done = (node: object): Node => ({ ...node, at, end: this.before }) as Node
    const known = FUNCTIONS.get(text)
    if (known) return this.call(known, at)
    const list = LISTS.get(text)
    if (list) return this.list(list, at)
    if (LOOKS.has(text)) return this.argument()
    if (LOGARITHMS.has(text)) return this.logarithm(text, at)
    switch (text) {
      case 'frac':
      case 'dfrac':
      case 'tfrac':
        return done({ is: 'quotient', left: this.argument(), right: this.argument() })
      case 'binom':
      case 'dbinom':
      case 'tbinom':
        return done({ is: 'binomial', left: this.argument(), right: this.argument() })
      case 'sqrt': {
        let degree = 2
        if (this.take('[')) {
          const { token: n } = this
          if (n.kind !== 'number' || !/^\d{1,2}$/.test(n.text) || Number(n.text) < 2)
            this.fail(
              'A gyökkitevő 2 vagy nagyobb egész szám.',
              'The degree of a root is a whole number from 2.',
            )
          degree = Number(n.text)
          this.i++
          this.need(']')
        }
        return done({ is: 'root', degree, of: this.argument() })
      }
      case 'pi':
        return done({ is: 'constant', name: 'pi' })
      case 'infty':
        return done({ is: 'infinity' })
      case 'lim':
        return this.limit(at)
      case 'det':
        if (!this.take('begin', 'command')) this.fail('A \\det után mátrix áll.', 'A matrix follows \\det.')
        return this.determinant(at, 'any')
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
        return this.determinant(at, 'vmatrix')
      case 'operatorname':
      case 'mathrm':
      case 'text':
        return this.named(token)
      default:
        return this.fail(
          `Ennek a parancsnak nem tudom az értékét: \\${text}.`,
          `I do not know the value of \\${text}.`,
          token,
        )
    }
  }

  /** `\operatorname{tg}` and the like: letters in braces that spell a function. */
  private named(token: Token): Node {
    this.need('{')
    let name = ''
    while (this.token.kind === 'letter') {
      name += this.token.text
      this.i++
    }
    this.need('}')
    const known = FUNCTIONS.get(name)
    if (known) return this.call(known, token.at)
    const list = LISTS.get(name)
    if (list) return this.list(list, token.at)
    if (LOGARITHMS.has(name)) return this.logarithm(name, token.at)
    return this.fail(`Ez szöveg, nem szám: „${name}”.`, `This is text, not a number: "${name}".`, token)
  }

  private call(name: FunctionName, at: number): Node {
    const exponent: Node | undefined = this.take('^') ? this.exponent() : undefined
    if (exponent?.is === 'negative')
      this.fail(
        'A −1 kitevő kétértelmű: írj \\arcsin-t vagy törtet.',
        'The exponent −1 is ambiguous: write \\arcsin or a fraction.',
      )
    return this.applied(of => ({ is: 'call', name, of, at, end: this.before }), exponent, at)
  }

  /** `\\max(2;3)`: numbers in brackets with semicolons, since the comma is the decimal sign. */
  private list(name: ListName, at: number): Node {
    const close = this.take('(') ? ')' : this.take('{', 'command') ? '}' : this.take('[') ? ']' : undefined
    if (!close) this.fail('Itt zárójel kell: \\max(2;3).', 'A bracket is needed here: \\max(2;3).')
    const items = [this.sum()]
    while (this.take(';')) items.push(this.sum())
    if (!(close === '}' ? this.take('}', 'command') : this.take(close!)))
      this.fail('A számokat pontosvesszővel válaszd el.', 'Separate the numbers with semicolons.')
    if (items.length < 2)
      this.fail(
        'Legalább két szám kell, pontosvesszővel elválasztva (a vessző tizedesjel).',
        'At least two numbers are needed, with a semicolon between them (a comma is the decimal sign).',
      )
    return { is: 'list', name, items, at, end: this.before }
  }

  private logarithm(text: string, at: number): Node {
    const ten: Node = { is: 'number', value: fraction(10n), text: '10', at, end: at }
    const e: Node = { is: 'constant', name: 'e', at, end: at }
    let base: Node = text === 'ln' ? e : ten
    if (this.take('_')) base = this.argument()
    else if (text === 'log')
      this.fail(
        'A logaritmus alapja hiányzik: \\log_2 8 vagy \\lg 8.',
        'The base is missing: \\log_2 8 or \\lg 8.',
      )
    const exponent = this.take('^') ? this.exponent() : undefined
    return this.applied(of => ({ is: 'logarithm', base, of, at, end: this.before }), exponent, at)
  }

  /** What stands after a function without brackets: factors up to the next function or sign. */
  private operand(): Node & { readonly loose?: Loose } {
    const at = this.token.at
    const negative = this.take('-')
    const bracket = this.is('(')
    let node: Node = this.factor()
    const first = this.before
    // After a bracket the argument is complete: \sin(30°)x is a product.
    if (!bracket)
      while (this.startsFactor() && !this.startsFunction()) {
        const { token } = this
        const plain =
          token.kind === 'letter' ||
          (token.kind === 'command' && (token.text === 'pi' || LOOKS.has(token.text)))
        const right = this.factor()
        if (!plain) endlessFunction(this.source, at, first, this.before)
        node = { is: 'product', left: node, right, at, end: this.before }
      }
    const of: Node = negative ? { is: 'negative', of: node, at, end: this.before } : node
    return bracket ? of : { ...of, loose: { from: at, to: this.before } }
  }
  /** A function with what it takes; the page is asked about a slash after one without brackets. */
  private applied(make: (of: Node) => Node, exponent: Node | undefined, at: number): Node {
    const { loose, ...of } = this.operand()
    const node = make(of)
    const result: Node = exponent ? { is: 'power', left: node, right: exponent, at, end: this.before } : node
    if (loose) this.loose.set(result, loose)
    return result
  }
  private startsFunction(): boolean {
    const { kind, text } = this.token
    return (
      kind === 'command' &&
      (FUNCTIONS.has(text) ||
        LISTS.has(text) ||
        LOGARITHMS.has(text) ||
        text === 'lim' ||
        text === 'operatorname' ||
        text === 'mathrm' ||
        text === 'sum' ||
        text === 'prod' ||
        text === 'int')
    )
  }

  protected within(tokens: readonly Token[]): Node {
    return new Reader(tokens, this.source).whole()
  }
}
