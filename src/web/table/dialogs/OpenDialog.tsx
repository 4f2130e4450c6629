import { createSignal, For, onMount, Show, type JSX } from 'solid-js'
import { games } from '../../../games/index.ts'
import { GamePicture } from '../../shell/GamePicture.tsx'
import { AskDialog, Dialog } from '../../shell/Dialog.tsx'
import { say, sayDate } from '../../text/text.ts'
import type { TableHead } from '../store.ts'
import { dropTable, refreshTables, tableHeads } from '../tables.ts'
import { tt } from '../text/text.ts'

interface OpenProps {
  readonly kind: 'start' | 'game'
  readonly onOpen: (id: string) => void
  readonly onGame: (game: string) => void
  readonly onClose: () => void
}

/** Starting positions and saved games are lists of their own, so that one never stands for the other. */
export function OpenDialog(props: OpenProps): JSX.Element {
  const [removing, setRemoving] = createSignal<TableHead>()
  const [wanted, setWanted] = createSignal('')
  onMount(() => void refreshTables())
  const own = () => tableHeads().filter(head => head.kind === props.kind)
  const nameOf = (head: TableHead) => head.name || tt().unnamed
  const found = () => {
    const words = wanted().trim().toLowerCase()
    return games.filter(game => `${game.title.hu} ${game.title.en}`.toLowerCase().includes(words))
  }
  return (
    <Dialog title={props.kind === 'start' ? tt().menu.openStart : tt().menu.openGame} onClose={props.onClose}>
      <Show when={props.kind === 'start'}>
        <h3>{tt().open.own}</h3>
      </Show>
      <ul class="table-tiles">
        <For each={own()} fallback={<li class="muted">{tt().open.none}</li>}>
          {head => (
            <li class="open-item">
              <button type="button" class="table-tile" onClick={() => props.onOpen(head.id)}>
                <Show when={head.thumb} fallback={<span class="tile-picture blank" />}>
                  {thumb => <img class="tile-picture" src={thumb()} alt="" />}
                </Show>
                <span>{nameOf(head)}</span>
                <span class="muted small">{sayDate(head.updated)}</span>
              </button>
              <button
                type="button"
                class="plain remove"
                aria-label={tt().open.remove(nameOf(head))}
                onClick={() => setRemoving(head)}
              >
                ×
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.kind === 'start'}>
        <h3>{tt().open.library}</h3>
        <label class="field">
          <span>{tt().open.search}</span>
          <input type="search" value={wanted()} onInput={event => setWanted(event.currentTarget.value)} />
        </label>
        <ul class="table-tiles">
          <For each={found()}>
            {game => (
              <li>
                <button type="button" class="table-tile" onClick={() => props.onGame(game.id)}>
                  <GamePicture game={game.id} alt="" />
                  <span>{say(game.title)}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={removing()}>
        {head => (
          <AskDialog
            title={tt().open.removeTitle}
            text={tt().open.removeText(nameOf(head()))}
            yes={tt().delete}
            onYes={() => void dropTable(head().id)}
            onClose={() => setRemoving(undefined)}
          />
        )}
      </Show>
    </Dialog>
  )
}
