import { createEffect, createMemo, createSignal, on, onCleanup, type Accessor, type Signal } from 'solid-js'
import { assert, type MatchView, type Move } from '../../../engine/index.ts'
import { BUILT_IN_DECK } from '../../../games/uj/ekkovadaszok/deck.ts'
import { isHunters, type HuntersGame } from '../../../games/uj/ekkovadaszok/rules.ts'
import { PHASE } from '../../../games/uj/ekkovadaszok/state.ts'
import type { SeatView } from '../../../games/uj/ekkovadaszok/seat-view.ts'
import { createSession, type Session } from '../../match/session.ts'
import { sound } from '../../match/sound.ts'
import { sitterName } from '../../match/player-name.ts'
import type { Opened } from '../../store/opening.ts'
import { createAids, type Aids } from './aids.ts'
import { createBots, type Bots } from './bots.ts'
import { picturesOf, type Pictures } from './pictures.ts'
import { createStory } from '../../match/story.ts'
import { asRead, type RoundWords } from './round-story.ts'
import { linesOf, type Line } from './story.ts'
import { t } from '../../text/text.ts'
import { ht } from './text/text.ts'

/** All that is going on at the hunters' table. */
export interface HunterMatch {
  readonly session: Session
  readonly hunters: HuntersGame['hunters']
  readonly bots: Bots
  readonly aids: Aids
  readonly pictures: Pictures
  readonly story: Accessor<readonly Line[]>
  /** The same as it is read. */
  readonly told: Accessor<readonly Line[]>
  /** Whose eyes; undefined sees what all may see, which is everything when nobody plays or all is over. */
  readonly viewer: Accessor<number | undefined>
  /** 'done': the viewer has played and may still look before handing over. 'down': nothing secret is in the page. */
  readonly curtain: Accessor<'up' | 'done' | 'down'>
  /** The person who acts next; none while bots and luck do. */
  readonly next: Accessor<number | undefined>
  /** The match as the viewer may know it. */
  readonly seen: Accessor<MatchView>
  readonly view: Accessor<SeatView>
  /** The round is over and its roles lie open. */
  readonly isShowing: Accessor<boolean>
  /** The legal moves of the person who looks. */
  readonly moves: Accessor<readonly Move[]>
  /** The move that a hint points at. */
  readonly hinted: Signal<Move | undefined>
  /** Seconds left of the turn; undefined without a timer. */
  readonly timeLeft: Accessor<number | undefined>
  /** Whether the values of cards count now. */
  readonly valuesCount: Accessor<boolean>
  name(seat: number): string
  lower(): void
  raise(): void
  /** Somebody gives up the seat, and a bot plays on. */
  leave(seat: number): void
  play(move: Move): void
}

export function createHunterMatch(opened: Opened): HunterMatch {
  const session = createSession(opened)
  const { game } = session
  assert(isHunters(game), 'this page is for the hunters')
  const { hunters } = game
  const { options } = session.match()
  const aids = createAids(session.id)
  const bots = createBots(session)
  const people = session.persons
  const [isLeaving, setLeaving] = createSignal(false)
  const [held, setViewer] = createSignal<number>()
  const [isDown, setDown] = createSignal(true)
  /** Whose hand it is: with one person at the table always that one's. */
  const viewer = () => (people().length === 1 ? people()[0] : held())

  const next = createMemo(() => session.toAct().find(seat => session.persons().includes(seat)))
  /** The end of a round is looked at together; after it whoever plays next takes the device. */
  const isShowing = createMemo(() => session.match().position.at(hunters.state.phase) === PHASE.SHOW)
  createEffect(() => {
    if (isShowing()) setDown(true)
  })
  const curtain = createMemo((): 'up' | 'done' | 'down' => {
    if (session.outcome() || people().length === 0) return 'up'
    if (isLeaving()) return 'down'
    if (people().length === 1 || isShowing()) return 'up'
    if (isDown()) return 'down'
    return next() === viewer() ? 'up' : 'done'
  })
  const eyes = () =>
    session.outcome() || curtain() === 'down' || (isShowing() && people().length > 1) ? undefined : viewer()
  /** The match as whoever looks may know it; before anybody has looked, as everybody may. */
  const seen = createMemo(() => session.view(eyes()), undefined, { equals: false })
  const view = createMemo(() => hunters.lookAt(seen().position))
  const moves = createMemo((): readonly Move[] =>
    curtain() === 'up' && !session.outcome() && next() !== undefined && next() === viewer()
      ? seen().moves
      : [],
  )

  const [timeLeft, setTimeLeft] = createSignal<number>()
  createEffect(
    on([() => session.match().at, next, curtain], () => {
      if (aids.seconds === 0 || next() === undefined || curtain() !== 'up') return setTimeLeft(undefined)
      setTimeLeft(aids.seconds)
      const timer = setInterval(() => {
        if (document.querySelector('dialog[open]')) return
        setTimeLeft(left => (left === undefined ? left : Math.max(0, left - 1)))
        if (timeLeft() === 0) {
          clearInterval(timer)
          sound('refused')
        }
      }, 1000)
      onCleanup(() => clearInterval(timer))
    }),
  )
  createEffect(
    on(
      session.match,
      () => {
        if (session.happening() === 'move') sound('move')
        if (session.outcome()) sound('end')
      },
      { defer: true },
    ),
  )

  const story = createStory(session, told => linesOf(session, hunters, told))
  const name = (seat: number) => sitterName(game, session.seats(), seat)
  const roundWords: RoundWords = {
    passed: (seats, times) => ht().tell.passes(t().listed(seats.map(name)), times),
    deeds: counts => t().listed([...counts].map(([deed, n]) => ht().deed[deed](n))),
  }
  return {
    session,
    hunters,
    bots,
    aids,
    pictures: picturesOf(options['deck'] ?? BUILT_IN_DECK, hunters.state.deck.data),
    story,
    told: createMemo(() => asRead(story(), roundWords)),
    viewer: eyes,
    curtain,
    next,
    isShowing,
    seen,
    view,
    moves,
    hinted: createSignal<Move>(),
    timeLeft,
    valuesCount: () => options['values'] !== 'off' && !view().night,
    name,
    lower: () => setDown(true),
    raise() {
      setViewer(next())
      setDown(false)
      setLeaving(false)
    },
    leave(seat) {
      // Whoever leaves still holds the device.
      setLeaving(true)
      setDown(true)
      session.seatBot(seat)
    },
    play: move => session.play(move),
  }
}
