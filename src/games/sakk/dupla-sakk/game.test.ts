import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import dupla from './game.ts'

const FILES = 'abcdefghijklmnop'
const rights = ['white O-O', 'white O-O-O', 'white O-O-O-O', 'white O-O-O-O-O']
const at = (rooks: string, more: Record<string, string> = {}) =>
  from(dupla, {
    pieces: {
      i1: 'white king',
      i8: 'black king',
      ...Object.fromEntries(rooks.split(' ').map(cell => [cell, 'white rook'])),
      ...more,
    },
    castling: rights.filter((_, i) => rooks.includes(['l1', 'e1', 'p1', 'a1'][i]!)),
  })

test('8 rows, 16 files; 32 men each as the book says', () => {
  const match = start(dupla)
  const pieces = json(match)['pieces'] as Record<string, string>
  const line =
    'rook knight bishop queen rook knight bishop queen king bishop knight rook queen bishop knight rook'
  for (const [side, back, front] of [
    ['white', 1, 2],
    ['black', 8, 7],
  ] as const) {
    expect(Array.from(FILES, file => pieces[`${file}${back}`])).toEqual(
      line.split(' ').map(kind => `${side} ${kind}`),
    )
    for (const file of FILES) expect(pieces[`${file}${front}`]).toBe(`${side} pawn`)
  }
})

test('four castlings: two cells with an inner rook, four with an outer one', () => {
  const after = (rooks: string, name: string) => json(play(at(rooks), name))['pieces']
  expect(after('l1', 'O-O')).toEqual({ k1: 'white king', j1: 'white rook', i8: 'black king' })
  expect(after('e1', 'O-O-O')).toEqual({ g1: 'white king', h1: 'white rook', i8: 'black king' })
  expect(after('p1', 'O-O-O-O')).toEqual({ m1: 'white king', l1: 'white rook', i8: 'black king' })
  expect(after('a1', 'O-O-O-O-O')).toEqual({ e1: 'white king', f1: 'white rook', i8: 'black king' })
})

test('an outer castling needs the inner rook gone', () => {
  expect(moves(at('a1 e1 l1 p1'))).toEqual(expect.arrayContaining(['O-O', 'O-O-O']))
  expect(moves(at('a1 e1 l1 p1'))).not.toContain('O-O-O-O')
  expect(refused(at('a1 e1 l1 p1'))['O-O-O-O']).toMatch(/must be empty/)
})

test('the way of the king must be safe and both unmoved; once castled, never again', () => {
  for (const file of 'jk') expect(refused(at('l1', { [`${file}5`]: 'black rook' }))['O-O']).toMatch(/castle/)
  for (const file of 'jklm')
    expect(refused(at('p1', { [`${file}5`]: 'black rook' }))['O-O-O-O']).toMatch(/castle/)
  expect(moves(at('p1', { n5: 'black rook' }))).toContain('O-O-O-O')
  const moved = play(at('l1', { a7: 'black pawn' }), 'l1-l2 a7-a6 l2-l1 a6-a5')
  expect(moves(moved)).not.toContain('O-O')
  const castled = play(at('e1 l1', { a7: 'black pawn' }), 'O-O a7-a6')
  expect(moves(castled)).not.toContain('O-O-O')
})

test('the rest is chess', () => {
  expect(moves(start(dupla))).toHaveLength(40)
  const promotion = from(dupla, { pieces: { i1: 'white king', i3: 'black king', p7: 'white pawn' } })
  expect(moves(promotion).filter(name => name.startsWith('p7'))).toHaveLength(4)
  const passing = from(dupla, {
    turn: 'black',
    pieces: { i1: 'white king', i8: 'black king', o5: 'white pawn', p7: 'black pawn' },
  })
  expect(moves(play(passing, 'p7-p5'))).toContain('o5xp6')
  expect(dupla.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
})
