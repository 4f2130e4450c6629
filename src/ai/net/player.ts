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
import { netAt, rungOf } from '../ladder.ts'
import type { NetJudgement, NetMind, Pondering } from '../mind.ts'
import { Net } from './net.ts'
import { chosenBy } from './steps.ts'
import { Node, ranking, Tree } from './tree.ts'
import type { Weights } from './weights.ts'

/** How long the strongest level thinks, and how long a weaker one may on a slow machine. */
const LONGEST = 400
const PATIENCE = 1500

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
    const { rng } = how
    this.standing = undefined
    if (view.shared?.(p)) return this.evenOpening(p, rng)
    const { simulations, warmth } = netAt(rungOf(how))
    const milliseconds = simulations === Infinity ? (how.milliseconds ?? LONGEST) : PATIENCE
    const budget = new Budget(milliseconds, how.cancelled, how.clock)
    // Only the level that thinks as long as it may goes on from what it thought before.
    const root = simulations === Infinity ? tree.stand(p) : tree.begin(p)
    if (how.seen && this.game.draws?.repetition) this.markRepeated(root, p, how.seen)
    for (let n = 0; n < simulations && root.proven === undefined; n++) {
      tree.grow(p)
      if (budget.spent()) break
      if (n % 16 === 0) how.onProgress?.(budget.share)
    }
    if (simulations === 0) return this.settle(p, node => draw(node.prior, warmth, rng))
    const best = ranking(root)[0]!.value
    this.standing = best
    // After the other's pass a lost game is not dragged on, and a won one was proven.
    if (view.pass !== undefined && best < HOPELESS && this.justPassed(p)) return view.pass
    return this.settle(p, node => choose(node, warmth, rng))
  }

  judge(p: Position, milliseconds: number): NetJudgement {
    const { tree } = this
    const budget = new Budget(milliseconds)
    const root = tree.begin(p)
    do tree.grow(p)
    while (root.proven === undefined && !budget.spent())
    return { move: this.settle(p, node => ranking(node)[0]!.at), value: ranking(root)[0]!.value }
  }

  /** The move that is chosen at the root, by as many steps as it needs. */
  private settle(p: Position, choice: (node: Node) => number): Move {
    let node = this.tree.root!
    for (;;) {
      const at = choice(node)
      if (chosenBy(node.moves[at]!) < 0) return node.moves[at]!
      node = this.tree.follow(p, node, at)
    }
  }

  /** A move back to a position of the match leads to a draw: who leads avoids it, who is behind welcomes it. */
  private markRepeated(node: Node, p: Position, seen: ReadonlyMap<number, number>): void {
    const after = p.copy()
    for (const [i, move] of node.moves.entries()) {
      if (chosenBy(move) >= 0) {
        if (this.leadsBack(p, chosenBy(move), seen)) this.markRepeated(this.tree.follow(p, node, i), p, seen)
        continue
      }
      this.game.play(after.copyFrom(p), move)
      if (!seen.has(after.key)) continue
      const drawn = new Node(after)
      drawn.proven = 0
      node.next[i] = drawn
      node.tries[i] = 0
      node.sums[i] = 0
    }
  }

  /** Whether some move that begins with this first step goes back to a position of the match. */
  private leadsBack(p: Position, first: number, seen: ReadonlyMap<number, number>): boolean {
    const out = new Moves()
    listLegal(this.game, p, out)
    const after = p.copy()
    return out.toArray().some(move => {
      if (this.view.first!(p, move) !== first) return false
      this.game.play(after.copyFrom(p), move)
      return seen.has(after.key)
    })
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

/** The best choice of a node; with warmth one of those that were tried and do not surely lose. */
function choose(node: Node, warmth: number, rng: Rng): number {
  const ranked = ranking(node)
  const [best] = ranked
  const fair = ranked.filter(({ value, tries }) => value > -1 && tries > 0)
  if (warmth === 0 || best!.value === 1 || fair.length === 0) return best!.at
  return fair[
    draw(
      fair.map(({ tries }) => tries),
      warmth,
      rng,
    )
  ]!.at
}

/** One of the weights, each as likely as its own to the power of 1 / warmth. */
function draw(weights: ArrayLike<number>, warmth: number, rng: Rng): number {
  const power = Array.from(weights, w => w ** (1 / warmth))
  let left = rng.unit() * power.reduce((sum, w) => sum + w, 0)
  for (let i = 0; i < power.length; i++) {
    left -= power[i]!
    if (left < 0) return i
  }
  return power.length - 1
}
