import type { PlayoutTree } from './playout-tree.ts'

/**
 * Which moves each player made in a simulation, and when: what is played later teaches the branches of all positions before it (AMAF).
 * Nothing is cleared between simulations, for the plies of all of them are counted on.
 */
export class LaterMoves {
  private readonly tree: PlayoutTree
  private readonly players: number
  /** By player and number of a move: the ply when it was last made. */
  private plies = new Int32Array(0)
  private stride = 0
  private ply = 1
  private began = 1

  constructor(tree: PlayoutTree, players: number) {
    this.tree = tree
    this.players = players
  }

  /** A simulation begins. */
  begin(): void {
    if (this.ply > 1 << 30) {
      this.plies.fill(0)
      this.ply = 1
    }
    this.began = this.ply
  }

  /** A move was made; luck's are not remembered. */
  add(id: number, actor: number): void {
    if (actor >= 0) {
      if (id >= this.stride) this.widen()
      this.plies[actor * this.stride + id] = this.ply
    }
    this.ply++
  }

  /** Tells the branches of a node that was met at this depth what the simulation brought to its player. */
  teach(node: number, depth: number, actor: number, share: number): void {
    if (this.stride < this.tree.moves.length) this.widen()
    const { late, lateReward, move, first, width } = this.tree
    const { plies } = this
    const since = this.began + depth
    const row = actor * this.stride
    const from = first[node]!
    const to = from + width[node]!
    for (let b = from; b < to; b++)
      if (plies[row + move[b]!]! >= since) {
        late[b]!++
        lateReward[b]! += share
      }
  }

  private widen(): void {
    const { plies: old, stride: narrow } = this
    this.stride = this.tree.moves.length
    this.plies = new Int32Array(this.stride * this.players)
    for (let actor = 0; actor < this.players; actor++)
      this.plies.set(old.subarray(actor * narrow, (actor + 1) * narrow), actor * this.stride)
  }
}
