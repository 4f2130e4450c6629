import { argumentRaised, endlessFunction, type Loose } from './ambiguity.ts'
import { add, fraction, written } from './fraction.ts'
import { lettersOf, type FunctionName, type ListName, type Node, type SetSign } from './node.ts'
import { numeral } from './nodes.ts'
import { CalculusReader } from './parse-calculus.ts'
import { OF_ANGLES } from './radians.ts'
import type { Token } from './tokens.ts'
import { FUNCTIONS, LISTS, LOGARITHMS, LOOKS } from './vocabulary.ts'

const SET_SIGNS: readonly SetSign[] = ['cup', 'cap', 'setminus']

/** Reads functions and logarithms with what they take, functions of several numbers, and angles in degrees. */
export abstract class FunctionReader extends CalculusReader {
  protected readonly loose = new Map<Node, Loose>()
  /** The next bracket holds what a function takes: it means nothing else. */
  protected plainBracket = false
  /** How many functions of angles take what is being read. */
  protected angles = 0

  protected abstract factor(): Node
  protected abstract exponent(): Node
  protected abstract startsFactor(): boolean

  protected call(name: FunctionName, at: number): Node {
    const exponent: Node | undefined = this.take('^') ? this.exponent() : undefined
    if (exponent?.is === 'negative')
      this.fail(
        'A −1 kitevő kétértelmű: írj \\arcsin-t vagy törtet.',
        'The exponent −1 is ambiguous: write \\arcsin or a fraction.',
      )
    if (OF_ANGLES.has(name)) this.angles++
    const node = this.applied(of => ({ is: 'call', name, of, at, end: this.before }), exponent, at)
    if (OF_ANGLES.has(name)) this.angles--
    return node
  }

  /** `\\max(2;3)`: numbers in brackets with semicolons, since the comma is the decimal sign. */
  protected list(name: ListName, at: number): Node {
    const close = this.take('(') ? ')' : this.take('{', 'command') ? '}' : this.take('[') ? ']' : undefined
    if (!close) {
      const command = this.tokens[this.i - 1]?.text ?? ''
      const shown = `\\${LISTS.has(command) ? command : name}(2;3)`
      this.fail(`Itt zárójel kell: ${shown}.`, `A bracket is needed here: ${shown}.`)
    }
    if (name === 'gcd' || name === 'lcm') this.partCommas()
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

  /** |\\{1;2;3\\} \\cup \\{3;4\\}| after the first bar: a single number in braces is left to be read otherwise. */
  protected cardinality(at: number): Node | undefined {
    const start = this.i
    const sets: Node[][] = []
    let how: SetSign | undefined
    for (;;) {
      const set = this.set()
      if (!set) break
      sets.push(set)
      const sign = SET_SIGNS.find(each => this.take(each, 'command'))
      if (!sign) break
      if (how && how !== sign)
        this.fail(
          'Többféle halmazművelet áll egymás után: nem látszik, melyik az első.',
          'Different signs of sets follow each other: it does not show which comes first.',
        )
      how = sign
    }
    if (sets.length > 0 && (how || sets[0]!.length !== 1) && this.take('|'))
      return { is: 'cardinality', how: how ?? 'cup', sets, at, end: this.before }
    this.i = start
    return undefined
  }
  private set(): Node[] | undefined {
    if (this.take('emptyset', 'command') || this.take('varnothing', 'command')) return []
    if (!this.take('{', 'command')) return undefined
    const items = [this.sum()]
    while (this.take(';')) items.push(this.sum())
    if (this.take('}', 'command')) return items
    if (this.is(','))
      this.fail(
        'Az elemeket pontosvesszővel válaszd el (a vessző tizedesjel).',
        'Separate the elements with semicolons (a comma is the decimal sign).',
      )
    return undefined
  }

  /** lnko(12,18): the common divisor of a decimal has no meaning, so the comma parts whole numbers. */
  private partCommas(): void {
    this.tokens = this.tokens.flatMap((token, i): Token[] => {
      if (
        i < this.i ||
        token.kind !== 'number' ||
        !/^\d+[.,]\d+$/.test(this.source.slice(token.at, token.end))
      )
        return i >= this.i && token.kind === 'sign' && token.text === ','
          ? [{ ...token, text: ';' }]
          : [token]
      const [a = '', b = ''] = token.text.split('.')
      const middle = { kind: 'sign', text: ';', at: token.at, end: token.end } as const
      return [{ ...token, text: a }, middle, { ...token, text: b }]
    })
  }

  protected logarithm(text: string, at: number): Node {
    const ten: Node = { is: 'number', value: fraction(10n), text: '10', at, end: at }
    const e: Node = { is: 'constant', name: 'e', at, end: at }
    let base: Node = text === 'ln' ? e : ten
    const raised = text === 'log' && this.take('^') ? this.exponent() : undefined
    if (this.take('_')) {
      // \log_28 is printed as the logarithm of 8; \log_10 is none of 0 to the base 1.
      if (this.token.kind === 'number' && /^[01]./.test(this.token.text))
        this.fail('A többjegyű alapot tedd kapcsos zárójelbe.', 'Put a base of several digits into braces.')
      base = this.argument()
    } else if (text === 'log')
      this.fail(
        'A logaritmus alapja hiányzik: \\log_2 8 vagy \\lg 8.',
        'The base is missing: \\log_2 8 or \\lg 8.',
      )
    const exponent = raised ?? (this.take('^') ? this.exponent() : undefined)
    return this.applied(of => ({ is: 'logarithm', base, of, at, end: this.before }), exponent, at)
  }

  protected root(at: number): Node {
    let degree = 2
    if (this.take('[')) {
      const index = this.sum()
      this.need(']')
      if (lettersOf(index).length > 0) {
        const right: Node = { is: 'quotient', left: numeral(1), right: index, at, end: at }
        return { is: 'power', left: this.argument(), right, at, end: this.before }
      }
      if (index.is !== 'number' || !/^\d{1,2}$/.test(index.text) || Number(index.text) < 2)
        this.fail('A gyökkitevő 2 vagy nagyobb egész szám.', 'The degree of a root is a whole number from 2.')
      degree = Number(index.text)
    }
    return { is: 'root', degree, of: this.argument('only'), at, end: this.before }
  }

  /** 1011_2: a number written in another base than ten. */
  protected inBase({ text, at }: Token): Node {
    this.i++
    const { token } = this
    const base = this.argument()
    const ten = base.is === 'number' && base.value.d === 1n ? Number(base.value.n) : 0
    if (ten < 2 || ten > 10 || !/^\d+$/.test(text) || [...text].some(digit => Number(digit) >= ten))
      this.fail(
        'Ezt a számrendszert nem tudom olvasni: az alap 2 és 10 közti egész, a jegyek nála kisebbek.',
        'I cannot read this base: it is a whole number from 2 to 10, and the digits are below it.',
        token,
      )
    const value = fraction([...text].reduce((sum, digit) => sum * BigInt(ten) + BigInt(digit), 0n))
    return { is: 'number', value, text: String(value.n), at, end: this.before }
  }

  /** What stands after a function without brackets: factors up to the next function or sign. */
  private operand(from: number): Node & { readonly loose?: Loose } {
    const at = this.token.at
    const negative = this.take('-')
    const bracket = this.is('(') || this.is('[') || this.is('{', 'command')
    this.plainBracket = bracket
    let node: Node = this.factor()
    const first = this.before
    const raised = node.is === 'power' ? node.left : node.is === 'factorial' ? node.of : undefined
    if (bracket && raised?.at === node.at) argumentRaised(this.source, from, node.at, raised.end, first)
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
    const text = this.source.slice(at, this.before)
    const bare = /[\p{L}\d]$/u.test(text) && !text.endsWith('\\circ')
    return bracket ? of : { ...of, loose: { from: at, to: this.before, bare } }
  }
  /** A function with what it takes; the page is asked about a slash after one without brackets. */
  private applied(make: (of: Node) => Node, exponent: Node | undefined, at: number): Node {
    const { loose, ...of } = this.operand(at)
    const node = make(of)
    const result: Node = exponent ? { is: 'power', left: node, right: exponent, at, end: this.before } : node
    if (loose)
      this.loose.set(
        result,
        node.is === 'call' && node.name.startsWith('arc') ? { ...loose, bare: false } : loose,
      )
    return result
  }
  /** 30°, and 30° 15′ 20″ with sixtieths. */
  protected withMinutes(base: Node, at: number): Node {
    if (base.is !== 'number') return { is: 'degrees', of: base, at, end: this.before }
    const minutes = this.sixtieths(1)
    const seconds = this.sixtieths(2)
    if (minutes === undefined && seconds === undefined)
      return { is: 'degrees', of: base, at, end: this.before }
    const value = add(base.value, fraction(60n * (minutes ?? 0n) + (seconds ?? 0n), 3600n))
    const of: Node = { is: 'number', value, text: written(value), at, end: this.before }
    return { is: 'degrees', of, at, end: this.before }
  }

  /** A number below sixty with so many primes after it. */
  private sixtieths(primes: 1 | 2): bigint | undefined {
    const { token } = this
    const isPrime = (i: number) => {
      const next = this.tokens[this.i + i]
      return next?.kind === 'sign' && (next.text === "'" || next.text === '′')
    }
    if (token.kind !== 'number' || !isPrime(1) || isPrime(2) !== (primes === 2)) return undefined
    if (!/^\d+$/.test(token.text) || Number(token.text) >= 60)
      this.fail(
        'A szögperc és a szögmásodperc 60-nál kisebb egész szám.',
        'Minutes and seconds of an angle are whole numbers below 60.',
      )
    this.i += 1 + primes
    return BigInt(token.text)
  }

  /** `^\circ` and `^{\circ}` are degrees. */
  protected degreeSign(): boolean {
    if (this.take('circ', 'command') || this.take('°')) return true
    const next = this.tokens[this.i + 1]
    const sign = next?.kind === 'command' ? 'circ' : '°'
    if (!this.is('{') || next?.text !== sign) return false
    this.i += 2
    this.need('}')
    return true
  }

  /** `\operatorname{tg}` and the like: letters in braces that spell a function. */
  protected named(token: Token): Node {
    this.need('{')
    const start = this.token.at
    while (!this.is('}') && !this.over()) this.i++
    const name = this.source.slice(start, this.token.at).trim()
    this.need('}')
    const known = FUNCTIONS.get(name)
    if (known) return this.call(known, token.at)
    const list = LISTS.get(name)
    if (list) return this.list(list, token.at)
    if (LOGARITHMS.has(name)) return this.logarithm(name, token.at)
    return this.fail(`Ez szöveg, nem szám: „${name}”.`, `This is text, not a number: "${name}".`, token)
  }

  protected startedFunction(at: number): boolean {
    const kept = this.i
    this.i = this.tokens.findIndex(token => token.at === at)
    const starts = this.startsFunction()
    this.i = kept
    return starts
  }
  protected startsFunction(): boolean {
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
}
