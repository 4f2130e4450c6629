/** Cells that are found from each other, each of them once, in the order in which they were found. */
export class Flood {
  private readonly foundIn: Int32Array
  private readonly queue: Int16Array
  private round = 0
  private head = 0
  private tail = 0

  constructor(size: number) {
    this.foundIn = new Int32Array(size + 1)
    this.queue = new Int16Array(size + 1)
  }
  /** Forgets what was found, and begins with a cell. */
  begin(c: number): void {
    this.round++
    this.head = this.tail = 0
    this.find(c)
  }
  /** Tells whether the cell is found only now. */
  find(c: number): boolean {
    if (this.foundIn[c] === this.round) return false
    this.foundIn[c] = this.round
    this.queue[this.tail++] = c
    return true
  }
  /** The next cell to look around from; -1 when there is none left. */
  next(): number {
    return this.head < this.tail ? this.queue[this.head++]! : -1
  }
  /** How many cells were found, and the one with a number. */
  get count(): number {
    return this.tail
  }
  at(i: number): number {
    return this.queue[i]!
  }
}
