import { choices, Moves, type Game, type NetView, type Outcome, type Position } from '../../engine/index.ts'
import type { Net } from './net.ts'
import { chosenBy, planesAt, stepsOf } from './steps.ts'

/** How much the points count beside who wins, so that none is given away; as in training. */
const MARGIN = 0.1
/** How strongly the net's likings steer the search. */
const CURIOSITY = 1.6
/** How much worse than its parent a move is taken to be before it was tried. */
const UNTRIED = 0.25
/** The liking for moves that the net does not know, such as taking over the first stone. */
const UNKNOWN = 0.5

/** A position in the tree, or one after the first step of a move. Values are for the player to move there. */
export class Node {
  /** The place chosen by the first step, or -1. */
  readonly first: number
  readonly turn: number
  readonly low: number
  readonly high: number
  value = 0
  /** The result if it is certain: -1, 0 or 1. */
  proven: number | undefined
  visits = 0
  moves = new Int32Array(0)
  prior = new Float32Array(0)
  tries = new Int32Array(0)
  sums = new Float32Array(0)
  next: (Node | undefined)[] = []

  constructor(p: Position, first = -1) {
    this.first = first
    this.turn = p.turn
    this.low = p.low
    this.high = p.high
  }
  is(p: Position): boolean {
    return this.first < 0 && this.low === p.low && this.high === p.high && this.turn === p.turn
  }
  /** What a child's value means here: in some games the same player moves on. */
  sign(child: Node): number {
    return child.turn === this.turn ? 1 : -1
  }
}

/** PUCT: a tree that grows where the net likes the moves or the results are good, and remembers what is certain. */
export class Tree {
  private readonly game: Game
  private readonly view: NetView
  private readonly net: Net
  private readonly bytes: Uint8Array
  private readonly out = new Moves()
  private readonly path: Node[] = []
  private readonly taken: number[] = []
  private world: Position | undefined
  root: Node | undefined

  constructor(game: Game, view: NetView, net: Net) {
    this.game = game
    this.view = view
    this.net = net
    this.bytes = new Uint8Array(view.size * view.size)
  }

  /** Stands at `p`: on what was thought before if it lies within the next moves, else anew. */
  stand(p: Position): Node {
    this.root = (this.root && this.find(this.root, p, this.view.first ? 8 : 3)) ?? this.begin(p)
    return this.root
  }

  begin(p: Position): Node {
    this.root = this.open(p)
    return this.root
  }

  private find(node: Node, p: Position, depth: number): Node | undefined {
    if (node.is(p)) return node
    if (depth === 0) return undefined
    for (const child of node.next) {
      const found = child && this.find(child, p, depth - 1)
      if (found) return found
    }
    return undefined
  }

  /** What the net thinks of `p`, points included, for the player to move; `places` are those of the next step. */
  look(p: Position, first = -1, places: readonly number[] = []): number {
    const { view, net } = this
    net.run(this.bytes, planesAt(view, p, this.bytes, first, places))
    if (!view.lead) return net.value
    return (1 - MARGIN) * net.value + MARGIN * Math.tanh(view.lead(p, net.owned) / (2 * view.size))
  }

  private open(p: Position, first = -1): Node {
    const { game, view, net, out } = this
    const node = new Node(p, first)
    const end = choices(game, p, out)
    if (end) {
      node.proven = Math.sign(end.result[p.turn]! * 2 - 1)
      node.value = this.ended(end, node.proven)
      return node
    }
    this.leaveOut(p)
    const { moves, places } = stepsOf(view, p, out, first)
    const n = moves.length
    node.moves = Int32Array.from(moves)
    node.prior = new Float32Array(n)
    node.tries = new Int32Array(n)
    node.sums = new Float32Array(n)
    node.next = Array.from({ length: n }, () => undefined)
    node.value = this.look(p, first, places)
    let most = -Infinity
    for (const place of places) if (place >= 0) most = Math.max(most, net.logits[place]!)
    let sum = 0
    for (const [i, place] of places.entries())
      if (place >= 0) sum += node.prior[i] = Math.exp(net.logits[place]! - most)
    for (const [i, place] of places.entries()) node.prior[i] = place >= 0 ? node.prior[i]! / sum : UNKNOWN
    return node
  }

  private ended(end: Outcome, result: number): number {
    if (!this.view.lead || !end.points) return result
    const lead = Math.abs(end.points[0]! - end.points[1]!)
    return (1 - MARGIN) * result + MARGIN * result * Math.tanh(lead / (2 * this.view.size))
  }

  /** Takes out moves that nobody should make, unless no other is left. */
  private leaveOut(p: Position): void {
    const { view, out } = this
    if (!view.futile) return
    let kept = 0
    for (let i = 0; i < out.n; i++) if (!view.futile(p, out.list[i]!)) out.list[kept++] = out.list[i]!
    if (kept > 0) out.n = kept
  }

  /** One more simulation from the root. */
  grow(p: Position): void {
    const { path, taken } = this
    const world = (this.world ??= p.copy()).copyFrom(p)
    world.recording = false
    path.length = 0
    taken.length = 0
    let node = this.root!
    while (node.proven === undefined) {
      const i = select(node)
      path.push(node)
      taken.push(i)
      const child = node.next[i]
      node = this.follow(world, node, i)
      if (!child) break
    }
    this.carryBack(node)
  }

  /** Makes the move or the step of a node on `world`; what it leads to is opened when nobody was there. */
  follow(world: Position, node: Node, i: number): Node {
    const first = chosenBy(node.moves[i]!)
    if (first < 0) this.game.play(world, node.moves[i]!)
    return (node.next[i] ??= this.open(world, first))
  }

  private carryBack(leaf: Node): void {
    const { path, taken } = this
    let { value } = leaf
    let below = leaf
    let certain = leaf.proven !== undefined
    for (let k = path.length - 1; k >= 0; k--) {
      const node = path[k]!
      value *= node.sign(below)
      node.visits++
      node.tries[taken[k]!]!++
      node.sums[taken[k]!]! += value
      certain &&= prove(node)
      below = node
    }
  }
}

/** Settles a node when one of its moves surely wins, or when the results of all are certain. */
function prove(node: Node): boolean {
  let best = -1
  let all = true
  for (const child of node.next) {
    const result = child?.proven
    if (child === undefined || result === undefined) all = false
    else best = Math.max(best, result * node.sign(child))
  }
  if (best < 1 && !all) return false
  node.proven = best
  node.value = best
  return true
}

function select(node: Node): number {
  const { prior, tries, sums, next } = node
  const pull = CURIOSITY * Math.sqrt(node.visits + 1)
  let seen = 0
  for (let i = 0; i < prior.length; i++) if (tries[i]! > 0) seen += prior[i]!
  const untried = node.value - UNTRIED * Math.sqrt(seen)
  let best = -Infinity
  let at = 0
  for (let i = 0; i < prior.length; i++) {
    const n = tries[i]!
    const child = next[i]
    const lost = child?.proven !== undefined && child.proven * node.sign(child) < 0
    const score = (n > 0 ? sums[i]! / n : untried) + (pull * prior[i]!) / (1 + n) - (lost ? 1000 : 0)
    if (score > best) {
      best = score
      at = i
    }
  }
  return at
}

/** What can be chosen at a node. */
export interface Ranked {
  /** Which of the node's moves or first steps. */
  readonly at: number
  readonly tries: number
  readonly value: number
}

/** The choices of a node, the best first: sure wins, then by how often they were tried; sure losses last. */
export function ranking(node: Node): readonly Ranked[] {
  return Array.from(node.moves, (_, at) => {
    const child = node.next[at]
    const certain = child?.proven === undefined ? undefined : child.proven * node.sign(child)
    const tries = node.tries[at]!
    const rank = certain === 1 ? Infinity : certain === -1 ? -1 : tries
    const value = certain ?? (tries > 0 ? node.sums[at]! / tries : node.value)
    return { at, tries, value, rank, prior: node.prior[at]! }
  }).sort((a, b) => (a.rank === b.rank ? b.prior - a.prior : b.rank - a.rank))
}
