import { expect, test } from 'vitest'
import type { Json } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import lavinasakk from './game.ts'

const at = (pieces: Record<string, string>, more: { [key: string]: Json } = {}) =>
  from(lavinasakk, { turn: 'white', pieces, ...more })
const kings = { a1: 'white king', h8: 'black king' }
const pieces = (match: ReturnType<typeof at>) => json(match)['pieces'] as Record<string, string>

test('set-up and men are those of chess; a turn is a move and a push of an enemy pawn towards oneself', () => {
  const match = start(lavinasakk)
  expect(moves(match)).toHaveLength(20)
  play(match, 'e2-e4')
  expect(json(match)['turn']).toBe('white')
  expectMoves(match, 'a7>a6 b7>b6 c7>c6 d7>d6 e7>e6 f7>f6 g7>g6 h7>h6')
  play(match, 'd7>d6')
  expect(json(match)['turn']).toBe('black')
  expect(pieces(match)).toMatchObject({ d6: 'black pawn', e4: 'white pawn' })
  expectMoves(play(match, 'b8-c6'), 'a2>a3 b2>b3 c2>c3 d2>d3 e4>e5 f2>f3 g2>g3 h2>h3')
})

test('a push is one cell; two from the home row by option', () => {
  const match = play(start(lavinasakk, { doublePush: 'on' }), 'e2-e4')
  expect(moves(match)).toEqual(expect.arrayContaining(['d7>d6', 'd7>d5']))
  const moved = from(
    lavinasakk,
    { pieces: { ...kings, d6: 'black pawn', e7: 'black pawn', e5: 'white rook' }, turn: 'white' },
    { doublePush: 'on' },
  )
  expectMoves(play(moved, 'a1-b1'), 'd6>d5 e7>e6')
})

test('only pawns with an empty cell ahead are pushed, and the push is compulsory', () => {
  const match = play(
    at({ ...kings, c5: 'black pawn', c4: 'white rook', f5: 'black pawn', g6: 'black knight' }),
    'a1-b1',
  )
  expectMoves(match, 'f5>f4')
  const said = refused(match)
  expect(said['c5xc5']).toMatch(/ahead of it is taken/)
  expect(said['g6xg6']).toMatch(/Only pawns/)
  expect(said['c4xc4']).toMatch(/must push/)
})

test('without a pawn to push the second part is left out', () => {
  expect(json(play(at({ ...kings, c5: 'black pawn', c4: 'white rook' }), 'a1-b1'))['turn']).toBe('black')
  expect(json(play(at({ ...kings, c4: 'white rook' }), 'a1-b1'))['turn']).toBe('black')
})

test('the first part must itself leave the king safe, though a push could block', () => {
  const match = at({
    a1: 'white king',
    h8: 'black king',
    a8: 'black rook',
    b7: 'black pawn',
    h2: 'white pawn',
  })
  expect(moves(match)).not.toContain('h2-h3')
  expect(refused(match)['h2-h3']).toMatch(/in check/)
  expect(moves(match)).toContain('a1-b1')
})

test('who stands attacked after the own push loses at once: by the pawn, by an opened line, even with mate', () => {
  const byPawn = play(
    at({ e4: 'white king', h8: 'black king', d6: 'black pawn', h2: 'white pawn' }),
    'h2-h3 d6>d5',
  )
  expect(byPawn.outcome?.result).toEqual([0, 1])
  expect(byPawn.outcome?.reason.en).toMatch(/Pushed into check/)
  const byLine = play(
    at({ a4: 'white king', h8: 'black king', h4: 'black rook', d4: 'black pawn', h2: 'white pawn' }),
    'h2-h3 d4>d3',
  )
  expect(byLine.outcome?.result).toEqual([0, 1])
  const mating = {
    a4: 'white king',
    h8: 'black king',
    h5: 'black rook',
    d4: 'black pawn',
    g6: 'white queen',
    f6: 'white knight',
    h4: 'black rook',
  }
  expect(play(at(mating), 'g6-g8 d4>d3').outcome?.result).toEqual([0, 1])
})

test('even when no other push was possible', () => {
  const match = play(at({ e4: 'white king', h8: 'black king', d6: 'black pawn', h2: 'white pawn' }), 'h2-h3')
  expectMoves(match, 'd6>d5')
})

test('the owner promotes a pawn that was pushed to the last row, at once, and then moves', () => {
  const match = play(
    at({ a4: 'white king', h8: 'black king', e2: 'black pawn', g4: 'white pawn' }),
    'g4-g5 e2>e1',
  )
  expect(json(match)['turn']).toBe('black')
  expectMoves(match, '=queen =rook =bishop =knight')
  expect(refused(match)['h8xh8']).toMatch(/First choose/)
  play(match, '=knight')
  expect(json(match)['turn']).toBe('black')
  expect(pieces(match)['e1']).toBe('black knight')
  expect(match.outcome).toBeUndefined()
  expect(moves(match)).toContain('h8-g8')
})

test('if the new piece attacks the pusher’s king, the pusher has lost', () => {
  const pushed = () =>
    play(at({ a1: 'white king', h8: 'black king', e2: 'black pawn', g4: 'white pawn' }), 'g4-g5 e2>e1')
  expect(play(pushed(), '=rook').outcome?.result).toEqual([0, 1])
  expect(play(pushed(), '=bishop').outcome).toBeUndefined()
})

test('check and mate are judged after the push: a push may block, and may mate', () => {
  const mated = play(
    at({
      a1: 'white king',
      h8: 'black king',
      b2: 'white rook',
      g7: 'black pawn',
      h7: 'black pawn',
      d7: 'black pawn',
    }),
    'b2-b8 d7>d6',
  )
  expect(mated.outcome?.result).toEqual([1, 0])
  const bishop = {
    a1: 'white king',
    h8: 'black king',
    g8: 'black bishop',
    h7: 'black pawn',
    a3: 'white bishop',
    e6: 'black pawn',
    d7: 'black pawn',
  }
  const open = play(at(bishop), 'a3-b2 d7>d6')
  expectMoves(open, 'e6-e5')
  expect(moves(play(at(bishop), 'a3-b2 e6>e5'))).toContain('h7-h6')
})

test('there is no en passant, castling is that of chess, stalemate draws', () => {
  const match = play(start(lavinasakk), 'e2-e4 a7>a6 b8-c6 e4>e5 h2-h3 h7>h6 d7-d5 a2>a3')
  expect(moves(match)).not.toContain('e5xd6')
  const castle = at({ e1: 'white king', h1: 'white rook', e8: 'black king' }, { castling: ['white O-O'] })
  expect(moves(castle)).toContain('O-O')
  expect(
    at({ a1: 'black king', b3: 'white king', c2: 'white queen' }, { turn: 'black' }).outcome?.result,
  ).toEqual([0.5, 0.5])
})

test('draws: a position three times counted by turns, 100 plies, bare kings', () => {
  expect(lavinasakk.make({}).draws).toMatchObject({ repetition: { times: 3, of: 'turns' }, cap: 1000 })
  expect(at({ a1: 'white king', h8: 'black king' }).outcome?.result).toEqual([0.5, 0.5])
  // A push is a pawn's move: the count begins anew.
  expect(
    json(play(at({ ...kings, c5: 'black pawn', b1: 'white rook' }, { quiet: 60 }), 'b1-c1 c5>c4')),
  ).not.toHaveProperty('quiet')
})

test('positions that cannot be', () => {
  expect(() => at({ ...kings, c4: 'white rook' }, { pending: 'push' })).toThrow(/nothing to push/)
  expect(() => at({ ...kings, c4: 'white rook' }, { crowning: 'c4' })).toThrow(/nothing to push/)
})
