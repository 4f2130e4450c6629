import type { Moves, Position } from '../../../engine/index.ts'
import type { Core } from './core.ts'

const REST = 1 << 30

/**
 * What one walk around a royal tells: who gives check, which cells answer it, and which men are pinned to a line.
 * Marks carry the number of the walk that set them, so nothing has to be wiped between two walks.
 */
export class Guard {
  /** How many men give check. */
  checks = 0
  pins = 0
  private serial = 0
  private since = 0
  /** pinned[cell] and line[cell] hold the number of the pin that concerns the cell. */
  private readonly pinned: Int32Array
  private readonly line: Int32Array
  private readonly answer: Int32Array

  constructor(size: number) {
    this.pinned = new Int32Array(size + 1)
    this.line = new Int32Array(size + 1)
    this.answer = new Int32Array(size + 1)
  }

  look(core: Core, p: Position, player: number, king: number): void {
    const { words } = p
    const { cells, roles, attacks } = core
    const { hits, track } = attacks
    const index = core.foe[player]! * core.size + king
    const role = player * core.stride
    if (this.serial > REST) this.rest()
    const since = (this.since = ++this.serial)
    let checks = 0
    let pins = 0
    let checker = -1
    const near = attacks.near.flat
    for (let i = attacks.near.at[index]!, end = attacks.near.at[index + 1]!; i < end; i += 2) {
      const cell = near[i]!
      if (hits[near[i + 1]! + words[cells + cell]!] === 0) continue
      checks++
      checker = cell
      this.answer[cell] = since
    }
    const lines = attacks.lines.flat
    for (let i = attacks.lines.at[index]!, end = attacks.lines.at[index + 1]!; i < end; i++) {
      const start = lines[i]!
      let k = start
      let code = words[cells + track[k]!]!
      while (code === 0) {
        k += 2
        code = words[cells + track[k]!]!
      }
      if (hits[track[k + 1]! + code] === 1) {
        const cell = track[k]!
        // Who hits both by leap and along a line cannot be answered by blocking.
        if (cell === checker) continue
        checks++
        checker = cell
        for (let j = start; j <= k; j += 2) this.answer[track[j]!] = since
        continue
      }
      if (roles[role + code] !== 1) continue
      const blocker = track[k]!
      do {
        k += 2
        code = words[cells + track[k]!]!
      } while (code === 0)
      if (hits[track[k + 1]! + code] === 0) continue
      pins++
      const pin = ++this.serial
      this.pinned[blocker] = pin
      for (let j = start; j <= k; j += 2) this.line[track[j]!] = pin
    }
    this.checks = checks
    this.pins = pins
  }

  private rest(): void {
    this.serial = 0
    this.pinned.fill(0)
    this.line.fill(0)
    this.answer.fill(0)
  }

  /** Whether a man put on this cell answers the only check. */
  answers(cell: number): boolean {
    return this.answer[cell] === this.since
  }

  /** Of the moves listed since `first`, all by the man on `from`, keeps those that leave the royal safe. */
  keep(out: Moves, first: number, from: number): void {
    const { list } = out
    const pin = this.pinned[from]!
    const free = pin <= this.since
    if (this.checks === 0) {
      if (free) return
      let kept = first
      for (let i = first; i < out.n; i++) {
        const m = list[i]!
        if (this.line[(m >> 10) & 1023] === pin) list[kept++] = m
      }
      out.n = kept
      return
    }
    // Lines from one cell do not meet again: a pinned man cannot answer a check from elsewhere.
    let kept = first
    if (free)
      for (let i = first; i < out.n; i++) {
        const m = list[i]!
        if (this.answer[(m >> 10) & 1023] === this.since) list[kept++] = m
      }
    out.n = kept
  }
}
