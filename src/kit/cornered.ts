import type { Layout, Position } from '../engine/index.ts'
import { cellOf, type Board } from './boards/index.ts'
import { GrowingArea, type AreaOptions } from './growing.ts'

/**
 * A growing area of squares that always begins in column A and row 1 (see `corneredBoard`): one that grows to the left or
 * upwards moves.
 */
export class CorneredArea extends GrowingArea {
  /** Where the words begin that hold its width and height. */
  readonly wide: number
  readonly high: number
  readonly col: Int16Array
  readonly row: Int16Array
  /** The cells of a row follow each other. */
  private readonly rowStart: Int16Array
  private readonly movedTo: Int16Array
  private readonly codes: Int16Array

  constructor(layout: Layout, board: Board, cells: number, options: Omit<AreaOptions, 'first'>) {
    super(layout, board, cells, { ...options, first: cellOf(board, 'A1') })
    this.wide = layout.range('wide', 1)
    this.high = layout.range('high', 1)
    this.col = Int16Array.from(board.cells, cell => cell.x)
    this.row = Int16Array.from(board.cells, cell => cell.y)
    this.rowStart = Int16Array.from({ length: this.row.at(-1)! + 1 }, (_, y) => this.row.indexOf(y))
    this.movedTo = new Int16Array(board.size)
    this.codes = new Int16Array(board.size)
  }

  /** Whether a tile here would make the area wider or higher than this. */
  isBeyond(words: Int32Array, cell: number, most: number): boolean {
    const [x, y] = [this.col[cell]!, this.row[cell]!]
    return (
      (words[this.wide]! >= most && (x === 0 || x > words[this.wide]!)) ||
      (words[this.high]! >= most && (y === 0 || y > words[this.high]!))
    )
  }

  /** Makes room for a tile on this cell, and tells which cell it is then. */
  makeRoom(p: Position, cell: number): number {
    const [x, y] = [this.col[cell]!, this.row[cell]!]
    const to = this.settled(cell)
    if (to !== cell) this.shift(p, p.words[this.wide]!, p.words[this.high]!, x === 0 ? 1 : 0, y === 0 ? 1 : 0)
    if (x === 0 || x > p.words[this.wide]!) p.note(this.wide, p.words[this.wide]! + 1)
    if (y === 0 || y > p.words[this.high]!) p.note(this.high, p.words[this.high]! + 1)
    return to
  }

  /** Where a tile laid on this cell lies once the area begins in A1 again. */
  settled(cell: number): number {
    const [x, y] = [this.col[cell]!, this.row[cell]!]
    return x === 0 || y === 0 ? this.rowStart[Math.max(1, y)]! + Math.max(1, x) : cell
  }

  /** Moves every tile of the box from (0, 0) to (right, bottom), and works out again what follows from the tiles. */
  private shift(p: Position, right: number, bottom: number, dx: number, dy: number): void {
    const { cells, rowStart, movedTo, codes, row } = this
    let n = 0
    for (let y = 0; y <= bottom; y++)
      for (let x = 0, c = rowStart[y]!; x <= right && row[c] === y; x++, c++) {
        if (p.words[cells + c] === 0) continue
        movedTo[n] = rowStart[y + dy]! + x + dx
        codes[n++] = p.words[cells + c]!
        p.put(cells + c, 0)
      }
    for (let i = this.edge.count(p) - 1; i >= 0; i--) p.note(this.near + this.edge.at(p, i), 0)
    this.edge.clear(p)
    for (let i = 0; i < n; i++) p.put(cells + movedTo[i]!, codes[i]!)
    for (let i = 0; i < n; i++) this.spread(p, movedTo[i]!, codes[i]!)
  }

  /** All of it anew, from tiles that lie anywhere. */
  override derive(p: Position): void {
    super.derive(p)
    const laid = this.laid(p)
    const [xs, ys] = [laid.map(c => this.col[c]!), laid.map(c => this.row[c]!)]
    if (laid.length === 0) return
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    p.note(this.wide, right - left + 1)
    p.note(this.high, bottom - top + 1)
    if (left !== 1 || top !== 1) this.shift(p, right, bottom, 1 - left, 1 - top)
  }
}
