import { dictionary } from '../../text/dictionary.ts'
import type { DeckTexts } from './hu.ts'

/** The words of decks, hands and bags; they come with the first of them. */
export const dt = dictionary<DeckTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
