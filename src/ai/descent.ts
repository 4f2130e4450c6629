import {
  isMove,
  listLegal,
  Moves,
  type Game,
  type Move,
  type Outcome,
  type Position,
} from '../engine/index.ts'
import type { Budget } from './budget.ts'
import { afterAll, bringBest, isGain, isKiller, isQuiet, Ordering } from './ordering.ts'
import { EXACT, LOWER, Transpositions, UPPER } from './transpositions.ts'

/** Scores are whole numbers: hundredths of a man where the game has tactics, else millionths of its value, so that even a won game has better and worse moves. */
export const WIN = 1e8
/** Beyond this a score is a win in so many plies. */
export const WON = WIN - 1e4
export const ENDLESS = 1 << 30
const FINE = 1e6

/** Depth is counted in sixths of a turn. A move of the same player's turn costs less, so that long turns (capture chains) are seen to their end. */
export const PLY = 6
const SAME_TURN = 2
/** How many plies a line may have in all. */
const LONGEST = 128
/** How far captures are followed below the horizon, where the game cannot tell which of them pay. */
const CAPTURES = -6 * PLY
/** A repeated position is a little worse than an even one for whoever thinks: draws are for the other side to find. */
const CONTEMPT = 0.03

const PASSED = -2
const FILTER = 1 << 12

/** How much less deep late moves are looked at, by depth and place in the order. */
const reductions = (base: number, slope: number): Int32Array =>
  Int32Array.from({ length: 64 * 64 }, (_, k) => {
    const [depth, i] = [k >> 6, k & 63]
    return depth < 1 || i < 1
      ? 0
      : Math.max(0, Math.round(PLY * (base + Math.log(depth) * Math.log(i) * slope)))
  })
const WITH_TACTICS = reductions(0.4, 0.45)
const WITHOUT = reductions(0.2, 0.3)

export class OutOfTime extends Error {}

/** Those of the last two games: a player may play, and another be asked, in turns. */
const MOST = 2
const tables: Transpositions[] = []

function tableOf(game: Game): Transpositions {
  const known = tables.findIndex(table => table.game === game)
  const table =
    known >= 0 ? tables.splice(known, 1)[0]! : tables.length < MOST ? new Transpositions() : tables.pop()!
  tables.unshift(table)
  return table
}

/** How large a table is that lasts for one move. */
const FLEETING = 13

/** Whether what was found out serves the next moves too; weak opponents know only what they see now. */
export type Memory = 'kept' | 'fleeting'

/** Alpha-beta below the root: what a move is worth when both sides then play their best, as far as the depth allows. */
export class Descent {
  private readonly game: Game
  private readonly budget: Budget
  private readonly seen: ReadonlyMap<number, number>
  private readonly filter = new Uint8Array(FILTER)
  private readonly lists: Moves[] = []
  private readonly ordering: Ordering
  private readonly table: Transpositions
  private readonly sides: Int32Array
  private readonly sideCount: number
  private readonly repeats: boolean
  private readonly reduced: Int32Array
  /** By ply: the hash of the position, and how it stands as it is. */
  private readonly lows = new Int32Array(LONGEST + 2)
  private readonly highs = new Int32Array(LONGEST + 2)
  private readonly stands = new Int32Array(LONGEST + 2)
  private readonly contempt: number
  private thinker = 0
  nodes = 0

  /** `seen` tells how often each position was met in the match, by its key: going back to one counts as a draw. */
  constructor(game: Game, budget: Budget, seen: ReadonlyMap<number, number>, memory: Memory) {
    this.game = game
    this.budget = budget
    this.seen = seen
    this.ordering = new Ordering(game, LONGEST)
    this.table = memory === 'kept' ? tableOf(game) : new Transpositions(FLEETING)
    this.sides = Int32Array.from(game.players, (player, i) => player.team ?? i)
    this.sideCount = new Set(this.sides).size
    this.repeats = game.draws?.repetition !== undefined
    this.reduced = game.tactics ? WITH_TACTICS : WITHOUT
    this.contempt = this.points(CONTEMPT)
    for (const key of seen.keys()) this.filter[(key % 0x100000000) & (FILTER - 1)] = 1
  }

  begin(p: Position): void {
    this.table.begin(this.game)
    this.thinker = this.sides[p.turn]!
  }

  /** A value as points of the search, and the other way round. */
  points(value: number): number {
    return Math.round(this.game.tactics ? Math.atanh(value) * this.game.tactics.scale : value * FINE)
  }
  valueOf(score: number): number {
    if (score > WON) return 100 - (WIN - score) * 0.01
    if (score < -WON) return -100 + (WIN + score) * 0.01
    return this.game.tactics ? Math.tanh(score / this.game.tactics.scale) : score / FINE
  }

  /** What is looked at: what the game finds promising, else all that is legal. */
  list(p: Position, out: Moves): void {
    out.n = 0
    this.game.promising?.(p, out)
    if (out.n === 0) listLegal(this.game, p, out)
  }

  private end(end: Outcome, player: number, ply: number): number {
    const share = end.result[player]!
    const even = end.result.every(each => each === share) ? share : 1 / this.sideCount
    return share > even ? WIN - ply : share < even ? -WIN + ply : 0
  }

  private stand(p: Position, low: number, high: number): number {
    const { tactics } = this.game
    if (tactics) return tactics.lead(p, p.turn, low, high)
    return Math.round(this.game.value!(p, p.turn) * FINE)
  }

  /** What the move brings to who makes it. */
  after(p: Position, m: Move, depth: number, alpha: number, beta: number, ply: number): number {
    const player = p.turn
    const side = this.sides[player]!
    const mark = p.mark()
    const { low, high } = p
    this.lows[ply] = low
    this.highs[ply] = high
    this.game.play(p, m)
    const left = depth - (p.turn === player ? SAME_TURN : PLY)
    const score =
      this.sides[p.turn] === side
        ? this.search(p, left, alpha, beta, ply + 1, m)
        : -this.search(p, left, -beta, -alpha, ply + 1, m)
    p.restore(mark, low, high)
    return score
  }

  /** The same, whatever it is. */
  whole(p: Position, m: Move, depth: number, ply: number): number {
    return this.after(p, m, depth, -ENDLESS, ENDLESS, ply)
  }

  private isRepeated(p: Position, ply: number): boolean {
    const { low, high } = p
    const { lows, highs } = this
    for (let i = ply - 1; i >= 0; i--) if (lows[i] === low && highs[i] === high) return true
    return this.filter[low & (FILTER - 1)] === 1 && this.seen.has(p.key)
  }

  private search(p: Position, depth: number, alpha: number, beta: number, ply: number, before: Move): number {
    if (depth <= 0) return this.settle(p, depth, alpha, beta, ply)
    if (this.budget.spent(64)) throw new OutOfTime()
    this.nodes++
    const { game, table } = this
    const { tactics } = game
    const end = game.outcome(p)
    if (end) return this.end(end, p.turn, ply)
    const repeated = this.sides[p.turn] === this.thinker ? -this.contempt : this.contempt
    if (this.repeats && this.isRepeated(p, ply)) return repeated
    if (ply >= LONGEST) return this.stand(p, -ENDLESS, ENDLESS)
    // Nothing here can be better than a shorter win that is already there.
    if (alpha < -WIN + ply) alpha = -WIN + ply
    if (beta > WIN - ply) beta = WIN - ply
    if (alpha >= beta) return alpha

    const wide = beta - alpha > 1
    const { low, high } = p
    let first = -1
    const at = table.find(low, high)
    if (at >= 0) {
      first = table.move(at)
      if (table.depth(at) >= depth) {
        const known = fromNode(table.score(at), ply)
        const bound = table.bound(at)
        if (bound === EXACT || (bound === LOWER && known >= beta) || (bound === UPPER && known <= alpha))
          return known
      }
    }

    let danger = false
    let stand = -ENDLESS
    let rising = false
    if (tactics) {
      danger = tactics.inDanger(p)
      if (danger) depth += PLY
      else {
        stand = tactics.lead(p, p.turn, -ENDLESS, ENDLESS)
        rising = ply < 2 || stand > this.stands[ply - 2]!
        if (!wide && beta > -WON && beta < WON) {
          // Far ahead near the horizon: nothing the other side does will bring it back.
          if (depth <= 6 * PLY && stand - ((rising ? 50 : 80) * depth) / PLY >= beta) return stand
          // Far behind: only captures could help.
          if (depth <= 2 * PLY && stand + 150 + (150 * depth) / PLY < alpha) {
            const score = this.settle(p, 0, alpha, beta, ply)
            if (score <= alpha) return score
          }
          if (before !== PASSED && depth >= 3 * PLY && stand >= beta) {
            const score = this.afterPassing(p, depth, beta, stand, ply)
            if (score >= beta) return score
          }
        }
      }
      this.stands[ply] = stand
    }
    // Without a move to begin with a shallower look finds one for the next time.
    if (first < 0 && depth >= 4 * PLY) depth -= PLY

    const out = (this.lists[ply] ??= new Moves())
    this.list(p, out)
    if (out.n === 0) {
      const stuck = game.stuck(p)
      if (!isMove(stuck)) return this.end(stuck, p.turn, ply)
      out.add(stuck)
    }
    const order = this.ordering.of(p, out, ply, first, before)
    const plies = Math.min(63, (depth / PLY) | 0)
    const bottom = tactics && !danger && depth <= 6 * PLY
    const enough = rising ? 4 + plies * plies : 3 + ((plies * plies) >> 1)
    const floor = alpha
    let best = -ENDLESS
    let chosen = -1
    for (let i = 0; i < out.n; i++) {
      bringBest(out, order, i)
      while (tactics?.exchange && isGain(order[i]!) && tactics.exchange(p, out.list[i]!) < 0) {
        order[i] = afterAll(order[i]!)
        bringBest(out, order, i)
      }
      const m = out.list[i]!
      const place = order[i]!
      const quiet = isQuiet(place)
      const threat =
        (bottom || depth >= 3 * PLY) && tactics?.threatens !== undefined && tactics.threatens(p, m)
      if (bottom && best > -WON && !threat) {
        if (quiet) {
          if (i >= enough || stand + 120 + 90 * plies <= alpha) continue
        } else if (place < 0 && plies <= 3 && !wide) continue
      }
      let score: number
      if (i === 0) score = this.after(p, m, depth, alpha, beta, ply)
      else {
        let less = 0
        if (depth >= 3 * PLY && i >= 3 && quiet && !danger) {
          less = this.reduced[(plies << 6) | Math.min(63, i)]!
          if (wide) less -= PLY
          if (isKiller(place) || threat) less -= PLY
          else less -= (place * PLY) >> 14
          if (tactics && !rising) less += PLY >> 1
          less = Math.max(0, Math.min(less, depth - PLY - 1))
        }
        score = this.after(p, m, depth - less, alpha, alpha + 1, ply)
        if (score > alpha && less > 0) score = this.after(p, m, depth, alpha, alpha + 1, ply)
        if (score > alpha && score < beta) score = this.after(p, m, depth, alpha, beta, ply)
      }
      if (score > best) {
        best = score
        chosen = m
      }
      if (score > alpha) alpha = score
      if (alpha >= beta) {
        if (quiet) this.ordering.reward(m, ply, plies, before, out, i, order)
        break
      }
    }
    // What only a repetition is worth depends on the way here: it is no fact about the position.
    const bound = best >= beta ? LOWER : best > floor ? EXACT : UPPER
    if (best === repeated || best === -repeated) table.keep(low, high, chosen, best, -PLY * 20, bound)
    else table.keep(low, high, bound === UPPER ? -1 : chosen, toNode(best, ply), depth, bound)
    return best
  }

  /** What is left of the lead when the other side moves twice: if still enough, a move will do too. */
  private afterPassing(p: Position, depth: number, beta: number, stand: number, ply: number): number {
    const { tactics } = this.game
    if (!tactics?.skip) return -ENDLESS
    const mark = p.mark()
    const { low, high } = p
    if (!tactics.skip(p)) {
      p.restore(mark, low, high)
      return -ENDLESS
    }
    this.lows[ply] = low
    this.highs[ply] = high
    const less = 3 * PLY + (depth >> 2) + Math.min(2 * PLY, ((stand - beta) * PLY) >> 8)
    const score = -this.search(p, depth - PLY - less, -beta, -beta + 1, ply + 1, PASSED)
    p.restore(mark, low, high)
    return score > WON ? beta : score
  }

  /** Below the horizon only moves that win something are looked at, and all of them in danger. */
  private settle(p: Position, depth: number, alpha: number, beta: number, ply: number): number {
    if (this.budget.spent(64)) throw new OutOfTime()
    this.nodes++
    const { game, table } = this
    const { tactics } = game
    const end = game.outcome(p)
    if (end) return this.end(end, p.turn, ply)
    if (ply >= LONGEST) return this.stand(p, -ENDLESS, ENDLESS)
    const { low, high } = p
    const at = table.find(low, high)
    let first = -1
    if (at >= 0 && table.depth(at) >= 0) {
      const known = fromNode(table.score(at), ply)
      const bound = table.bound(at)
      if (bound === EXACT || (bound === LOWER && known >= beta) || (bound === UPPER && known <= alpha))
        return known
      first = table.move(at)
    }
    if (!tactics) return this.settleByGain(p, depth, alpha, beta, ply)
    const danger = tactics.inDanger(p)
    let best = -ENDLESS
    let stand = 0
    if (!danger) {
      best = stand = tactics.lead(p, p.turn, alpha, beta)
      if (best >= beta) return best
      if (best > alpha) alpha = best
    }
    const out = (this.lists[ply] ??= new Moves())
    out.n = 0
    if (danger || !tactics.captures) this.list(p, out)
    else tactics.captures(p, out)
    if (out.n === 0) {
      if (!danger) return best
      const stuck = game.stuck(p)
      if (!isMove(stuck)) return this.end(stuck, p.turn, ply)
      out.add(stuck)
    }
    const order = danger ? this.ordering.of(p, out, ply, first, -1) : this.ordering.ofGains(p, out, ply)
    for (let i = 0; i < out.n; i++) {
      bringBest(out, order, i)
      const m = out.list[i]!
      if (!danger) {
        const hope = stand + 120 + ((order[i]! / 1000) | 0)
        if (hope <= alpha) {
          if (hope > best) best = hope
          break
        }
        if (tactics.exchange && tactics.exchange(p, m) < 0) continue
      }
      const score = this.after(p, m, 0, alpha, beta, ply)
      if (score > best) best = score
      if (score > alpha) alpha = score
      if (alpha >= beta) break
    }
    return best
  }

  private settleByGain(p: Position, depth: number, alpha: number, beta: number, ply: number): number {
    const { game } = this
    let best = this.stand(p, alpha, beta)
    if (best >= beta || !game.gain || depth < CAPTURES) return best
    if (best > alpha) alpha = best
    const out = (this.lists[ply] ??= new Moves())
    this.list(p, out)
    if (out.n === 0) {
      const stuck = game.stuck(p)
      if (!isMove(stuck)) return this.end(stuck, p.turn, ply)
      out.add(stuck)
    }
    const order = this.ordering.ofGains(p, out, ply)
    for (let i = 0; i < out.n; i++) {
      bringBest(out, order, i)
      const score = this.after(p, out.list[i]!, depth, alpha, beta, ply)
      if (score > best) best = score
      if (score > alpha) alpha = score
      if (alpha >= beta) break
    }
    return best
  }
}

/** A win is kept by how far it is from the position, and used by how far from the root. */
const toNode = (score: number, ply: number): number =>
  score > WON ? score + ply : score < -WON ? score - ply : score
const fromNode = (score: number, ply: number): number =>
  score > WON ? score - ply : score < -WON ? score + ply : score
