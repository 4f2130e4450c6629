import { expect, test } from 'vitest'
import type { Json } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import outer from './game.ts'

type Pieces = Record<string, string>
const kings = { g1: 'white king', g12: 'black king' }
const at = (pieces: Pieces, more: { [key: string]: Json } = {}) =>
  from(outer, { turn: 'white', pieces: { ...kings, ...pieces }, ...more })
const cells = (text: string) => text.split(' ').sort()

test('12 by 12 with four cells outside the corners, 148 in all; three zones', () => {
  const { board } = outer.make({})
  expect(board.size).toBe(148)
  const place = (name: string) => {
    const { x, y } = board.cells[board.names.indexOf(name)]!
    return [x, 13 - y]
  }
  expect(['a1', 'z1', 'z2', 'z3', 'z4'].map(place)).toEqual([
    [1, 1],
    [0, 0],
    [13, 0],
    [13, 13],
    [0, 13],
  ])
  const filled = (word: string) => board.names.filter((_, c) => board.cells[c]!.fill!.startsWith(word))
  expect(filled('core')).toHaveLength(16)
  expect(filled('core')).toEqual(expect.arrayContaining(['e5', 'h8']))
  expect(filled('ring')).toHaveLength(64 - 16)
  expect(filled('ring')).toEqual(expect.arrayContaining(['c3', 'j10', 'd5']))
})

test('26 men each stand as published; light begins', () => {
  const match = start(outer)
  const pieces = json(match)['pieces'] as Pieces
  expect(Object.keys(pieces)).toHaveLength(52)
  const line = 'jumper rook matriarch guard bishop queen king bishop guard matriarch rook jumper'.split(' ')
  for (const [side, back, pawns, corners] of [
    ['white', 1, 2, ['z1', 'z2']],
    ['black', 12, 11, ['z3', 'z4']],
  ] as const) {
    expect(Array.from('abcdefghijkl', file => pieces[`${file}${back}`])).toEqual(
      line.map(kind => `${side} ${kind}`),
    )
    for (const file of 'abcdefghijkl') expect(pieces[`${file}${pawns}`]).toBe(`${side} pawn`)
    for (const corner of corners) expect(pieces[corner]).toBe(`${side} knight`)
  }
  expect(json(match)['turn']).toBe('white')
})

test('a pawn goes one to four first, later one or two, over empty cells only', () => {
  expect(targets(start(outer), 'd2')).toEqual(cells('d3 d4 d5 d6'))
  expect(targets(at({ d3: 'white pawn' }), 'd3')).toEqual(['d4', 'd5'])
  expect(targets(at({ d2: 'white pawn', d5: 'black rook' }), 'd2')).toEqual(['d3', 'd4'])
  expect(
    targets(at({ d2: 'white pawn', c3: 'black rook', e3: 'black rook', d3: 'black rook' }), 'd2'),
  ).toEqual(['c3', 'e3'])
  expect(refused(at({ d3: 'white pawn' }))['d3-d6']).toMatch(/so far/)
})

test('it reaches the last row only from the one before, and becomes anything but king and pawn', () => {
  expect(targets(at({ a10: 'white pawn' }), 'a10')).toEqual(['a11'])
  const kinds = 'bishop guard jumper knight matriarch queen rook'.split(' ')
  expect(targets(at({ a11: 'white pawn' }), 'a11')).toEqual(kinds.map(kind => `a12=${kind}`))
  expect(targets(at({ a3: 'black pawn' }, { turn: 'black' }), 'a3')).toEqual(['a2'])
})

test('a pawn that made two to four steps is taken on any cell it passed, on the next ply only', () => {
  const four = play(at({ d2: 'white pawn', e4: 'black pawn', c5: 'black pawn' }), 'd2-d6')
  expect(moves(four)).toContain('e4xd3')
  expect(moves(four)).toContain('c5xd4')
  expect((json(play(four, 'c5xd4'))['pieces'] as Pieces)['d6']).toBeUndefined()
  const two = play(at({ d5: 'white pawn', e7: 'black pawn' }), 'd5-d7')
  expect(moves(two)).toContain('e7xd6')
  expect(moves(play(at({ d2: 'white pawn', e4: 'black pawn' }), 'd2-d3'))).not.toContain('e4xd2')
})

test('the guard: one diagonally, or a 3·1 leap', () => {
  expect(targets(at({ d5: 'white guard', d6: 'white pawn' }), 'd5')).toEqual(
    cells('c4 e4 c6 e6 a4 a6 g4 g6 c2 e2 c8 e8'),
  )
})

test('the matriarch is a queen from the outer zone, six cells from the middle, three from the inner', () => {
  const far = (cell: string, to: string) => targets(at({ [cell]: 'white matriarch' }), cell).includes(to)
  expect(far('b2', 'b12')).toBe(true)
  expect([far('c4', 'i4'), far('c4', 'j4')]).toEqual([true, false])
  expect([far('e6', 'h6'), far('e6', 'i6')]).toEqual([true, false])
  expect([far('e6', 'b3'), far('e6', 'a2')]).toEqual([true, false])
})

test('the jumper: as a king, and leaps three from the outer zone, two from the middle, none from the inner', () => {
  expect(targets(at({ a1: 'white jumper', a2: 'black pawn' }), 'a1')).toEqual(cells('a2 b1 b2 a4 d1 d4 z1'))
  expect(targets(at({ d4: 'white jumper' }), 'd4')).toEqual(
    cells('c3 c4 c5 d3 d5 e3 e4 e5 b2 b4 b6 d2 d6 f2 f4 f6'),
  )
  expect(targets(at({ f6: 'white jumper' }), 'f6')).toEqual(cells('e5 e6 e7 f5 f7 g5 g6 g7'))
})

test('the knight: 4·1 and 3·2 outside, 3·1 and 2·2 in the middle, as in chess inside', () => {
  expect(targets(at({ z1: 'white knight' }), 'z1')).toEqual(cells('a4 d1 b3 c2'))
  expect(targets(at({ d4: 'white knight' }), 'd4')).toEqual(cells('a3 a5 g3 g5 c1 e1 c7 e7 b2 b6 f2 f6'))
  expect(targets(at({ f6: 'white knight' }), 'f6')).toEqual(cells('d5 d7 e4 e8 g4 g8 h5 h7'))
})

test('lines run into the corner cells along the long diagonals, and leaps may end there', () => {
  expect(targets(at({ d4: 'white bishop' }), 'd4')).toEqual(expect.arrayContaining(['a1', 'z1', 'z3']))
  expect(targets(at({ a4: 'white knight' }), 'a4')).toContain('z1')
  expect(targets(at({ a1: 'white rook' }), 'a1')).not.toContain('z1')
})

test('the king castles three cells, to j1 and to d1', () => {
  const home = { b1: 'white rook', k1: 'white rook' }
  const match = at(home, { castling: ['white O-O', 'white O-O-O'] })
  expect(json(play(match, 'O-O'))['pieces']).toMatchObject({ j1: 'white king', i1: 'white rook' })
  const long = at(home, { castling: ['white O-O', 'white O-O-O'] })
  expect(json(play(long, 'O-O-O'))['pieces']).toMatchObject({ d1: 'white king', e1: 'white rook' })
  const attacked = at({ ...home, i12: 'black rook' }, { castling: ['white O-O'] })
  expect(refused(attacked)['O-O']).toMatch(/castle/)
  expect(moves(at({ ...home, c1: 'white guard' }, { castling: ['white O-O-O'] }))).not.toContain('O-O-O')
})

test('check, mate, stalemate and the draws are those of chess', () => {
  expect(refused(at({ g5: 'black rook' }))['g1-g2']).toMatch(/captured/)
  const nearly = {
    g1: 'white king',
    a12: 'black king',
    l11: 'white rook',
    e8: 'white rook',
  }
  const open = play(from(outer, { pieces: nearly }), 'e8-e12')
  expect(moves(open)).toEqual(['a12-z4'])
  const shut = play(from(outer, { pieces: { ...nearly, a9: 'white knight' } }), 'e8-e12')
  expect(shut.outcome?.result).toEqual([1, 0])
  expect(outer.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
  expect(play(at({ a5: 'white rook' }, { quiet: 99 }), 'a5-a6').outcome?.result).toEqual([0.5, 0.5])
  expect(at({}).outcome?.result).toEqual([0.5, 0.5])
})
