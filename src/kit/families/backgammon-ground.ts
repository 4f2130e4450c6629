import type { Move, Position } from '../../engine/index.ts'
import { pack } from '../moves/packing.ts'
import { WHY } from './backgammon-reasons.ts'
import type { Backgammon, BackgammonRule, Men } from './backgammon.ts'

/** The first index of the last quarter of the way. */
const LAST_QUARTER = 19

/** A part that forbids single steps, and the number of its reason. */
interface Bar {
  readonly test: NonNullable<BackgammonRule['bars']>
  readonly reason: number
}

/**
 * What one player may do with the dice: the men copied out of the position, so that steps can be tried here.
 * Openness never changes while a player moves, so the enemy is read once.
 */
export class Ground {
  readonly own: Men = new Int8Array(26)
  readonly enemy: Men = new Int8Array(26)
  /** mirror[player * 26 + i]: what the other player calls the point that this one calls `i`. */
  readonly mirror = new Int8Array(52)
  private readonly rules: Backgammon
  private readonly bars: readonly Bar[]
  private readonly men: number
  private readonly held: number
  private readonly shut = new Uint8Array(26)
  private readonly stays = new Int8Array(26)
  private pinned = false
  /** The rearmost own man; 25 when none is left. */
  private rear = 0

  constructor(rules: Backgammon, men: number, held: number, bars: readonly Bar[]) {
    this.rules = rules
    this.bars = bars
    this.men = men
    this.held = held
    for (let player = 0; player < 2; player++)
      for (let i = 1; i <= 24; i++)
        this.mirror[player * 26 + i] = rules.way[1 - player]!.indexOf(rules.way[player]![i - 1]!) + 1
  }

  load(p: Position, player: number): void {
    const { own, enemy, shut, stays, mirror, held, men } = this
    const { words } = p
    const closedBy = this.rules.contact === 'closed' ? 1 : 2
    const base = men + player * 26
    const other = men + (1 - player) * 26
    own[0] = words[base]!
    own[25] = words[base + 25]!
    this.pinned = false
    for (let i = 1; i < 25; i++) {
      own[i] = words[base + i]!
      const n = words[other + mirror[player * 26 + i]!]!
      enemy[i] = n
      shut[i] = n >= closedBy ? 1 : 0
      if (held < 0 || words[held + player * 26 + i] === 0) continue
      stays[i] = 1
      shut[i] = 1
      this.pinned = true
    }
    if (held >= 0) for (let i = 1; i < 25; i++) stays[i] = words[held + player * 26 + i]!
    this.findRear()
  }

  private findRear(): void {
    let i = 0
    while (i < 25 && this.own[i] === 0) i++
    this.rear = i
  }

  /** Where a man on `i` comes to with this die, or -1. */
  private target(i: number, die: number): number {
    const { own, rear } = this
    if (own[i]! <= this.stays[i]! || (rear === 0 && i !== 0)) return -1
    let t = i + die
    if (t < 25) {
      if (this.shut[t] === 1) return -1
    } else {
      if (rear < LAST_QUARTER || this.pinned || (t > 25 && i !== rear)) return -1
      t = 25
    }
    return this.bars.length > 0 && this.barred(i, t) !== 0 ? -1 : t
  }

  /** Whether the die can be used after a man went from `f` to `t`. */
  private follows(f: number, t: number, die: number): boolean {
    const { own, rear } = this
    own[f]!--
    own[t]!++
    if (f === rear) this.findRear()
    let can = false
    for (let i = this.rear; i < 25 && !can; i++) if (own[i] !== 0) can = this.target(i, die) >= 0
    own[f]!++
    own[t]!--
    this.rear = rear
    return can
  }

  private all(die: number, out: { add(m: Move): void }): boolean {
    let any = false
    for (let i = this.rear; i < 25; i++) {
      if (this.own[i] === 0) continue
      const t = this.target(i, die)
      if (t < 0) continue
      out.add(pack(i, t, die))
      any = true
    }
    return any
  }

  private followed(die: number, other: number, out: { add(m: Move): void }): boolean {
    let any = false
    for (let i = this.rear; i < 25; i++) {
      if (this.own[i] === 0) continue
      const t = this.target(i, die)
      if (t < 0 || !this.follows(i, t, other)) continue
      out.add(pack(i, t, die))
      any = true
    }
    return any
  }

  /**
   * The steps allowed with dice `a` ≥ `b` (0 when used up): as many dice as possible must be used, and the larger one
   * if it cannot be both. Equal dice need no look ahead: no step of a man takes away a step of another, and the rules
   * the kin add keep it so (tests/perft-luck plays every order of them).
   */
  list(a: number, b: number, out: { add(m: Move): void }): void {
    if (b === 0 || a === b) this.all(a, out)
    else {
      const first = this.followed(a, b, out)
      const second = this.followed(b, a, out)
      if (!first && !second && !this.all(a, out)) this.all(b, out)
    }
  }

  /** The number of the reason why a single step cannot be made; 0 when it can. */
  why(i: number, die: number): number {
    if (this.rear === 0 && i !== 0) return WHY.firstTheBar
    const t = i + die
    if (this.own[i]! <= this.stays[i]!) return WHY.trapped
    if (t < 25 && this.shut[t] === 1) return WHY.held
    if (t >= 25 && (this.rear < LAST_QUARTER || this.pinned)) return WHY.notHome
    if (t > 25 && i !== this.rear) return WHY.rearFirst
    return this.barred(i, Math.min(25, t))
  }

  /** The reason of the part that forbids the step, or 0. */
  private barred(i: number, t: number): number {
    for (let k = 0; k < this.bars.length; k++)
      if (this.bars[k]!.test(this.own, this.enemy, i, t)) return this.bars[k]!.reason
    return 0
  }
}
