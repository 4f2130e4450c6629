import { expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { folded, playerCounts, shelves } from './search.ts'

const nothing = { words: '', chapter: '', players: '' }
const found = (wish: Partial<typeof nothing>) =>
  shelves({ ...nothing, ...wish }, 'hu').flatMap(shelf => shelf.games.map(game => game.id))

test('accents and case fall away', () => expect(folded('RÓKA és őz')).toBe('roka es oz'))

test('an empty wish gives every game once, by chapter', () => {
  expect(found({}).sort()).toEqual(games.map(game => game.id).sort())
})

test('words in any order, in either language', () => {
  expect(found({ words: 'libak roka' })).toContain('roka-es-libak')
  expect(found({ words: 'fox' })).toContain('roka-es-libak')
  expect(found({ words: 'zzzz' })).toEqual([])
})

test('players: exact numbers, five and more together', () => {
  expect(found({ players: '2' })).toContain('hex')
  expect(found({ players: '1' })).not.toContain('hex')
  for (const id of found({ players: '5' }))
    expect(games.find(game => game.id === id)!.players.some(n => n >= 5)).toBe(true)
  expect(playerCounts()).toEqual([...new Set(playerCounts())])
})
