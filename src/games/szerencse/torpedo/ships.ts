import type { Position } from '../../../engine/index.ts'
import type { Ground } from './ground.ts'

/** Ships are edge-connected cells; here they are found again on the paper, without any new list. */
export class Ships {
  private readonly g: Ground
  private readonly queue: Int16Array
  private readonly met: Int32Array
  private round = 0
  /** The cells of the ship found last, and how many there are. */
  n = 0

  constructor(g: Ground) {
    this.g = g
    this.queue = new Int16Array(g.board.size)
    this.met = new Int32Array(g.board.size)
  }

  at(i: number): number {
    return this.queue[i]!
  }

  private isShip(p: Position, cell: number): boolean {
    const { cells, miss } = this.g
    const code = p.words[cells + cell]!
    return code > 0 && code !== miss
  }

  /** Whether a cell belongs to the ship found last. */
  holds(cell: number): boolean {
    return this.met[cell] === this.round
  }

  /** No ship is found: `holds` is true of no cell. */
  forget(): void {
    this.round++
    this.n = 0
  }

  /** Walks over the ship on this cell. */
  find(p: Position, cell: number): void {
    this.round++
    this.walk(p, cell)
  }

  private walk(p: Position, cell: number): void {
    const { queue, met, round } = this
    const { beside } = this.g.seas
    this.n = 0
    queue[this.n++] = cell
    met[cell] = round
    for (let i = 0; i < this.n; i++) {
      const near = beside[queue[i]!]!
      for (let k = 0; k < near.length; k++) {
        const c = near[k]!
        if (met[c] === round || !this.isShip(p, c)) continue
        met[c] = round
        queue[this.n++] = c
      }
    }
  }

  /** Whether no cell of the ship on this cell is whole any more. */
  isSunk(p: Position, cell: number): boolean {
    const { cells, ship, seaOf } = this.g
    this.find(p, cell)
    for (let i = 0; i < this.n; i++) if (p.words[cells + this.queue[i]!] === ship[seaOf(cell)]) return false
    return true
  }

  /** Counts the ships of a sea by their size into `into`, those that are sunk or all; gives the number of cells. */
  count(p: Position, sea: number, which: 'all' | 'sunk', into: Int16Array): number {
    const { size, cells, sunk } = this.g
    into.fill(0)
    this.round++
    let total = 0
    for (let c = sea * size; c < (sea + 1) * size; c++) {
      if (this.met[c] === this.round || !this.isShip(p, c)) continue
      if (which === 'sunk' && p.words[cells + c] !== sunk[sea]) continue
      this.walk(p, c)
      if (this.n < into.length) into[this.n]!++
      total += this.n
    }
    return total
  }
}
