import { dictionary } from '../../text/dictionary.ts'
import type { AnalysisTexts } from './hu.ts'

/** The words of the analysis after a match. */
export const at = dictionary<AnalysisTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
