import type { Game } from './game.ts'
import type { Outcome } from './outcome.ts'
import { draw } from './run.ts'

/** Ends that players make by their word. */
export const agreedDraw = (game: Game): Outcome =>
  draw(game, 'Döntetlen megegyezéssel.', 'Draw by agreement.')

export function resignation(game: Game, player: number): Outcome {
  const { players } = game
  const team = players[player]?.team ?? player
  const others = players.map((other, i) => ((other.team ?? i) === team ? 0 : 1))
  const winners = others.filter(Boolean).length || 1
  const side = players[player]?.name
  return {
    result: players.some(other => other.team !== undefined) ? others : others.map(share => share / winners),
    reason: { hu: `${side?.hu ?? ''} feladta.`, en: `${side?.en ?? ''} resigned.` },
  }
}
