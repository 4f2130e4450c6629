import type { Layout, Position } from '../../engine/index.ts'

/** Pieces on top of each other: `depth` words for each cell, the bottom in the first, and the height in a noted word. */
export class Stacks {
  readonly depth: number
  private readonly cells: number
  private readonly size: number
  private readonly heights: number

  constructor(layout: Layout, cells: number, size: number, depth: number) {
    this.depth = depth
    this.cells = cells
    this.size = size
    this.heights = layout.range('heights', size, { see: 'all' })
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
    const height = p.words[this.heights + c]!
    return height === 0 ? 0 : p.words[this.cells + c * this.depth + height - 1]!
  }
  push(p: Position, c: number, code: number): void {
    const height = p.words[this.heights + c]!
    p.put(this.cells + c * this.depth + height, code)
    p.note(this.heights + c, height + 1)
  }
  /** Takes the top off and tells what it was. */
  pop(p: Position, c: number): number {
    const height = p.words[this.heights + c]! - 1
    const at = this.cells + c * this.depth + height
    const code = p.words[at]!
    p.put(at, 0)
    p.note(this.heights + c, height)
    return code
  }
  /** Carries the upper `count` pieces to another cell, in the same order. */
  carry(p: Position, a: number, b: number, count: number): void {
    const height = p.words[this.heights + a]!
    for (let k = height - count; k < height; k++) {
      this.push(p, b, p.words[this.cells + a * this.depth + k]!)
      p.put(this.cells + a * this.depth + k, 0)
    }
    p.note(this.heights + a, height - count)
  }
  derive(p: Position): void {
    for (let c = 0; c < this.size; c++) {
      let height = 0
      while (height < this.depth && this.at(p, c, height) > 0) height++
      p.note(this.heights + c, height)
    }
  }
}
