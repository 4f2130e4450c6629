import { expect, test } from 'vitest'
import type { Json, Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { columnsOf, pieces, playAlike, type Columns, type Rules } from '../../../../tests/slow-columns.ts'
import hexemergo from './game.ts'

const men = (n: number): string[] => Array<string>(n).fill('man')
const at = (turn: 'white' | 'black', columns: Columns, more = {}) =>
  from(hexemergo, { turn, pieces: pieces(columns), ...more })
const standing = (match: Match) => columnsOf(json(match)['pieces'] as Json)

test('37 cells, seven across; 12 men each in hand; white’s first man may not go to d4', () => {
  const match = start(hexemergo)
  const { board } = hexemergo.make({})
  expect(board.size).toBe(37)
  expect(board.names.filter(name => name.startsWith('d'))).toHaveLength(7)
  expect(json(match)).toEqual({ turn: 'white', pieces: {}, hands: { white: men(12), black: men(12) } })
  expect(moves(match)).toHaveLength(36)
  expect(refused(match)['d4']).toBe('White’s first man may not go to the centre.')
})

test('a piece steps in six directions', () => {
  expectMoves(at('white', { d4: 'bw', a1: 'b' }), 'd4-c3 d4-c4 d4-d3 d4-d5 d4-e4 d4-e5')
})

test('captures go in six directions, in chains, with the most as a duty and no turn straight back', () => {
  const match = at('white', { d3: 'w', d4: 'bb', c5: 'b', g7: 'b', f4: 'w', f5: 'b' })
  expectMoves(match, 'd3xd5')
  expect(refused(match)['f4-f6']).toBe('You must take the most men.')
  play(match, 'd3xd5')
  expect(refused(match)['d5-d3']).toBe('You may not turn straight back.')
  expect(standing(play(match, 'd5xb5'))).toMatchObject({ b5: 'bbw', d4: 'b' })
})

test('entering restriction and shadow as in emergo', () => {
  const hands = { white: men(3), black: men(3) }
  const match = at('white', { d4: 'b' }, { hands })
  expect(refused(match)['d5']).toContain('You may not force a capture')
  const shadow = play(at('white', { a1: 'b' }, { hands: { white: men(3) } }), 'g7')
  expect(standing(shadow)).toEqual({ a1: 'b', g7: 'www' })
})

test('without entering: 13 each on three rows, the third without its outermost cells; white begins', () => {
  const match = start(hexemergo, { noEntering: 'on' })
  const rows = (names: string, letter: string) =>
    Object.fromEntries(names.split(' ').map(name => [name, letter]))
  expect(standing(match)).toEqual({
    ...rows('g4 g5 g6 g7 f3 f4 f5 f6 f7 e3 e4 e5 e6', 'w'),
    ...rows('a1 a2 a3 a4 b1 b2 b3 b4 b5 c2 c3 c4 c5', 'b'),
  })
  expect(json(match)).toMatchObject({ turn: 'white' })
  expect(json(match)['hands']).toEqual({})
  expect(moves(match).every(name => name.includes('-'))).toBe(true)
})

test('draws: the third repetition, the 1000th move', () =>
  expect(hexemergo.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 1000 }))

// Rows a to g from the top; row i holds the numbers max(1, i - 3) to min(7, i + 3).
const cell = (i: number, k: number) =>
  i >= 1 && i <= 7 && k >= Math.max(1, i - 3) && k <= Math.min(7, i + 3) ? `${'abcdefg'[i - 1]}${k}` : ''
const WAYS = [
  [0, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, 0],
  [1, 1],
] as const
const RULES: Rules = {
  cells: hexemergo.make({}).board.names,
  next: (name, way) => cell('abcdefg'.indexOf(name[0]!) + 1 + WAYS[way]![0], Number(name[1]) + WAYS[way]![1]),
  ways: 6,
  centre: 'd4',
}

test('random games go as by the slow generator', () => {
  const met = [1, 2, 3, 4, 5].map(seed => playAlike(hexemergo, {}, RULES, seed, 12))
  expect(met.some(({ chains }) => chains > 0)).toBe(true)
  expect(met.some(({ shadows }) => shadows > 0)).toBe(true)
  for (const seed of [6, 7]) playAlike(hexemergo, { noEntering: 'on' }, RULES, seed, 0)
})
