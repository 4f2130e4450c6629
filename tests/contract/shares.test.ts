import { expect, test } from 'vitest'
import { deal } from './shares.ts'

test('every game is dealt once, the dearest apart, an unknown one at the usual price', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(deal(ids, { a: 10, b: 6, c: 5, d: 5, e: 3 }, 3)).toEqual([
    ['a', 'e'],
    ['b', 'd'],
    ['f', 'c'],
  ])
  expect(deal(ids, {}, 4).flat().sort()).toEqual(ids)
  expect(deal(['a'], {}, 3)).toEqual([['a'], [], []])
})
