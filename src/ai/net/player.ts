import {
  CHANCE,
  listLegal,
  Moves,
  type Game,
  type Move,
  type NetView,
  type Position,
  type Rng,
} from '../../engine/index.ts'
import { Budget } from '../budget.ts'
import type { NetJudgement, NetMind, Pondering } from '../mind.ts'
import { Net } from './net.ts'
import { Node, ranking, Tree } from './tree.ts'
import type { Weights } from './weights.ts'

/**
 * What a level does with the net: so many simulations or so much time, and how warm the draw among the moves is. At 0 the best move
 * is made; at 1 each as often as the net likes it; above 1 weak moves come up too.
 */
const LEVELS = {
  1: { simulations: 0, milliseconds: 120, warmth: 1 },
  2: { simulations: 24, milliseconds: 200, warmth: 1 },
  3: { simulations: Infinity, milliseconds: 400, warmth: 0 },
} as const

/** Below this value the game is given up for lost. */
const HOPELESS = -0.95
/** Openings that are this much less even than the most even one may be made too. */
const EVEN = 0.06

/** An opponent that plays by a net; it keeps its tree from move to move. */
export class NetPlayer implements NetMind {
  private readonly game: Game
  private readonly view: NetView
  private readonly tree: Tree
  standing: number | undefined

  constructor(game: Game, view: NetView, weights: Weights, how: 'fast' | 'plain' = 'fast') {
    this.game = game
    this.view = view
    this.tree = new Tree(game, view, new Net(weights, view.size, view.places, how))
  }

  move(p: Position, how: Pondering): Move {
    const { view, tree } = this
    const { level, rng } = how
    this.standing = undefined
    if (view.shared?.(p)) return this.evenOpening(p, rng)
    const { simulations, milliseconds, warmth } = LEVELS[level]
    const budget = new Budget(how.milliseconds ?? milliseconds, how.cancelled, how.clock)
    // Only the level that thinks as long as it may goes on from what it thought before.
    const root = simulations === Infinity ? tree.stand(p) : tree.begin(p)
    if (how.seen && this.game.draws?.repetition) this.markRepeated(root, p, how.seen)
    for (let n = 0; n < simulations && root.proven === undefined; n++) {
      tree.grow(p)
      if (budget.spent()) break
      if (n % 16 === 0) how.onProgress?.(budget.share)
    }
    if (simulations === 0) return drawn(root.moves, root.prior, warmth, rng)
    const ranked = ranking(root)
    const [best] = ranked
    this.standing = best!.value
    // After the other's pass a lost game is not dragged on, and a won one was proven.
    if (view.pass !== undefined && best!.value < HOPELESS && this.justPassed(p)) return view.pass
    if (warmth === 0 || best!.value === 1) return best!.move
    const fair = ranked.filter(({ value, tries }) => value > -1 && tries > 0)
    return fair.length === 0
      ? best!.move
      : drawn(
          fair.map(({ move }) => move),
          fair.map(({ tries }) => tries),
          warmth,
          rng,
        )
  }

  judge(p: Position, milliseconds: number): NetJudgement {
    const { tree } = this
    const budget = new Budget(milliseconds)
    const root = tree.begin(p)
    do tree.grow(p)
    while (root.proven === undefined && !budget.spent())
    const [best] = ranking(root)
    return best!
  }

  /** A move back to a position of the match leads to a draw: who leads avoids it, who is behind welcomes it. */
  private markRepeated(root: Node, p: Position, seen: ReadonlyMap<number, number>): void {
    const after = p.copy()
    for (const [i, move] of root.moves.entries()) {
      this.game.play(after.copyFrom(p), move)
      if (!seen.has(after.key)) continue
      const drawn = new Node(after)
      drawn.proven = 0
      root.next[i] = drawn
      root.tries[i] = 0
      root.sums[i] = 0
    }
  }

  /** Whether passing would end the game. */
  private justPassed(p: Position): boolean {
    const after = p.copy()
    this.game.play(after, this.view.pass!)
    return this.game.outcome(after) !== undefined
  }

  /** The other may take this stone over, so the most even one is laid. */
  private evenOpening(p: Position, rng: Rng): Move {
    const out = new Moves()
    listLegal(this.game, p, out)
    const after = p.copy()
    const rated = out.toArray().map(move => {
      this.game.play(after.copyFrom(p), move)
      return { move, lead: after.turn === CHANCE ? 1 : Math.abs(this.tree.look(after)) }
    })
    const least = Math.min(...rated.map(({ lead }) => lead))
    const even = rated.filter(({ lead }) => lead <= least + EVEN)
    return even[rng.below(even.length)]!.move
  }

  /** What was thought of the last position; for measurements. */
  get root(): Node | undefined {
    return this.tree.root
  }
}

/** One of the moves, each as likely as its weight to the power of 1 / warmth. */
function drawn(moves: ArrayLike<Move>, weights: ArrayLike<number>, warmth: number, rng: Rng): Move {
  const power = Array.from(weights, w => w ** (1 / warmth))
  let left = rng.unit() * power.reduce((sum, w) => sum + w, 0)
  for (let i = 0; i < power.length; i++) {
    left -= power[i]!
    if (left < 0) return moves[i]!
  }
  return moves[power.length - 1]!
}
