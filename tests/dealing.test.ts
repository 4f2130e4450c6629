// Puzzles that luck deals: they can be solved, they are as hard as they say, a day has one and the same everywhere.
import { expect, test } from 'vitest'
import { dailySeed, dayOf, isDaily, Match, Rng } from '../src/engine/index.ts'
import harom from '../src/games/turelem/haromszogszoliter/game.ts'
import papa from '../src/games/turelem/papa-turelemjateka/game.ts'
import szoliter from '../src/games/turelem/szoliter/game.ts'
import szamar from '../src/games/turelem/voros-szamar/game.ts'
import { dealt, expectLengths, shortest } from './puzzles.ts'
import { json } from './playing.ts'

test('the book’s own position needs no luck, every other deal is two moves of luck', () => {
  expect(Match.begin(papa).position.turn).toBe(0)
  expect(Match.begin(papa, { deal: 'book' }).moves).toHaveLength(4)
  const match = dealt(papa, { deal: 'medium' }, 3)
  expect(match.log).toHaveLength(2)
  for (const name of match.log) expect(name).toMatch(/^deal:\d{1,3}$/)
  expect(match.position.turn).toBe(0)
  expect(json(match)['made']).toBeUndefined()
  // A replay needs no luck.
  const again = Match.replay(papa, match.save())
  expect(again.ok && json(again.value)).toEqual(json(match))
  expect(match.game.label!('deal:12', match.position)).toEqual({ hu: 'osztás: 12', en: 'deal: 12' })
})

test('a day has the same seed everywhere, another one for every game and day', () => {
  expect(isDaily({ deal: 'daily' })).toBe(true)
  expect(isDaily({ deal: 'hard' }) || isDaily({})).toBe(false)
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  const seeds = ['papa-turelemjateka', 'szoliter'].flatMap(id =>
    ['2026-11-16', '2026-11-17', '2027-01-01'].map(day => dailySeed(id, day)),
  )
  expect(new Set(seeds).size).toBe(6)
  for (const seed of seeds) expect(Number.isSafeInteger(seed)).toBe(true)
  expect(dailySeed('szoliter', '2026-11-16')).toBe(dailySeed('szoliter', '2026-11-16'))
})

test('a month of daily puzzles can be solved, and they are not all alike', async () => {
  for (const game of [papa, harom]) {
    const seen = new Set<string>()
    for (let day = 1; day <= 30; day++) {
      const seed = dailySeed(game.id, `2026-11-${String(day).padStart(2, '0')}`)
      const match = Match.begin(game, { deal: 'daily' })
      match.roll(new Rng(seed))
      seen.add(JSON.stringify(json(match)))
      expect(await shortest(match)).toBeTypeOf('number')
    }
    expect(seen.size).toBeGreaterThan(20)
  }
})

test('red donkey: easy within 13 moves, hard from 67 on', async () => {
  await expectLengths(szamar, { easy: [1, 13], medium: [14, 66], hard: [67, 90] }, [1, 2])
})

test('solitaire: the more men the harder, on both boards, and with a cell for the last man', async () => {
  for (const cells of ['33', '37'])
    for (const [deal, share] of [
      ['easy', 0.3],
      ['medium', 0.5],
      ['hard', 0.7],
    ] as const) {
      const men = Math.round(Number(cells) * share)
      const match = dealt(szoliter, { cells, deal }, 2)
      expect(Object.keys(json(match)['pieces'] as object)).toHaveLength(men)
      expect(await shortest(match)).toBe(men - 1)
      const aimed = dealt(szoliter, { cells, deal, goal: 'hole' }, 2)
      expect(json(aimed)['goal']).toBeTypeOf('string')
      expect(await shortest(aimed)).toBe(men - 1)
    }
})
