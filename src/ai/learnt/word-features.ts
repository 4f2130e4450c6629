import type { Position } from '../../engine/index.ts'

/** Neighbouring words of a position and the values that count in them; each value of each word has a row of its own. */
export interface Run {
  readonly from: number
  readonly count: number
  /** What is not listed, as a rule an empty cell, has no row. */
  readonly values: readonly number[]
}

const NONE = -1

/** What a learnt value sees of a position: which listed value stands in which word. */
export class WordFeatures {
  readonly runs: readonly Run[]
  readonly rows: number
  /** The words in order, and for each of them its lowest value, its place in `rowOf` and how many values follow there. */
  readonly words: Int32Array
  private readonly lowest: Int32Array
  private readonly at: Int32Array
  private readonly span: Int32Array
  private readonly rowOf: Int32Array

  constructor(runs: readonly Run[]) {
    this.runs = runs
    const [words, lowest, at, span, rowOf]: number[][] = [[], [], [], [], []]
    let rows = 0
    for (const { from, count, values } of runs) {
      const least = Math.min(...values)
      const wide = Math.max(...values) - least + 1
      for (let i = 0; i < count; i++) {
        words!.push(from + i)
        lowest!.push(least)
        at!.push(rowOf!.length)
        span!.push(wide)
        for (let v = 0; v < wide; v++) {
          const k = values.indexOf(least + v)
          rowOf!.push(k < 0 ? NONE : rows + k)
        }
        rows += values.length
      }
    }
    this.rows = rows
    this.words = Int32Array.from(words!)
    this.lowest = Int32Array.from(lowest!)
    this.at = Int32Array.from(at!)
    this.span = Int32Array.from(span!)
    this.rowOf = Int32Array.from(rowOf!)
  }

  /** The row of a value in the k-th word, or -1. */
  row(k: number, value: number): number {
    const v = value - this.lowest[k]!
    return v >>> 0 < this.span[k]! ? this.rowOf[this.at[k]! + v]! : NONE
  }

  /** The rows that a position has, into `out`; tells how many. */
  of(p: Position, out: Uint16Array | number[]): number {
    let n = 0
    for (let k = 0; k < this.words.length; k++) {
      const row = this.row(k, p.words[this.words[k]!]!)
      if (row >= 0) out[n++] = row
    }
    return n
  }
}
