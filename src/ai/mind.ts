import type { Level, Move, Position, Rng } from '../engine/index.ts'
import type { Rungs } from './ladder.ts'

export type { Level } from '../engine/index.ts'

/** How a mind is asked for one move. */
export interface Pondering {
  readonly level: Level
  /** Which steps of the ladder the game's levels are, where that was measured. */
  readonly rungs?: Rungs | undefined
  readonly rng: Rng
  /** Instead of the level's own time. */
  readonly milliseconds?: number | undefined
  /** How often each position of the match so far was met, by its key. */
  readonly seen?: ReadonlyMap<number, number> | undefined
  readonly cancelled?: (() => boolean) | undefined
  readonly clock?: (() => number) | undefined
  readonly onProgress?: ((share: number) => void) | undefined
}

/** The best move, and how whoever makes it stands, from -1 to 1. */
export interface NetJudgement {
  readonly move: Move
  readonly value: number
  /** The same of any move, where the net weighed all of them. */
  readonly worthOf?: (m: Move) => number | undefined
}

/** Something that plays one game by what it has learnt (see net/); `think` asks it first. */
export interface NetMind {
  move(p: Position, how: Pondering): Move
  /** How it stood at its last move by its own count, from -1 to 1; undefined where it did not look ahead. */
  readonly standing: number | undefined
  /** What it finds best. */
  judge(p: Position, milliseconds: number): NetJudgement
}
