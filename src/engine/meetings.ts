const FIELDS = 5
const FIRST_SIZE = 32
/** Tables beyond this are let go: a larger one is mostly empty, and far from the processor. */
const LARGEST_KEPT = 4096
const LATEST = 0x3fffffff
const [LOW, HIGH, TIMES, FIRST, LAST] = [0, 1, 2, 3, 4] as const

/**
 * How often and when each position was met, by its hash: an open table of five numbers for a position, which random games
 * fill several million times a second.
 */
export class Meetings {
  private table = new Int32Array(FIRST_SIZE * FIELDS)
  private mask = FIRST_SIZE - 1
  private used = 0
  /** Plies are written down from here on; what was written below belongs to an earlier game and is as good as empty. */
  private base = 1
  private latest = 0
  /** Of the last meeting: how many times so far, how many plies since the one before, and since the first. */
  times = 0
  cycle = 0
  since = 0

  meet(low: number, high: number, ply: number): void {
    const { table, mask, base } = this
    this.latest = ply
    let at = ((low ^ high) & mask) * FIELDS
    while (table[at + LAST]! >= base) {
      if (table[at + LOW] === low && table[at + HIGH] === high) {
        this.times = table[at + TIMES]! + 1
        this.cycle = base + ply - table[at + LAST]!
        this.since = base + ply - table[at + FIRST]!
        table[at + TIMES] = this.times
        table[at + LAST] = base + ply
        return
      }
      at += FIELDS
      if (at === table.length) at = 0
    }
    table[at + LOW] = low
    table[at + HIGH] = high
    table[at + TIMES] = 1
    table[at + FIRST] = base + ply
    table[at + LAST] = base + ply
    this.times = 1
    if (++this.used * 2 > mask) this.grow()
  }

  /** Forgets everything and tells so; tables that have grown too large, or that have no later ply left, are not worth it. */
  clear(): boolean {
    this.base += this.latest + 1
    if (this.mask >= LARGEST_KEPT || this.base > LATEST) return false
    this.used = 0
    this.times = 0
    return true
  }

  private grow(): void {
    const { table: old, base } = this
    this.mask = this.mask * 2 + 1
    this.table = new Int32Array(old.length * 2)
    for (let i = 0; i < old.length; i += FIELDS) {
      if (old[i + LAST]! < base) continue
      let at = ((old[i + LOW]! ^ old[i + HIGH]!) & this.mask) * FIELDS
      while (this.table[at + LAST]! >= base) at = at + FIELDS === this.table.length ? 0 : at + FIELDS
      for (let k = 0; k < FIELDS; k++) this.table[at + k] = old[i + k]!
    }
  }
}
