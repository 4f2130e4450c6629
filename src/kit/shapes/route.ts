import type { Moves, Position } from '../../engine/index.ts'
import { squareAt, type Board } from '../boards/index.ts'

type Offset = readonly [x: number, y: number]

/** The two ways with one bend to each cell a knight's move away: the long leg first, then the short leg first. */
export const KNIGHT_ROUTES: readonly (readonly Offset[])[] = [-2, 2].flatMap(long =>
  [-1, 1].flatMap(short => {
    const ways: Offset[][] = [
      [
        [long / 2, 0],
        [long, 0],
        [long, short],
      ],
      [
        [0, short],
        [long / 2, short],
        [long, short],
      ],
    ]
    return [...ways, ...ways.map(way => way.map(([x, y]) => [y, x] as const))]
  }),
)

/**
 * Ways that a piece walks cell by cell to an empty cell. Own pieces close a way; enemies on it are met, and may be taken. Each way
 * is the steps from the cell it sets off from, the end last; all are equally long. Ways off the board are left out, so they are
 * numbered anew for each cell. `cells` is where the range of pieces starts.
 */
export class Routes {
  /** How many cells a way has before its end. */
  readonly length: number
  private readonly table: Int16Array
  private readonly first: Int32Array
  private readonly cells: number

  constructor(board: Board, cells: number, ways: readonly (readonly Offset[])[]) {
    const at = squareAt(board)
    const walked = board.cells.map(({ x, y }) =>
      ways
        .map(way => way.map(([right, up]) => at(x + right, y - up)))
        .filter(way => !way.includes(board.size)),
    )
    this.length = ways[0]!.length - 1
    this.cells = cells
    this.table = Int16Array.from(walked.flat(2))
    this.first = new Int32Array(board.size + 1)
    for (const [c, open] of walked.entries())
      this.first[c + 1] = this.first[c]! + open.length * (this.length + 1)
  }

  /** The cell of a way by its place on it, counted from 0. */
  cell(c: number, way: number, place: number): number {
    return this.table[this.first[c]! + way * (this.length + 1) + place]!
  }
  /** Whether any way leads from one cell to the other. */
  leads(c: number, to: number): boolean {
    const { table, length } = this
    for (let r = this.first[c]! + length; r < this.first[c + 1]!; r += length + 1)
      if (table[r] === to) return true
    return false
  }
  /** The cells on the way where a piece stands. */
  met(p: Position, c: number, way: number): number[] {
    const walked = Array.from({ length: this.length }, (_, place) => this.cell(c, way, place))
    return walked.filter(at => p.at(this.cells + at) > 0)
  }
  /** How many enemies stand on the way whose cells are listed before `end` in the table; -1 when it is closed. */
  private enemies(words: Int32Array, end: number, enemy: number): number {
    const { table, cells } = this
    if (words[cells + table[end]!] !== 0) return -1
    let n = 0
    for (let r = end - this.length; r < end; r++) {
      const code = words[cells + table[r]!]!
      if (code === enemy) n++
      else if (code !== 0) return -1
    }
    return n
  }
  /** Adds each open way that meets enemies as `pack(c, end, way + 1)`; with 'all' also the other ends, each once, as `pack(c, end)`. */
  list(p: Position, c: number, enemy: number, which: 'meeting' | 'all', out: Moves): void {
    const { table, length, cells } = this
    const { words } = p
    const stop = this.first[c + 1]!
    out.reserve(stop - this.first[c]!)
    const { list } = out
    let { n } = out
    let last = which === 'all' ? -1 : -2
    ways: for (let start = this.first[c]!, way = 1; start < stop; start += length + 1, way++) {
      const end = start + length
      const target = table[end]!
      if (words[cells + target] !== 0) continue
      let found = 0
      for (let k = start; k < end; k++) {
        const code = words[cells + table[k]!]!
        if (code === enemy) found++
        else if (code !== 0) continue ways
      }
      if (found > 0) list[n++] = c | (target << 10) | (way << 20)
      else if (last !== -2 && target !== last) list[n++] = c | ((last = target) << 10)
    }
    out.n = n
  }
  /** Whether an open way meets an enemy. */
  meets(p: Position, c: number, enemy: number): boolean {
    const end = this.first[c + 1]!
    for (let r = this.first[c]! + this.length; r < end; r += this.length + 1)
      if (this.enemies(p.words, r, enemy) > 0) return true
    return false
  }
}
