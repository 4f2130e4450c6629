import { plainExponent, RAISED } from '../latex/commands.ts'
import { dottedThousands, repeatingOrTimes } from './ambiguity.ts'
import { Unreadable } from './node.ts'

export interface Token {
  readonly kind: 'number' | 'letter' | 'command' | 'sign' | 'end'
  readonly text: string
  readonly at: number
  readonly end: number
}

/** Commands that change only how things look. */
const SILENT: ReadonlySet<string> = new Set([
  'left',
  'right',
  'big',
  'Big',
  'bigl',
  'bigr',
  'Bigl',
  'Bigr',
  'bigg',
  'Bigg',
  'biggl',
  'biggr',
  'Biggl',
  'Biggr',
  'displaystyle',
  'textstyle',
  'scriptstyle',
  'limits',
  'nolimits',
  ',',
  ';',
  ':',
  '!',
  'quad',
  'qquad',
  ' ',
])

/** Signs that are typed or pasted, and the ones they mean. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ['–', '-'],
  ['⋅', '·'],
  ['∙', '·'],
  ['•', '·'],
])

/** Fractions that are one sign: above and below. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['½', '12'],
  ['⅓', '13'],
  ['⅔', '23'],
  ['¼', '14'],
  ['¾', '34'],
  ['⅕', '15'],
  ['⅖', '25'],
  ['⅗', '35'],
  ['⅘', '45'],
  ['⅙', '16'],
  ['⅚', '56'],
  ['⅛', '18'],
  ['⅜', '38'],
  ['⅝', '58'],
  ['⅞', '78'],
])
/** Commands that are the same as one sign. */
const AS_SIGN: ReadonlyMap<string, string> = new Map([
  ['vert', '|'],
  ['degree', '°'],
])
/** Letters of another alphabet: they may run through a limit like any other. */
const GREEK: ReadonlySet<string> = new Set(
  `alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi varpi rho varrho sigma
   varsigma tau upsilon phi varphi chi psi omega`.split(/\s+/),
)
const TYPED_DOTS = /^(?:\.{3}|…)/

/** ^\\prime and ^{\\prime\\prime}: the sign ' raised by hand. */
const PRIMES = /^\^\s*(?:\{\s*(?:\\prime(?![A-Za-z])\s*)+\}|\\prime(?![A-Za-z]))/

const DIGITS = /^\d+/
const COMMA =
  /^(?:[.,]|\{[.,]\})(?=\d|\\dot|\\overline|\\bar(?![A-Za-z])|(?:\\left\s*)?\(\d+(?:\\right\s*)?\))/
/** The digits that come again and again: between dots, under a dot or a bar, or in brackets. */
const DOTTED = String.raw`\\dot\s*(?:\{(\d)\}|(\d))`
const REPEATING = new RegExp(
  String.raw`^(?:${DOTTED}(?:(\d*)${DOTTED})?|\\(?:overline|bar(?![A-Za-z]))\s*(?:\{(\d+)\}|(\d))|(?:\\left\s*)?\((\d+)(?:\\right\s*)?\))`,
)
/** 1.000, 12.345.678: groups of three after points, which many write for thousands. */
const GROUPED =
  /^([1-9]\d{0,2})((?:(?:\.|\{\.\})\d{3})+)(?!\d|\\dot|\\overline|\\bar(?![A-Za-z])|(?:\\left\s*)?\(\d+(?:\\right\s*)?\))/
/** What is not seen between digits, and what is: a space that parts thousands, typed or pasted. */
const UNSEEN = /^(?:[ \t]|\\!)+(?=\d)/
const SPACE = /^\s*(?:\\[,;: ]|[~\u00a0\u2009\u202f])\s*/

/** A run of digits as it is printed: typed spaces do not show, thin ones part groups of three; after the comma the last may be shorter. */
function readDigits(
  source: string,
  start: number,
  place: 'whole' | 'decimals' = 'whole',
): { readonly digits: string; readonly end: number } {
  let digits = DIGITS.exec(source.slice(start))![0]
  let end = start + digits.length
  let groups = place === 'whole' ? digits.length <= 3 : digits.length === 3
  for (;;) {
    const rest = source.slice(end)
    const unseen = UNSEEN.exec(rest)
    if (unseen) {
      const more = DIGITS.exec(rest.slice(unseen[0].length))![0]
      digits += more
      end += unseen[0].length + more.length
      groups = false
      continue
    }
    const space = SPACE.exec(rest)
    const more = space && DIGITS.exec(rest.slice(space[0].length))
    if (!space || !more) return { digits, end }
    const fits = place === 'whole' ? more[0].length === 3 : more[0].length <= 3
    if (!groups || !fits)
      throw new Unreadable({
        at: start,
        end: end + space[0].length + more[0].length,
        hu: 'Két szám áll egymás mellett: ha egy szám, hármas csoportokban írd; ha szorzat, tegyél közéjük \\cdot jelet.',
        en: 'Two numbers stand side by side: write one number in groups of three, or a product with \\cdot.',
      })
    if (place === 'decimals') groups = more[0].length === 3
    digits += more[0]
    end += space[0].length + more[0].length
  }
}

/** One group after a point may be decimals; more of them, or a comma after it, leave no doubt. */
function readThousands(source: string, start: number): ReturnType<typeof readDigits> | undefined {
  const found = GROUPED.exec(source.slice(start))
  if (!found) return undefined
  const [all, first = '', groups = ''] = found
  const end = start + all.length
  const parts = groups.match(/\d{3}/g)!
  if (parts.length === 1 && !COMMA.test(source.slice(end))) dottedThousands(source, start, end, GROUPED)
  return { digits: first + parts.join(''), end }
}

/** A number with its decimals; the digits that repeat stand in brackets: 0.1(6). */
function readNumber(source: string, start: number): { readonly text: string; readonly end: number } {
  const whole = readThousands(source, start) ?? readDigits(source, start)
  const comma = COMMA.exec(source.slice(whole.end))
  if (!comma) return { text: whole.digits, end: whole.end }
  let end = whole.end + comma[0].length
  let text = `${whole.digits}.`
  if (/^\d/.test(source.slice(end))) {
    const part = readDigits(source, end, 'decimals')
    text += part.digits
    ;({ end } = part)
  }
  const again = REPEATING.exec(source.slice(end))
  if (!again) return { text, end }
  const [all, first, alone, middle, last, lastAlone, barred, barredAlone, bracketed] = again
  if (bracketed !== undefined && !text.endsWith('.')) repeatingOrTimes(source, start, end + all.length)
  const digits = [first, alone, middle, last, lastAlone].map(part => part ?? '').join('')
  return {
    text: `${text}(${barred ?? barredAlone ?? bracketed ?? digits})`,
    end: end + all.length,
  }
}

/** Where LaTeX takes only what stands right there: after a raised or lowered sign and as what a command takes. */
const standsAlone = (before: Token | undefined): boolean =>
  before?.kind === 'sign'
    ? before.text === '^' || before.text === '_' || before.text === ']'
    : before?.kind === 'command' && TAKING.has(before.text)
const TAKING: ReadonlySet<string> = new Set('frac dfrac tfrac binom dbinom tbinom sqrt'.split(' '))

function plainNumber(source: string, start: number): { readonly text: string; readonly end: number } {
  const [text] = /^\d+(?:(?:[.,]|\{[.,]\})\d+)?/.exec(source.slice(start))!
  return { text: text.replace(/\{?[.,]\}?/, '.'), end: start + text.length }
}

/**
 * Splits school LaTeX. A comma or point between digits (also written {,}) is the decimal sign; \left and \right, spaces
 * and sizes are left out, except that `\left.` and `\right|` keep their sign.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let i = 0
  const push = (kind: Token['kind'], text: string, end: number) => {
    tokens.push({ kind, text, at: i, end })
    i = end
  }
  while (i < source.length) {
    const rest = source.slice(i)
    if (/^\d/.test(rest)) {
      const { text, end } = standsAlone(tokens.at(-1)) ? plainNumber(source, i) : readNumber(source, i)
      push('number', text, end)
      continue
    }
    if (/^\s/.test(rest) || rest[0] === '~') {
      i++
      continue
    }
    if (rest[0] === '\\') {
      const command = /^\\([A-Za-z]+|\\|.)/su.exec(rest)
      if (!command)
        throw new Unreadable({
          at: i,
          end: i + 1,
          hu: 'Magányos fordított törtvonal.',
          en: 'A lone backslash.',
        })
      const name = command[1]!
      if (SILENT.has(name)) {
        i += command[0].length
        // `\left.` opens nothing: it only stands for the bar that closes it.
        if ((name === 'left' || name === 'right') && source[i] === '.')
          push('sign', name === 'left' ? 'nothing' : 'none', i + 1)
        continue
      }
      const sign = AS_SIGN.get(name)
      const end = i + command[0].length
      if (sign) push('sign', sign, end)
      else if (GREEK.has(name)) push('letter', command[0], end)
      else push('command', name, end)
      continue
    }
    if (rest[0] === 'π' || rest[0] === '∞') {
      push('command', rest[0] === 'π' ? 'pi' : 'infty', i + 1)
      continue
    }
    const dots = TYPED_DOTS.exec(rest)
    if (dots) {
      push('command', 'dots', i + dots[0].length)
      continue
    }
    const part = PARTS.get(rest[0]!)
    if (part) {
      const end = i + 1
      tokens.push({ kind: 'command', text: 'frac', at: i, end })
      for (const digit of part) tokens.push({ kind: 'number', text: digit, at: i, end })
      i = end
      continue
    }
    const primes = PRIMES.exec(rest)
    if (primes) {
      const end = i + primes[0].length
      for (const _ of primes[0].matchAll(/\\prime/g)) tokens.push({ kind: 'sign', text: "'", at: i, end })
      i = end
      continue
    }
    const raised = RAISED.exec(rest)
    if (raised) {
      const end = i + raised[0].length
      const at = i
      const plain = plainExponent(raised[0])
      tokens.push({ kind: 'sign', text: '^', at, end }, { kind: 'sign', text: '{', at, end })
      if (plain.startsWith('-')) tokens.push({ kind: 'sign', text: '-', at, end })
      tokens.push({ kind: 'number', text: plain.replace(/^[-+]/, ''), at, end })
      tokens.push({ kind: 'sign', text: '}', at, end })
      i = end
      continue
    }
    const letter = /^\p{L}/u.exec(rest)
    if (letter) push('letter', letter[0], i + letter[0].length)
    else push('sign', SAME.get(rest[0]!) ?? rest[0]!, i + 1)
  }
  tokens.push({ kind: 'end', text: '', at: source.length, end: source.length })
  return tokens
}
