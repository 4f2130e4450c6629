import { games } from '../../games/index.ts'
import { say } from '../text/text.ts'

export const gameTitle = (id: string): string => {
  const game = games.find(each => each.id === id)
  return game ? say(game.title) : id
}

/** What a match is called: its own name, or its game's. */
export const matchTitle = (match: { readonly name: string; readonly game: string }): string =>
  match.name || gameTitle(match.game)
