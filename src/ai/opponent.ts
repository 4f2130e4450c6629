import {
  CHANCE,
  listLegal,
  Moves,
  randomMove,
  Rng,
  type Game,
  type Move,
  type Position,
  type Solved,
} from '../engine/index.ts'
import { AlphaBeta } from './alphabeta.ts'
import { bestLooking } from './blurring.ts'
import { Budget } from './budget.ts'
import { grainOf } from './grain.ts'
import {
  ideaBlurAt,
  nodesAt,
  PLACE,
  rungOf,
  sightAt,
  simulationsAt,
  TOP,
  type Effort,
  type Rungs,
} from './ladder.ts'
import { Mcts } from './mcts.ts'
import type { Level, NetMind } from './mind.ts'

/** The time of the strongest level. */
const LONGEST = 1500
/** However slow the machine, a level that is not bounded by time thinks no longer than so many times that. */
const PATIENCE = 3

export interface Thinking {
  readonly seat: number
  readonly level: Level
  /** Which steps of the ladder the game's levels are, where that was measured. */
  readonly rungs?: Rungs | undefined
  readonly seed: number
  /** Instead of the strongest level's own time; the second strongest has its share of it. */
  readonly milliseconds?: number
  /** How often each position of the match so far was met, by its key. */
  readonly seen?: ReadonlyMap<number, number>
  readonly cancelled?: () => boolean
  /** What tells the milliseconds; the wall's clock when absent. Measurements on a busy machine count the processor's. */
  readonly clock?: () => number
  readonly onProgress?: (share: number) => void
  /** The net of this game, where it has one and its weights were loaded. */
  readonly net?: NetMind | undefined
}

/** Games that a value, two sides, no luck and no secrets make fit for alpha-beta. */
export function suitsAlphaBeta(game: Game): boolean {
  const sides = new Set(game.players.map((player, i) => player.team ?? i)).size
  return !!game.value && sides === 2 && !game.layout.secret && !game.weight && !game.actor && !game.elapse
}

/** Whether what the strongest level finds out in the other's time serves its next move: there is neither luck nor a secret between. */
export const foresees = (game: Game): boolean =>
  game.players.length === 2 && !game.layout.secret && !game.weight && !game.actor && !game.elapse

const own = (game: Game, p: Position, seat: number): Move[] => {
  const out = new Moves()
  listLegal(game, p, out)
  const moves = out.toArray()
  return game.actor ? moves.filter(m => game.actor!(p, m) === seat) : moves
}

/** One of the game's own ideas for this seat, as an opponent sees them who stands on this step; undefined when it has none. */
function idea(game: Game, p: Position, seat: number, rung: number, rng: Rng): Move | undefined {
  const out = new Moves()
  const worth: number[] = []
  game.ideas?.(p, out, worth, rung / TOP)
  const rated = worth.length === out.n
  const ours = out
    .toArray()
    .map((move, i) => ({ move, worth: rated ? worth[i]! : 0 }))
    .filter(({ move }) => !game.actor || game.actor(p, move) === seat)
    .map((each, i) => (rated ? each : { ...each, worth: -i * PLACE }))
  return bestLooking(ours, each => each.worth, ideaBlurAt(rung), rng)?.move
}

/** A move, and how the one who makes it stands by its own search: 0 is lost, 1 is won. Undefined where it did not search. */
export interface Pondered {
  readonly move: Move
  readonly share?: number
}

interface Found {
  readonly move: Move
  readonly share: number
}

/** A move so many times the noise worse than the best is as good as never made. */
const UNLIKELY = 8

/** A score of alpha-beta as a share of one. */
export const shareOf = (score: number): number => (Math.max(-1, Math.min(1, score)) + 1) / 2

/** The move an opponent of this level makes. The position must be its turn and must not be over. */
export const think = (game: Game, p: Position, how: Thinking): Move => ponder(game, p, how).move

/** The same move, with how it stands. */
export function ponder(game: Game, p: Position, how: Thinking): Pondered {
  const { seat } = how
  const rung = rungOf(how)
  const rng = new Rng(how.seed)
  const moves = own(game, p, seat)
  if (moves.length === 0) {
    const stuck = game.stuck(p)
    if (typeof stuck === 'number') return { move: stuck }
    throw new Error('the game is over')
  }
  if (moves.length === 1) return { move: moves[0]! }
  if (how.net && !game.net?.solves?.(p)) {
    const move = how.net.move(p, { ...how, rng })
    const { standing } = how.net
    return standing === undefined ? { move } : { move, share: shareOf(standing) }
  }
  const known = idea(game, p, seat, rung, rng)
  if (known !== undefined) return { move: known }
  const sure = rung === TOP ? certain(game, p, how) : undefined
  if (sure?.moves.length === 1 || sure?.share === 1) return { move: sure.moves[0]!, share: sure.share }
  const rest = game.solved && rung === TOP ? { ...how, milliseconds: (1 - SURE) * timeOf(how) } : how
  const found = suitsAlphaBeta(game) ? ahead(game, p, rest, rung, rng) : played(game, p, rest, rung, rng)
  // Among moves that are as good by force the search says which asks more of the other.
  const fit = sure?.moves ?? moves
  const top = found.find(({ move }) => fit.includes(move))
  return top ?? { move: moves[rng.below(moves.length)]! }
}

/** What can be shown for certain in this share of the time. */
const SURE = 0.7

const timeOf = ({ milliseconds = LONGEST }: Thinking): number => milliseconds

function certain(game: Game, p: Position, how: Thinking): Solved | undefined {
  const budget = new Budget(SURE * timeOf(how), how.cancelled, how.clock)
  return game.solved?.(p, () => budget.spent())
}

function budgetOf({ milliseconds = LONGEST, cancelled, clock }: Thinking, effort: Effort): Budget {
  const { time, most } = effort
  const longest = time <= 1 ? milliseconds : PATIENCE * LONGEST
  // With less time in all, less is asked for too.
  const least = effort.least * (milliseconds / LONGEST)
  return new Budget(Math.min(1, time) * longest, cancelled, clock, { most, least, longest })
}

/** Moves by alpha-beta, the one to make first. */
function ahead(game: Game, p: Position, how: Thinking, rung: number, rng: Rng): Found[] {
  const { depth, blur, reach } = sightAt(rung)
  const out = new Moves()
  listLegal(game, p, out)
  const budget = budgetOf(how, nodesAt(rung, out.n))
  const search = new AlphaBeta(game, budget, rng, how.seen, blur === 0 ? 'kept' : 'fleeting')
  if (blur === 0)
    return search.best(p.copy(), depth).map(({ move, score }) => ({ move, share: shareOf(score) }))
  const noise = blur * grainOf(game)
  const all = search.weigh(p.copy(), depth, reach < Infinity ? Infinity : UNLIKELY * noise)
  const usual = all.map(({ points }) => points).sort((a, b) => a - b)[all.length >> 1] ?? 0
  const [least, most] = [usual - reach * noise, usual + reach * noise]
  const chosen = bestLooking(all, ({ points }) => Math.max(least, Math.min(most, points)), noise, rng)
  return [...(chosen ? [chosen] : []), ...all].map(({ move, points }) => ({
    move,
    share: shareOf(search.valueOf(points)),
  }))
}

/** Moves by games played out at random, the one to make first. */
const played = (game: Game, p: Position, how: Thinking, rung: number, rng: Rng): Found[] =>
  new Mcts(game, p, { seat: how.seat, rng, tree: rung < TOP ? 'fleeting' : 'kept' })
    .best(budgetOf(how, simulationsAt(rung)), how.onProgress)
    .map(({ move, reward }) => ({ move, share: reward }))

/** The random player, for tests and for children. */
export function thinkRandomly(game: Game, p: Position, rng: Rng): Move {
  if (p.turn === CHANCE) throw new Error('luck does not think')
  const m = randomMove(game, p, rng, new Moves())
  if (m >= 0) return m
  const stuck = game.stuck(p)
  if (typeof stuck === 'number') return stuck
  throw new Error('the game is over')
}
