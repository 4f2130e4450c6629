import { createEffect, createRoot, createSignal } from 'solid-js'
import type { Words } from '../../engine/index.ts'
import { settings } from '../settings/settings.ts'
import type { Texts } from './hu.ts'

export type { Texts } from './hu.ts'
export type Language = 'hu' | 'en'

const loaders: { readonly [L in Language]: () => Promise<Texts> } = {
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
}

interface Spoken {
  readonly language: Language
  readonly texts: Texts
}
const [spoken, setSpoken] = createSignal<Spoken>()

/** Loads the chosen language and follows the setting from then on; the page is drawn after the first call. */
export async function startText(): Promise<void> {
  const speak = async (language: Language) => {
    const texts = await loaders[language]()
    document.documentElement.lang = language
    setSpoken({ language, texts })
  }
  await speak(settings().language)
  createRoot(() => createEffect(() => void speak(settings().language)))
}

/** Every word of the pages in the language spoken now. */
export const t = (): Texts => {
  const now = spoken()
  if (!now) throw new Error('the page is drawn before its texts are loaded')
  return now.texts
}
export const language = (): Language => spoken()?.language ?? 'hu'
/** The words of a game in the language spoken now. */
export const say = (words: Words): string => words[language()]
/** The same at the head of a sentence. */
export const sayFirst = (words: Words): string => capital(say(words))
export const capital = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1)

export const sayDate = (iso: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
