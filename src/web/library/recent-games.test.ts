import { expect, test } from 'vitest'
import type { MatchEntry } from '../store/match-list.ts'
import { recentGames } from './recent-games.ts'

const entry = (game: string, updated: string, state: 'running' | 'finished' = 'finished'): MatchEntry => ({
  id: `${game}-${updated}`,
  name: '',
  game,
  updated,
  kept: 'running',
  state,
  moves: 3,
  turnName: '',
  seats: 'p1',
  position: undefined,
  options: '{}',
  result: undefined,
  elsewhere: false,
})

test('games played lately come once, the latest first, without those that run or are favourites', () => {
  const entries = [
    entry('hex', '2026-01-02'),
    entry('go', '2026-01-05'),
    entry('hex', '2026-01-09'),
    entry('sakk', '2026-01-08'),
    entry('sakk', '2026-01-03', 'running'),
    entry('malom', '2026-01-07'),
  ]
  expect(recentGames(entries, new Set(['malom']))).toEqual(['hex', 'go'])
  const many = Array.from({ length: 20 }, (_, i) => entry(`g${i}`, `2026-02-${i + 10}`))
  expect(recentGames(many, new Set())).toHaveLength(8)
})
