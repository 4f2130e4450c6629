import type { Layout, Position } from '../../../engine/index.ts'
import { colOf, rowOf, type Board } from '../../../kit/index.ts'

/** How a fence lies: level between two rows, or upright between two columns. */
export const LIES = ['lying', 'standing'] as const

/** The four sides of fields that meet in a point, as bits. */
const [UP, RIGHT, DOWN, LEFT] = [1, 2, 4, 8]
const isBarred = (shut: number, ...ways: readonly number[]): boolean => ways.every(way => (shut & way) !== 0)
/** By direction, n ne e se s sw w nw: the ways past a point that lead there, each barred by any of its sides. */
const LEVEL = [LEFT]
const UPRIGHT = [DOWN]
const RISING = [LEFT | UP, DOWN | RIGHT]
const FALLING = [UP | RIGHT, LEFT | DOWN]
const WAYS = [LEVEL, RISING, UPRIGHT, FALLING, LEVEL, RISING, UPRIGHT, FALLING]
/** By direction: a bit for every set of shut sides that leaves a way open. */
const OPEN = WAYS.map(ways =>
  Array.from({ length: 16 }, (_, shut) => (isBarred(shut, ...ways) ? 0 : 1 << shut)).reduce((a, b) => a | b),
)
/** By direction: the corner of the field that the way there passes, from its lower left one. */
const CORNERS = [
  [1, 1],
  [1, 1],
  [1, 1],
  [1, 0],
  [1, 0],
  [0, 0],
  [0, 1],
  [0, 1],
] as const

/**
 * Where fences stand, for those who go between them: for every corner of the fields the sides that are shut there, in noted
 * words; the rim is shut as by fences. A fence has its middle on the upper right corner of its foot.
 */
export class Fences {
  private readonly shut: number
  private readonly board: Board
  /** Points in a row, and all of them. */
  private readonly across: number
  private readonly points: number
  private readonly corner: Int16Array
  private readonly queue: Int16Array

  constructor(layout: Layout, board: Board, cols: number, rows: number) {
    this.board = board
    this.across = cols + 1
    this.points = (cols + 1) * (rows + 1)
    this.shut = layout.range('shut', this.points)
    this.queue = new Int16Array(board.size)
    this.corner = Int16Array.from(
      board.cells.flatMap((_, c) =>
        CORNERS.map(([x, y]) => (rowOf(board, c) + y) * this.across + colOf(board, c) + x),
      ),
    )
  }

  clear(p: Position): void {
    const { across, points } = this
    for (let at = 0; at < points; at++) {
      const beside = at % across === 0 || at % across === across - 1 ? UP | DOWN : 0
      const along = at < across || at >= points - across ? LEFT | RIGHT : 0
      p.note(this.shut + at, beside | along)
    }
  }
  add(p: Position, foot: number, lie: number): void {
    const middle = this.shut + this.corner[foot * 8]!
    const [before, after, step] = lie === 0 ? [LEFT, RIGHT, 1] : [DOWN, UP, this.across]
    p.note(middle - step!, p.words[middle - step!]! | after!)
    p.note(middle, p.words[middle]! | before! | after!)
    p.note(middle + step!, p.words[middle + step!]! | before!)
  }
  /** Whether a fence would share a side with another one. */
  overlaps(p: Position, foot: number, lie: number): boolean {
    return (p.words[this.shut + this.corner[foot * 8]!]! & (lie === 0 ? LEFT | RIGHT : UP | DOWN)) !== 0
  }
  /** A new fence that meets the rim and other fences in less than two points cannot shut anything off. */
  mayEnclose(p: Position, foot: number, lie: number): boolean {
    const middle = this.shut + this.corner[foot * 8]!
    const step = lie === 0 ? 1 : this.across
    let fixed = 0
    for (let at = middle - step; at <= middle + step; at += step) if (p.words[at] !== 0) fixed++
    return fixed >= 2
  }
  isOpen(p: Position, c: number, dir: number): boolean {
    return ((OPEN[dir]! >> p.words[this.shut + this.corner[c * 8 + dir]!]!) & 1) === 1
  }
  /** Fills `far` with the steps from each field to the nearest goal; -1 where no way leads. */
  flood(p: Position, goals: readonly number[], far: Int16Array): void {
    const { board, queue } = this
    far.fill(-1)
    let n = 0
    for (let i = 0; i < goals.length; i++) {
      far[goals[i]!] = 0
      queue[n++] = goals[i]!
    }
    for (let i = 0; i < n; i++) {
      const c = queue[i]!
      for (let dir = 0; dir < 8; dir++) {
        const next = board.next[c * 8 + dir]!
        if (next === board.size || far[next] !== -1 || !this.isOpen(p, c, dir)) continue
        far[next] = far[c]! + 1
        queue[n++] = next
      }
    }
  }
}
