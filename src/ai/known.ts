const FIRST = 1 << 14
/** Bytes that one node takes in all tables together. */
const NODE = 32

const wider = <T extends Int32Array | Uint16Array | Uint8Array>(old: T, into: T): T => {
  into.set(old)
  return into
}

/** The positions a search has met, as flat tables: the 64 bits of each one's hash, the best way to it, its promise. */
export class Known {
  count = 0
  private size = FIRST
  private low = new Int32Array(FIRST)
  private high = new Int32Array(FIRST)
  /** The node before (-1 at the start), the move from there, the number of moves from the start, and of those that count. */
  parents = new Int32Array(FIRST)
  by = new Int32Array(FIRST)
  moves = new Uint16Array(FIRST)
  counted = new Uint16Array(FIRST)
  /** The least number of counted moves a solution through this node can have, while the node waits to be looked at. */
  promise = new Int32Array(FIRST)
  private isFound = new Uint8Array(FIRST)
  /** Node numbers + 1 by hash, at most half full. */
  private slots = new Int32Array(FIRST * 2)

  /** How much memory the tables take once `more` nodes have come; growing needs old and new tables side by side. */
  bytes(more: number): number {
    return this.count + more > this.size ? this.size * 3 * NODE : this.size * NODE
  }

  find(low: number, high: number): number {
    const { slots } = this
    const mask = slots.length - 1
    for (let s = (low ^ (high >>> 7)) & mask; slots[s] !== 0; s = (s + 1) & mask) {
      const node = slots[s]! - 1
      if (this.low[node] === low && this.high[node] === high) return node
    }
    return -1
  }

  /** A node that `find` will give for this hash. */
  add(low: number, high: number): number {
    const node = this.link()
    this.low[node] = low
    this.high[node] = high
    this.isFound[node] = 1
    this.slot(node)
    return node
  }

  /** A node that `find` never gives: a position on the way to others, to which a better way is known. */
  link(): number {
    if (this.count === this.size) this.grow()
    return this.count++
  }

  /** From now on `find` gives the node `better` in place of `node`; nodes that were reached through `node` keep their way. */
  replace(node: number, better: number): void {
    const { slots } = this
    const mask = slots.length - 1
    let s = (this.low[node]! ^ (this.high[node]! >>> 7)) & mask
    while (slots[s] !== node + 1) s = (s + 1) & mask
    slots[s] = better + 1
    this.low[better] = this.low[node]!
    this.high[better] = this.high[node]!
    this.isFound[node] = 0
    this.isFound[better] = 1
  }

  private slot(node: number): void {
    const { slots } = this
    const mask = slots.length - 1
    let s = (this.low[node]! ^ (this.high[node]! >>> 7)) & mask
    while (slots[s] !== 0) s = (s + 1) & mask
    slots[s] = node + 1
  }

  private grow(): void {
    this.size *= 2
    this.low = wider(this.low, new Int32Array(this.size))
    this.high = wider(this.high, new Int32Array(this.size))
    this.parents = wider(this.parents, new Int32Array(this.size))
    this.by = wider(this.by, new Int32Array(this.size))
    this.moves = wider(this.moves, new Uint16Array(this.size))
    this.counted = wider(this.counted, new Uint16Array(this.size))
    this.isFound = wider(this.isFound, new Uint8Array(this.size))
    this.promise = wider(this.promise, new Int32Array(this.size))
    this.slots = new Int32Array(this.size * 2)
    for (let node = 0; node < this.count; node++) if (this.isFound[node] === 1) this.slot(node)
  }
}

/** Nodes by value, the best on top: a binary heap. */
class Heap {
  private readonly nodes: number[] = []
  private readonly values: number[] = []

  push(node: number, value: number): void {
    const { nodes, values } = this
    let i = nodes.length
    while (i > 0) {
      const up = (i - 1) >> 1
      if (values[up]! >= value) break
      nodes[i] = nodes[up]!
      values[i] = values[up]!
      i = up
    }
    nodes[i] = node
    values[i] = value
  }

  /** The best node, or -1. */
  pop(): number {
    const { nodes, values } = this
    if (nodes.length === 0) return -1
    const top = nodes[0]!
    const node = nodes.pop()!
    const value = values.pop()!
    const n = nodes.length
    if (n === 0) return top
    let i = 0
    for (;;) {
      let down = 2 * i + 1
      if (down >= n) break
      if (down + 1 < n && values[down + 1]! > values[down]!) down++
      if (values[down]! <= value) break
      nodes[i] = nodes[down]!
      values[i] = values[down]!
      i = down
    }
    nodes[i] = node
    values[i] = value
    return top
  }
}

/**
 * Nodes that wait to be looked at. Those of the lowest promise come first; among them the search goes down again and again
 * from the first move to the deepest, taking the best node of every depth in turn, so that it neither drowns in
 * one branch nor spreads over all of them.
 */
export class Waiting {
  private readonly levels: Heap[][] = []
  private count = 0
  private depth = -1
  /** The promise and the number of moves of the node that was taken last. */
  promise = 0
  get moves(): number {
    return this.depth
  }

  get bytes(): number {
    return this.count * 24
  }

  push(node: number, promise: number, moves: number, value: number): void {
    while (this.levels.length <= promise) this.levels.push([])
    const depths = this.levels[promise]!
    while (depths.length <= moves) depths.push(new Heap())
    depths[moves]!.push(node, value)
    this.count++
    if (promise < this.promise) {
      this.promise = promise
      this.depth = -1
    }
  }

  /** The next node, or -1 when none waits. */
  pop(): number {
    for (; this.promise < this.levels.length; this.promise++, this.depth = -1) {
      const depths = this.levels[this.promise]!
      for (let tries = 0; tries < depths.length; tries++) {
        this.depth = (this.depth + 1) % depths.length
        const node = depths[this.depth]!.pop()
        if (node < 0) continue
        this.count--
        return node
      }
    }
    return -1
  }
}
