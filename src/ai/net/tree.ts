import {
  choices,
  Moves,
  type Game,
  type Move,
  type NetView,
  type Outcome,
  type Position,
} from '../../engine/index.ts'
import type { Net } from './net.ts'

/** How much the points count beside who wins, so that none is given away; as in training. */
const MARGIN = 0.1
/** How strongly the net's likings steer the search. */
const CURIOSITY = 1.6
/** How much worse than its parent a move is taken to be before it was tried. */
const UNTRIED = 0.25
/** The liking for moves that the net does not know, such as taking over the first stone. */
const UNKNOWN = 0.5

/** A position in the tree. Values are for the player to move there. */
export class Node {
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

  constructor(p: Position) {
    this.turn = p.turn
    this.low = p.low
    this.high = p.high
  }
  is(p: Position): boolean {
    return this.low === p.low && this.high === p.high && this.turn === p.turn
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
    this.root = (this.root && this.find(this.root, p, 3)) ?? this.begin(p)
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

  /** What the net thinks of `p`, points included, for the player to move. */
  look(p: Position): number {
    const { view, net } = this
    net.run(this.bytes, view.planes(p, this.bytes))
    if (!view.lead) return net.value
    return (1 - MARGIN) * net.value + MARGIN * Math.tanh(view.lead(p, net.owned) / (2 * view.size))
  }

  private open(p: Position): Node {
    const { game, view, net, out } = this
    const node = new Node(p)
    const end = choices(game, p, out)
    if (end) {
      node.proven = Math.sign(end.result[p.turn]! * 2 - 1)
      node.value = this.ended(end, node.proven)
      return node
    }
    this.leaveOut(p)
    const n = out.n
    node.moves = out.list.slice(0, n)
    node.prior = new Float32Array(n)
    node.tries = new Int32Array(n)
    node.sums = new Float32Array(n)
    node.next = Array.from({ length: n }, () => undefined)
    node.value = this.look(p)
    let most = -Infinity
    const place = (i: number) => view.place(p, node.moves[i]!)
    for (let i = 0; i < n; i++) if (place(i) >= 0) most = Math.max(most, net.logits[place(i)]!)
    let sum = 0
    for (let i = 0; i < n; i++)
      if (place(i) >= 0) sum += node.prior[i] = Math.exp(net.logits[place(i)]! - most)
    for (let i = 0; i < n; i++) node.prior[i] = place(i) >= 0 ? node.prior[i]! / sum : UNKNOWN
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
    const { game, path, taken } = this
    const world = (this.world ??= p.copy()).copyFrom(p)
    world.recording = false
    path.length = 0
    taken.length = 0
    let node = this.root!
    while (node.proven === undefined) {
      const i = select(node)
      path.push(node)
      taken.push(i)
      game.play(world, node.moves[i]!)
      const child = node.next[i]
      node = child ?? (node.next[i] = this.open(world))
      if (!child) break
    }
    this.carryBack(node)
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

/** The moves of a node, the best first: sure wins, then by how often they were tried; sure losses last. */
export function ranking(
  node: Node,
): { readonly move: Move; readonly tries: number; readonly value: number }[] {
  return Array.from(node.moves, (move, i) => {
    const child = node.next[i]
    const certain = child?.proven === undefined ? undefined : child.proven * node.sign(child)
    const tries = node.tries[i]!
    const rank = certain === 1 ? Infinity : certain === -1 ? -1 : tries
    const value = certain ?? (tries > 0 ? node.sums[i]! / tries : node.value)
    return { move, tries, value, rank, prior: node.prior[i]! }
  }).sort((a, b) => (a.rank === b.rank ? b.prior - a.prior : b.rank - a.rank))
}
