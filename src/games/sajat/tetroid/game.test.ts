import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import tetroid from './game.ts'

const men = (side: string, cells: string) =>
  Object.fromEntries(cells.split(' ').map(cell => [cell, `${side} man`]))
const on = (turn: string, red: string, blue: string, more: object = {}) =>
  from(tetroid, { turn, pieces: { ...men('red', red), ...men('blue', blue) }, ...more })
const away = 'm16 n16 o16 p16'
const four = (match: ReturnType<typeof on>) => moves(match).filter(name => name.includes(','))
const single = (match: ReturnType<typeof on>, cell: string) =>
  moves(match)
    .filter(name => !name.includes(',') && name.startsWith(`${cell}-`))
    .map(name => name.split('-')[1])
const ALL = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']

test('20 men each, five wide and four high in the lower left corner of their owner; player one begins', () => {
  const block = (columns: string, rows: number[]) =>
    rows.flatMap(row => [...columns].map(column => `${column}${row}`)).join(' ')
  expect(json(start(tetroid))).toEqual({
    turn: 'red',
    pieces: {
      ...men('red', block('abcde', [1, 2, 3, 4])),
      ...men('blue', block('lmnop', [13, 14, 15, 16])),
    },
  })
})

test.each([
  ['I', 'h8 i8 j8 k8'],
  ['I upright', 'h8 h9 h10 h11'],
  ['T', 'h8 i8 j8 i9'],
  ['T turned', 'h8 h9 h10 i9'],
  ['L', 'h8 h9 h10 i8'],
  ['L mirrored', 'h8 i8 i9 i10'],
  ['S', 'h8 i8 i9 j9'],
  ['S mirrored', 'i8 j8 h9 i9'],
  ['O', 'h8 i8 h9 i9'],
])('four men in the shape %s move together one cell in all eight directions', (_, cells) => {
  const match = on('red', cells, away)
  const first = four(match)[0]!.split('-')[0]!
  expect(first.split(',').sort()).toEqual(cells.split(' ').sort())
  expect(four(match).sort()).toEqual(ALL.map(dir => `${first}-${dir}`).sort())
})

test('four men that do not hang together by their sides are no tetroid', () => {
  expect(four(on('red', 'h8 i8 j8 k9', away))).toEqual([])
  expect(four(on('red', 'h8 i9 j10 k11', away))).toEqual([])
})

test('all four shift by the same step', () => {
  expect(json(play(on('red', 'h8 i8 h9 i9', away), 'h8,i8,h9,i9-ne'))['pieces']).toEqual({
    ...men('red', 'i9 j9 i10 j10'),
    ...men('blue', away),
  })
})

test('no tetroid leaves the board or enters a cell of another own man; cells its own men leave are free', () => {
  expect(four(on('red', 'a1 b1 c1 d1', away))).toEqual(
    ['e', 'n', 'ne', 'nw'].filter(dir => dir !== 'nw').map(dir => `a1,b1,c1,d1-${dir}`),
  )
  const match = on('red', 'a1 b1 c1 d1 f2', away)
  expect(four(match)).toContain('a1,b1,c1,d1-e')
  expect(four(on('red', 'a1 b1 c1 d1 e2', away))).not.toContain('a1,b1,c1,d1-ne')
})

test('every enemy on the four new cells is captured, none to four', () => {
  for (const [taken, left] of [
    ['h10', 16 - 12],
    ['h10 i10 j10 k10', 4],
  ] as const) {
    const match = on('red', 'h9 i9 j9 k9', `${taken} ${away}`)
    expect(four(match)).toContain('h9,i9,j9,k9xn')
    const pieces = json(play(match, 'h9,i9,j9,k9xn'))['pieces'] as Record<string, string>
    expect(Object.values(pieces).filter(name => name === 'blue man')).toHaveLength(left)
    expect(pieces).toMatchObject(men('red', 'h10 i10 j10 k10'))
  }
})

test('capturing is no duty', () => {
  expect(moves(on('red', 'h9 i9 j9 k9', `h10 ${away}`))).toContain('h9-h8')
})

test('a single man goes one or two cells in a straight line, over anybody, to an empty cell', () => {
  expect(new Set(single(on('red', 'h8 a1 a3 a5', away), 'h8'))).toEqual(
    new Set('f10 f6 f8 g7 g8 g9 h10 h6 h7 h9 i7 i8 i9 j10 j6 j8'.split(' ')),
  )
  const match = on('red', 'a1 a2 p1 p3', `b1 ${away}`)
  expect(single(match, 'a1')).toEqual(expect.arrayContaining(['a3', 'c1', 'b2', 'c3']))
  expect(single(match, 'a1')).toHaveLength(4)
})

test('a single man never captures', () => {
  expect(moves(on('red', 'a1 p1 p3 p5', `b1 c1 ${away}`)).filter(name => /^a1.*[bc]1$/.test(name))).toEqual(
    [],
  )
})

test('moves that cannot be made are refused in words', () => {
  const match = refused(on('red', 'h9 i9 j9 k9 h11 a1', `h10 c1 ${away}`))
  expect(match['h9-h10']).toContain('cannot capture')
  expect(match['a1-b3']).toContain('straight line')
  expect(match['a1-h9']).toContain('no common tetroid')
  expect(match).not.toHaveProperty('a1-a3')
  const blocked = refused(on('red', 'a1 a2 b1 c1 d2', away))
  // From a2, a1, b1, c1 the way up on the right is barred by d2, the way down by the edge.
  expect(blocked['a1,b1,c1,a2-ne']).toContain('another own man')
  expect(blocked).not.toHaveProperty('a1,b1,c1,a2-n')
  expect(refused(on('red', 'a2 a3 a4 b1', away))['b1-a1']).toBeUndefined()
})

test('a man may leave a tetroid, and may be part of several', () => {
  const match = on('red', 'h8 i8 h9 i9 j8', away)
  expect(single(match, 'h8')).toContain('g8')
  expect(new Set(four(match).map(name => name.split(/[-x]/)[0]))).toEqual(
    new Set(['h8,i8,h9,i9', 'h8,i8,j8,h9', 'h8,i8,j8,i9', 'i8,j8,h9,i9']),
  )
})

test('fewer than four men lose', () => {
  const match = on('red', 'h9 i9 j9 k9', 'h10 m16 n16 o16')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'h9,i9,j9,k9xn').outcome?.result).toEqual([1, 0])
})

test('draws: 100 moves without a capture, threefold repetition, 400 moves', () => {
  expect(play(on('red', 'h8 i8 h9 i9', away, { quiet: 99 }), 'h8-g8').outcome?.result).toEqual([0.5, 0.5])
  const match = on('red', 'h9 i9 j9 k9', `h10 ${away}`, { quiet: 99 })
  expect(play(match, 'h9,i9,j9,k9xn').outcome).toBeUndefined()
  const rounds = on('red', 'h8 i8 h9 i9', away)
  for (const _ of [1, 2]) play(rounds, 'h8-g8 m16-l16 g8-h8 l16-m16')
  expect(rounds.outcome?.result).toEqual([0.5, 0.5])
  expect(tetroid.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 400 })
})

test('a person points at the four men and at where the first of them goes', () => {
  const match = on('red', 'h8 i8 h9 i9', away)
  const { names } = tetroid.make({}).board
  const points = (name: string) => {
    const found = match.find(name)
    return found.ok ? match.game.points(match.position, found.value).map(point => names[Number(point)]) : []
  }
  expect(points('h8,i8,h9,i9-ne')).toEqual(['h8', 'i8', 'h9', 'i9', 'i9'])
  expect(points('h8-f8')).toEqual(['h8', 'f8'])
})
