import { expect, test } from 'vitest'
import { crosswise, square } from '../boards/index.ts'
import { Islands } from './islands.ts'

const board = square(4, 3)
// a1 … d1, then a2 …, and the wall behind the last cell; the words of the cells begin after one other word.
const words = Int32Array.from([7, 1, 1, 0, 2, 0, 0, 1, 2, 2, 2, 0, 1, -1])

test('cells of one code that touch are an island: by a side or also by a corner', () => {
  const [by, also] = [new Islands(crosswise(board)), new Islands(board)]
  // a1 b1 and c2, d3 of the first code; d1 d2 and a3 b3 of the second.
  expect([by.count(words, 1), also.count(words, 1)]).toEqual([5, 3])
  const counts = new Int16Array(3).fill(9)
  by.count(words, 1, counts)
  expect([...counts]).toEqual([0, 3, 2])
  also.count(words, 1, counts)
  expect([...counts]).toEqual([0, 1, 2])
})

test('an island is as large as the cells that hang together with a cell', () => {
  const islands = new Islands(board)
  expect(['a1', 'c2', 'd1', 'a3'].map(name => islands.sizeOf(words, 1, board.names.indexOf(name)))).toEqual([
    4, 4, 2, 2,
  ])
  expect(new Islands(crosswise(board)).sizeOf(words, 1, board.names.indexOf('c2'))).toBe(1)
})
