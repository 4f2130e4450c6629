import type { MatchEntry } from '../store/match-list.ts'

const MOST = 8

/** Games played lately, the latest first. Those that can be gone on with stand above already, favourites beside. */
export function recentGames(
  entries: readonly MatchEntry[],
  favourites: ReadonlySet<string>,
): readonly string[] {
  const running = new Set(
    entries.filter(({ kept, state }) => kept === 'running' && state === 'running').map(({ game }) => game),
  )
  const latest = entries.toSorted((a, b) => b.updated.localeCompare(a.updated)).map(({ game }) => game)
  return [...new Set(latest)].filter(game => !running.has(game) && !favourites.has(game)).slice(0, MOST)
}
