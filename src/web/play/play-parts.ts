import type { Accessor, JSX, Signal } from 'solid-js'
import type { AutomaticMoves } from './automatic-moves.ts'
import type { Chooser } from '../../board/chooser.ts'
import type { Session } from '../match/session.ts'
import type { Viewpoint } from './viewpoint.ts'
import type { Writing } from './writing.ts'

/** A move before it is made, as the board draws it. */
export interface Hint {
  readonly marks: readonly number[]
  readonly arrows: readonly (readonly [number, number])[]
  /** What is to be pointed at beside the board: things and buttons by their ids. */
  readonly things: readonly string[]
}

/** Hints in games with an opponent; it comes after the board. */
export interface Help {
  /** Asks for a hint, or puts away the one that is there. */
  press(): void
  drop(): void
  button(): JSX.Element
  word(): JSX.Element
}

/** All that goes on in one match, for the parts of the page that show it. */
export interface PlayParts {
  readonly session: Session
  readonly viewpoint: Viewpoint
  readonly chooser: Chooser
  readonly automatic: AutomaticMoves
  /** What the board shows beside the position; `createShownMove` fills it. */
  readonly hint: Signal<Hint | undefined>
  readonly help: Accessor<Help | undefined>
  readonly writing: Writing
}
