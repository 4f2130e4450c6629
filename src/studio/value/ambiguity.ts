// Forms that people read in two ways: both readings, with the bracket that decides.
import { Ambiguous, type Node } from './node.ts'

/** A function written without brackets: what it takes could end sooner or later. */
export interface Loose {
  readonly from: number
  readonly to: number
  /** It ends with a number or a letter: a dot or colon after it could still belong to it. */
  readonly bare: boolean
}

const bracket = (text: string): string => `\\left(${text.trim()}\\right)`

/** sin 30⁰: a raised nought looks like the sign of degrees. */
export function degreesOrPower(source: string, { at, end }: Node, to: number): never {
  const [before, number, after] = [source.slice(0, at), source.slice(at, end), source.slice(to)]
  throw new Ambiguous(
    {
      at,
      end: to,
      hu: 'Kétféleképpen olvasható: fok vagy nulladik hatvány? A fokjel: ^\\circ.',
      en: 'It can be read in two ways: degrees, or to the power 0? The sign of degrees is ^\\circ.',
    },
    [
      `${before}${number}^\\circ${space(after)}${after}`,
      `${before}${bracket(`${bracket(number)}^{0}`)}${after}`,
    ],
  )
}
const space = (after: string): string => (/^\p{L}/u.test(after) ? ' ' : '')

/** Brackets only where more than one sign would be joined. */
const tight = (text: string): string => (/^[\w{},.]+$/.test(text.trim()) ? text.trim() : bracket(text))

/** 1.000 is a thousand for some and one for others: all such numbers of a text are meant alike. */
export function dottedThousands(source: string, at: number, end: number, grouped: RegExp): never {
  const rewritten = (sign: string): string => {
    let text = ''
    for (let i = 0; i < source.length;) {
      const number = /^\d+/.exec(source.slice(i))
      const found = number && grouped.exec(source.slice(i))?.[0]
      text += found ? found.replaceAll(/\.|\{\.\}/g, sign) : (number?.[0] ?? source[i])
      i += (found ?? number?.[0] ?? source[i]!).length
    }
    return text
  }
  throw new Ambiguous(
    {
      at,
      end,
      hu: 'Kétféleképpen olvasható: a pont az ezreseket választja el, vagy tizedesjel?',
      en: 'It can be read in two ways: does the point part thousands, or is it the decimal sign?',
    },
    [rewritten('\\,'), rewritten('{,}')],
  )
}

const BRACKETED = /([.,]|\{[.,]\})(\d+)(?:\\left\s*)?\((\d+)(?:\\right\s*)?\)/g

/** 1,5(4): digits that come again and again, or a product. */
export function repeatingOrTimes(source: string, at: number, end: number): never {
  throw new Ambiguous(
    {
      at,
      end,
      hu: 'Kétféleképpen olvasható: a zárójelben ismétlődő számjegyek állnak, vagy szorzó?',
      en: 'It can be read in two ways: do the brackets hold digits that repeat, or a factor?',
    },
    [
      source.replaceAll(BRACKETED, String.raw`$1$2\overline{$3}`),
      source.replaceAll(BRACKETED, String.raw`$1$2\cdot($3)`),
    ],
  )
}

/** cos 60° (1 + 3): the bracket belongs to the angle, or is a factor. */
export function endlessFunction(source: string, from: number, middle: number, to: number): never {
  const [before, after] = [source.slice(0, from), source.slice(to)]
  throw new Ambiguous(
    {
      at: from,
      end: to,
      hu: 'Kétféleképpen olvasható: nem látszik, hogy a függvény meddig tart.',
      en: 'It can be read in two ways: it does not show how far the function goes.',
    },
    [
      before + bracket(source.slice(from, to)) + after,
      `${before}${bracket(source.slice(from, middle))}\\cdot ${source.slice(middle, to).trim()}${after}`,
    ],
  )
}

/** a : bc is (a : b)c for some and a : (bc) for others. `first` is where b ends. */
export function endlessDivision(
  source: string,
  at: number,
  divisor: number,
  first: number,
  to: number,
): never {
  const after = source.slice(to)
  throw new Ambiguous(
    {
      at: divisor,
      end: to,
      hu: 'Kétféleképpen olvasható: nem látszik, hogy az osztás meddig tart.',
      en: 'It can be read in two ways: it does not show how far the division goes.',
    },
    [
      source.slice(0, divisor) + bracket(source.slice(divisor, to)) + after,
      `${source.slice(0, at)}${bracket(source.slice(at, first))}\\cdot ${source.slice(first, to).trim()}${after}`,
    ],
  )
}

/** 5 + 7 mod 3: from `at` to `middle` stands what may be divided, from `start` to `to` the last number with its modulus. */
export function endlessRemainder(
  source: string,
  at: number,
  middle: number,
  start: number,
  to: number,
): never {
  const after = source.slice(to)
  throw new Ambiguous(
    {
      at,
      end: to,
      hu: 'Kétféleképpen olvasható: minek a maradéka?',
      en: 'It can be read in two ways: the remainder of what?',
    },
    [
      source.slice(0, at) + bracket(source.slice(at, middle)) + source.slice(middle, to) + after,
      source.slice(0, start) + bracket(source.slice(start, to)) + after,
    ],
  )
}

/** sin π / 6, lg 10 · 10: a sixth of the sine, or the sine of a sixth. */
export function slashAfterFunction(source: string, { from, to }: Loose, end: number): never {
  throw new Ambiguous(
    {
      at: from,
      end,
      hu: 'Kétféleképpen olvasható: a műveleti jel a függvényen belül vagy utána áll?',
      en: 'It can be read in two ways: does the sign belong to what the function takes?',
    },
    [
      source.slice(0, from) + bracket(source.slice(from, end)) + source.slice(end),
      source.slice(0, from) + bracket(source.slice(from, to)) + source.slice(to),
    ],
  )
}

/** 5!! is (5!)! or 5 · 3 · 1. */
export function doubleFactorial(source: string, of: Node, at: number, to: number): never {
  const [before, after] = [source.slice(0, at), source.slice(to)]
  const n =
    of.is === 'number' && of.value.d === 1n && of.value.n > 0n && of.value.n <= 12n ? Number(of.value.n) : 0
  const steps = Array.from({ length: Math.ceil(n / 2) }, (_, i) => n - 2 * i)
  const fault = {
    at,
    end: to,
    hu: 'Kétféleképpen olvasható: a faktoriális faktoriálisa, vagy minden második szám szorzata?',
    en: 'It can be read in two ways: the factorial of a factorial, or the product of every other number?',
  }
  const text = source.slice(at, to - 1).trim()
  const twice = `${before}${bracket(text)}!${after}`
  const product =
    n === 0
      ? `${before}${bracket(text.replace(/!$/, ''))}!${after}`
      : `${before}${bracket(steps.join('\\cdot '))}${after}`
  throw new Ambiguous(fault, [twice, product])
}

/** 2³! is (2³)! or 2 to the power 3!. `middle` is where the base ends. */
export function raisedFactorial(source: string, middle: number, at: number, to: number): never {
  const [before, after] = [source.slice(0, at), source.slice(to)]
  const exponent = source
    .slice(middle, to - 1)
    .trim()
    .replace(/^\^\s*/, '')
    .replace(/^\{(.*)\}$/s, '$1')
  throw new Ambiguous(
    {
      at,
      end: to,
      hu: 'Kétféleképpen olvasható: a hatványé vagy a kitevőé a faktoriális?',
      en: 'It can be read in two ways: is it the factorial of the power or of the exponent?',
    },
    [
      `${before}${bracket(source.slice(at, to - 1))}!${after}`,
      `${before}${source.slice(at, middle)}^{${tight(exponent)}!}${after}`,
    ],
  )
}

/** A fraction with a raised sign: of the whole, or of what is above the line. */
export function fractionRaised(
  source: string,
  { at, left, right }: { readonly at: number; readonly left: Node; readonly right: Node },
  sign: number,
  to: number,
): never {
  const text = source.slice(at, sign).trim()
  const exponent = source.slice(sign, to).trim()
  const [top, bottom] = [left, right].map(part =>
    // Both parts of ½ stand in one place.
    part.is === 'number' && left.at === right.at ? part.text : source.slice(part.at, part.end),
  ) as [string, string]
  const name = /^\\[a-z]+/.exec(text)?.[0] ?? '\\frac'
  const over = `${name}{${tight(top)}${exponent}}{${bottom}}`
  throw new Ambiguous(
    {
      at,
      end: to,
      hu: 'Kétféleképpen olvasható: az egész tört vagy csak a számláló van hatványozva?',
      en: 'It can be read in two ways: is the whole fraction raised, or only what is above the line?',
    },
    [
      source.slice(0, at) + bracket(text) + exponent + source.slice(to),
      source.slice(0, at) + over + source.slice(to),
    ],
  )
}

/** 1½²: the whole raised, or only the half. `sign` is where the raised part begins. */
export function mixedRaised(source: string, at: number, sign: number, to: number): never {
  const [, whole = '', part = ''] = /^(\d+)\s*(.*)$/s.exec(source.slice(at, sign).trim())!
  const exponent = source.slice(sign, to)
  throw new Ambiguous(
    {
      at,
      end: to,
      hu: 'Kétféleképpen olvasható: az egész szám vagy csak a törtrésze van hatványozva?',
      en: 'It can be read in two ways: is the whole number raised, or only its fraction?',
    },
    [
      `${source.slice(0, at)}${bracket(whole + part)}${exponent}${source.slice(to)}`,
      `${source.slice(0, at)}${bracket(`${whole}+${bracket(part)}${exponent}`)}${source.slice(to)}`,
    ],
  )
}

/** 3 and 5/2 side by side: a mixed number has a proper fraction, so it may be a product. */
export function mixedOrTimes(source: string, whole: Node, to: number): never {
  const [before, after] = [source.slice(0, whole.at), source.slice(to)]
  const [first, part] = [source.slice(whole.at, whole.end), source.slice(whole.end, to).trim()]
  throw new Ambiguous(
    {
      at: whole.at,
      end: to,
      hu: 'Kétféleképpen olvasható: vegyes szám vagy szorzat?',
      en: 'It can be read in two ways: a mixed number or a product?',
    },
    [before + bracket(`${first}+${part}`) + after, `${before}${first}\\cdot ${part}${after}`],
  )
}

/** |−5| as a determinant of one number is −5. */
export function barsAroundOne(source: string, { at, end }: Node, only: Node): never {
  const [before, after] = [source.slice(0, at).replace(/\\left\s*$/, ''), source.slice(end)]
  const inside = source.slice(only.at, only.end).trim()
  throw new Ambiguous(
    {
      at,
      end,
      hu: 'Kétféleképpen olvasható: abszolút érték vagy egyelemű determináns?',
      en: 'It can be read in two ways: an absolute value, or a determinant of one number?',
    },
    [`${before}\\lvert ${inside}\\rvert ${after}`, before + bracket(inside) + after],
  )
}

/** |−2|3|−4|: two absolute values side by side, or one in the other. */
export function barsInBars(source: string, one: string, other: string): never {
  throw new Ambiguous(
    {
      at: source.indexOf('|'),
      end: source.lastIndexOf('|') + 1,
      hu: 'Kétféleképpen olvasható: nem látszik, melyik vonal melyikkel alkot párt.',
      en: 'It can be read in two ways: it does not show which bars belong together.',
    },
    [one, other],
  )
}

/** {2+3} · 2: what the braces keep together, or what is printed. */
export function bracesUnseen(source: string, one: string, other: string): never {
  throw new Ambiguous(
    {
      at: source.indexOf('{'),
      end: source.lastIndexOf('}') + 1,
      hu: 'Kétféleképpen olvasható: a kapcsos zárójel nem látszik a lapon.',
      en: 'It can be read in two ways: the braces do not show on the card.',
    },
    [one, other],
  )
}

/** 50 + 10 %: a tenth more, or a tenth of what stands before it. */
export function percentAdded(
  source: string,
  at: number,
  start: number,
  to: number,
  is: 'sum' | 'difference',
): never {
  const [before, after] = [source.slice(0, at), source.slice(to)]
  const left = source
    .slice(at, start)
    .trim()
    .replace(/[-+−–]$/, '')
    .trim()
  const percent = source.slice(start, to).trim()
  const sign = is === 'sum' ? '+' : '-'
  throw new Ambiguous(
    {
      at,
      end: to,
      hu: 'Kétféleképpen olvasható: minek a százaléka?',
      en: 'It can be read in two ways: percent of what?',
    },
    [
      `${before}${left}${sign}\\frac{${percent.replace(/\\?%$/, '').trim()}}{100}${after}`,
      `${before}${left}${sign}${tight(left)}\\cdot ${percent}${after}`,
    ],
  )
}

/** [3,7] is 3,7 in brackets or its whole part; {3,7} its fractional part. */
export function roundedOrBracketed(
  source: string,
  at: number,
  to: number,
  from: number,
  close: number,
  other: 'floor' | 'part',
): Ambiguous {
  // \left stands before the bracket, \right inside.
  const [before, after] = [source.slice(0, at).replace(/\\left\s*$/, ''), source.slice(to)]
  const inside = source
    .slice(from, close)
    .replace(/\\right\s*$/, '')
    .trim()
  const part =
    other === 'floor' ? `\\lfloor ${inside}\\rfloor ` : `\\left(${inside}-\\lfloor ${inside}\\rfloor\\right)`
  return new Ambiguous(
    {
      at,
      end: to,
      hu:
        other === 'floor'
          ? 'Kétféleképpen olvasható: zárójel vagy egészrész?'
          : 'Kétféleképpen olvasható: zárójel vagy törtrész?',
      en:
        other === 'floor'
          ? 'It can be read in two ways: brackets or the whole part?'
          : 'It can be read in two ways: brackets or the fractional part?',
    },
    [before + part + after, before + bracket(inside) + after],
  )
}

/** log(8)² is the logarithm of 8², or the square of log 8. The bracket goes from `open` to `close`. */
export function argumentRaised(source: string, from: number, open: number, close: number, to: number): never {
  const [before, after] = [source.slice(0, from), source.slice(to)]
  const raised = source.slice(close, to).trim()
  // \left stands before the bracket itself.
  const name = source.slice(from, open).replace(/\\left\s*$/, '')
  const left = source.slice(from + name.length, open)
  throw new Ambiguous(
    {
      at: from,
      end: to,
      hu: 'Kétféleképpen olvasható: a zárójel vagy a függvény értéke van hatványozva?',
      en: 'It can be read in two ways: is it the bracket that is raised or the value of the function?',
    },
    [
      `${before}${name}${bracket(left + source.slice(open, to))}${after}`,
      `${before}${bracket(source.slice(from, close))}${raised}${after}`,
    ],
  )
}

/** Σ k² + 1: the sum of k² + 1, or one more than the sum. What the sign takes begins at `body`; what follows it, at `middle`. */
export function endlessSeries(source: string, at: number, body: number, middle: number, to: number): never {
  throw new Ambiguous(
    {
      at,
      end: to,
      hu: 'Kétféleképpen olvasható: nem látszik, hogy a jel meddig érvényes.',
      en: 'It can be read in two ways: it does not show how far the sign reaches.',
    },
    [
      source.slice(0, body) + bracket(source.slice(body, to)) + source.slice(to),
      source.slice(0, at) + bracket(source.slice(at, middle)) + source.slice(middle),
    ],
  )
}
