import { expect, test } from 'vitest'
import { circlePath, tileLine } from './drawing.ts'

test('lines on tiles: straight across, else arcs that leave both sides at right angles', () => {
  expect(tileLine('squares', 0, 2)).toBe('M0 -50L0 50')
  expect(tileLine('squares', 0, 1)).toBe('M0 -50A50 50 0 0 0 50 0')
  expect(tileLine('squares', 1, 0)).toBe('M50 0A50 50 0 0 1 0 -50')
  expect(tileLine('squares', 3, 0)).toBe('M-50 0A50 50 0 0 0 0 -50')
  expect(tileLine('hexes', 0, 3)).toBe('M50 0L-50 0')
  // Neighbouring sides around their corner, sides two apart in a wide bend.
  expect(tileLine('hexes', 0, 1)).toBe('M50 0A28.87 28.87 0 0 1 25 -43.3')
  expect(tileLine('hexes', 5, 0)).toBe('M25 43.3A28.87 28.87 0 0 1 50 0')
  expect(tileLine('hexes', 2, 0)).toBe('M-25 -43.3A86.6 86.6 0 0 0 50 0')
})

test('a circle begins and ends on the left', () => {
  expect(circlePath(9)).toBe('M-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0Z')
  expect(circlePath(6, 1, 9)).toBe('M-5 9A6 6 0 1 0 7 9A6 6 0 1 0 -5 9Z')
})
