import { dictionary } from '../../text/dictionary.ts'
import type { RareTexts } from './rare-hu.ts'

/** Words of dialogs that are seldom opened; each loads them before it is drawn. */
export const rt = dictionary<RareTexts>({
  hu: async () => (await import('./rare-hu.ts')).hu,
  en: async () => (await import('./rare-en.ts')).en,
})
