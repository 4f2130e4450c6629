import { choices, listLegal, Moves, type Game, type Move, type Position, type Rng } from '../engine/index.ts'
import { AlphaBeta } from './alphabeta.ts'
import { Budget } from './budget.ts'
import { Mcts } from './mcts.ts'
import type { NetMind } from './mind.ts'
import { shareOf, suitsAlphaBeta, think } from './opponent.ts'

/** So many simulations of a move are half believed. */
const FEW = 20

/** What a search thinks of one position. */
export interface Judgement {
  /** How each player stands, as a share of one: 0 is lost, 1 is won. */
  readonly shares: readonly number[]
  readonly best: Move
  /** What a move would bring to the one who makes it, where the search has weighed every move. */
  readonly shareOf?: (m: Move) => number | undefined
  /** How far chance may have led the judgement astray. */
  readonly doubt?: number
}

/** What a move brought to one seat, and how far that may be chance. */
interface Brought {
  readonly share: number
  readonly doubt: number
}

/** How often each position was met before, by its key. */
export type Seen = ReadonlyMap<number, number>

/** Judges positions of one game, whoever is to move in them; `milliseconds` are spent on each. */
export class Judge {
  private readonly game: Game
  private readonly rng: Rng
  private readonly net: NetMind | undefined
  private readonly clock: (() => number) | undefined
  private readonly out = new Moves()

  constructor(game: Game, rng: Rng, net?: NetMind, clock?: () => number) {
    this.game = game
    this.rng = rng
    this.net = net
    this.clock = clock
  }

  private budget(milliseconds: number): Budget {
    return new Budget(milliseconds, undefined, this.clock)
  }

  /** A share of one side as shares of all players: with two sides the other has the rest. */
  private shared(seat: number, share: number): number[] {
    const { players } = this.game
    const side = (player: number) => players[player]?.team ?? player
    return players.map((_, i) => (side(i) === side(seat) ? share : 1 - share))
  }

  /** Whether the two sides' shares make one. */
  get hasTwoSides(): boolean {
    const { players } = this.game
    return new Set(players.map((player, i) => player.team ?? i)).size === 2
  }

  /** Whether positions are judged as they stand: nothing is hidden or left to luck, so a move can be judged by what comes after it. */
  get isOpen(): boolean {
    return suitsAlphaBeta(this.game) || (this.net !== undefined && !this.game.weight)
  }

  /** Undefined where there is nothing to choose. */
  judge(p: Position, seat: number, milliseconds: number, seen: Seen): Judgement | undefined {
    const { game, net } = this
    listLegal(game, p, this.out)
    const moves = this.out.toArray().filter(m => !game.actor || game.actor(p, m) === seat)
    if (moves.length < 2) return undefined
    if (this.hasIdeas(p)) return this.byValue(p, seat, milliseconds)
    if (net && !game.net?.solves?.(p)) {
      const { move, value, worthOf } = net.judge(p, milliseconds)
      const known = (m: Move): number | undefined => {
        const each = worthOf?.(m)
        return each === undefined ? undefined : shareOf(each)
      }
      const shares = this.shared(seat, shareOf(value))
      return worthOf ? { best: move, shares, shareOf: known } : { best: move, shares }
    }
    if (suitsAlphaBeta(game)) {
      const ranked = new AlphaBeta(game, this.budget(milliseconds), this.rng, seen).best(p.copy())
      const [best] = ranked
      if (!best) return undefined
      // Traps may come before moves that are as good.
      const top = ranked.reduce((most, { score }) => Math.max(most, score), -Infinity)
      return { best: best.move, shares: this.shared(seat, shareOf(top)) }
    }
    return this.bySimulation(p, seat, milliseconds)
  }

  /** Many games know what is worth thinking about only at some moments. */
  private hasIdeas(p: Position): boolean {
    const { game, out } = this
    out.n = 0
    game.ideas?.(p, out)
    return out.n > 0
  }

  /** Where the game itself tells what is worth thinking about, its own count of the position is the judgement. */
  private byValue(p: Position, seat: number, milliseconds: number): Judgement | undefined {
    const { game } = this
    const best = think(game, p, { seat, level: 6, seed: 1, milliseconds })
    if (!game.value || game.layout.secret) {
      const found = this.bySimulation(p, seat, milliseconds)
      return found && { best, shares: found.shares }
    }
    const after = (m: Move) => {
      const q = p.copy()
      game.play(q, m)
      return shareOf(game.value!(q, seat))
    }
    return {
      best,
      shares: this.normal(game.players.map((_, i) => shareOf(game.value!(p, i)))),
      shareOf: after,
    }
  }

  private normal(shares: readonly number[]): number[] {
    if (this.hasTwoSides) return [...shares]
    const sum = shares.reduce((all, share) => all + share, 0)
    return shares.map(share => (sum > 0 ? share / sum : 1 / shares.length))
  }

  private bySimulation(p: Position, seat: number, milliseconds: number): Judgement | undefined {
    const { game } = this
    const search = new Mcts(game, p, { seat, rng: this.rng })
    const ranked = search.best(this.budget(milliseconds))
    const [best] = ranked
    if (!best) return undefined
    const { totals, simulations } = search
    // The best move alone looks too good after few simulations, all moves together too bad. One that was tried a few times was only lucky.
    const all = totals[seat]! / Math.max(1, simulations)
    const known = best.visits / (best.visits + FEW)
    const mean = all + (known * (best.reward - all)) / 2
    const shares = this.hasTwoSides
      ? this.shared(seat, mean)
      : this.normal(Array.from(totals, total => total / Math.max(1, simulations)))
    return {
      best: best.move,
      shares,
      doubt: this.doubtOf(simulations),
      shareOf: m => ranked.find(({ move }) => move === m)?.reward,
    }
  }

  /** Games that are played to their end say little one by one: what may be luck does not count. */
  private doubtOf(tries: number): number {
    return this.game.value ? 0 : Math.sqrt(0.25 / Math.max(1, tries))
  }

  /** Whether a move always leads to the same position, which whoever is next can be asked about. */
  private get isFixed(): boolean {
    const { layout, weight, actor, elapse } = this.game
    return !layout.secret && !weight && !actor && !elapse && this.hasTwoSides
  }

  /** How much more one move brings than another to the seat that makes it, judged with more time. */
  difference(
    p: Position,
    seat: number,
    [best, played]: readonly [Move, Move],
    milliseconds: number,
    seen: Seen,
  ): number {
    const { game } = this
    if (this.isOpen) return this.apart(p, seat, [best, played], milliseconds, seen)
    const known = this.hasIdeas(p)
      ? this.byValue(p, seat, milliseconds)
      : this.net && this.judge(p, seat, milliseconds, seen)
    if (known) return (known.shareOf?.(best) ?? 0) - (known.shareOf?.(played) ?? 0)
    // A move that decides the game for certain leaves the other untried in one search: each is asked by itself.
    if (this.isFixed) return this.apart(p, seat, [best, played], milliseconds, seen)
    const search = new Mcts(game, p, { seat, rng: this.rng, only: [best, played] })
    const ranked = search.best(this.budget(milliseconds))
    const [one, other] = [best, played].map(m => ranked.find(({ move }) => move === m))
    if (!one || !other) return 0
    return one.reward - other.reward - Math.hypot(this.doubtOf(one.visits), this.doubtOf(other.visits))
  }

  private apart(
    p: Position,
    seat: number,
    [best, played]: readonly [Move, Move],
    milliseconds: number,
    seen: Seen,
  ): number {
    const one = this.after(p, seat, best, milliseconds / 2, seen)
    const other = this.after(p, seat, played, milliseconds / 2, seen)
    return one.share - other.share - Math.hypot(one.doubt, other.doubt)
  }

  private after(p: Position, seat: number, m: Move, milliseconds: number, seen: Seen): Brought {
    const { game } = this
    const q = p.copy()
    game.play(q, m)
    // Forced moves lead on to the next choice, or to the end.
    for (let i = 0; i < 50; i++) {
      const end = choices(game, q, this.out)
      if (end) return { share: end.result[seat]!, doubt: 0 }
      const judged = this.judge(q, q.turn, milliseconds, seen)
      if (judged) return { share: judged.shares[seat]!, doubt: judged.doubt ?? 0 }
      choices(game, q, this.out)
      game.play(q, this.out.at(0))
    }
    return { share: shareOf(game.value?.(q, seat) ?? 0), doubt: 0 }
  }
}
