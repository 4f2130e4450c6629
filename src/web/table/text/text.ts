import { language } from '../../text/text.ts'
import { en } from './en.ts'
import { hu, type TableTexts } from './hu.ts'

/** The words of the free table in the language spoken now. */
export const tt = (): TableTexts => (language() === 'hu' ? hu : en)
