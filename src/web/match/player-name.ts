import type { BoardGame } from '../../kit/index.ts'
import { capital, sayFirst, t } from '../text/text.ts'

/** What a seat is called at the head of a line; luck has a name too. */
export const playerName = (game: BoardGame, seat: number): string => {
  const player = game.players[seat]
  return player ? sayFirst(player.name) : capital(t().play.luck)
}
