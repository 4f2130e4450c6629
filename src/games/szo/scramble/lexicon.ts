import type { WordGraph } from '../../../kit/index.ts'

const LISTS: Readonly<Record<string, () => Promise<{ readonly default: WordGraph }>>> = {
  english: () => import('./lists/english.ts'),
  french: () => import('./lists/french.ts'),
}

const loaded = new Map<string, WordGraph>()

export async function loadLexicon(language: string): Promise<void> {
  const load = LISTS[language]
  if (load && !loaded.has(language)) loaded.set(language, (await load()).default)
}

/** The list loaded before, or none (free play). */
export const lexicon = (language: string): WordGraph | undefined => loaded.get(language)
