import type { Deck } from '../../studio/deck.ts'
import { isValueText } from '../../studio/deck-json.ts'
import { readValue, type Value } from '../../studio/value/index.ts'

const READ = new Map<string, Value>()

/** Read once for each text. */
export function valueOf(latex: string): Value {
  let value = READ.get(latex)
  if (!value) {
    value = readValue(latex)
    if (READ.size > 2000) READ.clear()
    READ.set(latex, value)
  }
  return value
}

/** The value as the deck keeps it; null when it has none. */
export function worthOf(latex: string): string | null {
  if (latex.trim() === '') return null
  const value = valueOf(latex)
  const text =
    value.kind === 'exact'
      ? value.text.replace('−', '-')
      : value.kind === 'real'
        ? value.number.toFixed(12)
        : ''
  return isValueText(text) ? text : null
}

/** Fills in what can be computed; what a table or file says stays only where nothing can be. */
export const withValues = (deck: Deck): Deck => ({
  ...deck,
  paths: deck.paths.map(card => {
    if (card.latex === '') return card.value === null ? card : { ...card, value: null }
    const value = worthOf(card.latex) ?? card.value
    return value === card.value ? card : { ...card, value }
  }),
})

/** "-3/4" as people write it. */
export const shown = (value: string): string =>
  /\.\d{7}/.test(value) ? `≈ ${Number(value).toFixed(4)}`.replace('-', '−') : value.replace('-', '−')

export function asNumber(value: string): number {
  const [above, below] = value.split('/')
  return Number(above) / Number(below ?? 1)
}
