import { expect, test } from 'vitest'
import { makeBoard, type CellShape } from '../kit/index.ts'
import { pageColours } from './colours.ts'
import { cellAt, frameOf } from './geometry.ts'
import { above } from './marks.ts'
import { surface } from './surface.ts'
import { framedWithout, otherTier, tierOf, unseenIn } from './tiers.ts'

const around = (x: number, y: number, r: number) => [x - r, y - r, x + r, y - r, x + r, y + r, x - r, y + r]
const cell = (name: string, x: number, y: number, tier: number): CellShape => ({
  name,
  x,
  y,
  tier,
  outline: around(x, y, tier === 0 ? 0.5 : 0.3),
  fill: 'plain',
})
/** Four places on the board and one on top of them. */
const board = makeBoard({
  cells: [
    cell('a', 0, 0, 0),
    cell('b', 1, 0, 0),
    cell('c', 0, 1, 0),
    cell('d', 1, 1, 0),
    cell('top', 0.5, 0.5, 1),
  ],
  dirs: [],
  step: () => undefined,
})
const frame = frameOf(board)
const TOP = 4

test('a place that cannot be used yet is not pointed at; one that can covers what is below', () => {
  expect(
    unseenIn([
      { cell: TOP, fill: 'unseen' },
      { cell: 0, fill: 'dark' },
    ]),
  ).toEqual([TOP])
  expect(cellAt(frame, 0.4, 0.4)).toBe(TOP)
  expect(cellAt(framedWithout(frame, [TOP]), 0.4, 0.4)).toBe(0)
  expect(framedWithout(frame, [])).toBe(frame)
})

test('places on top of pieces are no part of the drawn board', () => {
  const flat = { ...board, cells: board.cells.slice(0, 4), size: 4, names: board.names.slice(0, 4) }
  expect(surface(frame, pageColours, 'x')).toBe(surface(frameOf(flat), pageColours, 'x'))
})

test('a dot shows where a place on top of pieces is, also when every cell may be pointed at', () => {
  const dots = (cells: readonly number[]) => {
    const targets = cells.map(point => ({ point, kind: 'move' as const }))
    const drawn = above(frame, pageColours, {
      scene: { placed: [], trays: [] },
      last: [],
      spots: [],
      chosen: [],
      targets: [...targets, ...Array.from({ length: 8 }, () => targets[0]!)],
    })
    return [...drawn.matchAll(/<circle cx="([\d.]+)"/g)].map(each => Number(each[1]))
  }
  expect(dots([0, 1, 2, 3, TOP])).toEqual([0.5])
})

test('Page Up and Page Down find the next tier', () => {
  expect(board.cells.map((_, c) => tierOf(frame, c))).toEqual([0, 0, 0, 0, 1])
  expect(otherTier(frame, 3, 1)).toBe(TOP)
  expect(otherTier(frame, TOP, 1)).toBeUndefined()
  expect(otherTier(frame, TOP, -1)).toBe(0)
  expect(otherTier(framedWithout(frame, [TOP]), 3, 1)).toBeUndefined()
})
