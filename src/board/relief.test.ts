import { expect, test } from 'vitest'
import { dressed, square } from '../kit/index.ts'
import { frameOf } from './geometry.ts'
import { relief } from './relief.ts'

const lying = (...heights: number[]) => {
  const board = square(heights.length, 1)
  const cells = board.cells.map((cell, c) => ({ ...cell, height: heights[c]! }))
  return relief(frameOf(dressed(board, { cells })), 'black')
}
const count = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].length

test('a board without heights has no relief', () => {
  expect(relief(frameOf(square(3, 3)), 'black')).toBe('')
})

test('each height has its tone: the lowest dark, the highest light', () => {
  const markup = lying(1, 2, 3)
  expect(count(markup, /<path d="M[^"]*" fill="#(241300|fff)"/g)).toBe(3)
  expect(markup).toMatch(/fill="#241300" fill-opacity="0.46".*fill="#fff" fill-opacity="0.4"/)
})

test('a step is drawn at every edge between two heights, and its shadow lies on the lower cell', () => {
  const steps = (markup: string) => /<path d="([^"]*)" stroke="black"/.exec(markup)?.[1]
  expect(steps(lying(1, 2, 2, 1))).toBe('M0.5 -0.5L0.5 0.5M2.5 0.5L2.5 -0.5')
  expect(steps(lying(2, 2))).toBe('')
  // Lit from the upper left: the shadow on the right of a height is longer than the one on its left.
  const xs = (markup: string) =>
    [...markup.match(/<path d="([^"]*)" fill="#1a0d00"/)![1]!.matchAll(/[ML](-?[\d.]+) /g)].map(each =>
      Number(each[1]),
    )
  const reach = (markup: string, edge: number) => Math.max(...xs(markup).map(x => Math.abs(x - edge)))
  expect(reach(lying(2, 1), 0.5)).toBeGreaterThan(2 * reach(lying(1, 2), 0.5))
})
