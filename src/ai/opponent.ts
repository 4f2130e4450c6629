import {
  CHANCE,
  listLegal,
  Moves,
  randomMove,
  Rng,
  type Game,
  type Move,
  type Position,
} from '../engine/index.ts'
import { AlphaBeta } from './alphabeta.ts'
import { Budget } from './budget.ts'
import { Mcts } from './mcts.ts'
import type { Level, NetMind } from './mind.ts'

/**
 * What a level may spend: time, and how far and how surely it plays. `ideas` is among how many of the game's own it
 * draws; where the game tells what they are worth, `blur` is how badly the level sees that.
 */
const LEVELS = {
  1: { milliseconds: 120, deepest: 2, slips: 0.25, ideas: 10, blur: 1.5 },
  2: { milliseconds: 500, deepest: 4, slips: 0.05, ideas: 3, blur: 0.6 },
  3: { milliseconds: 1500, deepest: 60, slips: 0, ideas: 1, blur: 0 },
} as const

export interface Thinking {
  readonly seat: number
  readonly level: Level
  readonly seed: number
  /** Instead of the level's own time. */
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

const own = (game: Game, p: Position, seat: number): Move[] => {
  const out = new Moves()
  listLegal(game, p, out)
  const moves = out.toArray()
  return game.actor ? moves.filter(m => game.actor!(p, m) === seat) : moves
}

/** One of the game's own ideas for this seat, the better ones more often; undefined when it has none. */
function idea(game: Game, p: Position, { seat, level }: Thinking, rng: Rng): Move | undefined {
  const out = new Moves()
  const worth: number[] = []
  game.ideas?.(p, out, worth)
  const rated = worth.length === out.n
  const ours = out
    .toArray()
    .map((move, i) => ({ move, worth: worth[i] ?? 0 }))
    .filter(({ move }) => !game.actor || game.actor(p, move) === seat)
  const { ideas, blur } = LEVELS[level]
  if (!rated) return ours[rng.below(Math.min(ideas, ours.length))]?.move
  // Adding this noise draws each idea as likely as e^(worth / blur).
  const seen = ours.map(each => ({
    ...each,
    worth: each.worth - blur * Math.log(-Math.log(rng.unit() || 0.5)),
  }))
  return seen.reduce<(typeof seen)[number] | undefined>(
    (best, each) => (best && best.worth >= each.worth ? best : each),
    undefined,
  )?.move
}

/** A move, and how the one who makes it stands by its own search: 0 is lost, 1 is won. Undefined where it did not search. */
export interface Pondered {
  readonly move: Move
  readonly share?: number
}

/** A score of alpha-beta as a share of one. */
export const shareOf = (score: number): number => (Math.max(-1, Math.min(1, score)) + 1) / 2

/** The move an opponent of this level makes. The position must be its turn and must not be over. */
export const think = (game: Game, p: Position, how: Thinking): Move => ponder(game, p, how).move

/** The same move, with how it stands. */
export function ponder(game: Game, p: Position, how: Thinking): Pondered {
  const { seat, level } = how
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
  const { milliseconds, deepest, slips } = LEVELS[level]
  const known = idea(game, p, how, rng)
  if (known !== undefined) return { move: known }
  if (rng.unit() < slips) return { move: moves[rng.below(moves.length)]! }
  const budget = new Budget(how.milliseconds ?? milliseconds, how.cancelled, how.clock)
  const ranked: readonly { readonly move: Move; readonly share: number }[] = suitsAlphaBeta(game)
    ? new AlphaBeta(game, budget, rng, how.seen)
        .best(p.copy(), deepest)
        .map(({ move, score }) => ({ move, share: shareOf(score) }))
    : new Mcts(game, seat, rng)
        .best(p, budget, how.onProgress)
        .map(({ move, reward }) => ({ move, share: reward }))
  const top = ranked.find(({ move }) => moves.includes(move))
  return top ?? { move: moves[rng.below(moves.length)]! }
}

/** The random player, for tests and for children. */
export function thinkRandomly(game: Game, p: Position, rng: Rng): Move {
  if (p.turn === CHANCE) throw new Error('luck does not think')
  const m = randomMove(game, p, rng, new Moves())
  if (m >= 0) return m
  const stuck = game.stuck(p)
  if (typeof stuck === 'number') return stuck
  throw new Error('the game is over')
}
