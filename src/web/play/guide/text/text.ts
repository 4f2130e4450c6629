import { dictionary } from '../../../text/dictionary.ts'
import type { GuideTexts } from './hu.ts'

/** The words of the first game with help. */
export const gut = dictionary<GuideTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
