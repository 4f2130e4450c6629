import { fail, ok, type Result } from '../../engine/index.ts'
import type { Language } from '../text/text.ts'
import { readMarkdown, type Block } from './markdown.ts'

const texts = import.meta.glob<string>('../../games/*/*/*.md', { query: '?raw', import: 'default' })

/** The rules for people of one game, read when they are opened. */
export async function loadRules(
  game: { readonly id: string; readonly chapter: string },
  language: Language,
): Promise<Result<readonly Block[]>> {
  const load = texts[`../../games/${game.chapter}/${game.id}/${language}.md`]
  try {
    if (load) return ok(readMarkdown(await load()))
  } catch {
    // Told below: the reader only needs to know that the text is not here.
  }
  return fail('A szabályokat most nem sikerült betölteni.', 'The rules could not be loaded now.')
}
