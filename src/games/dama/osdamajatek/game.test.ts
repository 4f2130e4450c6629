import { expect, test } from 'vitest'
import type { Options } from '../../../engine/index.ts'
import { neighbours } from '../../../kit/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import os from './game.ts'

const men = (side: string, cells: string) =>
  Object.fromEntries(cells.split(' ').map(cell => [cell, `${side} man`]))
const on = (turn: string, black: string, white: string, options: Options = {}, more: object = {}) =>
  from(os, { turn, pieces: { ...men('black', black), ...men('white', white) }, ...more }, options)
const HUFF = { huff: 'on' }

test('25 points, 40 straight and 16 slanted lines', () => {
  const { board } = os.make({})
  expect(board.size).toBe(25)
  expect(board.lines).toHaveLength(56)
  const near = (name: string) =>
    neighbours(board, board.names.indexOf(name))
      .map(c => board.names[c]!)
      .sort()
  expect(near('c3')).toEqual(['b2', 'b3', 'b4', 'c2', 'c4', 'd2', 'd3', 'd4'])
  expect(near('b3')).toEqual(['a3', 'b2', 'b4', 'c3'])
  expect(near('c1')).toEqual(['b1', 'b2', 'c2', 'd1', 'd2'])
  expect(near('a1')).toEqual(['a2', 'b1', 'b2'])
})

test('twelve men each, c3 empty; dark begins', () => {
  expect(json(start(os))).toMatchObject({
    turn: 'black',
    pieces: {
      ...men('black', 'a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 d3 e3'),
      ...men('white', 'a4 b4 c4 d4 e4 a5 b5 c5 d5 e5 a3 b3'),
    },
  })
  expect(json(start(os))['pieces']).not.toHaveProperty('c3')
})

test('men step along lines forward, slanted and sideways, never back', () => {
  const match = on('black', 'c3', 'e5')
  expectMoves(match, 'c3-b3 c3-d3 c3-b4 c3-c4 c3-d4')
  expect(refused(match)['c3-c2']).toContain('backwards it can only capture')
  expectMoves(on('black', 'b3', 'e5'), 'b3-a3 b3-c3 b3-b4')
  expectMoves(on('white', 'a1', 'c3'), 'c3-b3 c3-d3 c3-b2 c3-c2 c3-d2')
})

test('captures jump a neighbour along a line, also backwards, and are a duty', () => {
  const match = on('black', 'c3 a1', 'c2 e5')
  expectMoves(match, 'c3xc1')
  expect(refused(match)['a1-a2']).toBe('You must capture.')
  expect(json(play(match, 'c3xc1'))['pieces']).toEqual({ ...men('black', 'c1 a1'), ...men('white', 'e5') })
  // No slanted line leads through b3.
  expect(moves(on('black', 'b3', 'c4 e1')).filter(name => name.includes('x'))).toEqual([])
})

test('a chain goes on as long as it can, and men are lifted at once', () => {
  const match = on('black', 'a1', 'b2 d3 e5')
  expectMoves(match, 'a1xc3')
  play(match, 'a1xc3')
  expectMoves(match, 'c3xe3')
  expect(json(match)).toMatchObject({ turn: 'black', chain: 'c3' })
  expect(json(match)['pieces']).toEqual({ ...men('black', 'c3'), ...men('white', 'd3 e5') })
  expect(json(play(match, 'c3xe3'))).toMatchObject({ turn: 'white', pieces: men('white', 'e5') })
})

test('a man on the far row can only capture, and is never crowned', () => {
  const match = on('black', 'c5 a1', 'e3')
  expect(moves(match).filter(name => name.startsWith('c5'))).toEqual([])
  expect(refused(match)['c5-b5']).toBe('A man on the far row can only capture.')
  expectMoves(on('black', 'c5 a1', 'c4 e1'), 'c5xc3')
  expect(json(play(on('black', 'c4', 'e1'), 'c4-c5'))['pieces']).toMatchObject({ c5: 'black man' })
})

test('who has no man or no move loses', () => {
  expect(play(on('black', 'a1', 'a2'), 'a1xa3').outcome?.result).toEqual([1, 0])
  expect(play(on('black', 'd4 a1', 'c1'), 'a1-a2').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white cannot move.' },
  })
})

test('draws: repetition, 25 rounds without capture or step forward, 500 moves', () => {
  expect(os.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 500 })
  expect(play(on('black', 'a1', 'e5', {}, { quiet: 49 }), 'a1-b1').outcome?.result).toEqual([0.5, 0.5])
  expect(play(on('black', 'a1', 'e5', {}, { quiet: 48 }), 'a1-b1').outcome).toBeUndefined()
  expect(play(on('black', 'a1', 'e5', {}, { quiet: 49 }), 'a1-a2').outcome).toBeUndefined()
})

test('who cannot move loses even by the last of the quiet moves', () => {
  const match = on('black', 'a3', 'c1', {}, { quiet: 49 })
  expect(play(match, 'a3-b3').outcome?.result).toEqual([1, 0])
})

test('huffing: a capture may be left out, and then a man that could have captured may be taken away', () => {
  const match = on('black', 'c3 a1', 'c4 a5 e5', HUFF)
  expect(moves(match)).toEqual(expect.arrayContaining(['a1-a2', 'c3-b3']))
  expect(moves(match)).toContain('c3xc5')
  play(match, 'a1-a2')
  expect(json(match)).toMatchObject({ turn: 'white', missed: { c3: 'capture' } })
  expect(moves(match)).toContain('~c3')
  expect(match.game.prompt?.(match.position)?.en).toContain('c3')
  play(match, '~c3')
  // The same player moves now.
  expect(json(match)).toMatchObject({ turn: 'white', pieces: { a2: 'black man' } })
  expect(json(match)['pieces']).not.toHaveProperty('c3')
  expect(moves(match).some(name => name.startsWith('~'))).toBe(false)
})

test('huffing: a man that moved instead of capturing is taken on its new point', () => {
  const match = on('black', 'c3 a1', 'c4 a5', HUFF)
  play(match, 'c3-b3')
  expect(json(match)['missed']).toEqual({ b3: 'capture' })
})

test('huffing may be left out, and then it is over; a quiet move without a capture costs nothing', () => {
  const match = on('black', 'c3 c2 a1', 'c4 a5 e5', HUFF)
  play(match, 'a1-a2')
  expect(moves(match)).toContain('~c3')
  play(match, 'a5-b5')
  expect(json(match)['missed']).toBeUndefined()
  const calm = on('black', 'a1', 'e5', HUFF)
  expect(json(play(calm, 'a1-a2'))['missed']).toBeUndefined()
})

test('huffing: a chain once begun is finished, and the last man huffed loses the game', () => {
  const chain = on('black', 'a1', 'b2 d3 e5', HUFF)
  play(chain, 'a1xc3')
  expectMoves(chain, 'c3xe3')
  const last = on('black', 'c3', 'c4 a5', HUFF)
  expect(play(last, 'c3-b3 ~b3').outcome?.result).toEqual([0, 1])
})
