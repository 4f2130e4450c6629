import type { Accessor } from 'solid-js'
import type { Move } from '../../engine/index.ts'
import type { Session } from '../match/session.ts'
import { say } from '../text/text.ts'
import { createMoveLines, type MoveLine } from './move-lines.ts'
import { loadMoveWriter } from './move-words.ts'
import type { Viewpoint } from './viewpoint.ts'

/** Fetches the convention of the game; what it gives is called where effects may be made. */
export async function loadWrittenMoves(
  session: Session,
  viewpoint: Viewpoint,
): Promise<() => { readonly lines: Accessor<readonly MoveLine[]>; tell(m: Move, at: number): string }> {
  const writer = await loadMoveWriter(session.game)
  return () => ({
    lines: createMoveLines(session, viewpoint, writer),
    tell(m, at) {
      const position = viewpoint.match().positionAt(at)
      return say(writer.write(position, m, session.game.name(position, m)))
    },
  })
}

export { MoveRows } from './MoveRows.tsx'
