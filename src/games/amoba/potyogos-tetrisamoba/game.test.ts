import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import tetris from './game.ts'

const discs = (yellow: string, red: string) =>
  Object.fromEntries([
    ...yellow.split(' ').map(cell => [cell, 'yellow disc'] as const),
    ...red.split(' ').map(cell => [cell, 'red disc'] as const),
  ])
const at = (turn: string, yellow: string, red: string, options = {}) =>
  from(tetris, { turn, pieces: discs(yellow, red) }, options)

test('as in the falling game: six columns of seven, or the published board; discs fall to the lowest cell', () => {
  const match = start(tetris)
  expectMoves(match, 'a b c d e f')
  expectMoves(start(tetris, { official: 'on' }), 'a b c d e f g')
  expect(json(play(match, 'c c'))).toEqual({ turn: 'yellow', pieces: discs('c1', 'c2') })
  expect(refused(match)['c3']).toContain('at the top')
})

test('four in a row win', () => {
  expect(play(at('yellow', 'a1 b1 c1', 'a2 b2 e1'), 'd').outcome?.result).toEqual([1, 0])
})

test('a full bottom row disappears and everything else sinks by a row', () => {
  const match = play(at('yellow', 'a1 c1 d1 b2', 'b1 e1 e2 e3'), 'f')
  expect(json(match)).toEqual({ turn: 'red', pieces: discs('b1', 'e1 e2') })
  expect(match.outcome).toBeUndefined()
})

test('a row of four is looked for before the bottom row goes', () => {
  const match = play(at('yellow', 'c1 d1 e1', 'a1 b1 b2'), 'f')
  expect(match.outcome).toMatchObject({ result: [1, 0] })
  expect(json(match)['pieces']).toMatchObject({ a1: 'red disc', f1: 'yellow disc' })
})

test('only a full row goes, and only the lowest', () => {
  const match = play(at('yellow', 'a1 c1 d1', 'b1 e1'), 'e')
  expect(Object.keys(json(match)['pieces'] as object)).toHaveLength(6)
  // The disc that fills the first row lies under a second row with a hole above it.
  const two = play(at('red', 'a1 c1 d1 b2 f2 e1', 'b1 a2 c2 e2 f1'), 'd')
  expect(Object.keys(json(two)['pieces'] as object)).toHaveLength(6)
})

test('a column opens again when the bottom row goes', () => {
  const high = at('red', 'a1 a2 a3 c1 d1 a5 a7', 'b1 e1 a4 a6')
  expectMoves(high, 'b c d e f')
  expect(refused(high)['a']).toContain('full')
  expectMoves(play(high, 'f'), 'a b c d e f')
})

test('the third repetition is a draw, and so is the 150th disc', () => {
  expect(tetris.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 150 })
})
