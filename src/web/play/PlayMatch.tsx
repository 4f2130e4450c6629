import { createSignal, For, lazy, Show, Suspense, type JSX } from 'solid-js'
import { BoardView } from '../../board/BoardView.tsx'
import { TraysView } from '../../board/TraysView.tsx'
import type { Move } from '../../engine/index.ts'
import { materialOf } from '../../kit/index.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { Icon } from '../shell/Icon.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { settings, turn } from '../settings/settings.ts'
import { SavingNotice } from '../match/SavingNotice.tsx'
import type { Opened } from '../store/opening.ts'
import { language, say, t } from '../text/text.ts'
import { Announcer } from './Announcer.tsx'
import { Controls } from './Controls.tsx'
import { Curtain } from '../match/Curtain.tsx'
import { FilmBar } from './FilmBar.tsx'
import { useKeys } from './keys.ts'
import { MoveList } from './MoveList.tsx'
import { createAutomaticMoves } from './automatic-moves.ts'
import { createMatchChooser } from './match-chooser.ts'
import { PositionText } from './PositionText.tsx'
import { createRules, RulesPanel } from '../match/RulesPanel.tsx'
import { Seats } from './Seats.tsx'
import { createSession } from '../match/session.ts'
import { SetupDialog } from './SetupDialog.tsx'
import type { Setup } from '../match/setup.ts'
import { sound } from '../match/sound.ts'
import { Status } from './Status.tsx'
import type { PlayParts } from './play-parts.ts'
import { playerName } from '../match/player-name.ts'
import { createMoveList } from './move-lines.ts'
import { createFacing, createViewpoint } from './viewpoint.ts'

const KeySheet = lazy(async () => ({ default: (await import('./KeySheet.tsx')).KeySheet }))

interface PlayTableProps {
  readonly opened: Opened
  readonly onStart: (setup: Setup) => void
}

/** A match in progress: the board, and around it all that a person needs to play on it. */
export function PlayMatch(props: PlayTableProps): JSX.Element {
  const session = createSession(props.opened)
  const { game, definition } = session
  const viewing = createViewpoint(session)
  const material = materialOf(definition)
  const others = createAutomaticMoves(session, viewing)
  const play = (move: Move) => {
    // In games against time the clock is settled first; the move is then the one of the same name.
    if (!game.elapse) return session.play(move)
    const name = viewing.match().nameOf(move)
    others.catchUp()
    session.playNamed(name)
  }
  const pointing = createMatchChooser(session, viewing, { play, refused: () => sound('refused') })
  const table: PlayParts = { session, viewing, pointing, others, moves: createMoveList(session, viewing) }
  const rules = createRules()
  const [turnedRound, setTurnedRound] = createSignal(false)
  const facing = createFacing(session, viewing)
  const flipped = () => turnedRound() !== facing()
  const flip = () => setTurnedRound(!turnedRound())
  const [dialog, setDialog] = createSignal<'setup' | 'keys'>()
  const setup = (): Setup => ({ options: session.match().options, seats: session.seats() })
  // Two players face each other; where more sit around the table, all things lie on the near side.
  const side = (owner: number | undefined) => (owner === 1 && game.players.length === 2 ? 'far' : 'near')
  let place: HTMLDivElement | undefined

  usePageTitle(() => {
    const title = session.name() || say(definition.title)
    const [seat] = session.toAct()
    return seat === undefined || game.players.length === 1
      ? title
      : t().play.tabTurn(playerName(game, seat), title)
  })
  useKeys({
    undo: () => session.canUndo() && viewing.curtain() !== 'down' && session.undo(),
    redo: () => session.canRedo() && session.redo(),
    back: () => viewing.step(-1),
    forward: () => viewing.step(1),
    first: () => viewing.lookAt(0),
    last: () => viewing.lookAt(session.match().length),
    flip,
    coordinates: () => turn('coordinates'),
    sound: () => turn('sound'),
    rules: () => rules.toggle(),
    newGame: () => setDialog('setup'),
    focusBoard: () => place?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    sheet: () => setDialog('keys'),
    drop: () => pointing.drop(),
  })

  const Trays = (tray: { readonly owners: 'near' | 'far' }) => {
    const trays = () => viewing.scene().trays.filter(each => side(each.owner) === tray.owners)
    return (
      <Show when={trays().length > 0}>
        <TraysView
          trays={trays()}
          material={material}
          language={language()}
          targets={pointing.targets()}
          chosen={pointing.chosen()}
          mode="live"
          onPoint={pointing.point}
        />
      </Show>
    )
  }

  return (
    <main
      id="content"
      class="play match"
      data-material={material}
      classList={{ 'with-rules': rules.open() && rules.place() === 'beside' }}
      tabindex="-1"
    >
      <RulesPanel rules={rules} definition={definition} />
      <div class="table-column">
        <SavingNotice session={session} />
        <header class="play-head">
          <h1>
            {say(definition.title)}
            <Show when={session.name()}>
              <small>{session.name()}</small>
            </Show>
          </h1>
          <button type="button" class="quiet" aria-expanded={rules.open()} onClick={() => rules.toggle()}>
            <Icon name="book" />
            {t().play.rules}
          </button>
          <button
            type="button"
            class="quiet"
            aria-label={t().play.newGame}
            title={t().play.newGame}
            onClick={() => setDialog('setup')}
          >
            <Icon name="plus" />
            <span class="wide-only">{t().play.newGame}</span>
          </button>
        </header>
        <section class="felt" aria-label={t().play.board}>
          <Show
            when={viewing.curtain() !== 'down'}
            fallback={
              <Show when={viewing.next() !== undefined}>
                <Curtain session={session} seat={viewing.next()!} onOpen={() => viewing.raiseCurtain()} />
              </Show>
            }
          >
            <Trays owners={flipped() ? 'near' : 'far'} />
            <div class="board-place" ref={element => (place = element)}>
              <BoardView
                board={game.board}
                scene={viewing.scene()}
                material={material}
                language={language()}
                flipped={flipped() && !game.upright}
                coordinates={settings().coordinates}
                targets={
                  settings().targets === 'shown' || pointing.chosen().length === 0 ? pointing.targets() : []
                }
                chosen={pointing.chosen()}
                last={viewing.last()}
                mode="live"
                onPoint={pointing.point}
              />
            </div>
            <Trays owners={flipped() ? 'far' : 'near'} />
          </Show>
        </section>
        <Status
          table={table}
          onRule={id => rules.show(id)}
          onNew={() => setDialog('setup')}
          onAgain={how =>
            props.onStart({ ...setup(), seats: how === 'same' ? session.seats() : turned(session.seats()) })
          }
        />
      </div>
      <aside class="side" aria-label={t().play.controls}>
        <Seats session={session} others={others} />
        <Controls
          table={table}
          onNew={() => setDialog('setup')}
          onFlip={flip}
          onKeys={() => setDialog('keys')}
        />
        <FilmBar table={table} />
        <MoveList table={table} />
        <PositionText table={table} />
      </aside>
      <Announcer table={table} />
      <Show when={dialog() === 'setup'}>
        <SetupDialog
          definition={definition}
          setup={setup()}
          onStart={next => {
            setDialog(undefined)
            props.onStart(next)
          }}
          onClose={() => setDialog(undefined)}
        />
      </Show>
      <Show when={dialog() === 'keys'}>
        <Suspense>
          <KeySheet onClose={() => setDialog(undefined)} />
        </Suspense>
      </Show>
      <Show when={pointing.alike().length > 0}>
        <Dialog title={t().play.which} onClose={() => pointing.drop()}>
          <div class="alike">
            <For each={pointing.alike()}>
              {move => (
                <button type="button" class="quiet" onClick={() => pointing.playAlike(move)}>
                  {viewing.match().nameOf(move)}
                </button>
              )}
            </For>
          </div>
        </Dialog>
      </Show>
    </main>
  )
}

const turned = <T,>(seats: readonly T[]): T[] => [...seats.slice(-1), ...seats.slice(0, -1)]
