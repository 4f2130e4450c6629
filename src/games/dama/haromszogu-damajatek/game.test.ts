import { expect, test } from 'vitest'
import { neighbours } from '../../../kit/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import haromszogu from './game.ts'

const on = (pieces: Record<string, string>, turn = 'red') => from(haromszogu, { turn, pieces })

test('78 dark and 66 light triangles; dark ones that touch at a corner are neighbours, 198 pairs', () => {
  const { board } = haromszogu.make({})
  expect(board.cells.filter(cell => cell.fill === 'dark')).toHaveLength(78)
  expect(board.cells.filter(cell => cell.fill === 'light')).toHaveLength(66)
  expect(board.cells.reduce((sum, _, c) => sum + neighbours(board, c).length, 0)).toBe(2 * 198)
  expect(() => on({ 'a1*': 'red man' })).toThrow('not played on')
})

test('21 men each in the three corners, 15 cells empty; red, green, blue in turn', () => {
  const match = start(haromszogu)
  const pieces = json(match)['pieces'] as Record<string, string>
  for (const side of ['red', 'green', 'blue'])
    expect(Object.values(pieces).filter(name => name === `${side} man`)).toHaveLength(21)
  expect(pieces).toMatchObject({ a1: 'red man', f1: 'red man', a6: 'red man' })
  expect(pieces).toMatchObject({ a12: 'green man', a7: 'green man', f7: 'green man' })
  expect(pieces).toMatchObject({ l1: 'blue man', g1: 'blue man', g6: 'blue man' })
  expect(json(match)['turn']).toBe('red')
  expect(json(play(match, moves(match)[0]!))['turn']).toBe('green')
  expect(json(play(match, moves(match)[0]!))['turn']).toBe('blue')
})

test('men step forward and sideways, away from their own corner', () => {
  const far = { l1: 'blue man', a12: 'green man', a1: 'red man' }
  const red = on({ d4: 'red man', l1: 'blue man', a12: 'green man' })
  expectMoves(red, 'd4-e4 d4-d5 d4-e3 d4-c5')
  expect(refused(red)['d4-c4']).toContain('never back')
  const of = (side: string) =>
    moves(on({ ...far, d4: `${side} man` }, side)).filter(name => name.startsWith('d4'))
  expect(of('green')).toEqual(['d4-c4', 'd4-d3', 'd4-e3', 'd4-e4'])
  expect(of('blue')).toEqual(['d4-c4', 'd4-c5', 'd4-d3', 'd4-d5'])
})

test('captures go in all six directions, and one chain takes from both opponents', () => {
  const around = Object.fromEntries(['e4', 'd5', 'c5', 'c4', 'd3', 'e3'].map(cell => [cell, 'green man']))
  expectMoves(on({ d4: 'red man', ...around, l1: 'blue man' }), 'd4xf4 d4xd6 d4xb6 d4xb4 d4xd2 d4xf2')
  const match = on({ c3: 'red man', d3: 'green man', e4: 'blue man', a12: 'green man', l1: 'blue man' })
  expectMoves(match, 'c3xe3')
  expect(json(play(match, 'c3xe3 e3xe5'))).toMatchObject({
    turn: 'green',
    pieces: { e5: 'red man', a12: 'green man', l1: 'blue man' },
  })
})

test('a king goes any distance in six directions and lands where it can go on', () => {
  expectMoves(on({ a1: 'red king', c1: 'green man', f4: 'blue man' }), 'a1xf1 a1xi1')
})

test('a man is crowned on the side opposite to its own corner', () => {
  const rest = { a1: 'red man', l1: 'blue man', a12: 'green man' }
  const crowned = (side: string, cell: string, move: string) =>
    (json(play(on({ ...rest, [cell]: `${side} man` }, side), move))['pieces'] as Record<string, string>)[
      move.split('-')[1]!
    ]
  expect(crowned('red', 'f6', 'f6-g6')).toBe('red king')
  expect(crowned('green', 'e2', 'e2-e1')).toBe('green king')
  expect(crowned('blue', 'b5', 'b5-a5')).toBe('blue king')
})

test('who cannot move is out and the men go; the last one left wins', () => {
  const red = { a2: 'red man', a3: 'red king', b1: 'red man', c1: 'red man' }
  const match = on({ ...red, a1: 'green man', l1: 'blue man' }, 'green')
  expectMoves(match, 'out')
  expect(json(play(match, 'out'))).toMatchObject({ turn: 'blue', pieces: { ...red, l1: 'blue man' } })
  expect(Object.values(json(match)['pieces'] as object)).not.toContain('green man')
  expect(match.outcome).toBeUndefined()
  const last = on({ c3: 'red man', d3: 'green man' })
  // Blue has no men, so it is out as soon as somebody is struck.
  expect(play(last, 'c3xe3').outcome?.result).toEqual([1, 0, 0])
})
