import { createEffect, createMemo, createSignal, on, onCleanup, type Accessor } from 'solid-js'
import type { Level } from '../../engine/index.ts'
import { resigns } from '../../ai/resigning.ts'
import { settings } from '../settings/settings.ts'
import type { HostSession } from '../match/session.ts'
import { Cancelled, createOpponent, type Asked } from '../match/opponent.ts'
import type { Viewpoint } from './viewpoint.ts'

/** What moves by itself: luck, the opponents, and time. */
export interface AutomaticMoves {
  readonly thinking: Accessor<{ readonly seat: number; readonly share: number } | undefined>
  /** The machine waits until it is told to go on. */
  readonly stopped: Accessor<boolean>
  /** The opponent failed; told to the person, who may go on. */
  readonly failed: Accessor<string | undefined>
  stop(): void
  goOn(): void
  /** Time up to this moment passes before a person's move counts. */
  catchUp(): void
}

const LEAST = 450
const TICK = 1000
const TRIES = 3
const STRONGEST = 6

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

export function createAutomaticMoves(session: HostSession, viewpoint: Viewpoint): AutomaticMoves {
  const opponent = createOpponent()
  const [thinking, setThinking] = createSignal<{ seat: number; share: number }>()
  const [stopped, setStopped] = createSignal(false)
  const [failed, setFailed] = createSignal<string>()
  let round = 0

  const machine = createMemo(() => {
    const seat = session.toAct().find(each => session.seats()[each]?.kind === 'ai')
    // While people are asked something, nobody moves on.
    return stopped() || !session.leads() || session.question() ? undefined : seat
  })

  /** How each opponent stood at its last decisions. */
  const standings = new Map<number, number[]>()
  const givesUp = (seat: number): boolean => {
    const share = opponent.standing()
    if (share === undefined || session.game.players.length !== 2) return false
    const known = [...(standings.get(seat) ?? []), share]
    standings.set(seat, known)
    return settings().resigning === 'on' && resigns(known)
  }

  const questionOf = (seat: number, level: Level): Asked => {
    const { options, from, log, at, definition } = session.host()
    return { game: definition.id, options, ...(from ? { from } : {}), moves: log.slice(0, at), level, seat }
  }

  async function think(seat: number, mine: number): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const began = performance.now()
      const level = session.seats()[seat]?.level ?? 1
      const move = await opponent.ask(
        questionOf(seat, level),
        share => mine === round && setThinking({ seat, share }),
      )
      // Moves that fall at once cannot be followed by eye.
      await pause(LEAST - (performance.now() - began))
      if (mine !== round) return
      if (givesUp(seat)) return session.resign(seat)
      catchUp()
      if (session.playNamed(move).ok) return
    }
    throw new Error('the opponent found no move')
  }

  const start = async (seat: number) => {
    const mine = ++round
    setThinking({ seat, share: 0 })
    setFailed(undefined)
    try {
      await think(seat, mine)
    } catch (error) {
      if (error instanceof Cancelled || mine !== round) return
      setFailed(error instanceof Error ? error.message : String(error))
      setStopped(true)
    }
    if (mine === round) setThinking(undefined)
  }
  const halt = () => {
    round++
    opponent.cancel()
    setThinking(undefined)
  }

  createEffect(
    on([session.host, session.seats, session.leads, stopped], () => {
      // A tick of the clock leaves the opponent to its thoughts.
      if (session.happening() === 'time' && thinking()) return
      queueMicrotask(() => session.rollLuck())
      const seat = machine()
      if (thinking()) halt()
      if (seat !== undefined) void start(seat)
    }),
  )
  onCleanup(halt)

  /** While a person thinks, the strongest opponent looks ahead if that was chosen. */
  createEffect(
    on([session.host, session.seats, session.leads, thinking, stopped, settings], () => {
      const seat = session.seats().findIndex(each => each?.kind === 'ai' && each.level === STRONGEST)
      if (settings().foresight === 'off' || seat < 0 || thinking() || stopped() || machine() !== undefined)
        return
      if (session.leads() && !session.outcome()) opponent.foresee(questionOf(seat, STRONGEST))
    }),
  )

  /** Rolls for a person who does not want to be asked; not after a step back, which would be undone at once. */
  const doUsual = () => {
    const match = session.host()
    const [seat = -1] = session.toAct()
    if (settings().usual === 'asked' || session.happening() === 'back' || session.question()) return
    if (!session.leads() || match.outcome || session.seats()[seat]?.kind !== 'person') return
    const m = session.game.usual?.(match.position)
    if (m !== undefined) session.playNamed(match.nameOf(m))
  }
  if (session.game.usual) createEffect(on([session.host, settings], () => queueMicrotask(doUsual)))

  // Where no person plays, walking back in the match would be undone at once: the machine stops instead.
  createEffect(
    on(
      session.host,
      () => {
        if (session.happening() !== 'back') return
        standings.clear()
        if (session.persons().length === 0) setStopped(true)
      },
      { defer: true },
    ),
  )

  let counted = performance.now()
  const runs = () =>
    session.game.elapse &&
    viewpoint.isNow() &&
    viewpoint.curtain() === 'up' &&
    !session.outcome() &&
    !document.hidden
  const catchUp = () => {
    const now = performance.now()
    if (runs()) session.elapse(Math.round(now - counted))
    counted = now
  }
  if (session.game.elapse) {
    const timer = setInterval(catchUp, TICK)
    const wake = () => (counted = performance.now())
    document.addEventListener('visibilitychange', wake)
    onCleanup(() => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
    })
  }

  return {
    thinking,
    stopped,
    failed,
    stop() {
      halt()
      setStopped(true)
    },
    goOn: () => void setStopped(false),
    catchUp,
  }
}
