/** Looks through the raw input before anything is typeset: what is wrong, where, and why in plain words. */
import type { Words } from '../result.ts'
import {
  COMMANDS,
  DELIMITERS,
  ENVIRONMENTS,
  FORBIDDEN,
  isTextSign,
  nearestCommand,
  RAISED,
  SIGNS,
} from './commands.ts'

export interface Fault {
  /** Where in the input, in UTF-16 units, and how long. */
  readonly at: number
  readonly length: number
  readonly why: Words
  /** What to write instead, when it can be guessed. */
  readonly instead?: string
}

export const LONGEST_INPUT = 400
const DEEPEST = 14

/** The first fault, or nothing. Blank input is right: a card without text. */
export function lintLatex(input: string): readonly Fault[] {
  try {
    if (input.length > LONGEST_INPUT)
      stop(
        LONGEST_INPUT,
        input.length - LONGEST_INPUT,
        `túl hosszú: ${input.length} jel, legfeljebb ${LONGEST_INPUT} lehet`,
        `too long: ${input.length} characters, at most ${LONGEST_INPUT} are allowed`,
      )
    const control = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u.exec(input)
    if (control)
      stop(control.index, control[0].length, 'nem látható vezérlőjel', 'an invisible control character')
    const html = /<[/!]?[a-z][^<>]*>|<\/?(script|img|svg|iframe|style|object|body|a|b|i|p|div)\b|<!--/i.exec(
      input,
    )
    // "a<b" is maths, "<b" at the end of "a <b" too: a tag needs its closing sign or a telling name and no maths before it.
    if (html && (html[0].endsWith('>') || html[0] === '<!--' || html[0].length > 4))
      stop(html.index, html[0].length, 'HTML nem írható a lapra', 'HTML cannot be written on a card')
    const reader = new Reader(input)
    reader.group('end', 0)
    return []
  } catch (error) {
    if (error instanceof Found) return [error.fault]
    throw error
  }
}

const isNameSign = (sign: string) => /^[A-Za-z]$/.test(sign)

class Found extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.why.en)
    this.fault = fault
  }
}

function stop(at: number, length: number, hu: string, en: string, instead?: string): never {
  throw new Found({
    at,
    length: Math.max(1, length),
    why: { hu, en },
    ...(instead === undefined ? {} : { instead }),
  })
}

type Ending = 'end' | '}' | ']' | 'right' | 'environment'
const ENDING_WORDS = { '}': '}', ']': ']', right: '\\right', environment: '\\end{…}' } as const

class Reader {
  readonly #input: string
  #i = 0
  #inTable = 0

  constructor(input: string) {
    this.#input = input
  }

  #blanks(): void {
    while (this.#input[this.#i] === ' ') this.#i++
  }

  #command(): string {
    const found = /^\\([A-Za-z]+|[^A-Za-z])/.exec(this.#input.slice(this.#i, this.#i + 40))
    if (!found) stop(this.#i, 1, 'a \\ jel után parancsnév kell', 'a command name must follow the \\ sign')
    this.#i += found[0].length
    return found[1]!
  }

  /** Reads to its ending; brackets, scripts and tables must close inside. */
  group(ending: Ending, depth: number, openedAt = 0): void {
    if (depth > DEEPEST) stop(openedAt, 1, 'túl mélyen egymásba ágyazott', 'nested too deeply')
    const brackets: { sign: string; at: number }[] = []
    const bars: number[] = []
    let squares = 0
    let raised = false
    let lowered = false
    let begun = false
    const atom = () => {
      raised = lowered = false
      begun = true
    }
    const finish = () => {
      const open = brackets.findLast(({ sign }) => sign === '(')
      if (open) stop(open.at, 1, 'nincs párja a ( zárójelnek', 'the bracket ( has no partner')
      // Intervals are written with brackets either way round, but never with one alone.
      const square = brackets.findLast(({ sign }) => sign === '[')
      if (square && squares % 2 === 1)
        stop(square.at, 1, 'nincs párja a [ zárójelnek', 'the bracket [ has no partner')
      if (bars.length % 2 === 1) stop(bars.at(-1)!, 1, 'nincs párja a | jelnek', 'the sign | has no partner')
    }
    for (;;) {
      const at = this.#i
      const sign = this.#input[at]
      if (sign === undefined) {
        if (ending === 'end') return finish()
        finish()
        const word = ENDING_WORDS[ending]
        const opener = ending === '}' ? '{' : ending === ']' ? '[' : ending === 'right' ? '\\left' : '\\begin'
        stop(openedAt, opener.length, `nincs lezárva: hiányzik a ${word}`, `not closed: ${word} is missing`)
      }
      if (sign === ']' && ending === ']') {
        finish()
        this.#i++
        return
      }
      switch (sign) {
        case ' ':
          this.#i++
          continue
        case '{':
          this.#i++
          this.group('}', depth + 1, at)
          atom()
          continue
        case '}':
          if (ending !== '}') stop(at, 1, 'nincs párja a } kapcsos zárójelnek', 'the brace } has no partner')
          finish()
          this.#i++
          return
        case '^':
        case '_': {
          if (!begun && ending === 'end')
            stop(at, 1, 'nincs előtte semmi, amihez tartozna', 'there is nothing before it to belong to')
          if (sign === '^' ? raised : lowered)
            stop(
              at,
              1,
              sign === '^'
                ? 'két kitevő egymás után; tedd kapcsos zárójelbe'
                : 'két alsó index egymás után; tedd kapcsos zárójelbe',
              sign === '^' ? 'two exponents in a row; use braces' : 'two subscripts in a row; use braces',
            )
          if (sign === '^') raised = true
          else lowered = true
          this.#i++
          this.#argument(depth, at, sign)
          continue
        }
        case '|':
          // The bar of a place, |_{x=3}, closes nothing.
          if (!/^\|\s*_/.test(this.#input.slice(at))) bars.push(at)
          break
        case '(':
        case '[':
          if (sign === '[') squares++
          brackets.push({ sign, at })
          break
        case ')': {
          const own = brackets.findLastIndex(each => each.sign === '(')
          if (own >= 0) brackets.length = own
          else if (!brackets.pop()) stop(at, 1, 'nincs párja a ) zárójelnek', 'the bracket ) has no partner')
          break
        }
        case ']':
          // Half-open intervals: [0;1), (0;1], ]0;1[.
          squares++
          brackets.pop()
          break
        case '&':
          if (this.#inTable === 0 || ending === '}')
            stop(at, 1, 'a & jel csak táblázatban állhat', 'the sign & may stand only in a table')
          this.#i++
          finish()
          brackets.length = squares = bars.length = 0
          atom()
          continue
        case '\\':
          if (this.#commandIn(ending, depth, finish)) return
          if (this.#input.startsWith('\\\\', at)) brackets.length = squares = bars.length = 0
          atom()
          continue
        default: {
          const above = sign === '°' ? sign : RAISED.exec(this.#input.slice(at))?.[0]
          if (above) {
            if (raised) stop(at, above.length, 'két kitevő egymás után', 'two exponents in a row')
            raised = true
            this.#i += above.length
            continue
          }
          this.#sign(sign, at)
        }
      }
      this.#i++
      if (sign !== "'") atom()
    }
  }

  #sign(sign: string, at: number): void {
    if (/[A-Za-z0-9+\-*/=<>|.,;:!?'@]/.test(sign) || sign in SIGNS) return
    if (sign === '$')
      stop(at, 1, 'a $ jel nem kell, a lap eleve matematikai', 'no $ is needed: the card is maths already')
    if (sign === '√') stop(at, 1, 'a gyökjelet így írd: \\sqrt{…}', 'write the root as \\sqrt{…}', '\\sqrt')
    if (sign === '%') stop(at, 1, 'a százalékjelet így írd: \\%', 'write the per cent sign as \\%', '\\%')
    if (/\p{L}/u.test(sign)) {
      const before = /[A-Za-z]*$/.exec(this.#input.slice(0, at))?.[0] ?? ''
      const word = before + (/^\p{L}+/u.exec(this.#input.slice(at))?.[0] ?? sign)
      const instead = `\\text{${word}}`
      stop(
        at - before.length,
        word.length,
        `ékezetes vagy idegen betű csak \\text{…} között állhat`,
        `accented or foreign letters may stand only in \\text{…}`,
        instead,
      )
    }
    stop(at, sign.length, `nem használható jel: ${sign}`, `a sign that cannot be used: ${sign}`)
  }

  /** True when the command closes this group. */
  #commandIn(ending: Ending, depth: number, finish: () => void): boolean {
    const at = this.#i
    const name = this.#command()
    const length = name.length + 1
    if (name === '\\') {
      if (this.#inTable === 0)
        stop(
          at,
          2,
          'sortörés (\\\\) csak táblázatban állhat',
          'a line break (\\\\) may stand only in a table',
        )
      finish()
      return false
    }
    if (name === 'right') {
      if (ending !== 'right')
        stop(at, length, 'a \\right előtt nincs \\left', 'there is no \\left before \\right')
      finish()
      this.#delimiter('right')
      return true
    }
    if (name === 'left') {
      this.#delimiter('left')
      this.group('right', depth + 1, at)
      return false
    }
    if (name === 'begin') {
      this.#environment(at, depth)
      return false
    }
    if (name === 'end') {
      if (ending !== 'environment')
        stop(at, length, 'az \\end előtt nincs \\begin', 'there is no \\begin before \\end')
      finish()
      return true
    }
    this.#known(name, at)
    this.#take(name, depth, at)
    return false
  }

  #known(name: string, at: number): void {
    if (COMMANDS.has(name)) return
    const length = name.length + 1
    const shown = `\\${name.slice(0, 30)}`
    if (FORBIDDEN.has(name)) stop(at, length, `tiltott parancs: ${shown}`, `a forbidden command: ${shown}`)
    const near = /^[A-Za-z]+$/.test(name) ? nearestCommand(name) : undefined
    stop(
      at,
      length,
      `ismeretlen parancs: ${shown}${near ? `; talán \\${near}?` : ''}`,
      `an unknown command: ${shown}${near ? `; perhaps \\${near}?` : ''}`,
      near && `\\${near}`,
    )
  }

  #take(name: string, depth: number, at: number): void {
    for (const kind of COMMANDS.get(name) ?? []) {
      if (kind === 'd') this.#delimiter(name)
      else if (kind === 't' || kind === 'n') this.#text(name, at, kind === 't' ? isTextSign : isNameSign)
      else if (kind === 'o') {
        this.#blanks()
        if (this.#input[this.#i] === '[') this.group(']', depth + 1, this.#i++)
      } else {
        if (name === 'substack') this.#inTable++
        this.#argument(depth, at, `\\${name}`)
        if (name === 'substack') this.#inTable--
      }
    }
  }

  #argument(depth: number, at: number, owner: string): void {
    this.#blanks()
    const next = this.#input[this.#i]
    if (next === undefined || next === '}' || next === '&' || next === '^' || next === '_')
      stop(at, owner.length, `hiányzik, ami a ${owner} után jön`, `what should follow ${owner} is missing`)
    if (next === '{') this.group('}', depth + 1, this.#i++)
    else if (next === '\\') {
      const begun = this.#i
      const name = this.#command()
      if (['left', 'right', 'begin', 'end', '\\'].includes(name))
        stop(
          begun,
          name.length + 1,
          `a ${owner} után kapcsos zárójel kell`,
          `braces are needed after ${owner}`,
        )
      this.#known(name, begun)
      this.#take(name, depth + 1, begun)
    } else {
      if (next === '(' || next === ')')
        stop(
          this.#i,
          1,
          `a ${owner} után kapcsos zárójel kell, nem ${next}`,
          `braces are needed after ${owner}, not ${next}`,
        )
      this.#sign(next, this.#i)
      this.#i++
    }
  }

  #delimiter(owner: string): void {
    this.#blanks()
    const at = this.#i
    const sign = this.#input[at] === '\\' ? `\\${this.#command()}` : this.#input[this.#i++]
    if (sign === undefined || !DELIMITERS.has(sign))
      stop(at, sign?.length ?? 1, `a \\${owner} után zárójel kell`, `a bracket must follow \\${owner}`)
  }

  #text(name: string, at: number, fits: (sign: string) => boolean): void {
    this.#blanks()
    if (this.#input[this.#i] !== '{')
      stop(at, name.length + 1, `a \\${name} után kapcsos zárójel kell`, `braces are needed after \\${name}`)
    const opened = this.#i++
    for (;;) {
      const sign = this.#input[this.#i]
      if (sign === undefined) stop(opened, 1, 'nincs lezárva: hiányzik a }', 'not closed: } is missing')
      if (sign === '}') break
      if (sign === '\\' || sign === '{')
        stop(
          this.#i,
          1,
          `a \\${name} belsejében csak sima szöveg állhat`,
          `only plain text may stand inside \\${name}`,
        )
      if (!fits(sign)) {
        const whole = String.fromCodePoint(this.#input.codePointAt(this.#i)!)
        stop(this.#i, whole.length, `nem írható jel: ${whole}`, `a sign that cannot be set: ${whole}`)
      }
      this.#i++
    }
    this.#i++
  }

  #environmentName(at: number, word: string): string {
    const found = /^\s*\{([A-Za-z]+\*?)\}/.exec(this.#input.slice(this.#i, this.#i + 40))
    if (!found) stop(at, word.length, `a ${word} után a környezet neve kell`, `the name must follow ${word}`)
    this.#i += found[0].length
    return found[1]!
  }

  #environment(at: number, depth: number): void {
    const name = this.#environmentName(at, '\\begin')
    const takes = ENVIRONMENTS.get(name)
    if (!takes) stop(at, this.#i - at, `ismeretlen környezet: ${name}`, `an unknown environment: ${name}`)
    if (takes === 'columns') {
      const found = /^\s*\{[lcr]{1,12}\}/.exec(this.#input.slice(this.#i, this.#i + 30))
      if (!found)
        stop(this.#i, 1, 'az oszlopok betűi kellenek, pl. {cc}', 'column letters are needed, e.g. {cc}')
      this.#i += found[0].length
    }
    this.#inTable++
    this.group('environment', depth + 1, at)
    this.#inTable--
    const endAt = this.#i
    const closing = this.#environmentName(endAt, '\\end')
    if (closing !== name)
      stop(
        endAt,
        closing.length,
        `a ${name} környezetet a ${closing} zárja`,
        `the environment ${name} is closed by ${closing}`,
      )
  }
}
