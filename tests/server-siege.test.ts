// The attack list, a part of its numbers, against a server of its own process. All of it: node tests/chaos/siege.ts
import { expect, test } from 'vitest'
import { siege } from './chaos/siege.ts'

test('the server outlives the attacks that its first version was tried with, and refuses them in words', async () => {
  const attacks = await siege(0.1)
  expect(attacks.filter(({ bad }) => bad.length > 0)).toEqual([])
  expect(attacks).toHaveLength(10)
  expect(attacks.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(400)
}, 180_000)
