import { CHANCE, type Move, type Moves, type Options, type Position } from '../../../engine/index.ts'
import type { Bets } from './betting.ts'
import { betWorths } from './bettor.ts'
import { openCards } from './acts.ts'
import { betOf, made, placeOf } from './moves.ts'
import type { Choice } from './odds.ts'
import { earnedJackpots, standardPay } from './payout.ts'
import { BET, BUY, CHECK, CHOOSE, PAY, ROLLED, type State } from './state.ts'
import { buyWorths, tableOdds, temperOf } from './thrower.ts'

/** So many gears make a plain mistake. */
const MISTAKE = 1.5

const moveOf = (choice: Choice): Move =>
  choice.kind === 'place' ? placeOf(choice.level, choice.own, choice.wild) : made(choice.kind)

/** The moves a bot thinks of, the best first: throwing by the exact odds, betting by odds times prizes. */
export function skullIdeas(state: State, bets: Bets, options: Options) {
  const racing = options['betting'] === 'race'
  const worthsOf = (p: Position): { move: Move; gears: number }[] => {
    const tumbler = p.at(state.tumbler)
    const tokens = p.at(state.tokens + tumbler)
    const odds = () => tableOdds(state, p, options, temperOf(options, tumbler))
    switch (p.at(state.phase)) {
      case CHOOSE:
        // Any card is as good as another; the order changes with the position, so tables differ.
        return openCards(state, p).map(card => ({
          move: made('card', card),
          gears: Math.abs(Math.imul(card + 7, p.key | 1) % 97) / 97,
        }))
      case BUY:
        return buyWorths(state, p, odds()).map(({ dice, worth }) => ({
          move: made('buy', dice),
          gears: worth,
        }))
      case BET: {
        const found: { move: Move; gears: number }[] = []
        for (let i = 0; i < state.n; i++) {
          if (i === tumbler || state.isDone(p, i) || (!racing && i !== p.turn)) continue
          const rated = betWorths(state, bets, options, p, i, temperOf(options, i))
          for (const { slot, worth } of rated.found) found.push({ move: betOf(i, slot), gears: worth })
          found.push({ move: made('done', i), gears: rated.wait })
        }
        return found
      }
      case ROLLED:
        return odds()
          .choices(state.skull(p), state.faces(p), tokens)
          .map(({ choice, worth }) => ({ move: moveOf(choice), gears: worth }))
      case CHECK: {
        const { flee, on } = odds().staysOrFlees(state.skull(p), tokens)
        return [
          { move: made('flee'), gears: flee },
          { move: made('on'), gears: on },
        ]
      }
      case PAY: {
        const result = state.result(p)
        const standard = standardPay(result)
        return [
          { move: made('pay', 0), gears: standard.gears + standard.tokens * odds().aim.token },
          ...earnedJackpots(result, state.cardsInPlay(p)).map((jackpot, i) => ({
            move: made('pay', i + 1),
            gears: jackpot.gears(result),
          })),
        ]
      }
      default:
        return []
    }
  }
  return (p: Position, out: Moves, worth?: number[]): void => {
    if (p.turn === CHANCE) return
    // Sorting is stable: of two equal moves the first stays first, as in the odds.
    for (const { move, gears } of worthsOf(p).sort((a, b) => b.gears - a.gears)) {
      out.add(move)
      worth?.push(gears / MISTAKE)
    }
  }
}
