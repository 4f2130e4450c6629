import type { Layout, Position } from '../../engine/index.ts'
import { runs, type Board } from '../boards/index.ts'

/**
 * How many pieces of others stand unbroken from `cell` (not counted) in a direction up to a piece `own`; 0 when no
 * own piece ends them. `cells` is where the range of pieces starts; it must end in a wall.
 */
export function enclosed(
  p: Position,
  board: Board,
  cells: number,
  cell: number,
  dir: number,
  own: number,
): number {
  const { next } = board
  const degree = board.dirs.length
  const { words } = p
  let n = 0
  let at = next[cell * degree + dir]!
  let code = words[cells + at]!
  while (code > 0 && code !== own) {
    n++
    at = next[at * degree + dir]!
    code = words[cells + at]!
  }
  return code === own ? n : 0
}

const BITS = 3
const MOST = (1 << BITS) - 1

/**
 * Every straight run of `length` cells with the number of each player's pieces on it, kept in noted words: a full
 * row is seen when its last piece comes, and how open the lines are for each player is known without a look at the board.
 */
export class RowCounts {
  readonly length: number
  private readonly counts: number
  private readonly score: number
  private readonly players: number
  private readonly runs: number
  /** The runs through cell c are `through[first[c]]` … `through[first[c + 1] - 1]`. */
  private readonly first: Int32Array
  private readonly through: Int16Array
  /** By the counts of a run: the player who alone stands on it (+ 1), and what that is worth. */
  private readonly sole: Int8Array
  private readonly worth: Int32Array

  constructor(
    layout: Layout,
    board: Board,
    length: number,
    players: number,
    lines: readonly (readonly number[])[] = runs(board, length),
  ) {
    this.length = length
    this.players = players
    this.runs = lines.length
    this.counts = layout.range('row-counts', lines.length)
    this.score = layout.range('row-scores', players)
    const byCell: number[][] = Array.from({ length: board.size }, () => [])
    for (const [i, line] of lines.entries()) for (const c of line) byCell[c]!.push(i)
    this.through = Int16Array.from(byCell.flat())
    this.first = new Int32Array(board.size + 1)
    for (let c = 0; c < board.size; c++) this.first[c + 1] = this.first[c]! + byCell[c]!.length
    this.sole = new Int8Array(1 << (BITS * players))
    this.worth = new Int32Array(1 << (BITS * players))
    for (let i = 0; i < players; i++)
      for (let n = 1; n <= length; n++) {
        this.sole[n << (BITS * i)] = i + 1
        this.worth[n << (BITS * i)] = 4 ** (n - 1)
      }
  }

  clear(p: Position): void {
    for (let i = 0; i < this.runs; i++) p.note(this.counts + i, 0)
    for (let i = 0; i < this.players; i++) p.note(this.score + i, 0)
  }

  /** A piece of `player` came to `cell`; tells whether it completed a row. */
  add(p: Position, cell: number, player: number): boolean {
    const shift = BITS * player
    return this.change(p, cell, player, 1 << shift) >> shift === this.length
  }

  remove(p: Position, cell: number, player: number): void {
    this.change(p, cell, player, -(1 << (BITS * player)))
  }

  /** Returns the highest count of the player on a run through the cell, still shifted. */
  private change(p: Position, cell: number, player: number, by: number): number {
    const { counts, score, through, sole, worth } = this
    const { words } = p
    const mask = MOST << (BITS * player)
    const end = this.first[cell + 1]!
    let own = words[score + player]!
    let best = 0
    for (let k = this.first[cell]!; k < end; k++) {
      const at = counts + through[k]!
      const old = words[at]!
      const now = old + by
      p.note(at, now)
      if ((now & mask) > best) best = now & mask
      const was = sole[old]! - 1
      const is = sole[now]! - 1
      if (was === player) own -= worth[old]!
      else if (was >= 0) p.note(score + was, words[score + was]! - worth[old]!)
      if (is === player) own += worth[now]!
      else if (is >= 0) p.note(score + is, words[score + is]! + worth[now]!)
    }
    p.note(score + player, own)
    return best
  }

  /** What a piece of `player` on the empty `cell` would do at once: 2 completes a row, 1 keeps another from one, else 0. */
  gain(p: Position, cell: number, player: number): number {
    const { words } = p
    let found = 0
    for (let k = this.first[cell]!; k < this.first[cell + 1]!; k++) {
      const state = words[this.counts + this.through[k]!]!
      const owner = this.sole[state]! - 1
      if (owner < 0 || state >> (BITS * owner) !== this.length - 1) continue
      if (owner === player) return 2
      found = 1
    }
    return found
  }

  /** The open lines of a player against those of the best other one, in points: 1, 4, 16 … for each run. */
  lead(p: Position, player: number): number {
    let other = 0
    for (let i = 0; i < this.players; i++) if (i !== player) other = Math.max(other, p.words[this.score + i]!)
    return p.words[this.score + player]! - other
  }
}
