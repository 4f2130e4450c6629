import { createEffect, createMemo, For, Show, type JSX } from 'solid-js'
import type { BoardGame } from '../../kit/index.ts'
import { PlayerDot } from '../match/PlayerDot.tsx'
import { playerName } from '../match/player-name.ts'
import { language } from '../text/text.ts'
import type { MoveLine } from './move-lines.ts'
import { keepRows, moveRows, type MoveRow, type Turn } from './move-rows.ts'
import type { PlayParts } from './play-parts.ts'
import './move-rows.css'

const WORDS = {
  hu: {
    luck: (n: number) => `Szerencse: ${n} esemény`,
    preparing: (n: number) => `Felállítás: ${n} lépés`,
  },
  en: {
    luck: (n: number) => `Luck: ${n} events`,
    preparing: (n: number) => `Setting up: ${n} moves`,
  },
}

/** The moves in rows: two sides beside each other, or a turn in a row; what was dealt or set up is one row that opens. */
export function MoveRows(props: {
  readonly parts: PlayParts
  readonly lines: readonly MoveLine[]
}): JSX.Element {
  const { session, viewpoint } = props.parts
  const { game } = session
  let list: HTMLOListElement | undefined
  const rows = createMemo<readonly MoveRow[]>(
    before => keepRows(before, moveRows(props.lines, { players: game.players.length, turns: game.turns })),
    [],
  )
  createEffect(() => {
    viewpoint.at()
    rows()
    // Scrolled by hand: scrollIntoView would move the page too. A row that is folded has no place.
    const mark = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !mark || mark.offsetParent === null) return
    const row = mark.closest('li')!
    const { offsetTop, offsetHeight } = row
    if (offsetTop < list.scrollTop || offsetTop + offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = offsetTop - list.clientHeight / 2
  })
  const Line = (each: { readonly line: MoveLine; readonly dot?: 'dot' }) => (
    <button
      type="button"
      class="move"
      classList={{
        luck: each.line.seat < 0,
        joins: each.line.joins,
        undone: each.line.index >= session.match().at,
      }}
      aria-current={viewpoint.at() === each.line.index + 1 ? 'step' : undefined}
      onClick={() => viewpoint.lookAt(each.line.index + 1)}
    >
      <Show when={each.dot}>
        <PlayerDot game={game} seat={each.line.seat} />
      </Show>
      <span>{each.line.text}</span>
    </button>
  )
  const Lines = (each: { readonly turn: Turn | undefined }) => (
    <span class="move-turn">
      <For each={each.turn?.lines ?? []}>{line => <Line line={line} />}</For>
    </span>
  )
  const Folded = (each: { readonly row: MoveRow & { readonly kind: 'folded' } }) => (
    <details>
      <summary>{WORDS[language()][each.row.what](each.row.lines.length)}</summary>
      <div class="move-turn">
        <For each={each.row.lines}>{line => <Line line={line} dot="dot" />}</For>
      </div>
    </details>
  )
  return (
    <ol class="move-list" classList={{ alone: game.players.length === 1 }} ref={element => (list = element)}>
      <For each={rows()}>
        {row => (
          <li class={`row-${row.kind}`}>
            {row.kind === 'folded' ? (
              <Folded row={row} />
            ) : (
              <>
                <span class="move-number">{row.number === undefined ? '' : `${row.number}.`}</span>
                {row.kind === 'pair' ? (
                  <>
                    <Lines turn={row.first} />
                    <Lines turn={row.second} />
                  </>
                ) : (
                  <>
                    <Whose game={game} seat={row.turn.seat} />
                    <Lines turn={row.turn} />
                  </>
                )}
              </>
            )}
          </li>
        )}
      </For>
    </ol>
  )
}

/** The colour of who moved, and the name for those who do not see it. */
const Whose = (props: { readonly game: BoardGame; readonly seat: number }) => (
  <Show when={props.game.players.length > 1}>
    <span class="whose">
      <PlayerDot game={props.game} seat={props.seat} />
      <span class="hidden">{playerName(props.game, props.seat)}:</span>
    </span>
  </Show>
)
