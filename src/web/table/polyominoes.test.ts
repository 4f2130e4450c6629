import { expect, test } from 'vitest'
import { blockFace, hasMirror, POLYOMINOES } from './polyominoes.ts'

test('1, 1, 2, 5, 12 and 35 shapes of one to six cells', () => {
  const counts = [1, 2, 3, 4, 5, 6].map(n => POLYOMINOES.filter(({ cells }) => cells.length === n).length)
  expect(counts).toEqual([1, 1, 2, 5, 12, 35])
})

test('six of the twelve pentominoes have another mirror picture', () =>
  expect(POLYOMINOES.filter(({ cells }) => cells.length === 5 && hasMirror(cells))).toHaveLength(6))

test('a face of marked cells lies around its middle', () =>
  expect(
    blockFace(
      [
        [3, 4],
        [3, 5],
        [4, 5],
      ],
      'red',
    ),
  ).toMatchObject({
    width: 2,
    height: 2,
    cells: [
      [-0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ],
  }))
