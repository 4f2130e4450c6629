import { expect, test } from 'vitest'
import { runs } from '../../../kit/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import terbeli from './game.ts'

test('64 cells with 76 winning lines', () => {
  const { board } = terbeli.make({})
  expect(board.size).toBe(64)
  expect(runs(board, 4).length).toBe(76)
})

test('red begins on any cell, the pieces stay where they are put', () => {
  const match = start(terbeli)
  expect(moves(match).length).toBe(64)
  expect(json(play(match, '4:c3 1:a1'))).toEqual({
    turn: 'red',
    pieces: { '4:c3': 'red marble', '1:a1': 'blue marble' },
  })
  expect(moves(match).length).toBe(62)
  expect(refused(match)).toEqual({
    '4:c3': 'This place is taken already.',
    '1:a1': 'This place is taken already.',
  })
})

const red = (cells: string) => Object.fromEntries(cells.split(' ').map(cell => [cell, 'red marble']))

test.each([
  ['along a row', '2:a1 2:b1 2:d1', '2:c1'],
  ['along a column', '2:a1 2:a2 2:a4', '2:a3'],
  ['across a layer', '3:a1 3:b2 3:c3', '3:d4'],
  ['straight up', '1:b2 2:b2 3:b2', '4:b2'],
  ['up along a row', '1:a3 2:b3 4:d3', '3:c3'],
  ['up along a column', '1:b4 2:b3 3:b2', '4:b1'],
  ['from corner to corner of the cube', '1:a1 2:b2 4:d4', '3:c3'],
  ['along another diagonal of the cube', '1:d1 2:c2 3:b3', '4:a4'],
])('four in a row win %s', (_, cells, last) => {
  const match = from(terbeli, { turn: 'red', pieces: red(cells) })
  expect(match.outcome).toBeUndefined()
  expect(play(match, last).outcome?.result).toEqual([1, 0])
})

test('four that are not on a line do not win', () => {
  expect(play(from(terbeli, { turn: 'red', pieces: red('1:a1 1:b1 1:c1') }), '2:d1').outcome).toBeUndefined()
})

test('a full cube without a row is a draw', () => {
  const { board } = terbeli.make({})
  const signs = 'brrrrbbrbrrbbbrbrbrrrbbrrrbbbrbrbbrbbrrrbrbbrrbbbrbrrrbbbbrrbbrr'
  const pieces = Object.fromEntries(
    board.names.map((name, c) => [name, signs[c] === 'r' ? 'red marble' : 'blue marble']),
  )
  const last = '4:c2'
  const { [last]: _, ...before } = pieces
  const match = from(terbeli, { turn: 'blue', pieces: before })
  expect(match.outcome).toBeUndefined()
  expect(play(match, last).outcome?.result).toEqual([0.5, 0.5])
})

test('6 × 6 × 6: five in a row on 392 lines, six win too', () => {
  const { board } = terbeli.make({ size: '6' })
  expect(board.size).toBe(216)
  expect(runs(board, 5).length).toBe(392)
  const pieces = red('1:a1 2:a1 3:a1 4:a1')
  expect(from(terbeli, { turn: 'red', pieces }, { size: '6' }).outcome).toBeUndefined()
  expect(play(from(terbeli, { turn: 'red', pieces }, { size: '6' }), '5:a1').outcome?.result).toEqual([1, 0])
  const split = red('1:a1 2:a1 3:a1 5:a1 6:a1')
  expect(play(from(terbeli, { turn: 'red', pieces: split }, { size: '6' }), '4:a1').outcome?.result).toEqual([
    1, 0,
  ])
})

test('6 × 6 × 6: the first piece goes to the surface, not to a corner; the second is free', () => {
  const match = start(terbeli, { size: '6' })
  expect(moves(match).length).toBe(144)
  expect(moves(match)).toContain('1:b1')
  expect(refused(match)['3:c3']).toContain('surface')
  expect(refused(match)['6:f6']).toContain('corner')
  expect(moves(play(match, '1:b1')).length).toBe(215)
})
