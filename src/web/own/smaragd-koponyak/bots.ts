import { createEffect, createSignal, on, onCleanup, type Accessor } from 'solid-js'
import { CHANCE, freshSeed, Rng } from '../../../engine/index.ts'
import { BOT_DELAY } from '../../../games/uj/smaragd-koponyak/data.ts'
import { Cancelled, createOpponent } from '../../match/opponent.ts'
import type { HostSession } from '../../match/session.ts'
import { pace } from './reduced-motion.ts'

/** What plays by itself: luck and the bots. */
export interface Bots {
  readonly thinking: Accessor<number | undefined>
  readonly failed: Accessor<string | undefined>
  retry(): void
}

const THOUGHT: readonly [number, number] = [600, 1300]
const FAST = 0
const TRIES = 5

interface Wish {
  readonly seat: number
  readonly due: number
}

export function createBots(
  session: HostSession,
  may: Accessor<'go' | 'wait'>,
  phase: Accessor<string>,
): Bots {
  const opponent = createOpponent()
  const rng = new Rng(freshSeed())
  const [thinking, setThinking] = createSignal<number>()
  const [failed, setFailed] = createSignal<string>()
  let busy = false
  let gone = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When each bot will act, drawn once for each of its decisions. */
  const dues = new Map<number, { readonly decision: string; readonly due: number }>()

  const wish = (seat: number): Wish => {
    const bets = phase() === 'bet' && seat !== session.host().position.turn
    const [least, most] = phase() === 'bet' ? BOT_DELAY : THOUGHT
    const own = session.host().log.filter((name, i) => i < session.host().at && !name.startsWith('time:'))
    // In a race others act in between: only the bot's own acts make a new decision.
    const decision = bets
      ? `${own.filter(name => /^(roll:|buy:)/.test(name)).length} ${own.filter(name => name.startsWith(session.game.players[seat]!.id + ':')).length}`
      : String(own.length)
    const known = dues.get(seat)
    if (known?.decision === decision) return { seat, due: known.due }
    const delay = pace() === 'fast' ? FAST : least + rng.unit() * (most - least)
    const due = performance.now() + delay
    dues.set(seat, { decision, due })
    return { seat, due }
  }

  const act = async (seat: number): Promise<void> => {
    busy = true
    setThinking(seat)
    const match = session.host()
    try {
      const name = await opponent.ask(
        {
          game: match.definition.id,
          options: match.options,
          // Luck has no memory: where the game stands is all a bot needs to know.
          from: match.game.layout.write(match.position),
          moves: [],
          level: session.seats()[seat]?.level ?? 1,
          seat,
        },
        () => {},
      )
      // Paused or gone meanwhile: the bot thinks again later.
      if (!gone && may() === 'go') {
        const found = session.host().find(name)
        // When another marker was faster the move is no more, and the bot thinks again.
        if (found.ok && session.actor(found.value) === seat) {
          tries = 0
          session.play(found.value)
        } else if (++tries >= TRIES) throw new Error('the opponent found no move')
      }
    } catch (error) {
      if (!gone && !(error instanceof Cancelled))
        setFailed(error instanceof Error ? error.message : String(error))
    }
    busy = false
    if (gone) return
    setThinking(undefined)
    plan()
  }

  const plan = () => {
    clearTimeout(timer)
    if (busy || gone || failed() || may() === 'wait' || !session.leads()) return
    const wishes = session
      .toAct()
      .filter(seat => session.seats()[seat]?.kind === 'ai')
      .map(wish)
      .sort((a, b) => a.due - b.due)
    const [first] = wishes
    if (!first) return
    timer = setTimeout(() => void act(first.seat), Math.max(0, first.due - performance.now()))
  }

  createEffect(
    on([session.host, session.seats, session.leads, may, failed], () => {
      // Luck is settled and saved before anything of it is shown.
      if (session.host().position.turn === CHANCE) queueMicrotask(() => session.rollLuck())
      plan()
    }),
  )
  onCleanup(() => {
    gone = true
    clearTimeout(timer)
    opponent.cancel()
  })
  return { thinking, failed, retry: () => setFailed(undefined) }
}
