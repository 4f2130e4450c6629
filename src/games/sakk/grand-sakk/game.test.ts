import { expect, test } from 'vitest'
import type { Json, Match } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import grand from './game.ts'

const targets = (match: Match, cell: string) =>
  moves(match)
    .filter(name => name.startsWith(`${cell}-`) || name.startsWith(`${cell}x`))
    .map(name => name.slice(cell.length + 1))
const kings = { e2: 'white king', e9: 'black king' }
const at = (pieces: Record<string, string>, more: { [key: string]: Json } = {}) =>
  from(grand, { pieces: { ...kings, ...pieces }, ...more })

test('10 by 10; rooks on the first row, the others on the second, pawns on the third', () => {
  const match = start(grand)
  expect(grand.make({}).board.size).toBe(100)
  const pieces = json(match)['pieces'] as Record<string, string>
  expect(Object.keys(pieces)).toHaveLength(40)
  const line = 'knight bishop queen king marshal cardinal bishop knight'.split(' ')
  for (const [side, back, near, pawns] of [
    ['white', 1, 2, 3],
    ['black', 10, 9, 8],
  ] as const) {
    expect(['a', 'j'].map(file => pieces[`${file}${back}`])).toEqual([`${side} rook`, `${side} rook`])
    expect(Array.from('bcdefghi', file => pieces[`${file}${near}`])).toEqual(
      line.map(kind => `${side} ${kind}`),
    )
    for (const file of 'abcdefghij') expect(pieces[`${file}${pawns}`]).toBe(`${side} pawn`)
  }
})

test('a marshal is rook and knight, a cardinal bishop and knight', () => {
  const of = (kind: string) => targets(at({ d5: `white ${kind}` }), 'd5')
  expect(of('marshal')).toEqual([...of('rook'), ...of('knight')].sort())
  expect(of('cardinal')).toEqual([...of('bishop'), ...of('knight')].sort())
})

test('no castling', () => {
  expect(json(start(grand))['castling']).toBeUndefined()
})

test('pawns go two cells from row 3, and are taken en passant', () => {
  expect(targets(start(grand), 'd3')).toEqual(['d4', 'd5'])
  const match = play(at({ d6: 'white pawn', c8: 'black pawn' }, { turn: 'black' }), 'c8-c6')
  expect(moves(match)).toContain('d6xc7')
})

test('promotion on rows 8 and 9 is free, into what was lost only', () => {
  const lost = { white: ['marshal', 'rook'] }
  expect(targets(at({ a7: 'white pawn' }, { lost }), 'a7')).toEqual(['a8', 'a8=marshal', 'a8=rook'])
  expect(targets(at({ a8: 'white pawn' }, { lost }), 'a8')).toEqual(['a9', 'a9=marshal', 'a9=rook'])
  expect(targets(at({ a7: 'white pawn' }), 'a7')).toEqual(['a8'])
  expect(refused(at({ a7: 'white pawn' }, { lost }))['a7-a8=queen']).toMatch(/you have lost/)
  expect(targets(at({ a6: 'white pawn' }, { lost }), 'a6')).toEqual(['a7'])
  const dark = from(grand, {
    turn: 'black',
    pieces: { ...kings, a4: 'black pawn' },
    lost: { black: ['queen'] },
  })
  expect(targets(dark, 'a4')).toEqual(['a3', 'a3=queen'])
})

test('on the last row it is compulsory; with nothing lost the pawn may not go there', () => {
  const lost = { white: ['knight'] }
  expect(targets(at({ a9: 'white pawn' }, { lost }), 'a9')).toEqual(['a10=knight'])
  const shut = at({ a9: 'white pawn', b10: 'black rook' })
  expect(targets(shut, 'a9')).toEqual([])
  expect(refused(shut)['a9xb10=rook']).toMatch(/you have lost/)
})

test('a pawn that cannot go to the last row still gives check there and guards it', () => {
  const match = from(grand, {
    turn: 'black',
    pieces: { e2: 'white king', c9: 'white pawn', e10: 'black king' },
  })
  expect(refused(match)['e10-d10']).toMatch(/could be captured/)
  const check = from(grand, {
    pieces: { e2: 'white king', c8: 'white pawn', d10: 'black king', j8: 'black pawn' },
  })
  expect(refused(play(check, 'c8-c9'))['j8-j7']).toMatch(/in check/)
})

test('a captured piece counts as lost, a returned one no more', () => {
  const match = at({ a9: 'white pawn', d4: 'white queen', d10: 'black rook' }, { turn: 'black' })
  play(match, 'd10xd4')
  expect(json(match)['lost']).toEqual({ white: ['queen'] })
  play(match, 'a9-a10=queen')
  expect(json(match)['lost']).toEqual({})
  expect(json(match)['pieces']).toMatchObject({ a10: 'white queen' })
  const pawn = play(at({ a5: 'white rook', b5: 'black pawn' }), 'a5xb5')
  expect(json(pawn)['lost']).toEqual({})
})

test('the lost pieces lie beside the board', () => {
  const match = at({}, { lost: { white: ['queen', 'rook', 'rook'] } })
  const { trays } = grand.make({}).scene(match.position)
  expect(trays.map(({ items }) => items.map(({ count }) => count))).toEqual([[1, 2], []])
})

test('mate wins, stalemate and repetition draw', () => {
  expect(
    play(
      from(grand, { pieces: { e2: 'white king', a9: 'white rook', b1: 'white rook', j10: 'black king' } }),
      'b1-b10',
    ).outcome?.result,
  ).toEqual([1, 0])
  expect(grand.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
})
