import { expect, test } from 'vitest'
import { games } from '../index.ts'
import { loadFacts, loadLines, loadNames, loadOrigins, WELL_KNOWN } from './index.ts'

const [facts, hu, en, names, origins] = await Promise.all([
  loadFacts(),
  loadLines.hu(),
  loadLines.en(),
  loadNames(),
  loadOrigins(),
])

test('every game has its facts within their scales', () => {
  for (const { id } of games) {
    const game = facts[id]
    expect(game, id).toBeDefined()
    const [least = 0, most = 0] = game!.minutes
    expect(least, id).toBeGreaterThan(0)
    expect(most, id).toBeGreaterThanOrEqual(least)
    expect([0, 1, 2, 3], id).toContain(game!.luck)
    expect([1, 2, 3, 4, 5], id).toContain(game!.hard)
    expect(['open', 'hidden', 'simultaneous'], id).toContain(game!.hidden)
  }
})

test('every game has a line in both languages, short enough for its card and its own', () => {
  for (const lines of [hu, en]) {
    for (const { id } of games) expect(lines[id], id).toMatch(/\S.*[^.!?\s]$/)
    for (const [id, line] of Object.entries(lines)) expect([...line].length, id).toBeLessThanOrEqual(32)
    expect(new Set(Object.values(lines)).size).toBe(Object.keys(lines).length)
  }
})

test('the files tell of the same games', () => {
  const all = new Set(Object.keys(facts))
  expect(new Set(Object.keys(hu))).toEqual(all)
  expect(new Set(Object.keys(en))).toEqual(all)
  for (const id of [...Object.keys(names), ...Object.keys(origins), ...WELL_KNOWN])
    expect(all.has(id), id).toBe(true)
})
