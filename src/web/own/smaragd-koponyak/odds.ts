import { PRICES } from '../../../games/uj/smaragd-koponyak/data.ts'
import { Odds, TOKEN_WORTH, type Choice } from '../../../games/uj/smaragd-koponyak/odds.ts'
import { emptySkull, type End } from '../../../games/uj/smaragd-koponyak/skull.ts'
import { SLOTS } from '../../../games/uj/smaragd-koponyak/moves.ts'
import { slotsInPlay } from './skull-match.ts'
import type { View } from './view.ts'

/** The true odds of what lies on the table. */
export interface Reckoning {
  readonly ends: readonly { readonly end: End; readonly chance: number }[]
  /** Each bet on the table once, the likeliest first. */
  readonly bets: readonly { readonly condition: string; readonly slot: number; readonly chance: number }[]
  /** What the turn is worth to the thrower on average. */
  readonly worth: number
  /** After a placement: what fleeing brings. */
  readonly flee?: number
  /** With dice on the table: the choices, the best first. */
  readonly choices?: readonly { readonly choice: Choice; readonly worth: number }[]
}

const ENDS: readonly End[] = ['bust', 'flee', 'gem', 'empty', 'double']

const known = new Map<string, Odds>()
/** One table of values for each set of jackpots; it grows as it is asked. */
function oddsFor(view: View): Odds {
  const jackpots = [...new Set(view.cards.flatMap(card => card.jackpots))].sort()
  const key = jackpots.join()
  let odds = known.get(key)
  if (!odds)
    known.set(key, (odds = new Odds({ jackpots: new Set(jackpots), token: TOKEN_WORTH, bust: 0, greed: 1 })))
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
  const bets = new Map(slotsInPlay(view).map(slot => [SLOTS[slot]!.bet.condition, slot]))
  return {
    ends: ENDS.map(end => ({ end, chance: chances.of(end) })),
    bets: [...bets]
      .map(([condition, slot]) => ({ condition, slot, chance: chances.of(condition) }))
      .sort((a, b) => b.chance - a.chance),
    worth: choices ? choices[0]!.worth : odds.value(skull, tokens),
    ...(phase === 'check' ? { flee: odds.staysOrFlees(skull, tokens).flee } : {}),
    ...(choices ? { choices } : {}),
  }
}

/** What each number of dice is worth to the thrower before they are bought, the price taken off. */
export function reckonBuying(view: View, dice: number): number {
  return oddsFor(view).value(emptySkull(dice), view.tokens[view.tumbler] ?? 0) - PRICES[dice]!
}
