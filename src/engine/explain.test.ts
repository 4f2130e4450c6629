import { expect, test } from 'vitest'
import { beginsWith, whyNot } from './explain.ts'
import type { Game } from './game.ts'
import { Layout } from './layout.ts'

/** One candidate, refused: the first two points are a group. */
const game: Game = {
  players: [],
  layout: new Layout(['white', 'black']),
  turns: 'one move',
  reasons: [
    { hu: '', en: '' },
    { hu: 'gyenge', en: 'weak' },
  ],
  start() {},
  moves: (_, out) => out.add(0),
  refuses: () => 1,
  play() {},
  outcome: () => undefined,
  stuck: () => 0,
  name: () => 'push',
  points: () => [1, 2, 9],
  loosePoints: () => 2,
}

test('a refused group is explained in any order', () => {
  const p = game.layout.empty()
  expect(whyNot(game, p, [2])?.en).toBe('weak')
  expect(whyNot(game, p, [2, 1, 9])?.en).toBe('weak')
  expect(whyNot(game, p, [9])).toBeUndefined()
  expect(whyNot(game, p, [2, 9])).toBeUndefined()
})

test('points begin a move: the loose ones in any order but once, the others in theirs', () => {
  expect(beginsWith([1, 2, 9], 1, [])).toBe(true)
  expect(beginsWith([1, 2, 9], 1, [2])).toBe(false)
  expect(beginsWith([1, 2, 9], 2, [2, 2])).toBe(false)
  expect(beginsWith([1, 2], 1, [1, 2, 9])).toBe(false)
})
