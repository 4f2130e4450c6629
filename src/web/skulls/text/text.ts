import { language } from '../../text/text.ts'
import { en } from './en.ts'
import { hu, type SkullTexts } from './hu.ts'

/** The words of the skulls' table in the language spoken now. */
export const st = (): SkullTexts => (language() === 'hu' ? hu : en)
