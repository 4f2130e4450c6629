import { For, Show, type JSX } from 'solid-js'
import { t } from '../text/text.ts'
import type { PlayParts } from './play-parts.ts'
import { tellScene } from './outcome-words.ts'

/** The position as a list, for those who read it instead of seeing it. */
export function PositionText(props: { readonly parts: PlayParts }): JSX.Element {
  const { session, viewpoint } = props.parts
  const lines = () => (viewpoint.curtain() === 'down' ? [] : tellScene(session.game, viewpoint.scene()))
  return (
    <details class="position-text">
      <summary>{t().play.position}</summary>
      <Show when={lines().length > 0} fallback={<p>{t().play.empty}</p>}>
        <ul>
          <For each={lines()}>{line => <li>{line}</li>}</For>
        </ul>
      </Show>
    </details>
  )
}
