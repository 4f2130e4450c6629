// The deck's value line: what the cards are worth, in order, and what stands out.
import type { PathCard } from '../deck.ts'
import type { Words } from '../result.ts'
import { shapeName, shapeOf } from '../shapes.ts'
import { compareWorth, worthOfCard, type Worth } from './worth.ts'

export interface ValueReport {
  /** Every value once, from the smallest, with the cards (by index) that have it. */
  readonly line: readonly LineValue[]
  /** The values that more than one card has. */
  readonly duplicates: readonly LineValue[]
  readonly spread: Spread | null
  readonly without: readonly { readonly card: number; readonly latex: string; readonly why: Words }[]
  /** Cards without text, by index. */
  readonly blank: readonly number[]
  readonly key: readonly KeyRow[]
}

export interface LineValue {
  readonly text: string
  readonly number: number
  readonly exact: boolean
  readonly cards: readonly number[]
}

export interface Spread {
  readonly least: number
  readonly most: number
  readonly median: number
  /** The widest empty stretch between neighbouring values. */
  readonly gap: { readonly from: string; readonly to: string; readonly width: number }
}

/** A row of the answer key. */
export interface KeyRow {
  readonly card: number
  readonly shape: Words
  readonly latex: string
  /** "1/2", "≈ 1.4142", or nothing. */
  readonly value: string | null
  /** How the text was read. */
  readonly reading: string | null
}

type Card = Pick<PathCard, 'shape' | 'latex'> & Partial<Pick<PathCard, 'value'>>

export function reportValues(
  cards: readonly Card[],
  worths: readonly Worth[] = cards.map(worthOfCard),
): ValueReport {
  const valued = worths.flatMap((worth, card) => (worth.kind === 'none' ? [] : [{ worth, card }]))
  valued.sort((a, b) => compareWorth(a.worth, b.worth) || a.card - b.card)
  const line: { text: string; number: number; exact: boolean; cards: number[] }[] = []
  for (const [i, { worth, card }] of valued.entries()) {
    if (i > 0 && compareWorth(valued[i - 1]!.worth, worth) === 0) line.at(-1)!.cards.push(card)
    else
      line.push({ text: textOf(worth), number: worth.number, exact: worth.kind === 'exact', cards: [card] })
  }
  return {
    line,
    duplicates: line.filter(each => each.cards.length > 1),
    spread: spreadOf(
      line,
      valued.map(({ worth }) => worth.number),
    ),
    without: worths.flatMap((worth, card) =>
      worth.kind === 'none' && worth.why ? [{ card, latex: cards[card]!.latex, why: worth.why }] : [],
    ),
    blank: worths.flatMap((worth, card) => (worth.kind === 'none' && !worth.why ? [card] : [])),
    key: cards.map(({ shape, latex }, card) => {
      const worth = worths[card]!
      const value = worth.kind === 'none' ? null : textOf(worth)
      const reading = worth.kind === 'none' ? null : worth.reading
      return { card, shape: shapeName(shapeOf(shape)), latex, value, reading }
    }),
  }
}

/** "1/2", or the digits that are certain. */
const textOf = (worth: Exclude<Worth, { kind: 'none' }>): string =>
  worth.kind === 'exact' ? worth.text : `≈ ${worth.digits}`

function spreadOf(line: readonly LineValue[], numbers: readonly number[]): Spread | null {
  if (line.length < 2) return null
  let gap = { from: '', to: '', width: 0 }
  for (let i = 1; i < line.length; i++) {
    const width = line[i]!.number - line[i - 1]!.number
    if (width > gap.width) gap = { from: line[i - 1]!.text, to: line[i]!.text, width }
  }
  const middle = numbers.length / 2
  return {
    least: line[0]!.number,
    most: line.at(-1)!.number,
    median: (numbers[Math.ceil(middle) - 1]! + numbers[Math.floor(middle)]!) / 2,
    gap,
  }
}
