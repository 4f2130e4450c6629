import type { Layout, Position } from '../../engine/index.ts'
import { runs, step, type Board } from '../boards/index.ts'

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

/** Makes the enclosed pieces of a direction `own`, and tells how many they were. */
export function turnOver(
  p: Position,
  board: Board,
  cells: number,
  cell: number,
  dir: number,
  own: number,
): number {
  const n = enclosed(p, board, cells, cell, dir, own)
  for (let i = 0, at = cell; i < n; i++) {
    at = board.next[at * board.dirs.length + dir]!
    p.put(cells + at, own)
  }
  return n
}

/** Whether the piece on a cell stands in an unbroken row of at least `length` pieces of its code. The cells must end in a wall. */
export function rowTest(
  board: Board,
  cells: number,
  length: number,
  dirs: readonly number[] = [...board.dirs.keys()],
): (words: Int32Array, cell: number) => boolean {
  const degree = board.dirs.length
  const { next, opposite } = board
  const axes = dirs.filter(d => d < opposite[d]!)
  return (words, cell) => {
    const own = words[cells + cell]!
    for (let i = 0; i < axes.length; i++) {
      const there = axes[i]!
      const back = opposite[there]!
      let n = 1
      for (let c = next[cell * degree + there]!; words[cells + c] === own; c = next[c * degree + there]!) n++
      for (let c = next[cell * degree + back]!; words[cells + c] === own; c = next[c * degree + back]!) n++
      if (n >= length) return true
    }
    return false
  }
}

const BITS = 3
/** The bits of a word that are used, without the sign. */
const WORD = 31

/** Where pieces stand and whose they are: the start of their range, and for each player the one code. */
export interface RowPieces {
  readonly cells: number
  readonly codes: readonly number[]
}

/**
 * Which rows count: directions of the board (all when absent), and whether more than `length` pieces make a row too. Or any other
 * shapes of `length` cells, which are then all that counts.
 */
export interface RowsCounted {
  readonly dirs?: readonly number[]
  readonly longer?: 'win' | 'do not count'
  readonly shapes?: readonly (readonly number[])[]
}

/**
 * Every straight run of `length` cells. A full row is seen when its last piece comes. The cells must end in a wall. How open the lines are for each
 * player is counted in noted words. Random games never ask for it, so the counts are made when somebody first asks,
 * and kept from then on.
 */
export class RowCounts {
  readonly length: number
  private readonly pieces: RowPieces
  private readonly counts: number
  private readonly score: number
  private readonly kept: number
  private readonly size: number
  private readonly players: number
  /** Several runs share a word: how many words they take, and which bits of one belong to a run. */
  private readonly packed: number
  private readonly mask: number
  /** How many neighbours in line must be alike, seen by walking from a cell; where fewer runs go through a cell, those are read. */
  private readonly way: 'walk' | 'runs'
  private readonly exact: boolean
  /** The neighbours of each cell on the lines through it, in pairs there and back: so many for a cell. */
  private readonly beside: Int16Array
  private readonly lines: number
  /** The words of the runs through cell c are `through[first[c]]` … `through[first[c + 1] - 1]`, at these shifts. */
  private readonly first: Int32Array
  private readonly through: Int16Array
  private readonly shifts: Uint8Array
  /** The other cells of each run through a cell, `length - 1` for each place of `through`. */
  private readonly mates: Int16Array
  /** By the counts of a run: the player who alone stands on it (+ 1), and what that is worth. */
  private readonly sole: Int8Array
  private readonly worth: Int32Array

  constructor(layout: Layout, board: Board, length: number, pieces: RowPieces, counted: RowsCounted = {}) {
    const dirs = counted.dirs ?? board.dirs.map((_, d) => d)
    const lines = counted.shapes ?? runs(board, length, [...dirs])
    this.exact = counted.longer === 'do not count'
    const axes = dirs.filter(d => d < board.opposite[d]!).flatMap(d => [d, board.opposite[d]!])
    this.beside = Int16Array.from(board.cells.flatMap((_, c) => axes.map(d => step(board, c, d))))
    this.lines = axes.length
    const inLine = counted.shapes === undefined
    this.way = inLine && (this.exact || axes.length * board.size <= lines.length * length) ? 'walk' : 'runs'
    const players = pieces.codes.length
    this.length = length
    this.pieces = pieces
    this.players = players
    this.size = board.size
    const bits = BITS * players
    const together = Math.floor(WORD / bits)
    this.packed = Math.ceil(lines.length / together)
    this.mask = (1 << bits) - 1
    this.counts = layout.range('row-counts', this.packed)
    this.score = layout.range('row-scores', players)
    this.kept = layout.range('rows-counted', 1)
    const byCell: number[][] = Array.from({ length: board.size }, () => [])
    for (const [i, line] of lines.entries()) for (const c of line) byCell[c]!.push(i)
    this.through = Int16Array.from(byCell.flat(), i => Math.floor(i / together))
    this.shifts = Uint8Array.from(byCell.flat(), i => (i % together) * bits)
    this.mates = Int16Array.from(
      byCell.flatMap((list, c) => list.flatMap(i => lines[i]!.filter(n => n !== c))),
    )
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

  /** Many pieces have changed: the counts wait until somebody asks. */
  forget(p: Position): void {
    p.note(this.kept, 0)
  }

  /** A piece of `player` has come to `cell`. */
  add(p: Position, cell: number, player: number): void {
    if (p.words[this.kept] === 1) this.change(p, cell, player, 1 << (BITS * player))
  }

  /** A piece of `player` has left `cell`. */
  remove(p: Position, cell: number, player: number): void {
    if (p.words[this.kept] === 1) this.change(p, cell, player, -(1 << (BITS * player)))
  }

  /** Counts all pieces that stand on the board. */
  private count(p: Position): void {
    const { cells, codes } = this.pieces
    for (let i = 0; i < this.packed; i++) p.note(this.counts + i, 0)
    for (let i = 0; i < this.players; i++) p.note(this.score + i, 0)
    p.note(this.kept, 1)
    for (let c = 0; c < this.size; c++) {
      const code = p.words[cells + c]!
      for (let i = 0; i < this.players; i++) if (code === codes[i]) this.change(p, c, i, 1 << (BITS * i))
    }
  }

  /** Whether the piece on `cell` stands in a full row. */
  completed(p: Position, cell: number): boolean {
    return this.way === 'walk' ? this.walked(p.words, cell) : this.read(p.words, cell)
  }

  /** The cells of all full rows, or of those of one piece. */
  full(p: Position, code?: number): readonly number[] {
    const { cells } = this.pieces
    const all = Array.from({ length: this.size }, (_, c) => c)
    return all.filter(
      c => p.at(cells + c) > 0 && (code ?? p.at(cells + c)) === p.at(cells + c) && this.completed(p, c),
    )
  }

  private walked(words: Int32Array, cell: number): boolean {
    const { beside, lines, length } = this
    const { cells } = this.pieces
    const own = words[cells + cell]!
    const first = cell * lines
    for (let a = 0; a < lines; a += 2) {
      let there = beside[first + a]!
      let back = beside[first + a + 1]!
      let n = 1
      for (; words[cells + there] === own; there = beside[there * lines + a]!) n++
      for (; words[cells + back] === own; back = beside[back * lines + a + 1]!) n++
      if (n >= length && (n === length || !this.exact)) return true
    }
    return false
  }

  private read(words: Int32Array, cell: number): boolean {
    const { cells } = this.pieces
    const { mates } = this
    const own = words[cells + cell]!
    const others = this.length - 1
    const end = this.first[cell + 1]! * others
    for (let k = this.first[cell]! * others; k < end; k += others) {
      let i = 0
      while (i < others && words[cells + mates[k + i]!] === own) i++
      if (i === others) return true
    }
    return false
  }

  private change(p: Position, cell: number, player: number, by: number): void {
    const { counts, score, through, shifts, mask, sole, worth } = this
    const { words } = p
    const end = this.first[cell + 1]!
    let own = words[score + player]!
    for (let k = this.first[cell]!; k < end; k++) {
      const at = counts + through[k]!
      const shift = shifts[k]!
      const word = words[at]!
      const old = (word >> shift) & mask
      const now = old + by
      p.note(at, word + (by << shift))
      const was = sole[old]! - 1
      const is = sole[now]! - 1
      if (was === player) own -= worth[old]!
      else if (was >= 0) p.note(score + was, words[score + was]! - worth[old]!)
      if (is === player) own += worth[now]!
      else if (is >= 0) p.note(score + is, words[score + is]! + worth[now]!)
    }
    p.note(score + player, own)
  }

  /** What a piece of `player` on the empty `cell` would do at once: 2 completes a row, 1 keeps another from one, else 0. */
  gain(p: Position, cell: number, player: number): number {
    if (p.words[this.kept] === 0) this.count(p)
    const { words } = p
    let found = 0
    for (let k = this.first[cell]!; k < this.first[cell + 1]!; k++) {
      const state = (words[this.counts + this.through[k]!]! >> this.shifts[k]!) & this.mask
      const owner = this.sole[state]! - 1
      if (owner < 0 || state >> (BITS * owner) !== this.length - 1) continue
      if (owner === player) return 2
      found = 1
    }
    return found
  }

  /** The open lines of a player against those of the best other one, in points: 1, 4, 16 … for each run. */
  lead(p: Position, player: number): number {
    if (p.words[this.kept] === 0) this.count(p)
    let other = 0
    for (let i = 0; i < this.players; i++) if (i !== player) other = Math.max(other, p.words[this.score + i]!)
    return p.words[this.score + player]! - other
  }
}
