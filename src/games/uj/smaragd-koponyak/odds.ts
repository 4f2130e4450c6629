import { CONDITIONS } from './bets.ts'
import { earnedPay, JACKPOTS } from './payout.ts'
import { ROLLS } from './rolls.ts'
import { MOST_PICKS, NOSE, skullKey, type End, type Placement, type Result, type Skull } from './skull.ts'
import {
  HAND,
  TOKENS,
  own,
  wild,
  on,
  handOf,
  picksOf,
  tokensOf,
  floorOf,
  diceOf,
  afterPick,
  afterToken,
  afterPlacing,
} from './odds-code.ts'
import { Table } from './odds-table.ts'

/**
 * The exact odds of a turn: the value of every hand about to be rolled under the best throwing, and how likely each end
 * and each bet is then. Values are worked out on demand and kept, so a hand of 3 dice costs nothing and one of 7 little.
 */

/** What a thrower plays for. */
export interface Aim {
  /** The jackpots on the table's cards, by id. */
  readonly jackpots: ReadonlySet<string>
  /** What a reroll token is worth in gears: paid for each one got, lost with each one used. */
  readonly token: number
  /** What a bust is worth; below 0 for the timid. */
  readonly bust: number
  /** By how much jackpots are overrated. */
  readonly greed: number
  /** What the end means beside the payout, e.g. that opponents are paid for it. */
  readonly also?: (result: Result) => number
}

/** What a reroll token is reckoned to bring its owner in a later turn, in gears; in trial games 2 to 2.5 did best. */
export const TOKEN_WORTH = 2.4

export type Choice =
  | ({ readonly kind: 'place' } & Placement)
  | { readonly kind: 'nose' }
  | { readonly kind: 'token' }
  | { readonly kind: 'bust' }

export interface Rated {
  readonly choice: Choice
  readonly worth: number
}

const ENDS: readonly End[] = ['bust', 'flee', 'gem', 'empty', 'double']
const conditions = [...CONDITIONS.values()]
/** What a row of chances holds: the five ends, then every bet. */
const COLUMNS = new Map([...ENDS, ...conditions.map(({ id }) => id)].map((id, i) => [id, i]))

/** Where a row of chances holds an end or a bet. */
export const columnOf = (id: string): number => COLUMNS.get(id)!

/** Chances by the id of an end or of a bet. */
export class Chances {
  readonly row: Float64Array
  constructor(row: Float64Array) {
    this.row = row
  }
  of(id: string): number {
    return this.at(columnOf(id))
  }
  at(column: number): number {
    return Math.min(1, this.row[column] ?? 0)
  }
}

/** A hand that may come to the next betting window. */
export interface Window {
  readonly chance: number
  readonly chances: Chances
}

/** Tokens have three bits; hardly anybody ever owns so many, and more count as so many. */
const MOST_TOKENS = 7

/** Numbers of choices: level × 64 + own × 8 + skulls for placements, below 64 the rest. */
const BUST = 0
const NOSE_CHOICE = 1
const TOKEN_CHOICE = 2
const CHOICES = 6 * 64
const NONE = -1e9
/** Worths that differ by less are equal: they are sums of the same numbers in another order. */
const SAME = 1e-9

/** What is reckoned where several choices are equally good: the one bots make, or each of them as often as the others. */
export type Ties = 'usual' | 'shared'

const numberOf = (choice: Choice): number =>
  choice.kind === 'place'
    ? choice.level * 64 + choice.own * 8 + choice.wild
    : { bust: BUST, nose: NOSE_CHOICE, token: TOKEN_CHOICE }[choice.kind]

function mean(rows: readonly Float64Array[]): Float64Array {
  if (rows.length === 1) return rows[0]!
  const sum = new Float64Array(COLUMNS.size)
  for (const row of rows) for (let i = 0; i < sum.length; i++) sum[i]! += row[i]! / rows.length
  return sum
}

export class Odds {
  readonly aim: Aim
  private readonly ties: Ties
  private readonly jackpots: typeof JACKPOTS
  private readonly values = new Table()
  private readonly stays = new Table()
  private readonly rows = new Map<number, Float64Array>()
  private readonly later = new Map<number, readonly Window[]>()
  /** Worth of each choice, and for each level the best choice with at most so many dice; one pair for each depth. */
  private readonly scratch: { readonly worth: Float64Array; readonly best: Int32Array }[] = []

  constructor(aim: Aim, ties: Ties = 'usual') {
    this.aim = aim
    this.ties = ties
    this.jackpots = JACKPOTS.filter(({ id }) => aim.jackpots.has(id))
  }

  private code(skull: Skull, tokens: number): number {
    return skullKey(skull) | (Math.min(tokens, MOST_TOKENS) << TOKENS)
  }

  private result(c: number, end: End, gemOwn = 0, gemWild = 0): Result {
    const hand = handOf(c)
    return {
      hand,
      own: [own(c, 0), own(c, 1), own(c, 2), own(c, 3), gemOwn],
      wild: [wild(c, 0), wild(c, 1), wild(c, 2), wild(c, 3), gemWild],
      unused: 7 - diceOf(c) - gemOwn - gemWild,
      picks: picksOf(c),
      end,
    }
  }

  /** What a finished turn is worth to the thrower. */
  worthOf(result: Result): number {
    const { token, greed, bust, also } = this.aim
    const pay = result.end === 'bust' ? bust : earnedPay(result, this.jackpots, token, greed)
    return pay + (also ? also(result) : 0)
  }

  /** The result a placement leads to when it ends the turn. */
  private ended(c: number, choice: number): Result | undefined {
    const level = choice >> 6
    const o = (choice >> 3) & 7
    const w = choice & 7
    if (level === 5) {
      const left = c - (1 << HAND)
      return this.result(left, handOf(left) === 0 ? 'double' : 'gem', o, w)
    }
    const next = afterPlacing(c, level, o, w)
    return handOf(next) === 0 ? this.result(next, 'empty') : undefined
  }

  /** The worth of every choice from a hand about to be rolled, as if the dice for it lay there. */
  private rate(c: number, depth: number): { worth: Float64Array; best: Int32Array } {
    const kept = (this.scratch[depth] ??= { worth: new Float64Array(CHOICES), best: new Int32Array(CHOICES) })
    const { worth, best } = kept
    const hand = handOf(c)
    worth[BUST] = this.worthOf(this.result(c, 'bust'))
    worth[NOSE_CHOICE] =
      own(c, NOSE - 1) > 0 && picksOf(c) < MOST_PICKS ? this.solve(afterPick(c), depth + 1) : NONE
    worth[TOKEN_CHOICE] = tokensOf(c) > 0 ? this.solve(afterToken(c), depth + 1) - this.aim.token : NONE
    for (let level = floorOf(c); level <= 5; level++) {
      const room = level === 5 ? 1 : level === 4 ? 2 - on(c, 3) : hand
      for (let o = 0; o <= hand; o++)
        for (let w = 0; o + w <= hand; w++) {
          const at = level * 64 + o * 8 + w
          worth[at] = NONE
          best[at] = at
          if (o + w > 0 && o + w <= room) {
            const end = this.ended(c, at)
            worth[at] = end ? this.worthOf(end) : this.staying(afterPlacing(c, level, o, w), depth + 1)
          }
          // With more dice to choose from one may still place fewer.
          if (o > 0 && worth[best[at - 8]!]! >= worth[best[at]!]!) best[at] = best[at - 8]!
          if (w > 0 && worth[best[at - 1]!]! >= worth[best[at]!]!) best[at] = best[at - 1]!
        }
    }
    return kept
  }

  /** After a placement that did not end the turn: flee or go on. */
  private staying(c: number, depth: number): number {
    const known = this.stays.get(c)
    if (known === known) return known
    const value = Math.max(this.worthOf(this.result(c, 'flee')), this.solve(c, depth))
    this.stays.set(c, value)
    return value
  }

  /** The best choice for the roll whose counts begin at `r`. */
  private pick(
    c: number,
    { worth, best }: { worth: Float64Array; best: Int32Array },
    counts: Uint8Array,
    r: number,
  ): number {
    let found = BUST
    let most = NONE
    const skulls = counts[r + 5]!
    for (let level = floorOf(c); level <= 5; level++) {
      const choice = best[level * 64 + counts[r + level - 1]! * 8 + skulls]!
      if (worth[choice]! > most) {
        most = worth[choice]!
        found = choice
      }
    }
    if (found === BUST) most = worth[BUST]!
    if (worth[NOSE_CHOICE]! > most) {
      most = worth[NOSE_CHOICE]!
      found = NOSE_CHOICE
    }
    return worth[TOKEN_CHOICE]! > most ? TOKEN_CHOICE : found
  }

  private solve(c: number, depth: number): number {
    const known = this.values.get(c)
    if (known === known) return known
    const rated = this.rate(c, depth)
    const { n, counts, chance } = ROLLS[handOf(c)]!
    let sum = 0
    for (let i = 0; i < n; i++) sum += chance[i]! * rated.worth[this.pick(c, rated, counts, i * 6)]!
    this.values.set(c, sum)
    return sum
  }

  /** All choices for the roll whose counts begin at `r` that are as good as the best. */
  private equals(
    c: number,
    rated: { worth: Float64Array; best: Int32Array },
    counts: Uint8Array,
    r: number,
  ): number[] {
    const usual = this.pick(c, rated, counts, r)
    if (this.ties === 'usual') return [usual]
    const { worth } = rated
    const least = worth[usual]! - SAME
    const found: number[] = []
    let placeable = false
    for (let level = floorOf(c); level <= 5; level++)
      for (let o = 0; o <= counts[r + level - 1]!; o++)
        for (let w = 0; w <= counts[r + 5]!; w++) {
          const at = level * 64 + o * 8 + w
          if (worth[at] === NONE) continue
          placeable = true
          if (worth[at]! >= least) found.push(at)
        }
    if (!placeable && worth[BUST]! >= least) found.push(BUST)
    if (worth[NOSE_CHOICE]! >= least) found.push(NOSE_CHOICE)
    if (worth[TOKEN_CHOICE]! >= least) found.push(TOKEN_CHOICE)
    return found
  }

  /** How often each choice is made from a hand about to be rolled. */
  private habits(c: number): Float64Array {
    this.solve(c, 0)
    const rated = this.rate(c, 0)
    const { n, counts, chance } = ROLLS[handOf(c)]!
    const often = new Float64Array(CHOICES)
    for (let i = 0; i < n; i++) {
      const equal = this.equals(c, rated, counts, i * 6)
      for (const choice of equal) often[choice]! += chance[i]! / equal.length
    }
    return often
  }

  private indicator(result: Result): Float64Array {
    const row = new Float64Array(COLUMNS.size)
    row[ENDS.indexOf(result.end)] = 1
    for (let i = 0; i < conditions.length; i++) if (conditions[i]!.holds(result)) row[ENDS.length + i] = 1
    return row
  }

  private after(c: number, choice: number): Float64Array {
    if (choice === BUST) return this.indicator(this.result(c, 'bust'))
    if (choice === NOSE_CHOICE) return this.rowOf(afterPick(c))
    if (choice === TOKEN_CHOICE) return this.rowOf(afterToken(c))
    const end = this.ended(c, choice)
    return end
      ? this.indicator(end)
      : this.stayingRow(afterPlacing(c, choice >> 6, (choice >> 3) & 7, choice & 7))
  }

  private stayingRow(c: number): Float64Array {
    const flee = this.result(c, 'flee')
    const more = this.worthOf(flee) - this.solve(c, 0)
    if (this.ties === 'shared' && Math.abs(more) < SAME) return mean([this.indicator(flee), this.rowOf(c)])
    return more >= 0 ? this.indicator(flee) : this.rowOf(c)
  }

  private rowOf(c: number): Float64Array {
    const known = this.rows.get(c)
    if (known) return known
    const often = this.habits(c)
    const row = new Float64Array(COLUMNS.size)
    for (let choice = 0; choice < CHOICES; choice++) {
      const share = often[choice]!
      if (share === 0) continue
      const then = this.after(c, choice)
      for (let i = 0; i < row.length; i++) row[i]! += share * then[i]!
    }
    this.rows.set(c, row)
    return row
  }

  /** What a hand about to be rolled is worth. */
  value(skull: Skull, tokens: number): number {
    return this.solve(this.code(skull, tokens), 0)
  }

  /** What the thrower may do with the rolled dice, the best first. */
  choices(skull: Skull, faces: readonly number[], tokens: number): Rated[] {
    const c = this.code(skull, tokens)
    const rated = this.rate(c, 0)
    const { worth } = rated
    const found: Rated[] = []
    for (let level = floorOf(c); level <= 5; level++)
      for (let o = 0; o <= faces[level - 1]!; o++)
        for (let w = 0; w <= faces[5]!; w++) {
          const at = level * 64 + o * 8 + w
          if (worth[at]! > NONE)
            found.push({ choice: { kind: 'place', level, own: o, wild: w }, worth: worth[at]! })
        }
    if (found.length === 0) found.push({ choice: { kind: 'bust' }, worth: worth[BUST]! })
    if (worth[NOSE_CHOICE]! > NONE) found.push({ choice: { kind: 'nose' }, worth: worth[NOSE_CHOICE]! })
    if (worth[TOKEN_CHOICE]! > NONE) found.push({ choice: { kind: 'token' }, worth: worth[TOKEN_CHOICE]! })
    // Of equal choices the one that the chances reckon with comes first.
    const usual = this.pick(c, rated, Uint8Array.from(faces), 0)
    const isUsual = ({ choice }: Rated) => (numberOf(choice) === usual ? 1 : 0)
    return found.sort((a, b) => b.worth - a.worth || isUsual(b) - isUsual(a))
  }

  /** After a placement: what fleeing and going on are worth. */
  staysOrFlees(skull: Skull, tokens: number): { readonly flee: number; readonly on: number } {
    return { flee: this.worthOf({ ...skull, end: 'flee' }), on: this.value(skull, tokens) }
  }

  /** Chances when the dice are about to be rolled. */
  chances(skull: Skull, tokens: number): Chances {
    return new Chances(this.rowOf(this.code(skull, tokens)))
  }

  /** Chances when the turn is over. */
  certain(result: Result): Chances {
    return new Chances(this.indicator(result))
  }

  /** Chances with the dice on the table, the thrower choosing best. */
  rolledChances(skull: Skull, faces: readonly number[], tokens: number): Chances {
    const c = this.code(skull, tokens)
    const equal = this.equals(c, this.rate(c, 0), Uint8Array.from(faces), 0)
    return new Chances(mean(equal.map(choice => this.after(c, choice))))
  }

  /** Chances after a placement, before the thrower flees or goes on. */
  placedChances(skull: Skull, tokens: number): Chances {
    return new Chances(this.stayingRow(this.code(skull, tokens)))
  }

  /** The hands that may come to the next betting window, each with its chance; what is missing to 1 ends the turn. */
  windows(skull: Skull, tokens: number): readonly Window[] {
    const c = this.code(skull, tokens)
    const known = this.later.get(c)
    if (known) return known
    const found: Window[] = []
    this.later.set(c, found)
    for (const [choice, chance] of this.habits(c).entries()) {
      if (chance === 0 || choice === BUST) continue
      if (choice === NOSE_CHOICE || choice === TOKEN_CHOICE) {
        found.push({ chance, chances: new Chances(this.after(c, choice)) })
        continue
      }
      if (this.ended(c, choice)) continue
      const next = afterPlacing(c, choice >> 6, (choice >> 3) & 7, choice & 7)
      if (this.solve(next, 0) > this.worthOf(this.result(next, 'flee')))
        found.push({ chance, chances: new Chances(this.rowOf(next)) })
    }
    return found
  }

  /** How many hands have been worked out so far. */
  get size(): number {
    return this.values.count
  }
}
