import { PRICES } from '../../../games/uj/smaragd-koponyak/data.ts'
import { Odds, TOKEN_WORTH, type Choice } from '../../../games/uj/smaragd-koponyak/odds.ts'
import { emptySkull, type End } from '../../../games/uj/smaragd-koponyak/skull.ts'
import { CARD_SLOTS, SLOTS } from '../../../games/uj/smaragd-koponyak/moves.ts'
import { slotsInPlay } from './skull-match.ts'
import type { View } from './view.ts'

/** The true odds of what lies on the table. */
export interface Reckoning {
  readonly ends: readonly { readonly end: End; readonly chance: number }[]
  /** The bets on the table, the one a marker brings most on first. */
  readonly bets: readonly BetOdds[]
  /** What the turn is worth to the thrower on average. */
  readonly worth: number
  /** After a placement: what fleeing brings. */
  readonly flee?: number
  /** With dice on the table: the choices, the best first. */
  readonly choices?: readonly { readonly choice: Choice; readonly worth: number }[]
}

interface BetOdds {
  readonly condition: string
  readonly slot: number
  readonly chance: number
  /** What a marker put there now brings when the bet comes true; undefined when no place is left. */
  readonly prize?: number
  readonly unit: 'gears' | 'tokens'
}

/** What the next marker on a bet is paid, with the counter-bets that lie there now. */
function prizeOf({ stacks }: View, slot: number): number | undefined {
  const { bet, cardNumber } = SLOTS[slot]!
  const base = bet.payouts[stacks[slot]?.length ?? 0]
  if (base === undefined || bet.sign === '') return base
  const against = (CARD_SLOTS[cardNumber] ?? [])
    .filter(other => SLOTS[other]!.bet.group !== bet.group)
    .reduce((sum, other) => sum + (stacks[other]?.length ?? 0), 0)
  return bet.sign === '+' ? base + against : base * against
}

const ENDS: readonly End[] = ['bust', 'flee', 'gem', 'empty', 'double']

const known = new Map<string, Odds>()
/** One table of values for each set of jackpots; it grows as it is asked. */
function oddsFor(view: View): Odds {
  const jackpots = [...new Set(view.cards.flatMap(card => card.jackpots))].sort()
  const key = jackpots.join()
  let odds = known.get(key)
  if (!odds)
    known.set(
      key,
      (odds = new Odds({ jackpots: new Set(jackpots), token: TOKEN_WORTH, bust: 0, greed: 1 }, 'shared')),
    )
  return odds
}

/** Odds can be told while dice are in play. */
export const canReckon = (view: View): boolean =>
  view.rolling === 'still' && !view.result && ['bet', 'rolled', 'check', 'rival'].includes(view.phase)

export function reckon(view: View): Reckoning {
  const odds = oddsFor(view)
  const { skull, faces, phase } = view
  const tokens = view.tokens[view.tumbler] ?? 0
  const rolled = phase === 'rolled' && faces.some(n => n > 0)
  const chances = rolled
    ? odds.rolledChances(skull, faces, tokens)
    : phase === 'check'
      ? odds.placedChances(skull, tokens)
      : odds.chances(skull, tokens)
  const choices = rolled ? odds.choices(skull, faces, tokens) : undefined
  const bets = slotsInPlay(view).map((slot): BetOdds => {
    const { condition, prize: unit } = SLOTS[slot]!.bet
    const prize = prizeOf(view, slot)
    return { condition, slot, unit, chance: chances.of(condition), ...(prize === undefined ? {} : { prize }) }
  })
  const expected = ({ chance, prize = 0, unit }: BetOdds) =>
    chance * prize * (unit === 'tokens' ? TOKEN_WORTH : 1)
  return {
    ends: ENDS.map(end => ({ end, chance: chances.of(end) })),
    bets: bets.sort((a, b) => expected(b) - expected(a) || b.chance - a.chance),
    worth: choices ? choices[0]!.worth : odds.value(skull, tokens),
    ...(phase === 'check' ? { flee: odds.staysOrFlees(skull, tokens).flee } : {}),
    ...(choices ? { choices } : {}),
  }
}

/** What each number of dice is worth to the thrower before they are bought, the price taken off. */
export function reckonBuying(view: View, dice: number): number {
  return oddsFor(view).value(emptySkull(dice), view.tokens[view.tumbler] ?? 0) - PRICES[dice]!
}
