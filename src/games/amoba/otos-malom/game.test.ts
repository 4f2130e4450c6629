import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import type { Options } from '../../../engine/index.ts'
import otos from './game.ts'

const at = (turn: string, black: string, white: string, options: Options = {}) =>
  from(
    otos,
    {
      turn,
      pieces: Object.fromEntries([
        ...(black ? black.split(' ') : []).map(cell => [cell, 'black stone'] as const),
        ...(white ? white.split(' ') : []).map(cell => [cell, 'white stone'] as const),
      ]),
    },
    options,
  )

test('19 × 19 points, empty; black begins and puts a stone on any point', () => {
  const match = start(otos)
  expect(json(match)).toEqual({ turn: 'black', pieces: {} })
  expect(moves(match)).toHaveLength(361)
  expect(otos.make({}).board.names.at(-1)).toBe('s19')
  play(match, 'j10')
  expect(json(match)).toEqual({ turn: 'white', pieces: { j10: 'black stone' } })
  expect(refused(match)).toEqual({ j10: 'This place is taken already.' })
})

test.each([
  ['across', 'c3 d3 e3 g3', 'f3'],
  ['upwards', 's19 s18 s16 s15', 's17'],
  ['on a diagonal', 'a1 b2 c3 d4', 'e5'],
  ['on the other diagonal', 'c7 d6 e5 f4', 'g3'],
])('five in a row win %s', (_, row, last) => {
  const match = at('black', row, '')
  expect(match.outcome).toBeUndefined()
  expect(play(match, last).outcome?.result).toEqual([1, 0])
})

test('white wins in the same way, four do not suffice, and a row does not go round the edge', () => {
  expect(play(at('white', '', 'c3 d3 e3 f3'), 'g3').outcome?.result).toEqual([0, 1])
  expect(play(at('black', 'c3 d3 e3', ''), 'f3').outcome).toBeUndefined()
  expect(play(at('black', 'q3 r3 s3 a4', ''), 'b4').outcome).toBeUndefined()
})

test('six in a row win too, unless only five exactly count', () => {
  const six = 'a1 b1 c1 e1 f1'
  expect(play(at('black', six, ''), 'd1').outcome?.result).toEqual([1, 0])
  const exact = { exact: 'on' }
  expect(play(at('black', six, '', exact), 'd1').outcome).toBeUndefined()
  expect(play(at('black', 'a1 b1 c1 e1', '', exact), 'd1').outcome?.result).toEqual([1, 0])
  // A five and a six at once: the five counts.
  expect(play(at('black', `${six} d2 d3 d4 d5`, '', exact), 'd1').outcome?.result).toEqual([1, 0])
})

/** 100 stones each without five in a row; the last rows are empty. */
const crowded = () => {
  const { board } = otos.make({})
  const taken = board.names.slice(0, 200)
  const black = taken.filter((_, c) => ((c % 19) + 2 * Math.floor(c / 19)) % 4 < 2)
  const white = taken.filter(name => !black.includes(name))
  while (black.length > 100) white.push(black.pop()!)
  while (white.length > 100) black.push(white.pop()!)
  return { black: black.join(' '), white: white.join(' ') }
}

test('when 100 stones each are down, one of them steps across or upwards to the next empty point', () => {
  const { black, white } = crowded()
  const match = at('black', black, white)
  expect(match.outcome).toBeUndefined()
  const own = new Set(black.split(' '))
  expect(moves(match).every(name => own.has(name.split('-')[0]!))).toBe(true)
  expect(moves(match)).toContain('b11-b12')
  expect(moves(match)).not.toContain('b11-c12')
  expect(refused(match)['b11-c12']).toContain('neighbouring')
  expect(refused(match)['a19']).toContain('one of them must step')
  expect(refused(start(otos))).toEqual({})
  expect(otos.make({}).draws?.cap).toBe(400)
})

test('before that nobody steps', () => {
  expect(refused(at('black', 'c3', 'd3'))['c3-c4']).toContain('do not move')
})

const ENGLISH = { variant: 'english' }
test('English: a chessboard, twelve discs each, rows across and upwards only', () => {
  expect(moves(start(otos, ENGLISH))).toHaveLength(64)
  expect(play(at('black', 'a1 b1 c1 d1', '', ENGLISH), 'e1').outcome?.result).toEqual([1, 0])
  expect(play(at('black', 'a1 a2 a3 a4', '', ENGLISH), 'a5').outcome?.result).toEqual([1, 0])
  expect(play(at('black', 'a1 b2 c3 d4', '', ENGLISH), 'e5').outcome).toBeUndefined()
})

const TWELVE = 'a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 h3'
const OTHERS = 'b1 d1 f1 h1 a2 c2 e2 g2 b3 d3 f3 g3'
test('English: after 24 discs they step; a row made by a step wins', () => {
  const match = at('black', TWELVE, OTHERS, ENGLISH)
  expectMoves(match, 'a3-a4 c3-c4 e3-e4 h3-h4')
  const row = at('black', 'a4 b4 c4 d4 e5 g1 b2 d2 f2 h2 a3 c3', OTHERS, ENGLISH)
  expect(play(row, 'e5-e4').outcome?.result).toEqual([1, 0])
  expect(otos.make(ENGLISH).draws?.cap).toBe(224)
})

test('who cannot step passes; when nobody can it is a draw', () => {
  // White stands in a corner, walled in by black.
  const white = 'a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4'
  const black = 'd1 d2 d3 d4 a5 b5 c5 d6 e7 f8 h8 h1'
  const match = at('white', black, white, ENGLISH)
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))['turn']).toBe('black')
  const game = otos.make(ENGLISH)
  expect(game.label?.('pass', match.position).hu).toBe('Passz')
  // Nobody can move where there is nobody: the rule itself is asked.
  const { board, layout } = game
  const p = layout.empty()
  game.start(p)
  for (let c = 0; c < board.size; c++) p.put(1 + c, 1 + (c % 2))
  game.derive?.(p)
  expect(game.stuck(p)).toMatchObject({ result: [0.5, 0.5] })
})

test('on paper: any size, four or five in a row, no stepping, a full board is a draw', () => {
  const options = { variant: 'paper', side: '10', row: '4' }
  expect(moves(start(otos, { variant: 'paper' }))).toHaveLength(400)
  expect(moves(start(otos, { variant: 'paper', side: '30' }))).toHaveLength(900)
  expect(play(at('black', 'a1 b1 c1', '', options), 'd1').outcome?.result).toEqual([1, 0])
  expect(play(at('black', 'a1 b1 c1', '', { ...options, row: '5' }), 'd1').outcome).toBeUndefined()
  const game = otos.make({ variant: 'paper', side: '10' })
  const full = Object.fromEntries(
    game.board.names.map((name, c) => [
      name,
      ((c % 10) + 2 * Math.floor(c / 10)) % 4 < 2 ? 'black stone' : 'white stone',
    ]),
  )
  expect(from(otos, { pieces: full }, { variant: 'paper', side: '10' }).outcome?.result).toEqual([0.5, 0.5])
})

test('what is wanted now, and the stones in hand', () => {
  const game = otos.make({})
  const match = play(start(otos), 'a1 b1 c1')
  expect(game.prompt?.(match.position)?.hu).toBe('Tegyél le egy figurát.')
  expect(game.scene(match.position).trays.map(tray => tray.items[0]?.count)).toEqual([98, 99])
  const paper = start(otos, { variant: 'paper' })
  expect(otos.make({ variant: 'paper' }).scene(paper.position).trays).toEqual([])
})
