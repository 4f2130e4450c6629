import { dictionary } from '../../text/dictionary.ts'
import type { ThingTexts } from './things-hu.ts'

/** Words that come with the dialogs that need them. */
export const wt = dictionary<ThingTexts>({
  hu: async () => (await import('./things-hu.ts')).hu,
  en: async () => (await import('./things-en.ts')).en,
})
