import { createEffect, createSignal, getOwner, runWithOwner, type Accessor } from 'solid-js'
import type { Move } from '../../engine/index.ts'
import type { Session } from '../match/session.ts'
import type { MoveLine } from './move-lines.ts'
import type { Viewpoint } from './viewpoint.ts'

/** Moves as people write them. What does it comes with the first move, so that the page opens without it. */
export interface Writing {
  /** The moves so far; undefined until what writes them is there. */
  readonly lines: Accessor<readonly MoveLine[] | undefined>
  /** A move that may be made after so many moves, by default at the moment looked at; its name until what writes moves is there. */
  tell(m: Move, at?: number): string
  /** Fetches what writes moves before the first one is made. */
  need(): Promise<void>
}

export function createWriting(session: Session, viewpoint: Viewpoint): Writing {
  const owner = getOwner()
  const [made, setMade] = createSignal<{
    readonly lines: Accessor<readonly MoveLine[]>
    tell(m: Move, at: number): string
  }>()
  let coming: Promise<void> | undefined
  const need = () =>
    (coming ??= import('./written-moves.ts')
      .then(({ loadWrittenMoves }) => loadWrittenMoves(session, viewpoint))
      .then(
        make => void runWithOwner(owner, () => setMade(make())),
        // Without a network, where it was never used: tried again at the next move.
        () => {
          coming = undefined
        },
      ))
  createEffect(() => session.match().length > 0 && void need())
  return {
    lines: () => made()?.lines(),
    tell: (m, at = viewpoint.at()) =>
      made()?.tell(m, at) ?? session.game.name(viewpoint.match().positionAt(at), m),
    need,
  }
}
