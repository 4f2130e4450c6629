import { createSignal } from 'solid-js'
import { say } from '../text/text.ts'
import type { GameEntry } from '../../games/index.ts'

const [shelf, setShelf] = createSignal<readonly GameEntry[]>()
let asked = false

/** The dialogs that list the games bring the list along. */
export const rememberGames = (games: readonly GameEntry[]): void => void setShelf(games)

/** What a game is called. The list of games comes when the first title is asked for; until then its id stands. */
export function gameTitle(id: string): string {
  if (!asked && !shelf()) {
    asked = true
    import('../../games/index.ts').then(({ games }) => rememberGames(games)).catch(() => (asked = false))
  }
  const game = shelf()?.find(each => each.id === id)
  return game ? say(game.title) : id
}
