import type { Move, Moves, Position, Reason, Rng } from '../../../engine/index.ts'
import { pack, reason } from '../../../kit/index.ts'
import { FORMATIONS } from './formations.ts'
import type { Ground } from './ground.ts'
import type { Ships } from './ships.ts'

/** The kinds of moves; a shot, a cell and a ship that is lifted are told by their cell. */
export const MOVE = { SHOT: 0, LAY: 1, LIFT: 2, FORM: 3, READY: 4, CLEAR: 5, DRAW: 6, FIRST: 7 } as const
/** Lifting ships, clearing the paper and ready formations: so often in one game, so that every game begins at last. */
const MOST_CHANGES = 60

export const REASONS: readonly Reason[] = [
  reason('', ''),
  reason(
    'Két hajó nem érhet egymáshoz, a sarkával sem.',
    'Two ships may not touch, not even at a corner.',
    'ships',
  ),
  reason(
    'A megkezdett hajót folytasd: a mezői oldalukkal érjenek össze.',
    'Go on with the ship you began: its cells join over their edges.',
    'ships',
  ),
  reason('Ebben a változatban minden hajó egyenes.', 'All ships are straight in this variant.', 'variants'),
  reason('A hajóidat a saját tengeredre rajzold.', 'Draw your ships into your own sea.', 'setup'),
  reason(
    'Kész a flottád. Ha változtatnál, előbb emelj ki egy hajót.',
    'Your fleet is whole. To change it, lift a ship first.',
    'setup',
  ),
  reason('Ezt a mezőt már lőtték.', 'This cell was shot at before.', 'moves'),
  reason('Az ellenfél tengerére lőj, ne a sajátodra.', 'Shoot at the other sea, not at your own.', 'moves'),
  reason(
    'Eleget rendezgettél: fejezd be a flottát, és kezdődjék a csata.',
    'You have changed enough: finish the fleet and begin.',
    'setup',
  ),
]
const WHY = { TOUCHES: 1, APART: 2, BENT: 3, FOREIGN: 4, WHOLE: 5, AGAIN: 6, OWN: 7, ENOUGH: 8 } as const

/** How a fleet is drawn into the own sea, cell by cell, and why a cell may not be drawn. */
export class Laying {
  private readonly g: Ground
  private readonly ships: Ships
  private readonly counted: Int16Array
  private readonly fleet: Int16Array

  constructor(g: Ground, ships: Ships) {
    this.g = g
    this.ships = ships
    this.counted = new Int16Array(g.size + 1)
    this.fleet = new Int16Array(g.size + 1)
    for (const size of g.agreed.sizes) this.fleet[size]!++
  }

  /** The size of the ship to draw now: the largest that is missing; 0 when none is, or when sizes are not agreed on. */
  wanted(p: Position, player: number): number {
    const { agreed, making } = this.g
    this.ships.count(p, player, 'all', this.counted)
    const at = p.words[making]! - 1
    if (at >= 0) {
      this.ships.find(p, at)
      this.counted[this.ships.n]!--
    }
    for (let i = 0; i < agreed.sizes.length; i++) {
      const size = agreed.sizes[i]!
      if (this.counted[size]! < this.fleet[size]!) return size
    }
    return 0
  }

  isWhole(p: Position, player: number): boolean {
    const { agreed, making } = this.g
    const cells = this.ships.count(p, player, 'all', this.counted)
    return cells === agreed.cells && (agreed.sizes.length === 0 || p.words[making] === 0)
  }

  /** Why a cell may not be drawn now, 0 when it may; the ship that is being drawn must have been found before. */
  private fault(p: Position, cell: number): number {
    const { seas, cells, agreed } = this.g
    const { ships } = this
    const begun = ships.n > 0
    let [joins, touches] = [false, false]
    const around = seas.around[cell]!
    for (let i = 0; i < around.length; i++)
      if (p.words[cells + around[i]!] !== 0 && !ships.holds(around[i]!)) touches = true
    if (touches) return WHY.TOUCHES
    const beside = seas.beside[cell]!
    for (let i = 0; i < beside.length; i++) if (begun && ships.holds(beside[i]!)) joins = true
    if (joins) return agreed.straight && !this.inLine(cell) ? WHY.BENT : 0
    if (!begun) return 0
    for (let i = 0; i < around.length; i++) if (ships.holds(around[i]!)) return WHY.APART
    // Where only the number of cells is agreed on, a new ship may begin at any time.
    return agreed.sizes.length === 0 ? 0 : WHY.APART
  }

  private inLine(cell: number): boolean {
    const { side } = this.g.seas
    const { ships } = this
    let [row, column] = [true, true]
    for (let i = 0; i < ships.n; i++) {
      if (Math.floor(ships.at(i) / side) !== Math.floor(cell / side)) row = false
      if ((ships.at(i) - cell) % side !== 0) column = false
    }
    return row || column
  }

  list(p: Position, out: Moves): void {
    const { cells, making, changes, size } = this.g
    const player = p.turn
    const whole = this.isWhole(p, player)
    const may = p.words[changes]! < MOST_CHANGES
    if (whole) out.add(pack(0, 0, MOVE.READY))
    if (may) for (let i = 0; i < FORMATIONS.length; i++) out.add(pack(i, 0, MOVE.FORM))
    if (p.words[making] === 0) this.ships.forget()
    else this.ships.find(p, p.words[making]! - 1)
    let laid = false
    for (let c = player * size; c < (player + 1) * size; c++)
      if (p.words[cells + c] !== 0) {
        laid = true
        if (may) out.add(pack(c, c, MOVE.LIFT))
      } else if (!whole && this.fault(p, c) === 0) out.add(pack(c, c, MOVE.LAY))
    if (laid && may) out.add(pack(0, 0, MOVE.CLEAR))
  }

  /** The quick way: luck fills an empty paper, and a whole fleet is ready. -1 when it is half drawn. */
  shortcut(p: Position, rng?: Rng): Move {
    if (this.isWhole(p, p.turn)) return pack(0, 0, MOVE.READY)
    const isEmpty = this.ships.count(p, p.turn, 'all', this.counted) === 0
    if (!isEmpty || p.words[this.g.changes]! >= MOST_CHANGES) return -1
    return pack(rng ? rng.below(FORMATIONS.length) : 0, 0, MOVE.FORM)
  }

  attempts(p: Position, out: Moves, reasons: Moves): void {
    const { board, cells, making, changes, seaOf } = this.g
    const whole = this.isWhole(p, p.turn)
    if (p.words[making] === 0) this.ships.forget()
    else this.ships.find(p, p.words[making]! - 1)
    for (let c = 0; c < board.size; c++) {
      const taken = p.words[cells + c] !== 0
      const why =
        seaOf(c) !== p.turn
          ? WHY.FOREIGN
          : taken
            ? p.words[changes]! < MOST_CHANGES
              ? 0
              : WHY.ENOUGH
            : whole
              ? WHY.WHOLE
              : this.fault(p, c)
      if (why === 0) continue
      out.add(pack(c, c, taken ? MOVE.LIFT : MOVE.LAY))
      reasons.add(why)
    }
  }

  /** A cell more; a ship of its agreed size is finished. */
  lay(p: Position, cell: number): void {
    const { cells, making, ship, seaOf, agreed } = this.g
    const wanted = this.wanted(p, p.turn)
    p.put(cells + cell, ship[seaOf(cell)]!)
    this.ships.find(p, cell)
    p.put(making, agreed.sizes.length > 0 && this.ships.n === wanted ? 0 : cell + 1)
  }

  lift(p: Position, cell: number): void {
    const { cells, making, changes } = this.g
    this.ships.find(p, cell)
    for (let i = 0; i < this.ships.n; i++) {
      if (p.words[making] === this.ships.at(i) + 1) p.put(making, 0)
      p.put(cells + this.ships.at(i), 0)
    }
    p.put(changes, p.words[changes]! + 1)
  }

  clear(p: Position): void {
    const { cells, making, changes, size } = this.g
    const player = this.g.layer(p)
    for (let c = player * size; c < (player + 1) * size; c++) p.put(cells + c, 0)
    p.put(making, 0)
    p.put(changes, p.words[changes]! + 1)
  }
}

/** Shots that are of no use: at a cell shot before, and at the own sea. */
export function shotAttempts(g: Ground, p: Position, out: Moves, reasons: Moves): void {
  for (let c = 0; c < g.board.size; c++) {
    const code = g.seen(p, c, p.turn)
    if (g.seaOf(c) !== p.turn && code === 0) continue
    out.add(pack(c, c, MOVE.SHOT))
    reasons.add(g.seaOf(c) === p.turn ? WHY.OWN : WHY.AGAIN)
  }
}
