import type { Position } from '../../engine/index.ts'
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
 * is the steps from the cell it sets off from, the end last; all are equally long. `cells` is where the range of pieces starts;
 * it must end in a wall, where ways off the board lead.
 */
export class Routes {
  /** How many ways set off from each cell. */
  readonly count: number
  private readonly table: Int16Array
  private readonly length: number
  private readonly cells: number

  constructor(board: Board, cells: number, ways: readonly (readonly Offset[])[]) {
    const found = squareAt(board)
    this.count = ways.length
    this.length = ways[0]!.length
    this.cells = cells
    this.table = Int16Array.from(
      board.cells.flatMap(({ x, y }) =>
        ways.flatMap(way => {
          const walked = way.map(([right, up]) => found(x + right, y - up))
          return walked.includes(board.size) ? walked.map(() => board.size) : walked
        }),
      ),
    )
  }

  /** The cells of a way are asked by their place on it, from 0 to `last`, where it ends. */
  cell(c: number, way: number, place: number): number {
    return this.table[(c * this.count + way) * this.length + place]!
  }
  get last(): number {
    return this.length - 1
  }
  end(c: number, way: number): number {
    return this.table[(c * this.count + way + 1) * this.length - 1]!
  }
  /** Whether any way leads from one cell to the other. */
  leads(c: number, to: number): boolean {
    for (let way = 0; way < this.count; way++) if (this.end(c, way) === to) return true
    return false
  }
  /** How many enemies stand on the way; -1 when it is closed. */
  meets(p: Position, c: number, way: number, enemy: number): number {
    const { table, cells } = this
    const { words } = p
    let at = (c * this.count + way) * this.length
    const end = at + this.length - 1
    if (words[cells + table[end]!] !== 0) return -1
    let n = 0
    for (; at < end; at++) {
      const code = words[cells + table[at]!]!
      if (code === enemy) n++
      else if (code !== 0) return -1
    }
    return n
  }
  /** The cells on the way where a piece stands. */
  met(p: Position, c: number, way: number): number[] {
    const walked = Array.from({ length: this.last }, (_, place) => this.cell(c, way, place))
    return walked.filter(at => p.at(this.cells + at) > 0)
  }
  /** Whether an enemy stands on any open way. */
  meetsAny(p: Position, c: number, enemy: number): boolean {
    for (let way = 0; way < this.count; way++) if (this.meets(p, c, way, enemy) > 0) return true
    return false
  }
}
