// A server that is killed in the middle of writing loses nothing it has acknowledged. 200 kills: node tests/chaos/kill.ts 200
import { expect, test } from 'vitest'
import { killAgainAndAgain } from './chaos/kill.ts'

test('kill -9 during writes: acknowledged is stored, each once, without gaps, and the file is whole', async () => {
  const report = await killAgainAndAgain(5)
  expect(report).toMatchObject({ kills: 5, lost: [], twice: [], gaps: [], damaged: [] })
  expect(report.acknowledged).toBeGreaterThan(5)
  expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged)
}, 180_000)
