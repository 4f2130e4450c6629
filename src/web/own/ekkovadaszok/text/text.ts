import { dictionary } from '../../../text/dictionary.ts'
import type { HunterTexts } from './hu.ts'

/** The words of the hunters' table. */
export const ht = dictionary<HunterTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
