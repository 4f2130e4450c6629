import { createEffect, createRoot, createSignal, on } from 'solid-js'
import { language, type Language } from '../../text/text.ts'
import type { TableTexts } from './hu.ts'

const loaders: { readonly [L in Language]: () => Promise<TableTexts> } = {
  hu: async () => (await import('./hu.ts')).hu,
  en: async () => (await import('./en.ts')).en,
}

// One language travels; the other comes when it is chosen. Whatever shows words waits for this file.
const [spoken, setSpoken] = createSignal(await loaders[language()]())

createRoot(() =>
  createEffect(
    on(
      language,
      wanted =>
        void loaders[wanted]().then(texts => {
          if (language() === wanted) setSpoken(texts)
        }),
      { defer: true },
    ),
  ),
)

/** The words of the free table in the language spoken now. */
export const tt = spoken
