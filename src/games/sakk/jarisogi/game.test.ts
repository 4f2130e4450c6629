import { expect, test } from 'vitest'
import type { Json, Match } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import jarisogi from './game.ts'

const targets = (match: Match, cell: string) => [
  ...new Set(
    moves(match)
      .filter(name => name.startsWith(`${cell}-`) || name.startsWith(`${cell}x`))
      .map(name => name.slice(cell.length + 1).split('=')[0]!),
  ),
]
const at = (pieces: Record<string, string>, more: { [key: string]: Json } = {}) =>
  from(jarisogi, { turn: 'black', pieces: { i7: 'black king', a7: 'white king', ...pieces }, ...more })

test('9 rows, 7 files; 14 men each as the book says, dark begins', () => {
  const match = start(jarisogi)
  const pieces = json(match)['pieces'] as Record<string, string>
  expect(Object.keys(pieces)).toHaveLength(28)
  expect('a7 a6 a5 a4 a3 a2 a1'.split(' ').map(cell => pieces[cell]!.slice(6))).toEqual(
    'forward-rook yari-knight yari-knight king yari-bishop yari-bishop forward-rook'.split(' '),
  )
  expect('i7 i6 i5 i4 i3 i2 i1'.split(' ').map(cell => pieces[cell]!.slice(6))).toEqual(
    'forward-rook yari-bishop yari-bishop king yari-knight yari-knight forward-rook'.split(' '),
  )
  for (let file = 1; file <= 7; file++)
    expect([pieces[`c${file}`], pieces[`g${file}`]]).toEqual(['white pawn', 'black pawn'])
  expect(json(match)['turn']).toBe('black')
})

test.each([
  ['pawn', 'd4'],
  ['forward-rook', 'd4 c4 b4 a4 e1 e2 e3 e5 e6 e7'],
  ['yari-bishop', 'd3 d5 d4 c4 b4 a4'],
  ['yari-knight', 'd4 c4 b4 a4 c3 c5'],
  ['rook', 'd4 c4 b4 a4 e1 e2 e3 e5 e6 e7 f4 g4 h4 i4'],
  ['bishop-gold', 'd3 d4 d5 e3 e5 f4 g4 h4 i4'],
  ['knight-gold', 'd3 d4 d5 e3 e5 f4 g4 h4 i4'],
  ['yari-silver', 'd3 d4 d5 f4 g4 h4 i4'],
])('%s from e4', (kind, cells) => {
  expect(targets(at({ e4: `black ${kind}` }), 'e4').sort()).toEqual(cells.split(' ').sort())
})

test('the yari knight leaps to the cells of a knight before it', () => {
  const walls = { d3: 'white pawn', d4: 'white pawn', d5: 'white pawn' }
  expect(targets(at({ e4: 'black yari-knight', ...walls }), 'e4').sort()).toEqual(['c3', 'c5', 'd4'])
})

test('promotion on any move that starts or ends in the last three rows; compulsory where no move is left', () => {
  const kinds = (cell: string, kind: string) =>
    moves(at({ [cell]: `black ${kind}` })).filter(name => name.startsWith(cell))
  expect(kinds('d4', 'pawn')).toEqual(['d4-c4', 'd4-c4=yari-silver'])
  expect(kinds('e4', 'pawn')).toEqual(['e4-d4'])
  expect(kinds('b4', 'pawn')).toEqual(['b4-a4=yari-silver'])
  expect(kinds('b4', 'yari-bishop')).toEqual(['b4-a3=bishop-gold', 'b4-a4=bishop-gold', 'b4-a5=bishop-gold'])
  expect(kinds('c4', 'yari-knight').filter(name => name.startsWith('c4-a'))).toEqual([
    'c4-a3=knight-gold',
    'c4-a4=knight-gold',
    'c4-a5=knight-gold',
  ])
  expect(kinds('c4', 'forward-rook')).toEqual(expect.arrayContaining(['c4-a4', 'c4-a4=rook', 'c4-c1=rook']))
})

test('drops: not where no move is left, one pawn to a file; a pawn may mate', () => {
  const hand = { hands: { black: ['pawn', 'yari-bishop', 'yari-knight'] } }
  const names = moves(at({ e2: 'black pawn' }, hand))
  for (const letter of 'PBN') expect(names.some(name => name.startsWith(`${letter}@a`))).toBe(false)
  expect(refused(at({ e2: 'black pawn' }, hand))['P@d2']).toMatch(/on this file/)
  const mate = from(jarisogi, {
    turn: 'black',
    pieces: {
      g1: 'black king',
      f3: 'white king',
      e7: 'black rook',
      f6: 'white pawn',
      h4: 'black yari-bishop',
    },
    hands: { black: ['pawn'] },
  })
  expect(play(mate, 'P@g3').outcome?.result).toEqual([1, 0])
})

test('captured men change sides unpromoted', () => {
  const match = at({ e4: 'black rook', e1: 'white knight-gold' })
  expect(json(play(match, 'e4xe1'))['hands']).toEqual({ black: ['yari-knight'] })
})

test('four repetitions draw, no entering-king count', () => {
  expect(jarisogi.make({}).draws).toMatchObject({ repetition: { times: 4 }, cap: 512 })
})
