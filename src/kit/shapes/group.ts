import type { Layout, Position } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'

/**
 * Groups of touching stones of one colour with their liberties, in noted words. `link` leads to another stone of the
 * group (a root to itself), `ring` goes round all its stones; the root holds the size and the liberties, counted once for every
 * stone that touches the empty cell. `cells` is where the range of stones starts; it must end in a wall.
 */
export class Groups {
  private readonly cells: number
  private readonly link: number
  private readonly ring: number
  private readonly sizes: number
  private readonly free: number
  private readonly near: Int16Array
  private readonly degree: number

  constructor(layout: Layout, board: Board, cells: number, dirs: readonly number[]) {
    this.cells = cells
    this.degree = dirs.length
    this.link = layout.range('group-link', board.size)
    this.ring = layout.range('group-ring', board.size)
    this.sizes = layout.range('group-size', board.size)
    this.free = layout.range('group-liberties', board.size)
    this.near = new Int16Array(board.size * dirs.length)
    for (let c = 0; c < board.size; c++)
      for (const [k, d] of dirs.entries())
        this.near[c * dirs.length + k] = board.next[c * board.dirs.length + d]!
  }

  /** The neighbour number `k` of a cell, or the wall. */
  beside(cell: number, k: number): number {
    return this.near[cell * this.degree + k]!
  }
  root(p: Position, stone: number): number {
    const { words } = p
    const { link } = this
    let at = stone
    while (words[link + at]! !== at) at = words[link + at]!
    return at
  }
  size(p: Position, stone: number): number {
    return p.words[this.sizes + this.root(p, stone)]!
  }
  /** 0 exactly when the group has no liberty; exact for a single stone. */
  liberties(p: Position, stone: number): number {
    return p.words[this.free + this.root(p, stone)]!
  }
  /** The next stone of the group, round and round. */
  after(p: Position, stone: number): number {
    return p.words[this.ring + stone]!
  }

  /** Finds all groups anew. */
  build(p: Position): void {
    const { cells, degree, near, free } = this
    const { words } = p
    const size = near.length / degree
    for (let c = 0; c < size; c++) {
      if (words[cells + c] === 0) continue
      let open = 0
      for (let k = c * degree; k < (c + 1) * degree; k++) if (words[cells + near[k]!] === 0) open++
      p.note(this.link + c, c)
      p.note(this.ring + c, c)
      p.note(this.sizes + c, 1)
      p.note(free + c, open)
    }
    for (let c = 0; c < size; c++)
      for (let k = c * degree; k < (c + 1) * degree; k++) {
        const n = near[k]!
        if (n >= c || words[cells + c] === 0 || words[cells + n] !== words[cells + c]) continue
        const [a, b] = [this.root(p, c), this.root(p, n)]
        if (a !== b) this.join(p, a, b)
      }
  }

  /** A stone has come to `cell` (its code is on the board already). */
  add(p: Position, cell: number): void {
    const { cells, degree, near, free } = this
    const { words } = p
    const own = words[cells + cell]!
    p.note(this.link + cell, cell)
    p.note(this.ring + cell, cell)
    p.note(this.sizes + cell, 1)
    let open = 0
    for (let k = cell * degree; k < (cell + 1) * degree; k++) if (words[cells + near[k]!] === 0) open++
    p.note(free + cell, open)
    let top = cell
    for (let k = cell * degree; k < (cell + 1) * degree; k++) {
      const n = near[k]!
      const code = words[cells + n]!
      if (code <= 0) continue
      const other = this.root(p, n)
      p.note(free + other, words[free + other]! - 1)
      if (code === own && other !== top) top = this.join(p, top, other)
    }
  }

  private join(p: Position, a: number, b: number): number {
    const { words } = p
    const { sizes, free, ring } = this
    const [top, under] = words[sizes + a]! < words[sizes + b]! ? [b, a] : [a, b]
    p.note(this.link + under, top)
    p.note(sizes + top, words[sizes + a]! + words[sizes + b]!)
    p.note(free + top, words[free + a]! + words[free + b]!)
    const after = words[ring + a]!
    p.note(ring + a, words[ring + b]!)
    p.note(ring + b, after)
    return top
  }

  /** The stone of `cell` is gone (its cell is empty already) as one of a group that goes as a whole. */
  leave(p: Position, cell: number): void {
    const { cells, degree, near, free } = this
    for (let k = cell * degree; k < (cell + 1) * degree; k++) {
      const n = near[k]!
      if (p.words[cells + n]! <= 0) continue
      const other = this.root(p, n)
      p.note(free + other, p.words[free + other]! + 1)
    }
  }

  /** Whether `cell` is the last liberty of the group of the stone `n` beside it. */
  lastLiberty(p: Position, cell: number, n: number): boolean {
    const { degree, near } = this
    const root = this.root(p, n)
    let left = p.words[this.free + root]!
    if (left > degree) return false
    for (let k = cell * degree; k < (cell + 1) * degree; k++) {
      const other = near[k]!
      if (p.words[this.cells + other]! > 0 && this.root(p, other) === root) left--
    }
    return left === 0
  }

  /** Whether a stone `own` on the empty `cell` would have a liberty, be it by taking others. */
  lives(p: Position, cell: number, own: number): boolean {
    const { cells, degree, near } = this
    const { words } = p
    for (let k = cell * degree; k < (cell + 1) * degree; k++) if (words[cells + near[k]!] === 0) return true
    for (let k = cell * degree; k < (cell + 1) * degree; k++) {
      const n = near[k]!
      const code = words[cells + n]!
      if (code > 0 && (code === own) !== this.lastLiberty(p, cell, n)) return true
    }
    return false
  }

  /** How many stones of others a stone \`own\` on the empty \`cell\` would take. */
  prey(p: Position, cell: number, own: number): number {
    const { cells, degree } = this
    let sum = 0
    for (let k = 0; k < degree; k++) {
      const n = this.beside(cell, k)
      const code = p.words[cells + n]!
      if (code <= 0 || code === own || !this.lastLiberty(p, cell, n)) continue
      // A group that touches the cell twice is counted once.
      let counted = false
      for (let j = 0; j < k; j++) {
        const other = this.beside(cell, j)
        if (p.words[cells + other] === code && this.root(p, other) === this.root(p, n)) counted = true
      }
      if (!counted) sum += this.size(p, n)
    }
    return sum
  }
}
