import { CONDITIONS, JACKPOTS, type Jackpot } from './bets.ts'
import { PAYOUT, type Bet, type Card } from './data.ts'
import type { Result } from './skull.ts'

export { JACKPOTS }

/** What one player is paid. */
export interface Pay {
  readonly gears: number
  readonly tokens: number
}

/** The standard payout: every die by its level; skull dice only with a gem. */
export function standardPay(result: Result): Pay {
  if (result.end === 'bust') return { gears: 0, tokens: 0 }
  const table = PAYOUT[result.end]
  const wilds = result.end === 'gem' || result.end === 'double'
  let gears = 0
  let tokens = 0
  for (let i = 0; i < table.length; i++) {
    const each = table[i]!
    const dice = result.own[i]! + (wilds ? result.wild[i]! : 0)
    if (each === 't') tokens += dice
    else gears += each * dice
  }
  return { gears, tokens }
}

/** What the better of the standard payout and the table's jackpots is worth, in gears; `greed` overrates jackpots. */
export function earnedPay(
  result: Result,
  jackpots: readonly Jackpot[],
  token: number,
  greed: number,
): number {
  const { gears, tokens } = standardPay(result)
  let best = gears + tokens * token
  for (const jackpot of jackpots)
    if (jackpot.holds(result)) best = Math.max(best, jackpot.gears(result) * greed)
  return best
}

/** The jackpots on the cards of this table that the result has earned. */
export const earnedJackpots = (result: Result, cards: readonly Card[]): Jackpot[] =>
  result.end === 'bust'
    ? []
    : JACKPOTS.filter(
        jackpot => cards.some(card => card.jackpots.includes(jackpot.id)) && jackpot.holds(result),
      )

/** What the marker at a place of a stack is paid; `against` counts the markers of the other groups on the card. */
export function betPay(bet: Bet, place: number, against: number, result: Result): Pay {
  if (!CONDITIONS.get(bet.condition)!.holds(result)) return { gears: 0, tokens: 0 }
  const base = bet.payouts[place]!
  const sum = bet.sign === '+' ? base + against : bet.sign === '×' ? base * against : base
  return bet.prize === 'tokens' ? { gears: 0, tokens: sum } : { gears: sum, tokens: 0 }
}
