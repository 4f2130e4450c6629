import { Moves, type Position } from '../../engine/index.ts'
import { to } from '../moves/packing.ts'
import type { Race, RaceRules } from './race.ts'
import type { RaceMen } from './race-men.ts'

/** What a roll costs: used by the man, used where another roll follows, or left to another man. */
const [USED, FOLLOWED, LEFT] = [1, 0.2, 0.5]
/** Rolls lost by stopping one cell before the end of the home, in the way of the rest. */
const IN_THE_WAY = 1
/** The enemies move before the next strike, so that a chance to strike is worth less than the danger of being struck. */
const CHANCE_LEFT = 0.4
/** Sweeps over the cells after which the counts of rolls hardly change any more. */
const SWEEPS = 150

/** How a race stands, in rolls: what every man still needs to come home, and what it may lose by being struck. */
export class RaceValue {
  private readonly spec: Race
  private readonly men: RaceMen
  private readonly rules: RaceRules
  private readonly empty: () => Position
  /** All weights of the die together. */
  private readonly weight: number
  /** For each player how many rolls a man on a cell needs; counted when first asked. */
  private readonly needs: (Float64Array | undefined)[]
  private readonly out = new Moves()
  /** By cell: how likely a player strikes there by the next roll, and the last roll that was counted there. */
  private readonly struck: Float64Array
  private readonly counted: Int32Array
  private roll = 0
  /** By player: the rolls that the men need; by player and player: the rolls the second may lose to the first. */
  private readonly costs: Float64Array
  private readonly risks: Float64Array

  constructor(spec: Race, men: RaceMen, rules: RaceRules, empty: () => Position) {
    const count = spec.players.length
    this.spec = spec
    this.men = men
    this.rules = rules
    this.empty = empty
    this.weight = spec.die.reduce((sum, face) => sum + face.weight, 0)
    this.needs = Array.from({ length: count })
    this.struck = new Float64Array(spec.board.size)
    this.counted = new Int32Array(spec.board.size)
    this.costs = new Float64Array(count)
    this.risks = new Float64Array(count * count)
  }

  /** By how many rolls a player is ahead: half of it against the leading enemy, half against all. */
  lead(p: Position, player: number): number {
    const { costs, risks } = this
    const count = costs.length
    this.count(p)
    let mine = costs[player]!
    for (let a = 0; a < count; a++) mine += risks[a * count + player]!
    let [least, sum] = [Infinity, 0]
    for (let b = 0; b < count; b++) {
      if (b === player) continue
      const theirs = costs[b]! + CHANCE_LEFT * risks[player * count + b]!
      least = Math.min(least, theirs)
      sum += theirs
    }
    return (least + sum / (count - 1)) / 2 - mine
  }

  private count(p: Position): void {
    const { spec, men, costs } = this
    this.risks.fill(0)
    for (let i = 0; i < costs.length; i++) {
      const needs = this.needsOf(i)
      let sum = 0
      for (let c = 0; c < spec.board.size; c++) {
        const n = men.on(p, i, c)
        if (n > 0) sum += n * needs[c]!
      }
      costs[i] = sum
    }
    for (let i = 0; i < costs.length; i++) this.strike(p, i)
  }

  /** What the others may lose to a player's next roll. */
  private strike(p: Position, player: number): void {
    const { spec, men, struck, risks, costs } = this
    const count = costs.length
    struck.fill(0)
    for (const { value, weight } of spec.die) this.reach(p, player, value, weight)
    for (let b = 0; b < count; b++) {
      if (b === player) continue
      const needs = this.needsOf(b)
      const back = needs[spec.base[b]!]!
      for (let c = 0; c < struck.length; c++)
        if (struck[c]! > 0) risks[player * count + b]! += struck[c]! * men.on(p, b, c) * (back - needs[c]!)
    }
  }
  private reach(p: Position, player: number, value: number, weight: number): void {
    const { spec, men, rules, out, struck, counted } = this
    this.roll++
    for (let c = 0; c < struck.length; c++) {
      if (men.on(p, player, c) === 0) continue
      out.n = 0
      rules.from(p, player, c, value, out)
      for (let k = 0; k < out.n; k++) {
        const t = to(out.at(k))
        if (counted[t] === this.roll || spec.safe[t] === 1) continue
        counted[t] = this.roll
        struck[t]! += weight / this.weight
      }
    }
  }

  private needsOf(player: number): Float64Array {
    return (this.needs[player] ??= this.table(player))
  }

  /** The rolls that one man needs from every cell when no other hinders it. */
  private table(player: number): Float64Array {
    const { spec, rules } = this
    const needs = new Float64Array(spec.board.size)
    for (const [i, cell] of spec.goal[player]!.entries()) needs[cell] = i * IN_THE_WAY
    const ways = this.ways(player)
    const costs = spec.die.map(({ value }) => (rules.again(value, 0) ? FOLLOWED : USED))
    for (let sweep = 0; sweep < SWEEPS; sweep++)
      for (const { cell, targets } of ways) {
        let sum = 0
        for (const [k, { weight }] of spec.die.entries()) {
          let least = needs[cell]! + LEFT
          for (const t of targets[k]!) least = Math.min(least, needs[t]! + costs[k]!)
          sum += (weight / this.weight) * least
        }
        needs[cell] = sum
      }
    return needs
  }
  /** Where one man gets from every cell by every face of the die. */
  private ways(player: number): { cell: number; targets: number[][] }[] {
    const { spec, men, rules, out } = this
    const goal = spec.goal[player]!
    const p = this.empty()
    return Array.from({ length: spec.board.size }, (_, cell) => cell)
      .filter(cell => rules.progress(player, cell) >= 0 && !goal.includes(cell))
      .map(cell => {
        men.add(p, player, cell, 1)
        const targets = spec.die.map(({ value }) => {
          out.n = 0
          rules.from(p, player, cell, value, out)
          return out.toArray().map(to)
        })
        men.add(p, player, cell, -1)
        return { cell, targets }
      })
  }
}
