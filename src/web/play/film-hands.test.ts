import { expect, test } from 'vitest'
import { drawnWith } from './drawings.ts'
import { swipeOf } from './film-hands.ts'

test('a swipe is far, straight and quick; to the right it goes back', () => {
  expect(swipeOf(80, 10, 200)).toBe(-1)
  expect(swipeOf(-80, -10, 200)).toBe(1)
  expect(swipeOf(50, 0, 200)).toBe(0)
  expect(swipeOf(80, 60, 200)).toBe(0)
  expect(swipeOf(80, 0, 900)).toBe(0)
})

test('a stroke draws an arrow or a circle, the same stroke takes it away', () => {
  const nothing = { marks: [], arrows: [] }
  const circle = drawnWith(nothing, 3, 3)
  expect(circle).toEqual({ marks: [3], arrows: [] })
  const both = drawnWith(circle, 3, 7)
  expect(both).toEqual({ marks: [3], arrows: [[3, 7]] })
  // The other way round is another arrow.
  expect(drawnWith(both, 7, 3).arrows).toHaveLength(2)
  expect(drawnWith(drawnWith(both, 3, 7), 3, 3)).toEqual(nothing)
})
