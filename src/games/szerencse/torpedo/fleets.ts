import type { Rng } from '../../../engine/index.ts'
import type { Seas } from './seas.ts'

/** What the players agreed on: the sizes of the ships, or only how many cells they cover together. */
export interface Agreement {
  /** The largest first; none when only the number of cells is agreed on. */
  readonly sizes: readonly number[]
  readonly cells: number
  readonly straight: boolean
}

/** What is known of a cell of a sea: nothing, that it is water, that a ship there was hit, or that it was sunk. */
export const KNOWN = { NOTHING: 0, WATER: 1, HIT: 2, SUNK: 3 } as const

const TRIES = 60
/** How likely a ship of an undivided fleet grows by one more cell. */
const LONGER = 0.62
const FREE = 0
const TAKEN = 1
const CLOSED = 2

/**
 * Draws fleets that fit what is known of a sea. Every ship grows cell by cell from where it must be or may be; whoever gets
 * stuck begins anew. Both the set-up by luck and the guesses of the hunter come from here.
 */
export class FleetDrawer {
  private readonly seas: Seas
  private readonly agreed: Agreement
  /** By cell of one sea, written anew by every try: free, part of a ship, or too near to one. */
  readonly state: Uint8Array
  /** The ship that grows, and the cells to choose from: the first `long` and `open` of them. */
  private readonly ship: Int16Array
  private long = 0
  private readonly ways: Int16Array
  private open = 0
  private sizes: number[] = []
  private left = 0
  /** Whether a ship was hit that has not sunk: where none was, ships grow freely. */
  private isHunted = false

  constructor(seas: Seas, agreed: Agreement) {
    this.seas = seas
    this.agreed = agreed
    this.state = new Uint8Array(seas.size)
    this.ship = new Int16Array(seas.size)
    // A cell may be a way from each of its four neighbours.
    this.ways = new Int16Array(4 * seas.size)
  }

  /** Whether a fleet was found; `isShip` then tells where it lies. */
  draw(known: Uint8Array, rng: Rng, tries = TRIES): boolean {
    for (let i = 0; i < tries; i++) if (this.attempt(known, rng)) return true
    return false
  }

  isShip(cell: number): boolean {
    return this.state[cell] === TAKEN
  }

  private attempt(known: Uint8Array, rng: Rng): boolean {
    this.begin(known)
    for (let c = 0; c < known.length; c++)
      if (known[c] === KNOWN.HIT && this.state[c] === FREE && !this.add(c, known, rng)) return false
    while (this.left > 0) {
      const start = this.anywhere(known, rng)
      if (start < 0 || !this.add(start, known, rng)) return false
    }
    return true
  }

  /** A free cell of which nothing is known, each as likely; -1 when there is none. */
  private anywhere(known: Uint8Array, rng: Rng): number {
    const { ways, state } = this
    this.open = 0
    for (let c = 0; c < known.length; c++)
      if (state[c] === FREE && known[c] === KNOWN.NOTHING) ways[this.open++] = c
    const drawn = rng.below(this.open)
    return this.open === 0 ? -1 : ways[drawn]!
  }

  /** Sunk ships lie where they lie; what is known to be water is closed. */
  private begin(known: Uint8Array): void {
    const { state, agreed } = this
    this.sizes = [...agreed.sizes]
    this.left = agreed.cells
    this.isHunted = known.includes(KNOWN.HIT)
    for (let c = 0; c < known.length; c++) state[c] = known[c] === KNOWN.WATER ? CLOSED : FREE
    for (let c = 0; c < known.length; c++) {
      if (known[c] !== KNOWN.SUNK || state[c] !== FREE) continue
      this.long = 0
      this.grow(c)
      for (let i = 0; i < this.long; i++)
        for (const n of this.seas.beside[this.ship[i]!]!)
          if (known[n] === KNOWN.SUNK && state[n] === FREE) this.grow(n)
      this.close()
    }
  }

  private grow(cell: number): void {
    this.state[cell] = TAKEN
    this.ship[this.long++] = cell
  }

  /** The ship is whole: nothing may touch it, and its size is used up. */
  private close(): void {
    const { ship, state, seas, sizes, long } = this
    for (let i = 0; i < long; i++)
      for (const n of seas.around[ship[i]!]!) if (state[n] === FREE) state[n] = CLOSED
    this.left -= long
    const at = sizes.indexOf(long)
    if (at >= 0) sizes.splice(at, 1)
  }

  /** How long the next ship is; of an undivided fleet at least this. */
  private nextSize(rng: Rng): number {
    if (this.agreed.sizes.length > 0) return this.sizes[rng.below(this.sizes.length)] ?? 0
    let size = 1
    while (size < this.left && rng.unit() < LONGER) size++
    return size
  }

  private add(start: number, known: Uint8Array, rng: Rng): boolean {
    const size = known[start] === KNOWN.HIT ? this.nextSize(rng) : this.largest(rng)
    if (size === 0) return false
    const whole = this.agreed.sizes.length > 0
    this.long = 0
    this.grow(start)
    for (;;) {
      const forced = this.forced(known)
      if (this.long >= size && !forced && (whole || this.floats(known))) break
      if (this.long === (whole ? size : this.left)) return false
      this.listWays(known, forced)
      if (this.open === 0) return false
      this.grow(this.ways[rng.below(this.open)]!)
    }
    if (!this.floats(known) || this.long > this.left) return false
    this.close()
    return true
  }

  /** Without hits the long ships are laid first, while there is room. */
  private largest(rng: Rng): number {
    return this.agreed.sizes.length > 0 ? (this.sizes[0] ?? 0) : this.nextSize(rng)
  }

  /** A ship that was not sunk has a cell that was not hit. */
  private floats(known: Uint8Array): boolean {
    if (!this.isHunted) return true
    for (let i = 0; i < this.long; i++) if (known[this.ship[i]!] !== KNOWN.HIT) return true
    return false
  }

  /** Whether a hit touches the ship from outside: it must become part of it. */
  private forced(known: Uint8Array): boolean {
    if (!this.isHunted) return false
    for (let i = 0; i < this.long; i++)
      for (const n of this.seas.around[this.ship[i]!]!)
        if (known[n] === KNOWN.HIT && this.state[n] === FREE) return true
    return false
  }

  /** Where the ship may grow; towards a hit that touches it where there is one. */
  private listWays(known: Uint8Array, towards: boolean): void {
    const { ship, ways, state, seas } = this
    this.open = 0
    for (let i = 0; i < this.long; i++)
      for (const n of seas.beside[ship[i]!]!) {
        if (state[n] !== FREE || (this.agreed.straight && !this.inLine(n))) continue
        if (!towards || this.leads(n, known)) ways[this.open++] = n
      }
  }

  /** Whether a cell was hit, or lies beside one that was and that no ship has yet. */
  private leads(cell: number, known: Uint8Array): boolean {
    if (known[cell] === KNOWN.HIT) return true
    return this.seas.beside[cell]!.some(k => known[k] === KNOWN.HIT && this.state[k] === FREE)
  }

  private inLine(cell: number): boolean {
    const { side } = this.seas
    const [row, column] = [Math.floor(cell / side), cell % side]
    const ship = this.ship.subarray(0, this.long)
    return ship.every(c => Math.floor(c / side) === row) || ship.every(c => c % side === column)
  }
}
