import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused } from '../../../../tests/playing.ts'
import { solve } from '../../../ai/solve.ts'
import { Match, Rng } from '../../../engine/index.ts'
import nyolcas from './game.ts'

/** Tiles as they are read, 0 for the gap. */
const at = (rows: string, options = {}) => {
  const cells = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1']
  const tiles = rows.split(' ').flatMap((tile, i) => (tile === '0' ? [] : [[cells[i]!, tile]]))
  return from(nyolcas, { tiles: Object.fromEntries(tiles) }, options)
}
const dealt = (options: Record<string, string>, seed: number): Match => {
  const match = Match.begin(nyolcas, options)
  match.roll(new Rng(seed))
  return match
}
const tilesOf = (match: Match) => json(match)['tiles'] as Record<string, string>
const shortest = async (match: Match) => {
  const found = await solve(match.game, match.position)
  return found.kind === 'solved' ? found.counted : found.kind
}

test('eight numbered tiles on 3 × 3 cells, in order from the top left, the gap at the bottom right', () => {
  const match = dealt({}, 1)
  expect(nyolcas.make({}).board.size).toBe(9)
  expect(Object.values(tilesOf(match)).sort()).toEqual([...'12345678'])
  const last = play(at('1 2 3 4 5 6 7 0 8'), '8')
  expect(last.outcome?.result).toEqual([1])
  expect(last.outcome?.points).toEqual([1])
  expect(play(at('0 1 2 3 4 5 6 7 8'), '1').outcome).toBeUndefined()
})

test('a tile beside the gap is pushed into it, others are refused in words', () => {
  const match = at('1 2 3 4 0 5 7 8 6')
  expectMoves(match, '2 4 5 8')
  expect(tilesOf(play(match, '5'))).toMatchObject({ b2: '5' })
  const why = 'Only a tile beside the gap can be pushed, into the gap.'
  expect(refused(at('1 2 3 4 0 5 7 8 6'))).toEqual({ 1: why, 3: why, 6: why, 7: why })
})

test('as an option two tiles in line with the gap go at once, as one move', () => {
  const match = at('1 2 3 4 5 6 0 7 8', { pushes: 'line' })
  expectMoves(match, '1 4 7 8')
  const done = play(match, '8')
  expect(tilesOf(done)).toMatchObject({ a1: '7', b1: '8' })
  expect(json(done)['made']).toBe(1)
  expect(done.outcome?.result).toEqual([1])
  expect(Object.values(refused(at('1 2 3 4 5 6 0 7 8', { pushes: 'line' })))).toContain(
    'Only a tile in the same row or column as the gap can be pushed.',
  )
})

test('every deal can be solved, none is solved already, and the difficulty is what it says', async () => {
  for (const [deal, least, most] of [
    ['any', 1, 31],
    ['easy', 6, 12],
    ['medium', 13, 20],
    ['hard', 20, 31],
    ['daily', 6, 31],
  ] as const)
    for (let seed = 1; seed <= 6; seed++) {
      const n = await shortest(dealt({ deal }, seed))
      expect(n, deal).toBeGreaterThanOrEqual(least)
      expect(n, deal).toBeLessThanOrEqual(most)
    }
})

test('the gap may be anywhere after a deal, and deals differ', () => {
  const gaps = new Set<string>()
  for (let seed = 1; seed <= 60; seed++)
    gaps.add(
      Object.keys(tilesOf(dealt({}, seed)))
        .sort()
        .join(),
    )
  expect(gaps.size).toBe(9)
})

test('half of all arrangements cannot be solved, and that is told at once', async () => {
  expect(await shortest(at('2 1 3 4 5 6 7 8 0'))).toBe('none')
  expect(await shortest(at('1 2 3 4 5 6 8 7 0'))).toBe('none')
  // The hardest position there is.
  expect(await shortest(at('8 6 7 2 5 4 3 0 1'))).toBe(31)
  expect(await shortest(at('1 2 3 4 5 6 0 7 8', { pushes: 'line' }))).toBe(1)
})

test('a position has each tile once', () => {
  expect(() => at('1 1 3 4 5 6 7 8 0')).toThrow('one of each tile from 1 to 8')
})
