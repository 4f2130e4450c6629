import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import havanna from './game.ts'

const white = (cells: string) =>
  Object.fromEntries(cells.split(' ').map(cell => [cell, 'white stone'] as const))
/** White has these stones and puts one more. */
const after = (cells: string, last: string, size = '10') =>
  play(from(havanna, { turn: 'white', pieces: white(cells) }, { size }), last).outcome

test('a hexagon of side 10: 271 cells, 19 across; rows a–s from the top, lines 1–19 from the left', () => {
  const { board } = havanna.make({})
  expect(board.size).toBe(271)
  expect(board.names.filter(name => name.startsWith('j'))).toHaveLength(19)
  const row = (letter: string) => board.names.filter(name => name.startsWith(letter))
  expect(row('a')).toEqual(Array.from({ length: 10 }, (_, i) => `a${i + 1}`))
  expect(row('k')).toEqual(Array.from({ length: 18 }, (_, i) => `k${i + 2}`))
  expect(row('s')).toEqual(Array.from({ length: 10 }, (_, i) => `s${i + 10}`))
  const [a1, s10] = ['a1', 's10'].map(name => board.cells[board.names.indexOf(name)]!)
  expect(a1!.y).toBeLessThan(s10!.y)
})

test('six corners and six sides of eight cells; corners belong to no side', () => {
  const { board } = havanna.make({})
  const regions = Object.entries(board.regions).map(
    ([id, cells]) => [id.slice(0, -1), cells.map(c => board.names[c]!).sort()] as const,
  )
  const corners = regions.filter(([kind]) => kind === 'corner').flatMap(([, names]) => names)
  expect(corners.sort()).toEqual(['a1', 'a10', 'j1', 'j19', 's10', 's19'])
  const sides = regions.filter(([kind]) => kind === 'side').map(([, names]) => names)
  expect(sides.map(side => side.length)).toEqual([8, 8, 8, 8, 8, 8])
  for (const side of [
    'a2 a3 a4 a5 a6 a7 a8 a9',
    'b1 c1 d1 e1 f1 g1 h1 i1',
    'b11 c12 d13 e14 f15 g16 h17 i18',
    'k2 l3 m4 n5 o6 p7 q8 r9',
    'k19 l19 m19 n19 o19 p19 q19 r19',
    's11 s12 s13 s14 s15 s16 s17 s18',
  ])
    expect(sides).toContainEqual(side.split(' ').sort())
})

test('the board is empty, white begins; stones go on empty cells in turn and stay', () => {
  const match = start(havanna)
  expect(json(match)).toEqual({ turn: 'white', pieces: {} })
  expect(moves(match)).toHaveLength(271)
  play(match, 'j10 a1')
  expect(json(match)).toEqual({ turn: 'white', pieces: { j10: 'white stone', a1: 'black stone' } })
  expect(moves(match)).toHaveLength(269)
  expect(refused(match)).toEqual({ j10: 'This place is taken already.', a1: 'This place is taken already.' })
})

test('a bridge joins two corners', () => {
  const outcome = after('a1 a2 a3 a5 a6 a7 a8 a9 a10', 'a4')
  expect(outcome?.result).toEqual([1, 0])
  expect(outcome?.reason.en).toContain('bridge')
  expect(after('a2 a3 a4 a5 a6 a7 a8 a9', 'a10')).toBeUndefined()
  // Corners need not be neighbours, and the chain need not run along the rim.
  expect(after('a1 b2 c3 d4 e4 f4', 'g4', '4')?.reason.en).toContain('bridge')
})

test('a fork joins three sides; two do not suffice, and a corner counts for no side', () => {
  const outcome = after('a2 b3 c4 c3 c2', 'c1', '4')
  expect(outcome).toBeUndefined()
  const fork = after('a2 b3 c4 c3 c2 c1 c5', 'c6', '4')
  expect(fork?.result).toEqual([1, 0])
  expect(fork?.reason.en).toContain('fork')
  // d1 is a corner between two sides: with it the chain would have three.
  expect(after('a2 b3 c4 c3', 'd1', '4')).toBeUndefined()
  expect(after('a2 b2 c2 d2', 'd1', '4')).toBeUndefined()
  expect(after('a2 b2 c2', 'c1', '4')).toBeUndefined()
})

test('stones of the other colour do not carry a chain on', () => {
  const pieces = { ...white('a1 a2 a4 a5 a6 a7 a8 a9 a10'), a3: 'black stone' }
  expect(from(havanna, { turn: 'black', pieces }).outcome).toBeUndefined()
})

const AROUND = 'i9 i10 j9 j11 k10'
test('a ring goes round at least one cell, whatever lies inside', () => {
  expect(after(AROUND, 'k11')?.reason.en).toContain('ring')
  expect(after(`${AROUND} j10`, 'k11')?.reason.en).toContain('ring')
  const pieces = { ...white(AROUND), j10: 'black stone' }
  expect(play(from(havanna, { turn: 'white', pieces }), 'k11').outcome?.result).toEqual([1, 0])
  // A larger one round two cells.
  expect(after('i9 i10 i11 j9 j12 k10 k11', 'k12')?.reason.en).toContain('ring')
})

test('three stones or a rhombus, a lump of six and an open loop are no ring', () => {
  expect(after('j10 j11', 'k11')).toBeUndefined()
  expect(after('j10 j11 k11', 'i10')).toBeUndefined()
  expect(after(`j10 i9 i10 j9 j11`, 'k10')).toBeUndefined()
  expect(after('i9 i10 j9 j11', 'k11')).toBeUndefined()
})

test('the rim does not close a ring', () => {
  expect(after('a5 b5 b7', 'b6')).toBeUndefined()
  expect(after('a5 b5 b6 b7', 'a7')).toBeUndefined()
})

test('black wins in the same ways', () => {
  const black = Object.fromEntries(AROUND.split(' ').map(cell => [cell, 'black stone']))
  expect(play(from(havanna, { turn: 'black', pieces: black }), 'k11').outcome?.result).toEqual([0, 1])
})

test('a full board without a figure is a draw', () => {
  const match = start(havanna, { size: '4' })
  expect(match.game.stuck(match.position)).toMatchObject({ result: [0.5, 0.5] })
})

test('swap, when it is chosen: black may take the first stone over, once', () => {
  expect(moves(play(start(havanna), 'c3'))).not.toContain('swap')
  const match = play(start(havanna, { size: '4', swap: 'on' }), 'c3')
  expect(moves(match)).toContain('swap')
  play(match, 'swap')
  expect(json(match)).toEqual({ turn: 'white', pieces: { c3: 'black stone' } })
  expect(moves(match)).toHaveLength(36)
  expect(moves(play(start(havanna, { size: '4', swap: 'on' }), 'c3 d4'))).not.toContain('swap')
})

test('the smallest board lists its 37 cells', () => {
  expectMoves(
    start(havanna, { size: '4' }),
    'a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 c6 d1 d2 d3 d4 d5 d6 d7 e2 e3 e4 e5 e6 e7 f3 f4 f5 f6 f7 g4 g5 g6 g7',
  )
})

test('for search: a bridge to an own stone is worth most, a stone far from all nothing', () => {
  const match = play(start(havanna), 'j10 a1')
  const { game, position } = match
  const gain = (name: string) => {
    const found = match.find(name)
    return found.ok ? game.gain!(position, found.value) : -1
  }
  expect(gain('s19')).toBe(0)
  expect(gain('k12')).toBeGreaterThan(gain('k11'))
  expect(gain('k12')).toBeGreaterThan(gain('c2'))
  expect(gain('c2')).toBeGreaterThan(0)
})
