import type { Layout, Position } from '../../engine/index.ts'

const BITS = 32
/** The bit of a cell that is not played on. */
const NOWHERE = 0

const pairs = (word: number): number => word - ((word >>> 1) & 0x55555555)
const fours = (two: number): number => (two & 0x33333333) + ((two >>> 2) & 0x33333333)
const total = (four: number): number =>
  Math.imul((four & 0x0f0f0f0f) + ((four >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24

/** How many bits are set in one word. */
export const countOne = (a: number): number => total(fours(pairs(a)))
/** How many bits are set in two words together. */
export const countTwo = (a: number, b: number): number => total(fours(pairs(a)) + fours(pairs(b)))

/** The number of the lowest bit that is set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

/**
 * Where the pieces of two sides stand, as bits in noted words: bit i belongs to the i-th cell played on. So the few pieces
 * of a side are found without looking at the whole board.
 */
export class Standing {
  /** How many words a side has. */
  readonly width: number
  /** Where its words start: those of the first side, then those of the second. */
  first = 0
  private readonly cells: number
  private readonly codes: readonly number[]
  readonly field: Int16Array
  readonly wordOf: Uint8Array
  readonly bitOf: Int32Array

  constructor(size: number, cells: number, codes: readonly number[], field: Int16Array) {
    this.cells = cells
    this.codes = codes
    this.field = field
    this.width = Math.ceil(field.length / BITS)
    this.wordOf = new Uint8Array(size)
    this.bitOf = new Int32Array(size).fill(NOWHERE)
    for (const [i, c] of field.entries()) {
      this.wordOf[c] = Math.floor(i / BITS)
      this.bitOf[c] = 1 << (i % BITS)
    }
  }

  /** Takes its words; after the parts of a game have taken theirs, whose numbers are in the hash. */
  allot(layout: Layout): void {
    this.first = layout.range('standing', 2 * this.width)
  }

  derive(p: Position): void {
    for (let i = 0; i < 2 * this.width; i++) p.note(this.first + i, 0)
    for (let side = 0; side < 2; side++)
      for (let i = 0; i < this.field.length; i++)
        if (p.words[this.cells + this.field[i]!] === this.codes[side]) this.change(p, side, this.field[i]!)
  }

  /** A piece of a side has come to a cell, or has left it. */
  change(p: Position, side: number, cell: number): void {
    const at = this.first + side * this.width + this.wordOf[cell]!
    p.note(at, p.words[at]! ^ this.bitOf[cell]!)
  }

  /** A piece of a side has gone from one cell to another. */
  move(p: Position, side: number, from: number, to: number): void {
    if (this.width > 1) {
      this.change(p, side, from)
      this.change(p, side, to)
      return
    }
    const at = this.first + side
    p.note(at, p.words[at]! ^ this.bitOf[from]! ^ this.bitOf[to]!)
  }

  /** Writes down the cells of a side in the order of the cells played on, and tells how many they are. */
  list(p: Position, side: number, out: Int16Array): number {
    const { width, field } = this
    const at = this.first + side * width
    let n = 0
    for (let w = 0; w < width; w++)
      for (let bits = p.words[at + w]!; bits !== 0; bits &= bits - 1)
        out[n++] = field[w * BITS + lowest(bits)]!
    return n
  }

  /** The cells of equal depth as bits, the smallest depth first. */
  layers(depth: readonly number[]): Int32Array {
    const depths = [...new Set(depth)].sort((a, b) => a - b)
    const layers = new Int32Array(depths.length * this.width)
    for (const c of this.field)
      layers[depths.indexOf(depth[c]!) * this.width + this.wordOf[c]!]! |= this.bitOf[c]!
    return layers
  }

  /** Whether a piece of a side stands on the layer whose words start at `first`. */
  anyIn(p: Position, side: number, layers: Int32Array, first: number): boolean {
    const { width } = this
    if (width === 1) return (p.words[this.first + side]! & layers[first]!) !== 0
    const at = this.first + side * width
    for (let w = 0; w < width; w++) if ((p.words[at + w]! & layers[first + w]!) !== 0) return true
    return false
  }
}
