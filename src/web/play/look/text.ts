import { dictionary } from '../../text/dictionary.ts'
import type { LookTexts } from './hu.ts'

export const lt = dictionary<LookTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
