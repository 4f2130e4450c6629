import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js'
import { games } from '../../../games/index.ts'
import { GamePicture } from '../../shell/GamePicture.tsx'
import { AskDialog } from '../../shell/Dialog.tsx'
import { Dock } from '../Dock.tsx'
import { say, sayDate, t } from '../../text/text.ts'
import { refresh } from '../../store/records.ts'
import { dropTable, painted, tableList, type TableEntry } from '../tables.ts'
import { rememberGames } from '../game-title.ts'
import { findGames } from '../game-search.ts'
import { tt } from '../text/text.ts'

rememberGames(games)

interface OpenProps {
  readonly kind: 'start' | 'game'
  readonly onOpen: (id: string) => void
  readonly onGame: (game: string) => void
  readonly onClose: () => void
}

/** A game of the library is called as the language spoken now calls it. */
const nameOf = (entry: TableEntry) => {
  const game = games.find(({ title }) => title.hu === entry.name || title.en === entry.name)
  return game ? say(game.title) : entry.name || tt().unnamed
}

interface TilesProps {
  readonly entries: readonly TableEntry[]
  readonly none: string
  readonly onOpen: (id: string) => void
  readonly onRemove: (entry: TableEntry) => void
}

const Tiles = (props: TilesProps): JSX.Element => (
  <ul class="table-tiles">
    <For each={props.entries} fallback={<li class="muted">{props.none}</li>}>
      {entry => (
        <li class="open-item">
          <button type="button" class="table-tile" onClick={() => props.onOpen(entry.id)}>
            <Show when={entry.thumb} fallback={<span class="tile-picture blank" />}>
              {thumb => <img class="tile-picture" src={thumb()} alt="" />}
            </Show>
            <span>{nameOf(entry)}</span>
            <span class="muted small">
              {sayDate(entry.updated)}
              <Show when={entry.acts > 0}>{` · ${t().matches.moves(entry.acts)}`}</Show>
            </span>
          </button>
          <button
            type="button"
            class="plain remove"
            aria-label={tt().open.remove(nameOf(entry))}
            onClick={() => props.onRemove(entry)}
          >
            ×
          </button>
        </li>
      )}
    </For>
  </ul>
)

/** Starting positions and saved games are lists of their own, so that one never stands for the other. */
export function OpenDialog(props: OpenProps): JSX.Element {
  const [removing, setRemoving] = createSignal<TableEntry>()
  const [wanted, setWanted] = createSignal('')
  createEffect(on(painted, () => void refresh()))
  const own = () => tableList().filter(head => head.kept === props.kind)
  /** Tables that go on by themselves stand apart from what was saved. */
  const running = () => (props.kind === 'game' ? tableList().filter(head => head.kept === 'running') : [])
  const found = () => findGames(games, wanted())
  return (
    <Dock title={props.kind === 'start' ? tt().menu.openStart : tt().menu.openGame} onClose={props.onClose}>
      <h3>{props.kind === 'start' ? tt().open.own : tt().open.saved}</h3>
      <Tiles
        entries={own()}
        none={tt().open.none}
        onOpen={props.onOpen}
        onRemove={entry => setRemoving(entry)}
      />
      <Show when={running().length > 0}>
        <h3>{tt().open.running}</h3>
        <Tiles entries={running()} none="" onOpen={props.onOpen} onRemove={entry => setRemoving(entry)} />
      </Show>
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
    </Dock>
  )
}
