import type { Board } from '../boards/index.ts'

/**
 * Islands of touching cells that hold the same code, found by walking; nothing is kept in the position. In the calls `cells` is where
 * the range of pieces starts; it must end in a wall.
 */
export class Islands {
  private readonly next: Int16Array
  private readonly degree: number
  /** The number of the walk that last came to a cell. */
  private readonly walked: Int32Array
  private readonly island: Int16Array
  private walk = 0

  constructor({ next, dirs, size }: Board) {
    this.next = next
    this.degree = dirs.length
    this.walked = new Int32Array(size)
    this.island = new Int16Array(size)
  }

  /** How large the island of a cell is. */
  sizeOf(words: Int32Array, cells: number, cell: number): number {
    this.walk++
    return this.gather(words, cells, cell)
  }

  /** How many islands there are, empty cells left out; `byCode` gets the count of each code. */
  count(words: Int32Array, cells: number, byCode?: Int16Array): number {
    const { walked } = this
    const walk = ++this.walk
    let islands = 0
    byCode?.fill(0)
    for (let c = 0; c < walked.length; c++) {
      const code = words[cells + c]!
      if (code === 0 || walked[c] === walk) continue
      this.gather(words, cells, c)
      islands++
      if (byCode) byCode[code]!++
    }
    return islands
  }

  private gather(words: Int32Array, cells: number, cell: number): number {
    const { next, degree, walked, island, walk } = this
    const code = words[cells + cell]!
    walked[cell] = walk
    island[0] = cell
    let size = 1
    for (let i = 0; i < size; i++)
      for (let k = island[i]! * degree, end = k + degree; k < end; k++) {
        const n = next[k]!
        if (words[cells + n] !== code || walked[n] === walk) continue
        walked[n] = walk
        island[size++] = n
      }
    return size
  }
}
