// Bots of the skulls game at the table: their own moves only, six strengths, games to the end.
import { expect, test } from 'vitest'
import { think, thinkRandomly, type Level } from '../src/ai/index.ts'
import { CHANCE, Moves, randomChance, Rng, Run, type Options } from '../src/engine/index.ts'
import game from '../src/games/uj/smaragd-koponyak/game.ts'
import { placeOf, playerOf } from '../src/games/uj/smaragd-koponyak/moves.ts'
import { sample } from '../src/games/uj/smaragd-koponyak/sample-states.ts'
import { from } from './playing.ts'

test('in a race each bot is given only its own moves', () => {
  const match = from(game, sample({ phase: 'bet', done: ['red'], hand: 3 }), { betting: 'race' })
  for (const seat of [1, 2])
    for (const level of [1, 2, 3, 4, 5, 6] as const)
      for (let seed = 1; seed < 6; seed++)
        expect(playerOf(think(match.game, match.position, { seat, level, seed }))).toBe(seat)
})

test('the strongest level plays the best idea, the weakest also others', () => {
  const match = from(game, sample({ phase: 'rolled', hand: 4, rolled: [1, 1, 1, 0, 0, 1] }))
  const out = new Moves()
  match.game.ideas!(match.position, out)
  const choices = (level: 1 | 6) =>
    new Set(
      Array.from({ length: 40 }, (_, seed) => think(match.game, match.position, { seat: 0, level, seed })),
    )
  expect([...choices(6)]).toEqual([out.at(0)])
  expect(choices(1).size).toBeGreaterThan(1)
  expect(out.has(placeOf(1, 1, 0))).toBe(true)
})

/** Plays a whole game; seats without a level play at random. */
function playOut(options: Options, levels: readonly (Level | 0)[], seed: number): readonly number[] {
  const run = new Run(game.make(options))
  const rng = new Rng(seed)
  const out = new Moves()
  for (let i = 0; i < 20_000; i++) {
    const { position: p, game: rules } = run
    const end = rules.outcome(p)
    if (end) return end.result
    const level = levels[p.turn] ?? 0
    if (p.turn === CHANCE) run.play(randomChance(rules, p, rng, out))
    else if (level === 0) run.play(thinkRandomly(rules, p, rng))
    else run.play(think(rules, p, { seat: p.turn, level, seed: rng.below(1e9) }))
  }
  throw new Error('the game does not end')
}

test('the strong beat the weak, and everybody beats chance', { timeout: 120_000 }, () => {
  const games = 60
  const won = (strong: Level | 0, weak: Level | 0): number => {
    let sum = 0
    for (let g = 0; g < games; g++) {
      const seat = g % 2
      sum += playOut({ players: '2', bots: 'plain' }, seat === 0 ? [strong, weak] : [weak, strong], g + 1)[
        seat
      ]!
    }
    return sum
  }
  expect(won(6, 2)).toBeGreaterThan(games * 0.6)
  expect(won(2, 0)).toBeGreaterThan(games * 0.7)
})

test(
  'eight bots finish a game with advanced cards, and one finishes a solo game',
  { timeout: 60_000 },
  () => {
    const shares = playOut({ players: '8', cards: 'advanced' }, [6, 5, 4, 3, 2, 1, 6, 2], 5)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect([0, 1]).toContain(playOut({ players: '1' }, [6], 5)[0])
  },
)
