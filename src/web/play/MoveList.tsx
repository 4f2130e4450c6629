import { lazy, Show, Suspense, type JSX } from 'solid-js'
import { t } from '../text/text.ts'
import type { PlayParts } from './play-parts.ts'

const MoveRows = lazy(async () => ({ default: (await import('./written-moves.ts')).MoveRows }))

/** The moves in order; a click shows the position after one. Undone ones are grey. What writes them comes with the first. */
export function MoveList(props: { readonly parts: PlayParts }): JSX.Element {
  const lines = () => props.parts.writing.lines() ?? []
  return (
    <section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title">{t().play.moves}</h2>
      <Show when={lines().length > 0} fallback={<p class="muted">{t().play.noMoves}</p>}>
        <Suspense>
          <MoveRows parts={props.parts} lines={lines()} />
        </Suspense>
      </Show>
    </section>
  )
}
