import {
  createEffect,
  createSignal,
  For,
  getOwner,
  lazy,
  onCleanup,
  runWithOwner,
  Show,
  Suspense,
  type Accessor,
  type JSX,
} from 'solid-js'
import { BoardView } from '../../board/BoardView.tsx'
import type { Move } from '../../engine/index.ts'
import { materialOf, type Tray } from '../../kit/index.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { Icon } from '../shell/Icon.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { settings, turn } from '../settings/settings.ts'
import { MatchFrame } from '../match/MatchFrame.tsx'
import type { Opened } from '../store/opening.ts'
import { language, say, t } from '../text/text.ts'
import { Announcer } from './Announcer.tsx'
import { Controls } from './Controls.tsx'
import { Curtain } from '../match/Curtain.tsx'
import { createDrawings } from './drawings.ts'
import { FilmBar } from './FilmBar.tsx'
import { stepByHand } from './film-hands.ts'
import { useKeys } from './keys.ts'
import { MoveList } from './MoveList.tsx'
import { createAutomaticMoves } from './automatic-moves.ts'
import { createMatchChooser } from './match-chooser.ts'
import { createRules } from '../match/RulesPanel.tsx'
import { Seats } from './Seats.tsx'
import { createSession } from '../match/session.ts'
import { SetupDialog } from './SetupDialog.tsx'
import type { Setup } from '../match/setup.ts'
import { sound } from '../match/sound.ts'
import { Status } from './Status.tsx'
import type { Help, Hint, PlayParts } from './play-parts.ts'
import { PositionText } from './PositionText.tsx'
import { playerName } from '../match/player-name.ts'
import { isPlainCounter } from './tallies.ts'
import type { TrayOrder } from './tray-order.ts'
import { createFacing, createViewpoint } from './viewpoint.ts'
import { createWriting } from './writing.ts'

// Many boards have nothing beside them.
const TraysView = lazy(() => import('../../board/TraysView.tsx'))
/** Only one-person games have it; it comes after the board. */
const SolverPanel = lazy(async () => (await import('./SolverPanel.tsx')).loadSolver())
/** Asked for after the end, if at all. */
const AnalysisPanel = lazy(async () => (await import('./analysis/AnalysisPanel.tsx')).loadAnalysis())
const KeySheet = lazy(async () => ({ default: (await import('./KeySheet.tsx')).KeySheet }))

interface PlayMatchProps {
  readonly opened: Opened
  readonly onStart: (setup: Setup) => void
}

/** A match in progress: the board, and around it all that a person needs to play on it. */
export function PlayMatch(props: PlayMatchProps): JSX.Element {
  const session = createSession(props.opened)
  const { game, definition } = session
  const viewpoint = createViewpoint(session)
  const material = materialOf(definition)
  const automatic = createAutomaticMoves(session, viewpoint)
  const play = (move: Move) => {
    // In games against time the clock is settled first; the move is then the one of the same name.
    if (!game.elapse) return session.play(move)
    const name = viewpoint.match().nameOf(move)
    automatic.catchUp()
    session.playNamed(name)
  }
  const chooser = createMatchChooser(session, viewpoint, { play, refused: () => sound('refused') })
  const [help, setHelp] = createSignal<Help>()
  const parts: PlayParts = {
    session,
    viewpoint,
    chooser,
    automatic,
    hint: createSignal<Hint>(),
    help,
    writing: createWriting(session, viewpoint),
  }
  if (game.players.length > 1) {
    const owner = getOwner()
    void import('./HintView.tsx')
      .then(({ loadHelp }) => loadHelp())
      .then(
        make => runWithOwner(owner, () => setHelp(make(parts))),
        // Without a network, where it was never used, there are no hints.
        () => {},
      )
  }
  const rules = createRules()
  const drawings = createDrawings(session, viewpoint)
  const [turnedRound, setTurnedRound] = createSignal(false)
  /** Only racks are arranged; what does it comes when one is seen. */
  const [order, setOrder] = createSignal<TrayOrder>()
  createEffect(() => {
    if (order() || !viewpoint.scene().trays.some(tray => tray.order === 'own')) return
    void import('./tray-order.ts').then(({ createTrayOrder }) => setOrder(createTrayOrder(session.id)))
  })
  const isArrangeable = (tray: Tray) => order()?.canArrange(tray) ?? false
  const arrange = (act: (tray: Tray) => void) => viewpoint.scene().trays.filter(isArrangeable).forEach(act)
  const facing = createFacing(session, viewpoint)
  const flipped = () => turnedRound() !== facing()
  const flip = () => setTurnedRound(!turnedRound())
  const [analysed, setAnalysed] = createSignal(false)
  const [dialog, setDialog] = createSignal<'setup' | 'keys'>()
  const setup = (): Setup => ({ options: session.match().options, seats: session.seats() })
  // Two players face each other; where more sit around the table, all things lie on the near side.
  const side = (owner: number | undefined) => (owner === 1 && game.players.length === 2 ? 'far' : 'near')
  /** Where the cards stand beside the board, plain counters are on them alone. */
  const wide = createWide()
  let place: HTMLDivElement | undefined

  usePageTitle(() => {
    const title = session.name() || say(definition.title)
    const [seat] = session.toAct()
    return seat === undefined || game.players.length === 1
      ? title
      : t().play.tabTurn(playerName(game, seat), title)
  })
  useKeys({
    undo: () => session.canUndo() && viewpoint.curtain() !== 'down' && session.undo(),
    redo: () => session.canRedo() && session.redo(),
    back: () => viewpoint.step(-1),
    forward: () => viewpoint.step(1),
    first: () => viewpoint.lookAt(0),
    last: () => viewpoint.lookAt(session.match().length),
    flip,
    coordinates: () => turn('coordinates'),
    hint: () => help()?.press(),
    shuffle: () => arrange(tray => order()?.shuffle(tray)),
    sort: () => arrange(tray => order()?.sort(tray, language())),
    sound: () => turn('sound'),
    rules: () => rules.toggle(),
    newGame: () => setDialog('setup'),
    focusBoard: () => place?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    sheet: () => setDialog('keys'),
    drop: () => {
      chooser.drop()
      help()?.drop()
    },
  })

  const Trays = (tray: { readonly owners: 'near' | 'far' }) => {
    // Common things lie in the middle of a board that has one.
    const isBeside = (each: Tray) =>
      (each.owner !== undefined || !game.board.centre) && !(wide() && isPlainCounter(each))
    const trays = () => {
      const mine = viewpoint.scene().trays.filter(each => side(each.owner) === tray.owners && isBeside(each))
      return order()?.arranged(mine) ?? mine
    }
    return (
      <Show when={trays().length > 0}>
        <Suspense>
          <TraysView
            trays={trays()}
            material={material}
            language={language()}
            targets={chooser.targets()}
            chosen={chooser.chosen()}
            hinted={parts.hint[0]()?.things ?? []}
            mode="live"
            onPoint={chooser.point}
            tools={each => (
              <Show when={isArrangeable(each)}>
                <span class="jv-tray-tools">
                  <button type="button" class="quiet" onClick={() => order()?.shuffle(each)}>
                    {t().play.shuffle}
                  </button>
                  <button type="button" class="quiet" onClick={() => order()?.sort(each, language())}>
                    {t().play.sort}
                  </button>
                </span>
              </Show>
            )}
          />
        </Suspense>
      </Show>
    )
  }

  return (
    <MatchFrame
      session={session}
      rules={rules}
      class="match"
      material={material}
      tools={
        <>
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
        </>
      }
      sideLabel={t().play.controls}
      side={
        <>
          <Seats parts={parts} />
          <Controls
            parts={parts}
            onNew={() => setDialog('setup')}
            onFlip={flip}
            onKeys={() => setDialog('keys')}
          />
          <Show when={game.players.length === 1 && !game.layout.secret}>
            <Suspense>
              <SolverPanel parts={parts} />
            </Suspense>
          </Show>
          <Show when={analysed() && session.outcome()}>
            <Suspense>
              <AnalysisPanel parts={parts} onClose={() => setAnalysed(false)} />
            </Suspense>
          </Show>
          <FilmBar parts={parts} />
          <MoveList parts={parts} />
          <PositionText parts={parts} />
        </>
      }
      dialogs={
        <>
          <Announcer parts={parts} />
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
          <Show when={chooser.alike().length > 0}>
            <Dialog title={t().play.which} onClose={() => chooser.drop()}>
              <div class="alike">
                <For each={chooser.alike()}>
                  {move => (
                    <button type="button" class="quiet" onClick={() => chooser.playAlike(move)}>
                      {parts.writing.tell(move)}
                    </button>
                  )}
                </For>
              </div>
            </Dialog>
          </Show>
        </>
      }
    >
      <section
        class="felt"
        aria-label={t().play.board}
        ref={element => stepByHand(element, wide, by => viewpoint.step(by))}
      >
        <Show
          when={viewpoint.curtain() !== 'down'}
          fallback={
            <Show when={viewpoint.next() !== undefined}>
              <Curtain session={session} seat={viewpoint.next()!} onOpen={() => viewpoint.raiseCurtain()} />
            </Show>
          }
        >
          <Trays owners={flipped() ? 'near' : 'far'} />
          <div class="board-place" ref={element => (place = element)}>
            <BoardView
              board={game.board}
              scene={viewpoint.scene()}
              material={material}
              language={language()}
              flipped={flipped() && !game.upright}
              coordinates={settings().coordinates}
              targets={
                settings().targets === 'shown' || chooser.chosen().length === 0 ? chooser.targets() : []
              }
              chosen={chooser.chosen()}
              last={viewpoint.last()}
              {...parts.hint[0]()}
              drawn={drawings.drawn()}
              onDraw={drawings.draw}
              mode="live"
              aiming={settings().aiming}
              onPoint={point => {
                drawings.clear()
                chooser.point(point)
              }}
            />
          </div>
          <Trays owners={flipped() ? 'far' : 'near'} />
        </Show>
      </section>
      <Status
        parts={parts}
        onRule={id => rules.show(id)}
        onNew={() => setDialog('setup')}
        onAnalyse={() => setAnalysed(true)}
        onAgain={how =>
          props.onStart({ ...setup(), seats: how === 'same' ? session.seats() : turned(session.seats()) })
        }
      />
    </MatchFrame>
  )
}

const turned = <T,>(seats: readonly T[]): T[] => [...seats.slice(-1), ...seats.slice(0, -1)]

function createWide(): Accessor<boolean> {
  const query = matchMedia('(min-width: 60rem) and (min-height: 32rem)')
  const [wide, setWide] = createSignal(query.matches)
  const follow = () => setWide(query.matches)
  query.addEventListener('change', follow)
  onCleanup(() => query.removeEventListener('change', follow))
  return wide
}
