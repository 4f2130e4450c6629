import { expect, test } from 'vitest'
import type { Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import kiralyjatek from './game.ts'

const on = (turn: string, pieces: Record<string, string>, options: Options = {}, more: object = {}) =>
  from(kiralyjatek, { turn, pieces, ...more }, options)
const all = (kind: string, cells: string) => Object.fromEntries(cells.split(' ').map(cell => [cell, kind]))

test('five kings, five queens and ten men each', () => {
  expect(json(start(kiralyjatek))).toMatchObject({
    turn: 'black',
    pieces: {
      ...all('black king', 'a1 c1 e1 g1 i1'),
      ...all('black queen', 'b2 d2 f2 h2 j2'),
      ...all('black man', 'a3 c3 e3 g3 i3 b4 d4 f4 h4 j4'),
      ...all('white king', 'b10 d10 f10 h10 j10'),
      ...all('white queen', 'a9 c9 e9 g9 i9'),
      ...all('white man', 'b8 d8 f8 h8 j8 a7 c7 e7 g7 i7'),
    },
  })
})

test('the small game: four of each on 8 × 8', () => {
  const pieces = json(start(kiralyjatek, { size: '8' }))['pieces'] as Record<string, string>
  for (const kind of ['black king', 'black queen', 'black man', 'white king', 'white queen', 'white man'])
    expect(Object.values(pieces).filter(name => name === kind)).toHaveLength(4)
  expect(pieces).toMatchObject({ a1: 'black king', b2: 'black queen', a3: 'black man', b8: 'white king' })
})

test('men move as in international draughts, are not crowned, and only capture from the far row', () => {
  expectMoves(on('black', { d4: 'black man', j10: 'white man' }), 'd4-c5 d4-e5')
  const match = on('black', { c9: 'black man', a3: 'black man', j2: 'white man' })
  expect(json(play(match, 'c9-d10'))['pieces']).toMatchObject({ d10: 'black man' })
  expectMoves(on('black', { f10: 'black man', j2: 'white man', a3: 'black man' }), 'a3-b4')
  expectMoves(on('black', { f10: 'black man', g9: 'white man' }), 'f10xh8')
})

test('queens go any distance and capture from afar, also onto the edge', () => {
  expect(moves(on('black', { d4: 'black queen', j2: 'white man' }))).toEqual(
    expect.arrayContaining(['d4-j10', 'd4-a1', 'd4-a7', 'd4-g1']),
  )
  expectMoves(on('black', { d4: 'black queen', f6: 'white man' }), 'd4xg7 d4xh8 d4xi9 d4xj10')
})

test('only kings take kings', () => {
  expect(moves(on('black', { d4: 'black man', e5: 'white king' })).some(name => name.includes('x'))).toBe(
    false,
  )
  const queen = on('black', { d4: 'black queen', f6: 'white king' })
  expect(moves(queen).some(name => name.includes('x'))).toBe(false)
  expect(moves(queen)).not.toContain('d4-g7')
  expectMoves(on('black', { d4: 'black king', f6: 'white king' }), 'd4xg7 d4xh8 d4xi9')
})

test('kings take everybody, and do not rest on the edge columns', () => {
  const match = on('black', { d4: 'black king', j2: 'white man' })
  const ends = moves(match).map(name => name.slice(3))
  expect(ends).toEqual(expect.arrayContaining(['i9', 'b2', 'b6', 'g1', 'f2']))
  for (const edge of ['j10', 'a1', 'a7']) expect(ends).not.toContain(edge)
  expect(refused(match)['d4-a7']).toContain('stops only right behind a man it took')
  // Rows 1 and 10 are open to them.
  expect(ends).toContain('g1')
})

test('a king lands on the edge only right behind a man on the next column', () => {
  expectMoves(on('black', { e5: 'black king', b2: 'white man' }), 'e5xa1')
  const far = on('black', { f6: 'black king', c3: 'white man' })
  expectMoves(far, 'f6xb2')
  expect(refused(far)['f6xa1']).toContain('right behind')
})

test('the edge rule holds inside a chain too', () => {
  const match = on('black', { d8: 'black king', b6: 'white man', b4: 'white man', j2: 'white man' })
  expectMoves(match, 'd8xa5')
  play(match, 'd8xa5')
  expectMoves(match, 'a5xc3 a5xd2 a5xe1')
  expect(json(play(match, 'a5xc3'))).not.toHaveProperty('black must leave')
})

test('a king that ended on the edge must make the next move of its owner, before captures of others', () => {
  const match = on('black', {
    e5: 'black king',
    b2: 'white man',
    h2: 'black man',
    j8: 'white man',
    d8: 'white man',
  })
  play(match, 'e5xa1')
  expect(json(match)).toMatchObject({ turn: 'white', 'black must leave': 'a1' })
  play(match, 'd8-e7')
  expect(moves(match).every(name => name.startsWith('a1'))).toBe(true)
  expect(refused(match)['h2-i3']).toBe('The king on the edge must leave it now.')
  play(match, 'a1-c3')
  expect(json(match)).not.toHaveProperty('black must leave')
  const other = on(
    'black',
    { a1: 'black king', f4: 'black man', g5: 'white man', j10: 'white king' },
    {},
    { 'black must leave': 'a1' },
  )
  expect(moves(other).length).toBeGreaterThan(1)
  expect(moves(other).every(name => name.startsWith('a1-'))).toBe(true)
})

test('if that king cannot move the duty waits; if it is taken the duty is gone', () => {
  const shut = { a1: 'black king', b2: 'black man', h4: 'black man', j10: 'white king' }
  const match = on('black', shut, {}, { 'black must leave': 'a1' })
  play(match, 'h4-i5')
  expect(json(match)['black must leave']).toBe('a1')
  // A king that has to leave can be taken first.
  const pieces = { b2: 'black king', d4: 'white king', a3: 'black man', j10: 'white king' }
  const taken = on('white', pieces, {}, { 'black must leave': 'b2' })
  expect(json(play(taken, 'd4xa1'))).not.toHaveProperty('black must leave')
})

test('kings that start on an edge column need not leave it', () => {
  expect(json(play(start(kiralyjatek), 'd4-c5'))).not.toHaveProperty('black must leave')
})

test('draws as in international draughts', () => {
  expect(kiralyjatek.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 500 })
})
