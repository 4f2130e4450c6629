import { games, type GameEntry } from '../../games/index.ts'
import type { Texts } from '../text/text.ts'

/** Lower case, accents off: "Róka" is found by "roka". */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export interface Wish {
  readonly words: string
  readonly chapter: string
  /** As many players, '5' for five or more, '' for any. */
  readonly players: string
}

export const CHAPTERS = [
  'sajat',
  'uj',
  'amoba',
  'beszoritos',
  'dama',
  'helycserelo',
  'osszekotos',
  'sakk',
  'szo',
  'turelem',
  'egyeb-logikai',
  'szerencse',
] as const

export function chapterName(texts: Texts, id: string): string {
  const known = CHAPTERS.find(chapter => chapter === id)
  return known ? texts.chapters[known] : id
}

const haystack = new Map(
  games.map(game => [game.id, folded(`${game.title.hu} ${game.title.en} ${game.id.replaceAll('-', ' ')}`)]),
)

const fits = (game: GameEntry, wish: Wish): boolean =>
  folded(wish.words)
    .split(/\s+/)
    .every(word => haystack.get(game.id)!.includes(word)) &&
  (wish.chapter === '' || game.chapter === wish.chapter) &&
  (wish.players === '' ||
    game.players.some(n => (wish.players === '5' ? n >= 5 : String(n) === wish.players)))

export interface Shelf {
  readonly chapter: string
  readonly games: readonly GameEntry[]
}

/** The games that fit, by chapter in the book's order and by title within. */
export function shelves(wish: Wish, language: 'hu' | 'en'): Shelf[] {
  const collator = new Intl.Collator(language)
  const found = games.filter(game => fits(game, wish))
  const chapters = [...new Set([...CHAPTERS, ...found.map(game => game.chapter)])]
  return chapters
    .map(chapter => ({
      chapter,
      games: found
        .filter(game => game.chapter === chapter)
        .sort((a, b) => collator.compare(a.title[language], b.title[language])),
    }))
    .filter(shelf => shelf.games.length > 0)
}

/** Numbers of players that some game has, five and more together. */
export const playerCounts = (): string[] =>
  [...new Set(games.flatMap(game => game.players.map(n => Math.min(n, 5))))].sort((a, b) => a - b).map(String)
