import type { Layout, Move, Moves, Position, Rng, Words } from '../engine/index.ts'
import { bitsIn } from './bits.ts'
import { cellOf, isInWindow, type Board, type Growth } from './boards/index.ts'
import { CellList } from './cell-list.ts'
import type { PieceSet } from './pieces.ts'

const COUNT = Uint8Array.from({ length: 64 }, (_, bits) => bitsIn(bits))

export interface AreaOptions {
  /** The most tiles that ever lie. */
  readonly tiles: number
  /** How many tiles a new one must touch; the second tile touches the first. */
  readonly touch: 1 | 2
  /** The cell of the first tile. */
  readonly first: number
  /** What a tile tells the empty cell beyond one of its sides, as bits; the bits of several tiles are joined. */
  readonly tells?: (code: number, side: number) => number
  /** The number of codes a cell can hold. */
  readonly codes: number
}

/**
 * The tiles of a table that grows, and the empty cells beside them. `cells` is where the range of the tiles begins; the
 * words allotted here follow from it.
 */
export class GrowingArea {
  readonly board: Board
  readonly cells: number
  /** For an empty cell: a bit for each side where a tile lies, and above them what the tiles tell it. */
  readonly near: number
  /** The empty cells that touch a tile. */
  readonly edge: CellList
  readonly first: number
  /** The number of sides of a cell, which is where the told bits begin. */
  readonly sides: number
  protected readonly tiles: number
  private readonly most: number
  private readonly touch: number
  /** told[code * sides + side]: the bits a tile joins to the cell beyond this side. */
  private readonly told: Int32Array

  constructor(layout: Layout, board: Board, cells: number, options: AreaOptions) {
    const sides = board.dirs.length
    this.board = board
    this.cells = cells
    this.first = options.first
    this.sides = sides
    this.touch = options.touch
    this.most = options.tiles
    this.near = layout.range('near', board.size)
    // A tile more is at most two cells of edge more, on squares, hexes and triangles.
    this.edge = new CellList(layout, 'edge', board.size, 2 * options.tiles + 8)
    this.tiles = layout.range('tiles', 1)
    this.told = new Int32Array(options.codes * sides)
    for (let code = 0; code < options.codes; code++)
      for (let side = 0; side < sides; side++)
        this.told[code * sides + side] =
          (1 << board.opposite[side]!) | ((options.tells?.(code, side) ?? 0) << sides)
  }

  /** How many tiles lie. */
  count(p: Position): number {
    return p.words[this.tiles]!
  }

  /** What is near an empty cell once a tile with this code lies beyond the given side of the tile's own cell. */
  joined(words: Int32Array, cell: number, side: number, code: number): number {
    return words[this.near + cell]! | this.told[code * this.sides + side]!
  }

  /** Whether a tile may be laid here as far as touching goes; the cell is empty. */
  isOpen(words: Int32Array, cell: number): boolean {
    const tiles = words[this.tiles]!
    if (tiles === 0) return cell === this.first
    return COUNT[words[this.near + cell]! & ((1 << this.sides) - 1)]! >= (tiles === 1 ? 1 : this.touch)
  }

  lay(p: Position, cell: number, code: number): void {
    p.put(this.cells + cell, code)
    p.note(this.tiles, p.words[this.tiles]! + 1)
    if (p.words[this.near + cell] !== 0) {
      p.note(this.near + cell, 0)
      this.edge.remove(p, cell)
    }
    this.spread(p, cell, code)
  }

  /** Tells the empty neighbours of a tile that it lies there. */
  protected spread(p: Position, cell: number, code: number): void {
    const { board, cells, near, sides } = this
    const { words } = p
    for (let side = 0; side < sides; side++) {
      const n = board.next[cell * sides + side]!
      if (n === board.size || words[cells + n] !== 0) continue
      if (words[near + n] === 0) this.edge.add(p, n)
      p.note(near + n, this.joined(words, n, side, code))
    }
  }

  /** Lists the open cells as moves: the cell's number times `ways`, plus each way a tile can lie there. */
  list(p: Position, out: Moves, ways = 1): void {
    if (p.words[this.tiles] === 0) {
      for (let way = 0; way < ways; way++) out.add(this.first * ways + way)
      return
    }
    for (let i = this.edge.count(p) - 1; i >= 0; i--) {
      const cell = this.edge.at(p, i)
      if (!this.isOpen(p.words, cell)) continue
      for (let way = 0; way < ways; way++) out.add(cell * ways + way)
    }
  }

  /** An open cell at random. */
  any(p: Position, rng: Rng): number {
    if (p.words[this.tiles] === 0) return this.first
    for (;;) {
      const cell = this.edge.any(p, rng)
      if (this.isOpen(p.words, cell)) return cell
    }
  }

  /** All of it anew from the tiles. */
  derive(p: Position): void {
    const { board, cells, near } = this
    this.edge.clear(p)
    for (let c = 0; c < board.size; c++) p.note(near + c, 0)
    const laid = this.laid(p)
    p.note(this.tiles, laid.length)
    // The edge of more tiles than can ever lie has no room; `flaw` refuses them.
    if (laid.length <= this.most) for (const c of laid) this.spread(p, c, p.words[cells + c]!)
  }

  /** The cells that hold tiles, for what is not asked often. */
  laid(p: Position): number[] {
    return this.board.cells.flatMap((_, c) => (p.at(this.cells + c) === 0 ? [] : [c]))
  }

  /** Tiles that could not have come to lie like this. */
  flaw(p: Position): Words | undefined {
    const { board, cells, sides } = this
    if (this.count(p) > this.most)
      return { hu: `Legfeljebb ${this.most} lap lehet.`, en: `There can be ${this.most} tiles at most.` }
    const met = new Set(this.laid(p).slice(0, 1))
    for (const c of met)
      for (let side = 0; side < sides; side++) {
        const n = board.next[c * sides + side]!
        if (n !== board.size && p.at(cells + n) !== 0) met.add(n)
      }
    return met.size === this.count(p)
      ? undefined
      : { hu: 'A lapok nem függnek össze.', en: 'The tiles are not connected.' }
  }

  /**
   * What people try on the cells they see, in vain: a tile where one lies, or apart from the others. Moves are those of
   * `list`.
   */
  tries(p: Position, ways: number, why: { taken: number; apart: number }, out: Moves, reasons: Moves): void {
    const shown = this.window(p)
    for (const [cell, shape] of this.board.cells.entries()) {
      if (!isInWindow(shape, shown)) continue
      const taken = p.at(this.cells + cell) !== 0
      if (!taken && this.isOpen(p.words, cell)) continue
      for (let way = 0; way < ways; way++) {
        out.add(cell * ways + way)
        reasons.add(taken ? why.taken : why.apart)
      }
    }
  }

  /** What a scene shows: the tiles with a ring of cells around them. */
  window(p: Position): readonly [number, number, number, number] {
    const { board, sides } = this
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    const show = (c: number) => {
      const { outline } = board.cells[c]!
      for (let i = 0; outline && i < outline.length; i += 2) {
        left = Math.min(left, outline[i]!)
        right = Math.max(right, outline[i]!)
        top = Math.min(top, outline[i + 1]!)
        bottom = Math.max(bottom, outline[i + 1]!)
      }
    }
    for (const c of this.count(p) === 0 ? [this.first] : this.laid(p)) {
      show(c)
      for (let side = 0; side < sides; side++) {
        const n = board.next[c * sides + side]!
        if (n !== board.size) show(n)
      }
    }
    // Corners of hexes and triangles stand out, so they are kept off the very edge.
    const rim = sides === 4 ? 0 : 0.12
    return [left - rim, top - rim, right - left + 2 * rim, bottom - top + 2 * rim]
  }
}

/** The area of a game on a `growingBoard`; what a tile tells is said by its code (see `AreaOptions`). */
export const growing = (
  g: { readonly layout: Layout; readonly board: Board; readonly cells: number; readonly pieces: PieceSet },
  growth: Growth,
  tells?: AreaOptions['tells'],
): GrowingArea =>
  new GrowingArea(g.layout, g.board, g.cells, {
    ...growth,
    first: cellOf(g.board, '0'),
    codes: g.pieces.codes,
    ...(tells ? { tells } : {}),
  })

/** Rules to be spread into `standing` where a turn is to lay one tile on any open cell, and a move is the number of that cell. */
export const tileByTile = (area: GrowingArea, why: { readonly taken: number; readonly apart: number }) => ({
  moves: (p: Position, out: Moves): void => area.list(p, out),
  pick: (p: Position, rng: Rng): Move => area.any(p, rng),
  flaw: (p: Position): Words | undefined => area.flaw(p),
  name: (_: Position, m: Move): string | undefined => area.board.names[m],
  points: (_: Position, m: Move): readonly number[] | undefined => (m < area.board.size ? [m] : undefined),
  attempts: (p: Position, out: Moves, reasons: Moves): void => area.tries(p, 1, why, out, reasons),
  scene: (p: Position) => ({ window: area.window(p) }),
  upright: true,
})
