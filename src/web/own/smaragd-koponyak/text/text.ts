import { dictionary } from '../../../text/dictionary.ts'
import type { SkullTexts } from './hu.ts'

/** The words of the skulls' table. */
export const st = dictionary<SkullTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
