import { dictionary } from '../../text/dictionary.ts'
import type { StudioTexts } from './hu.ts'

/** The words of the deck studio. */
export const dt = dictionary<StudioTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
