import { applyAct } from './deck-edit.ts'
import { isValueText } from './deck-json.ts'
import type { Deck } from './deck.ts'
import { readValue, sameValue, type Value } from './value/index.ts'

/** The value as a deck keeps it: a fraction, else a decimal with so many places that it shows as a rounded one, else nothing. */
export function keptValue(value: Value): string | null {
  const text = value.kind === 'exact' ? value.text : value.kind === 'real' ? rounded(value.number) : ''
  return isValueText(text) ? text : null
}
const PLACES = 12
/** From here on a number is written with an exponent. */
const WIDE = 1e21
function rounded(number: number): string {
  if (Math.abs(number) >= WIDE) return `${BigInt(number)}.${'0'.repeat(PLACES)}`
  const first = number === 0 ? 0 : Math.max(0, -Math.floor(Math.log10(Math.abs(number))))
  return number.toFixed(Math.min(100, PLACES + first))
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
