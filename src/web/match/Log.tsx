import { createEffect, createSignal, createUniqueId, For, on, Show, type JSX } from 'solid-js'
import type { BoardGame } from '../../kit/index.ts'
import { sentence } from '../text/text.ts'
import { PlayerDot } from './PlayerDot.tsx'
import type { Line } from './story.ts'

const MOST = 300
/** So many news at once can still be listened to. */
const NEWS = 12

interface LogProps {
  readonly class: string
  readonly title: string
  /** What stands there before anything has happened. */
  readonly nothing: string
  readonly lines: readonly Line[]
  readonly game: BoardGame
  /** Whether lines show whose they are. */
  readonly dots: 'shown' | 'hidden'
  /** What comes next, told after the news. */
  readonly next: () => string
}

/** What has happened, in words, the newest at the foot; and the same for a screen reader as it happens. */
export function Log(props: LogProps): JSX.Element {
  const title = createUniqueId()
  let list: HTMLOListElement | undefined
  const [words, setWords] = createSignal('')
  createEffect(
    on(
      () => props.lines,
      (now, before) => {
        const news = before && now.length > before.length ? now.slice(before.length).slice(-NEWS) : []
        if (news.length > 0) setWords([...news.map(({ text }) => text), sentence(props.next())].join(' '))
      },
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => props.lines,
      () => {
        if (list) list.scrollTop = list.scrollHeight
      },
    ),
  )
  return (
    <section class={props.class} aria-labelledby={title}>
      <h2 id={title}>{props.title}</h2>
      <Show when={props.lines.length > 0} fallback={<p class="muted">{props.nothing}</p>}>
        <ol
          ref={element => (list = element)}
          // A long list is scrolled with the arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabindex="0"
          aria-label={props.title}
        >
          <For each={props.lines.slice(-MOST)}>
            {line => (
              <li class={line.kind}>
                <Show when={line.seat >= 0 && props.dots === 'shown'}>
                  <PlayerDot game={props.game} seat={line.seat} />
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
