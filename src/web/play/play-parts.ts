import type { Accessor } from 'solid-js'
import type { AutomaticMoves } from './automatic-moves.ts'
import type { Chooser } from '../../board/chooser.ts'
import type { Session } from '../match/session.ts'
import type { MoveLine } from './move-lines.ts'
import type { ShownMove } from './shown-move.ts'
import type { Viewpoint } from './viewpoint.ts'

/** All that goes on in one match, for the parts of the page that show it. */
export interface PlayParts {
  readonly session: Session
  readonly viewpoint: Viewpoint
  readonly chooser: Chooser
  readonly automatic: AutomaticMoves
  readonly shown: ShownMove
  readonly moves: Accessor<readonly MoveLine[]>
}
