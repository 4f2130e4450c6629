import { expect } from 'vitest'
import { Rng, type Position } from '../../src/engine/index.ts'
import type { BoardGame } from '../../src/kit/index.ts'

/** What a seat may not see may be anything: an imagined world must give the same view. */
export function checkImagined(game: BoardGame, p: Position): void {
  for (let seat = 0; seat < game.players.length; seat++) {
    const seen = game.layout.view(p, seat)
    const world = game.imagine!(seen, seat, new Rng(3))
    expect(game.layout.view(world, seat).words).toEqual(seen.words)
    expect(JSON.stringify(game.scene(game.layout.view(world, seat), seat))).toBe(
      JSON.stringify(game.scene(seen, seat)),
    )
  }
}
