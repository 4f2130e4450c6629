import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import type { Options } from '../../../engine/index.ts'
import kigyovonal from './game.ts'

const at = (turn: string, red: string, blue: string, options: Options = {}) =>
  from(
    kigyovonal,
    {
      turn,
      pieces: Object.fromEntries([
        ...(red ? red.split(' ') : []).map(cell => [cell, 'red stick'] as const),
        ...(blue ? blue.split(' ') : []).map(cell => [cell, 'blue stick'] as const),
      ]),
    },
    options,
  )
const SMALL = { size: '3' }

test('two nets of 7 × 8 points; each player can join 97 pairs, red begins on an empty board', () => {
  const { board } = kigyovonal.make({})
  expect(board.cells.filter(cell => cell.fill === 'camp-red')).toHaveLength(56)
  expect(board.cells.filter(cell => cell.fill === 'camp-blue')).toHaveLength(56)
  const match = start(kigyovonal)
  expect(json(match)).toEqual({ turn: 'red', pieces: {} })
  expect(moves(match)).toHaveLength(97)
  // Blue has 97 too; a line of red's own side takes nothing from it, one inside takes one.
  expect(moves(play(start(kigyovonal), 'b1-d1'))).toHaveLength(97)
  expect(moves(play(start(kigyovonal), 'b1-b3'))).toHaveLength(96)
})

test('red owns even columns and odd rows, blue odd columns and even rows', () => {
  expect(moves(start(kigyovonal, SMALL))).toEqual(
    'b1-b3 b1-d1 b3-b5 b3-d3 b5-b7 b5-d5 b7-d7 d1-d3 d1-f1 d3-d5 d3-f3 d5-d7 d5-f5 d7-f7 f1-f3 f3-f5 f5-f7'.split(
      ' ',
    ),
  )
  expect(moves(at('blue', '', '', SMALL))).toContain('a2-c2')
  expect(moves(at('blue', '', '', SMALL))).toContain('a2-a4')
})

test('lines may not cross, and none is drawn twice', () => {
  const match = play(start(kigyovonal, SMALL), 'b1-b3')
  expect(json(match)).toEqual({ turn: 'blue', pieces: { b2: 'red stick' } })
  expect(moves(match)).not.toContain('a2-c2')
  expect(refused(match)['a2-c2']).toContain('may not cross')
  play(match, 'c2-e2')
  expect(refused(match)['b1-b3']).toContain('already')
})

test('points and places of the other net are refused in words', () => {
  const match = start(kigyovonal, SMALL)
  const told = Object.values(refused(match))
  expect(told.length).toBeGreaterThan(0)
  expect(new Set(told)).toEqual(
    new Set(['A stick goes between two neighbouring points of your own: point at the place between them.']),
  )
  expect(() => at('red', 'a3', '', SMALL)).toThrow('between two neighbouring points')
})

test('red wins by joining the lower and the upper side', () => {
  const match = at('red', 'b2 b4', 'd2 f4', SMALL)
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'b5-b7').outcome).toMatchObject({ result: [1, 0] })
  // A way with bends counts as well.
  expect(play(at('red', 'b2 c3 d4', 'e5', SMALL), 'd5-d7').outcome?.result).toEqual([1, 0])
})

test('blue wins by joining the left and the right side', () => {
  expect(play(at('blue', 'b4', 'b2 d2', SMALL), 'e2-g2').outcome?.result).toEqual([0, 1])
  expect(play(at('blue', '', 'b2 d2', SMALL), 'e4-g4').outcome).toBeUndefined()
})

test('sticks that do not meet in a point join nothing, and a side is not joined by itself', () => {
  expect(play(at('red', 'b2 b4', '', SMALL), 'd5-d7').outcome).toBeUndefined()
  // Both ends lie on the same side.
  expect(play(at('red', 'c1', '', SMALL), 'd1-f1').outcome).toBeUndefined()
})

test('other sizes: n by n + 1 points', () => {
  for (const [size, pairs] of [
    ['3', 17],
    ['4', 31],
    ['10', 199],
  ] as const)
    expect(moves(start(kigyovonal, { size }))).toHaveLength(pairs)
})

test('swap, when it is chosen: blue may take the first stick over, mirrored to its own net', () => {
  expect(moves(play(start(kigyovonal), 'h7-h9'))).not.toContain('swap')
  const match = play(start(kigyovonal, { swap: 'on' }), 'd3-d5')
  expect(moves(match)).toContain('swap')
  play(match, 'swap')
  expect(json(match)).toEqual({ turn: 'red', pieces: { d4: 'blue stick' } })
  const side = play(start(kigyovonal, { swap: 'on' }), 'b1-d1 swap')
  expect(json(side)['pieces']).toEqual({ a3: 'blue stick' })
  expect(moves(side)).not.toContain('swap')
})

test('what is wanted, and how a stick lies', () => {
  const game = kigyovonal.make({})
  const match = play(start(kigyovonal), 'b1-b3 c2-e2 b3-d3')
  expect(game.prompt?.(match.position)?.hu).toBe('Köss össze két kék pontot.')
  expect(game.scene(match.position).placed.map(({ look }) => look.turn)).toEqual([90, 0, 0])
})
