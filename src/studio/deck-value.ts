import { applyAct } from './deck-edit.ts'
import type { Deck } from './deck.ts'
import { readValue, type Value } from './value/index.ts'

/** The value as a deck keeps it: a fraction, else a decimal, else nothing. */
export function keptValue(value: Value): string | null {
  if (value.kind === 'exact') return value.text
  if (value.kind === 'real') return String(Math.round(value.number * 1e12) / 1e12)
  return null
}

/** The deck with every card's value read anew from its text; for decks that come from outside. */
export function withValues(deck: Deck): Deck {
  let valued = deck
  for (const [card, { latex, value }] of deck.paths.entries()) {
    const read = latex === '' ? null : keptValue(readValue(latex))
    if (read !== value) valued = applyAct(valued, { type: 'write', card, latex, value: read })
  }
  return valued
}
