import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import pente from './game.ts'

const stones = (by: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(by).flatMap(([who, cells]) => cells.split(' ').map(cell => [cell, `${who} stone`])),
  )
const at = (turn: string, by: Record<string, string>, more = {}, options = {}) =>
  from(pente, { turn, pieces: stones(by), ...more }, options)
const pieces = (match: ReturnType<typeof start>) => Object.keys(json(match)['pieces'] as object).sort()

test('361 points, empty at the start, white begins anywhere', () => {
  expect(moves(start(pente)).length).toBe(361)
  expect(json(play(start(pente), 'c3'))).toMatchObject({ turn: 'black', pieces: { c3: 'white stone' } })
})

test.each([
  ['across', 'c3 d3 e3 g3', 'f3'],
  ['upwards', 'c3 c4 c6 c7', 'c5'],
  ['on a diagonal', 'c3 d4 e5 f6', 'g7'],
  ['on the other diagonal', 'c7 d6 e5 f4', 'g3'],
])('five in a row win %s', (_, row, last) => {
  const match = at('white', { white: row })
  expect(match.outcome).toBeUndefined()
  expect(play(match, last).outcome?.result).toEqual([1, 0])
})

test('six in a row win too', () => {
  expect(play(at('white', { white: 'a1 b1 c1 e1 f1' }), 'd1').outcome?.result).toEqual([1, 0])
})

test('two enemies between the new stone and an own one are taken, in all eight directions', () => {
  const around = {
    white: 'g10 g13 j13 m13 m10 m7 j7 g7',
    black: 'h10 i10 h12 i11 j11 j12 k11 l12 k10 l10 k9 l8 j8 j9 h8 i9',
  }
  const match = play(at('white', around), 'j10')
  expect(match.outcome?.result).toEqual([1, 0])
  expect(pieces(match)).toEqual('g10 g13 g7 j10 j13 j7 m10 m13 m7'.split(' '))
  expect(json(match)).toMatchObject({ taken: [16, 0] })
})

test('one or three stones are not taken, nor a pair with a gap, nor own stones', () => {
  for (const black of ['d3', 'd3 e3 f3', 'd3 f3'])
    for (const end of ['e3', 'f3', 'g3']) {
      if (black.includes(end)) continue
      expect(json(play(at('white', { white: 'c3', black }), end))).toMatchObject({ taken: [0, 0] })
    }
  expect(json(play(at('white', { white: 'c3 d3', black: 'e3 f3' }), 'h3'))).toMatchObject({ taken: [0, 0] })
})

test('a taken point is refused with the reason', () => {
  expect(refused(at('white', { white: 'c3', black: 'd3' }))).toEqual({
    c3: 'This place is taken already.',
    d3: 'This place is taken already.',
  })
})

test('moving between two enemies is safe', () => {
  const match = play(at('white', { white: 'd3', black: 'c3 f3' }), 'e3')
  expect(pieces(match)).toEqual(['c3', 'd3', 'e3', 'f3'])
})

test('five pairs win', () => {
  const pair = { white: 'c3', black: 'd3 e3' }
  expect(play(at('white', pair, { taken: [6, 8] }), 'f3').outcome).toBeUndefined()
  expect(play(at('white', pair, { taken: [8, 8] }), 'f3').outcome?.result).toEqual([1, 0])
})

test('a taken point is free again, and taken stones no longer count in rows', () => {
  const match = play(at('white', { white: 'c3', black: 'd3 e3 d4 d5' }), 'f3')
  expect(moves(match)).toContain('d3')
  play(match, 'd6 a1')
  expect(play(match, 'd7').outcome).toBeUndefined()
  play(match, 'a3')
  expect(play(match, 'd3').outcome?.result).toEqual([0, 1])
})

test('three or four players: an enclosed pair may belong to two opponents, each counts alone', () => {
  const position = { white: 'c3', black: 'd3', red: 'e3' }
  const match = play(at('white', position, { taken: [0, 0, 0] }, { players: '3' }), 'f3')
  expect(json(match)).toMatchObject({ turn: 'black', taken: [2, 0, 0] })
  const four = play(start(pente, { players: '4' }), 'a1 b2 c3 d4')
  expect(json(four)['turn']).toBe('white')
  const won = play(at('blue', position, { taken: [0, 0, 0, 0] }, { players: '4' }), 'a9')
  expect(json(won)['turn']).toBe('white')
})

test('a full board is a draw', () => {
  const board = pente.make({}).board
  // Pairs of a colour, shifted by two from row to row, make no five.
  const full = Object.fromEntries(
    board.names.map((name, c) => [
      name,
      ((c % 19) + 2 * Math.floor(c / 19)) % 4 < 2 ? 'white stone' : 'black stone',
    ]),
  )
  expect(from(pente, { pieces: full }).outcome?.result).toEqual([0.5, 0.5])
})

test('keryo: two or three are taken, fifteen stones win', () => {
  const options = { variant: 'kerjo' }
  const three = { white: 'c3', black: 'd3 e3 f3' }
  expect(json(play(at('white', three, {}, options), 'g3'))).toMatchObject({ taken: [3, 0] })
  expect(json(play(at('white', { white: 'c3', black: 'd3 e3' }, {}, options), 'f3'))).toMatchObject({
    taken: [2, 0],
  })
  const four = { white: 'c3', black: 'd3 e3 f3 g3' }
  expect(json(play(at('white', four, {}, options), 'h3'))).toMatchObject({ taken: [0, 0] })
  expect(play(at('white', three, { taken: [11, 0] }, options), 'g3').outcome).toBeUndefined()
  expect(play(at('white', three, { taken: [12, 0] }, options), 'g3').outcome?.result).toEqual([1, 0])
})

test('plus-minus: each pair is added to the own count or taken from the other', () => {
  const options = { variant: 'plusz-minusz' }
  const two = { white: 'c3 f6', black: 'd3 e3 f4 f5' }
  const match = play(at('white', two, { taken: [2, 4] }, options), 'f3')
  expect(json(match)).toMatchObject({ turn: 'white', owed: 2, taken: [2, 4] })
  expectMoves(match, 'plus minus')
  expect(json(play(match, 'minus'))).toMatchObject({ turn: 'white', owed: 1, taken: [2, 2] })
  expect(json(play(match, 'plus'))).toMatchObject({ turn: 'black', taken: [4, 2] })
})

test('plus-minus: the other count never falls below zero', () => {
  const options = { variant: 'plusz-minusz' }
  const two = { white: 'c3 f6', black: 'd3 e3 f4 f5' }
  expect(json(play(at('white', two, {}, options), 'f3'))).toMatchObject({ turn: 'black', taken: [4, 0] })
  const match = play(at('white', two, { taken: [0, 2] }, options), 'f3 minus')
  expect(json(match)).toMatchObject({ turn: 'black', taken: [2, 0] })
  expect(() => at('white', two, { owed: 1 }, options)).toThrow('nothing to subtract')
})

test('plus-minus is for two: three players count as in plain pente', () => {
  const options = { variant: 'plusz-minusz', players: '3' }
  const pair = { white: 'c3', black: 'd3 e3', red: 'a1' }
  const match = play(at('white', pair, { taken: [0, 4, 4] }, options), 'f3')
  expect(json(match)).toMatchObject({ turn: 'black', taken: [2, 4, 4] })
})

test('centre start: the first stone goes to j10', () => {
  const match = start(pente, { opening: 'centre' })
  expectMoves(match, 'j10')
  expect(refused(match)['c3']).toContain('centre')
  expect(moves(play(match, 'j10')).length).toBe(360)
  expect(moves(play(match, 'a1')).length).toBe(359)
})

test("pro: the first player's second stone is at least three points from the centre", () => {
  const match = play(start(pente, { opening: 'pro' }), 'j10 a1')
  expect(refused(match)['l12']).toContain('three points')
  expect(moves(match)).toContain('m10')
  expect(moves(match).length).toBe(361 - 25 - 1)
  expect(moves(play(match, 'm10')).length).toBe(358)
})

/** The points on which a plane of the net is set, by their names. */
const marked = (match: ReturnType<typeof start>, plane: number) => {
  const bytes = new Uint8Array(361)
  const level = match.game.net!.planes(match.position, bytes)
  const board = pente.make({}).board
  return { level, points: board.names.filter((_, c) => (bytes[c]! & plane) !== 0).sort() }
}

test('the net is shown where a stone would win or make four, and pairs in danger', () => {
  const match = at('white', { white: 'c3 d3 e3 f3 p1', black: 'k8 l9 m10 q1 r1' })
  expect(marked(match, 8).points).toEqual(['b3', 'g3'])
  expect(marked(match, 32).points).toEqual(['a3', 'b3', 'g3', 'h3', 'q1', 'r1'])
  expect(marked(match, 128).points).toEqual(['i6', 'j7', 'n11', 'o12'])
  expect(marked(at('black', { black: 'c3 d3 e3 f3' }), 16).points).toEqual([])
  expect(marked(at('white', { black: 'c3 d3 e3 f3' }), 16).points).toEqual(['b3', 'g3'])
})

test('the net is shown a win by taking, who has taken more, and who has taken much', () => {
  const match = at('white', { white: 'c3', black: 'd3 e3' }, { taken: [8, 2] })
  expect(marked(match, 8)).toEqual({ level: 0.8, points: ['c3', 'f3'] })
  expect(marked(at('white', { white: 'c3', black: 'd3 e3' }, { taken: [4, 2] }), 8)).toEqual({
    level: 0.6,
    points: [],
  })
})

test('the net plays plain pente of two only', () => {
  expect(pente.make({ opening: 'pro' }).net).toBeDefined()
  for (const options of [{ variant: 'kerjo' }, { variant: 'plusz-minusz' }, { players: '3' }])
    expect(pente.make(options).net).toBeUndefined()
})
