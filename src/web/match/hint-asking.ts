import { createSignal, onCleanup, type Accessor } from 'solid-js'
import type { Level } from '../../ai/index.ts'
import { createOpponent, type Asked, type Opponent } from './opponent.ts'

/** Hints are given by the strongest opponent. */
export const LEVEL: Level = 6

interface Wanted {
  readonly question: Asked
  /** What must be there before anything is shown. */
  readonly needs?: Promise<unknown>
  /** Gets the name of a move and says whether it could be shown. */
  show(name: string): 'shown' | 'unknown'
}

/** A question to the strongest opponent that can be stopped; what comes of it is for the page to show. */
export interface HintAsking {
  /** How much has been thought through, as a share of one, while it thinks. */
  readonly thinking: Accessor<number | undefined>
  readonly failed: Accessor<boolean>
  ask(wanted: Wanted): Promise<void>
  /** Stops thinking. */
  stop(): void
}

export function createHintAsking(opponent: Opponent = createOpponent()): HintAsking {
  const [thinking, setThinking] = createSignal<number>()
  const [failed, setFailed] = createSignal(false)
  let asked = 0
  const stop = () => {
    asked++
    setFailed(false)
    if (thinking() === undefined) return
    opponent.cancel()
    setThinking(undefined)
  }
  onCleanup(() => {
    asked++
    opponent.cancel()
  })
  return {
    thinking,
    failed,
    stop,
    async ask({ question, needs, show }) {
      stop()
      const mine = asked
      setThinking(0)
      const told = await Promise.all([opponent.ask(question, setThinking), needs]).then(
        ([name]) => name,
        () => undefined,
      )
      // Whoever stopped it may have asked again already.
      if (mine !== asked) return
      setFailed(told === undefined || show(told) === 'unknown')
      setThinking(undefined)
    },
  }
}
