import {
  CHANCE,
  choices,
  Moves,
  type Game,
  type Move,
  type Position,
  type TurnView,
} from '../../engine/index.ts'
import { bestLooking } from '../blurring.ts'
import { Budget } from '../budget.ts'
import { rungOf, TOP, turnBlurAt } from '../ladder.ts'
import type { NetJudgement, NetMind, Pondering } from '../mind.ts'
import type { TurnNet } from './turn-net.ts'

/** How long the strongest level looks at the other's answers. */
const LONGEST = 600

/** Turns this many points behind the best one are not looked at more closely, nor more than so many of them. */
const BEHIND = 0.16
const MOST = 6

/** One way to play out a turn: its first move, where it leads, and what it is worth to who plays it. */
interface Turn {
  readonly move: Move
  readonly end: Position
  readonly worth: number
}

/** An opponent in games of dice: it looks at every way to play the turn and judges where it leads by a net. */
export class TurnPlayer implements NetMind {
  private readonly game: Game
  private readonly view: TurnView
  private readonly net: TurnNet

  constructor(game: Game, view: TurnView, net: TurnNet) {
    this.game = game
    this.view = view
    this.net = net
  }

  standing: number | undefined

  move(p: Position, how: Pondering): Move {
    this.standing = undefined
    const call = this.view.call(p, player => this.judged(p, player))
    if (call !== undefined) return call
    const rung = rungOf(how)
    const turns = this.turns(p, p.turn)
    const blur = turnBlurAt(rung)
    if (blur > 0) return bestLooking(turns, ({ worth }) => worth, blur, how.rng)!.move
    const budget = new Budget(how.milliseconds ?? LONGEST, how.cancelled, how.clock)
    const best = this.bestOf(turns, p.turn, rung === TOP ? budget : undefined, how.onProgress)
    this.standing = within(best.worth)
    return best.move
  }

  judge(p: Position, milliseconds: number): NetJudgement {
    const call = this.view.call(p, player => this.judged(p, player))
    if (call !== undefined) return { move: call, value: within(this.judged(p, p.turn)) }
    const turns = this.turns(p, p.turn)
    const best = this.bestOf(turns, p.turn, new Budget(milliseconds))
    // How far other moves are behind is seen without the other's answers.
    const top = turns[0]!.worth
    return {
      move: best.move,
      value: within(best.worth),
      worthOf: m => within(m === best.move ? best.worth : best.worth + this.worthOf(p, m) - top),
    }
  }

  /** What the turn that begins with this move is worth at best. */
  private worthOf(p: Position, m: Move): number {
    const next = p.copy()
    this.game.play(next, m)
    return next.turn === p.turn ? this.best(next, p.turn) : this.worth(next, p.turn)
  }

  /** The best turn; with time to spend, those that are nearly as good are looked at by the other's answers. */
  private bestOf(
    turns: Turn[],
    player: number,
    budget: Budget | undefined,
    onProgress?: (share: number) => void,
  ): Turn {
    turns.sort((a, b) => b.worth - a.worth)
    const near = turns.filter(({ worth }) => worth > turns[0]!.worth - BEHIND).slice(0, MOST)
    if (!budget || near.length === 1) return turns[0]!
    const looked: Turn[] = []
    for (const [i, turn] of near.entries()) {
      if (i > 0 && budget.spent()) break
      looked.push({ ...turn, worth: this.foreseen(turn.end, player) })
      onProgress?.(i / near.length)
    }
    return looked.reduce((best, each) => (each.worth > best.worth ? each : best))
  }

  /** What the player to roll can expect, in points. */
  private judged(p: Position, roller: number): number {
    const { view, net } = this
    const chances = net.answer(view.look(p, roller, net))
    const even = 2 * chances[0]! - 1
    return view.counts === 'wins' ? even : even + chances[1]! + chances[2]! - chances[3]! - chances[4]!
  }

  /** What a position between two turns is worth to a player who has just moved. */
  private worth(p: Position, player: number): number {
    const settled = this.view.settled?.(p, player)
    if (settled !== undefined) return settled
    const end = this.game.outcome(p)
    if (!end) return -this.judged(p, 1 - player)
    const share = 2 * end.result[player]! - 1
    return this.view.counts === 'wins' || !end.points ? share : end.points[player]! - end.points[1 - player]!
  }

  /** Every way to play the rest of this turn that leads elsewhere. */
  private turns(p: Position, player: number): Turn[] {
    const { game } = this
    const met = new Set<number>()
    const found: Turn[] = []
    const go = (at: Position, first: Move | undefined): void => {
      if (met.has(at.key)) return
      met.add(at.key)
      const out = new Moves()
      if (at.turn !== player || choices(game, at, out)) {
        if (first !== undefined) found.push({ move: first, end: at, worth: this.worth(at, player) })
        return
      }
      for (const m of out.toArray()) {
        const next = at.copy()
        next.recording = false
        game.play(next, m)
        go(next, first ?? m)
      }
    }
    go(p, undefined)
    return found
  }

  /** What a position is worth to the player who has just moved, by the other's best answer to every roll. */
  private foreseen(p: Position, player: number): number {
    const { game, view } = this
    if (game.outcome(p) || view.settled?.(p, player) !== undefined) return this.worth(p, player)
    const before = p.copy()
    before.recording = false
    view.roll(before)
    const rolls = new Moves()
    game.moves(before, rolls)
    let [sum, weights] = [0, 0]
    for (const roll of rolls.toArray()) {
      const weight = game.weight?.(before, roll) ?? 1
      const rolled = before.copy()
      rolled.recording = false
      game.play(rolled, roll)
      const other = 1 - player
      const best = rolled.turn === CHANCE ? -this.worth(rolled, player) : this.best(rolled, other)
      sum -= weight * best
      weights += weight
    }
    return sum / weights
  }

  private best(p: Position, player: number): number {
    let most = -Infinity
    for (const { worth } of this.turns(p, player)) most = Math.max(most, worth)
    return most === -Infinity ? this.worth(p, player) : most
  }
}

const within = (points: number): number => Math.max(-1, Math.min(1, points))
