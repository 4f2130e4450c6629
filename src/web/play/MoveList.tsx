import { createEffect, For, Show, type JSX } from 'solid-js'
import { t } from '../text/text.ts'
import { PlayerDot } from '../match/PlayerDot.tsx'
import type { PlayParts } from './play-parts.ts'

/** The moves in order; a click shows the position after one. Undone ones are grey. */
export function MoveList(props: { readonly parts: PlayParts }): JSX.Element {
  const { session, viewpoint } = props.parts
  let list: HTMLOListElement | undefined
  const current = () => viewpoint.at()
  createEffect(() => {
    current()
    props.parts.moves()
    // Scrolled by hand: scrollIntoView would move the page too.
    const mark = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !mark) return
    const { offsetTop, offsetHeight } = mark
    if (offsetTop < list.scrollTop || offsetTop + offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = offsetTop - list.clientHeight / 2
  })
  return (
    <section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title">{t().play.moves}</h2>
      <Show when={props.parts.moves().length > 0} fallback={<p class="muted">{t().play.noMoves}</p>}>
        <ol class="move-list" ref={element => (list = element)}>
          <For each={props.parts.moves()}>
            {(told, i) => (
              <li>
                <button
                  type="button"
                  class="move"
                  classList={{ luck: told.seat < 0, undone: told.index >= session.match().at }}
                  aria-current={current() === told.index + 1 ? 'step' : undefined}
                  onClick={() => viewpoint.lookAt(told.index + 1)}
                >
                  <span class="move-number">{i() + 1}.</span>
                  <PlayerDot game={session.game} seat={told.seat} />
                  {told.text}
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  )
}
