import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js'
import { PlayerDot } from '../play/PlayerDot.tsx'
import { titleOf } from './Ending.tsx'
import { prompt } from './prompt.ts'
import type { Line } from './story.ts'
import type { SkullTable } from './table.ts'
import { st } from './text/text.ts'

const MOST = 300

/** What has happened, in words, the newest at the foot; and the same for a screen reader as it happens. */
export function Log(props: { readonly table: SkullTable }): JSX.Element {
  const { story, stage, session } = props.table
  let list: HTMLOListElement | undefined
  // What the stage has not shown yet is not told either.
  const [lines, setLines] = createSignal<readonly Line[]>(story())
  createEffect(() => {
    const told = story()
    // Asked in an effect: by now the stage knows whether it has something to show first.
    if (stage.idle()) setLines(told)
  })
  const [words, setWords] = createSignal('')
  createEffect(
    on(
      lines,
      (now, before) => {
        const news = before && now.length > before.length ? now.slice(before.length).slice(-12) : []
        const outcome = session.outcome()
        const next = outcome ? `${titleOf(props.table, outcome)}.` : `${prompt(props.table).text}.`
        if (news.length > 0) setWords([...news.map(({ text }) => text), next].join(' '))
        if (list) list.scrollTop = list.scrollHeight
      },
      { defer: true },
    ),
  )
  createEffect(() => {
    lines()
    if (list) list.scrollTop = list.scrollHeight
  })
  return (
    <section class="skull-log" aria-labelledby="skull-log-title">
      <h2 id="skull-log-title">{st().log}</h2>
      <Show when={lines().length > 0} fallback={<p class="muted">{st().noLog}</p>}>
        <ol
          ref={element => (list = element)}
          // A long list is scrolled with the arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabindex="0"
          aria-label={st().log}
        >
          <For each={lines().slice(-MOST)}>
            {line => (
              <li class={line.kind}>
                <Show when={line.seat >= 0 && !props.table.state.solo}>
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
