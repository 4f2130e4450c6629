import { ICONS } from '../latex/icons.ts'
import { degreesOrPower } from './ambiguity.ts'
import type { Node } from './node.ts'
import { FunctionReader } from './parse-functions.ts'
import type { Token } from './tokens.ts'
import { ARROWS, DOTS, STATING } from './vocabulary.ts'

const SPELLED =
  /^(?:arcsin|arccos|arcctg|arctg|arctan|sin|cos|tan|ctg|cot|tg|lg|ln|log|lim|sqrt|max|min|lnko|lkkt|pi)(?!\p{L})/u

/** Letters that mean something together, and what people write though it is no number. */
export abstract class WordReader extends FunctionReader {
  /** sin and lg without their backslash are printed as products of letters. */
  protected spelled({ at }: Token): void {
    if (/\p{L}$/u.test(this.source.slice(0, at))) return
    const name = SPELLED.exec(this.source.slice(at))?.[0]
    if (name) this.fail(`Fordított törtvonallal írd: \\${name}.`, `Write it with a backslash: \\${name}.`)
  }

  /** P_4, V_5^2 and C_5^2: permutations, variations and combinations as Hungarian schools write them. */
  protected counted(token: Token): Node | undefined {
    const under = this.tokens[this.i + 1]
    if (!'CVP'.includes(token.text) || under?.kind !== 'sign' || under.text !== '_') return undefined
    this.i += 2
    const { at } = token
    const all = this.argument()
    const done = (node: object): Node => ({ ...node, at, end: this.before }) as Node
    if (token.text === 'P') {
      if (this.is('^'))
        this.fail(
          'Ezt nem tudom: ismétléses permutáció vagy hatvány? Írd faktoriálisokkal.',
          'I cannot tell permutations with repetition from a power: write it with factorials.',
        )
      return done({ is: 'factorial', of: all })
    }
    this.need('^')
    const some = this.argument()
    if (token.text === 'C') return done({ is: 'binomial', left: all, right: some })
    const rest = done({ is: 'difference', left: all, right: some })
    return done({
      is: 'quotient',
      left: done({ is: 'factorial', of: all }),
      right: done({ is: 'factorial', of: rest }),
    })
  }

  /** Commands that are no number, and what they are. */
  protected meant(): void {
    const { kind, text } = this.token
    if (kind !== 'command') return
    this.dotted()
    if (STATING.has(text)) this.fail('Ez állítás, nem egy szám.', 'This is a statement, not a number.')
    if (ARROWS.has(text)) this.fail('Ez nyíl, nem szám.', 'This is an arrow, not a number.')
    if (ICONS.has(text)) this.fail('Ez rajz, nem szám.', 'This is a drawing, not a number.')
    if (text === 'pm' || text === 'mp')
      this.fail(
        'A ± két számot jelent: írd ki, melyiket.',
        'The sign ± stands for two numbers: write one of them.',
      )
    if (text === 'circ') this.fail('A fokjelet így írd: 30^\\circ.', 'Write degrees as 30^\\circ.')
    if (text === 'sup' || text === 'inf')
      this.fail(
        'Ezt nem tudom kiszámolni; véges sok szám közül: \\max(2;3), \\min(2;3).',
        'I cannot compute this; among several numbers: \\max(2;3), \\min(2;3).',
      )
    if (text === 'surd') this.fail('Gyökjel helyett ezt írd: \\sqrt{2}.', 'For a root write \\sqrt{2}.')
  }

  /** 1 + 2 + …, or 0,333…: what comes is not said. */
  private dotted(): void {
    if (!DOTS.has(this.token.text)) return
    if (/[.,]\}?\d+\s*$/.test(this.source.slice(0, this.token.at)))
      this.fail(
        'Nem látszik, mely jegyek ismétlődnek: írd így: 0{,}\\overline{3}.',
        'It does not show which digits repeat: write 0{,}\\overline{3}.',
      )
    this.fail(
      'A három pontot nem tudom folytatni: írd \\sum jellel.',
      'I cannot go on where the dots stand: write it with \\sum.',
    )
  }

  /** (12; 18), {1; 2; 3}: brackets around several numbers. */
  protected several(close: string): never {
    if (close === '}' || close === 'rbrace')
      this.fail(
        'Ez halmaz, nem egy szám; az elemeinek száma: |\\{1;2;3\\}|.',
        'This is a set, not a number; how many elements it has: |\\{1;2;3\\}|.',
      )
    return this.fail(
      'Ez több szám; a legnagyobb közös osztót így írd: \\lnko(12;18), a legkisebb közös többszöröst: \\lkkt(12;18).',
      'These are several numbers; write \\lnko(12;18) for the greatest common divisor, \\lkkt(12;18) for the least common multiple.',
    )
  }

  /** sin 30⁰ looks like degrees; 30 to the letter o was meant so. */
  protected doubtDegrees(base: Node, exponent: Node): void {
    if (exponent.is === 'letter' && exponent.name === 'o')
      this.fail('A fokjelet így írd: 30^\\circ.', 'Write degrees as 30^\\circ.')
    if (this.angles > 0 && exponent.is === 'number' && exponent.value.n === 0n)
      degreesOrPower(this.source, base, this.before)
  }
}
