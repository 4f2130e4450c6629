import type { GameEntry } from '../../games/index.ts'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** How well a title answers: it is the words, begins with them, a word of it does, it holds them; undefined: not at all. */
function rank(title: string, words: string): number | undefined {
  const at = plain(title).indexOf(words)
  if (at < 0) return undefined
  if (at === 0) return plain(title) === words ? 0 : 1
  return plain(title).includes(` ${words}`) ? 2 : 3
}

/** The games that the words name in either language, accents or not, the best first. */
export function findGames(games: readonly GameEntry[], words: string): readonly GameEntry[] {
  const wanted = plain(words)
  if (wanted === '') return games
  return games
    .flatMap(game => {
      const ranks = [game.title.hu, game.title.en].flatMap(title => rank(title, wanted) ?? [])
      return ranks.length > 0 ? [{ game, rank: Math.min(...ranks) }] : []
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ game }) => game)
}
