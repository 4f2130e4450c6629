import {
  CHANCE,
  isMove,
  listLegal,
  Moves,
  randomChance,
  randomMove,
  type Game,
  type Move,
  type Outcome,
  type Position,
  type Rng,
} from '../engine/index.ts'
import type { Budget } from './budget.ts'

/** What is known about one move: visits and wins in the tree, and in games where it was played later (AMAF). */
class Branch {
  visits = 0
  reward = 0
  late = 0
  lateReward = 0
  /** What the game says the move wins at once; asked when the branch is first weighed. */
  prior = -1
  node: Node | undefined
}

class Node {
  visits = 0
  readonly branches = new Map<Move, Branch>()
  /** The result when play below is decided for certain. */
  solved: readonly number[] | undefined
}

const EXPLORE = 0.7
/** How many visits make the tree's own word count as much as the word of later moves. */
const AMAF_WEIGHT = 300
const UNTRIED = 0.55
/** How much the game's own word about a move counts at most; less with every visit. */
const PRIOR = 0.4
const ROLLOUT = 400
/** With a value at hand, random play goes on only for a few moves. */
const SHORT_ROLLOUT = 8

/**
 * Monte-Carlo tree search for any number of players, with luck and with secrets. Each simulation of a game with
 * secrets plays in another world that fits what the seat sees. Later moves teach earlier ones (AMAF), and lines that
 * are decided for certain are no longer simulated.
 */
export class Mcts {
  private readonly game: Game
  private readonly seat: number
  private readonly rng: Rng
  private readonly root = new Node()
  private readonly out = new Moves()
  private readonly certain: boolean
  private readonly amaf: boolean
  private readonly only: readonly Move[] | undefined
  /** What the simulations brought to each player, all together. */
  readonly totals: Float64Array
  simulations = 0

  /** `only` are the moves to weigh at the root: all that are legal when absent. */
  constructor(game: Game, seat: number, rng: Rng, only?: readonly Move[]) {
    this.game = game
    this.only = only
    this.totals = new Float64Array(game.players.length)
    this.seat = seat
    this.rng = rng
    this.certain = !game.layout.secret && !game.weight && !game.actor
    this.amaf = !game.value
  }

  /** Moves of the root by visits, the best first. */
  best(
    p: Position,
    budget: Budget,
    onProgress?: (share: number) => void,
  ): { move: Move; visits: number; reward: number }[] {
    const { game } = this
    const seen = game.layout.secret ? game.layout.view(p, this.seat) : undefined
    const world = p.copy()
    world.recording = false
    let told = 0
    while (!budget.spent() && !this.root.solved) {
      world.copyFrom(seen ? game.imagine!(seen, this.seat, this.rng) : p)
      this.simulate(world)
      this.simulations++
      if (onProgress && budget.share > told + 0.1) onProgress((told = budget.share))
    }
    return [...this.root.branches]
      .map(([move, branch]) => ({
        move,
        visits: branch.visits + (branch.node?.solved ? this.certainty(branch.node.solved) : 0),
        reward: branch.reward / Math.max(1, branch.visits),
      }))
      .sort((a, b) => b.visits - a.visits || b.reward - a.reward)
  }

  /** A certain win comes before everything, a certain loss after. */
  private certainty(result: readonly number[]): number {
    const even = 1 / this.game.players.length
    const share = result[this.seat]!
    return share > even ? 1e9 : share < even ? -1e9 : 0
  }

  private simulate(p: Position): void {
    const { game, rng, out } = this
    const nodes: Node[] = []
    const taken: (Branch | undefined)[] = []
    const actors: number[] = []
    const played: Move[] = []
    let node: Node | undefined = this.root
    let result: readonly number[] | undefined
    while (node) {
      nodes.push(node)
      if (node.solved && node !== this.root) {
        result = node.solved
        break
      }
      const end = this.list(p)
      if (end) {
        result = end.result
        if (this.certain) node.solved = result
        break
      }
      const fresh: boolean = node.visits === 0 && node !== this.root
      const actor: number = p.turn
      let m: Move
      let branch: Branch | undefined
      if (actor === CHANCE) {
        m = randomChance(game, p, rng, out)
        branch = this.branch(node, m)
        actors.push(CHANCE)
      } else {
        const who: number = game.actor ? this.oneActor(p, node === this.root) : actor
        if (this.only && node === this.root) this.keep(this.only)
        m = this.select(node, p)
        branch = this.branch(node, m)
        actors.push(who)
      }
      taken.push(branch)
      played.push(m)
      game.play(p, m)
      if (fresh) break
      branch.node ??= new Node()
      node = branch.node
    }
    const depth = played.length
    result ??= this.rollout(p, played, actors)
    this.learn(nodes, taken, actors, played, depth, result)
  }

  private list(p: Position): Outcome | undefined {
    const end = this.game.outcome(p)
    if (end) return end
    if (p.turn === CHANCE) return undefined
    listLegal(this.game, p, this.out)
    if (this.out.n > 0) return undefined
    const stuck = this.game.stuck(p)
    if (!isMove(stuck)) return stuck
    this.out.add(stuck)
    return undefined
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

  private branch(node: Node, m: Move): Branch {
    let branch = node.branches.get(m)
    if (!branch) node.branches.set(m, (branch = new Branch()))
    return branch
  }

  private select(node: Node, p: Position): Move {
    const { out, game } = this
    const log = Math.log(node.visits + 1)
    let best = -Infinity
    let chosen = -1
    const start = this.rng.below(out.n)
    for (let k = 0; k < out.n; k++) {
      const m = out.at((start + k) % out.n)
      const branch = node.branches.get(m)
      let score: number
      if (!branch || (branch.visits === 0 && branch.late === 0))
        score = UNTRIED + (game.gain ? Math.min(PRIOR, game.gain(p, m)) : 0) + EXPLORE * Math.sqrt(log)
      else {
        if (branch.node?.solved && this.certain) {
          const share = branch.node.solved[p.turn]!
          if (share === 1) return m
          if (share < 1 / game.players.length) continue
        }
        const own = branch.visits === 0 ? 0 : branch.reward / branch.visits
        const late = branch.late === 0 ? own : branch.lateReward / branch.late
        const weight = this.amaf ? Math.sqrt(AMAF_WEIGHT / (3 * branch.visits + AMAF_WEIGHT)) : 0
        if (branch.prior < 0) branch.prior = game.gain ? Math.min(PRIOR, game.gain(p, m)) : 0
        score =
          (branch.visits === 0 ? late : weight * late + (1 - weight) * own) +
          EXPLORE * Math.sqrt(log / (branch.visits + 1)) * (this.amaf ? 0.35 : 1) +
          branch.prior / (branch.visits + 1)
      }
      if (score > best) {
        best = score
        chosen = m
      }
    }
    if (chosen >= 0) return chosen
    // Every move is known to lose: so is this position.
    node.solved = node.branches.get(out.at(start))!.node!.solved
    return out.at(start)
  }

  private rollout(p: Position, played: Move[], actors: number[]): readonly number[] {
    const { game, rng, out } = this
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
      if (this.amaf) {
        played.push(m)
        actors.push(game.actor ? game.actor(p, m) : p.turn)
      }
      game.play(p, m)
    }
    const over = game.outcome(p)
    if (over) return over.result
    const { players } = game
    if (!game.value) return game.draws?.capped?.(p).result ?? players.map(() => 1 / players.length)
    return players.map((_, i) => (Math.max(-1, Math.min(1, game.value!(p, i))) + 1) / 2)
  }

  private learn(
    nodes: readonly Node[],
    taken: readonly (Branch | undefined)[],
    actors: readonly number[],
    played: readonly Move[],
    depth: number,
    result: readonly number[],
  ): void {
    for (let i = 0; i < result.length; i++) this.totals[i]! += result[i]!
    for (let k = nodes.length - 1; k >= 0; k--) {
      const node = nodes[k]!
      node.visits++
      const branch = taken[k]
      const actor = actors[k]
      if (!branch || actor === undefined || k >= depth) continue
      branch.visits++
      if (actor >= 0) {
        branch.reward += result[actor]!
        if (this.amaf)
          for (let j = k; j < played.length; j++)
            if (actors[j] === actor) {
              const late = this.branch(node, played[j]!)
              late.late++
              late.lateReward += result[actor]!
            }
      }
      if (this.certain && branch.node?.solved && actor >= 0 && branch.node.solved[actor] === 1)
        node.solved = branch.node.solved
    }
  }
}
