import type { Position } from './position.ts'

/** What a position has, each with its weight's number; what the other side has counts negative. */
export class Features {
  readonly index: number[] = []
  readonly amount: number[] = []
  /** How much of the game's beginning is left, from 1 down to 0. */
  stage = 1

  clear(): void {
    this.index.length = 0
    this.amount.length = 0
  }

  add(index: number, amount: number): void {
    this.index.push(index)
    this.amount.push(amount)
  }
}

/**
 * A lead that is a sum of weighed features, so that the weights can be learnt from games (`npm run learn`). The weights of the
 * beginning come first, then as many of the end; in between they are mixed by the stage.
 */
export interface Learning {
  /** In hundredths of a man, as `Tactics` counts. */
  readonly weights: Int32Array
  /** What the position has, seen by the player to move: the lead is the sum of amounts by weights, but for a little that is not learnt. */
  features(p: Position, into: Features): void
  /** Plays with other weights from now on. */
  use(weights: Int32Array): void
}
