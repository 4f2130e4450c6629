import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import type { Options } from '../../../engine/index.ts'
import japan from './game.ts'

const at = (turn: string, white: string, black: string, options: Options = {}) =>
  from(
    japan,
    {
      turn,
      pieces: Object.fromEntries([
        ...white.split(' ').map(cell => [cell, 'white man'] as const),
        ...black.split(' ').map(cell => [cell, 'black man'] as const),
      ]),
    },
    options,
  )
const men = (match: ReturnType<typeof start>) => Object.keys(json(match)['pieces'] as object).sort()
const TWO = { version: '2' }
/** Men that stand aside, so that neither side has fewer than five. */
const [FAR, AWAY] = ['a1 c1 e1 g1', 'a9 c9 e9 g9']

test('9 × 9 cells; 18 men each on the two home rows, or 9 each on one; white begins', () => {
  const pieces = json(start(japan))['pieces'] as Record<string, string>
  const rows = (who: string) =>
    Object.keys(pieces)
      .filter(cell => pieces[cell] === `${who} man`)
      .map(cell => cell.slice(1))
      .join('')
  expect(rows('white')).toBe('1'.repeat(9) + '2'.repeat(9))
  expect(rows('black')).toBe('8'.repeat(9) + '9'.repeat(9))
  expect(men(start(japan, TWO))).toHaveLength(18)
  expect(json(start(japan, TWO))).toMatchObject({
    turn: 'white',
    pieces: { e1: 'white man', e9: 'black man' },
  })
})

test('a man steps one cell forward, back or sideways, never diagonally', () => {
  const match = at('white', 'e5 a1', 'i9 i7', TWO)
  expectMoves(match, 'e5-e4 e5-e6 e5-d5 e5-f5 a1-a2 a1-b1')
  expect(refused(match)['e5-f6']).toContain('forward, back or sideways')
})

test('it jumps a neighbour of either side when the cell behind is empty, and takes nothing by that', () => {
  const match = at('white', 'e5 e6', 'f5 d5 c5', TWO)
  expect(moves(match).filter(name => name.startsWith('e5'))).toEqual(['e5-e4', 'e5-e7', 'e5-g5'])
  expect(men(play(match, 'e5-g5'))).toContain('f5')
})

test('jumps go on as a chain, which may stop anywhere but where it began', () => {
  const match = at('white', 'a1 i9', 'b1 c2 d3 d4 c5 b4', TWO)
  // a1-c1-c3-e3 and on, and c3-c1 is no way back to a1.
  const ends = moves(match).filter(name => name.startsWith('a1'))
  expect(ends).toEqual(['a1-a2', 'a1-c1', 'a1-c3', 'a1-e3'])
  // A ring of men leads back to the start; ending there is no move.
  const ring = at('white', 'c3 a9', 'd3 e4 d5 c4', TWO)
  expect(moves(ring).filter(name => name.startsWith('c3'))).toEqual([
    'c3-b3',
    'c3-c2',
    'c3-c5',
    'c3-e3',
    'c3-e5',
  ])
})

test('a step and a jump are not mixed', () => {
  const match = at('white', 'a1 i1', 'a3 i9 h9', TWO)
  expect(moves(match).filter(name => name.startsWith('a1'))).toEqual(['a1-a2', 'a1-b1'])
})

test('an enemy between two own men in line is taken, several in a line and in all directions at once', () => {
  expect(men(play(at('white', 'c5 e4', 'd5 a9 b9', TWO), 'e4-e5'))).not.toContain('d5')
  const many = at('white', 'a5 e8 h5 e4', 'b5 c5 d5 e6 e7 f5 g5 i9 h9', TWO)
  expect(men(play(many, 'e4-e5'))).toEqual(['a5', 'e5', 'e8', 'h5', 'h9', 'i9'])
  // A gap, or the rim at the end, saves them; so does a diagonal.
  expect(men(play(at('white', 'b5 f4', 'd5 e5 i9', TWO), 'f4-f5'))).toContain('e5')
  expect(men(play(at('white', 'c4 i1', 'a5 b5 i9', TWO), 'c4-c5'))).toContain('b5')
  expect(men(play(at('white', 'c3 e4', 'd4 a9', TWO), 'e4-e5'))).toContain('d4')
})

test('a man in a corner is taken when both cells beside it are occupied', () => {
  expect(men(play(at('white', 'a2 c1', 'a1 h9 i9', TWO), 'c1-b1'))).not.toContain('a1')
  expect(men(play(at('black', 'i9 a4 c4', 'h9 i7', TWO), 'i7-i8'))).not.toContain('i9')
  expect(men(play(at('white', 'a2 c2', 'a1 h9 i9', TWO), 'c2-b2'))).toContain('a1')
  // Only the man that moved takes: it must be one of the two.
  expect(men(play(at('white', 'a2 b1 e5', 'a1 h9 i9', TWO), 'e5-e6'))).toContain('a1')
})

test('whoever steps between two enemies is safe', () => {
  expect(men(play(at('white', 'e4 a1', 'd5 f5', TWO), 'e4-e5'))).toEqual(['a1', 'd5', 'e5', 'f5'])
})

test.each([
  ['upright', 'e3 e4 e5 e6 d7', 'd7-e7'],
  ['on a diagonal', 'c3 d4 e5 f6 g8', 'g8-g7'],
  ['on the other diagonal', 'g3 f4 e5 d6 c8', 'c8-c7'],
  ['six are fine', 'e3 e4 e5 e7 e8 d6', 'd6-e6'],
])('version 1: five in a row win %s', (_, row, last) => {
  const match = at('white', row, AWAY)
  expect(match.outcome).toBeUndefined()
  expect(play(match, last).outcome).toMatchObject({ result: [1, 0] })
})

test('version 1: a level row does not count, nor men on the two home rows', () => {
  expect(play(at('white', 'c5 d5 e5 f5 g4', AWAY), 'g4-g5').outcome).toBeUndefined()
  expect(play(at('white', 'e2 e3 e4 e5 d6', AWAY), 'd6-e6').outcome).toBeUndefined()
  // The enemy's home rows count, and black's own are at the top.
  expect(play(at('white', 'e5 e6 e7 e8 d9', 'a8 c8 g8 h8 i8'), 'd9-e9').outcome?.result).toEqual([1, 0])
  expect(play(at('black', FAR, 'e8 e7 e6 e5 d4'), 'd4-e4').outcome).toBeUndefined()
  expect(play(at('black', FAR, 'e3 e7 e6 e5 d4'), 'd4-e4').outcome?.result).toEqual([0, 1])
})

test('version 1: men are taken before rows are looked for; both with fewer than five is a draw', () => {
  const match = at('white', 'e3 e4 e5 d6 f5', 'a9 c9 g9 d5')
  expect(play(match, 'd6-e6').outcome).toBeUndefined()
  const last = at('white', 'b5 d4 a1', 'c5 a9 c9 g9 i9')
  expect(play(last, 'd4-d5').outcome?.result).toEqual([0.5, 0.5])
  expect(at('white', 'a1 a2 a3 a4', 'i9 i8 i7 i6 g5').outcome).toBeUndefined()
})

test('version 2: eight men taken win; five in a row do not', () => {
  expect(play(at('white', 'e3 e4 e5 e6 d7', AWAY, TWO), 'd7-e7').outcome).toBeUndefined()
  expect(play(at('white', 'c5 e4', 'd5 a9 b9', TWO), 'e4-e5').outcome).toBeUndefined()
  expect(play(at('white', 'c5 e4', 'd5 a9', TWO), 'e4-e5').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white has taken 8 men of black.' },
  })
})

test('who cannot move loses', () => {
  const shut = at('white', 'a1 a2', 'b1 b2 c1 c2 a3 a4', TWO)
  expect(shut.outcome?.result).toEqual([0, 1])
})

test('official: men move like rooks; version 1 jumps one neighbour, version 2 never', () => {
  const rook = at('white', 'e5 a1', 'e7 b5 i9 i8 i7', { official: 'on' })
  expect(moves(rook).filter(name => name.startsWith('e5'))).toEqual(
    'c5 d5 e1 e2 e3 e4 e6 f5 g5 h5 i5'.split(' ').map(cell => `e5-${cell}`),
  )
  const beside = ['e5 a1', 'e6 g9 e8 i9 i8'] as const
  expect(moves(at('white', ...beside, { official: 'on' }))).toContain('e5-e7')
  // No chain: e9 could only be reached by a second jump.
  expect(moves(at('white', ...beside, { official: 'on' }))).not.toContain('e5-e9')
  expect(moves(at('white', ...beside, { ...TWO, official: 'on' }))).not.toContain('e5-e7')
  expect(refused(rook)['e5-f6']).toContain('straight line')
})

test('the third repetition and the 400th move are a draw; too many men are refused', () => {
  expect(japan.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 400 })
  expect(() => at('white', 'a1 b1 c1 d1 e1 f1 g1 h1 i1 a2', 'a9', TWO)).toThrow('at most 9')
  expect(japan.make({}).prompt?.(start(japan).position)?.hu).toContain('Lépj')
})
