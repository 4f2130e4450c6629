import { dictionary } from '../../text/dictionary.ts'
import type { GameTexts } from './hu.ts'

/** The words of a game's own page. */
export const gt = dictionary<GameTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
