import { createSignal, For, Show, type JSX } from 'solid-js'
import { games } from '../../../games/index.ts'
import type { BoardChoice } from '../../../table/index.ts'
import { GamePicture } from '../../shell/GamePicture.tsx'
import { Dock } from '../Dock.tsx'
import { say } from '../../text/text.ts'
import { layPicture } from '../import.ts'
import { fitTable } from '../keys.ts'
import type { Desk } from '../state.ts'
import { rememberGames } from '../game-title.ts'
import { tt } from '../text/text.ts'
import { PictureButton } from './PictureButton.tsx'

rememberGames(games)

type Choice = { readonly key: string; readonly board: BoardChoice }

/** Chooses what lies under the pieces; they stay where they are. */
export function BoardDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const [chosen, setChosen] = createSignal<Choice>()
  const [wanted, setWanted] = createSignal('')
  const [width, setWidth] = createSignal(8)
  const found = () => {
    const words = wanted().trim().toLowerCase()
    return games.filter(game => `${game.title.hu} ${game.title.en}`.toLowerCase().includes(words))
  }
  const done = () => {
    const choice = chosen()
    if (choice) {
      if (choice.board.kind === 'picture') layPicture(desk, choice.board.picture, width())
      else desk.session.do({ do: 'board', board: choice.board })
      setTimeout(() => fitTable(desk), 150)
    }
    props.onClose()
  }
  const Option = (each: Choice & { readonly name: string; readonly children: JSX.Element }): JSX.Element => (
    <button
      type="button"
      class="table-tile"
      aria-pressed={chosen()?.key === each.key}
      onClick={() => setChosen({ key: each.key, board: each.board })}
      onDblClick={() => {
        setChosen({ key: each.key, board: each.board })
        done()
      }}
    >
      {each.children}
      <span>{each.name}</span>
    </button>
  )
  return (
    <Dock title={tt().board.title} onClose={props.onClose}>
      <section class="stack">
        <h3>{tt().board.plain}</h3>
        <div class="table-tiles small-tiles">
          <For each={Object.entries(tt().board.colours)}>
            {([colour, name]) => (
              <Option key={colour} board={{ kind: 'plain', colour }} name={name}>
                <span class="table-swatch" style={{ background: colour }} />
              </Option>
            )}
          </For>
          <label class="table-tile">
            <input
              type="color"
              value="#2f5d46"
              onInput={event =>
                setChosen({ key: 'own', board: { kind: 'plain', colour: event.currentTarget.value } })
              }
            />
            <span>{tt().colour}</span>
          </label>
        </div>
      </section>
      <section class="stack">
        <h3>{tt().board.own}</h3>
        <PictureButton
          desk={desk}
          onPicture={id =>
            setChosen({ key: id, board: { kind: 'picture', picture: id, width: 8, height: 8 } })
          }
        />
        <div class="table-tiles">
          <For each={Object.entries(desk.session.now().pictures)}>
            {([id, picture]) => (
              <Option
                key={id}
                board={{ kind: 'picture', picture: id, width: 8, height: 8 }}
                name={picture.name}
              >
                <img class="tile-picture" src={picture.data} alt="" />
              </Option>
            )}
          </For>
        </div>
        <Show when={chosen()?.board.kind === 'picture'}>
          <label class="field narrow">
            <span>{tt().width}</span>
            <input
              type="number"
              min="1"
              max="100"
              value={width()}
              onInput={event => setWidth(Math.max(1, Math.min(100, Number(event.currentTarget.value) || 8)))}
            />
          </label>
        </Show>
      </section>
      <section class="stack">
        <h3>{tt().board.library}</h3>
        <label class="field">
          <span>{tt().open.search}</span>
          <input type="search" value={wanted()} onInput={event => setWanted(event.currentTarget.value)} />
        </label>
        <div class="table-tiles">
          <For each={found()}>
            {game => (
              <Option
                key={`game ${game.id}`}
                board={{ kind: 'game', game: game.id, options: {} }}
                name={say(game.title)}
              >
                <GamePicture game={game.id} alt="" />
              </Option>
            )}
          </For>
        </div>
      </section>
      <div class="dialog-acts foot-acts">
        <button type="button" class="main" disabled={!chosen()} onClick={done}>
          {tt().ok}
        </button>
      </div>
    </Dock>
  )
}
