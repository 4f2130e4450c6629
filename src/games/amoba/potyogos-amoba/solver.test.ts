// The solver against a plain look at every way to go on, and the strongest opponent by it.
import { expect, test } from 'vitest'
import { think } from '../../../ai/index.ts'
import { choices, Match, Moves, Rng, type Game, type Position } from '../../../engine/index.ts'
import potyogos from './game.ts'
import { DropSolver } from './solver.ts'

const BOARDS = [
  { name: '6 × 7', options: {}, cells: 42 },
  { name: '7 × 6', options: { official: 'on' }, cells: 42 },
]

/** The share of the player to move when both play their best, by looking at everything. */
function plainly(game: Game, p: Position, known: Map<number, number>): number {
  const met = known.get(p.key)
  if (met !== undefined) return met
  const out = new Moves()
  const end = choices(game, p, out)
  let best = end ? end.result[p.turn]! : 0
  if (!end)
    for (const m of out.toArray()) {
      const then = p.copy()
      game.play(then, m)
      best = Math.max(best, 1 - plainly(game, then, known))
      if (best === 1) break
    }
  known.set(p.key, best)
  return best
}

/** A match after so many moves at random, that nobody has won yet. */
function drawnMatch(options: Record<string, string>, plies: number, seed: number): Match {
  const rng = new Rng(seed)
  for (;;) {
    const match = Match.begin(potyogos, options)
    while (match.length < plies && !match.outcome) match.play(match.moves[rng.below(match.moves.length)]!)
    if (!match.outcome) return match
  }
}

for (const { name, options } of BOARDS)
  test(`late positions are what a look at everything says: ${name}`, async () => {
    let [decided, sharp] = [0, 0]
    for (let seed = 1; seed <= 60; seed++) {
      const match = drawnMatch(options, 27 + (seed % 8), seed)
      const { game, position } = match
      await game.study!()
      const known = new Map<number, number>()
      const best = plainly(game, position, known)
      const kept = match.moves.filter(m => {
        const then = position.copy()
        game.play(then, m)
        return 1 - plainly(game, then, known) === best
      })
      const found = game.solved!(position, () => false)
      expect(found?.share ?? 0, match.log.join(' ')).toBe(best)
      if (!found) continue
      for (const m of found.moves) expect(kept, match.log.join(' ')).toContain(m)
      // All moves that hold a draw are told, of those that win at least one.
      if (best === 0.5) expect(found.moves.length).toBe(kept.length)
      if (best !== 0.5) decided++
      if (kept.length < match.moves.length) sharp++
    }
    // The positions are of every kind, and many of them are easily spoilt.
    expect(decided).toBeGreaterThan(5)
    expect(sharp).toBeGreaterThan(20)
  })

test('out of time it says nothing, and remembers what it found', () => {
  const stacks = [[], [true], [false, true, false], [true, false, true], [false], [true], []]
  let looks = 0
  const solver = new DropSolver(7, 6)
  expect(solver.solve(stacks, () => looks++ >= 2)).toBeUndefined()
  const before = solver.nodes
  expect(before).toBeGreaterThan(4096)
  expect(before).toBeLessThan(4096 * 4)
})

test('the strongest opponent never gives a won position away', async () => {
  const rng = new Rng(5)
  const match = drawnMatch({ official: 'on' }, 14, 3)
  const { game } = match
  await game.study!()
  const judge = new DropSolver(7, 6)
  expect(judge.columns).toBe(7)
  let last = game.solved!(match.position, () => false)
  while (!match.outcome) {
    const { position } = match
    const seat = position.turn
    const ours = last?.share === 1 || last === undefined
    const clock = () => 0
    match.play(
      ours && last
        ? think(game, position, { seat, level: 6, seed: 1, milliseconds: 1000, clock })
        : match.moves[rng.below(match.moves.length)]!,
    )
    if (match.outcome) break
    const now = game.solved!(match.position, () => false)
    if (ours && last) expect(now, match.log.join(' ')).toBeUndefined()
    last = now
  }
  expect(match.outcome).toBeDefined()
})
