import type { MatchEntry } from './match-list.ts'

export interface Tally {
  readonly level: string
  readonly won: number
  readonly lost: number
  readonly drawn: number
}

/** How the person fared against each level: finished matches of one person among machines, by the strongest of these. */
export function talliesOf(entries: readonly MatchEntry[], game: string): readonly Tally[] {
  const byLevel = new Map<string, Tally>()
  for (const { game: id, kept, result, seats } of entries) {
    const seat = seats.indexOf('p')
    const alone = seat >= 0 && seat === seats.lastIndexOf('p') && seats.length > 1
    const share = result?.[seat]
    if (id !== game || kept !== 'running' || !alone || share === undefined) continue
    const level = [...seats].filter(each => each !== 'p').reduce((a, b) => (b > a ? b : a))
    const { won, lost, drawn } = byLevel.get(level) ?? { won: 0, lost: 0, drawn: 0 }
    const even = (result?.reduce((a, b) => a + b, 0) ?? 0) / seats.length
    byLevel.set(level, {
      level,
      won: won + (share > even ? 1 : 0),
      lost: lost + (share < even ? 1 : 0),
      drawn: drawn + (share === even ? 1 : 0),
    })
  }
  return [...byLevel.values()].sort((a, b) => a.level.localeCompare(b.level))
}

/** One-person games: how often it was solved and in how few moves. */
export function solvedOf(
  entries: readonly MatchEntry[],
  game: string,
): { readonly times: number; readonly least: number } | undefined {
  const solved = entries.filter(
    ({ game: id, kept, seats, result }) =>
      id === game && kept === 'running' && seats.length === 1 && (result?.[0] ?? 0) > 0,
  )
  if (solved.length === 0) return undefined
  return { times: solved.length, least: Math.min(...solved.map(({ moves }) => moves)) }
}

/** Every game that was won, lost or drawn against the computer, the one played most first. */
export function allTallies(
  entries: readonly MatchEntry[],
): readonly { readonly game: string; readonly tallies: readonly Tally[] }[] {
  const count = (tallies: readonly Tally[]) =>
    tallies.reduce((sum, { won, lost, drawn }) => sum + won + lost + drawn, 0)
  return [...new Set(entries.map(({ game }) => game))]
    .map(game => ({ game, tallies: talliesOf(entries, game) }))
    .filter(({ tallies }) => tallies.length > 0)
    .sort((a, b) => count(b.tallies) - count(a.tallies))
}
