import { fail, ok, type Codec, type Layout, type Player, type Position } from '../../../engine/index.ts'
import { dirOf, noPiece, step, thingsCodec, type Board } from '../../../kit/index.ts'

/** How a fence lies: level between two rows, or upright between two columns. */
export type Lie = 'lying' | 'standing'
export const LIES: readonly Lie[] = ['lying', 'standing']

/**
 * Fences on a board of squares. Each cuts a block of 2 × 2 cells and is named after the lower left of them, its foot: the word
 * of the foot holds 1 + 2 × owner for a lying fence, one more for a standing one. Which ways are open and which points
 * are touched follows from that, in noted words.
 */
export class Fences {
  private readonly start: number
  private readonly open: number
  private readonly touched: number
  private readonly cols: number
  private readonly rows: number
  private readonly board: Board
  private readonly queue: Int16Array
  /** Directions: north, north-east and so on, as the board has them. */
  private readonly north: number
  private readonly east: number

  constructor(layout: Layout, board: Board, cols: number, rows: number, start: number) {
    this.board = board
    this.cols = cols
    this.rows = rows
    this.start = start
    this.open = layout.range('open', board.size)
    this.touched = layout.range('touched', (cols + 1) * (rows + 1))
    this.queue = new Int16Array(board.size)
    this.north = dirOf(board, 'n')
    this.east = dirOf(board, 'e')
  }

  at(p: Position, foot: number): number {
    return foot === this.board.size ? 0 : p.words[this.start + foot]!
  }
  lieAt(p: Position, foot: number): Lie | undefined {
    const code = this.at(p, foot)
    return code === 0 ? undefined : LIES[(code - 1) & 1]
  }
  ownerAt(p: Position, foot: number): number {
    return (this.at(p, foot) - 1) >> 1
  }
  /** Whether a fence with this foot lies on the board at all. */
  isFoot(foot: number): boolean {
    return foot % this.cols < this.cols - 1 && foot < this.board.size - this.cols
  }
  private is(p: Position, foot: number, lie: Lie): boolean {
    const code = this.at(p, foot)
    return code !== 0 && ((code - 1) & 1) === (lie === 'lying' ? 0 : 1)
  }
  /** The foot one step to the left or below; the wall where there is none. */
  private before(foot: number, lie: Lie): number {
    return step(this.board, foot, lie === 'lying' ? this.east + 4 : this.north + 4)
  }
  private after(foot: number, lie: Lie): number {
    return step(this.board, foot, lie === 'lying' ? this.east : this.north)
  }

  /** Whether another fence crosses this one or shares a side with it. */
  isTaken(p: Position, foot: number, lie: Lie): boolean {
    return (
      this.at(p, foot) !== 0 ||
      this.is(p, this.before(foot, lie), lie) ||
      this.is(p, this.after(foot, lie), lie)
    )
  }

  put(p: Position, foot: number, lie: Lie, owner: number): void {
    p.put(this.start + foot, 1 + 2 * owner + (lie === 'lying' ? 0 : 1))
    this.note(p, foot, lie)
  }
  derive(p: Position): void {
    for (let i = 0; i < (this.cols + 1) * (this.rows + 1); i++) p.note(this.touched + i, 0)
    for (let c = 0; c < this.board.size; c++) this.noteWays(p, c)
    for (let c = 0; c < this.board.size; c++) {
      const lie = this.lieAt(p, c)
      if (lie) this.note(p, c, lie)
    }
  }

  private note(p: Position, foot: number, lie: Lie): void {
    for (let k = -1; k <= 1; k++) p.note(this.touched + this.point(foot, lie, k), 1)
    const [x, y] = [foot % this.cols, Math.floor(foot / this.cols)]
    for (let row = Math.max(0, y - 1); row <= Math.min(this.rows - 1, y + 2); row++)
      for (let col = Math.max(0, x - 1); col <= Math.min(this.cols - 1, x + 2); col++)
        this.noteWays(p, row * this.cols + col)
  }
  /** The points of a fence among the corners of all cells: its middle is 0, its ends -1 and 1. */
  private point(foot: number, lie: Lie, k: number): number {
    const middle = (Math.floor(foot / this.cols) + 1) * (this.cols + 1) + (foot % this.cols) + 1
    return middle + k * (lie === 'lying' ? 1 : this.cols + 1)
  }
  private isFixed(p: Position, point: number): boolean {
    const [x, y] = [point % (this.cols + 1), Math.floor(point / (this.cols + 1))]
    return x === 0 || y === 0 || x === this.cols || y === this.rows || p.words[this.touched + point] !== 0
  }
  /** A new fence that meets the rim and other fences in less than two points cannot shut anything off. */
  mayEnclose(p: Position, foot: number, lie: Lie): boolean {
    let fixed = 0
    for (let k = -1; k <= 1; k++) if (this.isFixed(p, this.point(foot, lie, k))) fixed++
    return fixed >= 2
  }

  /** Whether nothing stands on the side between a cell and the next one to the north or east. */
  private isSideOpen(p: Position, c: number, dir: number): boolean {
    const lie = dir === this.north ? 'lying' : 'standing'
    return (
      step(this.board, c, dir) !== this.board.size &&
      !this.is(p, c, lie) &&
      !this.is(p, this.before(c, lie), lie)
    )
  }
  /** One step along a side or across it; southwards and westwards are asked from the other cell. */
  private isStraightOpen(p: Position, c: number, dir: number): boolean {
    if (dir === this.north || dir === this.east) return this.isSideOpen(p, c, dir)
    const other = step(this.board, c, dir)
    return other !== this.board.size && this.isSideOpen(p, other, dir - 4)
  }
  private noteWays(p: Position, c: number): void {
    let open = 0
    for (let dir = 0; dir < 8; dir++) {
      if (dir % 2 === 0) {
        if (this.isStraightOpen(p, c, dir)) open |= 1 << dir
        continue
      }
      const [one, two] = [dir - 1, (dir + 1) % 8]
      if (this.isRoundOpen(p, c, one, two) || this.isRoundOpen(p, c, two, one)) open |= 1 << dir
    }
    p.note(this.open + c, open)
  }
  /** A corner is passed when one of the two ways round it is open. */
  private isRoundOpen(p: Position, c: number, first: number, second: number): boolean {
    return this.isStraightOpen(p, c, first) && this.isStraightOpen(p, step(this.board, c, first), second)
  }

  isOpen(p: Position, c: number, dir: number): boolean {
    return ((p.words[this.open + c]! >> dir) & 1) === 1
  }
  /** Fills `far` with the steps from each cell to the nearest goal past the fences; -1 where no way leads. */
  flood(p: Position, goals: readonly number[], far: Int16Array): void {
    const { queue, board } = this
    far.fill(-1)
    let n = 0
    for (let i = 0; i < goals.length; i++) {
      far[goals[i]!] = 0
      queue[n++] = goals[i]!
    }
    for (let i = 0; i < n; i++) {
      const c = queue[i]!
      const open = p.words[this.open + c]!
      for (let dir = 0; dir < 8; dir++) {
        if (!((open >> dir) & 1)) continue
        const next = board.next[c * 8 + dir]!
        if (far[next] !== -1) continue
        far[next] = far[c]! + 1
        queue[n++] = next
      }
    }
  }
}

/** `{"d4": ["red man", "green lying"]}`: for each cell a word for the man (1 + owner), then as many for the fences. */
export const fencedCodec = (board: Board, players: readonly Player[]): Codec => {
  const men = players.map(({ id }) => `${id} man`)
  const fences = players.flatMap(({ id }) => LIES.map(lie => `${id} ${lie}`))
  return thingsCodec(board, {
    tell: (p, start, c) =>
      [men[p.at(start + c) - 1], fences[p.at(start + board.size + c) - 1]].filter(each => each !== undefined),
    lay(things, p, start, c) {
      for (const each of things) {
        const [man, fence] = [men.indexOf(each), fences.indexOf(each)]
        const at = start + c + (man < 0 ? board.size : 0)
        if (man < 0 && fence < 0) return noPiece(each)
        if (p.at(at) !== 0)
          return fail(
            `Ez itt nem fér el: ${board.names[c]}.`,
            `There is no room for this: ${board.names[c]}.`,
          )
        p.put(at, 1 + Math.max(man, fence))
      }
      return ok(undefined)
    },
  })
}
