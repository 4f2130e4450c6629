import type { Move, Position } from '../../../engine/index.ts'
import type { Attacks } from './attacks.ts'
import type { Core } from './core.ts'
import { DROP, PASSING, PROMOTE } from './moves.ts'

/** A royal takes back only when nothing takes it then. */
const ROYAL = 100_000
const LONGEST = 40

/** Plays captures on one cell to their end on paper: which side comes out ahead when each takes with its least man first. */
export class Exchange {
  private readonly core: Core
  /** By code, in hundredths: what taking it changes. */
  private readonly prize: Int32Array
  /** A man that has already taken carries the number of the exchange. */
  private readonly gone: Int32Array
  private serial = 0
  private readonly balance = new Int32Array(LONGEST + 1)
  private found = -1

  constructor(core: Core, prize: Int32Array) {
    this.core = core
    this.prize = prize
    this.gone = new Int32Array(core.size + 1)
  }

  /** What the move wins, in hundredths. Exact only where that is less than nothing or it takes to find out. */
  of(p: Position, m: Move): number {
    const { core, prize } = this
    const { words } = p
    const { cells } = core
    const use = (m >> 20) & 7
    const from = m & 1023
    const to = (m >> 10) & 1023
    const player = words[0]!
    let code: number
    let won: number
    if (use === DROP) {
      code = core.pieces.code(m >> 23, player)
      won = 0
    } else {
      code = words[cells + from]!
      won = use === PASSING ? prize[code]! : prize[words[cells + to]!]!
      if (use === PROMOTE) {
        const into = core.pieces.code(m >> 23, player)
        won += prize[into]! - prize[code]!
        code = into
      }
    }
    // Even if it is lost then, it was worth it.
    if (won >= prize[code]! || use > DROP) return won
    const now = ++this.serial
    const { balance, gone } = this
    if (use !== DROP) gone[from] = now
    balance[0] = won
    let taker = core.foe[player]!
    let depth = 0
    let stake = core.royals[code] === 1 ? ROYAL : prize[code]!
    while (depth < LONGEST) {
      const next = this.least(p, taker, to)
      if (next < 0) break
      depth++
      balance[depth] = stake - balance[depth - 1]!
      stake = core.royals[next] === 1 ? ROYAL : prize[next]!
      gone[this.found] = now
      taker = core.foe[taker]!
    }
    for (; depth > 0; depth--) balance[depth - 1] = -Math.max(-balance[depth - 1]!, balance[depth]!)
    return balance[0]!
  }

  /** The code of the player's least man that hits the cell, -1 when none is left; `found` is where it stands. */
  private least(p: Position, player: number, to: number): number {
    const { core, gone, serial, prize } = this
    const { words } = p
    const { cells } = core
    const attacks: Attacks = core.plainAttacks
    const { hits, track } = attacks
    const index = player * core.size + to
    let best = -1
    let least = ROYAL * 2
    const near = attacks.near.flat
    for (let i = attacks.near.at[index]!, end = attacks.near.at[index + 1]!; i < end; i += 2) {
      const cell = near[i]!
      const code = words[cells + cell]!
      if (hits[near[i + 1]! + code] === 0 || gone[cell] === serial) continue
      const worth = core.royals[code] === 1 ? ROYAL : prize[code]!
      if (worth < least) {
        least = worth
        best = code
        this.found = cell
      }
    }
    const lines = attacks.lines.flat
    for (let i = attacks.lines.at[index]!, end = attacks.lines.at[index + 1]!; i < end; i++) {
      let k = lines[i]!
      let cell = track[k]!
      let code = words[cells + cell]!
      while (code === 0 || gone[cell] === serial) {
        k += 2
        cell = track[k]!
        code = words[cells + cell]!
      }
      if (hits[track[k + 1]! + code] === 0) continue
      const worth = core.royals[code] === 1 ? ROYAL : prize[code]!
      if (worth < least) {
        least = worth
        best = code
        this.found = cell
      }
    }
    return best
  }
}
