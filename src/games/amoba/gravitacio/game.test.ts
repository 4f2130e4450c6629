import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import gravitacio from './game.ts'

const at = (turn: string, red: string, blue: string) =>
  from(gravitacio, {
    turn,
    pieces: Object.fromEntries([
      ...(red ? red.split(' ') : []).map(cell => [cell, 'red disc'] as const),
      ...(blue ? blue.split(' ') : []).map(cell => [cell, 'blue disc'] as const),
    ]),
  })
/** Where a red disc put on a cell comes to rest. */
const rests = (put: string, others = '') => {
  const before = at('red', '', others)
  const pieces = json(play(before, put))['pieces'] as Record<string, string>
  return Object.keys(pieces).find(cell => pieces[cell] === 'red disc')
}

test('8 × 8 cells, empty; red begins on any of them', () => {
  expect(json(start(gravitacio))).toEqual({ turn: 'red', pieces: {} })
  expect(moves(start(gravitacio))).toHaveLength(64)
})

test.each([
  ['to the left', 'c4', 'a4'],
  ['to the right', 'f5', 'h5'],
  ['down', 'e2', 'e1'],
  ['up', 'd6', 'd8'],
  ['nowhere from the side', 'a4', 'a4'],
])('a disc goes straight to the one nearest side: %s', (_, put, rest) => {
  expect(rests(put)).toBe(rest)
})

test.each([
  ['c3', 'a1'],
  ['d4', 'a1'],
  ['e5', 'h8'],
  ['d5', 'a8'],
  ['b7', 'a8'],
  ['g2', 'h1'],
  ['e4', 'h1'],
  ['h8', 'h8'],
])('from a long diagonal it goes into the corner: %s to %s', (put, rest) => {
  expect(rests(put)).toBe(rest)
})

test('it stops before another disc, perhaps where it was put', () => {
  expect(rests('c4', 'a4')).toBe('b4')
  expect(rests('c4', 'b4')).toBe('c4')
  expect(rests('d4', 'a1')).toBe('b2')
})

test('on a diagonal it passes between discs that only touch its way', () => {
  expect(rests('c3', 'b3 c2 a2 b1')).toBe('a1')
})

test('what has come to rest never slides again', () => {
  const match = play(at('blue', 'b4', 'a8'), 'h5')
  expect(json(match)['pieces']).toMatchObject({ b4: 'red disc' })
})

test.each([
  ['across', 'a1 b1 c1', 'd2'],
  ['upwards', 'a3 a4 a5', 'b6'],
  ['on a diagonal', 'a1 b2 d4', 'c3'],
  ['on the other diagonal', 'h1 g2 f3', 'e4'],
])('four in a row win %s', (_, row, put) => {
  const match = at('red', row, 'h4')
  expect(match.outcome).toBeUndefined()
  expect(play(match, put).outcome).toMatchObject({ result: [1, 0], reason: { en: 'red completed a row.' } })
})

test('only where the disc comes to rest counts', () => {
  // On d4 it would make four across, but it slides away into the corner.
  const match = at('red', 'e4 f4 g4', '')
  expect(play(match, 'd4').outcome).toBeUndefined()
})

test('a taken cell is refused; the move is marked where the disc rests', () => {
  const match = play(start(gravitacio), 'c4')
  expect(refused(match)).toEqual({ a4: 'This place is taken already.' })
  const game = gravitacio.make({})
  const { board } = game
  const first = start(gravitacio).position
  expect(game.trail?.(first, board.names.indexOf('c4'))).toEqual([board.names.indexOf('a4')])
})

test('a full board without a row is a draw', () => {
  const { board } = gravitacio.make({})
  const red = board.names.filter((_, c) => ((c % 8) + 2 * Math.floor(c / 8)) % 4 < 2)
  const blue = board.names.filter(name => !red.includes(name))
  expect(at('red', red.join(' '), blue.join(' ')).outcome?.result).toEqual([0.5, 0.5])
})
