import type { Weights, WordFeatures } from '../../src/ai/learnt/index.ts'
import { Rng } from '../../src/engine/index.ts'
import type { WordLessons } from './lessons.ts'

const BATCH = 256
const FAST = 4e-3
const SLOW = 1e-4
/** Of so many games one is kept apart, to tell how well the net does on games it was not fitted to. */
const APART = 12

/** All numbers of a net in one array: the rows, the biases, the outputs, and what the game's own value counts. */
class Numbers {
  readonly wide: number
  readonly biases: number
  readonly outputs: number
  readonly own: number
  readonly all: Float32Array

  constructor(rows: number, hidden: number, rng: Rng) {
    this.wide = hidden + 1
    this.biases = rows * this.wide
    this.outputs = this.biases + this.wide
    this.own = this.outputs + hidden
    this.all = new Float32Array(this.own + 1)
    for (let i = 0; i < this.biases; i++) if (i % this.wide < hidden) this.all[i] = (rng.unit() - 0.5) * 0.2
    for (let h = 0; h < hidden; h++) {
      this.all[this.biases + h] = 0.5
      this.all[this.outputs + h] = (h % 2 === 0 ? 1 : -1) * 0.1
    }
    this.all[this.own] = 1
  }
}

/**
 * How eagerly it learns. What is met seldom is learnt the slower the larger `calm` is, and what does not help shrinks: small games and
 * short self-play teach less than a net could remember.
 */
export interface Manner {
  readonly hidden: number
  readonly epochs: number
  readonly calm: number
  readonly shrink: number
}

export const MANNERS: readonly Manner[] = [
  { hidden: 0, epochs: 6, calm: 1e-2, shrink: 0 },
  { hidden: 8, epochs: 4, calm: 1e-2, shrink: 0.3 },
  { hidden: 8, epochs: 8, calm: 1e-3, shrink: 1 },
  { hidden: 16, epochs: 3, calm: 1e-3, shrink: 1 },
]

export interface Fitted {
  readonly weights: Weights
  /** Mean square errors on the games kept apart: of the game's own value, of the net, and of the net in whole numbers. */
  readonly before: number
  readonly after: number
  readonly rounded: number
}

class Fit {
  private readonly features: WordFeatures
  private readonly hidden: number
  private readonly lessons: WordLessons
  private readonly units: Float32Array

  constructor(features: WordFeatures, hidden: number, lessons: WordLessons) {
    this.features = features
    this.hidden = hidden
    this.lessons = lessons
    this.units = new Float32Array(hidden + 1)
  }

  private reckon({ all, wide, biases, outputs, own }: Numbers, i: number): number {
    const { units, hidden, lessons } = this
    for (let h = 0; h < wide; h++) units[h] = all[biases + h]!
    for (let k = lessons.at[i]!; k < lessons.at[i + 1]!; k++) {
      const from = lessons.rows[k]! * wide
      for (let h = 0; h < wide; h++) units[h]! += all[from + h]!
    }
    let x = all[own]! * lessons.own[i]! + units[hidden]!
    for (let h = 0; h < hidden; h++) x += Math.max(0, Math.min(1, units[h]!)) * all[outputs + h]!
    return Math.tanh(x)
  }

  private isApart(i: number): boolean {
    return this.lessons.game[i]! % APART === 0
  }

  private error(told: (i: number) => number): number {
    let [sum, n] = [0, 0]
    for (let i = 0; i < this.lessons.length; i++) {
      if (!this.isApart(i)) continue
      sum += (told(i) - this.lessons.worth[i]!) ** 2
      n++
    }
    return sum / Math.max(1, n)
  }

  /** The net under which the lessons are most likely, by Adam. */
  run(size: number, seed: number, { epochs, calm, shrink }: Manner): Fitted {
    const { lessons, hidden, units, features } = this
    const rng = new Rng(seed)
    const numbers = new Numbers(features.rows, hidden, rng)
    const { all, wide, biases, outputs, own } = numbers
    const slope = new Float32Array(all.length)
    const mean = new Float32Array(all.length)
    const square = new Float32Array(all.length)
    const order = Array.from({ length: lessons.length }, (_, i) => i).filter(i => !this.isApart(i))
    const steps = Math.ceil(order.length / BATCH) * epochs
    let step = 0
    for (let epoch = 0; epoch < epochs; epoch++) {
      rng.shuffle(order)
      for (let from = 0; from < order.length; from += BATCH) {
        slope.fill(0)
        const to = Math.min(order.length, from + BATCH)
        for (let b = from; b < to; b++) {
          const i = order[b]!
          const pull = (this.reckon(numbers, i) - lessons.worth[i]!) / (to - from)
          slope[own]! += pull * lessons.own[i]!
          for (let h = 0; h < hidden; h++) {
            const unit = units[h]!
            slope[outputs + h]! += pull * Math.max(0, Math.min(1, unit))
            units[h] = unit > 0 && unit < 1 ? pull * all[outputs + h]! : 0
          }
          units[hidden] = pull
          for (let h = 0; h < wide; h++) slope[biases + h]! += units[h]!
          for (let k = lessons.at[i]!; k < lessons.at[i + 1]!; k++) {
            const row = lessons.rows[k]! * wide
            for (let h = 0; h < wide; h++) slope[row + h]! += units[h]!
          }
        }
        step++
        const rate = FAST * (SLOW / FAST) ** (step / steps)
        const [first, second] = [1 - 0.9 ** step, 1 - 0.999 ** step]
        for (let w = 0; w < all.length; w++) {
          const g = slope[w]!
          mean[w] = 0.9 * mean[w]! + 0.1 * g
          square[w] = 0.999 * square[w]! + 0.001 * g * g
          all[w]! -= (rate * (mean[w]! / first)) / (Math.sqrt(square[w]! / second) + calm)
          if (w < biases) all[w]! *= 1 - rate * shrink
        }
      }
    }
    const before = this.error(i => Math.tanh(lessons.own[i]!))
    const after = this.error(i => this.reckon(numbers, i))
    const weights = rounded(numbers, features, hidden, size)
    for (let w = 0; w < biases; w++) all[w] = weights.rows[w]! * weights.scale[w % wide]!
    return { weights, before, after, rounded: this.error(i => this.reckon(numbers, i)) }
  }
}

function rounded(
  { all, wide, biases, outputs }: Numbers,
  features: WordFeatures,
  hidden: number,
  size: number,
): Weights {
  const scale = new Float32Array(wide)
  for (let w = 0; w < biases; w++) scale[w % wide] = Math.max(scale[w % wide]!, Math.abs(all[w]!) / 127)
  return {
    features,
    hidden,
    size,
    scale,
    rows: Int8Array.from({ length: biases }, (_, w) => Math.round(all[w]! / (scale[w % wide]! || 1))),
    bias: all.slice(biases, biases + wide),
    out: all.slice(outputs, outputs + hidden + 1),
  }
}

/** What each manner learns of it, the one that does best on the games kept apart first. */
export const fitted = (features: WordFeatures, lessons: WordLessons, size: number, seed: number): Fitted[] =>
  MANNERS.map(manner => new Fit(features, manner.hidden, lessons).run(size, seed, manner)).sort(
    (a, b) => a.rounded - b.rounded,
  )
