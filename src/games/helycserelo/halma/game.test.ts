import { expect, test } from 'vitest'
import { whyNot, type Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import halma from './game.ts'

const men = (side: string, cells: string) =>
  Object.fromEntries(cells.split(' ').map(cell => [cell, `${side} man`]))
const on = (turn: string, red: string, blue: string, options: Options = {}, more: object = {}) =>
  from(halma, { turn, pieces: { ...men('red', red), ...men('blue', blue) }, ...more }, options)
const SMALL = { size: '8' }
// The two camps of the 8 × 8 board.
const redHome = 'a1 a2 a3 a4 b1 b2 b3 c1 c2 d1'
const blueHome = 'h8 h7 h6 h5 g8 g7 g6 f8 f7 e8'

const camp = (options: Options, side: string) =>
  Object.entries(json(start(halma, options))['pieces'] as Record<string, string>)
    .filter(([, name]) => name === `${side} man`)
    .map(([cell]) => cell)
    .sort()

test('two players: 19 men each in opposite corners, also on 17 × 17', () => {
  const corner = 'a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4 d1 d2 d3 e1 e2'.split(' ')
  expect(camp({}, 'red')).toEqual(corner)
  expect(camp({}, 'blue')).toHaveLength(19)
  expect(camp({}, 'blue')).toEqual(expect.arrayContaining(['p16', 'p12', 'l16', 'l15', 'm14', 'n13', 'o12']))
  expect(camp({ size: '17' }, 'red')).toEqual(corner)
  expect(camp({ size: '17' }, 'blue')).toEqual(expect.arrayContaining(['q17', 'q13', 'm17', 'm16']))
  expect(halma.make({}).board.size).toBe(256)
  expect(halma.make({ size: '17' }).board.size).toBe(289)
})

test('four players: 13 men each in all corners, turns go clockwise from a1', () => {
  const options = { players: '4' }
  expect(camp(options, 'red')).toEqual('a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 d1 d2'.split(' '))
  for (const [side, cell] of [
    ['green', 'a16'],
    ['blue', 'p16'],
    ['yellow', 'p1'],
  ] as const) {
    expect(camp(options, side)).toHaveLength(13)
    expect(camp(options, side)).toContain(cell)
  }
  expect(halma.make(options).players.map(({ id }) => id)).toEqual(['red', 'green', 'blue', 'yellow'])
})

test('small boards: 10 men on 8 × 8, 15 men on 10 × 10', () => {
  expect(camp(SMALL, 'red')).toEqual(redHome.split(' ').sort())
  expect(camp(SMALL, 'blue')).toEqual(blueHome.split(' ').sort())
  const ten = 'a1 a2 a3 a4 a5 b1 b2 b3 b4 c1 c2 c3 d1 d2 e1'.split(' ')
  expect(camp({ size: '10' }, 'red')).toEqual(ten)
  expect(camp({ size: '10' }, 'blue')).toHaveLength(15)
})

test('a man steps to any of eight neighbours', () => {
  const match = on('red', 'd4', 'h8', SMALL)
  expectMoves(match, 'd4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5')
  expect(refused(match)['d4-d6']).toContain('cannot get there')
  expect(refused(match)).not.toHaveProperty('d4-d5')
})

test('it jumps over a man of either side to the empty cell right behind, taking nothing', () => {
  const match = on('red', 'd4 d5', 'e5 a8', SMALL)
  expect(moves(match)).toEqual(expect.arrayContaining(['d4-d6', 'd4-f6']))
  expect(json(play(match, 'd4-f6'))['pieces']).toEqual({ ...men('red', 'f6 d5'), ...men('blue', 'e5 a8') })
  const wall = on('red', 'd4', 'd5 d6 a8', SMALL)
  expect(moves(wall)).not.toContain('d4-d6')
  expect(moves(wall)).not.toContain('d4-d7')
})

test('jumps may be chained and the chain may stop anywhere; steps are not mixed in', () => {
  const match = on('red', 'a1', 'a2 b4 e6', SMALL)
  const reached = moves(match).map(name => name.slice(3))
  expect(reached).toEqual(expect.arrayContaining(['a3', 'c5']))
  expect(reached).not.toContain('a4')
  // The jump over b4 lands on c5; e6 is two steps from there.
  expect(reached).not.toContain('f7')
})

test('jumping is never a duty, and a chain never ends where it began', () => {
  const ring = on('red', 'c3', 'd4 d6 b6 b4', SMALL)
  expect(moves(ring)).toEqual(expect.arrayContaining(['c3-c2', 'c3-e5', 'c3-c7', 'c3-a5']))
  expect(moves(ring)).not.toContain('c3-c3')
})

test('a man inside the target camp may move only within it', () => {
  const match = on('red', 'h5 h8', 'a1', SMALL)
  expectMoves(match, 'h5-h6 h5-g6 h8-h7 h8-g8 h8-g7')
  expect(refused(match)['h5-g5']).toBe('A man that has reached the target camp may not leave it.')
})

test('a man who could only leave the camp is told so first', () => {
  const match = on('red', 'h5 h6 g6 g7 h7', 'a1 f4 g4', SMALL)
  const { game, position } = match
  expect(whyNot(game, position, [halma.make(SMALL).board.names.indexOf('h5')])?.en).toContain('may not leave')
})

test('small boards are for two, also when four are asked for', () => {
  expect(halma.make({ ...SMALL, players: '4' }).players).toHaveLength(2)
  expect(halma.make({ size: '10', players: '4' }).players).toHaveLength(2)
  expect(halma.make({ size: '17', players: '4' }).players).toHaveLength(4)
})

test('who fills the opposite camp wins', () => {
  const match = on('red', 'h8 h7 h6 h5 g8 g7 g6 f8 f7 e7', 'a5', SMALL)
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'e7-e8').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'red filled the target camp.' },
  })
})

test.each([
  [SMALL, 50],
  [{ size: '10' }, 50],
  [{}, 100],
])('a man still at home after %o own moves loses (%i)', (options, deadline) => {
  const late = on('red', 'a1 d5', 'e5', options, { made: [deadline - 1, 0] })
  expect(play(late, 'd5-d6').outcome?.result).toEqual([0, 1])
  const early = on('red', 'a1 d5', 'e5', options, { made: [deadline - 2, 0] })
  expect(play(early, 'd5-d6').outcome).toBeUndefined()
  const gone = on('red', 'd5', 'e5', options, { made: [deadline - 1, 0] })
  expect(play(gone, 'd5-d6').outcome).toBeUndefined()
})

test('who cannot move passes', () => {
  const match = on('red', 'a1', 'a2 b1 b2 a3 c1 c3', SMALL)
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))['turn']).toBe('blue')
})

test('threefold repetition and 1000 moves are draws', () => {
  const match = on('red', 'd4', 'e7', SMALL)
  const round = 'd4-d5 e7-e6 d5-d4 e6-e7 '
  expect(play(match, round).outcome).toBeUndefined()
  expect(play(match, round).outcome?.result).toEqual([0.5, 0.5])
  expect(halma.make({}).draws?.cap).toBe(1000)
})

test('four players go on for the places; a late one is last and his men stay', () => {
  const goal = 'p16 p15 p14 p13 o16 o15 o14 o13 n16 n15 n14 m16'
  const pieces = {
    ...men('red', `${goal} l14`),
    ...men('green', 'd13'),
    ...men('blue', 'h8'),
    ...men('yellow', 'm3'),
  }
  const match = from(halma, { turn: 'red', pieces, made: [5, 99, 5, 5] }, { players: '4' })
  play(match, 'l14-m15')
  expect(match.outcome).toBeUndefined()
  expect(json(match)).toMatchObject({ turn: 'green', places: [1, 0, 0, 0] })
  play(match, 'd13-e12 h8-h7 m3-m4')
  expect(json(match)['turn']).toBe('green')
  const late = from(
    halma,
    { turn: 'green', pieces: { ...pieces, a16: 'green man' }, made: [5, 99, 5, 5], places: [1, 0, 0, 0] },
    { players: '4' },
  )
  play(late, 'd13-e12')
  expect(json(late)).toMatchObject({ turn: 'blue', places: [1, 4, 0, 0], pieces: { a16: 'green man' } })
  const third = from(
    halma,
    { turn: 'blue', pieces: { ...pieces, p16: 'blue man' }, made: [5, 5, 99, 5], places: [1, 4, 0, 0] },
    { players: '4' },
  )
  expect(play(third, 'h8-h7').outcome?.result).toEqual([1, 0, 1 / 3, 2 / 3])
})
