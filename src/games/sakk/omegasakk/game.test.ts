import { expect, test } from 'vitest'
import type { Match } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import omegasakk from './game.ts'

const of = (match: Match, cell: string) =>
  moves(match).filter(name => name.startsWith(`${cell}-`) || name.startsWith(`${cell}x`))
const targets = (match: Match, cell: string) => of(match, cell).map(name => name.slice(cell.length + 1))
const kings = { f0: 'white king', f9: 'black king' }

test('10 by 10 cells and four corner cells that touch only diagonally; 22 men each', () => {
  const { board } = omegasakk.make({})
  expect(board.size).toBe(104)
  const near = (name: string) => {
    const c = board.names.indexOf(name)
    return board.dirs.flatMap((_, d) => board.names[board.next[c * 8 + d]!] ?? [])
  }
  expect(['w1', 'w2', 'w3', 'w4'].map(near)).toEqual([['a0'], ['j0'], ['j9'], ['a9']])
  expect(board.cells[board.names.indexOf('a0')]!.fill).toBe('dark')
  const pieces = json(start(omegasakk))['pieces'] as Record<string, string>
  expect(Object.keys(pieces)).toHaveLength(44)
  expect(Array.from('abcdefghij', file => pieces[`${file}0`]!.slice(6))).toEqual(
    'champion rook knight bishop queen king bishop knight rook champion'.split(' '),
  )
  expect(['w1', 'w2', 'w3', 'w4'].map(cell => pieces[cell])).toEqual([
    'white wizard',
    'white wizard',
    'black wizard',
    'black wizard',
  ])
  for (const file of 'abcdefghij') {
    expect([pieces[`${file}1`], pieces[`${file}8`]]).toEqual(['white pawn', 'black pawn'])
    expect(pieces[`${file}9`]!.slice(6)).toBe(pieces[`${file}0`]!.slice(6))
  }
})

test('the wizard on d4 and the champion on d4 go where the book says', () => {
  const wizard = from(omegasakk, { pieces: { ...kings, d4: 'white wizard' } })
  expect(targets(wizard, 'd4')).toEqual('a3 a5 c1 c3 c5 c7 e1 e3 e5 e7 g3 g5'.split(' '))
  const champion = from(omegasakk, { pieces: { ...kings, d4: 'white champion' } })
  expect(targets(champion, 'd4')).toEqual('b2 b4 b6 c4 d2 d3 d5 d6 e4 f2 f4 f6'.split(' '))
})

test('both leap over men', () => {
  const wall = Object.fromEntries(
    ['c3', 'c4', 'c5', 'd3', 'd5', 'e3', 'e4', 'e5'].map(cell => [cell, 'white knight']),
  )
  expect(targets(from(omegasakk, { pieces: { ...kings, ...wall, d4: 'white wizard' } }), 'd4')).toHaveLength(
    8,
  )
  expect(
    targets(from(omegasakk, { pieces: { ...kings, ...wall, d4: 'white champion' } }), 'd4'),
  ).toHaveLength(8)
})

test('lines and leaps use the corner cells where they fit', () => {
  const at = (w1: string) => from(omegasakk, { pieces: { ...kings, w1 } })
  expect(targets(at('white wizard'), 'w1')).toEqual(['a0', 'a2', 'c0'])
  expect(targets(at('white champion'), 'w1')).toEqual(['b1'])
  expect(targets(at('white knight'), 'w1')).toEqual(['a1', 'b0'])
  expect(targets(at('white rook'), 'w1')).toEqual([])
  expect(targets(at('white bishop'), 'w1')).toContain('w3')
})

test('a pawn goes up to three cells at first, and is taken on any cell it passed', () => {
  const match = play(
    from(omegasakk, {
      turn: 'white',
      pieces: { ...kings, e1: 'white pawn', d4: 'black pawn', f3: 'black pawn' },
    }),
    'e1-e4',
  )
  expect(json(match)['enPassant']).toEqual(['e3', 'e2'])
  expect([...of(match, 'd4'), ...of(match, 'f3')]).toEqual(['d4-d3', 'd4xe3', 'f3-f2', 'f3xe2'])
  expect(json(play(match, 'f3xe2'))['pieces']).toEqual({ ...kings, e2: 'black pawn', d4: 'black pawn' })
  expect(of(start(omegasakk), 'e1')).toEqual(['e1-e2', 'e1-e3', 'e1-e4'])
  const two = play(from(omegasakk, { pieces: { ...kings, e1: 'white pawn', d3: 'black pawn' } }), 'e1-e3')
  expect(of(two, 'd3')).toEqual(['d3-d2', 'd3xe2'])
  expect(of(from(omegasakk, { pieces: { ...kings, e2: 'white pawn' } }), 'e2')).toEqual(['e2-e3'])
  const later = play(
    from(omegasakk, { pieces: { ...kings, e1: 'white pawn', d4: 'black pawn' } }),
    'e1-e4 f9-f8 f0-f1',
  )
  expect(of(later, 'd4')).toEqual(['d4-d3'])
})

test('promotion on row 9 to any of six kinds', () => {
  const match = from(omegasakk, { pieces: { ...kings, b8: 'white pawn' } })
  expect(of(match, 'b8').map(name => name.split('=')[1])).toEqual(
    'bishop champion knight queen rook wizard'.split(' '),
  )
})

test('castling: the king goes two cells towards either rook', () => {
  const pieces = { ...kings, b0: 'white rook', i0: 'white rook' }
  const rights = ['white O-O', 'white O-O-O']
  const match = from(omegasakk, { pieces, castling: rights })
  expect(json(play(match, 'O-O'))['pieces']).toMatchObject({
    h0: 'white king',
    g0: 'white rook',
    b0: 'white rook',
  })
  expect(json(play(from(omegasakk, { pieces, castling: rights }), 'O-O-O'))['pieces']).toMatchObject({
    d0: 'white king',
    e0: 'white rook',
  })
  const blocked = from(omegasakk, { pieces: { ...pieces, c0: 'white knight' }, castling: rights })
  expect(moves(blocked)).toContain('O-O')
  expect(refused(blocked)['O-O-O']).toMatch(/between the king and the rook/)
  const attacked = from(omegasakk, { pieces: { ...pieces, g5: 'black rook' }, castling: rights })
  expect(moves(attacked)).not.toContain('O-O')
  expect(refused(attacked)['O-O']).toMatch(/castle/)
})

test('a wizard gives check by leap; mate, stalemate, bare kings', () => {
  const checked = from(omegasakk, {
    turn: 'black',
    pieces: { a9: 'black king', f0: 'white king', b6: 'white wizard' },
  })
  expect(moves(checked)).toEqual(['a9-a8', 'a9-b8', 'a9-b9', 'a9-w4'])
  const mate = from(omegasakk, {
    turn: 'white',
    pieces: { a9: 'black king', f0: 'white king', h8: 'white rook', g7: 'white queen', w4: 'black rook' },
  })
  expect(play(mate, 'g7-g9').outcome?.result).toEqual([1, 0])
  const stale = from(omegasakk, {
    turn: 'white',
    pieces: { w4: 'black king', f0: 'white king', b5: 'white rook', a3: 'white queen' },
  })
  expect(play(stale, 'b5-b9').outcome?.result).toEqual([0.5, 0.5])
  expect(from(omegasakk, { pieces: kings }).outcome?.result).toEqual([0.5, 0.5])
  expect(from(omegasakk, { pieces: { ...kings, a1: 'white knight' } }).outcome).toBeUndefined()
})

test('repetition, 100 plies and the cap draw', () => {
  expect(omegasakk.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
  const quiet = from(omegasakk, { pieces: { ...kings, a1: 'white rook' }, quiet: 99 })
  expect(play(quiet, 'a1-a2').outcome?.result).toEqual([0.5, 0.5])
})
