import { language } from '../../text/text.ts'
import { en } from './en.ts'
import { hu, type HunterTexts } from './hu.ts'

/** The words of the hunters' table in the language spoken now. */
export const ht = (): HunterTexts => (language() === 'hu' ? hu : en)
