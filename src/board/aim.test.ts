import { expect, test } from 'vitest'
import { square } from '../kit/index.ts'
import { aims, nextCell } from './aim.ts'
import { frameOf } from './geometry.ts'

const board = square(19, 19)
const frame = frameOf(board, {})
const named = (name: string) => board.names.indexOf(name)
const after = (name: string, way: 'left' | 'right' | 'up' | 'down') =>
  board.names[nextCell(frame, named(name), way)]

test('small cells are aimed at, and every cell or none by wish', () => {
  expect(aims('small', 18)).toBe(true)
  expect(aims('small', 45)).toBe(false)
  expect(aims('always', 45)).toBe(true)
  expect(aims('never', 18)).toBe(false)
})
test('the aim goes on by one cell as it is seen, and stays at the edge', () => {
  expect(after('e4', 'right')).toBe('f4')
  expect(after('e4', 'left')).toBe('d4')
  expect(after('e4', 'up')).toBe('e5')
  expect(after('e4', 'down')).toBe('e3')
  expect(after('a1', 'left')).toBe('a1')
  const turned = frameOf(board, { flipped: true })
  expect(board.names[nextCell(turned, named('e4'), 'up')]).toBe('e3')
})
