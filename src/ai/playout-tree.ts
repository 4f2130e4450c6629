import type { Move } from '../engine/index.ts'

const FIRST = 1 << 12
/** About 30 MB. */
const MOST = 1 << 20

const wider = <T extends Int32Array<ArrayBuffer> | Float32Array<ArrayBuffer>>(old: T, into: T): T => {
  into.set(old)
  return into
}
const ints = (old: Int32Array<ArrayBuffer>, size: number) => wider(old, new Int32Array(size))
const floats = (old: Float32Array<ArrayBuffer>, size: number) => wider(old, new Float32Array(size))

/**
 * What a Monte-Carlo search remembers, as flat tables. A node is a position whose moves are known; its branches, one for each move, lie
 * beside each other. A position that was met only once is a branch without a node. Nodes come after those they were reached from.
 */
export class PlayoutTree {
  private readonly most: number
  nodes = 0
  /** By node: where its branches begin, how many there are, how often it was passed, and the node before (-1 at the root). */
  first = new Int32Array(FIRST)
  width = new Int32Array(FIRST)
  visits = new Int32Array(FIRST)
  parent = new Int32Array(FIRST)
  private low = new Int32Array(FIRST)
  private high = new Int32Array(FIRST)

  branches = 0
  /** By branch: the number of its move, how often it was tried and what that brought, the same of games where it was played later (AMAF). */
  move = new Int32Array(FIRST)
  tries = new Int32Array(FIRST)
  reward = new Float32Array(FIRST)
  late = new Int32Array(FIRST)
  lateReward = new Float32Array(FIRST)
  /** What the game says the move wins at once; how likely it is, where luck moves. */
  prior = new Float32Array(FIRST)
  /** The node it leads to, or -1. */
  child = new Int32Array(FIRST)
  /** The number of the result, where play after it is decided for certain; 0 where it is not. */
  end = new Int32Array(FIRST)

  /** Results by number. */
  readonly results: (readonly number[])[] = [[]]
  private readonly resultNumbers = new Map<string, number>()

  /** Moves by number, and their numbers + 1 by hash, at most half full. */
  moves = new Int32Array(FIRST)
  private moveCount = 0
  private slots = new Int32Array(FIRST * 2)

  /** There is room for so many branches. */
  constructor(most = MOST) {
    this.most = most
  }

  /** The number that stands for this move. */
  numberOf(m: Move): number {
    const { slots, moves } = this
    const mask = slots.length - 1
    let s = (Math.imul(m, 0x9e3779b1) >>> 7) & mask
    for (; slots[s] !== 0; s = (s + 1) & mask) if (moves[slots[s]! - 1] === m) return slots[s]! - 1
    if (this.moveCount === moves.length) {
      this.spread()
      return this.numberOf(m)
    }
    moves[this.moveCount++] = m
    slots[s] = this.moveCount
    return this.moveCount - 1
  }

  private spread(): void {
    const size = this.moves.length * 2
    this.moves = ints(this.moves, size)
    const slots = new Int32Array(size * 2)
    for (let id = 0; id < this.moveCount; id++) {
      let s = (Math.imul(this.moves[id]!, 0x9e3779b1) >>> 7) & (slots.length - 1)
      while (slots[s] !== 0) s = (s + 1) & (slots.length - 1)
      slots[s] = id + 1
    }
    this.slots = slots
  }

  /** The number of this result. */
  resultOf(result: readonly number[]): number {
    const key = result.join()
    const known = this.resultNumbers.get(key)
    if (known !== undefined) return known
    this.resultNumbers.set(key, this.results.length)
    return this.results.push(result) - 1
  }

  hasRoom(more: number): boolean {
    return this.branches + more <= this.most
  }

  /** A node for the position with this hash; its branches are added next, with none of another node between. */
  addNode(parent: number, low: number, high: number): number {
    if (this.nodes === this.first.length) this.widenNodes()
    const node = this.nodes++
    this.first[node] = this.branches
    this.width[node] = 0
    this.visits[node] = 0
    this.parent[node] = parent
    this.low[node] = low
    this.high[node] = high
    return node
  }

  /** A branch at the end of the node's; they move to the end of the table if another node's follow. */
  addBranch(node: number, move: number, prior: number): number {
    if (this.first[node]! + this.width[node]! !== this.branches) this.moveToEnd(node)
    if (this.branches === this.move.length) this.widenBranches()
    const b = this.branches++
    this.width[node]!++
    this.move[b] = move
    this.tries[b] = this.reward[b] = this.late[b] = this.lateReward[b] = this.end[b] = 0
    this.prior[b] = prior
    this.child[b] = -1
    return b
  }

  private moveToEnd(node: number): void {
    const width = this.width[node]!
    while (this.branches + width > this.move.length) this.widenBranches()
    this.carry(this.first[node]!, width, this.branches)
    this.first[node] = this.branches
    this.branches += width
  }

  private carry(from: number, count: number, to: number): void {
    const { move, tries, reward, late, lateReward, prior, child, end } = this
    for (const table of [move, tries, reward, late, lateReward, prior, child, end])
      table.copyWithin(to, from, from + count)
  }

  private widenNodes(): void {
    const size = this.first.length * 2
    this.first = ints(this.first, size)
    this.width = ints(this.width, size)
    this.visits = ints(this.visits, size)
    this.parent = ints(this.parent, size)
    this.low = ints(this.low, size)
    this.high = ints(this.high, size)
  }

  private widenBranches(): void {
    const size = this.move.length * 2
    this.move = ints(this.move, size)
    this.tries = ints(this.tries, size)
    this.reward = floats(this.reward, size)
    this.late = ints(this.late, size)
    this.lateReward = floats(this.lateReward, size)
    this.prior = floats(this.prior, size)
    this.child = ints(this.child, size)
    this.end = ints(this.end, size)
  }

  /** The most visited node whose position has this hash, or -1. */
  find(low: number, high: number): number {
    let found = -1
    for (let node = 0; node < this.nodes; node++)
      if (this.low[node] === low && this.high[node] === high)
        if (found < 0 || this.visits[node]! > this.visits[found]!) found = node
    return found
  }

  /** The moves that lead from the root to a node. */
  wayTo(node: number): Move[] {
    const way: Move[] = []
    for (let n = node; this.parent[n]! >= 0; n = this.parent[n]!) {
      const before = this.parent[n]!
      const block = this.child.subarray(this.first[before]!, this.first[before]! + this.width[before]!)
      way.push(this.moves[this.move[this.first[before]! + block.indexOf(n)]!]!)
    }
    return way.reverse()
  }

  /** Keeps only what lies below this node, which becomes the root. */
  keepBelow(root: number): void {
    const places = new Int32Array(this.nodes).fill(-1)
    const { first, width, visits, parent, low, high, child } = this
    let [nodes, branches] = [0, 0]
    for (let n = root; n < this.nodes; n++) {
      const before = n === root ? -1 : places[parent[n]!]!
      if (n !== root && before < 0) continue
      this.carry(first[n]!, width[n]!, branches)
      first[nodes] = branches
      width[nodes] = width[n]!
      visits[nodes] = visits[n]!
      parent[nodes] = before
      low[nodes] = low[n]!
      high[nodes] = high[n]!
      branches += width[n]!
      places[n] = nodes++
    }
    for (let b = 0; b < branches; b++) if (child[b]! >= 0) child[b] = places[child[b]!]!
    this.nodes = nodes
    this.branches = branches
  }
}
