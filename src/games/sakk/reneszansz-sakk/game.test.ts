import { expect, test } from 'vitest'
import type { Match } from '../../../engine/index.ts'
import { from, json, moves, play, start } from '../../../../tests/playing.ts'
import reneszansz from './game.ts'

const targets = (match: Match, cell: string) =>
  moves(match)
    .filter(name => name.startsWith(`${cell}-`) || name.startsWith(`${cell}x`))
    .map(name => name.slice(cell.length + 1))
const kings = { a2: 'white king', l9: 'black king' }
const at = (pieces: Record<string, string>, more = {}) =>
  from(reneszansz, { pieces: { ...kings, ...pieces }, ...more })
const of = (kind: string) => targets(at({ f5: `white ${kind}` }), 'f5')
const FILES = 'abcdefghijkl'

test('12 files, 10 rows; 34 men each, Dark turned round', () => {
  const pieces = json(start(reneszansz))['pieces'] as Record<string, string>
  expect(Object.keys(pieces)).toHaveLength(68)
  const back = 'general . archduke . duke squire page cavalier . queen . general'.split(' ')
  const front = 'rook knight castle bishop archbishop guard king nobleman bishop castle knight rook'.split(
    ' ',
  )
  for (const [i, file] of [...FILES].entries()) {
    const other = FILES[11 - i]!
    expect(pieces[`${file}1`]).toBe(back[i] === '.' ? undefined : `white ${back[i]}`)
    expect(pieces[`${other}10`]).toBe(back[i] === '.' ? undefined : `black ${back[i]}`)
    expect([pieces[`${file}2`], pieces[`${other}9`]]).toEqual([`white ${front[i]}`, `black ${front[i]}`])
    expect([pieces[`${file}3`], pieces[`${file}8`]]).toEqual(['white pawn', 'black pawn'])
  }
  expect(['f4', 'g4', 'f7', 'g7'].map(cell => pieces[cell])).toEqual([
    'white fox',
    'white fox',
    'black fox',
    'black fox',
  ])
  expect([pieces['f9'], pieces['c10']]).toEqual(['black king', 'black queen'])
})

test.each([
  ['fox', 'e5 f4 f6 g5'],
  ['guard', 'e4 e5 e6 f4 f6 g4 g5 g6'],
  ['general', 'c4 c6 e2 e8 g2 g8 i4 i6'],
  ['knight', 'd4 d6 e3 e7 g3 g7 h4 h6'],
  ['squire', 'd3 d5 d7 e4 e5 e6 f3 f4 f6 f7 g4 g5 g6 h3 h5 h7'],
  ['castle', 'd3 d4 d5 d6 d7 e3 e7 f3 f7 g3 g7 h3 h4 h5 h6 h7'],
])('%s from f5', (kind, cells) => {
  expect(of(kind).sort()).toEqual(cells.split(' ').sort())
})

test('page, archbishop, nobleman and archduke join two kinds', () => {
  const joined = (a: string, b: string) => [...of(a), ...of(b)].sort()
  expect(of('page').sort()).toEqual(joined('knight', 'guard'))
  expect(of('archbishop').sort()).toEqual(joined('bishop', 'knight'))
  expect(of('nobleman').sort()).toEqual(joined('rook', 'knight'))
  expect(of('archduke').sort()).toEqual(joined('queen', 'knight'))
})

/** All cells whose distance from f5 along and across fits. */
const cellsAt = (fits: (dx: number, dy: number) => boolean): string[] =>
  [...FILES].flatMap((file, x) =>
    Array.from({ length: 10 }, (_, y) => y).flatMap(y =>
      fits(Math.abs(x - 5), Math.abs(y - 4)) ? [`${file}${y + 1}`] : [],
    ),
  )

test('the duke goes one straight and far aslant, in either order, never to an adjacent cell', () => {
  expect(of('duke').sort()).toEqual(
    cellsAt((dx, dy) => Math.abs(dx - dy) === 1 && Math.min(dx, dy) >= 1).sort(),
  )
})

test('the cavalier goes one aslant and far straight, in either order', () => {
  expect(of('cavalier').sort()).toEqual(
    cellsAt((dx, dy) => (dx === 1 && dy >= 2) || (dy === 1 && dx >= 2)).sort(),
  )
})

test('both need one of their two ways empty', () => {
  const half = at({ f5: 'white duke', f6: 'white pawn' })
  expect(targets(half, 'f5')).toContain('g7')
  const shut = at({ f5: 'white duke', f6: 'white pawn', g6: 'white pawn' })
  expect(targets(shut, 'f5')).not.toContain('g7')
  expect(targets(shut, 'f5')).not.toContain('h8')
  expect(targets(shut, 'f5')).toContain('e7')
})

test('no castling; pawns go two cells from row 3 and are taken en passant', () => {
  expect(json(start(reneszansz))['castling']).toBeUndefined()
  expect(targets(start(reneszansz), 'a3')).toEqual(['a4', 'a5'])
  const match = play(at({ d6: 'white pawn', c8: 'black pawn' }, { turn: 'black' }), 'c8-c6')
  expect(moves(match)).toContain('d6xc7')
})

test('a pawn must become a piece on the last row, and may become a fox on the last but one', () => {
  const last = targets(at({ c9: 'white pawn' }), 'c9')
  expect(last).toHaveLength(14)
  expect(last.some(name => /king|pawn|fox/.test(name))).toBe(false)
  expect(last.every(name => name.startsWith('c10='))).toBe(true)
  expect(targets(at({ c8: 'white pawn' }), 'c8')).toEqual(['c9', 'c9=fox'])
  const dark = from(reneszansz, { turn: 'black', pieces: { ...kings, c3: 'black pawn' } })
  expect(targets(dark, 'c3')).toEqual(['c2', 'c2=fox'])
})

test('a fox may become a guard on the last row, only on arriving', () => {
  expect(targets(at({ c9: 'white fox' }), 'c9')).toEqual(expect.arrayContaining(['c10', 'c10=guard']))
  expect(targets(at({ c10: 'white fox' }), 'c10')).toEqual(expect.arrayContaining(['b10', 'b10=guard', 'c9']))
  expect(targets(at({ c8: 'white fox' }), 'c8')).not.toContain('c9=guard')
})

test('mate wins, draws as in chess', () => {
  const mate = from(reneszansz, {
    turn: 'white',
    pieces: {
      i5: 'white king',
      i10: 'black king',
      c6: 'white duke',
      f7: 'white cavalier',
      k9: 'white squire',
      d7: 'black pawn',
      d2: 'black rook',
    },
  })
  expect(play(mate, 'f7-j8').outcome?.result).toEqual([1, 0])
  expect(reneszansz.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
})
