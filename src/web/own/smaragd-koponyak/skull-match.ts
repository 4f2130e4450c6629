import { createEffect, createMemo, createSignal, on, type Accessor, type Signal } from 'solid-js'
import { CHANCE, refusals, type Move, type Reason } from '../../../engine/index.ts'
import { betOf, CARD_SLOTS, CARDS, kindOf, slotOf } from '../../../games/uj/smaragd-koponyak/moves.ts'
import { skullState, type State } from '../../../games/uj/smaragd-koponyak/state.ts'
import { createStory } from '../../match/story.ts'
import { createSession, type Session } from '../../match/session.ts'
import { sound } from '../../match/sound.ts'
import type { SeatJson } from '../../../wire/index.ts'
import type { Opened } from '../../store/opening.ts'
import { createBots, type Bots } from './bots.ts'
import { createClock, type Clock } from './clock.ts'
import { createStage, type Stage } from './stage.ts'
import { linesOf, type Line } from './story.ts'
import { leastTime, type View } from './view.ts'

/** All that is going on at the skulls' table. */
export interface SkullMatch {
  readonly session: Session
  readonly state: State
  readonly racing: boolean
  readonly stage: Stage
  readonly view: Accessor<View>
  readonly bots: Bots
  readonly clock: Clock
  readonly story: Accessor<readonly Line[]>
  /** The legal moves of people while the screen has caught up. */
  readonly moves: Accessor<readonly Move[]>
  /** The move that a hint points at. */
  readonly hinted: Signal<Move | undefined>
  /** People who may bet now. */
  readonly bettors: Accessor<readonly number[]>
  readonly timeLeft: Accessor<number>
  readonly refusal: Accessor<{ readonly reason: Reason } | undefined>
  /** A bet that another was faster with. */
  readonly outrun: Accessor<number | undefined>
  readonly canUndo: Accessor<boolean>
  of(kind: ReturnType<typeof kindOf>): Move[]
  isPerson(seat: number): boolean
  play(move: Move): void
  /** A person's press; `when` it was made on the clock of the page, however late a busy page hears of it. */
  bet(seat: number, slot: number, when: number): void
  /** Why a person may not bet here; undefined when they may. */
  whyNot(seat: number, slot: number): Reason | undefined
  refuse(reason: Reason | undefined): void
  undo(): void
}

/** The table by the names that people gave; they stay for the whole match. */
const withNames = (state: State, seats: readonly SeatJson[]): State => ({
  ...state,
  players: state.players.map((player, i) => {
    const name = seats[i]?.name
    return name === undefined ? player : { ...player, name: { hu: name, en: name } }
  }),
})

/** A place that changed hands so shortly before was aimed at by both: the slower keeps the marker and may think again. */
const REACTION = 350

/** What may be taken back: the thrower's own choices, as long as nothing has followed them. Bets stand. */
const REVOCABLE: ReadonlySet<string> = new Set(['card', 'buy', 'place', 'on', 'nose', 'token', 'flee'])

export function createSkullMatch(opened: Opened): SkullMatch {
  const session = createSession(opened)
  const { game } = session
  const { options } = session.match()
  const state = withNames(skullState(options), session.seats())
  const racing = options['betting'] === 'race' && !state.solo
  const stage = createStage(session, state)
  const { view } = stage
  const story = createStory(session, ({ before, move, after }) =>
    move === undefined ? [] : linesOf(state, before, move, after.at(state.supply)),
  )
  const betting = () => stage.idle() && !session.outcome() && view().phase === 'bet'
  const dialogOpen = () => document.querySelector('dialog[open]') !== null
  const clock = createClock(session, () => racing && betting() && !dialogOpen())
  const bots = createBots(
    session,
    () => (stage.idle() && !clock.paused() ? 'go' : 'wait'),
    () => view().phase,
  )
  const isPerson = (seat: number) => session.seats()[seat]?.kind === 'person'

  const moves = createMemo((): readonly Move[] => {
    const match = session.match()
    if (!stage.idle() || clock.paused() || session.outcome() || match.position.turn === CHANCE) return []
    return match.moves.filter(m => isPerson(session.actor(m)))
  })
  const bettors = createMemo((): readonly number[] => [
    ...new Set(moves().flatMap(m => (kindOf(m) === 'done' ? [session.actor(m)] : []))),
  ])
  const refused = createMemo(() =>
    bettors().length > 0
      ? new Map(refusals(game, session.match().position).map(({ move, reason }) => [move, reason]))
      : new Map<Move, Reason>(),
  )
  const [refusal, setRefusal] = createSignal<{ reason: Reason }>()
  const [outrun, setOutrun] = createSignal<number>()

  /** When the last marker came to each bet, and whose it was. */
  const arrivals = new Map<number, { readonly seat: number; readonly when: number }>()
  /** When the press was made that is being played. */
  let pressed: number | undefined
  createEffect(
    on(
      session.match,
      match => {
        const last = match.moveAt(match.at - 1)
        const what = session.happening()
        if (what !== 'time') setRefusal(undefined)
        if (last !== undefined && what === 'move') {
          if (kindOf(last) === 'bet')
            arrivals.set(slotOf(last), { seat: last & 15, when: pressed ?? performance.now() })
          else setOutrun(undefined)
          sound('move')
        } else if (what === 'luck') sound('luck')
        if (session.outcome() && what !== 'back') sound('end')
      },
      { defer: true },
    ),
  )

  const refuse = (reason: Reason | undefined) => {
    setRefusal(reason && { reason })
    if (reason) sound('refused')
  }
  const play = (move: Move) => {
    refuse(undefined)
    setOutrun(undefined)
    session.play(move)
    // Alone nobody else may bet: going on and rolling are one decision.
    if (!state.solo || !['on', 'nose', 'token'].includes(kindOf(move))) return
    const roll = session.match().moves.find(m => kindOf(m) === 'roll')
    if (roll !== undefined) session.play(roll)
  }
  const canUndo = createMemo(() => {
    const match = session.match()
    const last = match.moveAt(match.at - 1)
    if (!stage.idle() || last === undefined || match.at < 1 || session.outcome()) return false
    if (!REVOCABLE.has(kindOf(last))) return false
    const before = match.positionAt(match.at - 1)
    return before.turn !== CHANCE && isPerson(game.actor?.(before, last) ?? before.turn)
  })
  const whyNot = (seat: number, slot: number) => {
    const move = betOf(seat, slot)
    return moves().includes(move) ? undefined : refused().get(move)
  }

  return {
    session,
    state,
    racing,
    stage,
    view,
    bots,
    clock,
    story,
    moves,
    hinted: createSignal<Move>(),
    bettors,
    refusal,
    outrun,
    canUndo,
    isPerson,
    play,
    refuse,
    whyNot,
    timeLeft: () => Math.max(0, leastTime(options, view()) - view().elapsed),
    of: kind => moves().filter(m => kindOf(m) === kind),
    bet(seat, slot, when) {
      const why = whyNot(seat, slot)
      if (why) return refuse(why)
      const move = betOf(seat, slot)
      if (!moves().includes(move)) return
      const arrived = arrivals.get(slot)
      if (racing && arrived && arrived.seat !== seat && when - arrived.when < REACTION) {
        refuse(undefined)
        setOutrun(seat)
        return sound('refused')
      }
      pressed = when
      play(move)
      pressed = undefined
    },
    undo() {
      if (canUndo()) session.goTo(session.match().at - 1)
    },
  }
}

/** The bets on the table in the order of their cards. */
export const slotsInPlay = (view: View): number[] =>
  view.cards.flatMap(card => CARD_SLOTS[CARDS.indexOf(card)] ?? [])
