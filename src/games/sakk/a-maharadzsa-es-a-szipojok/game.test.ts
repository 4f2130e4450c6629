import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import maharadzsa from './game.ts'

const at = (turn: string, pieces: Record<string, string>, options = {}) =>
  from(maharadzsa, { turn, pieces }, options)

test('the sepoys stand as in chess; the maharaja comes on any empty cell of rows 1 to 6 and moves first', () => {
  const match = start(maharadzsa)
  const pieces = json(match)['pieces'] as Record<string, string>
  expect(Object.values(pieces)).toHaveLength(16)
  expect([pieces['e8'], pieces['d8'], pieces['a7']]).toEqual(['black king', 'black queen', 'black pawn'])
  expect(moves(match)).toHaveLength(48)
  expect(moves(match)).toContain('M@a6')
  expect(match.game.prompt!(match.position)?.en).toMatch(/place/)
  play(match, 'M@d4')
  expect(json(match)).toMatchObject({ turn: 'white', pieces: { d4: 'white maharaja' } })
  expect(json(play(match, 'd4-d3'))['turn']).toBe('black')
})

test('official: rows 1 to 3 only', () => {
  expect(moves(start(maharadzsa, { official: 'on' }))).toHaveLength(24)
})

test('the maharaja is queen and knight in one', () => {
  const match = at('white', { a1: 'white maharaja', h7: 'black king' })
  const files = 'bcdefgh'
  const queen = [...files].flatMap((file, i) => [`a1-${file}1`, `a1-a${i + 2}`, `a1-${file}${i + 2}`])
  // g7, g8, h8 and h6 stand beside the king.
  const near = ['a1-g7', 'a1-h8']
  expect(moves(match)).toEqual([...queen.filter(name => !near.includes(name)), 'a1-b3', 'a1-c2'].sort())
})

test('the maharaja takes only what is not guarded, and may not be left attacked', () => {
  const match = at('white', {
    d4: 'white maharaja',
    d6: 'black pawn',
    e7: 'black pawn',
    a4: 'black pawn',
    h8: 'black king',
  })
  expect(refused(match)['d4xd6']).toMatch(/could be captured/)
  expect(moves(match)).toContain('d4xa4')
})

test('neither royal can be captured, even by a maharaja that comes where it attacks', () => {
  const match = play(start(maharadzsa), 'M@d6')
  expect(moves(match)).not.toContain('d6xe8')
  const alone = at('white', { d6: 'white maharaja', e8: 'black king' })
  expect(moves(alone)).not.toContain('d6xe8')
  expect(refused(alone)['d6xe8']).toMatch(/must be mated/)
})

test('the sepoys castle and may be checked and mated', () => {
  const castling = from(maharadzsa, {
    turn: 'black',
    pieces: { f1: 'white maharaja', e8: 'black king', h8: 'black rook' },
    castling: ['black O-O'],
  })
  expect(refused(castling)['O-O']).toMatch(/castle/)
  const free = from(maharadzsa, {
    turn: 'black',
    pieces: { a2: 'white maharaja', e8: 'black king', h8: 'black rook', g7: 'black pawn', f7: 'black pawn' },
    castling: ['black O-O'],
  })
  expect(moves(free)).toContain('O-O')
  const mate = at('white', {
    g6: 'white maharaja',
    a8: 'black king',
    b1: 'black pawn',
    a1: 'black rook',
    d4: 'black knight',
  })
  expect(play(mate, 'g6-b6').outcome?.result).toEqual([1, 0])
})

test('mate of the maharaja wins for the sepoys; stalemate is a draw', () => {
  const mate = at('black', {
    b8: 'white maharaja',
    e4: 'black king',
    g7: 'black queen',
    d3: 'black rook',
    h3: 'black rook',
    d8: 'black knight',
  })
  expect(play(mate, 'g7-b7').outcome?.result).toEqual([0, 1])
  const stale = at('black', { a8: 'black king', d7: 'white maharaja' })
  expect(stale.outcome?.result).toEqual([0.5, 0.5])
})

test('no promotion: a pawn on row 1 stays there; by option as in chess', () => {
  const pieces = { h8: 'white maharaja', a3: 'black king', c2: 'black pawn', e1: 'black pawn' }
  expect(moves(at('black', pieces)).filter(name => /^[ce]/.test(name))).toEqual(['c2-c1'])
  expect(moves(at('black', pieces, { promotion: 'on' })).filter(name => name.startsWith('c2'))).toHaveLength(
    4,
  )
})

test('draws of chess', () => {
  expect(maharadzsa.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
  expect(at('white', { d4: 'white maharaja', h7: 'black king' }).outcome).toBeUndefined()
})
