import { expect, test } from 'vitest'
import { painted } from './board.ts'
import { square } from './square.ts'

test('painted cells are told by name; the others, and the ways, stay as they are', () => {
  const plain = square(2, 2, { look: 'checks' })
  const board = painted(plain, { goal: 'a1 b2', blocked: 'b1' }, { b2: '◯' })
  expect(board.cells.map(({ name, fill, text }) => [name, fill, text])).toEqual([
    ['a1', 'goal', undefined],
    ['b1', 'blocked', undefined],
    ['a2', 'light', undefined],
    ['b2', 'goal', '◯'],
  ])
  expect(board.next).toBe(plain.next)
  expect(() => painted(plain, { goal: 'c3' })).toThrow('c3')
})
