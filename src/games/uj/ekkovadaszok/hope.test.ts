// Whether a round can still be won: it leans to hope, and never says lost where a way could be built.
import { expect, test } from 'vitest'
import { Rng, type Json } from '../../../engine/index.ts'
import { dealt, emptied } from '../../../../tests/hunters-playing.ts'
import type { Match } from '../../../engine/index.ts'
import { isHunters } from './rules.ts'

const hope = (match: Match) => {
  if (!isHunters(match.game)) throw new Error('not the hunters')
  return match.game.hunters.hope(match.position)
}
const ROW = { '1,0': 'EW1', '2,0': 'NEW1', '3,0': 'NEW2', '4,0': 'NEW3', '5,0': 'NEW4' } as const
const late = (red: string[], more: { [key: string]: Json } = {}, options = {}) =>
  hope(emptied({ red }, { maze: ROW, goals: ['coalNE', 'ruby', 'coalNW'], ...more }, options))

test('a round that begins is open', () => {
  for (let players = 3; players <= 10; players++)
    expect(hope(dealt({ players: String(players) }))).toBe('open')
})

test('too few tunnels are left for the way', () => {
  expect(late(['NESW5', 'EW3'], {}, { values: 'off' })).toBe('open')
  expect(late(['NESW5'], {}, { values: 'off' })).toBe('lost')
  expect(late(['NESW5', 'EW-dead'], {}, { values: 'off' }), 'a dead end is no way').toBe('lost')
})

test('by day the values of what is left must be able to follow, in some order', () => {
  // 3/2 lies at the end of the row; of the others only 2 may follow, and beside Start the way is too long.
  expect(late(['NESW5', 'EW3'])).toBe('lost')
  expect(late(['NESW5', 'NE5']), '2 and 3 may follow').toBe('open')
  expect(late(['NESW5', 'EW3'], { bitten: 'red', swapped: 'yes' }), 'at night nothing is compared').toBe(
    'open',
  )
})

test('a monsoon left may open what is closed; a bitten player may bring the ruby nearer', () => {
  const shut = {
    ...ROW,
    '6,0': 'EW-dead',
    '5,-1': 'NS-dead',
    '4,-1': 'NES-dead',
    '3,-1': 'NEW-dead',
    '2,-1': 'N-dead/turned',
  }
  expect(late(['NESW5', 'NE5'], { maze: shut })).toBe('lost')
  expect(late(['NESW5', 'NE5', 'monsoon'], { maze: shut })).toBe('open')
  const north = { goals: ['ruby', 'coalNE', 'coalNW'] }
  expect(late(['NESW5', 'NE5'], north)).toBe('lost')
  expect(late(['NESW5', 'NE5'], { ...north, bitten: 'red' })).toBe('open')
})

test('no round that the hunters win was ever called lost', () => {
  let [won, lost] = [0, 0]
  for (let seed = 1; seed <= 40; seed++) {
    const match = dealt({ players: '3', trail: 'short', values: seed % 2 ? 'on' : 'off' }, seed)
    if (!isHunters(match.game)) throw new Error('not the hunters')
    const { state } = match.game.hunters
    const rng = new Rng(seed)
    let called = false
    while (match.position.at(state.won) === 0) {
      called ||= hope(match) === 'lost'
      const lays = match.moves.filter(m => m >> 25 === 0)
      const list = lays.length > 0 ? lays : match.moves
      match.play(list[rng.below(list.length)]!)
      match.roll(rng)
    }
    if (match.position.at(state.won) === 1) {
      won++
      expect(called, `seed ${seed}`).toBe(false)
    } else if (called) lost++
  }
  expect(won + lost, 'both kinds of rounds were seen').toBeGreaterThan(won > 0 ? lost : won)
  expect(lost).toBeGreaterThan(0)
})
