import { fail, ok, type Result } from '../../../engine/index.ts'

/** Cards from a list: a line each, columns divided by semicolons, commas or tabs, quoted where they hold such a sign. */
export interface ListedCard {
  readonly title: string
  readonly text: string
  readonly copies: number
  readonly tint: string | undefined
}

const MOST_ROWS = 400

/** The rows of a CSV text; a quoted field may hold line breaks and doubled quotes. */
function rowsOf(text: string): string[][] {
  const mark = [';', '\t', ','].find(each => text.split('\n', 1)[0]!.includes(each)) ?? ';'
  const rows: string[][] = [[]]
  let field = ''
  let quoted = false
  const close = () => {
    rows.at(-1)!.push(field.trim())
    field = ''
  }
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!
    if (quoted) {
      if (letter !== '"') field += letter
      else if (text[i + 1] === '"') {
        field += '"'
        i++
      } else quoted = false
    } else if (letter === '"' && field.trim() === '') {
      quoted = true
      field = ''
    } else if (letter === mark) close()
    else if (letter === '\n') {
      close()
      rows.push([])
    } else field += letter
  }
  close()
  return rows.filter(row => row.some(cell => cell !== ''))
}

const HEADS: Readonly<Record<string, 'title' | 'text' | 'copies' | 'tint'>> = {
  cím: 'title',
  név: 'title',
  title: 'title',
  name: 'title',
  szöveg: 'text',
  text: 'text',
  darab: 'copies',
  count: 'copies',
  copies: 'copies',
  szín: 'tint',
  colour: 'tint',
  color: 'tint',
}
const TINTS: Readonly<Record<string, string>> = {
  piros: 'red',
  kék: 'blue',
  zöld: 'green',
  sárga: 'yellow',
  narancs: 'orange',
  lila: 'purple',
  fehér: 'white',
  szürke: 'grey',
  barna: 'brown',
  rózsaszín: 'pink',
  türkiz: 'teal',
}
const KNOWN_TINTS = new Set(Object.values(TINTS))
const tintOf = (word: string): string | undefined => {
  const small = word.toLowerCase()
  return TINTS[small] ?? (KNOWN_TINTS.has(small) ? small : undefined)
}

/** Without a head line the columns are: title, text, count, colour. */
export function parseCards(content: string): Result<readonly ListedCard[]> {
  const rows = rowsOf(
    content
      .replace(/^\ufeff/, '')
      .replaceAll('\r\n', '\n')
      .replaceAll('\r', '\n'),
  )
  const [first = []] = rows
  const heads = first.map(cell => HEADS[cell.toLowerCase()])
  const headed = heads.length > 0 && heads.every(head => head !== undefined)
  const order = headed ? heads : (['title', 'text', 'copies', 'tint'] as const)
  const body = headed ? rows.slice(1) : rows
  if (body.length === 0) return fail('A lista üres.', 'The list is empty.')
  if (body.length > MOST_ROWS)
    return fail(
      `Legfeljebb ${MOST_ROWS} féle lap lehet.`,
      `There may be at most ${MOST_ROWS} kinds of cards.`,
    )
  const cards: ListedCard[] = []
  for (const [i, row] of body.entries()) {
    const cell = (name: 'title' | 'text' | 'copies' | 'tint') => row[order.indexOf(name)] ?? ''
    const copies = cell('copies') === '' ? 1 : Number(cell('copies'))
    if (!Number.isInteger(copies) || copies < 1 || copies > 100)
      return fail(
        `A(z) ${i + 1}. lap darabszáma hibás: ${cell('copies')}`,
        `The count of card ${i + 1} is wrong: ${cell('copies')}`,
      )
    cards.push({ title: cell('title'), text: cell('text'), copies, tint: tintOf(cell('tint')) })
  }
  return ok(cards)
}
