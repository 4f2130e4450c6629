import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import reversi from './game.ts'

const discs = (black: string, white: string) =>
  Object.fromEntries([
    ...black.split(' ').map(cell => [cell, 'black disc'] as const),
    ...white.split(' ').map(cell => [cell, 'white disc'] as const),
  ])
const at = (turn: string, black: string, white: string, options = {}) =>
  from(reversi, { turn, pieces: discs(black, white) }, options)
const on = (match: ReturnType<typeof start>, cells: string) =>
  cells
    .split(' ')
    .map(cell => (json(match)['pieces'] as Record<string, string>)[cell]?.[0] ?? '.')
    .join('')

test('four discs in the middle, equal colours corner to corner; dark begins', () => {
  expect(json(start(reversi))).toEqual({ turn: 'black', pieces: discs('d5 e4', 'd4 e5') })
  expectMoves(start(reversi), 'c4 d3 e6 f5')
  expect(json(start(reversi, { size: '6' }))['pieces']).toEqual(discs('c4 d3', 'c3 d4'))
  expect(json(start(reversi, { size: '10' }))['pieces']).toEqual(discs('e6 f5', 'e5 f6'))
  expect(json(start(reversi, { size: '12' }))['pieces']).toEqual(discs('f7 g6', 'f6 g7'))
})

test('a disc must enclose at least one enemy disc', () => {
  expect(refused(start(reversi))['a1']).toContain('turns over')
  expect(refused(start(reversi))['e3']).toContain('turns over')
  expect(json(play(start(reversi), 'c4'))['pieces']).toEqual(discs('c4 d4 d5 e4', 'e5'))
})

test('every enclosed row turns over, in eight directions', () => {
  const ring = 'c3 d3 e3 c4 e4 c5 d5 e5'
  const match = play(at('black', 'b2 d2 f2 b4 f4 b6 d6 f6', ring), 'd4')
  expect(on(match, ring)).toBe('bbbbbbbb')
})

test('a row with a gap, or one that ends at the rim, stays', () => {
  expect(refused(at('black', 'e1', 'b1 d1'))['a1']).toContain('turns over')
  expect(refused(at('black', 'h8 f7', 'a1 b1 g7'))['c1']).toContain('turns over')
})

test('discs that were turned over turn no others', () => {
  // c1 becomes dark and stands opposite c3 with c2 between, but only the new disc encloses.
  const match = play(at('black', 'd1 c3', 'b1 c1 c2'), 'a1')
  expect(on(match, 'b1 c1 c2')).toBe('bbw')
})

test('who cannot place passes, and only then', () => {
  expect(moves(start(reversi))).not.toContain('pass')
  const match = at('black', 'a1', 'c1 d1 a2')
  expectMoves(match, 'a3')
  const stuck = at('white', 'b1', 'a8 a1 c3 h8')
  expect(moves(stuck)).toEqual(['c1'])
  const passing = at('black', 'c1 h1', 'a1 b1')
  expectMoves(passing, 'pass')
  expect(json(play(passing, 'pass'))['turn']).toBe('white')
  expectMoves(passing, 'd1')
})

test('neither can place: more discs win, equal is a draw', () => {
  expect(at('black', 'a1 a2 a3', 'h8').outcome?.result).toEqual([1, 0])
  expect(at('black', 'a1', 'h8 h7').outcome?.result).toEqual([0, 1])
  expect(at('white', 'a1', 'h8').outcome?.result).toEqual([0.5, 0.5])
  expect(at('white', 'a1', 'h8').outcome?.points).toEqual([1, 1])
})

test('a full board ends the game', () => {
  const all = reversi.make({ size: '6' }).board.names
  const full = discs(all.slice(0, 20).join(' '), all.slice(20).join(' '))
  expect(from(reversi, { pieces: full }, { size: '6' }).outcome?.result).toEqual([1, 0])
})

const FIRST = { variant: '1' }

test('version 1: rows count upwards and across only', () => {
  expect(refused(at('black', 'a1', 'b2 b1', FIRST))['c3']).toContain('turns over')
  expectMoves(at('black', 'a1', 'b1', FIRST), 'c1')
})

test('version 1: only the longest row turns over', () => {
  const match = at('black', 'a4 d1', 'b4 c4 d2 d3 e4 e5', FIRST)
  expect(on(play(at('black', 'a4 d2', 'b4 c4 d3', FIRST), 'd4'), 'b4 c4 d3')).toBe('bbw')
  expect(refused(at('black', 'a4 d2', 'b4 c4 d3', FIRST))['d4:d2']).toContain('longest')
  expect(moves(match)).toEqual(expect.arrayContaining(['d4:a4', 'd4:d1']))
  expect(moves(match)).not.toContain('d4')
})

test('version 1: among equally long rows the mover chooses', () => {
  const rows = () => at('black', 'a4 d1', 'b4 c4 d2 d3', FIRST)
  expect(on(play(rows(), 'd4:a4'), 'b4 c4 d2 d3')).toBe('bbww')
  expect(on(play(rows(), 'd4:d1'), 'b4 c4 d2 d3')).toBe('wwbb')
  const { game, position } = rows()
  const move = rows().find('d4:d1')
  expect(move.ok && game.points(position, move.value)).toEqual(
    ['d4', 'd1'].map(name => reversi.make({}).board.names.indexOf(name)),
  )
})

test('version 1: two short rows opposite each other are two rows', () => {
  // Two to the left and one to the right of d4 against three below: the three turn over.
  const match = play(at('black', 'a5 f5 d1', 'b5 c5 e5 d2 d3 d4', FIRST), 'd5')
  expect(on(match, 'b5 c5 e5 d2 d3 d4')).toBe('wwwbbb')
})

test('version 3: fewer discs win', () => {
  expect(at('black', 'a1 a2 a3', 'h8', { variant: '3' }).outcome?.result).toEqual([0, 1])
  expect(at('black', 'a1', 'h8 h7', { variant: '3' }).outcome?.result).toEqual([1, 0])
  expect(at('black', 'a1', 'h8', { variant: '3' }).outcome?.result).toEqual([0.5, 0.5])
})

test('version 1: a row that could be enclosed slantwise only does not keep the game going', () => {
  expect(at('black', 'a1 h8', 'b2', FIRST).outcome?.result).toEqual([1, 0])
  expect(at('white', 'a1 h8', 'b2', FIRST).outcome?.result).toEqual([1, 0])
})

test('version 1: who cannot place passes', () => {
  const match = at('black', 'c1 h1', 'a1 b1', FIRST)
  expectMoves(match, 'pass')
  expectMoves(play(match, 'pass'), 'd1')
})

test('a taken cell is refused in words', () => {
  expect(refused(start(reversi))['d4']).toBe('This place is taken already.')
  expect(refused(start(reversi, FIRST))['e4']).toBe('This place is taken already.')
})
