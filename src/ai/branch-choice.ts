import type { Move, Moves, Rng } from '../engine/index.ts'
import type { PlayoutTree } from './playout-tree.ts'

const EXPLORE = 0.7
/** The word of later moves explores by itself. */
const EXPLORE_LATE = 0.35 * EXPLORE
/** How many visits make the tree's own word count as much as the word of later moves. */
const AMAF_WEIGHT = 300
const UNTRIED = 0.55

/** By the number of tries: how much exploring counts, and how much the word of later moves. */
const TABLED = 1 << 12
const explored = (tries: number): number => 1 / Math.sqrt(tries + 1)
const trusted = (tries: number): number => Math.sqrt(AMAF_WEIGHT / (3 * tries + AMAF_WEIGHT))
const exploring = Float64Array.from({ length: TABLED }, (_, tries) => explored(tries))
const trusting = Float64Array.from({ length: TABLED }, (_, tries) => trusted(tries))

/** Where each world allows other moves, `among` says before each choice which are legal in this one. */
export type Lists = 'fixed' | 'by world'

/** Chooses a branch of a node. */
export class BranchChoice {
  private readonly tree: PlayoutTree
  private readonly rng: Rng
  private readonly byWorld: boolean
  /** Whether later moves teach. */
  private readonly amaf: boolean
  /** A share below this is a loss. */
  private readonly even: number
  /** By number of a move: the last list it was in. */
  private lists = new Int32Array(0)
  private list = 0

  constructor(tree: PlayoutTree, rng: Rng, lists: Lists, amaf: boolean, even: number) {
    this.tree = tree
    this.rng = rng
    this.byWorld = lists === 'by world'
    this.amaf = amaf
    this.even = even
  }

  /**
   * Only branches of these moves may be chosen next. `add` is asked for a branch of each move that no world had before; false where
   * there is none to choose.
   */
  among(node: number, legal: Moves, add: (node: number, m: Move) => boolean): boolean {
    const { tree } = this
    const known = ++this.list
    for (let i = 0; i < legal.n; i++) {
      const id = tree.numberOf(legal.at(i))
      if (id >= this.lists.length) this.widen()
      this.lists[id] = known
    }
    const now = ++this.list
    const from = tree.first[node]!
    let some = false
    for (let b = from; b < from + tree.width[node]!; b++) {
      if (this.lists[tree.move[b]!] !== known) continue
      this.lists[tree.move[b]!] = now
      some = true
    }
    for (let i = 0; i < legal.n; i++) {
      const id = tree.numberOf(legal.at(i))
      if (this.lists[id] !== known || !add(node, legal.at(i))) continue
      this.lists[id] = now
      some = true
    }
    return some
  }

  private widen(): void {
    const old = this.lists
    this.lists = new Int32Array(this.tree.moves.length)
    this.lists.set(old)
  }

  private isBarred(b: number): boolean {
    return this.byWorld && this.lists[this.tree.move[b]!] !== this.list
  }

  /** A branch as likely as luck makes it. */
  draw(node: number): number {
    const { prior, first, width } = this.tree
    const from = first[node]!
    const to = from + width[node]!
    let total = 0
    for (let b = from; b < to; b++) if (!this.isBarred(b)) total += prior[b]!
    let left = this.rng.unit() * total
    let last = from
    for (let b = from; b < to && left >= 0; b++) {
      if (this.isBarred(b)) continue
      last = b
      left -= prior[b]!
    }
    return last
  }

  /** The branch this player tries next; where all are decided, what the node comes to, as the negative number of the result. */
  select(node: number, actor: number): number {
    const { tree, byWorld, amaf } = this
    const { tries, reward, late, lateReward, prior, end, results } = tree
    const from = tree.first[node]!
    const to = from + tree.width[node]!
    const eager = Math.sqrt(Math.log(tree.visits[node]! + 1))
    const untried = UNTRIED + EXPLORE * eager
    const explore = eager * (amaf ? EXPLORE_LATE : EXPLORE)
    let [best, chosen, open] = [-Infinity, -1, false]
    let [most, decided] = [-1, 0]
    // Among equal ones each comes first as often.
    let b = from + this.rng.below(to - from)
    for (let k = from; k < to; k++, b++) {
      if (b === to) b = from
      if (end[b] !== 0) {
        const share = results[end[b]!]![actor]!
        if (share === 1) return b
        if (share > most) {
          most = share
          decided = end[b]!
        }
        if (share < this.even) continue
      } else open = true
      if (byWorld && this.isBarred(b)) continue
      const n = tries[b]!
      let score = prior[b]! / (n + 1)
      if (n === 0) score += amaf && late[b]! > 0 ? lateReward[b]! / late[b]! + explore : untried
      else {
        const own = reward[b]! / n
        score += own + explore * (n < TABLED ? exploring[n]! : explored(n))
        if (amaf && late[b]! > 0)
          score += (n < TABLED ? trusting[n]! : trusted(n)) * (lateReward[b]! / late[b]! - own)
      }
      if (score > best) {
        best = score
        chosen = b
      }
    }
    return open ? chosen : -decided
  }
}
