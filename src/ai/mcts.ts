import {
  CHANCE,
  isMove,
  listLegal,
  Moves,
  randomMove,
  type Game,
  type Move,
  type Outcome,
  type Position,
  type Rng,
} from '../engine/index.ts'
import { BranchChoice } from './branch-choice.ts'
import type { Budget } from './budget.ts'
import { keepTree, takeTree } from './kept-tree.ts'
import { LaterMoves } from './later-moves.ts'
import { PlayoutTree } from './playout-tree.ts'

/** How much the game's own word about a move counts at most; less with every visit. */
const PRIOR = 0.4
const ROLLOUT = 400
/** With a value at hand, random play goes on only for a few moves. */
const SHORT_ROLLOUT = 8
/** A branch gets a node of its own when it is tried for this time. */
const EXPANDED = 2

export interface Simulating {
  readonly seat: number
  readonly rng: Rng
  /** The moves to weigh at the root: all that are legal when absent. */
  readonly only?: readonly Move[]
  /** Whether the tree serves the next moves too; weak opponents know only what they see now. */
  readonly tree?: 'kept' | 'fleeting'
  /** How many branches the tree may have, instead of the usual number. */
  readonly most?: number
}

export interface Weighed {
  readonly move: Move
  readonly visits: number
  readonly reward: number
}

/**
 * Monte-Carlo tree search for any number of players, with luck and with secrets. Each simulation of a game with
 * secrets plays in another world that fits what the seat sees. Later moves teach earlier ones (AMAF), and lines that
 * are decided for certain are no longer simulated.
 */
export class Mcts {
  private readonly game: Game
  private readonly p: Position
  private readonly seat: number
  private readonly rng: Rng
  private readonly only: readonly Move[] | undefined
  private readonly out = new Moves()
  private readonly tree: PlayoutTree
  private readonly choice: BranchChoice
  private readonly later: LaterMoves | undefined
  /** Whether the moves of a position are the same each time it is met: then they are listed once. */
  private readonly fixed: boolean
  private readonly kept: boolean
  private readonly even: number
  /** The number of the result where the root is decided for certain. */
  private rootEnd = 0
  /** The way of this simulation through the tree. */
  private depth = 0
  private readonly nodes: number[] = []
  private readonly taken: number[] = []
  private readonly actors: number[] = []
  /** What the simulations brought to each player, all together. */
  readonly totals: Float64Array
  simulations = 0

  constructor(game: Game, p: Position, { seat, rng, only, tree = 'fleeting', most }: Simulating) {
    this.game = game
    this.p = p
    this.seat = seat
    this.rng = rng
    this.only = only
    this.totals = new Float64Array(game.players.length)
    this.fixed = !game.layout.secret && !game.actor
    this.kept = tree === 'kept' && this.fixed && !only
    this.even = 1 / game.players.length
    const known = this.kept ? takeTree(game, p) : undefined
    this.tree = known ?? new PlayoutTree(most)
    this.choice = new BranchChoice(this.tree, rng, this.fixed ? 'fixed' : 'by world', !game.value, this.even)
    this.later = game.value ? undefined : new LaterMoves(this.tree, game.players.length)
    if (known) return
    this.tree.addNode(-1, p.low, p.high)
    if (!this.fixed) return
    this.list(p)
    if (only) this.keep(only)
    this.branchOut(0, p)
  }

  /** Moves of the root by visits, the best first. */
  best(budget: Budget, onProgress?: (share: number) => void): Weighed[] {
    const { game, p, seat } = this
    const seen = game.layout.secret ? game.layout.view(p, seat) : undefined
    const world = p.copy()
    world.recording = false
    let told = 0
    while (!budget.spent() && this.rootEnd === 0) {
      world.copyFrom(seen ? game.imagine!(seen, seat, this.rng) : p)
      this.simulate(world)
      this.simulations++
      if (onProgress && budget.share > told + 0.1) onProgress((told = budget.share))
    }
    if (this.kept) keepTree(game, this.tree, p)
    return this.ranked()
  }

  private ranked(): Weighed[] {
    const { moves, move, tries, reward, end, results, width } = this.tree
    const from = this.tree.first[0]!
    return Array.from({ length: width[0]! }, (_, i) => from + i)
      .filter(b => tries[b]! > 0 || end[b] !== 0)
      .map(b => ({
        move: moves[move[b]!]!,
        visits: tries[b]! + (end[b] === 0 ? 0 : this.certainty(results[end[b]!]!)),
        reward: reward[b]! / Math.max(1, tries[b]!),
      }))
      .sort((a, b) => b.visits - a.visits || b.reward - a.reward)
  }

  /** A certain win comes before everything, a certain loss after. */
  private certainty(result: readonly number[]): number {
    const share = result[this.seat]!
    return share > this.even ? 1e9 : share < this.even ? -1e9 : 0
  }

  /** How many branches the tree has. */
  get branches(): number {
    return this.tree.branches
  }

  private simulate(p: Position): void {
    this.depth = 0
    this.later?.begin()
    const end = this.descend(p)
    if (end !== 0 && this.fixed) this.settle(end)
    this.learn(end === 0 ? this.rollout(p) : this.tree.results[end]!)
  }

  /** Plays on by what the tree knows; the number of the result where that is decided, else 0. */
  private descend(p: Position): number {
    const { game, tree, choice, later } = this
    for (let node = 0; ;) {
      let actor = p.turn
      if (!this.fixed) {
        const over = this.list(p)
        if (over) return tree.resultOf(over.result)
        if (game.actor && actor !== CHANCE) actor = this.oneActor(p, node === 0)
        if (this.only && node === 0) this.keep(this.only)
        if (!choice.among(node, this.out, (at, m) => this.branch(at, p, m))) return 0
      }
      const b = actor === CHANCE ? choice.draw(node) : choice.select(node, actor)
      if (b < 0) return -b
      const id = tree.move[b]!
      this.nodes[this.depth] = node
      this.taken[this.depth] = b
      this.actors[this.depth++] = actor
      later?.add(id, actor)
      game.play(p, tree.moves[id]!)
      if (tree.end[b] !== 0) return tree.end[b]!
      if (tree.child[b]! < 0) {
        const over = tree.tries[b]! + 1 < EXPANDED ? game.outcome(p) : this.list(p)
        if (over) return tree.resultOf(over.result)
        if (tree.tries[b]! + 1 < EXPANDED || !tree.hasRoom(this.out.n)) return 0
        const child = tree.addNode(node, p.low, p.high)
        if (this.fixed) this.branchOut(child, p)
        tree.child[b] = child
      }
      node = tree.child[b]!
    }
  }

  /** The last branch taken is decided, and with it perhaps what lies before; without any it is the root. */
  private settle(end: number): void {
    const { tree, taken, actors } = this
    for (let k = this.depth - 1; k >= 0; k--) {
      tree.end[taken[k]!] = end
      if (actors[k]! < 0 || tree.results[end]![actors[k]!] !== 1) return
    }
    this.rootEnd = end
  }

  private list(p: Position): Outcome | undefined {
    const { game, out } = this
    const end = game.outcome(p)
    if (end) return end
    listLegal(game, p, out)
    if (out.n > 0 || p.turn === CHANCE) return undefined
    const stuck = game.stuck(p)
    if (!isMove(stuck)) return stuck
    out.add(stuck)
    return undefined
  }

  /** A branch of the node for each move that is listed. */
  private branchOut(node: number, p: Position): void {
    for (let i = 0; i < this.out.n; i++) this.branch(node, p, this.out.at(i))
  }

  private branch(node: number, p: Position, m: Move): boolean {
    const { game, tree } = this
    if (!tree.hasRoom(tree.width[node]! + 1)) return false
    const prior =
      p.turn === CHANCE ? (game.weight?.(p, m) ?? 1) : game.gain ? Math.min(PRIOR, game.gain(p, m)) : 0
    tree.addBranch(node, tree.numberOf(m), prior)
    return true
  }

  /** When several may act at once, one of them is drawn and only that player's moves stay; at the root always our own. */
  private oneActor(p: Position, ours: boolean): number {
    const { game, out } = this
    const who = ours ? this.seat : game.actor!(p, out.at(this.rng.below(out.n)))
    let kept = 0
    for (let i = 0; i < out.n; i++) if (game.actor!(p, out.at(i)) === who) out.list[kept++] = out.at(i)
    out.n = kept
    return who
  }

  private keep(only: readonly Move[]): void {
    const { out } = this
    let kept = 0
    for (let i = 0; i < out.n; i++) if (only.includes(out.at(i))) out.list[kept++] = out.at(i)
    out.n = kept
  }

  /** How the game goes on at random; undefined where that tells nothing. */
  private rollout(p: Position): readonly number[] | undefined {
    const { game, rng, out, later } = this
    const limit = game.value ? SHORT_ROLLOUT : ROLLOUT
    for (let i = 0; i < limit || p.turn === CHANCE; i++) {
      const end = game.outcome(p)
      if (end) return end.result
      let m = randomMove(game, p, rng, out)
      if (m < 0) {
        const stuck = game.stuck(p)
        if (!isMove(stuck)) return stuck.result
        m = stuck
      }
      later?.add(this.tree.numberOf(m), game.actor ? game.actor(p, m) : p.turn)
      game.play(p, m)
    }
    const over = game.outcome(p)
    if (over) return over.result
    if (!game.value) return game.draws?.capped?.(p).result
    return game.players.map((_, i) => (Math.max(-1, Math.min(1, game.value!(p, i))) + 1) / 2)
  }

  private learn(result: readonly number[] | undefined): void {
    const { totals, nodes, taken, actors, even, later } = this
    const { tries, reward, visits } = this.tree
    for (let i = 0; i < totals.length; i++) totals[i]! += result ? result[i]! : even
    for (let k = this.depth - 1; k >= 0; k--) {
      const b = taken[k]!
      const actor = actors[k]!
      visits[nodes[k]!]!++
      const n = tries[b]!++
      if (actor < 0) continue
      // A game that came to nothing is no evidence: the branch stays what it was.
      const share = result ? result[actor]! : n === 0 ? even : reward[b]! / n
      reward[b]! += share
      if (result) later?.teach(nodes[k]!, k, actor, share)
    }
  }
}
