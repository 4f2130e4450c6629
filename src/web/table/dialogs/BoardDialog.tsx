import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js'
import type { Options } from '../../../engine/index.ts'
import { games } from '../../../games/index.ts'
import type { GameDefinition } from '../../../kit/index.ts'
import type { BoardChoice } from '../../../table/index.ts'
import { GamePicture } from '../../shell/GamePicture.tsx'
import { Dock } from '../Dock.tsx'
import { say } from '../../text/text.ts'
import { loadGame } from '../../store/game-loading.ts'
import { boxPieces, layBoard } from '../boards.ts'
import { layPicture } from '../import.ts'
import type { Desk } from '../state.ts'
import { findGames } from '../game-search.ts'
import { rememberGames } from '../game-title.ts'
import { rt } from '../text/rare.ts'
import { tt } from '../text/text.ts'
import { wt } from '../text/things.ts'
import { PictureButton } from './PictureButton.tsx'

await rt.load()

rememberGames(games)
await wt.load()

/** Where a keyboard comes up over half of the screen, it comes when it is asked for. */
const canType = () => matchMedia('(pointer: fine)').matches

type Choice = { readonly key: string; readonly board: BoardChoice }

/** Chooses what lies under the pieces; they stay where they are. */
export function BoardDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const [chosen, setChosen] = createSignal<Choice>()
  const [wanted, setWanted] = createSignal('')
  const [width, setWidth] = createSignal(8)
  const [withPieces, setWithPieces] = createSignal(false)
  const [options, setOptions] = createSignal<Options>({})
  const chosenGame = () => {
    const board = chosen()?.board
    return board?.kind === 'game' ? board.game : undefined
  }
  // The variants of a board come with its game.
  const [definition, setDefinition] = createSignal<GameDefinition>()
  createEffect(
    on(chosenGame, id => {
      if (id === undefined) return
      void loadGame(id).then(loaded => {
        if (loaded.ok) setDefinition(loaded.value)
      })
    }),
  )
  const variants = () => {
    const known = definition()
    return known?.id === chosenGame() ? (known?.options ?? []) : []
  }
  const found = () => findGames(games, wanted())
  /** Own pictures that are no piece's: the faces of fifty cards would hide the boards below them. */
  const ownPictures = () => {
    const { box, pictures } = desk.session.now()
    const faces = new Set(
      box
        .flatMap(kind => [kind.front, kind.back, ...(kind.more ?? [])])
        .flatMap(face => (face?.kind === 'picture' ? [face.picture] : [])),
    )
    return Object.entries(pictures).filter(([id]) => !faces.has(id))
  }
  const lay = async () => {
    const board = chosen()?.board
    if (board?.kind === 'picture') await layPicture(desk, board.picture, width())
    else if (board?.kind === 'game') {
      const wished = { ...board, options: options() }
      await layBoard(desk, wished)
      if (withPieces()) await boxPieces(desk, wished)
    } else if (board) await layBoard(desk, board)
  }
  const done = () => {
    // Whoever asked for the pieces lays them out next.
    const boxed = withPieces() && chosen()?.board.kind === 'game'
    void lay().then(() => boxed && desk.show({ what: 'box' }))
    props.onClose()
  }
  const choose = (choice: Choice) => {
    if (choice.key !== chosen()?.key) setOptions({})
    setChosen(choice)
  }
  const Option = (each: Choice & { readonly name: string; readonly children: JSX.Element }): JSX.Element => (
    <button
      type="button"
      class="table-tile"
      aria-pressed={chosen()?.key === each.key}
      title={each.name}
      onClick={() => choose({ key: each.key, board: each.board })}
      onDblClick={() => {
        choose({ key: each.key, board: each.board })
        done()
      }}
    >
      {each.children}
      <span>{each.name}</span>
    </button>
  )
  return (
    <Dock title={rt().board.title} onClose={props.onClose} tab={{ of: 'board', desk }}>
      <section class="stack">
        <h3>{rt().board.plain}</h3>
        <div class="table-tiles small-tiles">
          <For each={Object.entries(rt().board.colours)}>
            {([colour, name]) => (
              <Option key={colour} board={{ kind: 'plain', colour }} name={name}>
                <span class="table-swatch" style={{ background: colour }} />
              </Option>
            )}
          </For>
          <label class="table-tile" title={tt().colour}>
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
        <h3>{rt().board.own}</h3>
        <PictureButton
          desk={desk}
          onPicture={id =>
            setChosen({ key: id, board: { kind: 'picture', picture: id, width: 8, height: 8 } })
          }
        />
        <div class="table-tiles">
          <For each={ownPictures()}>
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
        <h3>{rt().board.library}</h3>
        <label class="field">
          <span>{tt().open.search}</span>
          <input
            ref={field => setTimeout(() => canType() && field.focus())}
            type="search"
            value={wanted()}
            onInput={event => setWanted(event.currentTarget.value)}
            onKeyDown={event => {
              const [first] = found()
              if (event.key !== 'Enter' || !first) return
              event.preventDefault()
              choose({ key: `game ${first.id}`, board: { kind: 'game', game: first.id, options: {} } })
              done()
            }}
          />
        </label>
        <label class="tick-field">
          <input
            type="checkbox"
            checked={withPieces()}
            onChange={event => setWithPieces(event.currentTarget.checked)}
          />
          <span>{wt().board.pieces}</span>
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
      <Show when={variants().length > 0}>
        <div class="table-fields board-variants" role="group" aria-label={wt().board.variant}>
          <For each={variants()}>
            {option => (
              <label class="field">
                <span>{say(option.name)}</span>
                <select
                  value={options()[option.id] ?? option.choices[0]?.id}
                  onChange={event => setOptions({ ...options(), [option.id]: event.currentTarget.value })}
                >
                  <For each={option.choices}>
                    {choice => <option value={choice.id}>{say(choice.name)}</option>}
                  </For>
                </select>
              </label>
            )}
          </For>
        </div>
      </Show>
      <div class="dialog-acts foot-acts">
        <button type="button" class="quiet" onClick={() => desk.show({ what: 'boardMaker' })}>
          {wt().board.makerOpen}
        </button>
        <Show when={(chosen()?.board ?? desk.session.now().board).kind === 'picture'}>
          <button
            type="button"
            class="quiet"
            onClick={() => void lay().then(() => desk.show({ what: 'grid' }))}
          >
            {wt().grid.open}
          </button>
        </Show>
        <button type="button" class="main" disabled={!chosen()} onClick={done}>
          {tt().ok}
        </button>
      </div>
    </Dock>
  )
}
