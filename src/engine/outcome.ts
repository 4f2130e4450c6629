import type { Position } from './position.ts'
import type { Words } from './result.ts'

/** The value each player gets: 1 won, 0 lost, a share when it is split; `reason` tells why. */
export interface Outcome {
  readonly result: readonly number[]
  readonly reason: Words
  /** The game's own count, when it has one. */
  readonly points?: readonly number[]
}

/** Why a move is refused. `rule` is the id of the paragraph in the rules for people. */
export interface Reason extends Words {
  readonly rule?: string
}

export interface Draws {
  /** The same position for this many times ends the game; a draw unless `judge` says otherwise. */
  readonly repetition?: {
    readonly times: number
    /** 'turns': only positions at the beginning of a turn count, where turns have several moves. */
    readonly of?: 'turns'
    /** Only positions where this word has this value can come again: random games need not remember the others (pieces still being placed). */
    readonly among?: { readonly word: number; readonly is: number }
    /** `plies` is the length of the last cycle, `sinceFirst` of all of them together. */
    readonly judge?: (p: Position, plies: number, sinceFirst: number) => Outcome
  }
  /** The game is over after this many moves (small moves, chance left out); a draw unless `judge` says otherwise. */
  readonly cap?: number
  readonly capped?: (p: Position) => Outcome
}
