import { batch, createEffect, createSignal, on, onCleanup, type Accessor } from 'solid-js'
import { CHANCE } from '../../../engine/index.ts'
import { BUILT_IN_DECK, deckNamed } from '../../../games/uj/ekkovadaszok/deck.ts'
import { createPace } from '../../match/pace.ts'
import { Cancelled, createOpponent } from '../../match/opponent.ts'
import type { HostSession } from '../../match/session.ts'

/** What plays by itself: luck and the bots. */
export interface Bots {
  readonly thinking: Accessor<number | undefined>
  readonly failed: Accessor<string | undefined>
  retry(): void
}

const DELAY = { calm: 900, fast: 20 }
export const { pace, choosePace } = createPace('jatekvilag.hunters.pace')

export function createBots(session: HostSession): Bots {
  const deck = session.host().options['deck'] ?? BUILT_IN_DECK
  const opponent =
    deck === BUILT_IN_DECK
      ? createOpponent()
      : createOpponent(
          () =>
            new Worker(new URL('./bot-worker.ts', import.meta.url), {
              type: 'module',
              name: JSON.stringify({ ...deckNamed(deck).data, look: undefined }),
            }),
        )
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
      await new Promise(resolve => setTimeout(resolve, DELAY[pace()] - (performance.now() - began)))
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
      const seat = session.toAct().find(each => session.seats()[each]?.kind === 'ai')
      if (seat !== undefined && thinking() === undefined && failed() === undefined) void act(seat)
    }),
  )
  onCleanup(() => {
    gone = true
    opponent.cancel()
  })
  return { thinking, failed, retry: () => setFailed(undefined) }
}
