import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import { dealt, expectLengths, shortest } from '../../../../tests/puzzles.ts'
import { agreeOnBlocks, type SlowBlocks } from '../../../../tests/slow-blocks.ts'
import papa from './game.ts'

const rules: SlowBlocks = {
  cols: 4,
  rows: 5,
  shapes: {
    papa: [[0, 0], [1, 0], [0, 1], [1, 1]], // prettier-ignore
    upright: [[0, 0], [0, 1]], // prettier-ignore
    flat: [[0, 0], [1, 0]], // prettier-ignore
    square: [[0, 0]],
  },
}

test('4 × 5 cells; Papa on a4-b5, two squares, two upright and four lying bars, c3 and d3 empty', () => {
  expect(papa.make({}).board.size).toBe(20)
  expect(json(start(papa))['blocks']).toEqual({
    a4: 'papa',
    a3: 'square',
    b3: 'square',
    a1: 'upright',
    b1: 'upright',
    c1: 'flat',
    c2: 'flat',
    c4: 'flat',
    c5: 'flat',
  })
  expectMoves(start(papa), 'b3-c3 b3-d3 c4-c3 c2-c3')
  expectMoves(start(papa, { count: 'steps' }), 'b3-c3 c4-c3 c2-c3')
})

test('each of the other three corners is a goal, or only the one that was named', () => {
  const corners = { a1: 'a2-a1', c1: 'c2-c1', c4: 'b4-c4' }
  for (const [corner, move] of Object.entries(corners)) {
    const blocks = { [move.slice(0, 2)]: 'papa' }
    expect(play(from(papa, { blocks }, { count: 'steps' }), move).outcome?.result).toEqual([1])
    for (const named of Object.keys(corners)) {
      const { outcome } = play(from(papa, { blocks }, { count: 'steps', corner: named }), move)
      expect(outcome?.result).toEqual(named === corner ? [1] : undefined)
    }
  }
  expect(play(from(papa, { blocks: { a3: 'papa' } }, { count: 'steps' }), 'a3-a4').outcome).toBeUndefined()
})

test('the moves are those of the rules, by runs and by steps, in random games', () => {
  for (const [seed, count] of ['moves', 'steps'].entries())
    agreeOnBlocks(rules, start(papa, { count }), 120, seed)
  agreeOnBlocks(rules, dealt(papa, { deal: 'hard' }, 5), 60, 9)
})

test('where a block does not fit is refused in words', () => {
  const why = 'This block does not fit there, or cannot slide there.'
  expect(refused(start(papa))).toMatchObject({ 'a4-c3': why, 'a1-c3': why, 'a3-c3': why })
})

test('24 moves to the nearest corner, 29 and 59 to the others, 32 steps', async () => {
  expect(await shortest(start(papa))).toBe(24)
  expect(await shortest(start(papa, { corner: 'c4' }))).toBe(24)
  expect(await shortest(start(papa, { corner: 'c1' }))).toBe(29)
  expect(await shortest(start(papa, { corner: 'a1' }))).toBe(59)
  expect(await shortest(start(papa, { count: 'steps' }))).toBe(32)
})

test('dealt puzzles are as hard as they say', async () => {
  await expectLengths(papa, { easy: [1, 8], medium: [9, 19], hard: [20, 30], daily: [1, 30] }, [1, 2, 3, 4])
  // What counts as a move changes nothing in the puzzle.
  expect(json(dealt(papa, { deal: 'hard' }, 7))).toEqual(
    json(dealt(papa, { deal: 'hard', count: 'steps' }, 7)),
  )
})
