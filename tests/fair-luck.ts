import { Moves, randomChance, Rng, type Match } from '../src/engine/index.ts'

/**
 * Chi-square of luck's draws from a position against exact odds, which the test writes down from the text. With `k` outcomes a fair
 * source stays below k + 4·√(2k) for nearly every seed.
 */
export function surprise(
  { game, position }: Match,
  odds: Readonly<Record<string, number>>,
  draws: number,
  seed: number,
): number {
  const rng = new Rng(seed)
  const out = new Moves()
  const counts = new Map(Object.keys(odds).map(name => [name, 0]))
  for (let i = 0; i < draws; i++) {
    const name = game.name(position, randomChance(game, position, rng, out))
    if (!counts.has(name)) throw new Error(`nobody expects ${name}`)
    counts.set(name, counts.get(name)! + 1)
  }
  const whole = Object.values(odds).reduce((sum, n) => sum + n, 0)
  let sum = 0
  for (const [name, n] of counts) {
    const expected = (draws * odds[name]!) / whole
    sum += (n - expected) ** 2 / expected
  }
  return sum
}
