import { expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { findGames } from './game-search.ts'

test.each([
  ['malom', 'malom'],
  ['Sakk', 'sakk'],
  ['go', 'go'],
  ['fokusz', 'fokusz'],
  ['CHESS', 'sakk'],
  [' ingerl', 'ingerles'],
])('"%s" finds %s first', (words, id) => expect(findGames(games, words)[0]?.id).toBe(id))

test('no words find all, strange ones nothing', () => {
  expect(findGames(games, ' ')).toHaveLength(games.length)
  expect(findGames(games, 'qqq')).toEqual([])
})
