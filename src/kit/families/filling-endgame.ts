import type { Placement } from './filling-set.ts'

/** So many placements can be looked at together; an opponent gives up a search after so many positions. */
const MOST = 320
const POSITIONS = 6000

/**
 * The end of a game of two sides with a common set is won or lost for certain: each placement strikes out those it overlaps
 * and the others of its piece, and who strikes out the last one wins. Sets of placements are bits of 32.
 */
export class Endgame {
  private readonly strikes: Int32Array[]
  private readonly wide: number
  private readonly known = new Map<string, boolean>()
  private readonly list: readonly Placement[]
  private looked = 0

  private constructor(list: readonly Placement[]) {
    this.list = list
    this.wide = Math.ceil(list.length / 32)
    this.strikes = list.map(one => {
      const bits = new Int32Array(this.wide)
      for (const [i, other] of list.entries())
        if (one.piece === other.piece || one.cells.some(c => other.cells.includes(c)))
          bits[i >> 5]! |= 1 << (i & 31)
      return bits
    })
  }

  /** For each placement whether it wins; nothing where there are too many of them to tell. */
  static judge(list: readonly Placement[]): readonly boolean[] | undefined {
    if (list.length > MOST) return undefined
    const search = new Endgame(list)
    const all = new Int32Array(search.wide)
    for (const i of list.keys()) all[i >> 5]! |= 1 << (i & 31)
    const found: boolean[] = []
    for (const i of list.keys()) {
      const lost = search.isLost(search.after(all, i))
      if (lost === undefined) return undefined
      found.push(lost)
    }
    return found
  }

  private after(open: Int32Array, i: number): Int32Array {
    const strikes = this.strikes[i]!
    return open.map((bits, k) => bits & ~strikes[k]!)
  }

  /** Whether the player to move loses; nothing when the search has gone on for too long. */
  private isLost(open: Int32Array): boolean | undefined {
    if (open.every(bits => bits === 0)) return true
    const key = open.join()
    const known = this.known.get(key)
    if (known !== undefined) return known
    if (++this.looked > POSITIONS) return undefined
    // What strikes out most comes first: it is the likeliest to be the last.
    const moves = this.list
      .flatMap((_, i) => ((open[i >> 5]! >> (i & 31)) & 1 ? [this.after(open, i)] : []))
      .map(left => ({ left, count: left.reduce((sum, bits) => sum + ones(bits), 0) }))
      .sort((a, b) => a.count - b.count)
    for (const { left } of moves) {
      const lost = this.isLost(left)
      if (lost === undefined) return undefined
      if (!lost) continue
      this.known.set(key, false)
      return false
    }
    this.known.set(key, true)
    return true
  }
}

function ones(bits: number): number {
  let n = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++
  return n
}
