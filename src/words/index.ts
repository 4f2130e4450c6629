/**
 * Word lists by language, each a graph of letters: made from a package of words, packed by the build into a file that the page and
 * the opponent's worker fetch on use. Nothing here knows a game.
 */
import type { WordGraph } from '../kit/index.ts'

export * from './alphabets.ts'

export type Language = 'english' | 'french' | 'hungarian'

const LISTS: Readonly<Record<Language, () => Promise<{ readonly default: WordGraph }>>> = {
  english: () => import('./english.ts'),
  french: () => import('./french.ts'),
  hungarian: () => import('./hungarian.ts'),
}

const loaded = new Map<Language, WordGraph>()

export async function loadWords(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, (await LISTS[language]()).default)
}

/** The list loaded before, or none. */
export const wordsOf = (language: Language): WordGraph | undefined => loaded.get(language)
