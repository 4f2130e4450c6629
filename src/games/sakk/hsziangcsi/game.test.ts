import { expect, test } from 'vitest'
import type { Json, Match } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import hsziangcsi from './game.ts'

const targets = (match: Match, cell: string) =>
  moves(match)
    .filter(name => name.startsWith(`${cell}-`) || name.startsWith(`${cell}x`))
    .map(name => name.slice(cell.length + 1))
const at = (pieces: Record<string, string>, more: { [key: string]: Json } = {}) =>
  from(hsziangcsi, {
    turn: 'red',
    pieces: { e1: 'red king', d10: 'green king', i7: 'green soldier', ...pieces },
    ...more,
  })

test('9 by 10 points; no line crosses the river, the palaces have diagonals', () => {
  const { board } = hsziangcsi.make({})
  expect(board.size).toBe(90)
  const lines = board.lines.map(([a, b]) => [board.names[a]!, board.names[b]!].sort().join())
  expect(lines).toHaveLength(8 * 10 + 9 * 8 + 8)
  expect(lines.some(line => /^(.)5,\1(?:6)$/.test(line))).toBe(false)
  for (const pair of ['d1,e2', 'd3,e2', 'e2,f1', 'e2,f3', 'd10,e9', 'd8,e9', 'e9,f10', 'e9,f8'])
    expect(lines).toContain(pair)
})

test('sixteen men each as the book says; red begins', () => {
  const match = start(hsziangcsi)
  const pieces = json(match)['pieces'] as Record<string, string>
  expect(Object.keys(pieces)).toHaveLength(32)
  const line = 'rook horse elephant guard king guard elephant horse rook'.split(' ')
  for (const [side, back, cannons, soldiers] of [
    ['red', 1, 3, 4],
    ['green', 10, 8, 7],
  ] as const) {
    expect(Array.from('abcdefghi', file => pieces[`${file}${back}`])).toEqual(
      line.map(kind => `${side} ${kind}`),
    )
    for (const file of 'bh') expect(pieces[`${file}${cannons}`]).toBe(`${side} cannon`)
    for (const file of 'acegi') expect(pieces[`${file}${soldiers}`]).toBe(`${side} soldier`)
  }
  expect(json(match)['turn']).toBe('red')
})

test('the horse is blocked by a man on the straight point of its way, and does not leap', () => {
  expect(targets(at({ c5: 'red horse' }), 'c5')).toEqual(['a4', 'a6', 'b3', 'b7', 'd3', 'd7', 'e4', 'e6'])
  const lame = at({ c5: 'red horse', c6: 'green soldier' })
  expect(targets(lame, 'c5')).toEqual(['a4', 'a6', 'b3', 'd3', 'e4', 'e6'])
  expect(refused(lame)['c5-b7']).toMatch(/in its way/)
})

test('the elephant goes two diagonally, does not leap and does not cross the river', () => {
  expect(targets(at({ c5: 'red elephant' }), 'c5')).toEqual(['a3', 'e3'])
  expect(targets(at({ c5: 'red elephant', b4: 'green soldier' }), 'c5')).toEqual(['e3'])
  expect(refused(at({ c5: 'red elephant' }))['c5-a7']).toMatch(/the place it belongs to/)
})

test('guard and king stay in the palace', () => {
  expect(targets(at({ d1: 'red guard' }), 'd1')).toEqual(['e2'])
  expect(targets(at({ e2: 'red guard' }), 'e2')).toEqual(['d1', 'd3', 'f1', 'f3'])
  expect(refused(at({ d3: 'red guard' }))['d3-c4']).toMatch(/the place it belongs to/)
  expect(
    targets(
      from(hsziangcsi, { turn: 'red', pieces: { f3: 'red king', d10: 'green king', i7: 'green soldier' } }),
      'f3',
    ),
  ).toEqual(['e3', 'f2'])
})

test('the cannon moves like a rook and captures over exactly one piece of either side', () => {
  const pieces = {
    c3: 'red cannon',
    c5: 'red soldier',
    c8: 'green rook',
    c9: 'green horse',
    g3: 'green horse',
  }
  const match = at(pieces)
  expect(targets(match, 'c3').sort()).toEqual(['a3', 'b3', 'c1', 'c2', 'c4', 'c8', 'd3', 'e3', 'f3'])
  expect(refused(match)['c3xg3']).toMatch(/exactly one/)
  expect(refused(match)['c3xc9']).toMatch(/exactly one/)
  expect(targets(at({ c3: 'red cannon', c5: 'green soldier', c8: 'green rook' }), 'c3')).toContain('c8')
})

test('a soldier goes ahead, beyond the river sideways too, never back, and is not promoted', () => {
  expect(targets(at({ c5: 'red soldier' }), 'c5')).toEqual(['c6'])
  expect(targets(at({ c6: 'red soldier' }), 'c6')).toEqual(['b6', 'c7', 'd6'])
  expect(targets(at({ a10: 'red soldier' }), 'a10')).toEqual(['b10'])
})

test('the kings may never see each other', () => {
  const facing = from(hsziangcsi, {
    turn: 'red',
    pieces: { d1: 'red king', d10: 'green king', d5: 'red horse' },
  })
  expect(moves(facing)).toEqual(['d1-d2', 'd1-e1'])
  expect(refused(facing)['d5-b6']).toMatch(/expose/)
  expect(refused(at({}))['e1-d1']).toMatch(/could be captured/)
})

test('a man that comes between may make a cannon give check', () => {
  const match = from(hsziangcsi, {
    turn: 'red',
    pieces: { e1: 'red king', d10: 'green king', e8: 'green cannon', a5: 'red rook' },
  })
  expect(refused(match)['a5-e5']).toBeDefined()
  expect(moves(match)).toContain('a5-d5')
})

test('mate wins, and so does leaving the other side without a move', () => {
  expect(play(at({ a9: 'red rook', b1: 'red rook' }), 'b1-b10').outcome?.result).toEqual([1, 0])
  const stuck = from(hsziangcsi, {
    turn: 'green',
    pieces: { e1: 'red king', d10: 'green king', b9: 'red rook' },
  })
  expect(stuck.outcome?.result).toEqual([1, 0])
})

test('the fourth check in a row by the same man against the same answering man is forbidden', () => {
  const match = from(hsziangcsi, {
    turn: 'red',
    pieces: { e1: 'red king', d9: 'green king', a5: 'red rook', i7: 'green soldier', f1: 'red guard' },
  })
  play(match, 'a5-a9 d9-d10 a9-a10 d10-d9 a10-a9 d9-d10')
  expect(refused(match)['a9-a10']).toMatch(/at most 3 times/)
  expect(moves(match)).toContain('a9-b9')
})

test('another man in between begins the count anew', () => {
  const match = from(hsziangcsi, {
    turn: 'red',
    pieces: { e1: 'red king', d9: 'green king', a5: 'red rook', i7: 'green soldier', f1: 'red guard' },
  })
  play(match, 'a5-a9 d9-d10 a9-a10 d10-d9 f1-e2 i7-i6 a10-a9 d9-d10')
  expect(moves(match)).toContain('a9-a10')
})

test('third repetition: who alone chased an unguarded man loses', () => {
  const match = at({ a1: 'red rook', b6: 'green horse', i10: 'green rook', i7: 'green soldier' })
  play(match, 'a1-b1 b6-a8 b1-a1 a8-b6 a1-b1 b6-a8 b1-a1 a8-b6')
  expect(match.outcome).toMatchObject({ result: [0, 1], reason: { en: expect.stringMatching(/chase/) } })
})

test('third repetition without check or chase is a draw', () => {
  const match = at({ a1: 'red rook', i10: 'green rook', e5: 'red soldier' })
  const round = 'a1-a2 i10-i9 a2-a1 i9-i10'
  play(match, `${round} ${round}`)
  expect(match.outcome?.result).toEqual([0.5, 0.5])
})

test('a guarded man is not chased', () => {
  const guarded = at({
    a1: 'red rook',
    c1: 'red rook',
    b6: 'green horse',
    a10: 'green rook',
    b10: 'green rook',
  })
  play(guarded, 'a1-b1 b6-a8 b1-a1 a8-b6 a1-b1 b6-a8 b1-a1 a8-b6')
  expect(guarded.outcome?.result).toEqual([0.5, 0.5])
})

test('120 plies without capture draw; so does a game without attackers', () => {
  const quiet = at({ a1: 'red rook', i7: 'green soldier' }, { quiet: 119 })
  expect(play(quiet, 'a1-a2').outcome?.result).toEqual([0.5, 0.5])
  const bare = { e1: 'red king', d10: 'green king', d1: 'red guard', c1: 'red elephant' }
  expect(from(hsziangcsi, { turn: 'red', pieces: bare }).outcome?.result).toEqual([0.5, 0.5])
  expect(at({ d1: 'red guard', c4: 'red soldier' }).outcome).toBeUndefined()
})

test('signs by option: each army has its own', () => {
  const game = hsziangcsi.make({ signs: 'chinese' })
  const { placed } = game.scene(start(hsziangcsi).position)
  const glyphs = new Set(placed.map(({ look }) => look.glyph))
  expect(glyphs.has(undefined)).toBe(false)
  expect(glyphs.size).toBe(12)
})

test('the men as figures, when that is chosen', () => {
  const game = hsziangcsi.make({ signs: 'figures' })
  const { placed } = game.scene(start(hsziangcsi).position)
  expect(new Set(placed.map(({ look }) => look.art))).toEqual(
    new Set('chess-king chess-guard elephant chess-knight chess-rook chess-cannon chess-pawn'.split(' ')),
  )
})
