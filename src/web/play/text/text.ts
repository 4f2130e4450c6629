import { dictionary } from '../../text/dictionary.ts'
import type { SolverTexts } from './hu.ts'

/** The words of the solver. */
export const st = dictionary<SolverTexts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})
