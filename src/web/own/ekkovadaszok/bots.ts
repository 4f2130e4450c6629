import { batch, createEffect, createMemo, createSignal, on, onCleanup, type Accessor } from 'solid-js'
import { assert, CHANCE, type Options } from '../../../engine/index.ts'
import { BUILT_IN_DECK, deckNamed } from '../../../games/uj/ekkovadaszok/deck.ts'
import { kindOf, MOVE } from '../../../games/uj/ekkovadaszok/moves.ts'
import { isHunters } from '../../../games/uj/ekkovadaszok/rules.ts'
import { PHASE } from '../../../games/uj/ekkovadaszok/state.ts'
import { createPace } from '../../match/pace.ts'
import { Cancelled, createOpponent, type Opponent } from '../../match/opponent.ts'
import type { HostSession } from '../../match/session.ts'

/** What plays by itself: luck and the bots. */
export interface Bots {
  readonly thinking: Accessor<number | undefined>
  readonly failed: Accessor<string | undefined>
  retry(): void
  /** Whether the round can no longer be won; told to everybody alike. */
  readonly lost: Accessor<boolean>
  /** Everybody passes until the round is over. */
  endRound(): void
}

/** A pass tells nothing that must be followed by eye. */
const DELAY = { calm: 900, fast: 20 }
const PASSING = { calm: 150, fast: 20 }
export const { pace, choosePace } = createPace('jatekvilag.hunters.pace')

/** Whoever thinks about a match must have its deck. */
export function hireOpponent(options: Options): Opponent {
  const deck = options['deck'] ?? BUILT_IN_DECK
  if (deck === BUILT_IN_DECK) return createOpponent()
  const name = JSON.stringify({ ...deckNamed(deck).data, look: undefined })
  return createOpponent(
    () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name }),
  )
}

export function createBots(session: HostSession): Bots {
  const opponent = hireOpponent(session.host().options)
  const { game } = session
  assert(isHunters(game), 'this page is for the hunters')
  const { state, hope } = game.hunters
  const isShowing = () => session.host().position.at(state.phase) === PHASE.SHOW
  const [thinking, setThinking] = createSignal<number>()
  const [failed, setFailed] = createSignal<string>()
  let gone = false
  let round = 0

  const act = async (seat: number): Promise<void> => {
    const mine = ++round
    setThinking(seat)
    const began = performance.now()
    const { options, from, log, at, definition } = session.host()
    try {
      const name = await opponent.ask(
        {
          game: definition.id,
          options,
          ...(from ? { from } : {}),
          moves: log.slice(0, at),
          level: session.seats()[seat]?.level ?? 1,
          seat,
        },
        () => {},
      )
      // Moves that fall at once cannot be followed by eye.
      await new Promise(resolve =>
        setTimeout(
          resolve,
          (name.startsWith('pass') ? PASSING : DELAY)[pace()] - (performance.now() - began),
        ),
      )
      if (gone || mine !== round) return
      setThinking(undefined)
      const played = session.playNamed(name)
      if (!played.ok) setFailed(played.why.en)
    } catch (error) {
      if (gone || mine !== round || error instanceof Cancelled) return
      setThinking(undefined)
      setFailed(error instanceof Error ? error.message : String(error))
    }
  }

  createEffect(
    on([session.host, session.seats, session.leads, failed], () => {
      if (!session.leads()) return
      if (session.host().position.turn === CHANCE && !session.outcome())
        return queueMicrotask(() =>
          // A whole deal is one change of the page.
          batch(() => {
            while (!gone && session.host().position.turn === CHANCE && !session.host().outcome)
              session.rollLuck()
          }),
        )
      // Who was a rogue is looked at as long as people like: one of them asks for the next round.
      if (isShowing() && session.persons().length > 0) return
      const seat = session.toAct().find(each => session.seats()[each]?.kind === 'ai')
      if (seat !== undefined && thinking() === undefined && failed() === undefined) void act(seat)
    }),
  )
  onCleanup(() => {
    gone = true
    opponent.cancel()
  })
  const lost = createMemo(() => !session.outcome() && hope(session.host().position) === 'lost')
  const endRound = () =>
    batch(() => {
      round++
      setThinking(undefined)
      while (!session.host().outcome && lost()) {
        const pass = session.host().moves.find(m => kindOf(m) === MOVE.PASS)
        if (pass === undefined) return
        session.play(pass)
        while (session.host().position.turn === CHANCE && session.host().position.at(state.won) === 0)
          session.rollLuck()
        if (session.host().position.at(state.won) !== 0) return
      }
    })
  return { thinking, failed, retry: () => setFailed(undefined), lost, endRound }
}
