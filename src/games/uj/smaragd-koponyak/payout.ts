import { CONDITIONS, JACKPOTS, type Jackpot } from './bets.ts'
import { PAYOUT, type Bet, type Card } from './data.ts'
import type { Result } from './skull.ts'

export { JACKPOTS }

/** What one player is paid. */
export interface Pay {
  readonly gears: number
  readonly tokens: number
}

/** The dice of a level (0 to 4) that are paid: skull dice only with a gem. */
const paidDice = (result: Result, i: number): number =>
  result.own[i]! + (result.end === 'gem' || result.end === 'double' ? result.wild[i]! : 0)

/** The standard payout: every die by its level. */
export function standardPay(result: Result): Pay {
  if (result.end === 'bust') return { gears: 0, tokens: 0 }
  const table = PAYOUT[result.end]
  let gears = 0
  let tokens = 0
  for (let i = 0; i < table.length; i++) {
    const each = table[i]!
    if (each === 't') tokens += paidDice(result, i)
    else gears += each * paidDice(result, i)
  }
  return { gears, tokens }
}

/** What the standard payout is made of, from the gem down: so many dice of a level, each paying so much. */
export function standardParts(
  result: Result,
): { readonly level: number; readonly dice: number; readonly each: number | 't' }[] {
  if (result.end === 'bust') return []
  return PAYOUT[result.end]
    .map((each, i) => ({ level: i + 1, dice: paidDice(result, i), each }))
    .filter(({ dice }) => dice > 0)
    .reverse()
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
