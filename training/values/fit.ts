import type { Lessons } from './self-play.ts'

/**
 * How much of what is learnt is the game's end; the rest is what the search made of the position. One game has only one end for all its
 * positions, so it takes very many games until it says more than the search does.
 */
const BY_RESULT = 0.15
const EPOCHS = 24
const BATCH = 8192
/** Hundredths a weight changes at most in one step, at first and at last. */
const FAST = 2
const SLOW = 0.05
/** What was met less often than this stays nearer to where it was than to what it seems to be. */
const SELDOM = 1000
/** Of so many parcels of games one is kept apart, to tell how well the weights do on games they were not fitted to. */
const APART = 12

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

/** The lead of a position by these weights. */
function leadOf(
  weights: Float64Array,
  half: number,
  { at, index, amount, stage }: Lessons,
  i: number,
): number {
  const now = stage[i]!
  let sum = 0
  for (let k = at[i]!; k < at[i + 1]!; k++) {
    const w = index[k]!
    sum += amount[k]! * (now * weights[w]! + (1 - now) * weights[half + w]!)
  }
  return sum
}

/** Mean square error of what is foretold, on the games kept apart. */
export function errorOf(weights: Float64Array, all: readonly Lessons[], per: number): number {
  let [sum, n] = [0, 0]
  for (const [l, lessons] of all.entries())
    for (let i = 0; l % APART === 0 && i < lessons.score.length; i++) {
      const told = sigmoid(leadOf(weights, weights.length / 2, lessons, i) * per)
      sum += (told - target(lessons, i, per)) ** 2
      n++
    }
  return sum / Math.max(1, n)
}

const target = ({ score, result }: Lessons, i: number, per: number): number =>
  BY_RESULT * result[i]! + (1 - BY_RESULT) * sigmoid(score[i]! * per)

/** Weights that foretell best how the games ended: logistic regression by Adam. `per` is what a hundredth adds to the odds. */
export function fit(start: Float64Array, all: readonly Lessons[], per: number): Float64Array {
  const weights = Float64Array.from(start)
  const n = weights.length
  const half = n / 2
  const [slope, mean, square] = [new Float64Array(n), new Float64Array(n), new Float64Array(n)]
  const order: number[] = []
  for (const [l, lessons] of all.entries())
    for (let i = 0; l % APART !== 0 && i < lessons.score.length; i++) order.push(l * 0x1000000 + i)
  const places = Float64Array.from(order)
  let seed = 1
  const steps = Math.ceil(places.length / BATCH) * EPOCHS
  const remain = (SELDOM * (per / 4) ** 2) / Math.max(1, places.length)
  let step = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = places.length - 1; i > 0; i--) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      const j = Math.floor((seed / 0x100000000) * (i + 1))
      const other = places[i]!
      places[i] = places[j]!
      places[j] = other
    }
    for (let from = 0; from < places.length; from += BATCH) {
      slope.fill(0)
      const to = Math.min(places.length, from + BATCH)
      for (let b = from; b < to; b++) {
        const lessons = all[Math.floor(places[b]! / 0x1000000)]!
        const i = places[b]! % 0x1000000
        const told = sigmoid(leadOf(weights, half, lessons, i) * per)
        const pull = (2 * (told - target(lessons, i, per)) * told * (1 - told) * per) / (to - from)
        const now = lessons.stage[i]!
        for (let k = lessons.at[i]!; k < lessons.at[i + 1]!; k++) {
          const w = lessons.index[k]!
          const by = pull * lessons.amount[k]!
          slope[w]! += by * now
          slope[half + w]! += by * (1 - now)
        }
      }
      step++
      const rate = FAST * (SLOW / FAST) ** (step / steps)
      const [first, second] = [1 - 0.9 ** step, 1 - 0.999 ** step]
      for (let w = 0; w < n; w++) {
        const g = slope[w]! + 2 * remain * (weights[w]! - start[w]!)
        mean[w] = 0.9 * mean[w]! + 0.1 * g
        square[w] = 0.999 * square[w]! + 0.001 * g * g
        if (square[w]! > 0)
          weights[w]! -= (rate * (mean[w]! / first)) / (Math.sqrt(square[w]! / second) + 1e-12)
      }
    }
  }
  return weights
}
