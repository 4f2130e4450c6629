import { expect, test } from 'vitest'
import type { GameDefinition } from '../../kit/index.ts'
import { TASKED, taskGameOf } from './daily-task.ts'
import { DAILY, pickOfDay, puzzleGameOf } from './index.ts'

const days = Array.from({ length: 400 }, (_, i) =>
  new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
)

test('a day has one task and one puzzle, the same everywhere, and days differ', () => {
  expect(taskGameOf('2026-11-16')).toBe(taskGameOf('2026-11-16'))
  expect(new Set(days.map(taskGameOf)).size).toBeGreaterThan(TASKED.length * 0.8)
  expect(new Set(days.map(puzzleGameOf))).toEqual(new Set(DAILY))
  // Two days in a row seldom bring the same, and not the next of a list either.
  const steps = days
    .slice(1)
    .map((day, i) => TASKED.indexOf(taskGameOf(day)) - TASKED.indexOf(taskGameOf(days[i]!)))
  expect(steps.filter(step => Math.abs(step) <= 1).length).toBeLessThan(40)
  for (const day of days) expect(pickOfDay('task of', day, 3)).toBeLessThan(3)
})

test('just the games that deal for the day are listed', async () => {
  const folders = import.meta.glob<{ default: GameDefinition }>('../*/*/game.ts')
  const dealing: string[] = []
  for (const load of Object.values(folders)) {
    const { id, options } = (await load()).default
    if (options.some(({ choices }) => choices.some(choice => choice.id === 'daily'))) dealing.push(id)
  }
  expect([...DAILY].sort()).toEqual(dealing.sort())
})
