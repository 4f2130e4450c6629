import { expect, test } from 'vitest'
import { Match, type Definition } from '../../engine/index.ts'
import { square } from '../boards/index.ts'
import { BLACK, BLUE, GREEN, RED, WHITE } from '../pieces.ts'
import { changingPlaces, opposed, slides, staysIn } from './index.ts'

test('camps go to the one opposite, two or four of them', () => {
  expect(opposed([WHITE, BLACK], [[1, 2], [8]], [0, 1])).toEqual([
    { player: WHITE, home: [1, 2], goal: [8], men: [0, 1] },
    { player: BLACK, home: [8], goal: [1, 2], men: [0, 1] },
  ])
  expect(opposed([RED, GREEN, BLUE, WHITE], [[0], [1], [2], [3]]).map(({ goal }) => goal)).toEqual([
    [2],
    [3],
    [0],
    [1],
  ])
})

test('a man stays in the target camp, for the reason the game gives', () => {
  const board = square(3, 1)
  const definition: Definition = {
    id: 'toy',
    chapter: 'none',
    title: { hu: '', en: '' },
    players: [2],
    rules: 1,
    options: [],
    make: () =>
      changingPlaces({
        board,
        camps: opposed([WHITE, BLACK], [[0], [2]]),
        kinds: [{ id: 'man', name: { hu: 'bábu', en: 'man' }, art: 'disc' }],
        ways: slides,
        gait: { hu: '', en: '' },
        arrival: 'all cells',
        draws: { repetition: 3, cap: 100 },
        parts: [staysIn({ hu: 'Maradj!', en: 'Stay!', rule: 'zone' })],
      }),
  }
  const begun = Match.beginFrom(definition, {}, { turn: 'white', pieces: { c1: 'white man' } })
  if (!begun.ok) throw new Error(begun.why.en)
  const { game, position, moves } = begun.value
  expect(moves.map(m => begun.value.nameOf(m))).toEqual(['pass'])
  expect(game.reasons?.at(-1)).toEqual({ hu: 'Maradj!', en: 'Stay!', rule: 'zone' })
  expect(game.refuses!(position, 2 | (1 << 10))).toBe(game.reasons!.length - 1)
})
