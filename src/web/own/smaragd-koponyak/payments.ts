import type { Move, Position } from '../../../engine/index.ts'
import { CONDITIONS, type Jackpot } from '../../../games/uj/smaragd-koponyak/bets.ts'
import { facesOf, kindOf, SLOTS, valueOf } from '../../../games/uj/smaragd-koponyak/moves.ts'
import {
  betPay,
  earnedJackpots,
  standardParts,
  standardPay,
  type Pay,
} from '../../../games/uj/smaragd-koponyak/payout.ts'
import {
  canPick,
  endOf,
  placements,
  withDice,
  type Result,
} from '../../../games/uj/smaragd-koponyak/skull.ts'
import type { State } from '../../../games/uj/smaragd-koponyak/state.ts'

/** One payment at the end of a turn, as it really was made: never more than the supply held. */
export interface Payment {
  /** A player; in the solo game 1 stands for Vrax and Kar together. */
  readonly player: number
  readonly gears: number
  readonly tokens: number
  /** The gears it should have been: more than were paid when the supply ran out. */
  readonly due: number
  readonly source: Source
}

/** What a payment is for. */
export type Source =
  | { readonly kind: 'standard'; readonly parts: ReturnType<typeof standardParts> }
  | { readonly kind: 'jackpot'; readonly jackpot: Jackpot; readonly count: number }
  /** A bet at its place, with the markers against it. */
  | { readonly kind: 'bet'; readonly slot: number; readonly place: number; readonly against: number }

export interface Settling {
  readonly result: Result
  readonly payments: readonly Payment[]
}

/** The result a move brings about, when it ends the throwing. */
function resultOf(state: State, before: Position, m: Move): Result | undefined {
  const skull = state.skull(before)
  switch (kindOf(m)) {
    case 'rolled': {
      const lost =
        placements(skull, facesOf(m)).length === 0 &&
        !canPick(skull) &&
        before.at(state.tokens + before.at(state.tumbler)) === 0
      return lost ? { ...skull, end: 'bust' } : undefined
    }
    case 'place': {
      const value = valueOf(m)
      const after = withDice(skull, { level: value & 15, own: (value >> 4) & 15, wild: value >> 8 })
      const end = endOf(after)
      return end && { ...after, end }
    }
    case 'bust':
      return { ...skull, end: 'bust' }
    case 'flee':
      return { ...skull, end: 'flee' }
    case 'pay':
      return state.result(before)
    default:
      return undefined
  }
}

/** What a move pays to whom, in order, a bet that was won for nothing too; undefined when it ends no turn. The rules have paid already; this only tells it. */
export function settling(state: State, before: Position, m: Move): Settling | undefined {
  const result = resultOf(state, before, m)
  if (!result) return undefined
  const jackpots = earnedJackpots(result, state.cardsInPlay(before))
  const chosen = kindOf(m) === 'pay' ? valueOf(m) : 0
  const payments: Payment[] = []
  // A jackpot is there: the thrower chooses first, nothing is paid yet.
  if (kindOf(m) !== 'pay' && jackpots.length > 0) return { result, payments }
  let supply = before.at(state.supply)
  /** True when the supply is used up. */
  const pays = (player: number, { gears: due, tokens }: Pay, source: Source): boolean => {
    const gears = Math.min(due, supply)
    supply -= gears
    payments.push({ player, gears, tokens, due, source })
    return due > 0 && supply === 0
  }
  const jackpot = jackpots[chosen - 1]
  const tumbler = before.at(state.tumbler)
  const empty = jackpot
    ? pays(
        tumbler,
        { gears: jackpot.gears(result), tokens: 0 },
        { kind: 'jackpot', jackpot, count: jackpot.count(result) },
      )
    : result.end !== 'bust' &&
      pays(tumbler, standardPay(result), { kind: 'standard', parts: standardParts(result) })
  if (empty) return { result, payments }
  for (const [slot, { cardNumber, bet }] of SLOTS.entries()) {
    if (!state.isInPlay(before, cardNumber) || !CONDITIONS.get(bet.condition)!.holds(result)) continue
    const against = state.against(before, slot)
    for (const [place, marker] of state.stack(before, slot).entries()) {
      const source: Source = { kind: 'bet', slot, place, against }
      if (pays(Math.min(marker - 1, state.n), betPay(bet, place, against, result), source))
        return { result, payments }
    }
  }
  return { result, payments }
}
