import { expect, test } from 'vitest'
import type { Json } from '../../../engine/index.ts'
import { from, json, moves, play } from '../../../../tests/playing.ts'
import monopoly from './game.ts'

const table = (more: Record<string, Json>) =>
  from(monopoly, { turn: 'red', money: { red: 1500, blue: 1500 }, ...more }, { players: '2' })

test('two failed rolls leave a player in jail; only the third must be paid for', () => {
  for (const failed of [1, 2]) {
    const match = play(table({ at: { red: 'jail' }, jail: { red: failed } }), 'roll roll:2-1')
    expect(json(match)).toMatchObject({
      at: { red: 'jail' },
      jail: { red: failed + 1 },
      stage: 'end',
      money: { red: 1500 },
    })
  }
})

test('jail ends the turn even after a double, by the field and by a card', () => {
  const field = play(table({ at: { red: 'atlantic' } }), 'roll roll:2-2')
  expect(json(field)).toMatchObject({ at: { red: 'jail' }, jail: { red: 1 }, stage: 'end' })
  expect(moves(field)).not.toContain('roll')
  const card = play(table({ at: { red: 'baltic' } }), 'roll roll:2-2 card:orange-jail')
  expect(json(card)).toMatchObject({ at: { red: 'jail' }, jail: { red: 1 }, stage: 'end' })
})
