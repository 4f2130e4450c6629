import { createSignal, type Accessor } from 'solid-js'

export type Language = 'hu' | 'en'

const [language, setLanguage] = createSignal<Language>('hu')
/** The language spoken now. */
export { language }

/** Every dictionary in use, by how it loads a language. */
const used = new Set<(wanted: Language) => Promise<void>>()

/** The words of one part of the program in the language spoken now; only that language travels. */
export interface Dictionary<T> extends Accessor<T> {
  /** Fetches the words. A page awaits it before it is drawn; from then on they follow the language. */
  load(): Promise<void>
}

export function dictionary<T>(loaders: { readonly [L in Language]: () => Promise<T> }): Dictionary<T> {
  const texts = new Map<Language, T>()
  const fetch = async (wanted: Language) => {
    if (!texts.has(wanted)) texts.set(wanted, await loaders[wanted]())
  }
  const words = (): T => {
    const now = texts.get(language())
    if (now === undefined) throw new Error('the page is drawn before its words are loaded')
    return now
  }
  const load = async () => {
    used.add(fetch)
    // The language may change while its words are on their way.
    while (!texts.has(language())) await fetch(language())
  }
  return Object.assign(words, { load })
}

let asked = 0

/** Changes the language once the words of every dictionary in use are there, so that no page speaks two at once. */
export async function speak(wanted: Language): Promise<void> {
  const turn = ++asked
  await Promise.all([...used].map(fetch => fetch(wanted)))
  // Somebody chose again meanwhile.
  if (turn !== asked) return
  document.documentElement.lang = wanted
  setLanguage(wanted)
}
