import { createEffect, createMemo, on } from 'solid-js'
import { createChooser, type Chooser } from '../../board/chooser.ts'
import type { Move } from '../../engine/index.ts'
import type { Session } from '../match/session.ts'
import type { Viewpoint } from './viewpoint.ts'

/** Follows the points of the people at a match; only the moves of whoever may act now can be chosen. */
export function createMatchChooser(
  session: Session,
  viewpoint: Viewpoint,
  act: { play(m: Move): void; refused(): void },
): Chooser {
  const moves = createMemo((): readonly Move[] => {
    if (!viewpoint.isNow() || viewpoint.curtain() !== 'up' || session.outcome()) return []
    if (session.saving() === 'watching') return []
    if (session.toAct().length === 0) return []
    const seat = viewpoint.viewer()
    const people = session.persons().filter(person => seat === undefined || person === seat)
    return viewpoint.match().moves.filter(m => people.includes(session.actor(m)))
  })
  const position = () => viewpoint.match().position
  const chooser = createChooser({ game: session.game, position, moves, scene: viewpoint.scene }, act)

  // What was pointed at holds only for the position it was pointed at in; a tick of the clock may keep it.
  createEffect(
    on(
      [session.match, viewpoint.at],
      () => chooser.renew(session.happening() === 'time' ? 'kept' : 'dropped'),
      { defer: true },
    ),
  )
  return chooser
}
