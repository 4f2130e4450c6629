/**
 * Decks as tables: what a spreadsheet copies (tabs), and CSV with commas or semicolons. With a heading row the columns
 * are found by name (card, latex, colour, value; lap, képlet, szín, érték); without one, rows that all begin with a card have
 * these columns, else every row is a formula, in order.
 * Besides cards 1 … 40 a row may be "Start 2 N" (its condition in the column of values), "name", or a further kind with how many.
 */
import { isValueText } from './deck-json.ts'
import { LONGEST_LATEX, LONGEST_NAME, MOST_STARTS } from './deck-edit.ts'
import {
  blankStart,
  conditionOf,
  CONDITIONS,
  type Condition,
  type Deck,
  type PathCard,
  type StartCard,
} from './deck.ts'
import { findKind, KINDS } from './kinds.ts'
import { lintLatex } from './latex/lint.ts'
import type { Words } from './result.ts'
import { SIDES, type Side } from './shapes.ts'

export interface TableRead {
  readonly deck: Deck
  /** How many rows went onto cards. */
  readonly taken: number
  /** Rows left out, with the reason; numbered as in the spreadsheet, from 1. */
  readonly faults: readonly { readonly row: number; readonly why: Words }[]
}

type Column = 'card' | 'latex' | 'colour' | 'value'
const HEADINGS: ReadonlyMap<string, Column> = new Map(
  Object.entries({
    card: 'card',
    lap: 'card',
    kártya: 'card',
    latex: 'latex',
    formula: 'latex',
    text: 'latex',
    képlet: 'latex',
    szöveg: 'latex',
    kifejezés: 'latex',
    colour: 'colour',
    color: 'colour',
    szín: 'colour',
    value: 'value',
    érték: 'value',
  } as const),
)
const MOST_ROWS = 500
const LONGEST_TABLE = 300_000

export function readTable(deck: Deck, table: string): TableRead {
  if (table.length > LONGEST_TABLE)
    return {
      deck,
      taken: 0,
      faults: [{ row: 1, why: { hu: 'A táblázat túl nagy.', en: 'The table is too large.' } }],
    }
  const { rows, columns } = split(table)
  const paths = [...deck.paths]
  const starts = [...deck.starts]
  const counts = { ...deck.counts }
  let { name: title } = deck
  const faults: { row: number; why: Words }[] = []
  let taken = 0
  let next = 0
  for (const { cells, row } of rows.slice(0, MOST_ROWS)) {
    const cell = (column: Column): string | undefined => {
      const at = columns.indexOf(column)
      return at < 0 ? undefined : cells[at]?.trim()
    }
    const latex = cell('latex') ?? ''
    const name = cell('card') || String(++next)
    const place = placeOf(name)
    const condition = CONDITIONS.find(each => each === cell('value'))
    const kind = findKind(name)
    const colour = cell('colour')?.toLowerCase() || undefined
    const value = cell('value') || undefined
    const wrong = (hu: string, en: string) => faults.push({ row, why: { hu, en } })
    const [fault] = latex.length > LONGEST_LATEX ? lintLatex('x'.repeat(LONGEST_LATEX + 1)) : lintLatex(latex)
    if (/^(name|név)$/i.test(name)) {
      title = latex.slice(0, LONGEST_NAME) || title
      taken++
    } else if (kind) {
      const count = /^\d{1,2}$/.test(latex) ? Number(latex) : -1
      if (count < 0 || count > kind.most)
        wrong(`0 és ${kind.most} közötti szám kell`, `a number from 0 to ${kind.most} is needed`)
      else {
        counts[kind.id] = count
        taken++
      }
    } else if (!place)
      wrong(`nincs ilyen lap: ${name.slice(0, 20)}`, `there is no such card: ${name.slice(0, 20)}`)
    else if (fault) faults.push({ row, why: fault.why })
    else if (colour && !/^#[0-9a-f]{6}$/.test(colour))
      wrong('#rrggbb alakú szín kell', 'a colour like #rrggbb is needed')
    else if (value && !isValueText(value) && !('side' in place && condition))
      wrong('az érték tört vagy tizedes tört legyen', 'the value must be a fraction or a decimal')
    else {
      taken++
      if ('side' in place) {
        while (starts.length <= place.start) starts.push(blankStart())
        starts[place.start] = written(starts[place.start]!, place.side, latex, colour, condition)
      } else {
        next = place.path + 1
        const old = paths[place.path]!
        const worth = value ?? (latex === old.latex ? old.value : null)
        const card: PathCard = { ...old, latex, colour: colour ?? old.colour, value: worth }
        paths[place.path] = card
      }
    }
  }
  return { deck: { ...deck, name: title, paths, starts, counts }, taken, faults }
}

function written(
  start: StartCard,
  side: Side,
  latex: string,
  colour: string | undefined,
  condition: Condition = conditionOf(latex),
): StartCard {
  const sides = { ...start.sides, [side]: { latex, condition } }
  return { colour: colour ?? start.colour, sides }
}

type Place = { readonly path: number } | { readonly start: number; readonly side: Side }

/** "7", or "Start 1 N" as the exported table writes it. */
function placeOf(name: string): Place | undefined {
  if (/^\d{1,3}$/.test(name)) {
    const path = Number(name) - 1
    return path >= 0 && path < 40 ? { path } : undefined
  }
  const found = /^start\s*(\d+)?\s*([NESW])$/i.exec(name)
  if (!found) return undefined
  const start = Number(found[1] ?? 1) - 1
  const side = SIDES.find(each => each === found[2]!.toUpperCase())
  return side && start >= 0 && start < MOST_STARTS ? { start, side } : undefined
}

interface Rows {
  readonly rows: readonly { readonly cells: readonly string[]; readonly row: number }[]
  readonly columns: readonly (Column | undefined)[]
}

function split(table: string): Rows {
  const text = table.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [first = ''] = text.split('\n', 1)
  const headings = (by: string) => cellsOf(first, by)[0]!.map(cell => HEADINGS.get(cell.trim().toLowerCase()))
  // A comma may be a decimal comma: without a heading row only tabs part columns.
  for (const by of ['\t', ';', ',']) {
    const columns = headings(by)
    if (columns.includes('latex'))
      return {
        columns,
        rows: numberedRows(text, by).filter(({ row }) => row > 1),
      }
  }
  // Rows that all begin with a card need no heading: "3;1 000;;1000".
  for (const by of ['\t', ';']) {
    const rows = numberedRows(text, by)
    if (rows.some(({ cells }) => cells.length > 1) && rows.every(({ cells }) => placeOf(cells[0]!.trim())))
      return { columns: ['card', 'latex', 'colour', 'value'], rows }
  }
  return { columns: ['latex'], rows: numberedRows(text, '\t') }
}

const numberedRows = (text: string, by: string): Rows['rows'] =>
  cellsOf(text, by)
    .map((cells, i) => ({ cells, row: i + 1 }))
    .filter(filled)

const filled = ({ cells }: { readonly cells: readonly string[] }) => cells.some(cell => cell.trim() !== '')

/** Rows and cells, with quoted cells ("" is a quote inside). */
function cellsOf(text: string, by: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[i + 1] === '"') {
        cell += '"'
        i++
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === by || sign === '\n') {
      rows.at(-1)!.push(cell)
      cell = ''
      if (sign === '\n') rows.push([])
    } else cell += sign
  }
  rows.at(-1)!.push(cell)
  return rows
}

export function writeTable(deck: Deck, by: '\t' | ',' | ';'): string {
  // A cell that begins like a formula of the spreadsheet is quoted with a blank before it, so that nothing runs there.
  const quote = (cell: string) => {
    const safe = /^(?:[=+@]|-(?![\d.,/]*$))/.test(cell) ? ` ${cell}` : cell
    return /["\n\r]/.test(safe) || safe.includes(by) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const rows: string[][] = [
    ['card', 'latex', 'colour', 'value'],
    ['name', deck.name, '', ''],
  ]
  for (const [i, { latex, colour, value }] of deck.paths.entries())
    rows.push([String(i + 1), latex, colour, value ?? ''])
  for (const [i, { colour, sides }] of deck.starts.entries())
    for (const side of SIDES)
      rows.push([`Start ${i + 1} ${side}`, sides[side].latex, colour, sides[side].condition])
  for (const { id } of KINDS) rows.push([id, String(deck.counts[id]), '', ''])
  return `${rows.map(row => row.map(quote).join(by)).join('\n')}\n`
}
