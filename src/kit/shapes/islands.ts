import type { Board } from '../boards/index.ts'

/**
 * Islands of touching cells that hold the same code, or codes of the same class, found by walking; nothing is kept in the position.
 * In the calls `cells` is where the range of pieces starts; it must end in a wall.
 */
export class Islands {
  private readonly next: Int16Array
  private readonly degree: number
  /** The number of the walk that last came to a cell. */
  private readonly walked: Int32Array
  private readonly island: Int16Array
  private readonly classOf: Int8Array | undefined
  private walk = 0

  /** `classOf` tells by code what it is alike with (its owner); every code is alike with itself alone when absent. */
  constructor({ next, dirs, size }: Board, classOf?: Int8Array) {
    this.classOf = classOf
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

  /** The cells of every island, empty cells left out. */
  list(words: Int32Array, cells: number): number[][] {
    const walk = ++this.walk
    const found: number[][] = []
    for (let c = 0; c < this.walked.length; c++)
      if (words[cells + c] !== 0 && this.walked[c] !== walk)
        found.push(Array.from(this.island.subarray(0, this.gather(words, cells, c))))
    return found
  }

  /** How many islands there are, empty cells left out; `byClass` gets the count of each code or class. */
  count(words: Int32Array, cells: number, byClass?: Int16Array): number {
    const { walked, classOf } = this
    const walk = ++this.walk
    let islands = 0
    byClass?.fill(0)
    for (let c = 0; c < walked.length; c++) {
      const code = words[cells + c]!
      if (code === 0 || walked[c] === walk) continue
      this.gather(words, cells, c)
      islands++
      if (byClass) byClass[classOf ? classOf[code]! : code]!++
    }
    return islands
  }

  private gather(words: Int32Array, cells: number, cell: number): number {
    const { next, degree, walked, island, walk, classOf } = this
    const code = words[cells + cell]!
    const kin = classOf ? classOf[code]! : code
    walked[cell] = walk
    island[0] = cell
    let size = 1
    for (let i = 0; i < size; i++)
      for (let k = island[i]! * degree, end = k + degree; k < end; k++) {
        const n = next[k]!
        const other = words[cells + n]!
        if ((classOf ? classOf[other] : other) !== kin || walked[n] === walk) continue
        walked[n] = walk
        island[size++] = n
      }
    return size
  }
}
