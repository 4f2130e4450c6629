import {
  isMove,
  listLegal,
  Moves,
  type Game,
  type Move,
  type Outcome,
  type Position,
  type Rng,
} from '../engine/index.ts'
import type { Budget } from './budget.ts'

const WIN = 100
const DEEPEST = 60
const TABLE = 1 << 18
/** A move of the same player's turn costs less depth, so that long turns (capture chains) are seen to their end. */
const SAME_TURN = 0.34
/** A repeated position is a little worse than an even one for whoever thinks: draws are for the other side to find. */
const CONTEMPT = 0.05

/** Few enough moves, even enough scores and deep enough a look to set traps instead. */
const NARROW = 8
const EVEN = 0.2
const TRAP = 5
/** How many turns ahead traps are set, and how much less a trap counts for each turn it is off. */
const TRICKS = 4
const LATER = 0.9
const NULL_WINDOW = 1e-6

const EXACT = 0
const LOWER = 1
const UPPER = 2

class OutOfTime extends Error {}

/** What was found out about positions, each in the slot its hash gives. */
class Table {
  readonly keys = new Float64Array(TABLE)
  readonly scores = new Float64Array(TABLE)
  readonly depths = new Float64Array(TABLE)
  readonly bounds = new Uint8Array(TABLE)
  readonly bests = new Int32Array(TABLE)
}

/** One for all searches, since they come one after the other: making it takes longer than a short search. */
let shared: Table | undefined

export interface Ranked {
  readonly move: Move
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
  private readonly seen: ReadonlyMap<number, number>
  private readonly lists: Moves[] = []
  private readonly orders: Float64Array[] = []
  private readonly path: number[] = []
  private readonly table: Table
  private readonly killers = new Int32Array(DEEPEST * 2 + 4)
  private readonly history = new Map<Move, number>()
  private thinker = 0
  /** How deep the last finished round went. */
  depth = 0

  /** `seen` tells how often each position was met in the match, by its key: going back to one counts as a draw. */
  constructor(game: Game, budget: Budget, rng: Rng, seen: ReadonlyMap<number, number> = new Map()) {
    this.game = game
    this.rng = rng
    this.budget = budget
    this.seen = seen
    this.table = shared ??= new Table()
  }

  /** What is looked at: what the game finds promising, else all that is legal. */
  private list(p: Position, out: Moves): void {
    out.n = 0
    this.game.promising?.(p, out)
    if (out.n === 0) listLegal(this.game, p, out)
  }

  private side(player: number): number {
    return this.game.players[player]?.team ?? player
  }

  private score(end: Outcome, player: number, ply: number): number {
    const sides = new Set(this.game.players.map((_, i) => this.side(i))).size
    const share = end.result[player]!
    const even = end.result.every(each => each === share) ? share : 1 / sides
    return share > even ? WIN - ply * 0.01 : share < even ? -WIN + ply * 0.01 : 0
  }

  /** The best moves first, each with its score; deeper rounds replace shallower ones until time runs out. */
  best(p: Position, deepest = DEEPEST): Ranked[] {
    const out = new Moves()
    this.thinker = this.side(p.turn)
    this.table.keys.fill(-1)
    this.list(p, out)
    // Shuffled first, so that equal moves change from game to game.
    let ranked = this.rng
      .shuffle(out.toArray())
      .map(move => ({ move, score: this.game.gain?.(p, move) ?? 0 }))
    ranked.sort((a, b) => b.score - a.score)
    const mark = p.mark()
    for (let depth = 1; depth <= deepest; depth++) {
      const scored: Ranked[] = []
      let finished = true
      try {
        this.round(p, ranked, depth, scored)
      } catch (error) {
        if (!(error instanceof OutOfTime)) throw error
        p.rewind(mark)
        finished = false
      }
      // A round that was cut short still counts as far as it went: its first move was the best so far.
      const rest = ranked.slice(scored.length).map(({ move }) => ({ move, score: -Infinity }))
      if (scored.length > 0) ranked = [...scored.sort((a, b) => b.score - a.score), ...rest]
      if (!finished) break
      this.depth = depth
      const top = ranked[0]
      if (!top || Math.abs(top.score) > WIN / 2 || ranked.length === 1) break
    }
    return this.trickiest(p, ranked)
  }

  /**
   * When the best play of both sides leads nowhere, the move after which most replies are mistakes comes first,
   * as long as no reply punishes it. Looks further while there is time: the mistakes may come a few turns later.
   */
  private trickiest(p: Position, ranked: Ranked[]): Ranked[] {
    const top = ranked[0]
    if (!top || ranked.length > NARROW || Math.abs(top.score) > EVEN || this.depth < TRAP) return ranked
    const mark = p.mark()
    const patience = this.budget.more(0.5)
    let rated = ranked
    try {
      const safe = ranked.filter(each => each === top || this.holds(p, each.move))
      for (let turns = 1; turns <= TRICKS; turns++) {
        const hopes = new Map(safe.map(({ move }) => [move, this.hope(p, move, turns)]))
        rated = ranked.toSorted((a, b) => (hopes.get(b.move) ?? -2) - (hopes.get(a.move) ?? -2))
      }
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error
      p.rewind(mark)
    }
    patience()
    return rated
  }

  /** Whether the move is no mistake as far as the last finished round saw. */
  private holds(p: Position, m: Move): boolean {
    this.path.length = 0
    return this.after(p, m, this.depth, -EVEN - NULL_WINDOW, -EVEN, 0) >= -EVEN
  }

  /** What the move brings on average, from -1 to 1, against one who answers at random. */
  private hope(p: Position, m: Move, turns: number): number {
    const mark = p.mark()
    const player = p.turn
    this.game.play(p, m)
    const hope = p.turn === player || this.game.outcome(p) || this.draws(p) ? 0 : this.meanOfReplies(p, turns)
    p.rewind(mark)
    return hope
  }

  /** The position has come so often that once more ends the game. */
  private draws(p: Position): boolean {
    const times = this.game.draws?.repetition?.times
    return times !== undefined && (this.seen.get(p.key) ?? 0) >= times - 1
  }

  private meanOfReplies(p: Position, turns: number): number {
    const replies = new Moves()
    listLegal(this.game, p, replies)
    let sum = 0
    for (let i = 0; i < replies.n; i++) {
      const reply = replies.at(i)
      this.path.length = 0
      const ours = -this.after(p, reply, TRAP, -Infinity, Infinity, 1)
      if (ours < -EVEN) return -1
      sum += ours > EVEN || turns === 1 ? Math.min(1, ours) : LATER * this.hopeAfter(p, reply, turns - 1)
    }
    return replies.n === 0 ? 0 : sum / replies.n
  }

  /** The best hope of the player who is to answer the reply. */
  private hopeAfter(p: Position, reply: Move, turns: number): number {
    const mark = p.mark()
    const replier = p.turn
    this.game.play(p, reply)
    let best = 0
    if (p.turn !== replier && !this.draws(p)) {
      const out = new Moves()
      listLegal(this.game, p, out)
      best = -1
      for (let i = 0; i < out.n; i++) best = Math.max(best, this.hope(p, out.at(i), turns))
    }
    p.rewind(mark)
    return best
  }

  private round(p: Position, ranked: readonly Ranked[], depth: number, scored: Ranked[]): void {
    let alpha = -Infinity
    this.path.length = 0
    for (const { move } of ranked) {
      const score = this.after(p, move, depth, alpha, Infinity, 0)
      // A move that does not beat the best is only known to be no better.
      scored.push({ move, score: score > alpha ? score : Math.min(score, alpha - NULL_WINDOW) })
      if (score > alpha) alpha = score
    }
  }

  private after(p: Position, m: Move, depth: number, alpha: number, beta: number, ply: number): number {
    const side = this.side(p.turn)
    const player = p.turn
    const mark = p.mark()
    this.path.push(p.key)
    this.game.play(p, m)
    const left = depth - (p.turn === player ? SAME_TURN : 1)
    const score =
      this.side(p.turn) === side
        ? this.search(p, left, alpha, beta, ply + 1)
        : -this.search(p, left, -beta, -alpha, ply + 1)
    p.rewind(mark)
    this.path.pop()
    return score
  }

  private search(p: Position, depth: number, alpha: number, beta: number, ply: number): number {
    if (this.budget.spent(64)) throw new OutOfTime()
    const { game } = this
    const end = game.outcome(p)
    if (end) return this.score(end, p.turn, ply)
    const key = p.key
    if (game.draws?.repetition && (this.seen.has(key) || this.path.includes(key)))
      return this.side(p.turn) === this.thinker ? -CONTEMPT : CONTEMPT
    if (ply >= DEEPEST) return game.value!(p, p.turn)

    const slot = (p.low >>> 0) % TABLE
    let first = -1
    const { keys, scores, depths, bounds, bests } = this.table
    if (keys[slot] === key) {
      first = bests[slot]!
      if (depths[slot]! >= depth) {
        const known = scores[slot]!
        const bound = bounds[slot]!
        if (bound === EXACT || (bound === LOWER && known >= beta) || (bound === UPPER && known <= alpha))
          return known
      }
    }

    const quiet = depth <= 0
    let best = -Infinity
    if (quiet) {
      best = game.value!(p, p.turn)
      if (best >= beta || !game.gain || depth < -6) return best
      if (best > alpha) alpha = best
    }
    const out = (this.lists[ply] ??= new Moves())
    this.list(p, out)
    if (out.n === 0) {
      const stuck = game.stuck(p)
      if (!isMove(stuck)) return this.score(stuck, p.turn, ply)
      out.add(stuck)
    }
    const order = this.order(p, out, ply, quiet ? -1 : first)
    const before = alpha
    let chosen = -1
    for (let i = 0; i < out.n; i++) {
      this.bringBest(out, order, i)
      // Below the horizon only moves that win something are looked at.
      if (quiet && order[i]! < 1000) break
      const m = out.at(i)
      let score: number
      if (i === 0 || quiet) score = this.after(p, m, depth, alpha, beta, ply)
      else {
        const reduced = depth >= 3 && i >= 4 && order[i]! < 100 ? depth - 1 : depth
        score = this.after(p, m, reduced, alpha, alpha + NULL_WINDOW, ply)
        if (score > alpha && (score < beta || reduced < depth))
          score = this.after(p, m, depth, alpha, beta, ply)
      }
      if (score > best) {
        best = score
        chosen = m
      }
      if (score > alpha) alpha = score
      if (alpha >= beta) {
        if (!quiet) this.reward(m, ply, depth)
        break
      }
    }
    if (!quiet) {
      keys[slot] = key
      scores[slot] = best
      depths[slot] = depth
      bests[slot] = chosen
      bounds[slot] = best >= beta ? LOWER : best > before ? EXACT : UPPER
    }
    return best
  }

  private reward(m: Move, ply: number, depth: number): void {
    this.killers[ply * 2 + 1] = this.killers[ply * 2]!
    this.killers[ply * 2] = m
    this.history.set(m, (this.history.get(m) ?? 0) + depth * depth)
  }

  private order(p: Position, out: Moves, ply: number, first: Move): Float64Array {
    let order = this.orders[ply]
    if (!order || order.length < out.n) order = this.orders[ply] = new Float64Array(Math.max(256, out.n * 2))
    for (let i = 0; i < out.n; i++) {
      const m = out.at(i)
      const gain = this.game.gain?.(p, m) ?? 0
      order[i] =
        m === first
          ? 1e9
          : gain > 0
            ? 1000 + gain * 1000
            : m === this.killers[ply * 2] || m === this.killers[ply * 2 + 1]
              ? 500
              : Math.min(99, this.history.get(m) ?? 0)
    }
    return order
  }

  private bringBest(out: Moves, order: Float64Array, from: number): void {
    let best = from
    for (let i = from + 1; i < out.n; i++) if (order[i]! > order[best]!) best = i
    if (best === from) return
    const m = out.list[from]!
    out.list[from] = out.list[best]!
    out.list[best] = m
    const o = order[from]!
    order[from] = order[best]!
    order[best] = o
  }
}
