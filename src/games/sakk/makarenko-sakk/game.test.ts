import { expect, test } from 'vitest'
import type { Json } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import makarenko from './game.ts'

type Pieces = Record<string, string>
const at = (pieces: Pieces, options = {}, more: { [key: string]: Json } = {}) =>
  from(makarenko, { turn: 'white', pieces, ...more }, options)
const kings = { a1: 'white king-8', h8: 'black king-8' }
const pieces = (match: ReturnType<typeof at>) => json(match)['pieces'] as Pieces
/** The moves from a cell, to everywhere or to one. */
const away = (match: ReturnType<typeof at>, cell: string, to = '') =>
  moves(match).filter(name => name.startsWith(cell) && name.slice(cell.length + 1).startsWith(to))

test('47 discs each, set up as chess: pawn 1, rook 3, knight 4, bishop 5, queen 7, king 8; light begins', () => {
  const match = start(makarenko)
  const line = 'rook-3 knight-4 bishop-5 queen-7 king-8 bishop-5 knight-4 rook-3'.split(' ')
  expect(Array.from('abcdefgh', file => pieces(match)[`${file}1`])).toEqual(line.map(id => `white ${id}`))
  expect(Array.from('abcdefgh', file => pieces(match)[`${file}8`])).toEqual(line.map(id => `black ${id}`))
  for (const file of 'abcdefgh')
    expect([pieces(match)[`${file}2`], pieces(match)[`${file}7`]]).toEqual(['white pawn-1', 'black pawn-1'])
  const discs = Object.values(pieces(match)).filter(piece => piece.startsWith('white'))
  expect(discs.reduce((sum, piece) => sum + Number(piece.split('-')[1]), 0)).toBe(47)
  expect(json(match)['turn']).toBe('white')
})

test.each([
  ['rook-3', ['d1', 'd8', 'h4']],
  ['knight-4', ['c2', 'e6', 'f5']],
  ['bishop-5', ['b2', 'g7', 'f2']],
  ['bishop-6', ['b2', 'g7', 'f2']],
  ['queen-7', ['d1', 'h4', 'g7', 'f2']],
  ['king-8', ['c3', 'd5', 'e4']],
])('a whole tower moves as what it is: %s', (kind, cells) => {
  const match = at({ ...kings, d4: `white ${kind}` })
  const whole = away(match, 'd4').filter(name => !name.includes(':'))
  for (const to of cells) expect(whole).toContain(`d4-${to}`)
  if (kind === 'king-8') expect(whole).toHaveLength(8)
  if (kind === 'knight-4') expect(whole).toHaveLength(8)
})

test('one and two discs are pawns: one ahead, two from the second row, slantwise only to capture or join', () => {
  for (const pawn of ['pawn-1', 'pawn-2']) {
    const whole = (pieces: Pieces, cell: string) =>
      away(at({ ...kings, ...pieces }), cell).filter(name => !name.includes(':'))
    expect(whole({ c2: `white ${pawn}` }, 'c2')).toEqual(['c2-c3', 'c2-c4'])
    expect(whole({ c3: `white ${pawn}` }, 'c3')).toEqual(['c3-c4'])
    expect(whole({ c2: `white ${pawn}`, c3: 'black pawn-1' }, 'c2')).toEqual([])
    expect(whole({ c3: `white ${pawn}`, b4: 'black rook-3', d4: 'white rook-3' }, 'c3')).toEqual([
      'c3+d4',
      'c3-c4',
      'c3xb4',
    ])
    expect(whole({ c8: `white ${pawn}` }, 'c8')).toEqual([])
  }
})

test('part of a tower moves as the piece it makes; the rest stays with the value of its height', () => {
  // Four of the queen's seven discs make a knight's move; a rook stays.
  const match = play(at({ ...kings, d4: 'white queen-7' }), 'd4-e6:4')
  expect(pieces(match)).toMatchObject({ d4: 'white rook-3', e6: 'white knight-4' })
  const five = play(at({ ...kings, d4: 'white queen-7' }), 'd4-g7:5')
  expect(pieces(five)).toMatchObject({ d4: 'white pawn-2', g7: 'white bishop-5' })
  const one = play(at({ ...kings, d4: 'white queen-7' }), 'd4-d5:1')
  expect(pieces(one)).toMatchObject({ d4: 'white bishop-6', d5: 'white pawn-1' })
})

test('captures take the whole tower', () => {
  expect(pieces(play(at({ ...kings, d4: 'white knight-4', e6: 'black queen-7' }), 'd4xe6'))).toEqual({
    ...kings,
    e6: 'white knight-4',
  })
  expect(pieces(play(at({ ...kings, d4: 'white knight-4', e5: 'black queen-7' }), 'd4xe5:1'))).toEqual({
    ...kings,
    d4: 'white rook-3',
    e5: 'white pawn-1',
  })
})

test('towers join where the moving piece could capture: two knights make a king', () => {
  const match = at({ ...kings, d4: 'white knight-4', e6: 'white knight-4' })
  expect(pieces(play(match, 'd4+e6'))).toEqual({ ...kings, e6: 'white king-8' })
  // One disc of the knight is a pawn, and joins only where a pawn could capture.
  const near = at({ ...kings, d4: 'white knight-4', e5: 'white knight-4', d5: 'white knight-4' })
  expect(pieces(play(near, 'd4+e5:1'))).toMatchObject({ d4: 'white rook-3', e5: 'white bishop-5' })
  const behind = at({ ...kings, d4: 'white knight-4', d5: 'white knight-4' })
  expect(away(behind, 'd4', 'd5')).toEqual(['d4+d5:3'])
})

test('moves that make more than eight discs are forbidden', () => {
  const match = at({ ...kings, d4: 'white bishop-5', f6: 'white knight-4', b1: 'white rook-3' })
  expect(moves(match)).not.toContain('d4+f6')
  expect(refused(at({ ...kings, b1: 'white rook-3' }))['b1xa1']).toMatch(/eight discs/)
})

test('the only king moves whole; of two one may be taken apart', () => {
  const one = at({ a1: 'white king-8', h8: 'black king-8', c3: 'white knight-4' })
  expect(away(one, 'a1').every(name => !name.includes(':'))).toBe(true)
  // Its four discs could make the knight a king: not while it is the only one.
  expect(refused(at({ a1: 'white king-8', h8: 'black king-8', b3: 'white knight-4' }))['a1xb3']).toMatch(
    /only whole/,
  )
  const two = at({ a1: 'white king-8', h1: 'white king-8', h8: 'black king-8', b3: 'white knight-4' })
  expect(moves(two)).toContain('a1+b3:4')
})

test('a king may stay attacked; check is only said', () => {
  const match = at({ a1: 'white king-8', h8: 'black king-8', a5: 'black rook-3', g2: 'white pawn-1' })
  expect(moves(match)).toContain('g2-g3')
  expect(makarenko.make({}).scene(match.position).notes).toEqual([{ hu: 'Sakk!', en: 'Check!' }])
  expect(makarenko.make({}).scene(at(kings).position).notes).toBeUndefined()
})

test('who lost the last king must make one at once, and loses only when that is impossible', () => {
  const able = {
    a1: 'white king-8',
    h8: 'black rook-3',
    a5: 'black rook-3',
    g2: 'white knight-4',
    e3: 'white knight-4',
    h7: 'black king-8',
  }
  const taken = play(at(able, {}, { turn: 'black' }), 'a5xa1')
  expect(taken.outcome).toBeUndefined()
  expect(moves(taken)).toEqual(['e3+g2', 'g2+e3'])
  expect(refused(taken)['g2-f4']).toMatch(/must make one/)
  expect(taken.game.prompt?.(taken.position)?.en).toMatch(/make one now/)
  expect(play(taken, 'g2+e3').outcome).toBeUndefined()
  const { e3: _, ...unable } = able
  const lost = play(at(unable, {}, { turn: 'black' }), 'a5xa1')
  expect(lost.outcome?.result).toEqual([0, 1])
})

test('a king but no move is a draw; so are a third repetition, 100 plies without capture, 1000 plies', () => {
  const shut = at({
    a8: 'white pawn-1',
    h8: 'white king-8',
    h7: 'white king-8',
    g8: 'white king-8',
    g7: 'white king-8',
    a1: 'black king-8',
  })
  expect(shut.outcome).toBeUndefined()
  const game = makarenko.make({})
  expect(game.stuck(shut.position)).toMatchObject({ result: [0.5, 0.5] })
  expect(game.draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
  expect(play(at(kings, {}, { calm: 99 }), 'a1-a2').outcome?.result).toEqual([0.5, 0.5])
  expect(play(at({ ...kings, b2: 'black pawn-1' }, {}, { calm: 99 }), 'a1xb2').outcome).toBeUndefined()
})

test('no castling, no en passant, no promotion', () => {
  expect(moves(at({ e1: 'white king-8', h1: 'white rook-3', e8: 'black king-8' }))).not.toContain('O-O')
  expect(away(at({ ...kings, c7: 'white pawn-1' }), 'c7')).toEqual(['c7-c8'])
})

test('overflow tall: higher towers are kings too, and may be split if eight discs stay', () => {
  const match = at({ a1: 'white king-8', h8: 'black king-8', b1: 'white rook-3' }, { overflow: 'tall' })
  const tall = play(match, 'b1+a1')
  expect(pieces(tall)['a1']).toBe('white king-11')
  play(tall, 'h8-h7')
  const away2 = moves(tall)
  expect(away2).toContain('a1-a4:3')
  expect(away2).not.toContain('a1-c2:4')
  expect(away2).toContain('a1-a2')
})

test('overflow leave: the surplus is gone', () => {
  const match = play(at({ ...kings, b1: 'white rook-3' }, { overflow: 'leave' }), 'b1+a1')
  expect(pieces(match)).toEqual(kings)
})

test('overflow reserve: the surplus waits, and a later turn puts one disc on an empty cell or an own tower of seven at most', () => {
  const match = play(
    at({ ...kings, b1: 'white rook-3', c1: 'white queen-7' }, { overflow: 'reserve' }),
    'b1+a1',
  )
  expect(json(match)['reserve']).toEqual([3, 0])
  play(match, 'h8-h7')
  expect(moves(match)).toEqual(expect.arrayContaining(['@e4', '@c1']))
  expect(moves(match)).not.toContain('@a1')
  expect(moves(match)).not.toContain('@h7')
  play(match, '@c1')
  expect(pieces(match)['c1']).toBe('white king-8')
  expect(json(match)['reserve']).toEqual([2, 0])
  expect(targets(match, 'c1')).toEqual([])
})
