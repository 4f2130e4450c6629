import { fail, type Result } from '../../engine/index.ts'
import { readRules, type Block } from '../../rulebook/index.ts'
import type { Language } from '../text/text.ts'

const texts = import.meta.glob<string>('../../games/*/*/*.md', { query: '?raw', import: 'default' })

/** The texts by `<game>/<language>.md`: a text that leans on another game does not know its chapter. */
const byGame = new Map(
  Object.entries(texts).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]),
)

/** The rules for people of one game and of those it leans on, read when they are opened. */
export async function loadRules(game: string, language: Language): Promise<Result<readonly Block[]>> {
  try {
    return await readRules(game, async id => byGame.get(`${id}/${language}.md`)?.())
  } catch {
    return fail('A szabályokat most nem sikerült betölteni.', 'The rules could not be loaded now.')
  }
}
