import { expect, test } from 'vitest'
import { from, json, play, refused, start } from '../../../../tests/playing.ts'
import { expectLengths, shortest } from '../../../../tests/puzzles.ts'
import { agreeOnBlocks, type SlowBlocks } from '../../../../tests/slow-blocks.ts'
import ikrek from './game.ts'

const one: readonly [number, number][] = [[0, 0]]
const lying: readonly [number, number][] = [[0, 0], [1, 0]] // prettier-ignore
const standing: readonly [number, number][] = [[0, 0], [0, 1]] // prettier-ignore
const rules: SlowBlocks = {
  cols: 5,
  rows: 3,
  shapes: {
    big: one,
    small: one,
    blank: one,
    'big-big': lying,
    'small-small': lying,
    'big-below': standing,
    'big-above': standing,
  },
}

test('5 × 3 cells, nine blocks; five small dots in the middle row; a3 and e1 are empty', () => {
  expect(ikrek.make({}).board.size).toBe(15)
  expect(json(start(ikrek))['blocks']).toEqual({
    b3: 'blank',
    c1: 'blank',
    d1: 'blank',
    b2: 'small',
    b1: 'big',
    d2: 'small-small',
    d3: 'big-big',
    a1: 'big-below',
    c2: 'big-above',
  })
})

test('five big dots in the middle row are the goal; a mixed bar must lie so that its big dot is there', () => {
  const last = { a2: 'big-below', b1: 'big', c1: 'big-above', d2: 'big-big' }
  expect(play(from(ikrek, { blocks: last }, { count: 'steps' }), 'b1-b2').outcome?.result).toEqual([1])
  // Small dots of the mixed bars in row 2.
  const { outcome } = play(
    from(
      ikrek,
      { blocks: { a1: 'big-below', b1: 'big', c1: 'big-above', d2: 'big-big' } },
      { count: 'steps' },
    ),
    'b1-b2',
  )
  expect(outcome).toBeUndefined()
  const above = { a2: 'big-below', b1: 'big', c2: 'big-above', d2: 'big-big' }
  expect(play(from(ikrek, { blocks: above }, { count: 'steps' }), 'b1-b2').outcome).toBeUndefined()
  const small = { a2: 'big-below', b1: 'small', c1: 'big-above', d2: 'big-big' }
  expect(play(from(ikrek, { blocks: small }, { count: 'steps' }), 'b1-b2').outcome).toBeUndefined()
  const smalls = { a2: 'big-below', b1: 'big', c1: 'big-above', d2: 'small-small' }
  expect(play(from(ikrek, { blocks: smalls }, { count: 'steps' }), 'b1-b2').outcome).toBeUndefined()
})

test('every dot is drawn on its cell', () => {
  const { scene } = ikrek.make({})
  const big = scene(start(ikrek).position).placed.map(({ look }) => (look.text ?? '').replaceAll('•', ''))
  expect(big.join('')).toBe('●●●●●')
  for (const { look, cells } of scene(start(ikrek).position).placed)
    expect(look.drawing?.length).toBe((look.text ?? '').length === 0 ? 0 : cells!.length)
})

test('the moves are those of the rules, by runs and by steps, in random games', () => {
  for (const [seed, count] of ['moves', 'steps'].entries())
    agreeOnBlocks(rules, start(ikrek, { count }), 120, seed)
})

test('where a block does not fit is refused in words', () => {
  const why = 'This block does not fit there, or cannot slide there.'
  expect(refused(start(ikrek))).toMatchObject({ 'd2-e1': why, 'b2-a3': why })
})

test('16 moves, or 23 steps', async () => {
  expect(await shortest(start(ikrek))).toBe(16)
  expect(await shortest(start(ikrek, { count: 'steps' }))).toBe(23)
})

test('dealt puzzles are as hard as they say', async () => {
  await expectLengths(ikrek, { easy: [1, 8], medium: [9, 13], hard: [14, 30] }, [1])
})
