import { expect, test } from 'vitest'
import { from, json, play, refused, start } from '../../../../tests/playing.ts'
import { expectLengths, shortest } from '../../../../tests/puzzles.ts'
import { agreeOnBlocks, type SlowBlocks } from '../../../../tests/slow-blocks.ts'
import type { Match } from '../../../engine/index.ts'
import mama from './game.ts'

const rules: SlowBlocks = {
  cols: 5,
  rows: 5,
  shapes: {
    low: [[0, 0], [1, 0], [0, 1]], // prettier-ignore
    high: [[0, 0], [0, 1], [-1, 1]], // prettier-ignore
    long: [[0, 0], [1, 0], [2, 0]], // prettier-ignore
    bar: [[0, 0], [1, 0]], // prettier-ignore
    square: [[0, 0]],
  },
}
const covered = (match: Match) => {
  const { board, scene } = mama.make(match.options)
  return scene(match.position).placed.map(({ cells, label }) =>
    [label.en, ...cells!.map(c => board.names[c]!).sort()].join(' '),
  )
}

test('5 × 5 cells, nine blocks as the book has them; a1, b1, d1 and e1 are empty', () => {
  expect(mama.make({}).board.size).toBe(25)
  expect(covered(start(mama)).sort()).toEqual(
    [
      'Mama’s lower half a2 a3 b2',
      'Mama’s upper half d5 e4 e5',
      'long bar a5 b5 c5',
      'long bar c2 d2 e2',
      'bar a4 b4',
      'bar b3 c3',
      'bar c4 d4',
      'bar d3 e3',
      'small square c1',
    ].sort(),
  )
})

test('a rectangle of the two Ls is the goal, upright or lying, anywhere; standing beside each other is not', () => {
  const ends = (blocks: Record<string, string>, move: string) =>
    play(from(mama, { blocks }, { count: 'steps' }), move).outcome?.result
  expect(ends({ a1: 'low', d1: 'high' }, 'd1-c1')).toEqual([1])
  expect(ends({ c1: 'low', e2: 'high' }, 'e2-d2')).toEqual([1])
  expect(ends({ c3: 'low', e4: 'high' }, 'e4-d4')).toEqual([1])
  expect(ends({ a1: 'low', e2: 'high' }, 'e2-d2')).toBeUndefined()
  expect(ends({ a1: 'low', d2: 'high' }, 'd2-c2')).toBeUndefined()
  expect(ends({ c1: 'low', b1: 'high', e5: 'square' }, 'e5-e4')).toBeUndefined()
  // The same cells one row further: a rectangle over the edge is none.
  expect(ends({ e1: 'square', a1: 'low', b3: 'high' }, 'e1-e2')).toBeUndefined()
})

test('another block fits into the notch of an L', () => {
  const match = from(mama, { blocks: { e4: 'high', c4: 'square', a1: 'low' } }, { count: 'steps' })
  expect(json(play(match, 'c4-d4'))['blocks']).toEqual({ e4: 'high', d4: 'square', a1: 'low' })
})

test('the moves are those of the rules, by runs and by steps, in random games', () => {
  for (const [seed, count] of ['moves', 'steps'].entries())
    agreeOnBlocks(rules, start(mama, { count }), 100, seed)
})

test('where a block does not fit is refused in words', () => {
  const why = 'This block does not fit there, or cannot slide there.'
  expect(refused(start(mama))).toMatchObject({ 'e4-e1': why, 'a5-a1': why })
})

test('19 moves, or 31 steps', async () => {
  expect(await shortest(start(mama))).toBe(19)
  expect(await shortest(start(mama, { count: 'steps' }))).toBe(31)
})

test('dealt puzzles are as hard as they say', async () => {
  await expectLengths(mama, { easy: [1, 10], medium: [11, 16], hard: [17, 40] }, [1, 2])
})
