/** Points a chess player would be stronger by who scores so much; nobody is told to be farther apart than this. */
const FARTHEST = 800

const points = (share: number): number => {
  const elo = 400 * Math.log10(share / (1 - share))
  return Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(elo)))
}

interface Counted {
  readonly points: number
  readonly games: number
  readonly won: number
  readonly lost: number
}

/** How much stronger the first is, with twice the standard error. Half a game is added to each side, so that no score is endless. */
export function eloOf({ points: sum, games, won, lost }: Counted): { elo: number; error: number } {
  const n = games + 1
  const share = (sum + 0.5) / n
  const drawn = games - won - lost
  // The variance of one game's score, and of the mean of all.
  const spread = (won + 0.5 + 0.25 * drawn) / n - share * share
  const error = 2 * Math.sqrt(Math.max(spread, 0.25 / n) / n)
  const [low, high] = [Math.max(0.01, share - error), Math.min(0.99, share + error)]
  return { elo: points(share), error: Math.round((points(high) - points(low)) / 2) }
}
