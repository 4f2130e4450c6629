import { Rng } from '../../src/engine/index.ts'
import { weightAt, type JudgedLessons } from './lessons.ts'

const BATCH = 512
const EPOCHS = 8
const FAST = 2
const SLOW = 0.04
/** How strongly weights are held to what they were: what is hardly ever met stays. */
const HELD = 1e-8
/** Of so many games one is kept apart. */
const APART = 12
const MOST = 0x7fff

export interface Judged {
  readonly weights: Int32Array
  /** Mean square errors on the games kept apart: of the weights before, and of those that were learnt, in whole numbers. */
  readonly before: number
  readonly after: number
}

/** Fits weights of a game's own judgement. They keep the scale of those before, for the search counts in it. */
class Fit {
  private readonly lessons: JudgedLessons
  private readonly count: number

  constructor(lessons: JudgedLessons, count: number) {
    this.lessons = lessons
    this.count = count
  }

  private lead(weights: ArrayLike<number>, i: number): number {
    const { at, index, amount, stage, rest } = this.lessons
    let sum = rest[i]!
    for (let k = at[i]!; k < at[i + 1]!; k++) sum += amount[k]! * weightAt(weights, index[k]!, stage[i]!)
    return sum
  }

  private isApart(i: number): boolean {
    return this.lessons.game[i]! % APART === 0
  }

  private error(weights: ArrayLike<number>, scale: number): number {
    let [sum, n] = [0, 0]
    for (let i = 0; i < this.lessons.length; i++) {
      if (!this.isApart(i)) continue
      sum += (Math.tanh(this.lead(weights, i) / scale) - this.lessons.worth[i]!) ** 2
      n++
    }
    return sum / Math.max(1, n)
  }

  /** The scale in which the weights foretell best. */
  private scaleOf(weights: ArrayLike<number>, usual: number): number {
    const tried = Array.from({ length: 25 }, (_, i) => usual * 1.25 ** (i - 12))
    return tried.reduce((best, scale) =>
      this.error(weights, scale) < this.error(weights, best) ? scale : best,
    )
  }

  run(known: Int32Array, usual: number, seed: number): Judged {
    const { lessons, count } = this
    const { at, index, amount, stage, worth } = lessons
    const scale = this.scaleOf(known, usual)
    const half = count / 2
    const weights = Float64Array.from(known)
    const [slope, mean, square] = [0, 1, 2].map(() => new Float64Array(count)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ]
    const rng = new Rng(seed)
    const order = Array.from({ length: lessons.length }, (_, i) => i).filter(i => !this.isApart(i))
    const steps = Math.ceil(order.length / BATCH) * EPOCHS
    for (let step = 1, from = order.length; step <= steps; step++, from += BATCH) {
      if (from >= order.length) {
        rng.shuffle(order)
        from = 0
      }
      slope.fill(0)
      const to = Math.min(order.length, from + BATCH)
      for (let b = from; b < to; b++) {
        const i = order[b]!
        const told = Math.tanh(this.lead(weights, i) / scale)
        const pull = ((told - worth[i]!) * (1 - told * told)) / (to - from)
        for (let k = at[i]!; k < at[i + 1]!; k++) {
          slope[index[k]!]! += pull * amount[k]! * stage[i]!
          slope[half + index[k]!]! += pull * amount[k]! * (1 - stage[i]!)
        }
      }
      const rate = FAST * (SLOW / FAST) ** (step / steps)
      const [first, second] = [1 - 0.9 ** step, 1 - 0.999 ** step]
      for (let w = 0; w < count; w++) {
        const pull = slope[w]! + HELD * (weights[w]! - known[w]!)
        mean[w] = 0.9 * mean[w]! + 0.1 * pull
        square[w] = 0.999 * square[w]! + 0.001 * pull * pull
        if (square[w] === 0) continue
        weights[w]! -= (rate * (mean[w]! / first)) / (Math.sqrt(square[w]! / second) + 1e-5)
      }
    }
    const whole = Int32Array.from(weights, each => Math.max(-MOST, Math.min(MOST, Math.round(each))))
    return { weights: whole, before: this.error(known, scale), after: this.error(whole, scale) }
  }
}

/** The weights under which the lessons are most likely. `usual` is about how many points of the lead are a tanh of one. */
export const judged = (lessons: JudgedLessons, known: Int32Array, usual: number, seed: number): Judged =>
  new Fit(lessons, known.length).run(known, usual, seed)
