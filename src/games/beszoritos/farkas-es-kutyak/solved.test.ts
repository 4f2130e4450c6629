// Looked through to the end: the dogs win wherever the wolf begins, and the strongest opponent lets nothing slip.
import { expect, test } from 'vitest'
import { think } from '../../../ai/index.ts'
import { choices, Match, Moves, type Position } from '../../../engine/index.ts'
import farkas from './game.ts'

test('against the dogs of the strongest opponent the wolf never gets through, whatever it does', async () => {
  const match = Match.begin(farkas)
  const { game } = match
  await game.study!()
  const seen = new Set<number>()
  const open: Position[] = [match.position.copy()]
  const out = new Moves()
  let ends = 0
  for (let p = open.pop(); p; p = open.pop()) {
    if (seen.has(p.key)) continue
    seen.add(p.key)
    const end = choices(game, p, out)
    if (end) {
      ends++
      expect(end.result).toEqual([0, 1])
      continue
    }
    const how = { seat: 1, level: 6, seed: 1, milliseconds: 1, clock: () => 0 } as const
    const moves = p.turn === 1 ? [think(game, p, how)] : out.toArray()
    for (const move of moves) {
      const then = p.copy()
      game.play(then, move)
      open.push(then)
    }
  }
  expect(ends).toBeGreaterThan(20)
  console.log(`farkas és kutyák: ${seen.size} positions, ${ends} ends, the dogs win all of them`)
}, 120_000)

test('a position that is lost is left to the search', async () => {
  const { game, position } = Match.begin(farkas)
  await game.study!()
  expect(game.solved!(position, () => false)).toBeUndefined()
})
