import type { Position } from '../../engine/index.ts'
import type { Weights } from './weights.ts'

/**
 * What self-play taught of a game: a small net over the words of a position, as a number that tanh makes a value of the first side.
 * Positions that are asked about one after the other mostly differ in a few words; only those are reckoned anew.
 */
export class LearntValue {
  readonly weights: Weights
  /** By word: the value that stood there in the position asked about last. */
  private readonly last: Int32Array
  /** The sums of all rows that stand: the hidden units, and after them what goes straight to the end. */
  private readonly sums: Int32Array

  constructor(weights: Weights) {
    this.weights = weights
    const { features, hidden } = weights
    this.last = new Int32Array(features.words.length).fill(0x7fffffff)
    this.sums = new Int32Array(hidden + 1)
  }

  /** What is added to what the game itself knows, for the first side. */
  of(p: Position): number {
    this.follow(p)
    const { sums } = this
    const { hidden, scale, bias, out } = this.weights
    let x = bias[hidden]! + sums[hidden]! * scale[hidden]!
    for (let h = 0; h < hidden; h++) {
      const unit = sums[h]! * scale[h]! + bias[h]!
      if (unit > 0) x += unit < 1 ? unit * out[h]! : out[h]!
    }
    return x
  }

  private follow(p: Position): void {
    const { last } = this
    const { features } = this.weights
    const { words } = features
    const now = p.words
    for (let k = 0; k < words.length; k++) {
      const value = now[words[k]!]!
      if (value === last[k]) continue
      this.add(features.row(k, last[k]!), -1)
      this.add(features.row(k, value), 1)
      last[k] = value
    }
  }

  private add(row: number, sign: number): void {
    if (row < 0) return
    const { sums } = this
    const { rows } = this.weights
    const wide = sums.length
    const from = row * wide
    for (let h = 0; h < wide; h++) sums[h]! += sign * rows[from + h]!
  }
}
