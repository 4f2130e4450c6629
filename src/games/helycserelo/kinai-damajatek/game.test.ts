import { expect, test } from 'vitest'
import { neighbours } from '../../../kit/index.ts'
import type { Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import kinai from './game.ts'

const men = (side: string, cells: string) =>
  Object.fromEntries(cells.split(' ').map(cell => [cell, `${side} man`]))
const on = (turn: string, red: string, blue: string, more: object = {}, options: Options = {}) =>
  from(kinai, { turn, pieces: { ...men('red', red), ...men('blue', blue) }, ...more }, options)
const order = (players: number, usual = 'usual') =>
  kinai
    .make({ players: String(players), start: usual })
    .players.map(({ id }) => id)
    .join(' ')
const camp = (options: Options, side: string) =>
  Object.entries(json(start(kinai, options))['pieces'] as Record<string, string>)
    .filter(([, name]) => name === `${side} man`)
    .map(([cell]) => cell)

const TOP = 'a5 b5 b6 c5 c6 c7 d5 d6 d7 d8'
const BOTTOM = 'n10 n11 n12 n13 o11 o12 o13 p12 p13 q13'

test('a star of 121 cells in rows a to q, with 312 pairs of neighbours', () => {
  const { board } = kinai.make({})
  expect(board.size).toBe(121)
  const row = (letter: string) => board.names.filter(name => name[0] === letter)
  expect([...'abcdefghijklmnopq'].map(letter => row(letter).length)).toEqual([
    1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1,
  ])
  expect(row('e')).toEqual(Array.from({ length: 13 }, (_, i) => `e${i + 1}`))
  expect(row('n')).toEqual(['n10', 'n11', 'n12', 'n13'])
  expect(board.cells.reduce((sum, _, c) => sum + neighbours(board, c).length, 0)).toBe(2 * 312)
})

test('ten men each; two begin in the camps of a5 and q13', () => {
  expect(camp({}, 'red').sort()).toEqual(TOP.split(' ').sort())
  expect(camp({}, 'blue').sort()).toEqual(BOTTOM.split(' ').sort())
  expect(json(start(kinai))['turn']).toBe('red')
})

test('the corners of three, four, five and six players, in turn clockwise', () => {
  expect(order(2)).toBe('red blue')
  expect(order(3)).toBe('yellow blue orange')
  expect(order(4)).toBe('red green blue orange')
  expect(order(5)).toBe('red green blue purple orange')
  expect(order(6)).toBe('red yellow green blue purple orange')
  for (const [side, apex] of [
    ['red', 'a5'],
    ['yellow', 'e13'],
    ['green', 'm17'],
    ['blue', 'q13'],
    ['purple', 'm5'],
    ['orange', 'e1'],
  ] as const) {
    expect(camp({ players: '6' }, side)).toHaveLength(10)
    expect(camp({ players: '6' }, side)).toContain(apex)
  }
})

test('two or three may begin side by side; more cannot', () => {
  expect(order(2, 'adjacent')).toBe('red yellow')
  expect(order(3, 'adjacent')).toBe('red yellow green')
  expect(order(4, 'adjacent')).toBe(order(4))
})

test('a man steps to one of six neighbours', () => {
  const match = on('red', 'i9', 'q13')
  expectMoves(match, 'i9-i8 i9-i10 i9-h9 i9-h8 i9-j9 i9-j10')
  expect(refused(match)['i9-h10']).toContain('cannot get there')
})

test('it jumps over a neighbour of any colour, in chains, and takes nothing', () => {
  const match = on('red', 'i9 i10', 'j11 q13')
  expect(moves(match)).toEqual(expect.arrayContaining(['i9-i11', 'i9-k11']))
  expect(moves(match)).not.toContain('i9-i9')
  expect(json(play(match, 'i9-k11'))['pieces']).toEqual({
    q13: 'blue man',
    i10: 'red man',
    j11: 'blue man',
    k11: 'red man',
  })
})

test('no jump over two men in a row', () => {
  const wall = on('red', 'i9', 'i10 i11 q13')
  expect(moves(wall)).not.toContain('i9-i11')
  expect(moves(wall)).not.toContain('i9-i12')
})

test('the camps of others may be entered, the target camp is not left again', () => {
  expect(moves(on('red', 'e10', 'a5'))).toContain('e10-e11')
  expect(moves(on('red', 'e11', 'a5'))).toContain('e11-e10')
  const inside = on('red', 'n12', 'a5')
  expectMoves(inside, 'n12-n11 n12-n13 n12-o12 n12-o13')
  expect(refused(inside)['n12-m12']).toBe('A man that has reached the target camp may not leave it.')
})

test('who fills the camp opposite to the own one wins', () => {
  const match = on('red', `${BOTTOM.replace('n10 ', '')} m9`, 'i9')
  expect(play(match, 'm9-n10').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'red filled the target camp.' },
  })
  const nine = on('red', `${BOTTOM.replace('n10 n11 ', '')} m9 i10`, 'i9')
  expect(play(nine, 'm9-n10').outcome).toBeUndefined()
  const blue = on('blue', 'i9', TOP.replace('d8', 'e9'))
  expect(play(blue, 'e9-d8').outcome?.result).toEqual([0, 1])
})

test('with three players the goal is the empty camp opposite; the others play on for places', () => {
  const pieces = {
    ...men('yellow', 'm5 m6 m7 l5 l6 l7 k5 k6 j5 m9'),
    ...men('blue', 'i9'),
    ...men('orange', 'i11'),
  }
  const match = from(kinai, { turn: 'yellow', pieces, made: [60, 60, 60] }, { players: '3' })
  play(match, 'm9-m8')
  expect(match.outcome).toBeUndefined()
  expect(json(match)).toMatchObject({ turn: 'blue', places: [1, 0, 0] })
  play(match, 'i9-h9 i11-h11')
  expect(json(match)['turn']).toBe('blue')
})

test('a man still at home after 100 own moves loses, or is last of several', () => {
  const late = on('red', 'a5 i9', 'i12', { made: [99, 99] })
  expect(play(late, 'i9-j9').outcome?.result).toEqual([0, 1])
  expect(play(on('red', 'a5 i9', 'i12', { made: [98, 98] }), 'i9-j9').outcome).toBeUndefined()
  expect(play(on('red', 'j9 i9', 'i12', { made: [99, 98] }), 'i9-h9').outcome).toBeUndefined()
  const pieces = { ...men('yellow', 'e13 i9'), ...men('blue', 'i11'), ...men('orange', 'k9') }
  const three = from(kinai, { turn: 'yellow', pieces, made: [99, 9, 9] }, { players: '3' })
  expect(json(play(three, 'i9-h9'))).toMatchObject({ places: [3, 0, 0], pieces: { e13: 'yellow man' } })
})

test('who cannot move passes; draw by repetition and after 1000 moves', () => {
  const closed = on('red', 'a5', 'b5 b6 c5 c7')
  expectMoves(closed, 'pass')
  const match = on('red', 'i9', 'i12')
  const round = 'i9-h9 i12-h12 h9-i9 h12-i12 '
  expect(play(match, round).outcome).toBeUndefined()
  expect(play(match, round).outcome?.result).toEqual([0.5, 0.5])
  expect(kinai.make({}).draws?.cap).toBe(1000)
})
