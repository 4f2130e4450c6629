import type { Layout, Move, Moves, Position, Reason, Rng } from '../../engine/index.ts'
import { dirOf, type Board } from '../boards/index.ts'
import { CellList } from '../cell-list.ts'
import { cellCodec } from '../codecs.ts'
import { TAKEN } from '../refusing.ts'
import { Groups } from './group.ts'
import { Superko } from './superko.ts'

export const [KO, SUICIDE, AGAIN, OCCUPIED] = [1, 2, 3, 4] as const
/** Why a stone may not be placed, by these numbers. */
export const STONE_REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  { hu: 'Kó: az előző állás nem térhet vissza.', en: 'Ko: the last position may not return.', rule: 'ko' },
  {
    hu: 'Öngyilkosság: a kőnek nem maradna élete.',
    en: 'Suicide: the stone would have no liberty.',
    rule: 'suicide',
  },
  { hu: 'A tábla egyszer már így állt.', en: 'The board has looked like this before.', rule: 'variants' },
  TAKEN,
]

/**
 * Stones as in go: they stay where they are placed, and groups without a liberty are taken. A stone may neither take its own
 * life nor bring the last position back; with superko no position of the game.
 */
export class Stones {
  readonly groups: Groups
  readonly free: CellList
  /** The word of the cell (+ 1) where no stone may be placed now. */
  readonly ko: number
  private readonly superko: Superko | undefined
  private readonly board: Board
  private readonly cells: number

  /** `longest` is how many moves a game with superko can have. */
  constructor(layout: Layout, board: Board, cells: number, longest?: number) {
    this.board = board
    this.cells = cells
    this.ko = layout.range('ko', 1, { json: cellCodec(board) })
    this.free = new CellList(layout, 'free', board.size)
    const dirs = ['n', 'e', 's', 'w'].map(d => dirOf(board, d))
    this.groups = new Groups(layout, board, cells, dirs)
    this.superko = longest === undefined ? undefined : new Superko(layout, board.size, longest)
  }

  derive(p: Position): void {
    this.free.clear(p)
    for (let c = 0; c < this.board.size; c++) if (p.at(this.cells + c) === 0) this.free.add(p, c)
    this.groups.build(p)
    this.superko?.build(p, this.cells)
  }

  /** A stone whose group has no liberty, or -1; only positions that were read can have one. */
  lifeless(p: Position): number {
    for (let c = 0; c < this.board.size; c++)
      if (p.at(this.cells + c) > 0 && this.groups.liberties(p, c) === 0) return c
    return -1
  }

  private take(p: Position, stone: number): number {
    const { groups, cells } = this
    let at = stone
    let n = 0
    do {
      const after = groups.after(p, at)
      this.superko?.turn(p, at, p.words[cells + at]!)
      p.put(cells + at, 0)
      groups.leave(p, at)
      this.free.add(p, at)
      at = after
      n++
    } while (at !== stone)
    return n
  }

  private put(p: Position, cell: number, own: number): void {
    const { groups, cells } = this
    p.put(cells + cell, own)
    this.superko?.turn(p, cell, own)
    this.free.remove(p, cell)
    groups.add(p, cell)
    let dead = 0
    let last = 0
    for (let k = 0; k < 4; k++) {
      const n = groups.beside(cell, k)
      const code = p.words[cells + n]!
      if (code <= 0 || code === own || groups.liberties(p, n) > 0) continue
      dead += this.take(p, n)
      last = n
    }
    // Only a single stone that took a single one and stands in atari itself can be taken back at once.
    p.put(this.ko, dead === 1 && groups.size(p, cell) === 1 && groups.liberties(p, cell) === 1 ? last + 1 : 0)
  }

  /** Puts a stone down and takes what it kills. */
  place(p: Position, cell: number, own: number): void {
    this.put(p, cell, own)
    this.superko?.keep(p)
  }

  /** Nobody placed a stone: every taken one may be taken back. */
  passed(p: Position): void {
    p.put(this.ko, 0)
  }

  /** The number of the reason against a stone on an empty cell; 0 allows it. */
  refuses(p: Position, cell: number, own: number): number {
    if (p.words[this.ko] === cell + 1) return KO
    if (!this.groups.lives(p, cell, own)) return SUICIDE
    return this.superko && this.repeats(p, cell, own) ? AGAIN : 0
  }

  /** Superko is judged on the board after the move. */
  private repeats(p: Position, cell: number, own: number): boolean {
    const token = p.ahead()
    this.put(p, cell, own)
    const met = this.superko!.met(p)
    p.back(token)
    return met
  }

  list(p: Position, out: Moves): void {
    this.free.list(p, out)
  }
  any(p: Position, rng: Rng): Move {
    return this.free.any(p, rng)
  }
}
