import { dictionary } from '../../text/dictionary.ts'
import type { TableTexts } from './hu.ts'

/** The words of the free table. */
export const tt = dictionary<TableTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
