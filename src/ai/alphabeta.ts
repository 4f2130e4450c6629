import { Moves, type Game, type Move, type Position, type Rng } from '../engine/index.ts'
import type { Budget } from './budget.ts'
import { Descent, ENDLESS, OutOfTime, PLY, WON, type Memory } from './descent.ts'
import { stubbornest, trickiest } from './traps.ts'

const DEEPEST = 60
/** From this depth on the score is expected near that of the round before, within this much of a value. */
const NARROWED = 4
const NEAR = 0.03
/** A window that was too narrow is made so many times wider, and after so many tries opened altogether. */
const WIDER = 4
const TRIES = 3

export interface Ranked {
  readonly move: Move
  /** From -1 to 1, beyond that it is won or lost. */
  readonly score: number
}

/**
 * Iterative deepening for two sides without luck or secrets, for games that tell a position's `value`.
 * Two teams count as two sides.
 */
export class AlphaBeta {
  private readonly game: Game
  private readonly budget: Budget
  private readonly rng: Rng
  private readonly descent: Descent
  private readonly seen: ReadonlyMap<number, number>
  /** How deep the last finished round went. */
  depth = 0

  /** `seen` tells how often each position was met in the match, by its key: going back to one counts as a draw. */
  constructor(
    game: Game,
    budget: Budget,
    rng: Rng,
    seen: ReadonlyMap<number, number> = new Map(),
    memory: Memory = 'kept',
  ) {
    this.game = game
    this.rng = rng
    this.budget = budget
    this.seen = seen
    this.descent = new Descent(game, budget, seen, memory)
  }

  get nodes(): number {
    return this.descent.nodes
  }

  /**
   * Every move with what it brings at this depth, or the deepest that time allows, in points of the search. Only moves within `spread`
   * of the best get their true points; the others are known to bring no more than theirs.
   */
  weigh(p: Position, deepest: number, spread: number): { readonly move: Move; readonly points: number }[] {
    const { descent } = this
    const out = new Moves()
    descent.begin(p)
    descent.list(p, out)
    let weighed = this.rng.shuffle(out.toArray()).map(move => ({ move, points: 0 }))
    const mark = p.mark()
    for (let depth = 1; depth <= deepest; depth++) {
      let top = -ENDLESS
      const found: typeof weighed = []
      try {
        for (const { move } of weighed) {
          const least = Math.max(-ENDLESS, top - spread)
          const points = descent.after(p, move, depth * PLY, least, ENDLESS, 0)
          found.push({ move, points })
          top = Math.max(top, points)
        }
      } catch (error) {
        if (!(error instanceof OutOfTime)) throw error
        p.rewind(mark)
        // The first round counts as far as it went.
        return this.depth === 0 && found.length > 0 ? found : weighed
      }
      this.depth = depth
      weighed = found.sort((a, b) => b.points - a.points)
      if (Math.abs(top) > WON) break
    }
    return weighed
  }

  /** What these points are as a share of the value, from -1 to 1, beyond that won or lost. */
  valueOf(points: number): number {
    return this.descent.valueOf(points)
  }

  /**
   * The best moves first, each with its score; deeper rounds replace shallower ones until time runs out. Only the scores of moves
   * within `spread` of the best are true ones; the others are known to be no better than theirs.
   */
  best(p: Position, deepest = DEEPEST, spread = 0): Ranked[] {
    const { descent } = this
    const out = new Moves()
    descent.begin(p)
    descent.list(p, out)
    // Shuffled first, so that equal moves change from game to game.
    const first = this.rng
      .shuffle(out.toArray())
      .map(move => ({ move, score: this.game.gain?.(p, move) ?? 0 }))
      .sort((a, b) => b.score - a.score)
    let order = first.map(({ move }) => move)
    let scores = order.map(() => 0)
    const mark = p.mark()
    for (let depth = 1; depth <= deepest; depth++) {
      const found: number[] = []
      let finished = true
      try {
        this.round(p, order, depth, scores[0]!, descent.points(spread), found)
      } catch (error) {
        if (!(error instanceof OutOfTime)) throw error
        p.rewind(mark)
        finished = false
      }
      // A round that was cut short still counts as far as it went: its first move was the best so far.
      if (found.length > 0) {
        const ranks = order.map((_, i) => i).sort((a, b) => (found[b] ?? -ENDLESS) - (found[a] ?? -ENDLESS))
        scores = ranks.map(i => found[i] ?? -ENDLESS)
        order = ranks.map(i => order[i]!)
      }
      if (!finished) break
      this.depth = depth
      if (Math.abs(scores[0]!) > WON || order.length < 2) break
    }
    const ranked = order.map((move, i) => ({
      move,
      score: scores[i]! > -ENDLESS ? descent.valueOf(scores[i]!) : -Infinity,
    }))
    const searched = { game: this.game, p, budget: this.budget, seen: this.seen, descent, depth: this.depth }
    return stubbornest(searched, trickiest(searched, ranked))
  }

  /** Scores of the moves in their order. */
  private round(
    p: Position,
    order: readonly Move[],
    depth: number,
    last: number,
    spread: number,
    found: number[],
  ): void {
    let near = this.descent.points(NEAR)
    let low = depth >= NARROWED && Math.abs(last) < WON ? last - near : -ENDLESS
    let high = depth >= NARROWED && Math.abs(last) < WON ? last + near : ENDLESS
    for (let tries = 1; ; tries++) {
      const top = this.through(p, order, depth, low, high, spread, found)
      if (top > low && top < high) return
      near *= WIDER
      if (top <= low) low = tries >= TRIES ? -ENDLESS : top - near
      else high = tries >= TRIES ? ENDLESS : top + near
    }
  }

  /** The best score within the window; `found` gets what each move brings. */
  private through(
    p: Position,
    order: readonly Move[],
    depth: number,
    low: number,
    high: number,
    spread: number,
    found: number[],
  ): number {
    let top = -ENDLESS
    found.length = 0
    for (const [i, move] of order.entries()) {
      const alpha = Math.max(low, top - spread)
      let score: number
      if (i === 0 || spread > 0) score = this.descent.after(p, move, depth * PLY, alpha, high, 0)
      else {
        score = this.descent.after(p, move, depth * PLY, alpha, alpha + 1, 0)
        if (score > alpha && score < high) score = this.descent.after(p, move, depth * PLY, alpha, high, 0)
      }
      // A move that does not beat the best is only known to be no better.
      found.push(score > top || spread > 0 ? score : Math.min(score, top - 1))
      if (score > top) top = score
      if (top >= high) break
    }
    return top
  }
}
