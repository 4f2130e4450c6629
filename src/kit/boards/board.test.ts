import { expect, test } from 'vitest'
import { cellOf, dirTo, neighbours, painted } from './board.ts'
import { alquerque } from './joined.ts'
import { linesOf } from './rays.ts'
import { crosswise, square } from './square.ts'

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

test('the direction of a neighbour, and of none', () => {
  const board = square(3, 3)
  const [a1, b2, c3] = ['a1', 'b2', 'c3'].map(name => cellOf(board, name))
  expect(board.dirs[dirTo(board, a1!, b2!)]).toBe('ne')
  expect(board.dirs[dirTo(board, c3!, b2!)]).toBe('sw')
  expect([dirTo(board, a1!, c3!), dirTo(board, b2!, b2!)]).toEqual([-1, -1])
})

test('lines go from rim to rim, each there and back', () => {
  const board = crosswise(square(3, 2))
  const told = linesOf(board).map(({ dir, cells }) =>
    [board.dirs[dir], ...cells.map(c => board.names[c])].join(' '),
  )
  expect(told.toSorted()).toEqual(
    ['e a1 b1 c1', 'e a2 b2 c2', 'w c1 b1 a1', 'w c2 b2 a2']
      .concat(...['a', 'b', 'c'].map(col => [`n ${col}1 ${col}2`, `s ${col}2 ${col}1`]))
      .toSorted(),
  )
})

test('on an alquerque board every second point has slanted lines', () => {
  const board = alquerque(3, 3)
  const around = (name: string) => new Set(neighbours(board, cellOf(board, name)).map(c => board.names[c]))
  expect(around('a1')).toEqual(new Set(['a2', 'b1', 'b2']))
  expect(around('b1')).toEqual(new Set(['a1', 'b2', 'c1']))
  expect(around('b2').size).toBe(8)
  expect(board.lines).toHaveLength(12 + 4)
})
