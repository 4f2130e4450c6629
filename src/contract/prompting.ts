import { CHANCE, type Position } from '../engine/index.ts'
import type { BoardGame } from '../kit/index.ts'
import { isSaid, must, positionText } from './must.ts'

/** Whoever has begun a turn of several moves is told what is wanted now. `before` is whose turn it was before the last move. */
export function checkPrompt(game: BoardGame, p: Position, before: number): void {
  if (game.turns === 'one move' || p.turn === CHANCE || p.turn !== before) return
  must(
    isSaid(game.prompt?.(p)),
    () => `the turn goes on, but nothing is asked for in ${positionText(game, p)}`,
  )
}
