import type { Game, Move, Moves, Position } from '../engine/index.ts'

/** Where the kinds of moves stand in the order: the one known best, what wins something, what refuted before, the rest, what loses. */
const FIRST = 1 << 30
const WINS = 1e8
const KILLER = 9e7
const LOSES = -1e8
const STEP = 1e5
const MOST_GAIN = 5000
/** No count of refutations grows beyond this: the older ones fade. */
const MOST = 1 << 14
const SLOTS = 1 << 14
const PAIRS = 1 << 16

const slotOf = (m: Move): number => Math.imul(m ^ (m >>> 13), 0x9e3779b1) >>> 18
const pairOf = (before: Move, m: Move): number =>
  Math.imul(Math.imul(before ^ (before >>> 13), 0x85ebca6b) ^ m ^ (m >>> 13), 0x9e3779b1) >>> 16

/** Which moves are looked at first: what refuted other lines is likely to refute this one. */
export class Ordering {
  private readonly game: Game
  private readonly lists: Int32Array[] = []
  private readonly killers: Int32Array
  private readonly answers = new Int32Array(SLOTS).fill(-1)
  private readonly history = new Int32Array(SLOTS)
  private readonly pairs = new Int32Array(PAIRS)

  constructor(game: Game, plies: number) {
    this.game = game
    this.killers = new Int32Array(plies * 2 + 2).fill(-1)
  }

  /** The order of the listed moves; `first` is the one known best, `before` the move that led here. */
  of(p: Position, out: Moves, ply: number, first: Move, before: Move): Int32Array {
    const order = this.room(out.n, ply)
    const { game, killers, history, pairs } = this
    const [killer, other] = [killers[ply * 2]!, killers[ply * 2 + 1]!]
    const answer = before < 0 ? -1 : this.answers[slotOf(before)]!
    for (let i = 0; i < out.n; i++) {
      const m = out.list[i]!
      if (m === first) {
        order[i] = FIRST
        continue
      }
      const gain = game.gain ? game.gain(p, m) : 0
      if (gain > 0) order[i] = WINS + Math.min(MOST_GAIN, gain) * STEP
      else if (m === killer) order[i] = KILLER
      else if (m === other) order[i] = KILLER - 1
      else if (m === answer) order[i] = KILLER - 2
      else order[i] = history[slotOf(m)]! + (before < 0 ? 0 : pairs[pairOf(before, m)]!)
    }
    return order
  }

  /** Of the listed moves only those that win something; what wins most comes first. */
  ofGains(p: Position, out: Moves, ply: number): Int32Array {
    const order = this.room(out.n, ply)
    const { game } = this
    let kept = 0
    for (let i = 0; i < out.n; i++) {
      const m = out.list[i]!
      const gain = game.gain!(p, m)
      if (gain <= 0) continue
      out.list[kept] = m
      order[kept++] = Math.min(MOST_GAIN, gain) * STEP
    }
    out.n = kept
    return order
  }

  private room(n: number, ply: number): Int32Array {
    const order = this.lists[ply]
    if (order && order.length >= n) return order
    return (this.lists[ply] = new Int32Array(Math.max(256, n * 2)))
  }

  /** The quiet move refuted a line; those looked at before it in vain count less from now on. */
  reward(
    m: Move,
    ply: number,
    depth: number,
    before: Move,
    out: Moves,
    tried: number,
    order: Int32Array,
  ): void {
    const { killers } = this
    if (killers[ply * 2] !== m) {
      killers[ply * 2 + 1] = killers[ply * 2]!
      killers[ply * 2] = m
    }
    if (before >= 0) this.answers[slotOf(before)] = m
    const weight = Math.min(1600, 8 * depth * depth + 60 * depth)
    this.learn(m, before, weight)
    for (let i = 0; i < tried; i++) if (isQuiet(order[i]!)) this.learn(out.list[i]!, before, -weight)
  }

  private learn(m: Move, before: Move, weight: number): void {
    const { history, pairs } = this
    const size = Math.abs(weight)
    const at = slotOf(m)
    history[at]! += (weight - (history[at]! * size) / MOST) | 0
    if (before < 0) return
    const pair = pairOf(before, m)
    pairs[pair]! += (weight - (pairs[pair]! * size) / MOST) | 0
  }
}

/** By its place in the order: the move wins nothing and loses nothing at once. */
export const isQuiet = (order: number): boolean => order < KILLER + STEP && order > LOSES / 2
export const isKiller = (order: number): boolean => order >= KILLER - 2 && order <= KILLER
/** By its place in the order: the move takes something, and nobody has looked yet whether that pays. */
export const isGain = (order: number): boolean => order >= WINS && order < FIRST
/** The place of a capture that does not pay. */
export const afterAll = (order: number): number => order - WINS + LOSES

/** Brings the best of the moves from `from` on to the front of them. */
export function bringBest(out: Moves, order: Int32Array, from: number): void {
  let best = from
  for (let i = from + 1; i < out.n; i++) if (order[i]! > order[best]!) best = i
  if (best === from) return
  const { list } = out
  const m = list[from]!
  list[from] = list[best]!
  list[best] = m
  const o = order[from]!
  order[from] = order[best]!
  order[best] = o
}
