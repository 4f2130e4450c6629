/** What was found out about positions, kept from move to move of a match. */

/** How a score stands to the true one. */
export const EXACT = 1
export const LOWER = 2
export const UPPER = 3

const BITS = 20
/** Words of one entry: the high half of the hash, the best move, the score, and depth, bound and age together. */
const ENTRY = 4
const AGES = 0xff
/** An entry of an earlier move counts as so much shallower for each move since. */
const OUTDATED = 48

export class Transpositions {
  private readonly words: Int32Array
  /** Two entries share a place: the one that says less gives way. */
  private readonly mask: number
  private age = 0
  /** Whose positions these are: hashes of two games mean nothing to each other. */
  game: object | undefined

  constructor(bits = BITS) {
    this.words = new Int32Array(ENTRY << bits)
    this.mask = ((1 << bits) - 1) & ~1
  }

  /** A new search begins. */
  begin(game: object): void {
    if (this.game !== game) {
      if (this.game !== undefined) this.words.fill(0)
      this.game = game
    }
    this.age = (this.age + 1) & AGES
  }

  /** Where the position is kept, or -1. */
  find(low: number, high: number): number {
    const { words } = this
    const at = (low & this.mask) * ENTRY
    if (words[at] === high && words[at + 3] !== 0) return at
    if (words[at + ENTRY] === high && words[at + ENTRY + 3] !== 0) return at + ENTRY
    return -1
  }

  move(at: number): number {
    return this.words[at + 1]!
  }

  score(at: number): number {
    return this.words[at + 2]!
  }

  depth(at: number): number {
    return (this.words[at + 3]! << 16) >> 16
  }

  bound(at: number): number {
    return (this.words[at + 3]! >> 16) & 3
  }

  keep(low: number, high: number, move: number, score: number, depth: number, bound: number): void {
    const { words } = this
    let at = (low & this.mask) * ENTRY
    if (words[at] !== high) {
      const other = at + ENTRY
      if (words[other] === high || this.weight(other) < this.weight(at)) at = other
    }
    // Without a best move of its own it keeps the one that was known.
    if (move >= 0 || words[at] !== high) words[at + 1] = move
    words[at] = high
    words[at + 2] = score
    words[at + 3] = (depth & 0xffff) | (bound << 16) | (this.age << 18)
  }

  /** How much an entry is worth keeping. */
  private weight(at: number): number {
    const word = this.words[at + 3]!
    if (word === 0) return -0x8000
    return ((word << 16) >> 16) - ((this.age - (word >>> 18)) & AGES) * OUTDATED
  }
}
