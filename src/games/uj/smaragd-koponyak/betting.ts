import type { Move, Moves, Position } from '../../../engine/index.ts'
import { betOf, CARD_SLOTS, playerOf, SLOTS, slotOf, WHY } from './moves.ts'
import { Reach } from './reach.ts'
import type { State } from './state.ts'

/** One for all tables: what can come true depends on the dice alone. */
const reach = new Reach()

/** Which places are free to whom, and which bets are refused because they can no longer pay. */
export function skullBets(state: State) {
  const { n } = state
  const standsOn = (p: Position, card: number, player: number): boolean =>
    CARD_SLOTS[card]!.some(slot => state.stands(p, slot, player))
  const possible = (p: Position, slot: number): boolean =>
    reach.possible(SLOTS[slot]!.bet.condition, state.skull(p), p.at(state.tokens + p.at(state.tumbler)))

  /** Why a player may not take a place, by the number of the reason; 0 when nothing but a dead bet speaks against it. */
  const closed = (p: Position, player: number, slot: number): number => {
    const { card, cardNumber, bet } = SLOTS[slot]!
    if (p.at(state.markers + player) === 0) return WHY.markers
    if (card.stop !== undefined && p.at(state.highest) >= card.stop) return WHY.stop
    if (card.kind === 'standard' ? state.stands(p, slot, player) : standsOn(p, cardNumber, player))
      return WHY.again
    return state.height(p, slot) >= bet.payouts.length ? WHY.full : 0
  }

  /** A counter-bet may still come: another gambler has a marker left, is not on the card, and a bet against this one lives. */
  const mayGetCounter = (p: Position, slot: number, player: number): boolean => {
    const { cardNumber, bet } = SLOTS[slot]!
    let others = false
    for (let i = 0; i < n && !others; i++)
      others =
        i !== player &&
        i !== p.at(state.tumbler) &&
        p.at(state.markers + i) > 0 &&
        !standsOn(p, cardNumber, i)
    return (
      others &&
      CARD_SLOTS[cardNumber]!.some(other => SLOTS[other]!.bet.group !== bet.group && possible(p, other))
    )
  }

  return {
    closed,
    list(p: Position, player: number, out: Moves): void {
      if (p.at(state.markers + player) === 0) return
      for (let slot = 0; slot < SLOTS.length; slot++)
        if (state.isInPlay(p, SLOTS[slot]!.cardNumber) && closed(p, player, slot) === 0)
          out.add(betOf(player, slot))
    },
    attempts(p: Position, player: number, out: Moves, reasons: Moves): void {
      for (const [slot, { cardNumber }] of SLOTS.entries()) {
        const why = state.isInPlay(p, cardNumber) ? closed(p, player, slot) : 0
        if (why === 0) continue
        out.add(betOf(player, slot))
        reasons.add(why)
      }
    },
    /** A bet that can win nothing any more is refused; one that dies later stays where it is. */
    refuses(p: Position, m: Move): number {
      const slot = slotOf(m)
      if (!possible(p, slot)) return WHY.dead
      const pays = SLOTS[slot]!.bet.sign !== '×' || state.against(p, slot) > 0
      return pays || mayGetCounter(p, slot, playerOf(m)) ? 0 : WHY.uncountered
    },
  }
}

export type Bets = ReturnType<typeof skullBets>
