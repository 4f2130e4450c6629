import { expect, test } from 'vitest'
import type { Json } from '../../../engine/index.ts'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import oszlopos from './game.ts'

const on = (turn: string, pieces: Record<string, Json>, official = 'off') =>
  from(oszlopos, { turn, pieces }, { official })
const standing = (match: ReturnType<typeof on>) => json(match)['pieces'] as Record<string, Json>

test('25 light cells; 12 each on three rows and one edge cell of row 4; the centre is empty; dark begins', () => {
  const { board } = oszlopos.make({})
  expect(board.cells.filter(cell => cell.fill === 'light')).toHaveLength(25)
  expect(board.cells[0]).toMatchObject({ name: 'a1', fill: 'light' })
  const match = start(oszlopos)
  const names = Object.values(standing(match))
  expect(names.filter(name => name === 'black soldier')).toHaveLength(12)
  expect(names.filter(name => name === 'white soldier')).toHaveLength(12)
  expect(standing(match)).toMatchObject({ f4: 'black soldier', b4: 'white soldier', g3: 'black soldier' })
  expect(standing(match)['d4']).toBeUndefined()
  expectMoves(match, 'c3-d4 e3-d4')
})

test('the taker carries the taken man under itself', () => {
  const match = play(on('black', { c3: 'black soldier', d4: 'white soldier', a7: 'white soldier' }), 'c3xe5')
  expect(standing(match)).toEqual({ e5: ['white soldier', 'black soldier'], a7: 'white soldier' })
})

test('of a column only the leader is taken; the rest stays and belongs to its new top', () => {
  const column = ['black soldier', 'white soldier']
  const match = play(on('black', { c3: 'black soldier', d4: column, a7: 'white soldier' }), 'c3xe5')
  expect(standing(match)).toMatchObject({ e5: ['white soldier', 'black soldier'], d4: 'black soldier' })
  expectMoves(play(match, 'a7-b6'), 'd4-c5 e5-d6 e5-f6')
})

test('soldiers and the columns they lead step forward and capture in all four directions', () => {
  const column = ['white soldier', 'black soldier']
  expectMoves(on('black', { d4: column, g7: 'white soldier' }), 'd4-c5 d4-e5')
  expectMoves(on('black', { d4: column, c3: 'white soldier', e5: 'white soldier' }), 'd4xb2 d4xf6')
})

test('capturing is a duty, the choice is free, a chain goes on with the growing column', () => {
  const match = on('black', {
    a1: 'black soldier',
    g1: 'black soldier',
    b2: 'white soldier',
    d4: 'white soldier',
  })
  expectMoves(match, 'a1xc3')
  expect(refused(match)['g1-f2']).toBe('You must capture.')
  expect(standing(play(match, 'a1xc3 c3xe5'))).toEqual({
    e5: ['white soldier', 'white soldier', 'black soldier'],
    g1: 'black soldier',
  })
})

test('a soldier on the far row becomes an officer, in a column only the leader does', () => {
  expect(standing(play(on('black', { b6: 'black soldier', g7: 'white soldier' }), 'b6-a7'))).toMatchObject({
    a7: 'black officer',
  })
  const column = ['white soldier', 'black soldier', 'black soldier']
  expect(standing(play(on('black', { b6: column, g7: 'white soldier' }), 'b6-a7'))).toMatchObject({
    a7: ['white soldier', 'black soldier', 'black officer'],
  })
})

test('a lone officer moves like a soldier and leaves the far row only by jumping', () => {
  const lone = on('black', { d4: 'black officer', g7: 'white soldier' })
  expectMoves(lone, 'd4-c5 d4-e5')
  expect(refused(lone)['d4-c3']).toContain('a lone officer step one cell diagonally forward')
  expect(on('black', { c7: 'black officer', a7: 'white soldier' }).outcome?.result).toEqual([0, 1])
  expectMoves(on('black', { c7: 'black officer', d6: 'white soldier' }), 'c7xe5')
})

test('an officer who leads a column goes and captures like a king', () => {
  const column = ['white soldier', 'black officer']
  expectMoves(
    on('black', { b2: column, g1: 'white soldier' }),
    'b2-a1 b2-a3 b2-c1 b2-c3 b2-d4 b2-e5 b2-f6 b2-g7',
  )
  expectMoves(on('black', { a1: column, c3: 'white soldier' }), 'a1xd4 a1xe5 a1xf6 a1xg7')
})

test('a taken officer stays an officer', () => {
  const match = play(on('black', { c3: 'black soldier', d4: 'white officer', a7: 'white soldier' }), 'c3xe5')
  expect(standing(match)['e5']).toEqual(['white officer', 'black soldier'])
})

test('a lone officer does not begin to fly in mid-chain, a column does fly over cells it emptied', () => {
  const men = { d4: 'white soldier', b2: 'white soldier' }
  expect(json(play(on('black', { c3: 'black officer', ...men }), 'c3xe5'))['turn']).toBe('white')
  const lone = on('black', { c3: 'black officer', d4: 'white soldier', f6: 'white soldier' })
  expect(json(play(lone, 'c3xe5'))).toMatchObject({ chain: 'e5', lone: 'yes' })
  const column = ['white soldier', 'black officer']
  expectMoves(play(on('black', { c3: column, ...men }), 'c3xe5'), 'e5xa1')
})

test('the same cell may not be jumped twice in a turn', () => {
  const men = { d4: ['white soldier', 'white soldier'], f6: 'white soldier' }
  const match = play(on('black', { c3: 'black soldier', ...men }), 'c3xe5')
  expectMoves(match, 'e5xg7')
  expect(refused(match)['e5xc3']).toBe('The same man may not be jumped twice.')
  expect(standing(match)['d4']).toBe('white taken soldier')
  expect(standing(play(match, 'e5xg7'))['d4']).toBe('white soldier')
})

test('a soldier that stands on its far row without having moved there is no officer and can only capture', () => {
  expect(on('black', { c7: 'black soldier', g7: 'white soldier' }).outcome?.result).toEqual([0, 1])
  expectMoves(on('black', { c7: 'black soldier', d6: 'white soldier' }), 'c7xe5')
})

test('who leads no column or cannot move has lost', () => {
  expect(play(on('black', { c3: 'black soldier', d4: 'white soldier' }), 'c3xe5').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white has no piece left.' },
  })
})

test('a step forward of a soldier-led column is progress, an officer’s is not', () => {
  const match = on('black', { b2: 'black officer', g7: ['black soldier', 'white soldier'] })
  expect(json(play(match, 'b2-c3'))['quiet']).toBe(1)
  expect(json(play(match, 'g7-f6'))['quiet']).toBeUndefined()
})

test('draws as in international draughts', () => {
  expect(oszlopos.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 500 })
  const pieces = { b2: ['white soldier', 'black officer'], g7: ['black soldier', 'white officer'] }
  const match = from(oszlopos, { turn: 'black', pieces, quiet: 49 })
  expect(play(match, 'b2-a1').outcome?.result).toEqual([0.5, 0.5])
})

test('official: 11 each and row 4 empty', () => {
  const match = start(oszlopos, { official: 'on' })
  expect(Object.values(standing(match)).filter(name => name === 'black soldier')).toHaveLength(11)
  expect(Object.values(standing(match)).filter(name => name === 'white soldier')).toHaveLength(11)
  expectMoves(match, 'a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4')
})

test('official: soldiers capture only forward, officers go one step all ways, alone or leading', () => {
  expectMoves(on('black', { d4: 'black soldier', c3: 'white soldier' }, 'on'), 'd4-c5 d4-e5')
  for (const officer of ['black officer', ['white soldier', 'black officer']])
    expectMoves(on('black', { d4: officer, a1: 'white soldier' }, 'on'), 'd4-c5 d4-e5 d4-c3 d4-e3')
  expectMoves(on('black', { d4: 'black officer', c3: 'white soldier', f6: 'white soldier' }, 'on'), 'd4xb2')
})

test('official: reaching the far row ends the turn', () => {
  const match = play(
    on('black', { c5: 'black soldier', d6: 'white soldier', f6: 'white soldier' }, 'on'),
    'c5xe7',
  )
  expect(json(match)).toMatchObject({ turn: 'white', pieces: { e7: ['white soldier', 'black officer'] } })
})

test('more discs than the game has, or a taken one inside a column, are no position', () => {
  const tower = Array.from({ length: 24 }, () => 'black soldier')
  expect(() => on('black', { a1: tower, c1: 'white soldier' })).toThrow('Too many men')
  expect(() => on('black', { a1: ['white taken soldier', 'black soldier'] })).toThrow('lead a column')
})
