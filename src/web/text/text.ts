import { createComputed, createRoot, on, type Accessor } from 'solid-js'
import type { Words } from '../../engine/index.ts'
import { dictionary, language, speak, type Language } from './dictionary.ts'
import type { Texts } from './hu.ts'

export { language, type Language } from './dictionary.ts'
export type { Texts } from './hu.ts'

/** The words that every page uses, in the language spoken now. */
export const t = dictionary<Texts>({
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
})

/** Speaks the chosen language and follows the choice from then on; the page is drawn after the first call. */
export async function startText(chosen: Accessor<Language>): Promise<void> {
  await speak(chosen())
  await t.load()
  createRoot(() =>
    createComputed(
      on(
        chosen,
        wanted => {
          // Without a network the words of the other language may not come: the page goes on in this one.
          speak(wanted).catch(() => {})
        },
        { defer: true },
      ),
    ),
  )
}

/** The words of a game in the language spoken now. */
export const say = (words: Words): string => words[language()]
/** The same at the head of a sentence. */
export const sayFirst = (words: Words): string => capital(say(words))
export const capital = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1)
/** Words with one stop at their end, whatever they end with: a roll ends with a colon, a card with a stop of its own. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text.replace(/:$/, '')}.`)

export const sayDate = (iso: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
