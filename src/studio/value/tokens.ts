import { Unreadable } from './node.ts'

export interface Token {
  readonly kind: 'number' | 'letter' | 'command' | 'sign' | 'end'
  readonly text: string
  readonly at: number
  readonly end: number
}

/** Commands that change only how things look. */
const SILENT = new Set([
  'left',
  'right',
  'big',
  'Big',
  'bigl',
  'bigr',
  'Bigl',
  'Bigr',
  'displaystyle',
  'textstyle',
  'limits',
  ',',
  ';',
  ':',
  '!',
  'quad',
  'qquad',
  ' ',
])

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
    const number = /^\d+(?:(?:[.,]|\{,\})\d+)?/.exec(rest)
    if (number) {
      push('number', number[0].replace(/\{,\}|,/, '.'), i + number[0].length)
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
      push('command', name, i + command[0].length)
      continue
    }
    const letter = /^\p{L}/u.exec(rest)
    if (letter) push('letter', letter[0], i + letter[0].length)
    else push('sign', rest[0]!, i + 1)
  }
  tokens.push({ kind: 'end', text: '', at: source.length, end: source.length })
  return tokens
}
