import { expect, test } from 'vitest'
import { continued, finished, scores, type Series } from './series.ts'

const first: Series = { before: [], sitters: [0, 1] }

test('a series follows the people, not the seats', () => {
  // Number 0 wins as first, then both change places and number 1 wins from seat 0.
  const second = continued(first, [1, 0], [1, 0])
  expect(second).toEqual({ before: [[1, 0]], sitters: [1, 0] })
  expect(finished(second, [1, 0])).toEqual([
    [1, 0],
    [0, 1],
  ])
  expect(scores(second, [1, 0])).toEqual([1, 1])
  // The same seats again: number 1 stays at seat 0 and draws.
  const third = continued(second, [1, 0], [0, 1])
  expect(third.sitters).toEqual([1, 0])
  expect(scores(third, [0.5, 0.5])).toEqual([1.5, 1.5])
})

test('three players move round', () => {
  const next = continued({ before: [], sitters: [0, 1, 2] }, [0, 1, 0], [2, 0, 1])
  expect(next).toEqual({ before: [[0, 1, 0]], sitters: [2, 0, 1] })
  expect(scores(next, [1, 0, 0])).toEqual([1, 0, 1])
})
