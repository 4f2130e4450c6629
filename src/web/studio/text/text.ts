import { language } from '../../text/text.ts'
import { en } from './en.ts'
import { hu, type StudioTexts } from './hu.ts'

/** The words of the deck studio in the language spoken now. */
export const dt = (): StudioTexts => (language() === 'hu' ? hu : en)
