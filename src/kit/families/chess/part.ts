import type {
  Draws,
  Move,
  Moves,
  Outcome,
  Point,
  Position,
  Reason,
  Rng,
  Words,
} from '../../../engine/index.ts'
import type { Scene } from '../../scene.ts'
import type { Core } from './core.ts'

/** A kind of move that is no piece's: a claim, a pass, a push. `core.claim` gives it its number. */
export interface OwnMove {
  readonly name: (p: Position, m: Move) => string
  readonly points: (p: Position, m: Move) => Point[]
  /** How it is written for people where its name is a code. */
  readonly write?: (p: Position, m: Move) => Words | undefined
  /** Words for its points that are no cells. */
  readonly labels?: Readonly<Record<string, Words>>
  /** Carries the move out, and says whose turn it is then. */
  readonly play: (p: Position, m: Move, player: number) => void
  /** What it wins at once, for ordering; nothing when absent. */
  readonly gain?: (p: Position, m: Move) => number
}

/** If some move fulfils the duty, no other may be made. */
export interface Duty {
  readonly fulfils: (p: Position, m: Move, player: number) => boolean
  readonly reason: number
}

/** Boards that run side by side: who is to move on the other one, and whether now or when its turn comes. */
export interface Beside {
  readonly who: (p: Position) => number
  readonly moves: 'now' | 'later'
}

/**
 * One rule beyond moving, capturing and check. It is made once for a compiled game and may then allot words, reasons
 * and moves of its own; everything in it is optional, and a game takes as many as it likes.
 */
export interface ChessRule {
  /** The men are set up. */
  readonly start?: (p: Position) => void
  /** A position was read; `usual` is what the family and the earlier parts do. */
  readonly derive?: (p: Position, usual: (p: Position) => void) => void
  readonly flaw?: (p: Position) => Words | undefined
  /** 'possible': the royal of the player who is not to move may stand attacked. */
  readonly attackedOutOfTurn?: 'possible'

  /** Lists a player's moves in place of the usual ones, and tells so, when the turn is in a part of its own. */
  readonly instead?: (p: Position, out: Moves, player: number) => boolean
  /** Lists more moves beside the usual ones. */
  readonly adds?: (p: Position, out: Moves, player: number) => void
  readonly duty?: Duty
  /** 0 allows a move that is otherwise legal, else the number of a reason. */
  readonly forbids?: (p: Position, m: Move, player: number) => number
  /** More that people try in vain, while the turn is in a part of its own too. */
  readonly explains?: (p: Position, player: number, say: (m: Move, reason: number) => void) => void
  /** A better reason for a move people try in vain than the usual one, which is given; 0 leaves it. */
  readonly because?: (p: Position, m: Move, player: number, usual: number) => number

  /** What a person points at to make a piece's move; `usual` are the cells and what it becomes. */
  readonly points?: (p: Position, m: Move, usual: readonly Point[]) => readonly Point[]

  /** A piece's move is about to be made, and has been made. */
  readonly playing?: (p: Position, m: Move, player: number) => void
  readonly played?: (p: Position, m: Move, player: number) => void
  /** Says whose turn it is after a piece's move; the foe's when no part does. */
  readonly turn?: (p: Position, m: Move, player: number) => void
  /** 'several moves': a player may move more than once in a row. */
  readonly turns?: 'several moves'
  readonly beside?: Beside

  /** How likely a chance move is, relative to the others; 1 when absent. */
  readonly weight?: (p: Position, m: Move) => number
  /** An end; asked before those of the family. */
  readonly outcome?: (p: Position) => Outcome | undefined
  /** Nobody can move: an end, or the one move left. */
  readonly stuck?: (p: Position) => Outcome | Move | undefined
  readonly draws?: (usual: Draws) => Draws
  readonly elapse?: (p: Position, milliseconds: number) => Move | undefined

  /** How good the position is, when not by the men alone. */
  readonly value?: (p: Position, player: number, usual: number) => number
  /** What is wanted of the player to move now. */
  readonly prompt?: (p: Position) => Words | undefined
  readonly shows?: (scene: Scene, p: Position, seat: number | undefined) => Scene
  readonly tell?: (p: Position, m: Move, seat: number, name: string) => string
  /** What a seat sees of the position after a move, for the log of what it has learnt. */
  readonly sees?: (after: Position, seat: number) => string
  readonly imagine?: (seen: Position, seat: number, rng: Rng) => Position
}

export type ChessPart = (core: Core) => ChessRule

/** What parts register with the core. */
export interface Registry {
  readonly reasons: Reason[]
  readonly owns: OwnMove[]
  /** Known when all parts are made. */
  beside: Beside | undefined
}
