import { expect, test } from 'vitest'
import type { Match } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import hexasakk from './game.ts'

const of = (match: Match, cell: string) =>
  moves(match).filter(name => name.startsWith(`${cell}-`) || name.startsWith(`${cell}x`))
const targets = (match: Match, cell: string) =>
  of(match, cell)
    .map(name => name.slice(cell.length + 1))
    .sort()
const kings = { a1: 'white king', k6: 'black king' }
const words = (text: string) => text.trim().split(/\s+/).sort()

test('91 cells in files a to k; 30 dark, 30 light, 31 grey; the corners as the book says', () => {
  const { board } = hexasakk.make({})
  expect(board.size).toBe(91)
  const fills = board.cells.map(cell => cell.fill)
  expect(['dark', 'light', 'middle'].map(fill => fills.filter(f => f === fill).length)).toEqual([30, 30, 31])
  const fill = (name: string) => fills[board.names.indexOf(name)]
  expect(['a1', 'f11', 'k1', 'a6', 'f1', 'k6'].map(fill)).toEqual([
    'dark',
    'dark',
    'dark',
    'light',
    'light',
    'light',
  ])
  for (let c = 0; c < board.size; c++)
    for (let d = 0; d < 6; d++) {
      const near = board.next[c * 12 + d]!
      if (near !== board.size) expect(fills[near]).not.toBe(fills[c])
    }
})

test('the set-up, 18 men each', () => {
  const pieces = json(start(hexasakk))['pieces'] as Record<string, string>
  expect(Object.keys(pieces)).toHaveLength(36)
  const standing = (piece: string) =>
    Object.keys(pieces)
      .filter(cell => pieces[cell] === piece)
      .sort()
  expect(standing('white king')).toEqual(['g1'])
  expect(standing('white queen')).toEqual(['e1'])
  expect(standing('white bishop')).toEqual(['f1', 'f2', 'f3'])
  expect(standing('white knight')).toEqual(['d1', 'h1'])
  expect(standing('white rook')).toEqual(['c1', 'i1'])
  expect(standing('white pawn')).toEqual(words('b1 c2 d3 e4 f5 g4 h3 i2 j1'))
  expect(standing('black king')).toEqual(['g10'])
  expect(standing('black queen')).toEqual(['e10'])
  expect(standing('black bishop')).toEqual(['f10', 'f11', 'f9'])
  expect(standing('black knight')).toEqual(['d9', 'h9'])
  expect(standing('black rook')).toEqual(['c8', 'i8'])
  expect(standing('black pawn')).toEqual(words('b7 c7 d7 e7 f7 g7 h7 i7 j7'))
})

test.each([
  [
    'rook: six ways over edges',
    'rook',
    `e5 d4 c3 b2 a1 f7 f8 f9 f10 f11 f5 f4 f3 f2 f1 g6 h6 i6 j6 k6
     e6 d6 c6 b6 a6 g5 h4 i3 j2 k1`,
  ],
  ['bishop: six ways over corners, on one colour', 'bishop', 'd5 b4 e4 d2 g4 h2 h5 j4 g7 h8 e7 d8'],
  ['knight: twelve cells', 'knight', 'd3 c4 e3 g3 h3 i4 i5 h7 g8 e8 d7 c5'],
])('%s', (_, kind, expected) => {
  const match = from(hexasakk, { pieces: { a3: 'white king', k4: 'black king', f6: `white ${kind}` } })
  expect(targets(match, 'f6')).toEqual(words(expected))
})

test('the queen is rook and bishop, the king goes one step of either', () => {
  const at = (piece: string) => from(hexasakk, { pieces: { a3: 'white king', k4: 'black king', f6: piece } })
  const union = [...targets(at('white rook'), 'f6'), ...targets(at('white bishop'), 'f6')].sort()
  expect(targets(at('white queen'), 'f6')).toEqual(union)
  const king = from(hexasakk, { pieces: { f6: 'white king', k3: 'black king', a1: 'white rook' } })
  expect(targets(king, 'f6')).toEqual(words('e5 e6 f5 f7 g5 g6 d5 e4 e7 g4 g7 h5'))
})

test('a pawn steps straight, twice from any home cell, and captures over the edges beside', () => {
  expect(of(start(hexasakk), 'b1')).toEqual(['b1-b2', 'b1-b3'])
  expect(of(start(hexasakk), 'f5')).toEqual(['f5-f6'])
  const taking = from(hexasakk, {
    pieces: { ...kings, f4: 'white pawn', e4: 'black rook', g4: 'black pawn', f5: 'black rook' },
  })
  expect(of(taking, 'f4')).toEqual(['f4xe4', 'f4xg4'])
  // Captured over to another home cell, it may make the long step again.
  const moved = play(
    from(hexasakk, { pieces: { ...kings, f5: 'black rook', e4: 'white pawn' } }),
    'e4xf5 k6-k5',
  )
  expect(of(moved, 'f5')).toEqual(['f5-f6', 'f5-f7'])
  const dark = from(hexasakk, {
    turn: 'black',
    pieces: { ...kings, e7: 'black pawn', d6: 'white rook', f6: 'white knight' },
  })
  expect(of(dark, 'e7')).toEqual(['e7-e5', 'e7-e6', 'e7xd6'])
})

test('en passant as in chess', () => {
  const match = play(from(hexasakk, { pieces: { ...kings, e4: 'white pawn', f6: 'black pawn' } }), 'e4-e6')
  expect(json(match)['enPassant']).toBe('e5')
  expect(of(match, 'f6')).toEqual(['f6-f5', 'f6xe5'])
  expect(json(play(match, 'f6xe5'))['pieces']).toEqual({ ...kings, e5: 'black pawn' })
})

test('promotion at the far end of every file, none elsewhere; no castling', () => {
  const { board } = hexasakk.make({})
  const ends = words('a6 b7 c8 d9 e10 f11 g10 h9 i8 j7 k6')
  for (const end of ends) {
    const before = end[0]! + String(Number(end.slice(1)) - 1)
    const pieces = { f1: 'white king', f3: 'black king', [before]: 'white pawn' }
    expect(of(from(hexasakk, { pieces }), before).map(name => name.split('=')[1])).toEqual(
      words('bishop knight queen rook'),
    )
  }
  expect(board.names.filter(name => ends.includes(name))).toHaveLength(11)
  expect(json(start(hexasakk))['castling']).toBeUndefined()
})

test('check, mate, stalemate and bare kings', () => {
  const checked = from(hexasakk, {
    pieces: { f1: 'white king', f11: 'black rook', k6: 'black king', d1: 'white rook' },
  })
  expect(refused(checked)['d1-d2']).toMatch(/in check/)
  const corner = { a1: 'black king', k6: 'white king' }
  const mate = from(hexasakk, { pieces: { ...corner, f7: 'white queen', d2: 'white rook' } })
  expect(play(mate, 'f7-a2').outcome?.result).toEqual([1, 0])
  const stalemate = from(hexasakk, { pieces: { ...corner, b6: 'white queen', c4: 'white rook' } })
  expect(play(stalemate, 'b6-b4').outcome?.result).toEqual([0.5, 0.5])
  expect(from(hexasakk, { pieces: kings }).outcome?.result).toEqual([0.5, 0.5])
})

test('repetition, 100 quiet plies and the cap draw; a pawn move begins the count anew', () => {
  expect(hexasakk.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
  const quiet = () => from(hexasakk, { pieces: { ...kings, e4: 'white pawn', c1: 'white rook' }, quiet: 99 })
  expect(play(quiet(), 'c1-c2').outcome?.result).toEqual([0.5, 0.5])
  expect(json(play(quiet(), 'e4-e5'))['quiet']).toBeUndefined()
})

test('en passant lasts one move', () => {
  const match = play(
    from(hexasakk, { pieces: { ...kings, e4: 'white pawn', f6: 'black pawn' } }),
    'e4-e6 k6-k5 a1-a2',
  )
  expect(of(match, 'f6')).toEqual(['f6-f5'])
})
