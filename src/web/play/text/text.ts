import { dictionary } from '../../text/dictionary.ts'
import type { HelpTexts } from './hu.ts'

/** The words of help beside the board. */
export const st = dictionary<HelpTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
