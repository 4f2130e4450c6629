import type { Facts } from '../../games/facts/index.ts'
import { games, type GameEntry } from '../../games/index.ts'
import type { Texts } from '../text/text.ts'
import { folded, likeness, namesOf, type Names } from './likeness.ts'

export const CHAPTERS = [
  'sakk',
  'dama',
  'amoba',
  'beszoritos',
  'helycserelo',
  'osszekotos',
  'egyeb-logikai',
  'szerencse',
  'szo',
  'turelem',
  'sajat',
  'uj',
] as const

export function chapterName(texts: Texts, id: string): string {
  const known = CHAPTERS.find(chapter => chapter === id)
  return known ? texts.chapters[known] : id
}

export const FAVOURITES = 'favourites'

/** The words each filter may hold, the usual one ('', anything) left out. */
export const FILTERS = {
  players: ['1', '2', '3', '4', '5'],
  minutes: ['15', '30', '60'],
  luck: ['none', 'little', 'much'],
  hard: ['1', '2', '3', '4'],
  hidden: ['open', 'hidden'],
} as const
export type Filter = keyof typeof FILTERS
export const SORTS = ['known', 'title', 'short', 'easy'] as const
export type Sort = (typeof SORTS)[number]

/** What somebody looks for; '' is anything. */
export interface Wish extends Readonly<Record<Filter, string>> {
  readonly words: string
  readonly chapter: string
  readonly sort: string
}

/** What is known of the games besides their titles. */
export interface Shelf {
  readonly facts: Readonly<Record<string, Facts>>
  readonly names: Names
  readonly known: readonly string[]
  readonly favourites: ReadonlySet<string>
}

const LUCK = FILTERS.luck

const tests: {
  readonly [F in Filter]: (game: GameEntry, facts: Facts | undefined, word: string) => boolean
} = {
  players: ({ players }, _, word) => players.some(n => (word === '5' ? n >= 5 : String(n) === word)),
  minutes: (_, facts, word) => (facts?.minutes[0] ?? 0) <= Number(word),
  luck: (_, facts, word) => LUCK[Math.min(facts?.luck ?? 0, LUCK.length - 1)] === word,
  // The hardest step takes everything that is harder yet.
  hard: (_, facts, word) => Math.min(facts?.hard ?? 0, 4) === Number(word),
  hidden: (_, facts, word) => (facts?.hidden === 'open') === (word === 'open'),
}

const fits = (game: GameEntry, wish: Wish, { facts, favourites }: Shelf): boolean =>
  (wish.chapter === '' ||
    (wish.chapter === FAVOURITES ? favourites.has(game.id) : game.chapter === wish.chapter)) &&
  filters(wish).every(filter => tests[filter](game, facts[game.id], wish[filter]))

/** The filters that are in use; words no filter knows count as none. */
export const filters = (wish: Wish): Filter[] =>
  (Object.keys(FILTERS) as Filter[]).filter(filter =>
    (FILTERS[filter] as readonly string[]).includes(wish[filter]),
  )

function orderOf(sort: string, language: 'hu' | 'en', { facts, known }: Shelf) {
  const collator = new Intl.Collator(language)
  const title = (a: GameEntry, b: GameEntry) => collator.compare(a.title[language], b.title[language])
  const by = (worth: (game: GameEntry) => number) => (a: GameEntry, b: GameEntry) =>
    worth(a) - worth(b) || title(a, b)
  if (sort === 'title') return title
  if (sort === 'short') return by(({ id }) => facts[id]?.minutes[1] ?? Infinity)
  if (sort === 'easy') return by(({ id }) => facts[id]?.hard ?? Infinity)
  const place = new Map(known.map((id, i) => [id, i]))
  return by(({ id }) => place.get(id) ?? known.length)
}

/** The games that fit: those most like the words first, or in the order asked for. */
export function foundGames(wish: Wish, language: 'hu' | 'en', shelf: Shelf): GameEntry[] {
  const order = orderOf(wish.sort, language, shelf)
  const fitting = games.filter(game => fits(game, wish, shelf))
  const words = folded(wish.words).trim()
  if (words === '') return fitting.sort(order)
  const like = new Map(fitting.map(game => [game, likeness(words, namesOf(game, shelf.names))]))
  return fitting
    .filter(game => like.get(game)! > 0)
    .sort((a, b) => like.get(b)! - like.get(a)! || order(a, b))
}

/** How many games each chapter has, those without any left out. */
export const chapterCounts = (): { readonly chapter: string; readonly count: number }[] =>
  [...new Set([...CHAPTERS, ...games.map(game => game.chapter)])]
    .map(chapter => ({ chapter, count: games.filter(game => game.chapter === chapter).length }))
    .filter(({ count }) => count > 0)
