import { createMemo, createSignal, onCleanup } from 'solid-js'
import type { Clock } from '../../table/index.ts'
import type { TableSession } from './session.ts'

/** When each clock was last pressed on this page; the time since then has not been written into the table yet. */
const pressed = new Map<number, { readonly running: number | null; readonly since: number }>()

const spent = (clock: Clock): number => {
  const known = pressed.get(clock.id)
  if (clock.running === null) return 0
  if (known?.running !== clock.running) {
    pressed.set(clock.id, { running: clock.running, since: performance.now() })
    return 0
  }
  return performance.now() - known.since
}

/** The milliseconds left for a side, going on while its time runs. */
export function runningLeft(_session: TableSession, clock: () => Clock): (side: number) => number {
  const [tick, setTick] = createSignal(0)
  const timer = setInterval(() => {
    if (clock().running !== null) setTick(n => n + 1)
  }, 250)
  onCleanup(() => clearInterval(timer))
  const left = createMemo(() => {
    tick()
    const now = clock()
    return now.left.map((time, i) => (i === now.running ? time - spent(now) : time))
  })
  return side => left()[side] ?? 0
}

/** Pressing one's own side starts the next one's time; pressing again the side that stands stops the clock. */
export function pressClock(session: TableSession, clock: Clock, side: number): void {
  const gone = spent(clock)
  const left = clock.left.map((time, i) => (i === clock.running ? Math.round(time - gone) : time))
  const next = (side + 1) % clock.left.length
  const running = clock.running === null ? next : clock.running === side ? next : null
  pressed.delete(clock.id)
  if (running !== null) pressed.set(clock.id, { running, since: performance.now() })
  session.do({ do: 'set', id: clock.id, fields: { what: 'clock', left, running } })
}
