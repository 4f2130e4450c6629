// The solver counts chains where the game does: the bound and the likeness of positions must never cost a chain.
import { expect, test } from 'vitest'
import { solve } from '../src/ai/solve.ts'
import type { Match } from '../src/engine/index.ts'
import szoliter from '../src/games/turelem/szoliter/game.ts'
import { WEIGHTINGS } from '../src/games/turelem/szoliter/data.ts'
import { leapsOn } from '../src/kit/index.ts'
import { isPerChain } from '../src/kit/families/pegs-bound.ts'
import { from, json, play, start } from './playing.ts'

const men = (cells: string) => Object.fromEntries(cells.split(' ').map(cell => [cell, 'man']))
const OPENING =
  'f4xd4 e6xe4 g5xe5 g3xg5 c6xe6 d5xf5 g5xe5 b5xd5 e5xc5 e7xe5 c7xe7 e4xe6 e7xe5 e2xe4 c3xe3 ' +
  'a3xc3 d1xd3 d3xb3'

/** The counted moves of a solution, and what the game's own counter says after it. */
async function fewest(match: Match, helps: 'all' | 'none' = 'all'): Promise<readonly [number, number]> {
  const { needs: _, likeness: __, ...plain } = match.game
  const found = await solve(helps === 'none' ? plain : match.game, match.position)
  if (found.kind !== 'solved') throw new Error(found.kind)
  for (const m of found.moves) match.play(m)
  return [found.counted, match.outcome!.points![0]!]
}

test.each([
  ['any', 15],
  ['any', 17],
  ['hole', 16],
  ['hole', 18],
])('goal %s after %i jumps: as few chains as a plain search finds', async (goal, jumps) => {
  const begun = () =>
    play(start(szoliter, { count: 'chains', goal }), OPENING.split(' ').slice(0, jumps).join(' '))
  const [plain] = await fewest(begun(), 'none')
  const made = Number(json(begun())['made'])
  const [counted, told] = await fewest(begun())
  expect(counted).toBe(plain)
  // The first chain may go on with the last man of the opening.
  expect([made + counted, made + counted - 1]).toContain(told)
})

test('jumps of one man in a row are one move of the solution', async () => {
  const match = from(szoliter, { pieces: men('c3 d3 e4 e6') }, { count: 'chains' })
  expect(await fewest(match)).toEqual([1, 1])
  const single = from(szoliter, { pieces: men('c3 d3 e4 e6') })
  expect(await fewest(single)).toEqual([3, 3])
})

test('no chain lowers the sum of the weights by more than one', () => {
  const { board } = szoliter.make({})
  const jumps = leapsOn(board, (_, dir) => dir % 2 === 0)
  for (const weights of WEIGHTINGS) {
    expect(isPerChain(jumps, weights)).toBe(true)
    expect(
      isPerChain(
        jumps,
        weights.map(w => w * 2),
      ),
    ).toBe(false)
  }
})
