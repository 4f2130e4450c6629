const FIRST = 1 << 16
/** Tables of more slots would take more than 600 MB. */
const LARGEST = 1 << 26
const FULL = 0.85

/** Positions of 64 bits, each with a mark from 1 to 255, in flat tables that grow. */
export class StateTable {
  count = 0
  private low = new Int32Array(FIRST)
  private high = new Int32Array(FIRST)
  private marks = new Uint8Array(FIRST)

  get isFull(): boolean {
    return this.marks.length === LARGEST && this.count > LARGEST * FULL - 1000
  }

  private slotOf(low: number, high: number): number {
    const { marks } = this
    const mask = marks.length - 1
    let h = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)
    h ^= h >>> 15
    let s = Math.imul(h, 0x2c1b3c6d) & mask
    while (marks[s] !== 0 && (this.low[s] !== low || this.high[s] !== high)) s = (s + 1) & mask
    return s
  }

  /** The mark of a position; 0 when it is not there. */
  find(low: number, high: number): number {
    return this.marks[this.slotOf(low, high)]!
  }

  add(low: number, high: number, mark: number): void {
    if (this.count > this.marks.length * FULL && this.marks.length < LARGEST) this.grow()
    const s = this.slotOf(low, high)
    this.low[s] = low
    this.high[s] = high
    this.marks[s] = mark
    this.count++
  }

  private grow(): void {
    const { low, high, marks } = this
    const size = marks.length * 2
    this.low = new Int32Array(size)
    this.high = new Int32Array(size)
    this.marks = new Uint8Array(size)
    for (let i = 0; i < marks.length; i++) {
      if (marks[i] === 0) continue
      const s = this.slotOf(low[i]!, high[i]!)
      this.low[s] = low[i]!
      this.high[s] = high[i]!
      this.marks[s] = marks[i]!
    }
  }
}
