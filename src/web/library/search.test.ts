import { expect, test } from 'vitest'
import { loadFacts, loadNames, WELL_KNOWN } from '../../games/facts/index.ts'
import { games } from '../../games/index.ts'
import { folded, slips } from './likeness.ts'
import { chapterCounts, filters, foundGames, type Shelf, type Wish } from './search.ts'

const filtersOff = { players: '', minutes: '', luck: '', hard: '', hidden: '' }
const nothing: Wish = { ...filtersOff, words: '', chapter: '', sort: '' }
const shelf: Shelf = {
  facts: await loadFacts(),
  names: await loadNames(),
  known: WELL_KNOWN,
  favourites: new Set(['hex', 'go']),
}
const found = (wish: Partial<Wish>, language: 'hu' | 'en' = 'hu') =>
  foundGames({ ...nothing, ...wish }, language, shelf).map(game => game.id)

test('accents, case and signs fall away', () => {
  expect(folded('RÓKA és őz')).toBe('roka es oz')
  expect(folded("Nine Men's")).toBe(folded('nine men’s'))
})

test('slips of the hand are counted: a letter more, less, another, two swapped', () => {
  expect(slips('sakk', 'sakk', 3)).toBe(0)
  expect(slips('chees', 'chess', 3)).toBe(1)
  expect(slips('malo', 'malom', 3)).toBe(1)
  expect(slips('mlaom', 'malom', 3)).toBe(1)
  expect(slips('hex', 'backgammon', 3)).toBe(3)
})

test('an empty wish gives every game once, the well-known ones first', () => {
  expect(found({}).sort()).toEqual(games.map(game => game.id).sort())
  expect(found({})[0]).toBe('sakk')
})

test('chips: chapters with their numbers, favourites', () => {
  expect(chapterCounts().reduce((sum, { count }) => sum + count, 0)).toBe(games.length)
  expect(found({ chapter: 'favourites' }).sort()).toEqual(['go', 'hex'])
  for (const { chapter, count } of chapterCounts()) expect(found({ chapter }).length, chapter).toBe(count)
})

test('filters: players, time, luck, difficulty, hidden; a word nobody knows filters nothing', () => {
  expect(found({ players: '2' })).toContain('hex')
  expect(found({ players: '1' })).not.toContain('hex')
  for (const id of found({ players: '5' }))
    expect(games.find(game => game.id === id)!.players.some(n => n >= 5)).toBe(true)
  for (const id of found({ minutes: '15' })) expect(shelf.facts[id]!.minutes[0]).toBeLessThanOrEqual(15)
  expect(found({ luck: 'none' })).not.toContain('backgammon')
  expect(found({ luck: 'much' })).toContain('backgammon')
  for (const id of found({ luck: 'little' })) expect(shelf.facts[id]!.luck, id).toBe(1)
  expect(found({ hard: '4' })).toContain('sogi')
  expect(found({ hidden: 'hidden' })).toContain('stratego')
  expect(found({ hidden: 'open' })).not.toContain('stratego')
  expect(filters({ ...nothing, luck: 'nonsense', players: '2' })).toEqual(['players'])
  expect(found({ luck: 'nonsense' }).length).toBe(games.length)
})

test('orders: by name, the short ones first, the easy ones first', () => {
  const titles = found({ sort: 'title' }).map(id => games.find(game => game.id === id)!.title.hu)
  expect(titles).toEqual([...titles].sort(new Intl.Collator('hu').compare))
  const long = found({ sort: 'short' }).map(id => shelf.facts[id]!.minutes[1]!)
  expect(long).toEqual([...long].sort((a, b) => a - b))
  const hard = found({ sort: 'easy' }).map(id => shelf.facts[id]!.hard)
  expect(hard).toEqual([...hard].sort((a, b) => a - b))
})

/** What people type, and the game they mean. */
const SEARCHES: readonly (readonly [string, 'hu' | 'en', string])[] = [
  ['sakk', 'hu', 'sakk'],
  ['chess', 'en', 'sakk'],
  ['chees', 'en', 'sakk'],
  ['mill', 'en', 'malom'],
  ["nine men's morris", 'en', 'malom'],
  ['nine mens moris', 'en', 'malom'],
  ['malom', 'hu', 'malom'],
  ['malm', 'hu', 'malom'],
  ['othello', 'hu', 'reversi'],
  ['otello', 'hu', 'reversi'],
  ['connect four', 'en', 'potyogos-amoba'],
  ['negyet egy sorba', 'hu', 'potyogos-amoba'],
  ['potyogos', 'hu', 'potyogos-amoba'],
  ['go', 'hu', 'go'],
  ['gó', 'hu', 'go'],
  ['baduk', 'en', 'go'],
  ['weiqi', 'en', 'go'],
  ['klotski', 'en', 'voros-szamar'],
  ['voros szamar', 'hu', 'voros-szamar'],
  ['shogi', 'en', 'sogi'],
  ['sogi', 'hu', 'sogi'],
  ['xiangqi', 'en', 'hsziangcsi'],
  ['laska', 'hu', 'oszlopos-damajatek'],
  ['fox and geese', 'en', 'roka-es-libak'],
  ['roka es liba', 'hu', 'roka-es-libak'],
  ['bughouse', 'en', 'bogarhaz'],
  ['peg solitaire', 'en', 'szoliter'],
  ['szoliter', 'hu', 'szoliter'],
  ['backgamon', 'hu', 'backgammon'],
  ['ostabla', 'hu', 'backgammon'],
  ['scrabble', 'hu', 'scramble'],
  ['mancala', 'en', 'vari'],
  ['abalone', 'en', 'abalon'],
  ['dots and boxes', 'en', 'kockazas'],
  ['chinese checkers', 'en', 'kinai-damajatek'],
  ['gomoku', 'hu', 'otos-malom'],
  ['checkers', 'en', 'kozonseges-damajatek'],
  ['chekers', 'en', 'kozonseges-damajatek'],
  ['ludo', 'en', 'ingerles'],
  ['ki nevet a vegen', 'hu', 'ingerles'],
  ['bekgemmon', 'hu', 'backgammon'],
  ['monopoli', 'hu', 'monopoly'],
  ['kínai sakk', 'hu', 'hsziangcsi'],
  ['japanese chess', 'en', 'sogi'],
  ['hnefatafl', 'en', 'tablut'],
  ['15 puzzle', 'en', 'tizenotos-jatek'],
  ['batleship', 'en', 'torpedo'],
  ['vaksakk', 'hu', 'sotet-sakk'],
  ['halmma', 'hu', 'halma'],
  ['tvixt', 'hu', 'twixt'],
]

test('fifty searches by what people call the games find the wanted one first in all but two', () => {
  const missed = SEARCHES.filter(([words, language, id]) => found({ words }, language)[0] !== id)
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(2)
  expect(found({ words: 'zzzz' })).toEqual([])
})

test('a whole name with a slip comes before a name that has the letters inside', () => {
  for (const language of ['hu', 'en'] as const) expect(found({ words: 'chees' }, language)[0]).toBe('sakk')
})

test('checkers finds the draughts games', () => {
  expect(found({ words: 'checkers' }, 'en').length).toBeGreaterThan(3)
})
