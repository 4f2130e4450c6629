import type { Layout, Position } from '../../../engine/index.ts'
import type { Board } from '../../../kit/index.ts'

const NEAR = 16
/** The sides a net leads to, as bits: opposite ones are those of one player. */
export const GOALS = [0b0011, 0b1100]
const [SOUTH, WEST] = [2, 3] as const
/** By player: where the way begins. */
const STARTS = [SOUTH, WEST]
/** The bits of the rims by direction. */
const RIMS = [2, 8, 1, 4]

/**
 * The nets of joined lines. `lines` gives the sides of a laid tile by its code, as bits; `cells` is where the tiles start. Kept
 * in noted words: union-find with the sides of the board that a net leads out of, and for each cell what its neighbours ask.
 */
export class Nets {
  /** For an empty cell: a bit for each side where a tile lies, and four bits higher for each line that comes in. */
  readonly asked: number
  private readonly link: number
  private readonly out: number
  private readonly board: Board
  private readonly cells: number
  private readonly lines: Int8Array
  private readonly best: Int16Array
  private readonly back: Int16Array
  private readonly width: Int16Array
  private readonly lists: [number[], number[]] = [[], []]

  constructor(layout: Layout, board: Board, cells: number, lines: Int8Array) {
    this.board = board
    this.cells = cells
    this.lines = lines
    this.best = new Int16Array(board.size)
    this.back = new Int16Array(board.size)
    this.width = new Int16Array(board.size + 1)
    this.asked = layout.range('asked', board.size + 1)
    this.link = layout.range('link', board.size)
    this.out = layout.range('out', board.size)
  }

  clear(p: Position): void {
    for (let c = 0; c < this.board.size; c++) {
      p.note(this.asked + c, 0)
      p.note(this.link + c, -1)
    }
  }

  private root(words: Int32Array, c: number): number {
    let at = c
    while (words[this.link + at] !== at) at = words[this.link + at]!
    return at
  }

  /** A tile has come to `c`; gives the sides of the board that its net leads out of now. */
  add(p: Position, c: number): number {
    const { board, link, out, asked } = this
    const { words } = p
    const sides = this.lines[words[this.cells + c]!]!
    p.note(link + c, c)
    let top = c
    let bits = 0
    for (let d = 0; d < 4; d++) {
      const n = board.next[c * 4 + d]!
      const line = (sides >> d) & 1
      if (n === board.size) {
        if (line) bits |= RIMS[d]!
        continue
      }
      const back = 1 << board.opposite[d]!
      p.note(asked + n, words[asked + n]! | back | (line ? back * NEAR : 0))
      // A tile that was read but not yet added has no link.
      if (!line || words[link + n]! < 0) continue
      const other = this.root(words, n)
      if (other === top) continue
      bits |= words[out + other]!
      p.note(link + top, other)
      top = other
    }
    p.note(out + top, bits)
    return bits
  }

  /**
   * How many tiles lie between the side `first` and the one opposite, if nobody hindered: lines cost nothing, empty cells one; `far`
   * when there is no way any more. Fills `best` with the same for each cell, that cell counted.
   */
  private reckon(p: Position, best: Int16Array, first: number, far: number): number {
    const { board, cells, lines } = this
    const { words } = p
    const last = board.opposite[first]!
    best.fill(far)
    let least = far
    // Cells that cost the same are looked at together; a laid tile costs nothing, so it joins the present ones.
    let [now, then] = this.lists
    now.length = 0
    then.length = 0
    const reach = (c: number, cost: number, from: number): void => {
      const code = words[cells + c]!
      if (code > 0 && ((lines[code]! >> from) & 1) === 0) return
      const sum = cost + (code === 0 ? 1 : 0)
      if (sum >= best[c]!) return
      best[c] = sum
      if (code === 0) then.push(c)
      else now.push(c)
    }
    for (let c = 0; c < board.size; c++) if (board.next[c * 4 + first] === board.size) reach(c, 0, first)
    for (let cost = 0; cost < least && now.length + then.length > 0; cost++) {
      for (let c = now.pop(); c !== undefined; c = now.pop()) {
        const code = words[cells + c]!
        for (let d = 0; d < 4; d++) {
          if (code > 0 && ((lines[code]! >> d) & 1) === 0) continue
          const n = board.next[c * 4 + d]!
          if (n !== board.size) reach(n, cost, board.opposite[d]!)
          else if (d === last) least = cost
        }
      }
      ;[now, then] = [then, now]
    }
    return least
  }

  /** How many tiles the player still needs between the two sides, if the other did nothing. */
  distance(p: Position, player: number, far: number): number {
    return this.reckon(p, this.best, STARTS[player]!, far)
  }

  /** Adds to the weight of each empty cell on a shortest way of the player: the fewer others could stand for it, the more. */
  weigh(p: Position, player: number, far: number, weights: Float64Array): void {
    const { board, cells, best, back, width } = this
    const first = STARTS[player]!
    const least = this.reckon(p, best, first, far)
    if (least === far) return
    this.reckon(p, back, board.opposite[first]!, far)
    const serves = (c: number): boolean => p.words[cells + c] === 0 && best[c]! + back[c]! - 1 === least
    width.fill(0)
    for (let c = 0; c < board.size; c++) if (serves(c)) width[best[c]!]! += 1
    for (let c = 0; c < board.size; c++) if (serves(c)) weights[c]! += 1 / (width[best[c]!]! * least)
  }
}
