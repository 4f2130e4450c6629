import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import type { Options } from '../../../engine/index.ts'
import gotlakozas from './game.ts'

const at = (turn: string, black: string, white: string, options: Options = {}) =>
  from(
    gotlakozas,
    {
      turn,
      pieces: Object.fromEntries([
        ...(black ? black.split(' ') : []).map(cell => [cell, 'black stone'] as const),
        ...(white ? white.split(' ') : []).map(cell => [cell, 'white stone'] as const),
      ]),
    },
    options,
  )
const stones = (match: ReturnType<typeof start>) => Object.keys(json(match)['pieces'] as object).sort()
const row = (n: number, cols = 'abcdefghijklm') => [...cols].map(col => `${col}${n}`).join(' ')
const column = (col: string, rows: readonly number[]) => rows.map(n => `${col}${n}`).join(' ')

test('13 × 13 points, empty; black begins, there is no passing', () => {
  const match = start(gotlakozas)
  expect(json(match)).toEqual({ turn: 'black', pieces: {} })
  expect(moves(match)).toHaveLength(169)
  expect(moves(match)).not.toContain('pass')
  expect(gotlakozas.make({}).board.names.at(-1)).toBe('m13')
  expect(refused(play(match, 'g7'))).toEqual({ g7: 'This place is taken already.' })
})

test('stones without a liberty are taken, as in go', () => {
  const match = play(at('black', 'c4 b3 d3', 'c3 a9'), 'c2')
  expect(stones(match)).toEqual(['a9', 'b3', 'c2', 'c4', 'd3'])
  const two = play(at('black', 'c4 d4 b3 e3 c2', 'c3 d3'), 'd2')
  expect(stones(two)).toEqual(['b3', 'c2', 'c4', 'd2', 'd4', 'e3'])
})

test('suicide is forbidden, unless the stone takes and so gets a liberty', () => {
  const shut = at('white', 'a2 b1', 'm13')
  expect(refused(shut)['a1']).toContain('Suicide')
  expect(moves(at('white', 'a2 b1', 'a3 b2 c1'))).toContain('a1')
})

test('ko: the last position may not return at once', () => {
  const match = play(at('black', 'c4 b3 c2', 'd4 e3 d2 c3'), 'd3')
  expect(refused(match)['c3']).toContain('Ko')
  expect(moves(play(match, 'm13 m1'))).toContain('c3')
})

test.each([
  ['from left to right', row(5, 'abcdefghijkl'), 'm5'],
  ['from bottom to top', column('h', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), 'h13'],
  ['with bends', `${row(3, 'abcdef')} f4 f5 ${row(6, 'fghijkl')}`, 'm6'],
])('a group between opposite sides wins %s, for either player', (_, group, last) => {
  const match = at('black', group, '')
  expect(match.outcome).toBeUndefined()
  expect(play(match, last).outcome).toMatchObject({ result: [1, 0] })
  expect(play(at('white', '', group), last).outcome?.result).toEqual([0, 1])
})

test('neighbouring sides do not win, nor stones that only touch diagonally; a corner belongs to both sides', () => {
  expect(play(at('black', 'a3 b3 c3 c2', ''), 'c1').outcome).toBeUndefined()
  expect(play(at('black', `${row(5, 'abcdef')} ${row(6, 'hijklm')}`, ''), 'g7').outcome).toBeUndefined()
  expect(play(at('black', row(1, 'abcdefghijkl'), ''), 'm1').outcome?.result).toEqual([1, 0])
})

test('the connection is tested after stones are taken', () => {
  // White's wall breaks black's row; the last stone takes it and is not yet a connection.
  const match = at('black', `${row(5, 'abcdef')} ${row(5, 'hijklm')} g6`, 'g5')
  expect(play(match, 'g4').outcome).toBeUndefined()
  expect(play(match, 'a13 g5').outcome?.result).toEqual([1, 0])
})

test('a group whose stones were taken no longer counts', () => {
  const match = at('white', 'a5 b5', 'a4 b4 a6 b6')
  expect(stones(play(match, 'c5'))).not.toContain('a5')
  expect(play(match, `m1 m13`).outcome).toBeUndefined()
})

test('who cannot place a stone loses', () => {
  // Every empty point is an eye of white with white around it: black would take its own life everywhere.
  const { board } = gotlakozas.make({})
  const eyes = ['b2', 'd2']
  const black = row(7)
  const white = board.names.filter(name => !eyes.includes(name) && !black.split(' ').includes(name))
  const game = gotlakozas.make({})
  const p = game.layout.empty()
  game.start(p)
  for (const [c, name] of board.names.entries())
    p.put(1 + c, eyes.includes(name) ? 0 : white.includes(name) ? 2 : 1)
  expect(game.stuck(p)).toMatchObject({ result: [0, 1] })
})

test('the third repetition is a draw, with superko no earlier position may return', () => {
  expect(gotlakozas.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 1000 })
  expect(gotlakozas.make({ ko: 'superko' }).draws).toEqual({ cap: 1000 })
  const match = play(at('black', 'c4 b3 c2', 'd4 e3 d2 c3', { ko: 'superko' }), 'd3')
  expect(moves(match)).not.toContain('c3')
})

test('a group without a liberty is refused in a position', () => {
  expect(() => at('white', 'a1', 'a2 b1')).toThrow('no liberty')
})

test('swap, when it is chosen: white may take the first stone over', () => {
  expect(moves(play(start(gotlakozas), 'g7'))).not.toContain('swap')
  const match = play(start(gotlakozas, { swap: 'on' }), 'g7 swap')
  expect(json(match)).toEqual({ turn: 'black', pieces: { g7: 'white stone' } })
  expect(moves(match)).toHaveLength(168)
})
