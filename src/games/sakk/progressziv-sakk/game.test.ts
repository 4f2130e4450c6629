import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import progressziv from './game.ts'

const kings = { e1: 'white king', e8: 'black king' }
const at = (pieces: Record<string, string>, more = {}, options = {}) =>
  from(progressziv, { turn: 'white', pieces, ...more }, options)

test('series of one, two, three moves …', () => {
  const match = start(progressziv)
  const turns = 'a2-a3 a7-a6 b7-b6 b2-b3 c2-c3 d2-d3 c7-c6'.split(' ').map(name => {
    const { turn } = json(match)
    play(match, name)
    return turn
  })
  expect(turns).toEqual(['white', 'black', 'black', 'white', 'white', 'white', 'black'])
  expect(json(match)).toMatchObject({ series: 4, left: 3 })
})

test('a check must be answered by the first move, and no move may step into check', () => {
  const match = at({ ...kings, e5: 'black rook', a2: 'white pawn' }, { series: 3 })
  expect(refused(match)['a2-a3']).toMatch(/in check/)
  play(match, 'e1-d1')
  expect(moves(match)).not.toContain('d1-e1')
})

test('a check ends the series, and the other side has its full number', () => {
  const match = at({ ...kings, a1: 'white rook', h2: 'white pawn' }, { series: 7 })
  play(match, 'h2-h3 h3-h4 a1-a8')
  expect(json(match)).toMatchObject({ turn: 'black', series: 8 })
  expect(json(match)['left']).toBe(8)
})

test('mate wins', () => {
  const match = at({ e1: 'white king', a1: 'white rook', h1: 'white rook', e8: 'black king' }, { series: 3 })
  expect(play(match, 'a1-a7 h1-h8').outcome?.result).toEqual([1, 0])
})

test('en passant only as the first move of a series', () => {
  const pieces = { ...kings, e5: 'white pawn', d7: 'black pawn', a7: 'black pawn' }
  const match = play(at(pieces, { turn: 'black', series: 2 }), 'd7-d5 a7-a6')
  expect(json(match)['enPassant']).toBe('d6')
  expect(moves(match)).toContain('e5xd6')
  play(match, 'e1-e2')
  expect(moves(match)).not.toContain('e5xd6')
})

test('several pawns may be taken so; not one that moved on', () => {
  const pieces = { ...kings, e5: 'white pawn', d7: 'black pawn', f7: 'black pawn', a8: 'black rook' }
  const match = play(at(pieces, { turn: 'black', series: 4 }), 'd7-d5 f7-f5 d5-d4 a8-b8')
  expect(moves(match)).toContain('e5xf6')
  expect(moves(match)).not.toContain('e5xd6')
  const both = play(at(pieces, { turn: 'black', series: 2 }), 'd7-d5 f7-f5')
  expect(moves(both)).toEqual(expect.arrayContaining(['e5xd6', 'e5xf6']))
  expect(json(play(both, 'e5xd6'))['pieces']).toEqual({
    ...kings,
    d6: 'white pawn',
    f5: 'black pawn',
    a8: 'black rook',
  })
})

test('no legal move while not in check is a draw, in the middle of a series too', () => {
  const stale = at({ a1: 'white king', b3: 'black queen', h8: 'black king' }, { series: 3, left: 2 })
  expect(stale.outcome?.result).toEqual([0.5, 0.5])
})

test('ten series without capture or pawn move draw; the 60th is the last', () => {
  const match = at({ ...kings, a1: 'white rook', h7: 'black pawn' }, { series: 1, calm: 9 })
  expect(play(match, 'a1-a2').outcome?.result).toEqual([0.5, 0.5])
  const moved = at({ ...kings, a2: 'white pawn', h7: 'black pawn' }, { series: 1, calm: 9 })
  expect(play(moved, 'a2-a3').outcome).toBeUndefined()
  expect(play(at({ ...kings, a2: 'white pawn' }, { series: 60, left: 1 }), 'a2-a3').outcome?.result).toEqual([
    0.5, 0.5,
  ])
  expect(progressziv.make({}).draws).toEqual({})
})

test('too little material draws', () => {
  expect(at({ ...kings, a1: 'white knight' }, { series: 3 }).outcome?.result).toEqual([0.5, 0.5])
})

test('Italian: check only with the last move', () => {
  const match = at({ ...kings, a1: 'white rook', h2: 'white pawn' }, { series: 3 }, { check: 'italian' })
  expect(refused(match)['a1-a8']).toMatch(/last move/)
  play(match, 'h2-h3 h3-h4')
  expect(json(play(match, 'a1-a8'))).toMatchObject({ turn: 'black', series: 4 })
})
