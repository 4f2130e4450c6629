import type { Layout, Position } from '../../engine/index.ts'
import { WALL } from '../pieces.ts'

/**
 * Pieces on top of each other: `depth` words for each cell, the bottom in the first. The height and the code on top follow
 * from them and are kept in noted words.
 */
export class Stacks {
  readonly depth: number
  /** Where the codes on top of the cells start, with the wall behind the last one. */
  readonly tops: number
  readonly heights: number
  private readonly cells: number
  private readonly size: number

  constructor(layout: Layout, cells: number, size: number, depth: number) {
    this.depth = depth
    this.cells = cells
    this.size = size
    this.heights = layout.range('heights', size, { see: 'all' })
    this.tops = layout.range('tops', size + 1, { see: 'all', last: WALL })
  }

  height(p: Position, c: number): number {
    return p.words[this.heights + c]!
  }
  /** The code at a height, the bottom at 0. */
  at(p: Position, c: number, level: number): number {
    return p.words[this.cells + c * this.depth + level]!
  }
  /** The code on top; 0 when the cell is empty. */
  top(p: Position, c: number): number {
    return p.words[this.tops + c]!
  }
  push(p: Position, c: number, code: number): void {
    const height = p.words[this.heights + c]!
    p.put(this.cells + c * this.depth + height, code)
    p.note(this.heights + c, height + 1)
    p.note(this.tops + c, code)
  }
  /** Takes the top off and tells what it was. */
  pop(p: Position, c: number): number {
    const code = p.words[this.tops + c]!
    this.cut(p, c, p.words[this.heights + c]! - 1)
    return code
  }
  /** Puts another piece in the place of the one on top. */
  setTop(p: Position, c: number, code: number): void {
    p.put(this.cells + c * this.depth + p.words[this.heights + c]! - 1, code)
    p.note(this.tops + c, code)
  }
  /** Puts a piece under those that stand there. */
  pushBottom(p: Position, c: number, code: number): void {
    const first = this.cells + c * this.depth
    const height = p.words[this.heights + c]!
    for (let k = height; k > 0; k--) p.put(first + k, p.words[first + k - 1]!)
    p.put(first, code)
    p.note(this.heights + c, height + 1)
    if (height === 0) p.note(this.tops + c, code)
  }
  /** Takes the lowest piece away and tells what it was; the others sink. */
  popBottom(p: Position, c: number): number {
    const first = this.cells + c * this.depth
    const height = p.words[this.heights + c]! - 1
    const code = p.words[first]!
    for (let k = 0; k < height; k++) p.put(first + k, p.words[first + k + 1]!)
    this.cut(p, c, height)
    return code
  }
  /** Carries the upper `count` pieces to another cell, in the same order. */
  carry(p: Position, a: number, b: number, count: number): void {
    const height = p.words[this.heights + a]!
    for (let k = height - count; k < height; k++) this.push(p, b, p.words[this.cells + a * this.depth + k]!)
    this.cut(p, a, height - count)
  }
  derive(p: Position): void {
    for (let c = 0; c < this.size; c++) {
      let height = 0
      while (height < this.depth && this.at(p, c, height) > 0) height++
      p.note(this.heights + c, height)
      p.note(this.tops + c, height === 0 ? 0 : this.at(p, c, height - 1))
    }
  }
  /** Takes off what lies above a height. */
  private cut(p: Position, c: number, height: number): void {
    const first = this.cells + c * this.depth
    for (let k = p.words[this.heights + c]! - 1; k >= height; k--) p.put(first + k, 0)
    p.note(this.heights + c, height)
    p.note(this.tops + c, height === 0 ? 0 : p.words[first + height - 1]!)
  }
}
