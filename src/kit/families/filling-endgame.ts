import { bitsIn } from '../bits.ts'
import type { Placement } from './filling-set.ts'

/** So many placements can be looked at together; a good player gives up a search after so many positions. */
const MOST = 320
const POSITIONS = 6000
/** With nothing but the clock to stop a search, so many placements are a beginning that it can see an end of. */
const MOST_BY_CLOCK = 1200

class TooLong extends Error {}

/**
 * The end of a game of two sides with a common set is won or lost for certain: each placement strikes out those it overlaps
 * and the others of its piece, and who strikes out the last one wins. Sets of placements are bits of 32.
 */
export class Endgame {
  private readonly strikes: readonly Int32Array[]
  private readonly wide: number
  /** What strikes out most comes first: it is the likeliest to be the last. */
  private readonly order: readonly number[]
  private readonly known = new Map<number, boolean>()
  /** By the number of placements made: what is open then. */
  private readonly open: Int32Array[]
  private readonly stop: () => boolean

  private constructor(list: readonly Placement[], stop: () => boolean) {
    this.stop = stop
    this.wide = Math.ceil(list.length / 32)
    const touching = new Map<number, number[]>()
    for (const [i, { cells }] of list.entries())
      for (const c of cells) touching.set(c, [...(touching.get(c) ?? []), i])
    this.strikes = list.map(({ piece, cells }) => {
      const bits = new Int32Array(this.wide)
      const strike = (i: number) => (bits[i >> 5]! |= 1 << (i & 31))
      for (const [i, other] of list.entries()) if (piece === other.piece) strike(i)
      for (const c of cells) for (const i of touching.get(c)!) strike(i)
      return bits
    })
    const struck = this.strikes.map(bits => bits.reduce((sum, word) => sum + bitsIn(word), 0))
    this.order = [...list.keys()].sort((a, b) => struck[b]! - struck[a]!)
    this.open = [new Int32Array(this.wide)]
    for (const i of list.keys()) this.open[0]![i >> 5]! |= 1 << (i & 31)
  }

  /** For each placement whether it wins; nothing where there are too many of them for one of this skill (0 to 1) to tell. */
  static judge(list: readonly Placement[], skill = 1): readonly boolean[] | undefined {
    if (list.length > MOST * skill) return undefined
    let left = Math.ceil(POSITIONS * skill)
    return orNothing(() => {
      const search = new Endgame(list, () => --left < 0)
      return list.map((_, i) => search.isWonBy(i, 0))
    })
  }

  /** A placement that wins, or -1 where none does; nothing when that is not known before `spent` says to stop. */
  static winner(list: readonly Placement[], spent: () => boolean): number | undefined {
    if (list.length > MOST_BY_CLOCK) return undefined
    return orNothing(() => {
      const search = new Endgame(list, spent)
      return search.order.find(i => search.isWonBy(i, 0)) ?? -1
    })
  }

  /** Whether the player who makes placement `i` after `made` others wins. */
  private isWonBy(i: number, made: number): boolean {
    const { wide } = this
    const before = this.open[made]!
    const after = (this.open[made + 1] ??= new Int32Array(wide))
    const strikes = this.strikes[i]!
    let [some, a, b] = [0, 0x9e3779b9, 0x85ebca6b]
    for (let k = 0; k < wide; k++) {
      const word = before[k]! & ~strikes[k]!
      after[k] = word
      some |= word
      a = Math.imul(a ^ word, 0x01000193)
      a ^= a >>> 15
      b = Math.imul(b + word, 0x5bd1e995)
      b ^= b >>> 13
    }
    return some === 0 || this.isLost(made + 1, (a >>> 0) * 0x200000 + (b >>> 11))
  }

  /** Whether the player to move after so many placements loses; `key` is the hash of what is open. */
  private isLost(made: number, key: number): boolean {
    const met = this.known.get(key)
    if (met !== undefined) return met
    if (this.stop()) throw new TooLong()
    const open = this.open[made]!
    const wins = (i: number) => ((open[i >> 5]! >> (i & 31)) & 1) === 1 && this.isWonBy(i, made)
    const lost = !this.order.some(wins)
    this.known.set(key, lost)
    return lost
  }
}

function orNothing<T>(search: () => T): T | undefined {
  try {
    return search()
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
    return undefined
  }
}
