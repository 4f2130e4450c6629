import {
  createEffect,
  createSignal,
  For,
  getOwner,
  lazy,
  runWithOwner,
  Show,
  Suspense,
  type JSX,
} from 'solid-js'
import { BoardView } from '../../board/BoardView.tsx'
import { isWide } from '../../board/geometry.ts'
import { finishOf, setsOf } from '../../board/materials/index.ts'
import type { Move } from '../../engine/index.ts'
import { materialOf, type Tray } from '../../kit/index.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { Icon } from '../shell/Icon.tsx'
import { useMedia } from '../shell/media.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { boardSize, chosenFinish } from '../settings/looks.ts'
import { settings, turn } from '../settings/settings.ts'
import { companyOf, levelAt } from '../match/company.ts'
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
import { newsOf } from './news.ts'
import { createAutomaticMoves } from './automatic-moves.ts'
import { createMatchChooser } from './match-chooser.ts'
import { MoreMenu } from './MoreMenu.tsx'
import { PlayBar } from './PlayBar.tsx'
import { createRules, RulesPanel } from '../match/RulesPanel.tsx'
import { SavingNotice } from '../match/SavingNotice.tsx'
import { Seats } from './Seats.tsx'
import { createSession, type Session } from '../match/session.ts'
import { SetupDialog } from './SetupDialog.tsx'
import type { Setup } from '../match/setup.ts'
import { sound } from '../match/sound.ts'
import { continued, keepSeries, seriesOf } from './series.ts'
import { Status } from './Status.tsx'
import type { Help, Hint, PlayParts } from './play-parts.ts'
import { PositionText } from './PositionText.tsx'
import { playerName } from '../match/player-name.ts'
import { createTallies, isOnCard } from './tallies.ts'
import type { TrayOrder } from './tray-order.ts'
import { createFacing, createViewpoint } from './viewpoint.ts'
import { createWriting } from './writing.ts'

/** On a phone the words on a track are too small to be read. */
const FieldsAhead = lazy(() => import('../../board/FieldsAhead.tsx'))
// Many boards have nothing beside them.
const Trays = lazy(() => import('./Trays.tsx'))
/** Only one-person games have it; it comes after the board. */
const SolverPanel = lazy(async () => (await import('./SolverPanel.tsx')).loadSolver())
/** Asked for after the end, if at all. */
const AnalysisPanel = lazy(async () => (await import('./analysis/AnalysisPanel.tsx')).loadAnalysis())
const LookPanel = lazy(async () => (await import('./look/LookPanel.tsx')).loadLook())
const KeySheet = lazy(async () => ({ default: (await import('./KeySheet.tsx')).KeySheet }))

/** Where a sheet stands beside the board; match.css says the same. */
const WIDE = '(min-width: 900px) and (orientation: landscape), (min-width: 560px) and (min-aspect-ratio: 3/2)'

interface PlayMatchProps {
  readonly opened: Opened
  readonly onStart: (setup: Setup, begun?: (opened: Opened) => void) => void
}

/** A match in progress: the board, and around it all that a person needs to play on it. */
export function PlayMatch(props: PlayMatchProps): JSX.Element {
  const session = createSession(props.opened)
  const { game, definition } = session
  const viewpoint = createViewpoint(session)
  const material = materialOf(definition)
  const onPaper = useMedia('print')
  /** What the board is drawn in: what was chosen for its family; on paper a diagram, where the family has one. */
  const finish = () =>
    onPaper() && setsOf(material).includes('diagram') ? finishOf(material, 'diagram') : chosenFinish(material)
  const automatic = createAutomaticMoves(session, viewpoint)
  const play = (move: Move) => {
    // In games against time the clock is settled first; the move is then the one of the same name.
    if (!game.elapse) return session.play(move)
    const name = viewpoint.match().nameOf(move)
    automatic.catchUp()
    session.playNamed(name)
  }
  const chooser = createMatchChooser(session, viewpoint, { play, refused: () => sound('refused', material) })
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
  // Common things lie in the middle of a board that has one, and what is only counted stands on the cards of the players.
  const isBeside = (each: Tray) =>
    !each.at && (each.owner !== undefined || !game.board.centre) && !isOnCard(each)
  const rules = createRules({
    beside: WIDE,
    // A wide board, or one with things beside it, needs the room itself.
    open: `(min-width: ${isWide(game.board) || viewpoint.scene().trays.some(isBeside) ? 2300 : 1760}px)`,
  })
  const drawings = createDrawings(session, viewpoint)
  const [turnedRound, setTurnedRound] = createSignal(false)
  /** Only racks are arranged; what does it comes when one is seen. */
  const [order, setOrder] = createSignal<TrayOrder>()
  createEffect(() => {
    if (order() || !viewpoint.scene().trays.some(tray => tray.order === 'own')) return
    void import('./tray-order.ts').then(({ createTrayOrder }) => setOrder(createTrayOrder(session.id)))
  })
  const arrange = (act: (tray: Tray) => void) =>
    viewpoint
      .scene()
      .trays.filter(tray => order()?.canArrange(tray))
      .forEach(act)
  const facing = createFacing(session, viewpoint)
  const flipped = () => turnedRound() !== facing.turned()
  const flip = () => setTurnedRound(!turnedRound())
  const [look, setLook] = createSignal(false)
  const [analysed, setAnalysed] = createSignal(false)
  const [dialog, setDialog] = createSignal<'setup' | 'keys'>()
  const setup = (): Setup => ({ options: session.match().options, seats: session.seats() })
  // Two players face each other; where more sit around the table, all things lie on the near side.
  const side = (owner: number | undefined) =>
    owner === undefined || game.players.length !== 2 || owner === facing.near(flipped()) ? 'near' : 'far'
  /** Another match by the same people, who may have changed places: the series goes on. */
  const again = (how: 'same' | 'swapped') => {
    const seats = game.players.map((_, seat) => seat)
    const from = how === 'same' ? seats : turned(seats)
    const result = session.outcome()?.result ?? []
    const next = continued(seriesOf(session.id, seats.length), result, from)
    props.onStart({ ...setup(), seats: from.map(seat => session.seats()[seat]!) }, opened =>
      keepSeries(opened.id, next),
    )
  }
  /** Where the cards stand beside the board, plain counters are on them alone. */
  const wide = useMedia(WIDE)
  const tallies = createTallies(session, viewpoint)
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
    look: () => setLook(!look()),
    newGame: () => setDialog('setup'),
    focusBoard: () => place?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    sheet: () => setDialog('keys'),
    drop: () => {
      chooser.drop()
      help()?.drop()
    },
  })

  /** Two players face each other across the board; of several all sit on one side, and one alone sits near. */
  const seatsAt = (where: 'far' | 'near'): readonly number[] => {
    const all = game.players.map((_, seat) => seat)
    if (all.length > 2) return where === 'far' ? all : []
    if (all.length === 1) return where === 'near' ? all : []
    const near = facing.near(flipped())
    return [where === 'near' ? near : 1 - near]
  }
  /** On a phone what one of two players holds lies beside the name; elsewhere it lies beside the board. */
  const beside = () => !wide() && game.players.length <= 2
  const Side = (seated: { readonly where: 'far' | 'near' }) => (
    <div class={seated.where}>
      <Seats parts={parts} material={finish()} tallies={tallies} seats={seatsAt(seated.where)} />
      <Show when={beside() && viewpoint.curtain() !== 'down'}>
        <PlayTrays where={seated.where} />
      </Show>
    </div>
  )
  const PlayTrays = (tray: { readonly where: 'near' | 'far' }) => {
    const trays = () =>
      viewpoint.scene().trays.filter(each => side(each.owner) === tray.where && isBeside(each))
    return (
      <Show when={trays().length > 0}>
        <Suspense>
          <Trays parts={parts} material={finish()} trays={trays()} order={order()} />
        </Suspense>
      </Show>
    )
  }

  return (
    <main
      id="content"
      class="play match"
      classList={{ 'with-rules': rules.open() && rules.place() === 'beside' }}
      data-material={finish()}
      data-movable={settings().movable}
      style={{ '--board-size': boardSize() / 100 }}
      tabindex="-1"
    >
      <PlayBar title={say(definition.title)} about={session.name() || whatIsPlayed(session)}>
        <button type="button" class="plain" aria-expanded={rules.open()} onClick={() => rules.toggle()}>
          <Icon name="book" />
          <span class="wide-only">{t().play.rules}</span>
        </button>
        <button type="button" class="plain" aria-expanded={look()} onClick={() => setLook(!look())}>
          <Icon name="settings" />
          <span class="wide-only">{t().play.look}</span>
        </button>
        <MoreMenu
          parts={parts}
          flipped={flipped() && !game.upright}
          onNew={() => setDialog('setup')}
          onKeys={() => setDialog('keys')}
        />
      </PlayBar>
      <SavingNotice session={session} />
      <Side where="far" />
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
          <Show when={!beside()}>
            <PlayTrays where="far" />
          </Show>
          <div class="board-place" ref={element => (place = element)}>
            <BoardView
              board={game.board}
              scene={viewpoint.scene()}
              material={finish()}
              language={language()}
              flipped={flipped() && !game.upright}
              coordinates={settings().coordinates}
              targets={
                settings().targets === 'shown' || chooser.chosen().length === 0 ? chooser.targets() : []
              }
              chosen={chooser.chosen()}
              last={viewpoint.last()}
              earlier={viewpoint.earlier()}
              decisive={viewpoint.decisive()}
              news={
                game.board.centre ? newsOf(parts.writing.lines() ?? [], viewpoint.at(), game.players) : []
              }
              {...parts.hint[0]()}
              drawn={drawings.drawn()}
              onDraw={drawings.draw}
              mode="live"
              aiming={settings().aiming}
              motion={settings().motion}
              onPoint={point => {
                drawings.clear()
                chooser.point(point)
              }}
            />
          </div>
          <Show when={!wide() && game.board.centre && viewpoint.scene().focus !== undefined}>
            <Suspense>
              <FieldsAhead
                board={game.board}
                scene={viewpoint.scene()}
                material={finish()}
                language={language()}
              />
            </Suspense>
          </Show>
          <Show when={!beside()}>
            <PlayTrays where="near" />
          </Show>
        </Show>
      </section>
      <Side where="near" />
      <Status
        parts={parts}
        onRule={id => rules.show(id)}
        onNew={() => setDialog('setup')}
        onAnalyse={() => setAnalysed(true)}
        onAgain={again}
      />
      <div class="middle">
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
        <MoveList parts={parts} />
        <PositionText parts={parts} />
      </div>
      <FilmBar parts={parts} />
      <Controls parts={parts} onFlip={flip} />
      <RulesPanel rules={rules} definition={definition} />
      <Show when={look()}>
        <Suspense>
          <LookPanel session={session} onClose={() => setLook(false)} />
        </Suspense>
      </Show>
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
    </main>
  )
}

const turned = <T,>(seats: readonly T[]): T[] => [...seats.slice(-1), ...seats.slice(0, -1)]

/** With whom, and what differs from the book's way to play. */
function whatIsPlayed({ definition, match, seats }: Session): string {
  const { companies, strengths } = t().setup
  const company = definition.players[0] === 1 ? 'mixed' : companyOf(seats())
  const chosen = definition.options.flatMap(({ id, choices }) => {
    const choice = choices.find(each => each.id === match().options[id])
    return choice && choice !== choices[0] ? [say(choice.name)] : []
  })
  return [
    ...(company === 'mixed' ? [] : [companies[company]]),
    ...(company === 'computer' ? [strengths[levelAt(seats())]] : []),
    ...chosen,
  ].join(' · ')
}
