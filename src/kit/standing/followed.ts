import type { Layout, Position } from '../../engine/index.ts'

/** No piece of the kind stands on the board. */
export const NOWHERE = -1

/** By code: the word that follows it, or -1; and the cells that are its goal. */
interface Watched {
  readonly spotOf: Int16Array
  readonly goalOf: readonly (readonly number[])[]
}

/**
 * Where the only piece of a kind stands, and who has brought a piece to its goal, in noted words. `g.carry` and `g.set`
 * keep them right.
 */
export class Followed {
  /** The word with the player who has arrived + 1; -1 where no piece has a goal. */
  readonly arrived: number
  private readonly spotOf: Int16Array
  private readonly isGoal: Uint8Array
  private readonly ownerOf: Int8Array
  private readonly size: number

  constructor(layout: Layout, { spotOf, goalOf }: Watched, ownerOf: Int8Array, size: number) {
    this.spotOf = spotOf
    this.ownerOf = ownerOf
    this.size = size
    this.isGoal = new Uint8Array(ownerOf.length * size)
    for (const [code, cells] of goalOf.entries()) for (const c of cells) this.isGoal[code * size + c] = 1
    const has = goalOf.some(cells => cells.length > 0)
    this.arrived = has ? layout.range('arrived', 1, { see: 'all' }) : -1
  }

  clear(p: Position): void {
    for (let code = 0; code < this.spotOf.length; code++)
      if (this.spotOf[code]! >= 0) p.note(this.spotOf[code]!, NOWHERE)
    if (this.arrived >= 0) p.note(this.arrived, 0)
  }
  come(p: Position, code: number, c: number): void {
    if (this.spotOf[code]! >= 0) p.note(this.spotOf[code]!, c)
    if (this.arrived >= 0 && this.isGoal[code * this.size + c] === 1)
      p.note(this.arrived, this.ownerOf[code]! + 1)
  }
  /** Whether pieces of two players stand on their goals, which cannot be: the first one ends the game. */
  isOverTwice(p: Position, cells: number): boolean {
    const arrived = new Set<number>()
    for (let c = 0; this.arrived >= 0 && c < this.size; c++) {
      const code = p.words[cells + c]!
      if (this.isGoal[code * this.size + c] === 1) arrived.add(this.ownerOf[code]!)
    }
    return arrived.size > 1
  }
  gone(p: Position, code: number, c: number): void {
    const spot = this.spotOf[code]!
    if (spot >= 0 && p.words[spot] === c) p.note(spot, NOWHERE)
  }
}
