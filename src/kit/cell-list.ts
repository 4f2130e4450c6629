import type { Layout, Move, Moves, Position, Rng } from '../engine/index.ts'

/**
 * A set of cells as a list in noted words: adding, removing and drawing one at random cost the same on every board.
 * The order is of no meaning.
 */
export class CellList {
  private readonly items: number
  private readonly spot: number
  private readonly used: number

  /** `size` is the number of cells, `most` how many of them the list ever holds. */
  constructor(layout: Layout, name: string, size: number, most = size) {
    this.items = layout.range(name, most)
    this.spot = layout.range(`${name}-spot`, size)
    this.used = layout.range(`${name}-count`, 1)
  }

  count(p: Position): number {
    return p.words[this.used]!
  }
  at(p: Position, i: number): number {
    return p.words[this.items + i]!
  }
  clear(p: Position): void {
    p.note(this.used, 0)
  }

  /** The cell must not be in the list. */
  add(p: Position, cell: number): void {
    const n = p.words[this.used]!
    p.note(this.items + n, cell)
    p.note(this.spot + cell, n)
    p.note(this.used, n + 1)
  }

  /** The cell must be in the list. */
  remove(p: Position, cell: number): void {
    const last = p.words[this.used]! - 1
    const hole = p.words[this.spot + cell]!
    const moved = p.words[this.items + last]!
    p.note(this.items + hole, moved)
    p.note(this.spot + moved, hole)
    p.note(this.used, last)
  }

  /** Takes `cell`, which is in the list, for `other`, which is not. */
  replace(p: Position, cell: number, other: number): void {
    const spot = p.words[this.spot + cell]!
    p.note(this.items + spot, other)
    p.note(this.spot + other, spot)
  }

  /** A random cell of the list, or -1 when it is empty. */
  any(p: Position, rng: Rng): number {
    const n = p.words[this.used]!
    return n === 0 ? -1 : p.words[this.items + rng.below(n)]!
  }

  /** Lists every cell as a place to put a piece on (`place` of the standing games). */
  places(p: Position, out: Moves, extra: Move = 0): void {
    const end = this.items + p.words[this.used]!
    for (let i = this.items; i < end; i++) out.add(p.words[i]! * 1025 + extra)
  }

  /** Lists every cell as a move: `base` plus the cell's number. */
  list(p: Position, out: Moves, base: Move = 0): void {
    const end = this.items + p.words[this.used]!
    for (let i = this.items; i < end; i++) out.add(base + p.words[i]!)
  }
}
