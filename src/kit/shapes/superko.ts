import { fail, ok, Rng, type Codec, type Json, type Layout, type Position } from '../../engine/index.ts'

const HEX = /^[0-9a-f]{16}$/
const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0')

/** All boards of a game so far, as a set of 64-bit sums in words (open addressing); an empty slot holds two zeros. */
export class Superko {
  private readonly seen: number
  private readonly mask: number
  /** The sum of the board as it stands. */
  private readonly low: number
  private readonly high: number
  private readonly lows: Int32Array
  private readonly highs: Int32Array
  private readonly size: number

  constructor(layout: Layout, size: number, longest: number) {
    const slots = 2 ** Math.ceil(Math.log2(longest * 2))
    this.mask = slots - 1
    this.size = size
    this.seen = layout.range('seen', slots * 2, { json: this.codec() })
    this.low = layout.range('sum-low', 1)
    this.high = layout.range('sum-high', 1)
    // The sums are saved with matches, so the seed is fixed. Index 0 is the empty board.
    const rng = new Rng(20)
    const draw = () => Int32Array.from({ length: 1 + size * 2 }, () => Math.floor(rng.unit() * 2 ** 32) | 0)
    this.lows = draw()
    this.highs = draw()
  }

  private codec(): Codec {
    return {
      write: p => {
        const sums: string[] = []
        for (let i = this.seen; i < this.seen + this.mask * 2 + 2; i += 2)
          if (p.at(i) !== 0 || p.at(i + 1) !== 0) sums.push(hex(p.at(i + 1)) + hex(p.at(i)))
        return sums.sort()
      },
      read: (json, p) => {
        if (json === undefined) return ok(undefined)
        if (!Array.isArray(json) || json.length > this.mask / 2)
          return fail('A korábbi állások listája hibás.', 'The list of earlier positions is wrong.')
        for (const sum of json as readonly Json[]) {
          if (typeof sum !== 'string' || !HEX.test(sum))
            return fail(
              `Nem állás összege: „${String(sum)}”.`,
              `Not the sum of a position: "${String(sum)}".`,
            )
          this.remember(p, parseInt(sum.slice(8), 16) | 0, parseInt(sum.slice(0, 8), 16) | 0)
        }
        return ok(undefined)
      },
    }
  }

  /** The slot of a sum, or the empty one where it would go. */
  private slot(p: Position, low: number, high: number): number {
    let i = low & this.mask
    for (;;) {
      const at = this.seen + i * 2
      const [a, b] = [p.words[at]!, p.words[at + 1]!]
      if ((a === low && b === high) || (a === 0 && b === 0)) return at
      i = (i + 1) & this.mask
    }
  }

  private remember(p: Position, low: number, high: number): void {
    const at = this.slot(p, low, high)
    p.note(at, low)
    p.note(at + 1, high)
  }

  /** A stone comes or goes. */
  turn(p: Position, cell: number, code: number): void {
    const i = 1 + cell * 2 + (code - 1)
    p.note(this.low, p.words[this.low]! ^ this.lows[i]!)
    p.note(this.high, p.words[this.high]! ^ this.highs[i]!)
  }

  /** The board as it stands belongs to the past from now on. */
  keep(p: Position): void {
    this.remember(p, p.at(this.low), p.at(this.high))
  }

  /** Whether the board as it stands was met before. */
  met(p: Position): boolean {
    const at = this.slot(p, p.at(this.low), p.at(this.high))
    return p.at(at) !== 0 || p.at(at + 1) !== 0
  }

  build(p: Position, cells: number): void {
    p.note(this.low, this.lows[0]!)
    p.note(this.high, this.highs[0]!)
    for (let c = 0; c < this.size; c++) if (p.at(cells + c) > 0) this.turn(p, c, p.at(cells + c))
    this.keep(p)
  }
}
