import { expect, test } from 'vitest'
import { neighbours } from '../../../kit/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import gyorsabb from './game.ts'

const men = (side: string, cells: string) =>
  Object.fromEntries(cells.split(' ').map(cell => [cell, `${side} man`]))
const on = (turn: string, blue: string, red: string, more: object = {}) =>
  from(gyorsabb, { turn, pieces: { ...men('blue', blue), ...men('red', red) }, ...more })

test('a cross of 20 points: 30 straight lines in blue, 22 slanted ones in red', () => {
  const { board } = gyorsabb.make({})
  expect(board.size).toBe(20)
  for (const corner of ['a1', 'd1', 'a6', 'd6']) expect(board.names).not.toContain(corner)
  expect(board.lines.filter(([, , tint]) => tint === 'blue')).toHaveLength(30)
  expect(board.lines.filter(([, , tint]) => tint === 'red')).toHaveLength(22)
  expect(board.cells.reduce((sum, _, c) => sum + neighbours(board, c).length, 0)).toBe(2 * (30 + 22))
  const drawn = board.lines.map(([a, b]) => `${board.names[a]}-${board.names[b]}`)
  for (const missing of ['b1-a2', 'c1-d2', 'a5-b6', 'd5-c6']) expect(drawn).not.toContain(missing)
})

test('four men each on the coloured points; blue begins', () => {
  expect(json(start(gyorsabb))).toMatchObject({
    turn: 'blue',
    pieces: { ...men('blue', 'b1 c1 b2 c2'), ...men('red', 'b5 c5 b6 c6') },
  })
})

test('blue goes one step along rows and columns, red one step slanted', () => {
  const match = on('blue', 'b3', 'd5')
  expectMoves(match, 'b3-a3 b3-c3 b3-b2 b3-b4')
  expect(refused(match)['b3-c4']).toContain('along a line of its colour')
  expect(refused(match)['b3-b5']).toContain('along a line of its colour')
  expectMoves(on('red', 'd5', 'b3'), 'b3-a2 b3-c2 b3-a4 b3-c4')
})

test('slanted lines run only inside the arms of the cross', () => {
  expectMoves(on('red', 'd5', 'b1'), 'b1-c2')
  expectMoves(on('red', 'd2', 'a5'), 'a5-b4')
})

test('only onto empty points, and nothing is taken', () => {
  expectMoves(on('blue', 'a2', 'a3 d5'), 'a2-b2')
})

test('a move may not be taken straight back, but on the turn after it may', () => {
  const match = on('blue', 'b3 d3', 'c4 a4')
  play(match, 'b3-b2 c4-d5')
  expect(moves(match)).not.toContain('b2-b3')
  expect(refused(match)['b2-b3']).toBe('A move may not be taken straight back.')
  play(match, 'd3-d2 a4-b5')
  expect(moves(match)).toContain('b2-b3')
  expect(moves(match)).not.toContain('d2-d3')
})

test('who fills the four starting points of the enemy wins', () => {
  expect(play(on('blue', 'b4 c5 b6 c6', 'a2'), 'b4-b5').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'blue filled the target camp.' },
  })
  expect(play(on('red', 'a5', 'b1 c1 b2 d3'), 'd3-c2').outcome?.result).toEqual([0, 1])
  expect(play(on('blue', 'b4 c5 a3 c6', 'a2'), 'b4-b5').outcome).toBeUndefined()
})

test('who is shut in has lost', () => {
  // From b1 the only slanted line leads to c2.
  expect(play(on('blue', 'd2 a5', 'b1'), 'd2-c2').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'red is shut in.' },
  })
})

test('who is kept from moving only by the ban passes, and may go back the next time', () => {
  const match = on('red', 'a3 d4', 'c2')
  play(match, 'c2-b1 d4-d3')
  // From b1 the only way is back to c2.
  expectMoves(match, 'pass')
  expect(refused(match)['b1-c2']).toContain('straight back')
  play(match, 'pass d3-d2')
  expectMoves(match, 'b1-c2')
})

test('two passes in a row are a draw, and so are repetition and 400 moves', () => {
  const match = on('red', 'a5', 'b1', {
    'red went to': 'b1',
    'red came from': 'c2',
    'blue went to': 'a5',
    'blue came from': 'b5',
    passes: 1,
  })
  expectMoves(match, 'pass')
  expect(play(match, 'pass').outcome).toMatchObject({
    result: [0.5, 0.5],
    reason: { en: 'Nobody can move.' },
  })
  const again = on('blue', 'b6', 'd3')
  const round = 'b6-c6 d3-c4 c6-c5 c4-b3 c5-b5 b3-c2 b5-b6 c2-d3 '
  expect(play(again, round + round).outcome).toBeUndefined()
  expect(play(again, 'b6-c6 d3-c4').outcome?.result).toEqual([0.5, 0.5])
  expect(gyorsabb.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 400 })
})
