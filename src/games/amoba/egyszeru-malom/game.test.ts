import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import malom from './game.ts'

const at = (turn: string, white: string, black: string, options = {}) =>
  from(
    malom,
    {
      turn,
      pieces: Object.fromEntries([
        ...white.split(' ').map(cell => [cell, 'white man'] as const),
        ...black.split(' ').map(cell => [cell, 'black man'] as const),
      ]),
    },
    options,
  )

test('nine points joined by twelve lines across and upwards; the board is empty', () => {
  const { board } = malom.make({})
  expect(board.names).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'])
  expect(board.lines).toHaveLength(12)
  expect(json(start(malom))).toEqual({ turn: 'white', pieces: {} })
})

test('the first man of the game may not go to the centre; the second may', () => {
  const match = start(malom)
  expectMoves(match, 'a1 b1 c1 a2 c2 a3 b3 c3')
  expect(refused(match)['b2']).toContain('may not go to the centre')
  expect(moves(play(match, 'a1'))).toContain('b2')
})

test('four men each are placed in turn, and none moves before all are down', () => {
  const match = play(start(malom), 'a1 b1 c1')
  expect(refused(match)).toMatchObject({
    'b1-b2': 'While pieces are still to be placed, those on the board do not move.',
    a1: 'This place is taken already.',
  })
  play(match, 'c2 b2 a2 b3 a3')
  expect(json(match)['turn']).toBe('white')
  expectMoves(match, 'b3-c3')
})

test('in the second part a man steps along a line to the neighbouring free point', () => {
  const match = at('white', 'a1 b1 a3 c3', 'c1 a2 c2 b3')
  expectMoves(match, 'b1-b2')
  expect(refused(match)['a1-b2']).toContain('neighbouring')
  expect(refused(match)['b2']).toContain('one of them must step')
  expect(json(play(match, 'b1-b2'))).toMatchObject({ turn: 'black', pieces: { b2: 'white man' } })
})

test.each([
  ['across', 'a1 b1', 'c1'],
  ['across in the middle', 'a2 c2', 'b2'],
  ['upwards', 'b2 b3', 'b1'],
])('three in a row win %s, while placing too', (_, row, last) => {
  const match = at('white', row, 'a3 c3')
  expect(match.outcome).toBeUndefined()
  expect(play(match, last).outcome?.result).toEqual([1, 0])
})

test('a step that completes a row wins', () => {
  const match = at('white', 'a1 c1 b2 a3', 'a2 b3 c2 c3')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'b2-b1').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white completed a row.' },
  })
})

test('diagonals are no rows', () => {
  expect(play(at('white', 'a1 b2', 'a2 b1'), 'c3').outcome).toBeUndefined()
  expect(play(at('white', 'a3 b2', 'a2 b1'), 'c1').outcome).toBeUndefined()
})

test('who cannot step has lost', () => {
  // The free point a1 has only white neighbours.
  expect(at('black', 'a2 b1 c2 b3', 'a3 b2 c1 c3').outcome).toMatchObject({ result: [1, 0] })
  expect(at('white', 'a2 b1 c2 b3', 'a3 b2 c1 c3').outcome).toBeUndefined()
})

test('with three men each the stepping begins after six', () => {
  const match = play(start(malom, { men: '3' }), 'a1 b1 c1 a2 b2 c3')
  expectMoves(match, 'c1-c2 b2-b3 b2-c2')
})

test('the third repetition and the 400th move are a draw', () => {
  const match = at('white', 'a1 b1 c2', 'c1 a2 b3', { men: '3' })
  const round = 'c2-c3 b3-a3 c3-c2 a3-b3'
  play(match, round)
  expect(match.outcome).toBeUndefined()
  expect(play(match, round).outcome?.result).toEqual([0.5, 0.5])
  for (const men of ['3', '4']) expect(malom.make({ men }).draws?.cap).toBe(400)
})

test('what is wanted, what is in hand, and positions with too many men', () => {
  const game = malom.make({})
  const match = play(start(malom), 'a1')
  expect(game.prompt?.(match.position)?.en).toBe('Place a piece.')
  expect(game.scene(match.position).trays.map(tray => tray.items[0]?.count)).toEqual([3, 4])
  const all = at('white', 'a1 b1 a3 c3', 'c1 a2 c2 b3')
  expect(game.prompt?.(all.position)?.en).toContain('Step')
  expect(game.scene(all.position).trays.map(tray => tray.items)).toEqual([[], []])
  expect(() => at('white', 'a1 b1 a3 c3 c2', 'c1')).toThrow('at most 4')
  expect(() => at('white', 'a1 b1 a3 c3', 'c1')).toThrow('the opponent has not')
})
