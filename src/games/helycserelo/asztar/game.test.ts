import { expect, test } from 'vitest'
import { neighbours } from '../../../kit/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import asztar from './game.ts'

const men = (side: string, cells: string) =>
  Object.fromEntries(cells.split(' ').map(cell => [cell, `${side} man`]))
const on = (turn: string, yellow: string, blue: string, more: object = {}) =>
  from(asztar, { turn, pieces: { ...men('yellow', yellow), ...men('blue', blue) }, ...more })

test('41 points and 64 lines: the square, and a camp below and above it', () => {
  const { board } = asztar.make({})
  expect(board.size).toBe(41)
  expect(board.lines).toHaveLength(64)
  const near = (name: string) =>
    neighbours(board, board.names.indexOf(name))
      .map(c => board.names[c]!)
      .sort()
      .join(' ')
  expect(near('c1')).toBe('b1 c2 d1 s1 s2 s3')
  expect(near('s1')).toBe('c1 s4 s5')
  expect(near('s2')).toBe('c1 s6')
  expect(near('s3')).toBe('c1 s7 s8')
  expect(near('s4')).toBe('s1 s5')
  expect(near('c5')).toBe('b5 c4 d5 k1 k2 k3')
  expect(near('b1')).toBe('a1 b2 c1')
})

test('nine men each in their camps; yellow begins', () => {
  expect(json(start(asztar))).toMatchObject({
    turn: 'yellow',
    pieces: {
      ...men('yellow', 'c1 s1 s2 s3 s4 s5 s6 s7 s8'),
      ...men('blue', 'c5 k1 k2 k3 k4 k5 k6 k7 k8'),
    },
  })
})

test('a man steps along a line in any direction, also back', () => {
  expectMoves(on('yellow', 'c3', 'k4'), 'c3-b3 c3-d3 c3-c2 c3-c4')
  const match = on('yellow', 'b2', 'k4')
  expectMoves(match, 'b2-a2 b2-c2 b2-b1 b2-b3')
  expect(refused(match)['b2-c3']).toContain('along a line')
  // Camps may be left and entered again.
  expect(moves(on('yellow', 'c1', 'k4'))).toContain('c1-s1')
})

test('captures jump straight along a line and are a duty', () => {
  const match = on('yellow', 'c3 a1', 'c4 k4')
  expectMoves(match, 'c3xc5')
  expect(refused(match)['a1-a2']).toBe('You must capture.')
  expect(json(play(match, 'c3xc5'))['pieces']).toEqual({ ...men('yellow', 'c5 a1'), ...men('blue', 'k4') })
})

test('jumps run through the neck of the camp, and along its sides and its base', () => {
  expectMoves(on('yellow', 'c2', 'c1 k4'), 'c2xs2')
  expectMoves(on('yellow', 'c1', 's1 k4'), 'c1xs4')
  expectMoves(on('yellow', 's4', 's5 k4'), 's4xs6')
  expectMoves(on('yellow', 'c1', 's2 k4'), 'c1xs6')
  // From s1 no line goes on beyond s5, nor from b1 beyond c1 into the camp.
  expect(moves(on('yellow', 's1', 's5 k4')).some(name => name.includes('x'))).toBe(false)
  expectMoves(on('yellow', 'b1', 'c1 k4'), 'b1xd1')
})

test('the capture that takes most must be chosen', () => {
  const match = on('yellow', 'a1 e1', 'a2 b3 e2 k4')
  // From a1 over a2 and b3; from e1 only over e2.
  expectMoves(match, 'a1xa3')
  expect(refused(match)['e1xe3']).toBe('You must take the most.')
  play(match, 'a1xa3')
  expectMoves(match, 'a3xc3')
})

test('the game ends when all the men a player has left are in the enemy camp: more points win', () => {
  const match = on('yellow', 'k1 c4', 'a1 a2 s4')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'c4-c5').outcome).toMatchObject({ result: [1, 0], points: [2, 1] })
  const worse = on('yellow', 'c4', 'a1 s4 s5')
  expect(play(worse, 'c4-c5').outcome).toMatchObject({ result: [0, 1], points: [1, 2] })
})

test('equal points: more captures win; else a draw', () => {
  expect(play(on('yellow', 'c4', 's4 a1'), 'c4-c5').outcome?.result).toEqual([0, 1])
  expect(play(on('yellow', 'c2', 'a5', { still: 59 }), 'c2-c3').outcome?.result).toEqual([0.5, 0.5])
})

test('a player without men loses, one without a move is judged by the camps', () => {
  expect(play(on('yellow', 'c2', 'c3'), 'c2xc4').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'blue has no piece left.' },
  })
  const shut = on('yellow', 'a2 b1 a3 c1 e1', 'a1')
  expect(play(shut, 'e1-e2').outcome).toMatchObject({ result: [1, 0], points: [0, 0] })
  expect(shut.outcome?.reason.en).toContain('blue cannot move.')
})

test('60 moves without a capture end the game', () => {
  expect(play(on('yellow', 'c2', 'a5 s4', { still: 59 }), 'c2-c3').outcome).toMatchObject({
    result: [0, 1],
    points: [0, 1],
  })
  expect(play(on('yellow', 'c2', 'a5 s4', { still: 58 }), 'c2-c3').outcome).toBeUndefined()
  expect(play(on('yellow', 'c2', 'c3 a5 s4', { still: 59 }), 'c2xc4').outcome).toBeUndefined()
})

test('repetition and 400 moves are judged too', () => {
  const match = on('yellow', 'c2', 'a5 s4')
  const round = 'c2-c3 a5-b5 c3-c2 b5-a5 '
  expect(play(match, round).outcome).toBeUndefined()
  expect(play(match, round).outcome).toMatchObject({ result: [0, 1], points: [0, 1] })
  const { draws } = asztar.make({})
  expect(draws?.cap).toBe(400)
})
