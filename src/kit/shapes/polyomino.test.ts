import { expect, test } from 'vitest'
import { square } from '../boards/index.ts'
import { laid, orientations, polyomino, polyominoDrawing } from './polyomino.ts'

test('a drawing is read from the top; numbered cells come first', () => {
  expect(polyomino('#.\n2# 1.')).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
    [0, 2],
  ])
})

test('a drawing with other signs is an error', () => {
  expect(() => polyomino('#o')).toThrow('other signs')
})

test('turning and flipping give each shape once and keep the order of the cells', () => {
  const l = polyomino('1. #. #2')
  expect(orientations(l)).toHaveLength(8)
  expect(orientations(l, 'turns only')).toHaveLength(4)
  expect(orientations(polyomino('###'))).toHaveLength(2)
  expect(orientations(polyomino('## ##'))).toHaveLength(1)
  const steps = orientations(l).map(([from, to]) => [to![0] - from![0], to![1] - from![1]].join())
  expect(steps.sort()).toEqual(['-1,-2', '-1,2', '-2,-1', '-2,1', '1,-2', '1,2', '2,-1', '2,1'])
})

test('a shape lies where all its cells are on the board', () => {
  const board = square(3, 2)
  const places = laid(board, polyomino('## #.'))
  expect(places.filter(Boolean)).toHaveLength(2)
  expect(places[board.names.indexOf('b1')]!.map(c => board.names[c])).toEqual(['b1', 'b2', 'c2'])
})

test('a drawing has every square of the shape within its box', () => {
  const [below, face] = polyominoDrawing(polyomino('#.. ###'))
  expect(face!.path).toBe('M-46 0h31v31h-31ZM-15 0h31v31h-31ZM16 0h31v31h-31ZM-46 -31h31v31h-31Z')
  expect(below!.path.match(/M/g)).toHaveLength(4)
})
