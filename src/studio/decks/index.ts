// Decks that are always there. Opening one makes a copy; these are never changed.
import { blankDeck, type Deck } from '../deck.ts'
import type { Words } from '../result.ts'
import { trigonometricDeck } from './trigonometric.ts'

export const fullDeck: Deck = blankDeck('Teljes pakli')

export interface BuiltIn {
  readonly id: 'full' | 'trigonometric'
  readonly name: Words
  readonly deck: Deck
}

export const BUILT_IN: readonly BuiltIn[] = [
  { id: 'full', name: { hu: 'Teljes pakli (üres)', en: 'Full deck (blank)' }, deck: fullDeck },
  {
    id: 'trigonometric',
    name: { hu: 'Trigonometrikus pakli', en: 'Trigonometric deck' },
    deck: trigonometricDeck,
  },
]

export { trigonometricDeck }
