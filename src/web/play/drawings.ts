import { createEffect, createSignal, on, type Accessor } from 'solid-js'
import type { Drawn } from '../../board/props.ts'
import type { Session } from '../match/session.ts'
import type { Viewpoint } from './viewpoint.ts'

/** Circles and arrows that a person draws on the board while thinking. They belong to one moment, and to nobody else. */
export interface Drawings {
  readonly drawn: Accessor<Drawn>
  /** Draws from a cell to another, or a circle on one; the same once more takes it away. */
  draw(from: number, to: number): void
  clear(): void
}

const NOTHING: Drawn = { marks: [], arrows: [] }

/** What is drawn after one more stroke. */
export function drawnWith({ marks, arrows }: Drawn, from: number, to: number): Drawn {
  if (from === to)
    return { marks: marks.includes(to) ? marks.filter(each => each !== to) : [...marks, to], arrows }
  const rest = arrows.filter(([a, b]) => a !== from || b !== to)
  return { marks, arrows: rest.length < arrows.length ? rest : [...arrows, [from, to]] }
}

export function createDrawings(session: Session, viewpoint: Viewpoint): Drawings {
  const [drawn, setDrawn] = createSignal(NOTHING)
  const clear = () => setDrawn(NOTHING)
  createEffect(
    on(
      [session.match, viewpoint.at],
      // A tick of the clock leaves the position as it is.
      () => (session.happening() === 'time' && viewpoint.isNow() ? undefined : clear()),
      { defer: true },
    ),
  )
  return { drawn, draw: (from, to) => void setDrawn(now => drawnWith(now, from, to)), clear }
}
