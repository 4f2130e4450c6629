import { applyAct } from './deck-edit.ts'
import type { Deck } from './deck.ts'
import { readValue, sameValue, type Value } from './value/index.ts'

/** The value as a deck keeps it: a fraction, else a decimal, else nothing. */
export function keptValue(value: Value): string | null {
  if (value.kind === 'exact') return value.text
  if (value.kind === 'real') return String(Math.round(value.number * 1e12) / 1e12)
  return null
}

/** The deck with the value of every card that has none yet; values that were given stay. */
export function withValues(deck: Deck): Deck {
  let valued = deck
  for (const [card, { latex, value }] of deck.paths.entries()) {
    if (latex !== '' && value !== null) continue
    const read = latex === '' ? null : keptValue(readValue(latex))
    if (read !== value) valued = applyAct(valued, { type: 'write', card, latex, value: read })
  }
  return valued
}

/** Cards whose given value is another than the one that is read from their text. */
export function differingValues(
  deck: Deck,
): readonly { readonly card: number; readonly given: string; readonly read: string }[] {
  return deck.paths.flatMap(({ latex, value }, card) => {
    if (latex === '' || value === null) return []
    const read = readValue(latex)
    return sameValue(value, read) ? [] : [{ card, given: value, read: keptValue(read)! }]
  })
}
