import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js'
import { PlayerDot } from '../play/PlayerDot.tsx'
import { prompt } from './Acts.tsx'
import { titleOf } from './Ending.tsx'
import type { HunterTable } from './table.ts'
import { ht } from './text/text.ts'

const MOST = 300

/** What has happened, in words, the newest at the foot; and the same for a screen reader as it happens. */
export function Log(props: { readonly table: HunterTable }): JSX.Element {
  const { story, session } = props.table
  let list: HTMLOListElement | undefined
  const [words, setWords] = createSignal('')
  createEffect(
    on(
      story,
      (now, before) => {
        const news = before && now.length > before.length ? now.slice(before.length).slice(-8) : []
        const outcome = session.outcome()
        const next = outcome ? titleOf(props.table, outcome) : prompt(props.table).text
        if (news.length > 0) setWords([...news.map(({ text }) => text), `${next}.`].join(' '))
      },
      { defer: true },
    ),
  )
  createEffect(() => {
    story()
    if (list) list.scrollTop = list.scrollHeight
  })
  return (
    <section class="gem-log" aria-labelledby="gem-log-title">
      <h2 id="gem-log-title">{ht().log}</h2>
      <Show when={story().length > 0} fallback={<p class="muted">{ht().noLog}</p>}>
        <ol
          ref={element => (list = element)}
          // A long list is scrolled with the arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabindex="0"
          aria-label={ht().log}
        >
          <For each={story().slice(-MOST)}>
            {line => (
              <li class={line.kind}>
                <Show when={line.seat >= 0}>
                  <PlayerDot game={session.game} seat={line.seat} />
                </Show>
                <span>{line.text}</span>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <p class="hidden" role="status" aria-live="polite" data-announcer>
        {words()}
      </p>
    </section>
  )
}
