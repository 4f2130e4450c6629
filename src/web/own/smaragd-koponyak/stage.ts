import { batch, createComputed, createSignal, on, onCleanup, type Accessor } from 'solid-js'
import type { MatchView, Move, Position } from '../../../engine/index.ts'
import { facesOf, kindOf, valueOf } from '../../../games/uj/smaragd-koponyak/moves.ts'
import { withDice } from '../../../games/uj/smaragd-koponyak/skull.ts'
import type { State } from '../../../games/uj/smaragd-koponyak/state.ts'
import type { Session } from '../../match/session.ts'
import { still, pace } from './reduced-motion.ts'
import { settling, type Payment } from './payments.ts'
import { viewOf, type View } from './view.ts'

/**
 * What is on the screen. The match is always ahead and already saved; the stage shows what happened step by step:
 * dice that roll, then every payment. Nothing is decided here.
 */
export interface Stage {
  readonly view: Accessor<View>
  /** Whether the screen has caught up with the match. */
  readonly idle: Accessor<boolean>
  /** Shows at once what is still to be shown. */
  skip(): void
}

interface Frame {
  readonly view: View
  readonly milliseconds: number
}

const TIMES = {
  calm: { roll: 900, seen: 700, bust: 1600, end: 1100, payment: 850 },
  fast: { roll: 200, seen: 40, bust: 80, end: 60, payment: 60 },
} as const

const plus = (list: readonly number[], i: number, by: number): number[] =>
  list.map((n, k) => (k === i ? n + by : n))

function paidView(view: View, payment: Payment): View {
  const solo = payment.player >= view.gears.length
  return {
    ...view,
    payment,
    supply: view.supply - payment.gears,
    gears: solo ? view.gears : plus(view.gears, payment.player, payment.gears),
    tokens: solo ? view.tokens : plus(view.tokens, payment.player, payment.tokens),
    rivals: solo ? view.rivals + payment.gears : view.rivals,
  }
}

/** The pictures between a move and the position it leads to; that one itself is left out. */
function framesOf(state: State, before: Position, m: Move): Frame[] {
  const times = TIMES[pace()]
  const frames: Frame[] = []
  let view = viewOf(state, before)
  const add = (next: View, milliseconds: number) => {
    view = next
    frames.push({ view, milliseconds })
  }
  const settled = settling(state, before, m)
  if (kindOf(m) === 'rolled') {
    if (!still()) add({ ...view, rolling: 'rolling' }, times.roll)
    add({ ...view, rolling: 'still', faces: facesOf(m) }, settled ? times.bust : 0)
  }
  if (!settled) return frames
  if (kindOf(m) === 'place') {
    const value = valueOf(m)
    const placement = { level: value & 15, own: (value >> 4) & 15, wild: value >> 8 }
    view = { ...view, skull: withDice(view.skull, placement), faces: view.faces.map(() => 0) }
  }
  const { result, payments } = settled
  add({ ...view, phase: 'pay', result }, times.end)
  for (const payment of payments)
    if (payment.gears + payment.tokens > 0) add(paidView(view, payment), times.payment)
  return frames
}

export function createStage(session: Session, state: State): Stage {
  const now = () => viewOf(state, session.match().position)
  const [view, setView] = createSignal(now())
  const [idle, setIdle] = createSignal(true)
  let shown = session.match().at
  let queue: Frame[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const finish = () => {
    clearTimeout(timer)
    queue = []
    batch(() => {
      setView(now())
      setIdle(true)
    })
  }
  const step = () => {
    const frame = queue.shift()
    if (!frame) return finish()
    setView(frame.view)
    timer = setTimeout(step, frame.milliseconds)
  }
  const collect = (match: MatchView): Frame[] => {
    const frames: Frame[] = []
    const p = match.positionAt(shown)
    for (let i = shown; i < match.at; i++) {
      const m = match.moveAt(i)!
      frames.push(...framesOf(state, p, m))
      match.game.play(p, m)
      p.settle()
    }
    return frames
  }
  // Computed before any effect runs: nobody sees the new match while the stage still says it has caught up.
  createComputed(
    on(
      session.match,
      match => {
        if (session.happening() === 'back' || match.at < shown) {
          shown = match.at
          return finish()
        }
        const frames = collect(match)
        shown = match.at
        queue.push(...frames)
        if (!idle()) return
        if (queue.length === 0) return void setView(now())
        setIdle(false)
        step()
      },
      { defer: true },
    ),
  )
  onCleanup(() => clearTimeout(timer))
  return { view, idle, skip: finish }
}
