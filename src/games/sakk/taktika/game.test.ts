import { expect, test } from 'vitest'
import type { Json } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import taktika from './game.ts'

type Pieces = Record<string, string>
const at = (pieces: Pieces, options = {}, more: { [key: string]: Json } = {}) =>
  from(taktika, { turn: 'white', pieces, ...more }, options)
const after = (pieces: Pieces, move: string, options = {}) =>
  json(play(at(pieces, options), move))['pieces'] as Pieces

test('four rooks in the middle of the home row, bishops beside them, queens in the corners; light begins', () => {
  const match = start(taktika)
  const pieces = json(match)['pieces'] as Pieces
  const line = 'queen bishop rook rook rook rook bishop queen'.split(' ')
  expect(Array.from('abcdefgh', file => pieces[`${file}1`])).toEqual(line.map(kind => `white ${kind}`))
  expect(Array.from('abcdefgh', file => pieces[`${file}8`])).toEqual(line.map(kind => `black ${kind}`))
  expect(Object.keys(pieces)).toHaveLength(16)
  expect(json(match)['turn']).toBe('white')
})

test('men move as in chess, to empty cells only, and nobody captures', () => {
  const match = at({ d4: 'white rook', d6: 'black rook', b4: 'white bishop', h8: 'black queen' })
  expect(targets(match, 'd4')).toEqual('c4 d1 d2 d3 d5 e4 f4 g4 h4'.split(' '))
  expect(refused(match)['d4xd6']).toMatch(/Nobody captures/)
  expect(targets(at({ d4: 'white bishop', h8: 'black rook', f6: 'black rook' }), 'd4')).toEqual(
    'a1 a7 b2 b6 c3 c5 e3 e5 f2 g1'.split(' '),
  )
  expect(targets(at({ a1: 'white queen', c3: 'black rook' }), 'a1')).toHaveLength(15)
})

test('frozen men do not move, but bar the way', () => {
  const match = at({ d4: 'white frozen-rook', d2: 'white rook', a8: 'black rook' })
  expect(targets(match, 'd4')).toEqual([])
  expect(targets(match, 'd2')).not.toContain('d5')
  expect(refused(match)['d4-d5']).toMatch(/frozen/)
})

test('enemies in a row between the man that moved and its mate are turned over, both ways', () => {
  const row = {
    a1: 'white rook',
    d4: 'white rook',
    b4: 'black rook',
    c4: 'black frozen-queen',
    h8: 'black rook',
  }
  expect(after(row, 'a1-a4')).toEqual({
    a4: 'white rook',
    d4: 'white rook',
    b4: 'black frozen-rook',
    c4: 'black queen',
    h8: 'black rook',
  })
  const file = {
    b1: 'white rook',
    a4: 'white frozen-bishop',
    a2: 'black rook',
    a3: 'black bishop',
    h8: 'black rook',
  }
  expect(after(file, 'b1-a1')).toMatchObject({ a2: 'black frozen-rook', a3: 'black frozen-bishop' })
})

test('a gap, the rim or a diagonal turns nobody', () => {
  const gap = { a1: 'white rook', e4: 'white rook', b4: 'black rook', d4: 'black rook' }
  expect(after(gap, 'a1-a4')).toMatchObject({ b4: 'black rook', d4: 'black rook' })
  expect(
    after({ a1: 'white rook', b8: 'black rook', c8: 'black rook', h1: 'white rook' }, 'a1-a8'),
  ).toMatchObject({ b8: 'black rook' })
  const slant = { a1: 'white rook', c6: 'white rook', b5: 'black rook' }
  expect(after(slant, 'a1-a4')).toMatchObject({ b5: 'black rook' })
})

test('stepping between two enemies turns both, across or up and down', () => {
  expect(after({ d1: 'white rook', c4: 'black rook', e4: 'black frozen-bishop' }, 'd1-d4')).toMatchObject({
    c4: 'black frozen-rook',
    e4: 'black bishop',
  })
  expect(after({ a4: 'white rook', d3: 'black rook', d5: 'black rook' }, 'a4-d4')).toMatchObject({
    d3: 'black frozen-rook',
    d5: 'black frozen-rook',
  })
  expect(
    after({ d1: 'white bishop', e4: 'black rook', g4: 'black rook', f5: 'black rook' }, 'd1-f3'),
  ).toMatchObject({
    e4: 'black rook',
    g4: 'black rook',
  })
})

test('several directions count together, and nobody is turned twice by a move', () => {
  const many = {
    d1: 'white rook',
    c4: 'black rook',
    b4: 'white bishop',
    e4: 'black rook',
    d5: 'black queen',
    d6: 'white queen',
  }
  expect(after(many, 'd1-d4')).toEqual({
    d4: 'white rook',
    b4: 'white bishop',
    d6: 'white queen',
    c4: 'black frozen-rook',
    e4: 'black frozen-rook',
    d5: 'black frozen-queen',
  })
})

test('own men are not turned by the own move', () => {
  const own = { a1: 'white rook', b4: 'white rook', c4: 'black rook', d4: 'white bishop' }
  expect(after(own, 'a1-a4')).toMatchObject({ b4: 'white rook', c4: 'black rook', d4: 'white bishop' })
  const between = { a1: 'white rook', b4: 'black rook', d4: 'black rook', c1: 'white rook', c8: 'black rook' }
  expect(after(between, 'c1-c4')).toMatchObject({ c4: 'white rook' })
})

test('who cannot move loses', () => {
  const match = at({ a1: 'white rook', d8: 'white rook', b8: 'black rook', c8: 'black bishop' })
  expect(play(match, 'a1-a8').outcome?.result).toEqual([1, 0])
})

test('a third repetition, 200 plies without turning anybody and 1000 plies draw', () => {
  expect(taktika.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
  const quiet = { a1: 'white rook', h8: 'black rook' }
  expect(play(at(quiet, {}, { calm: 199 }), 'a1-a2').outcome?.result).toEqual([0.5, 0.5])
  expect(play(at(quiet, {}, { calm: 198 }), 'a1-a2').outcome).toBeUndefined()
  const turns = { d1: 'white rook', c4: 'black rook', e4: 'black rook', h8: 'black rook' }
  expect(play(at(turns, {}, { calm: 199 }), 'd1-d4').outcome).toBeUndefined()
})

test('official: a frozen man counts as the colour it shows, so own men can be freed and frozen enemies end lines', () => {
  const official = { official: 'on' }
  const free = { a1: 'white rook', b4: 'white frozen-rook', c4: 'white rook', h8: 'black rook' }
  expect(after(free, 'a1-a4', official)).toMatchObject({ b4: 'white rook' })
  expect(after(free, 'a1-a4')).toMatchObject({ b4: 'white frozen-rook' })
  const ended = { a1: 'white rook', b4: 'black rook', c4: 'black frozen-rook', h8: 'black rook' }
  expect(after(ended, 'a1-a4', official)).toMatchObject({ b4: 'black frozen-rook', c4: 'black frozen-rook' })
  const scene = taktika.make(official).scene(at(free, official).position)
  expect(scene.placed.map(({ look }) => look.tint).sort()).toEqual(['black', 'black', 'white', 'white'])
  expect(moves(at(free, official))).not.toContain('b4-b5')
})
