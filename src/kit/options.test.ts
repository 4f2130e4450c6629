import { expect, test } from 'vitest'
import { oneOf } from './options.ts'

test('a choice has words of its own, or its id says itself', () => {
  const { choices } = oneOf('ball', 'Labda', 'Ball', ['d4', ['none', 'nincs', 'none']])
  expect(choices).toEqual([
    { id: 'd4', name: { hu: 'd4', en: 'd4' } },
    { id: 'none', name: { hu: 'nincs', en: 'none' } },
  ])
})
