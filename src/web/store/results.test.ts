import { expect, test } from 'vitest'
import type { MatchEntry } from './match-list.ts'
import { allTallies, solvedOf, talliesOf } from './results.ts'

const entry = (seats: string, result: readonly number[] | undefined, more: Partial<MatchEntry> = {}) =>
  ({ game: 'hex', kept: 'running', moves: 12, seats, result, ...more }) as MatchEntry

test('one person among machines: won, lost and drawn by the strongest of them', () => {
  const entries = [
    entry('p1', [1, 0]),
    entry('1p', [1, 0]),
    entry('p1', [0.5, 0.5]),
    entry('p2', [0, 1]),
    entry('p13', [1, 0, 0]),
    // Not counted: still running, two people, machines alone, another game, a saved position.
    entry('p1', undefined),
    entry('pp', [1, 0]),
    entry('12', [1, 0]),
    entry('p1', [1, 0], { game: 'y' }),
    entry('p1', [1, 0], { kept: 'position' }),
  ]
  expect(talliesOf(entries, 'hex')).toEqual([
    { level: '1', won: 1, lost: 1, drawn: 1 },
    { level: '2', won: 0, lost: 1, drawn: 0 },
    { level: '3', won: 1, lost: 0, drawn: 0 },
  ])
})

test('alone: how often it was solved, and in how few moves', () => {
  expect(solvedOf([entry('p', [0]), entry('p', undefined)], 'hex')).toBeUndefined()
  expect(solvedOf([entry('p', [1]), entry('p', [1], { moves: 7 }), entry('p', [0])], 'hex')).toEqual({
    times: 2,
    least: 7,
  })
})

test('all games that were decided, the one played most first', () => {
  const entries = [
    entry('p1', [1, 0], { game: 'y' }),
    entry('p1', [1, 0]),
    entry('p2', [0, 1]),
    entry('p', [1], { game: 'go' }),
  ]
  expect(allTallies(entries).map(({ game, tallies }) => [game, tallies.length])).toEqual([
    ['hex', 2],
    ['y', 1],
  ])
})
