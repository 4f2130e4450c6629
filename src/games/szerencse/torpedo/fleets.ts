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
  private readonly ship: number[] = []
  private readonly ways: number[] = []
  private sizes: number[] = []
  private left = 0

  constructor(seas: Seas, agreed: Agreement) {
    this.seas = seas
    this.agreed = agreed
    this.state = new Uint8Array(seas.size)
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
    ways.length = 0
    for (let c = 0; c < known.length; c++) if (state[c] === FREE && known[c] === KNOWN.NOTHING) ways.push(c)
    return ways[rng.below(ways.length)] ?? -1
  }

  /** Sunk ships lie where they lie; what is known to be water is closed. */
  private begin(known: Uint8Array): void {
    const { state, agreed } = this
    this.sizes = [...agreed.sizes]
    this.left = agreed.cells
    for (let c = 0; c < known.length; c++) state[c] = known[c] === KNOWN.WATER ? CLOSED : FREE
    for (let c = 0; c < known.length; c++) {
      if (known[c] !== KNOWN.SUNK || state[c] !== FREE) continue
      this.ship.length = 0
      this.ship.push(c)
      state[c] = TAKEN
      for (let i = 0; i < this.ship.length; i++)
        for (const n of this.seas.beside[this.ship[i]!]!)
          if (known[n] === KNOWN.SUNK && state[n] === FREE) {
            state[n] = TAKEN
            this.ship.push(n)
          }
      this.close()
    }
  }

  /** The ship is whole: nothing may touch it, and its size is used up. */
  private close(): void {
    const { ship, state, seas, sizes } = this
    for (const c of ship) for (const n of seas.around[c]!) if (state[n] === FREE) state[n] = CLOSED
    this.left -= ship.length
    const at = sizes.indexOf(ship.length)
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
    const { ship, state } = this
    const size = known[start] === KNOWN.HIT ? this.nextSize(rng) : this.largest(rng)
    if (size === 0) return false
    const whole = this.agreed.sizes.length > 0
    ship.length = 0
    ship.push(start)
    state[start] = TAKEN
    for (;;) {
      const forced = this.forced(known)
      if (ship.length >= size && !forced && (whole || this.floats(known))) break
      if (whole ? ship.length === size : ship.length === this.left) return false
      this.listWays(known, forced)
      if (this.ways.length === 0) return false
      const c = this.ways[rng.below(this.ways.length)]!
      state[c] = TAKEN
      ship.push(c)
    }
    if (!this.floats(known) || ship.length > this.left) return false
    this.close()
    return true
  }

  /** Without hits the long ships are laid first, while there is room. */
  private largest(rng: Rng): number {
    return this.agreed.sizes.length > 0 ? (this.sizes[0] ?? 0) : this.nextSize(rng)
  }

  /** A ship that was not sunk has a cell that was not hit. */
  private floats(known: Uint8Array): boolean {
    for (const c of this.ship) if (known[c] !== KNOWN.HIT) return true
    return false
  }

  /** Whether a hit touches the ship from outside: it must become part of it. */
  private forced(known: Uint8Array): boolean {
    for (const c of this.ship)
      for (const n of this.seas.around[c]!) if (known[n] === KNOWN.HIT && this.state[n] === FREE) return true
    return false
  }

  /** Where the ship may grow; towards a hit that touches it where there is one. */
  private listWays(known: Uint8Array, towards: boolean): void {
    const { ship, ways, state, seas } = this
    ways.length = 0
    for (const c of ship)
      for (const n of seas.beside[c]!) {
        if (state[n] !== FREE || (this.agreed.straight && !this.inLine(n))) continue
        const leads =
          known[n] === KNOWN.HIT || seas.beside[n]!.some(k => known[k] === KNOWN.HIT && state[k] === FREE)
        if (!towards || leads) ways.push(n)
      }
  }

  private inLine(cell: number): boolean {
    const { side } = this.seas
    const [row, column] = [Math.floor(cell / side), cell % side]
    return this.ship.every(c => Math.floor(c / side) === row) || this.ship.every(c => c % side === column)
  }
}
