import { dictionary } from '../../text/dictionary.ts'
import type { HintTexts } from './hu.ts'

/** The words of a hint. */
export const hintText = dictionary<HintTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
