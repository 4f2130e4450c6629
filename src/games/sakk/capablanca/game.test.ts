import { expect, test } from 'vitest'
import type { Match } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import capablanca from './game.ts'

const targets = (match: Match, cell: string) =>
  moves(match)
    .filter(name => name.startsWith(`${cell}-`) || name.startsWith(`${cell}x`))
    .map(name => name.slice(cell.length + 1))
const kings = { f1: 'white king', f8: 'black king' }
const row = (match: Match, n: number) => {
  const pieces = json(match)['pieces'] as Record<string, string>
  return Array.from('abcdefghij', file => pieces[`${file}${n}`])
}

test('10 files and 8 rows; the men stand as the book says', () => {
  const match = start(capablanca)
  expect(capablanca.make({}).board.size).toBe(80)
  const line = 'rook knight bishop chancellor queen king archbishop bishop knight rook'.split(' ')
  expect(row(match, 1)).toEqual(line.map(kind => `white ${kind}`))
  expect(row(match, 8)).toEqual(line.map(kind => `black ${kind}`))
  expect(row(match, 2)).toEqual(Array.from({ length: 10 }, () => 'white pawn'))
  expect(row(match, 7)).toEqual(Array.from({ length: 10 }, () => 'black pawn'))
  expect(json(match)['turn']).toBe('white')
})

test('the usual set-up by option', () => {
  expect(row(start(capablanca, { official: 'on' }), 1).map(name => name!.slice(6))).toEqual(
    'rook knight archbishop bishop queen king bishop chancellor knight rook'.split(' '),
  )
})

test('a chancellor is rook and knight, an archbishop bishop and knight', () => {
  const at = (kind: string) => from(capablanca, { pieces: { ...kings, d4: `white ${kind}` } })
  const of = (kind: string) => targets(at(kind), 'd4')
  expect(of('chancellor')).toEqual([...of('rook'), ...of('knight')].sort())
  expect(of('archbishop')).toEqual([...of('bishop'), ...of('knight')].sort())
})

test('the king castles three cells, to i1 with h1 and to c1 with d1', () => {
  const at = (more: Record<string, string>) =>
    from(capablanca, {
      pieces: { ...kings, a1: 'white rook', j1: 'white rook', ...more },
      castling: ['white O-O', 'white O-O-O'],
    })
  expect(json(play(at({}), 'O-O'))['pieces']).toEqual({
    f8: 'black king',
    i1: 'white king',
    h1: 'white rook',
    a1: 'white rook',
  })
  expect(json(play(at({}), 'O-O-O'))['pieces']).toMatchObject({ c1: 'white king', d1: 'white rook' })
  for (const cell of ['g8', 'h8', 'i8'])
    expect(refused(at({ [cell]: 'black rook' }))['O-O']).toMatch(/castle/)
  expect(moves(at({ j8: 'black rook', b8: 'black rook' }))).toEqual(expect.arrayContaining(['O-O', 'O-O-O']))
  expect(moves(at({ b1: 'white knight' }))).not.toContain('O-O-O')
})

test('a pawn becomes any of six pieces on the last row', () => {
  const match = from(capablanca, { pieces: { ...kings, a7: 'white pawn' } })
  expect(targets(match, 'a7').sort()).toEqual(
    ['archbishop', 'bishop', 'chancellor', 'knight', 'queen', 'rook'].map(kind => `a8=${kind}`),
  )
})

test('double step, en passant, mate and stalemate are those of chess', () => {
  const pawns = from(capablanca, { turn: 'black', pieces: { ...kings, j5: 'white pawn', i7: 'black pawn' } })
  expect(moves(play(pawns, 'i7-i5'))).toContain('j5xi6')
  const mate = from(capablanca, { pieces: { a1: 'white king', f5: 'white archbishop', j8: 'black king' } })
  expect(play(mate, 'f5-h6').outcome?.result).toEqual([1, 0])
  const stale = from(capablanca, {
    turn: 'black',
    pieces: { j8: 'black king', a1: 'white king', i6: 'white queen' },
  })
  expect(stale.outcome?.result).toEqual([0.5, 0.5])
  expect(capablanca.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
})
