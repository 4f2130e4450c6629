import { createResource, Show, type JSX } from 'solid-js'
import { RulesText } from '../rules/RulesText.tsx'
import { loadGame } from '../store/game-loading.ts'
import { say } from '../text/text.ts'

/** The rules of a game for people; the game comes along, for its diagrams. */
export function GameRules(props: { readonly game: string }): JSX.Element {
  const [loaded] = createResource(() => props.game, loadGame)
  return (
    <Show when={loaded()}>
      {found => {
        const game = found()
        return game.ok ? <RulesText definition={game.value} paragraph={undefined} /> : <p>{say(game.why)}</p>
      }}
    </Show>
  )
}
