import type { Options, Position } from '../../../engine/index.ts'
import type { Bets } from './betting.ts'
import { betOf, CARD_SLOTS, SLOTS } from './moves.ts'
import { columnOf, TOKEN_WORTH, type Chances } from './odds.ts'
import type { State } from './state.ts'
import { tableOdds, type Temper } from './thrower.ts'

/** Where the chances hold each bet. */
const COLUMN: readonly number[] = SLOTS.map(({ bet }) => columnOf(bet.condition))

/** How likely another gambler with a marker left will yet bet against a bet on the same card. */
const COUNTERED = 0.15
/** How much of what a later window promises is left when others have chosen too. */
const LATER = 0.85

/** What temperament does to a bet: the careful like likely ones, the hunter high ones. */
const TASTE: Readonly<Record<Temper, (expected: number, chance: number) => number>> = {
  plain: expected => expected,
  careful: (expected, chance) => expected * (0.8 + 0.4 * chance),
  hunter: (expected, chance) => expected * (1.2 - 0.4 * chance),
}

export interface BetWorth {
  readonly slot: number
  readonly chance: number
  /** Gears expected from a marker placed now. */
  readonly worth: number
}

/** What each bet that a gambler may place now is worth, the best first, and what waiting with the marker is worth. */
export function betWorths(
  state: State,
  bets: Bets,
  options: Options,
  p: Position,
  player: number,
  temper: Temper = 'plain',
): { readonly found: readonly BetWorth[]; readonly wait: number } {
  const thrower = p.at(state.tumbler)
  // As if every thrower were plain: a table for each temperament won bettors nothing in trial games and took three times as long.
  const odds = tableOdds(state, p, options)
  const skull = state.skull(p)
  const tokens = p.at(state.tokens + thrower)
  const markers = p.at(state.markers + player)
  const taste = TASTE[temper]

  const counters = (card: number): number => {
    let others = 0
    for (let i = 0; i < state.n; i++)
      if (
        i !== player &&
        i !== thrower &&
        p.at(state.markers + i) > 0 &&
        !CARD_SLOTS[card]!.some(slot => state.stands(p, slot, i))
      )
        others++
    return others * COUNTERED
  }
  /** What it pays when it comes true, with the counter-bets that lie there and those to be expected. */
  const pays = (slot: number): number => {
    const { cardNumber, bet } = SLOTS[slot]!
    const base = bet.payouts[state.height(p, slot)]!
    if (bet.prize === 'tokens') return base * TOKEN_WORTH
    if (bet.sign === '') return base
    const against = state.against(p, slot) + counters(cardNumber)
    return bet.sign === '+' ? base + against : base * against
  }
  /** What the marker adds to the prizes of those it bets against, as far as that hurts. */
  const feeds = (slot: number, chances: Chances): number => {
    const { cardNumber, bet } = SLOTS[slot]!
    let sum = 0
    for (const other of CARD_SLOTS[cardNumber]!) {
      const { bet: theirs } = SLOTS[other]!
      if (theirs.group === bet.group || theirs.sign === '') continue
      for (let place = 0; place < state.height(p, other); place++)
        sum += chances.at(COLUMN[other]!) * (theirs.sign === '+' ? 1 : theirs.payouts[place]!)
    }
    return sum / Math.max(1, state.n - 1)
  }

  const open: { slot: number; pays: number }[] = []
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (
      state.isInPlay(p, SLOTS[slot]!.cardNumber) &&
      bets.closed(p, player, slot) === 0 &&
      bets.refuses(p, betOf(player, slot)) === 0
    )
      open.push({ slot, pays: pays(slot) })
  const rate = (slot: number, prize: number, chances: Chances): number => {
    const chance = chances.at(COLUMN[slot]!)
    return taste(chance * prize, chance) - feeds(slot, chances)
  }

  const now = odds.chances(skull, tokens)
  const found = open
    .map(each => ({
      slot: each.slot,
      chance: now.at(COLUMN[each.slot]!),
      worth: rate(each.slot, each.pays, now),
    }))
    .sort((a, b) => b.worth - a.worth)

  // A marker kept is used on the best bet of the next window; with two markers the second best is what one of them waits for.
  let wait = 0
  for (const { chance, chances } of odds.windows(skull, tokens)) {
    let best = 0
    let second = 0
    for (const each of open) {
      const worth = rate(each.slot, each.pays, chances)
      if (worth > best) {
        second = best
        best = worth
      } else if (worth > second) second = worth
    }
    wait += chance * (markers > 1 ? second : best)
  }
  return { found, wait: wait * LATER }
}
