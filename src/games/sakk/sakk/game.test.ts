import { expect, test } from 'vitest'
import { refusals, whyNot, type Match } from '../../../engine/index.ts'
import { fenToJson } from '../../../../tests/fen.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import sakk from './game.ts'

const fen = (text: string) => from(sakk, fenToJson(text))
const of = (match: Match, cell: string) => moves(match).filter(name => name.startsWith(cell))

test('the set-up: a1 is dark, light on rows 1 and 2 starts, 16 men each', () => {
  const match = start(sakk)
  const { board } = sakk.make({})
  expect(board.cells[board.names.indexOf('a1')]!.fill).toBe('dark')
  const { pieces, turn, castling } = json(match) as {
    pieces: Record<string, string>
    turn: string
    castling: string[]
  }
  expect(turn).toBe('white')
  expect(castling).toEqual(['white O-O', 'white O-O-O', 'black O-O', 'black O-O-O'])
  expect(Array.from('abcdefgh', file => pieces[`${file}1`]!.slice(6))).toEqual(
    'rook knight bishop queen king bishop knight rook'.split(' '),
  )
  for (const file of 'abcdefgh') {
    expect([pieces[`${file}2`], pieces[`${file}7`]]).toEqual(['white pawn', 'black pawn'])
    expect(pieces[`${file}8`]!.slice(6)).toBe(pieces[`${file}1`]!.slice(6))
  }
  expect(Object.keys(pieces)).toHaveLength(32)
})

test.each([
  ['pawn at home: one or two', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2', 'e2-e3 e2-e4'],
  ['the second cell is taken', '4k3/8/8/8/4n3/8/4P3/K7 w - - 0 1', 'e2', 'e2-e3'],
  ['the first cell is taken', '4k3/8/8/8/8/4n3/4P3/K7 w - - 0 1', 'e2', ''],
  ['later only one', '4k3/8/8/8/8/4P3/8/4K3 w - - 0 1', 'e3', 'e3-e4'],
  ['captures slantwise only', '4k3/8/8/3rnr2/4P3/8/8/K7 w - - 0 1', 'e4', 'e4xd5 e4xf5'],
  ['dark goes down', '4k3/4p3/3R4/8/8/8/8/4K3 b - - 0 1', 'e7', 'e7-e5 e7-e6 e7xd6'],
  [
    'rook',
    '4k3/8/8/1p6/8/8/8/KR6 w - - 0 1',
    'b1',
    'b1-b2 b1-b3 b1-b4 b1-c1 b1-d1 b1-e1 b1-f1 b1-g1 b1-h1 b1xb5',
  ],
  ['knight leaps', '4k3/8/8/8/8/8/PPP5/KN6 w - - 0 1', 'b1', 'b1-a3 b1-c3 b1-d2'],
  ['bishop', '4k3/8/8/8/5p2/8/3B4/K7 w - - 0 1', 'd2', 'd2-a5 d2-b4 d2-c1 d2-c3 d2-e1 d2-e3 d2xf4'],
  ['queen', '4k3/8/8/8/8/PP6/Q1P5/1K6 w - - 0 1', 'a2', 'a2-a1 a2-b2'],
  ['king', '4k3/8/8/8/8/8/3r4/K7 w - - 0 1', 'a1', 'a1-b1'],
])('%s', (_, position, cell, expected) => {
  expect(of(fen(position), cell)).toEqual(expected.split(' ').filter(Boolean))
})

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R'
test.each([
  ['both ways', `${CASTLING} w KQkq - 0 1`, 'O-O O-O-O'],
  ['dark too', `${CASTLING} b KQkq - 0 1`, 'O-O O-O-O'],
  ['not after the king or a rook has moved', `${CASTLING} w Q - 0 1`, 'O-O-O'],
  ['not over a man', 'r3k2r/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1', ''],
  ['not out of check', 'r3k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1', ''],
  ['not over an attacked cell', 'r3k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1', 'O-O-O'],
  ['not into check', 'r3k3/8/8/8/8/2r5/8/R3K2R w KQ - 0 1', 'O-O'],
  ['the rook may be attacked', '4k3/8/8/8/8/r6r/8/R3K2R w KQ - 0 1', 'O-O O-O-O'],
  ['the b cell may be attacked', '4k3/8/8/8/8/1r6/8/R3K2R w KQ - 0 1', 'O-O O-O-O'],
])('castling: %s', (_, position, expected) => {
  expect(moves(fen(position)).filter(name => name.startsWith('O'))).toEqual(
    expected.split(' ').filter(Boolean),
  )
})

test('castling moves the king two cells and the rook over it, and is lost with either', () => {
  const short = json(play(fen(`${CASTLING} w KQkq - 0 1`), 'O-O')) as { pieces: object; castling: string[] }
  expect(short.pieces).toMatchObject({ g1: 'white king', f1: 'white rook', a1: 'white rook' })
  expect(short.castling).toEqual(['black O-O', 'black O-O-O'])
  const long = json(play(fen(`${CASTLING} b KQkq - 0 1`), 'O-O-O')) as { pieces: object }
  expect(long.pieces).toMatchObject({ c8: 'black king', d8: 'black rook', h8: 'black rook' })
  expect(json(play(fen(`${CASTLING} w KQkq - 0 1`), 'h1-h2'))['castling']).toEqual([
    'white O-O-O',
    'black O-O',
    'black O-O-O',
  ])
  expect(json(play(fen(`${CASTLING} w KQkq - 0 1`), 'h1xh8'))['castling']).toEqual([
    'white O-O-O',
    'black O-O-O',
  ])
  expect(refused(fen('r3k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1'))['O-O']).toMatch(/castle/)
})

test('en passant: right after the double step, and only then', () => {
  const match = play(fen('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1'), 'd7-d5')
  expect(json(match)['enPassant']).toBe('d6')
  expect(of(match, 'e5')).toEqual(['e5-e6', 'e5xd6'])
  expect(json(play(match, 'e5xd6'))['pieces']).toEqual({
    e1: 'white king',
    e8: 'black king',
    d6: 'white pawn',
  })
  const later = play(fen('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1'), 'd7-d5 e1-e2 e8-e7')
  expect(of(later, 'e5')).toEqual(['e5-e6'])
  const single = play(fen('4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1'), 'd6-d5')
  expect(of(single, 'e5')).toEqual(['e5-e6'])
  expect(of(play(fen('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1'), 'e2-e4'), 'd4')).toEqual(['d4-d3', 'd4xe3'])
  // A right that nobody can use is none, so the position counts as the same.
  expect(json(play(start(sakk), 'e2-e4'))['enPassant']).toBeUndefined()
})

test('en passant may not uncover the own king along the row', () => {
  const match = play(fen('8/3p4/8/K3P2r/8/8/8/7k b - - 0 1'), 'd7-d5')
  expect(of(match, 'e5')).toEqual(['e5-e6'])
  expect(refused(match)['e5xd6']).toMatch(/pinned/)
})

test('promotion is compulsory, to queen, rook, bishop or knight, without limit', () => {
  expectMoves(
    fen('3r4/4P2k/8/8/8/8/8/K7 w - - 0 1'),
    `a1-a2 a1-b1 a1-b2 e7-e8=bishop e7-e8=knight e7-e8=queen e7-e8=rook
     e7xd8=bishop e7xd8=knight e7xd8=queen e7xd8=rook`,
  )
  const match = play(fen('7k/P7/8/8/8/8/8/KQQ5 w - - 0 1'), 'a7-a8=queen')
  expect(
    Object.values(json(match)['pieces'] as object).filter(piece => piece === 'white queen'),
  ).toHaveLength(3)
})

test('check is answered by a king step, by capture or by interposing; against a knight only by the first two', () => {
  expectMoves(fen('k7/8/8/8/4r3/6N1/8/3QK2R w - - 0 1'), 'd1-e2 e1-d2 e1-f1 e1-f2 g3-e2 g3xe4')
  expectMoves(fen('k7/8/8/8/8/2n5/1P6/1K1N4 w - - 0 1'), 'b1-a1 b1-c1 b1-c2 b2xc3 d1xc3')
  const checked = refused(fen('k7/8/8/8/4r3/6N1/8/3QK2R w - - 0 1'))
  expect(checked['h1-h2']).toMatch(/in check/)
  expect(checked['e1-e2']).toMatch(/king may not step/)
})

test('a pinned man may move along the line only', () => {
  const match = fen('k3r3/8/8/8/8/4R3/8/4K3 w - - 0 1')
  expect(of(match, 'e3')).toEqual(['e3-e2', 'e3-e4', 'e3-e5', 'e3-e6', 'e3-e7', 'e3xe8'])
  expect(refused(match)['e3-d3']).toMatch(/pinned/)
  expect(of(fen('k3r3/8/8/8/8/4N3/8/4K3 w - - 0 1'), 'e3')).toEqual([])
})

test('in double check only the king can move', () => {
  expectMoves(fen('k3r3/8/8/8/8/5n2/3P1P2/3QK2R w - - 0 1'), 'e1-f1')
})

test('mate wins, stalemate is a draw', () => {
  const mate = play(start(sakk), 'f2-f3 e7-e5 g2-g4 d8-h4')
  expect(mate.outcome).toMatchObject({ result: [0, 1], reason: { en: 'White is checkmated.' } })
  expect(play(fen('7k/5Q2/8/6K1/8/8/8/8 w - - 0 1'), 'g5-g6').outcome?.result).toEqual([0.5, 0.5])
})

test('the third occurrence of a position is a draw', () => {
  const match = play(start(sakk), 'g1-f3 g8-f6 f3-g1 f6-g8 g1-f3 g8-f6 f3-g1')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'f6-g8').outcome?.result).toEqual([0.5, 0.5])
  // Other castling rights make another position.
  const rights = play(fen(`${CASTLING} w KQkq - 0 1`), 'h1-g1 h8-g8 g1-h1 g8-h8 h1-g1 h8-g8 g1-h1 g8-h8')
  expect(rights.outcome).toBeUndefined()
  expect(play(rights, 'h1-g1 h8-g8').outcome?.result).toEqual([0.5, 0.5])
})

test('100 plies without a capture or a pawn move are a draw, unless the last one mates', () => {
  const quiet = (turn: string, count: number) => fen(`7k/8/6K1/8/8/8/P7/R7 ${turn} - - ${count} 80`)
  expect(json(play(quiet('w', 98), 'a1-b1'))['quiet']).toBe(99)
  expect(play(quiet('w', 99), 'a1-b1').outcome?.result).toEqual([0.5, 0.5])
  expect(json(play(quiet('w', 99), 'a2-a3'))['quiet']).toBeUndefined()
  expect(play(fen('7k/8/6K1/8/8/8/8/R7 w - - 99 80'), 'a1-a8').outcome?.result).toEqual([1, 0])
  expect(json(play(fen('7k/8/6K1/8/8/8/p7/R7 w - - 99 80'), 'a1xa2'))['quiet']).toBeUndefined()
})

test.each([
  ['K - K', '8/8/4k3/8/8/4K3/8/8 w - - 0 1', true],
  ['K B - K', '8/8/4k3/8/8/4K3/8/4B3 w - - 0 1', true],
  ['K N - K', '8/8/4k3/8/8/4K3/8/4n3 w - - 0 1', true],
  ['K B - K B on one colour', '8/8/4k3/3b4/8/4K3/8/5B2 w - - 0 1', true],
  ['K B - K B on two colours', '8/8/4k3/2b5/8/4K3/8/5B2 w - - 0 1', false],
  ['K N - K N', '8/8/4k3/2n5/8/4K3/8/5N2 w - - 0 1', false],
  ['K N - K N on one colour', '8/8/4k3/2n5/8/4K3/8/4N3 w - - 0 1', false],
  ['K N N - K', '8/8/4k3/8/8/4K3/8/4NN2 w - - 0 1', false],
  ['K B - K N', '8/8/4k3/2n5/8/4K3/8/5B2 w - - 0 1', false],
  ['K P - K', '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1', false],
  ['K R - K', '8/8/4k3/8/8/4K3/7R/8 w - - 0 1', false],
])('too little to mate: %s', (_, position, drawn) => {
  expect(fen(position).outcome?.result).toEqual(drawn ? [0.5, 0.5] : undefined)
})

test('what people try in vain is explained', () => {
  const why = (position: string) => refused(fen(position))
  const opening = why('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
  expect(opening['e2-e5']).toMatch(/so far/)
  expect(opening['e2-d3']).toMatch(/slantwise only to capture/)
  expect(opening['a1-a3']).toMatch(/in its way/)
  expect(opening['a1xa7']).toMatch(/in its way/)
  expect(opening['a1xa2']).toMatch(/own piece/)
  expect(opening['g1-g3']).toMatch(/does not move so/)
  expect(opening['O-O']).toMatch(/between the king and the rook/)
  expect(opening['e2-e4']).toBeUndefined()
  const pawns = why('4k3/8/8/4p3/4P3/8/3P4/4K3 w - - 0 1')
  expect(pawns['e4xe5']).toMatch(/straight ahead only where it is empty/)
  expect(pawns['d2-d5']).toMatch(/so far/)
  expect(why('4k3/8/8/8/8/4P3/8/4K3 w - - 0 1')['e3-e5']).toMatch(/so far/)
  expect(why('4k3/8/8/8/8/8/8/R3K2R w Q - 0 1')['O-O']).toMatch(/no longer castle/)
  expect(why('4k3/8/8/8/8/8/8/R3K2R w Q - 0 1')['O-O-O']).toBeUndefined()
  const first = start(sakk)
  expect(whyNot(first.game, first.position, [52])?.en).toBe('This piece is not yours.')
  // A pinned knight is said to be pinned, whatever it tries first.
  const pinned = fen('k3r3/8/8/8/8/4N3/8/4K3 w - - 0 1')
  const knight = refusals(pinned.game, pinned.position).filter(({ move }) => (move & 1023) === 20)
  expect(new Set(knight.map(({ reason }) => reason.rule))).toEqual(new Set(['check']))
})

test('1000 plies are the most', () => {
  expect(sakk.make({}).draws?.cap).toBe(1000)
})

test.each([
  ['a king is missing', { pieces: { e1: 'white king' } }],
  [
    'the side that is not to move is in check',
    { pieces: { e1: 'white king', e8: 'black king', e5: 'white rook' } },
  ],
  ['castling without the rook', { pieces: { e1: 'white king', e8: 'black king' }, castling: ['white O-O'] }],
  ['en passant without a pawn', { pieces: { e1: 'white king', e8: 'black king' }, enPassant: 'e6' }],
])('no position of chess: %s', (_, position) => {
  expect(() => from(sakk, position)).toThrow()
})
