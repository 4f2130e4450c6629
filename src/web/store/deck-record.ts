import type { Json } from '../../engine/index.ts'
import { wholeOf } from '../../wire/index.ts'

/** A deck as a record: every event holds the whole deck, so only the newest counts; here and on the server few are kept. */

const isObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

export const deckBody = (kept: object): Json => ({ whole: JSON.parse(JSON.stringify(kept)) as Json })

/** The same deck under another id and name: what a copy begins with. */
export function renamedDeck(body: Json, id: string, name: string): Json {
  const kept = wholeOf(body)
  if (!isObject(kept)) return body
  const deck = kept['deck']
  return { whole: { ...kept, id, ...(isObject(deck) ? { deck: { ...deck, name } } : {}) } }
}
