import { expect, test } from 'vitest'
import { perft, Run } from '../../../engine/index.ts'
import { from, json, moves, play, start } from '../../../../tests/playing.ts'
import dupla from './game.ts'

const kings = { e1: 'white king', e8: 'black king' }
const at = (pieces: Record<string, string>, more = {}) => from(dupla, { turn: 'white', pieces, ...more })

test('the first turn is one move, every later one two', () => {
  const match = start(dupla)
  const turns = ['e2-e4', 'e7-e5', 'd7-d5', 'e4xd5', 'd2-d4', 'a7-a6'].map(name => {
    const { turn } = json(match)
    play(match, name)
    return turn
  })
  expect(turns).toEqual(['white', 'black', 'black', 'white', 'white', 'black'])
  expect(json(match)['turn']).toBe('black')
})

test('the same man or two; the second move may undo the first', () => {
  const match = at({ ...kings, a1: 'white rook', h1: 'white knight' })
  play(match, 'a1-a5')
  expect(moves(match)).toEqual(expect.arrayContaining(['a5-a1', 'a5-b5', 'h1-g3']))
  expect(json(play(match, 'a5-a1'))['turn']).toBe('black')
})

test('no check: the king may step into attack; its capture wins at once, by either move', () => {
  const match = at({ ...kings, d8: 'black rook', g1: 'white knight' })
  expect(moves(match)).toContain('e1-d1')
  const first = at({ ...kings, e5: 'white rook' })
  expect(play(first, 'e5xe8').outcome?.result).toEqual([1, 0])
  const second = at({ e1: 'white king', g1: 'white knight', e5: 'black king' })
  expect(play(second, 'g1-f3 f3xe5').outcome).toMatchObject({ result: [1, 0] })
})

test('no en passant', () => {
  const match = at({ ...kings, e5: 'white pawn', d7: 'black pawn', a7: 'black pawn' }, { turn: 'black' })
  expect(moves(play(match, 'a7-a6 d7-d5'))).not.toContain('e5xd6')
})

test('castling is one move of the two and needs no safety', () => {
  const match = at({ ...kings, h1: 'white rook', f8: 'black rook' }, { castling: ['white O-O'] })
  expect(json(play(match, 'O-O'))).toMatchObject({
    turn: 'white',
    left: 1,
    pieces: { g1: 'white king', f1: 'white rook' },
  })
})

test('a man promoted by the first move may make the second', () => {
  expect(
    play(at({ e1: 'white king', b7: 'white pawn', e8: 'black king' }), 'b7-b8=queen b8xe8').outcome?.result,
  ).toEqual([1, 0])
})

test('no second move: the turn ends after one; no first one: a draw', () => {
  // Pawns that block each other, and kings shut in by their own men.
  const shut = {
    a1: 'white king',
    a2: 'white pawn',
    b2: 'white pawn',
    b1: 'white bishop',
    a3: 'black pawn',
    b3: 'black pawn',
    c2: 'white pawn',
    h8: 'black king',
  }
  const match = at({ ...shut, c4: 'black pawn' })
  play(match, 'c2-c3')
  expect(moves(match)).toEqual(expect.arrayContaining(['b1-c2']))
  const none = at({
    a1: 'white king',
    a2: 'white pawn',
    b2: 'white pawn',
    b1: 'white pawn',
    a3: 'black pawn',
    b3: 'black pawn',
    h8: 'black king',
    g4: 'white pawn',
    g6: 'black pawn',
  })
  play(none, 'a2xb3')
  expect(none.outcome).toBeUndefined()
  const one = at({
    a1: 'white king',
    a2: 'white pawn',
    b2: 'white pawn',
    b1: 'white rook',
    c1: 'white knight',
    a3: 'black pawn',
    b3: 'black pawn',
    h8: 'black king',
  })
  expect(one.outcome).toBeUndefined()
  const stuck = at({
    a8: 'white king',
    a7: 'white pawn',
    b7: 'white pawn',
    b8: 'white pawn',
    g4: 'white pawn',
    g6: 'black pawn',
    h1: 'black king',
  })
  play(stuck, 'g4-g5')
  expect(moves(stuck)).toEqual(['pass'])
  expect(json(play(stuck, 'pass'))['turn']).toBe('black')
  const draw = at({
    a8: 'white king',
    a7: 'white pawn',
    b7: 'white pawn',
    b8: 'white pawn',
    h1: 'black king',
  })
  expect(draw.outcome?.result).toEqual([0.5, 0.5])
})

test('repetition is counted at the beginning of turns', () => {
  expect(dupla.make({}).draws).toMatchObject({ repetition: { times: 3, of: 'turns' } })
  const match = at({
    a1: 'white king',
    h8: 'black king',
    a5: 'white rook',
    h5: 'black rook',
    c2: 'white pawn',
  })
  // There and back within a turn repeats the position at the beginning of the other side's turn.
  const round = 'a5-b5 b5-a5 h5-g5 g5-h5'
  play(match, round)
  expect(match.outcome).toBeUndefined()
  play(match, round)
  expect(match.outcome?.result).toEqual([0.5, 0.5])
})

test('50 turns of each side without capture or pawn move draw', () => {
  const late = at({ ...kings, a1: 'white rook' }, { calm: 99 })
  play(late, 'a1-a2')
  expect(late.outcome).toBeUndefined()
  expect(play(late, 'a2-a3').outcome?.result).toEqual([0.5, 0.5])
  const stirred = play(at({ ...kings, a2: 'white pawn' }, { calm: 99 }), 'a2-a3 e1-e2')
  expect(stirred.outcome).toBeUndefined()
  expect(json(stirred)['calm']).toBeUndefined()
})

test('a player is told how many moves are left', () => {
  const match = at({ ...kings, a1: 'white rook' })
  expect(match.game.prompt!(match.position)?.en).toMatch(/^2 /)
  play(match, 'a1-a2')
  expect(match.game.prompt!(match.position)?.en).toMatch(/^One more move /)
})

test('the first turns count as single and double moves of chess', () => {
  const game = dupla.make({})
  expect(perft(game, new Run(game).position, 1)).toBe(20)
  // All pairs of black moves after all white ones; no check binds.
  expect(perft(game, new Run(game).position, 2)).toBe(8902)
})
