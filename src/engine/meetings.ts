const FIELDS = 5
const FIRST_SIZE = 32
const [LOW, HIGH, TIMES, FIRST, LAST] = [0, 1, 2, 3, 4] as const

/**
 * How often and when each position was met, by its hash: an open table of five numbers for a position, which random games
 * fill several million times a second.
 */
export class Meetings {
  private table = new Int32Array(FIRST_SIZE * FIELDS)
  private mask = FIRST_SIZE - 1
  private used = 0
  /** Of the last meeting: how many times so far, how many plies since the one before, and since the first. */
  times = 0
  cycle = 0
  since = 0

  meet(low: number, high: number, ply: number): void {
    const { table, mask } = this
    let at = ((low ^ high) & mask) * FIELDS
    while (table[at + TIMES] !== 0) {
      if (table[at + LOW] === low && table[at + HIGH] === high) {
        this.times = table[at + TIMES]! + 1
        this.cycle = ply - table[at + LAST]!
        this.since = ply - table[at + FIRST]!
        table[at + TIMES] = this.times
        table[at + LAST] = ply
        return
      }
      at += FIELDS
      if (at === table.length) at = 0
    }
    table[at + LOW] = low
    table[at + HIGH] = high
    table[at + TIMES] = 1
    table[at + FIRST] = ply
    table[at + LAST] = ply
    this.times = 1
    if (++this.used * 2 > mask) this.grow()
  }

  /** Forgets everything and tells so; tables that have grown are not worth clearing. */
  clear(): boolean {
    if (this.mask >= FIRST_SIZE) return false
    this.table.fill(0)
    this.used = 0
    this.times = 0
    return true
  }

  private grow(): void {
    const old = this.table
    this.mask = this.mask * 2 + 1
    this.table = new Int32Array(old.length * 2)
    for (let i = 0; i < old.length; i += FIELDS) {
      if (old[i + TIMES] === 0) continue
      let at = ((old[i + LOW]! ^ old[i + HIGH]!) & this.mask) * FIELDS
      while (this.table[at + TIMES] !== 0) at = at + FIELDS === this.table.length ? 0 : at + FIELDS
      for (let k = 0; k < FIELDS; k++) this.table[at + k] = old[i + k]!
    }
  }
}
