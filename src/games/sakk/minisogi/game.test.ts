import { expect, test } from 'vitest'
import type { Match } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import minisogi from './game.ts'

const targets = (match: Match, cell: string) =>
  moves(match)
    .filter(name => name.startsWith(`${cell}-`) || name.startsWith(`${cell}x`))
    .map(name => name.slice(cell.length + 1))
const kings = { e5: 'black king', a1: 'white king' }

test('5 by 5, a1 at the top right; six men each as the book says, dark begins', () => {
  const match = start(minisogi)
  const { board } = minisogi.make({})
  expect(board.size).toBe(25)
  const corner = board.cells[board.names.indexOf('a1')]!
  expect([corner.x, corner.y]).toEqual([4, 0])
  expect(json(match)['pieces']).toEqual({
    a1: 'white king',
    a2: 'white gold',
    a3: 'white silver',
    a4: 'white bishop',
    a5: 'white rook',
    b1: 'white pawn',
    e5: 'black king',
    e4: 'black gold',
    e3: 'black silver',
    e2: 'black bishop',
    e1: 'black rook',
    d5: 'black pawn',
  })
  expect(json(match)['turn']).toBe('black')
})

test('the promotion zone is the last row only; a pawn must be promoted there', () => {
  const at = (piece: string, cell: string) =>
    from(minisogi, { turn: 'black', pieces: { e5: 'black king', a5: 'white king', [cell]: piece } })
  expect(targets(at('black silver', 'c2'), 'c2')).not.toContain('b2=promoted-silver')
  expect(targets(at('black silver', 'b2'), 'b2')).toEqual(
    expect.arrayContaining(['a2', 'a2=promoted-silver']),
  )
  expect(targets(at('black silver', 'a2'), 'a2')).toEqual(
    expect.arrayContaining(['b1', 'b1=promoted-silver']),
  )
  expect(targets(at('black pawn', 'b2'), 'b2')).toEqual(['a2=promoted-pawn'])
})

test('silver goes back diagonally, too', () => {
  const match = from(minisogi, { turn: 'black', pieces: { ...kings, c3: 'black silver' } })
  expect(targets(match, 'c3')).toEqual(['b2', 'b3', 'b4', 'd2', 'd4'])
})

test('captured men come back; no second pawn on a file, no mate by a pawn', () => {
  const match = play(
    from(minisogi, { turn: 'black', pieces: { ...kings, c3: 'black rook', c1: 'white pawn' } }),
    'c3xc1',
  )
  expect(json(match)['hands']).toEqual({ black: ['pawn'] })
  const filed = from(minisogi, {
    turn: 'black',
    pieces: { ...kings, d3: 'black pawn' },
    hands: { black: ['pawn'] },
  })
  expect(moves(filed)).not.toContain('P@b3')
  expect(refused(filed)['P@b3']).toMatch(/on this file/)
  expect(moves(filed)).toContain('P@b2')
  expect(moves(filed)).not.toContain('P@a2')
  const mate = from(minisogi, {
    turn: 'black',
    pieces: { e5: 'black king', a1: 'white king', a2: 'white pawn', c2: 'black gold', c1: 'black gold' },
    hands: { black: ['pawn', 'gold'] },
  })
  expect(refused(mate)['P@b1']).toMatch(/pawn may not give mate/)
  expect(play(mate, 'G@b1').outcome?.result).toEqual([1, 0])
})

test('fourth repetition draws; entered kings are not counted; no move loses', () => {
  expect(minisogi.make({}).draws).toMatchObject({ repetition: { times: 4 }, cap: 512 })
  const entered = from(minisogi, { turn: 'black', pieces: { a3: 'black king', e3: 'white king' } })
  expect(moves(entered)).not.toContain('count')
  const stuck = from(minisogi, {
    turn: 'white',
    pieces: { a1: 'white king', c2: 'black king', b3: 'black gold' },
  })
  expect(stuck.outcome?.result).toEqual([1, 0])
})

test('every man has its sign', () => {
  const { scene } = minisogi.make({})
  expect(scene(start(minisogi).position).placed.every(({ look }) => look.glyph)).toBe(true)
})
