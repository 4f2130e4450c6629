import { assert, Moves, type Position, type See } from '../../../../engine/index.ts'
import { ALL, boardMoves } from '../candidates.ts'
import { castleMoves } from '../castling.ts'
import type { Core } from '../core.ts'
import { countCodec } from '../counting.ts'
import { PASSING, toOf, useOf } from '../moves.ts'
import { passingMoves, passingVictim } from '../passing.ts'

/** The kind that a seat sees on a cell it cannot see. */
export const DARK = 'dark'

/** A royal that is not seen: neither here nor known to be lost. */
const UNSEEN = -2

/** What each seat sees: its men's cells and those they could go to or capture on now; all of it when the game is over. */
export class Vision {
  private readonly core: Core
  readonly dark: number
  private readonly lit: Uint8Array
  private readonly out = new Moves()
  private last: { p: Position; low: number; high: number; seat: number } | undefined

  constructor(core: Core) {
    this.core = core
    this.dark = core.pieces.codeOf(DARK, core.rules.players.length)
    this.lit = new Uint8Array(core.size + 1)
  }

  /** One mark for each cell; the same array every time. Asked for every word of a view, so the last answer is kept. */
  look(p: Position, seat: number): Uint8Array {
    const { last } = this
    if (!last || last.p !== p || last.low !== p.low || last.high !== p.high || last.seat !== seat) {
      this.last = { p, low: p.low, high: p.high, seat }
      this.light(p, seat)
    }
    return this.lit
  }

  private light(p: Position, seat: number): void {
    const { core, lit, out } = this
    const over = [0, 1].some(player => p.at(core.royal + player) === -1)
    lit.fill(over ? 1 : 0)
    lit[core.size] = 1
    if (over || seat < 0) return
    out.n = 0
    for (let c = 0; c < core.size; c++) if (core.pieces.owner(p.at(core.cells + c)) === seat) lit[c] = 1
    boardMoves(core, p, out, seat, ALL, -1, undefined)
    castleMoves(core, p, out, seat)
    // Only the player to move can take en passant; that the pawn could be taken is no news for its owner.
    if (seat === p.turn) passingMoves(core, p, out, seat)
    for (let i = 0; i < out.n; i++) {
      lit[toOf(out.at(i))] = 1
      if (useOf(out.at(i)) === PASSING) lit[passingVictim(core, p, seat, toOf(out.at(i)))] = 1
    }
  }

  /** Writes into the layout who sees what; every range must be named here. */
  hide(): void {
    const { core } = this
    const { layout, cells, royal } = core
    const sees: Readonly<Record<string, See>> = {
      pieces: (p, i, seat) => (this.look(p, seat)[i - cells] ? p.at(i) : this.dark),
      castling: (p, i, seat) =>
        core.castles.reduce((own, { player }, k) => own | (player === seat ? 1 << k : 0), 0) & p.at(i),
      enPassant: (p, i, seat) => (seat === p.turn ? p.at(i) : 0),
      // The count would tell that a hidden pawn has moved.
      quiet: () => 0,
      royal: (p, i, seat) => {
        const cell = p.at(i)
        return cell < 0 || i - royal === seat || this.look(p, seat)[cell] ? cell : UNSEEN
      },
      men: 'all',
      stand: (p, i, seat) => {
        const lit = this.look(p, seat)
        const first = ((i - core.stand) % core.span) * 32
        let bits = p.at(i)
        for (let k = 0; k < 32; k++) if (!lit[first + k]) bits &= ~(1 << k)
        return bits
      },
      lost: 'all',
    }
    layout.ranges.splice(
      0,
      layout.ranges.length,
      ...layout.ranges.map(range => {
        const see = sees[range.name]
        assert(see !== undefined, `nobody said who sees ${range.name}`)
        return { ...range, see, ...(range.name === 'men' ? { json: countCodec } : {}) }
      }),
    )
  }

  /** After a view was read as a position: what is dark is not lost. */
  derive(p: Position, plain: (p: Position) => void): void {
    const { core } = this
    const known = [0, 1].map(player => p.at(core.men + player))
    plain(p)
    let dark = 0
    for (let c = 0; c < core.size; c++) if (p.at(core.cells + c) === this.dark) dark++
    if (dark === 0) return
    for (const player of [0, 1]) {
      p.note(core.men + player, Math.max(known[player]!, p.at(core.men + player)))
      if (p.at(core.royal + player) === -1) p.note(core.royal + player, UNSEEN)
    }
  }
}
