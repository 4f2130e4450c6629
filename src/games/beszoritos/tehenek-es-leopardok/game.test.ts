import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import tehenek from './game.ts'

const on = (turn: string, leopards: string, cows: string, inHand = 0) =>
  from(tehenek, {
    turn,
    pieces: {
      ...Object.fromEntries(leopards.split(' ').map(point => [point, 'leopard'])),
      ...Object.fromEntries(cows.split(' ').map(point => [point, 'cow'])),
    },
    ...(inHand > 0 ? { hands: { cows: Array.from({ length: inHand }, () => 'cow') } } : {}),
  })

test('49 points and 96 lines', () => {
  const { board } = tehenek.make({})
  expect(board.size).toBe(49)
  expect(board.lines).toHaveLength(96)
})

test('placing by turns: leopard, cow, leopard, cow; then leopards move while cows are placed', () => {
  const match = start(tehenek)
  expect(json(match)['turn']).toBe('leopards')
  expect(moves(match)).toHaveLength(49)
  play(match, 'c3 a1')
  // The first leopard cannot move while the second is in the hand.
  expect(moves(match).every(name => !name.includes('-'))).toBe(true)
  play(match, 'N4 a2')
  expect(moves(match)).toContain('c3-c4')
  play(match, 'c3-c4')
  expect(moves(match).every(name => !name.includes('-'))).toBe(true)
  expect((json(match)['hands'] as Record<string, string[]>)['cows']).toHaveLength(22)
})

test('both sides step along lines to neighbouring points', () => {
  const match = on('cows', 'a5 e5', 'S1 c3 N6 W2')
  expectMoves(
    match,
    'S1-c1 S1-S2 S1-S4 c3-b2 c3-b3 c3-b4 c3-c2 c3-c4 c3-d2 c3-d3 c3-d4 N6-N3 N6-N5 W2-W1 W2-W3 W2-W5 W2-a3',
  )
  expect(refused(match)['S1-c2']).toContain('along a line')
})

test('leopards jump straight on, through the junctions too; taking is a duty', () => {
  expectMoves(on('leopards', 'b4 E5', 'a3 S1 S2 S3'), 'b4xW1')
  expectMoves(on('leopards', 'b3 E5', 'a3 S1 S2 S3'), 'b3xW2')
  const match = on('leopards', 'c3 E5', 'c4 S1 S4 S6')
  expectMoves(match, 'c3xc5')
  expect(refused(match)['c3-c2']).toBe('Taking is compulsory.')
})

test('the chain that takes the most must be chosen, and the cows are lifted at once', () => {
  const match = on('leopards', 'c3 E5', 'c4 b4 d3 S5 N6 S4')
  expectMoves(match, 'c3xc5')
  expect(refused(match)['c3xe3']).toContain('takes the most')
  expectMoves(play(match, 'c3xc5'), 'c5xa3')
  expect(json(play(match, 'c5xa3'))).toMatchObject({ turn: 'cows' })
  expect(Object.values(json(match)['pieces'] as object).filter(kind => kind === 'cow')).toHaveLength(4)
})

test('the cows win when neither leopard can move, while cows are still placed too', () => {
  expect(play(on('cows', 'S4 S6', 'S1 S2 S3 c1 a1 b1'), 'S2-S5').outcome?.result).toEqual([0, 1])
  expect(play(on('cows', 'S4 S6', 'S1 S3 c1 a1 b1', 3), 'S5').outcome?.result).toEqual([0, 1])
})

test('the leopards win when fewer than four cows are left in all', () => {
  expect(play(on('leopards', 'c3 E5', 'c4 a1 a2 b1'), 'c3xc5').outcome?.result).toEqual([1, 0])
  expect(play(on('leopards', 'c3 E5', 'c4 a1 a2 b1', 1), 'c3xc5').outcome).toBeUndefined()
})
