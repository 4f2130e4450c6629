// Words for tests of one-person games: the shortest solution, dealt positions.
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { solve } from '../src/ai/solve.ts'
import { Match, Rng, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'

const load = async (file: URL) => new Uint8Array(await readFile(file)).slice().buffer

/** The length of the shortest solution, which is played to its end; else what the solver says. */
export async function shortest(match: Match): Promise<number | string> {
  const found = await solve(match.game, match.position, { load })
  if (found.kind !== 'solved') return found.kind
  for (const m of found.moves) {
    expect(match.moves).toContain(m)
    match.play(m)
  }
  expect(match.outcome?.result).toEqual([1])
  return found.counted
}

export function dealt(game: GameDefinition, options: Options, seed: number): Match {
  const match = Match.begin(game, options)
  match.roll(new Rng(seed))
  return match
}

/** Every difficulty deals what it promises, whatever the seed. */
export async function expectLengths(
  game: GameDefinition,
  bounds: Readonly<Record<string, readonly [number, number]>>,
  seeds: readonly number[],
): Promise<void> {
  for (const [deal, [least, most]] of Object.entries(bounds))
    for (const seed of seeds) {
      const n = await shortest(dealt(game, { deal }, seed))
      expect(n, `${deal} ${seed}`).toBeGreaterThanOrEqual(least)
      expect(n, `${deal} ${seed}`).toBeLessThanOrEqual(most)
    }
}
