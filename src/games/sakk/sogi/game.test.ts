import { expect, test } from 'vitest'
import { Match } from '../../../engine/index.ts'
import { shogiFenToJson } from '../../../../tests/fen.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import sogi from './game.ts'
import { KANJI } from './kanji.ts'
import { shogiMen } from './men.ts'

const of = (match: Match, cell: string) => moves(match).filter(name => name.startsWith(cell))
const targets = (match: Match, cell: string) => of(match, cell).map(name => name.slice(3))
const drops = (match: Match, letter: string) => moves(match).filter(name => name.startsWith(`${letter}@`))
const kings = { i9: 'black king', a9: 'white king' }
const at = (pieces: Record<string, string>, more: object = {}) =>
  from(sogi, { turn: 'black', pieces: { ...kings, ...pieces }, ...more })

test('rows a to i from the top, files 1 to 9 from the right; 20 men each, dark at the bottom starts', () => {
  const { board } = sogi.make({})
  const place = (name: string) => board.cells[board.names.indexOf(name)]!
  expect([place('a1').x, place('a1').y, place('a9').x, place('i9').y]).toEqual([8, 0, 0, 8])
  const match = start(sogi)
  const { turn, pieces } = json(match) as { turn: string; pieces: Record<string, string> }
  expect(turn).toBe('black')
  expect(Object.keys(pieces)).toHaveLength(40)
  expect('123456789'.split('').map(file => pieces[`a${file}`]!.slice(6))).toEqual(
    'lance knight silver gold king gold silver knight lance'.split(' '),
  )
  expect([pieces['b2'], pieces['b8'], pieces['h2'], pieces['h8']]).toEqual([
    'white bishop',
    'white rook',
    'black rook',
    'black bishop',
  ])
  for (const file of '123456789') {
    expect([pieces[`c${file}`], pieces[`g${file}`]]).toEqual(['white pawn', 'black pawn'])
    expect(pieces[`i${file}`]!.slice(6)).toBe(pieces[`a${file}`]!.slice(6))
  }
})

test.each([
  ['king', 'd4 d5 d6 e4 e6 f4 f5 f6'],
  ['gold', 'd4 d5 d6 e4 e6 f5'],
  ['silver', 'd4 d5 d6 f4 f6'],
  ['knight', 'c4 c6'],
  ['pawn', 'd5'],
  ['lance', 'a5 b5 c5 d5'],
  ['rook', 'a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5'],
  ['bishop', 'b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8 i1'],
  ['dragon', 'a5 b5 c5 d4 d5 d6 e1 e2 e3 e4 e6 e7 e8 e9 f4 f5 f6 g5 h5 i5'],
  ['horse', 'b2 b8 c3 c7 d4 d5 d6 e4 e6 f4 f5 f6 g3 g7 h2 h8 i1'],
  ['promoted-silver', 'd4 d5 d6 e4 e6 f5'],
  ['promoted-knight', 'd4 d5 d6 e4 e6 f5'],
  ['promoted-lance', 'd4 d5 d6 e4 e6 f5'],
  ['promoted-pawn', 'd4 d5 d6 e4 e6 f5'],
])('%s on e5', (kind, expected) => {
  const pieces =
    kind === 'king'
      ? { e5: 'black king', a9: 'white king' }
      : { i7: 'black king', a8: 'white king', e5: `black ${kind}` }
  const found = new Set(targets(from(sogi, { turn: 'black', pieces }), 'e5').map(name => name.slice(0, 2)))
  // From the far corners a bishop would give check, so a1 and i9 are tried apart.
  const extra = ['bishop', 'horse'].includes(kind) ? ['a1', 'a9', 'i9'] : []
  expect([...found].sort()).toEqual([...expected.split(' '), ...extra].sort())
})

test('light moves the other way', () => {
  const match = from(sogi, { turn: 'white', pieces: { ...kings, e5: 'white gold', e1: 'white knight' } })
  expect(targets(match, 'e5')).toEqual(['d5', 'e4', 'e6', 'f4', 'f5', 'f6'])
  expect(targets(match, 'e1').map(name => name.slice(0, 2))).toEqual(['g2', 'g2'])
})

test('promotion is free on a move that ends or starts in the last three rows', () => {
  expect(of(at({ d5: 'black silver' }), 'd5')).toContain('d5-c5=promoted-silver')
  expect(of(at({ d5: 'black silver' }), 'd5')).toContain('d5-c5')
  expect(of(at({ c5: 'black silver' }), 'c5')).toContain('c5-d6=promoted-silver')
  expect(of(at({ d5: 'black silver' }), 'd5')).not.toContain('d5-e6=promoted-silver')
  expect(of(at({ d5: 'black rook' }), 'd5')).toContain('d5-c5=dragon')
  expect(of(at({ d5: 'black bishop' }), 'd5')).toContain('d5-c4=horse')
  expect(of(at({ d5: 'black gold' }), 'd5').filter(name => name.includes('='))).toEqual([])
  expect(of(at({ d5: 'black dragon' }), 'd5').filter(name => name.includes('='))).toEqual([])
})

test('a man that could never move again must promote', () => {
  expect(of(at({ b5: 'black pawn' }), 'b5')).toEqual(['b5-a5=promoted-pawn'])
  expect(of(at({ c5: 'black pawn' }), 'c5')).toEqual(['c5-b5', 'c5-b5=promoted-pawn'])
  expect(of(at({ b5: 'black lance' }), 'b5')).toEqual(['b5-a5=promoted-lance'])
  expect(of(at({ d5: 'black knight' }), 'd5')).toEqual(['d5-b4=promoted-knight', 'd5-b6=promoted-knight'])
  expect(of(at({ e5: 'black knight' }), 'e5')).toEqual([
    'e5-c4',
    'e5-c4=promoted-knight',
    'e5-c6',
    'e5-c6=promoted-knight',
  ])
})

test('what is captured joins the captor, unpromoted, and is dropped on an empty cell as a whole turn', () => {
  const match = play(
    at({ e5: 'black rook', e1: 'white promoted-pawn', e9: 'white horse' }),
    'e5xe9 a9-a8 e9xe1',
  )
  expect(json(match)['hands']).toEqual({ black: ['bishop', 'pawn'] })
  const before = play(match, 'a8-a9')
  expect(drops(before, 'B')).toHaveLength(81 - 3)
  const dropped = play(before, 'B@e5')
  expect(json(dropped)).toMatchObject({
    turn: 'white',
    hands: { black: ['pawn'] },
    pieces: { e5: 'black bishop' },
  })
})

test('a dropped man must be able to move on', () => {
  const match = at({}, { hands: { black: ['pawn', 'lance', 'knight', 'silver'] } })
  const rows = (letter: string) => [...new Set(drops(match, letter).map(name => name[2]))].join('')
  expect([rows('P'), rows('L'), rows('N'), rows('S')]).toEqual([
    'bcdefghi',
    'bcdefghi',
    'cdefghi',
    'abcdefghi',
  ])
  expect([refused(match)['P@a5'], refused(match)['N@b5']]).toEqual([
    expect.stringMatching(/this row/),
    expect.stringMatching(/this row/),
  ])
})

test('no second unpromoted pawn on a file', () => {
  const match = at(
    { e5: 'black pawn', e4: 'black promoted-pawn', e3: 'white pawn' },
    { hands: { black: ['pawn'] } },
  )
  const files = new Set(drops(match, 'P').map(name => name[3]))
  expect(files).toEqual(new Set('12346789'))
  expect(refused(match)['P@f5']).toMatch(/unpromoted pawn/)
})

test('a dropped pawn may give check but not mate; other drops may mate', () => {
  // The king in the corner a1 is shut in by its own knight; a gold guards b1.
  const mating = shogiFenToJson('7nk/9/7+P1/9/9/9/4p4/9/4K4[PLgs] w 0 1')
  expect(moves(from(sogi, mating))).not.toContain('P@b1')
  expect(refused(from(sogi, mating))['P@b1']).toMatch(/mate/)
  expect(play(from(sogi, mating), 'L@b1').outcome?.result).toEqual([1, 0])
  const checking = shogiFenToJson('8k/9/9/9/9/9/4p4/9/4K4[PLgs] w 0 1')
  const checked = play(from(sogi, checking), 'P@b1')
  expect(checked.outcome).toBeUndefined()
  expect(moves(checked)).toEqual(['a1-a2', 'a1-b2', 'a1xb1'])
})

test('the own king may not be left attacked; a drop may interpose', () => {
  const match = from(sogi, {
    turn: 'black',
    pieces: { i5: 'black king', a5: 'white rook', a9: 'white king' },
    hands: { black: ['gold'] },
  })
  expect(drops(match, 'G')).toEqual(['G@b5', 'G@c5', 'G@d5', 'G@e5', 'G@f5', 'G@g5', 'G@h5'])
  expect(refused(match)['G@e4']).toMatch(/in check/)
})

test('mate wins, and no legal move loses', () => {
  const mate = { a5: 'white king', c5: 'black gold', i9: 'black king' }
  expect(
    play(from(sogi, { turn: 'black', pieces: mate, hands: { black: ['gold'] } }), 'G@b5').outcome,
  ).toMatchObject({
    result: [1, 0],
    reason: { en: 'White is checkmated.' },
  })
  const stuck = { a1: 'white king', c2: 'black gold', c3: 'black gold', i9: 'black king' }
  const match = from(sogi, { turn: 'black', pieces: stuck })
  expect(play(match, 'c3-b3').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'White has no move and loses.' },
  })
})

test('the fourth occurrence is a draw; it is lost for who gave check all the time', () => {
  const shuffle = 'h2-h3 b8-b7 h3-h2 b7-b8 '
  const match = play(start(sogi), shuffle.repeat(2))
  expect(match.outcome).toBeUndefined()
  expect(play(match, shuffle).outcome?.result).toEqual([0.5, 0.5])
  const pieces = { a5: 'white king', c5: 'black rook', i9: 'black king', d1: 'white gold' }
  const perpetual = from(sogi, { turn: 'white', pieces })
  const cycle = 'a5-a4 c5-c4 a4-a5 c4-c5 '
  expect(play(perpetual, cycle.repeat(2)).outcome).toBeUndefined()
  expect(play(perpetual, cycle).outcome).toMatchObject({ result: [0, 1] })
  // With a quiet move in each round it is a draw again.
  const half = from(sogi, { turn: 'white', pieces })
  expect(play(half, 'a5-a4 c5-c6 a4-a5 c6-c5 '.repeat(3)).outcome?.result).toEqual([0.5, 0.5])
})

const ENTERED = { b5: 'black king', h5: 'white king' }
const held = (big: number, small: number) => [
  ...Array.from({ length: big }, () => 'rook'),
  ...Array.from({ length: small }, () => 'pawn'),
]
test.each([
  ['24 and 30: a draw', [2, 14], [2, 20], [0.5, 0.5]],
  ['23 loses', [2, 13], [2, 21], [0, 1]],
  ['the other side loses too', [4, 4], [0, 20], [1, 0]],
])('entered kings, %s', (_, black, white, result) => {
  const hands = { black: held(black[0]!, black[1]!), white: held(white[0]!, white[1]!) }
  const match = from(sogi, { turn: 'black', pieces: ENTERED, hands })
  expect(moves(match)).toContain('count')
  expect(play(match, 'count').outcome?.result).toEqual(result)
})

test('each king must stand in the other side’s rows, not in its own', () => {
  const home = from(sogi, { turn: 'black', pieces: { h5: 'black king', b5: 'white king' } })
  expect(moves(home)).not.toContain('count')
  const light = from(sogi, { turn: 'white', pieces: ENTERED })
  expect(moves(light)).toContain('count')
})

test('the count needs both kings in the last three rows, and no check', () => {
  const near = (pieces: Record<string, string>) => moves(from(sogi, { turn: 'black', pieces }))
  expect(near(ENTERED)).toContain('count')
  expect(near({ b5: 'black king', f5: 'white king' })).not.toContain('count')
  expect(near({ c5: 'black king', g5: 'white king' })).toContain('count')
  expect(near({ d5: 'black king', g5: 'white king' })).not.toContain('count')
  expect(near({ ...ENTERED, b1: 'white rook' })).not.toContain('count')
  // Promoted men on the board count like the others: 5 + 5 + 1.
  const match = from(sogi, {
    turn: 'black',
    pieces: { ...ENTERED, e1: 'black dragon', e9: 'black horse', e8: 'black promoted-pawn' },
  })
  expect(play(match, 'count').outcome?.points).toEqual([11, 0])
})

test('512 plies are the most', () => {
  expect(sogi.make({}).draws?.cap).toBe(512)
})

test('every man has strokes of its own and a drawing of its ways', () => {
  const { placed } = sogi.make({}).scene(start(sogi).position)
  expect(new Set(placed.map(({ look }) => look.glyph)).size).toBe(8)
  expect(Object.keys(KANJI)).toEqual(Object.keys(shogiMen))
  expect(new Set(Object.values(KANJI)).size).toBe(14)
  for (const strokes of Object.values(KANJI)) {
    expect(strokes).toMatch(/^[MHVLQZ\d. ]+$/)
    for (const n of strokes.match(/[\d.]+/g)!) expect(Number(n)).toBeLessThanOrEqual(40)
  }
  // The drawing of the ways tells the men apart.
  expect(new Set(placed.map(({ look }) => look.ways)).size).toBe(8)
  expect(placed.every(({ look }) => look.text && look.ways)).toBe(true)
})

test('a match that said what is written on its men goes on without it', () => {
  const saved = { ...Match.begin(sogi).save(), rules: 1, options: { signs: 'kanji' } }
  const opened = Match.replay(sogi, saved)
  expect(opened.ok && opened.value.options).toEqual({})
})
