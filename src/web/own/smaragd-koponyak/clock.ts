import { createSignal, onCleanup, type Accessor } from 'solid-js'
import type { Session } from '../../match/session.ts'

/** The time of the betting window; it runs only while the race is on and nobody has paused it. */
export interface Clock {
  readonly paused: Accessor<boolean>
  pause(): void
  goOn(): void
}

const TICK = 250

export function createClock(session: Session, runs: Accessor<boolean>): Clock {
  const [paused, setPaused] = createSignal(false)
  let counted = performance.now()
  const tick = () => {
    const now = performance.now()
    if (runs() && !paused() && !document.hidden) session.elapse(Math.round(now - counted))
    counted = now
  }
  const timer = setInterval(tick, TICK)
  const wake = () => (counted = performance.now())
  document.addEventListener('visibilitychange', wake)
  onCleanup(() => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', wake)
  })
  return {
    paused,
    pause() {
      tick()
      session.logTime()
      setPaused(true)
    },
    goOn() {
      wake()
      setPaused(false)
    },
  }
}
