// Solved by looking at every position that can be reached; the strongest opponent never gives anything away in any of them.
import { expect, test } from 'vitest'
import { think } from '../../../ai/index.ts'
import { choices, Match, Moves, type Position } from '../../../engine/index.ts'
import { solved } from '../../../../tests/solved.ts'
import csillagjatek from './game.ts'

test.each([
  { options: {}, first: 0, critical: 336 },
  { options: { putaki: 'first' }, first: -1, critical: 400 },
])(
  'every one of the $critical decisions that can be wrong is right: $options',
  ({ options, first, critical }) => {
    const match = Match.begin(csillagjatek, options)
    const { game } = match
    const table = solved(game, match.position)
    expect(table.value(match.position)).toBe(first)
    const seen = new Set<number>()
    const open: Position[] = [match.position.copy()]
    const out = new Moves()
    let asked = 0
    for (let p = open.pop(); p; p = open.pop()) {
      if (seen.has(p.key)) continue
      seen.add(p.key)
      if (choices(game, p, out)) continue
      const worth = new Map<number, number>()
      for (const move of out.toArray()) {
        const then = p.copy()
        game.play(then, move)
        open.push(then)
        worth.set(move, then.turn === p.turn ? table.value(then) : -table.value(then))
      }
      const best = Math.max(...worth.values())
      if ([...worth.values()].every(each => each === best)) continue
      asked++
      // The clock counts how often it is asked, so the test does not depend on the machine.
      let looks = 0
      const how = { seat: p.turn, level: 6, seed: 1, milliseconds: 60, clock: () => looks++ } as const
      expect(worth.get(think(game, p, how))).toBe(best)
    }
    expect(asked).toBe(critical)
  },
)
