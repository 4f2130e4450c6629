import type { BoardGame } from '../../kit/index.ts'
import type { SeatJson } from '../../wire/index.ts'
import { capital, sayFirst, t } from '../text/text.ts'

/** What a seat is called at the head of a line; luck has a name too. */
export const playerName = (game: BoardGame, seat: number): string => {
  const player = game.players[seat]
  return player ? sayFirst(player.name) : capital(t().play.luck)
}

/** What whoever sits at a seat is called: by their own name where they gave one. */
export const sitterName = (game: BoardGame, seats: readonly SeatJson[], seat: number): string =>
  seats[seat]?.name ?? playerName(game, seat)
