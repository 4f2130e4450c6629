import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import francia from './game.ts'

const at = (pieces: Record<string, string>, more = {}, options = {}) =>
  from(francia, { turn: 'white', pieces, ...more }, options)

test('the set-up and the first moves are those of chess', () => {
  const match = start(francia)
  expect(moves(match)).toHaveLength(20)
  expect(Object.keys(json(match)['pieces'] as object)).toHaveLength(32)
})

test('who can capture must, with free choice, the king too', () => {
  const match = at({
    d1: 'white rook',
    g2: 'white pawn',
    a3: 'white king',
    d6: 'black knight',
    f3: 'black pawn',
    b4: 'black pawn',
  })
  expectMoves(match, 'd1xd6 g2xf3 a3xb4')
  expect(refused(match)['d1-d2']).toMatch(/compulsory/)
  expect(refused(match)['a3-a2']).toMatch(/compulsory/)
  expect(moves(play(match, 'g2xf3'))).toEqual(['b4xa3'])
})

test('one capture a turn', () => {
  const match = play(at({ a1: 'white rook', a4: 'black pawn', a6: 'black pawn', h8: 'black rook' }), 'a1xa4')
  expect(json(match)['turn']).toBe('black')
})

test('the king is an ordinary man: it may be attacked, moved into attack and captured', () => {
  const match = at({ e1: 'white king', a2: 'white pawn', d8: 'black rook' })
  expect(moves(match)).toEqual(expect.arrayContaining(['e1-d1', 'e1-d2']))
  const taken = play(match, 'e1-d1 d8xd1')
  expect(taken.outcome).toBeUndefined()
  expect(json(taken)['pieces']).toEqual({ a2: 'white pawn', d1: 'black rook' })
})

test('no castling and no en passant; the double step stays', () => {
  expect(json(start(francia))['castling']).toBeUndefined()
  const match = play(at({ d7: 'black pawn', e5: 'white pawn' }, { turn: 'black' }), 'd7-d5')
  expectMoves(match, 'e5-e6')
})

test('who has no men left wins', () => {
  const match = play(at({ b2: 'white king', c8: 'black rook' }), 'b2-c3 c8xc3')
  expect(match.outcome?.result).toEqual([1, 0])
  expect(match.outcome?.reason.en).toMatch(/All men are gone/)
})

test('a side that cannot move wins', () => {
  expect(at({ a4: 'white pawn', a5: 'black pawn' }).outcome?.result).toEqual([1, 0])
})

test('promotion into four pieces, into a king by option', () => {
  const pieces = { a7: 'white pawn', h2: 'black pawn' }
  const kinds = ['bishop', 'knight', 'queen', 'rook']
  expectMoves(at(pieces), kinds.map(kind => `a7-a8=${kind}`).join(' '))
  expect(moves(at(pieces, {}, { promoteToKing: 'on' }))).toContain('a7-a8=king')
})

test('repetition, 100 quiet plies and 1000 plies draw', () => {
  expect(francia.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
  const quiet = at({ a1: 'white rook', h8: 'black rook' }, { quiet: 99 })
  expect(play(quiet, 'a1-b1').outcome?.result).toEqual([0.5, 0.5])
})

test('fewer men are better', () => {
  const game = francia.make({})
  const { position } = at({ a1: 'white rook', b1: 'white queen', h8: 'black pawn' })
  expect(game.value!(position, 0)).toBeLessThan(0)
  expect(game.value!(position, 1)).toBeGreaterThan(0)
})
