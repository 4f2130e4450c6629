import type { Options, Position } from '../../../engine/index.ts'
import { PRICES, SOLO_SUPPLY } from './data.ts'
import { cardsLeft } from './acts.ts'
import { CARDS, SLOTS } from './moves.ts'
import { Odds, TOKEN_WORTH, type Aim, type Chances } from './odds.ts'
import { betPay } from './payout.ts'
import { DICE, emptySkull, type Result } from './skull.ts'
import { BET, BUY, CHECK, CHOOSE, OVER, PAY, RIVAL, ROLLED, START, type State } from './state.ts'

/** How bots throw: all by the exact odds, but not all for the same ends. */
const TEMPERS = {
  /** Plays for the most gears. */
  plain: { bust: 0, greed: 1 },
  /** A bust hurts like two lost gears. */
  careful: { bust: -2, greed: 1 },
  /** A jackpot shines like a third more. */
  hunter: { bust: 0, greed: 1.35 },
} as const
export type Temper = keyof typeof TEMPERS
const BY_SEAT: readonly Temper[] = ['plain', 'careful', 'hunter']

/** Option `bots`: every seat its own temperament in turn, or all the same. The solo game is played plainly. */
export const temperOf = (options: Options, seat: number): Temper => {
  const chosen = options['bots'] ?? 'seats'
  if (options.players === '1') return 'plain'
  return chosen === 'plain' || chosen === 'careful' || chosen === 'hunter'
    ? chosen
    : BY_SEAT[seat % BY_SEAT.length]!
}

/** Odds by what they are for: whole tables are worked out in them, shared by all games, and the longest unused go first. */
class Shelf {
  /** So many hands may have been worked out in all of them when another is begun. */
  most: number
  private readonly kept = new Map<string, Odds>()
  constructor(most: number) {
    this.most = most
  }
  take(key: string, aim: () => Aim): Odds {
    const known = this.kept.get(key)
    if (!known) this.clear()
    const odds = known ?? new Odds(aim())
    this.kept.delete(key)
    this.kept.set(key, odds)
    return odds
  }
  private clear(): void {
    let hands = 0
    for (const { size } of this.kept.values()) hands += size
    for (const [key, { size }] of this.kept) {
      if (hands <= this.most) return
      this.kept.delete(key)
      hands -= size
    }
  }
}
/** Bots of one table need a few; in the solo game every turn has its own. */
export const shelf = new Shelf(300_000)

/** About what a turn takes out of the supply, thrower and bettors together. */
const TURN_TAKES = 10

/** A token is worth little when its owner will hardly throw again. */
function tokenWorth(state: State, p: Position, options: Options): number {
  const later = state.solo ? cardsLeft(state, p, options) : p.at(state.supply) / TURN_TAKES / state.n + 0.5
  return later < 1 ? 0.5 : TOKEN_WORTH
}

/** In the solo game: how many gears of our own one gear of the opponents weighs, by what each side may still get. */
function rivalWeight(state: State, p: Position): number {
  const half = SOLO_SUPPLY / 2
  const need = Math.max(1, half + 1 - p.at(state.gears))
  const slack = Math.max(1, half - p.at(state.rivals))
  return Math.max(0.5, Math.min(3, need / slack))
}

/** What Vrax and Kar are paid for a result. */
const rivalsPaid =
  (stacks: readonly (readonly [number, number])[]) =>
  (result: Result): number =>
    stacks.reduce((sum, [slot, place]) => sum + betPay(SLOTS[slot]!.bet, place, 0, result).gears, 0)

const SOLO_SLOTS: readonly number[] = SLOTS.flatMap(({ card }, slot) =>
  card.kind === 'standard' ? [slot] : [],
)

/** The odds of this table's turn for a thrower of this temperament. */
export function tableOdds(state: State, p: Position, options: Options, temper: Temper = 'plain'): Odds {
  const token = tokenWorth(state, p, options)
  const jackpots = jackpotsOf(p.at(state.cards))
  const key = `${jackpots.key} ${token} ${temper}`
  const aim: Aim = { jackpots: jackpots.ids, token, ...TEMPERS[temper] }
  if (!state.solo || p.at(state.hand) + p.at(state.window) === 0) return shelf.take(key, () => aim)
  const stacks: [number, number][] = []
  for (const slot of SOLO_SLOTS)
    for (let place = 0; place < state.height(p, slot); place++) stacks.push([slot, place])
  const weight = Math.round(rivalWeight(state, p) * 4) / 4
  return shelf.take(`${key} ${weight} ${stacks.join(' ')}`, () => {
    const paid = rivalsPaid(stacks)
    return { ...aim, also: result => -weight * paid(result) }
  })
}

interface Jackpots {
  readonly ids: ReadonlySet<string>
  readonly key: string
}
const jackpotsByCards = new Map<number, Jackpots>()
/** The jackpots on the cards whose bits are set. */
function jackpotsOf(cards: number): Jackpots {
  const known = jackpotsByCards.get(cards)
  if (known) return known
  const ids = new Set(CARDS.filter((_, i) => (cards >> i) & 1).flatMap(card => card.jackpots))
  const found = { ids, key: [...ids].sort().join() }
  jackpotsByCards.set(cards, found)
  return found
}

/** What each number of dice that can be paid is worth to the thrower, price taken off, the best first. */
export function buyWorths(
  state: State,
  p: Position,
  odds: Odds,
): { readonly dice: number; readonly worth: number }[] {
  const thrower = p.at(state.tumbler)
  const found: { dice: number; worth: number }[] = []
  for (let dice = 3; dice <= DICE; dice++) {
    const price = PRICES[dice]!
    if (price > p.at(state.gears + thrower)) continue
    found.push({ dice, worth: odds.value(emptySkull(dice), p.at(state.tokens + thrower)) - price })
  }
  return found.sort((a, b) => b.worth - a.worth)
}

/** How likely each end and each bet is now if the thrower throws best; undefined while no dice have been taken. */
export function chancesNow(state: State, p: Position, options: Options): Chances | undefined {
  const odds = tableOdds(state, p, options)
  const skull = state.skull(p)
  const tokens = p.at(state.tokens + p.at(state.tumbler))
  const phase = p.at(state.phase)
  switch (phase) {
    case START:
    case CHOOSE:
    case BUY:
    case OVER:
      return undefined
    case PAY:
      return odds.certain(state.result(p))
    case CHECK:
      return odds.placedChances(skull, tokens)
    case ROLLED:
      return p.turn < 0 ? odds.chances(skull, tokens) : odds.rolledChances(skull, state.faces(p), tokens)
    case BET:
    case RIVAL:
      return odds.chances(skull, tokens)
    default:
      throw new Error(`no phase ${phase}`)
  }
}
