import { CHANCE, type Move, type Position } from '../../../engine/index.ts'
import { CONDITIONS } from '../../../games/uj/smaragd-koponyak/bets.ts'
import { PRICES } from '../../../games/uj/smaragd-koponyak/data.ts'
import {
  CARDS,
  facesOf,
  kindOf,
  playerOf,
  SLOTS,
  slotOf,
  valueOf,
} from '../../../games/uj/smaragd-koponyak/moves.ts'
import type { State } from '../../../games/uj/smaragd-koponyak/state.ts'
import type { Line as MatchLine } from '../../match/story.ts'
import { say, sayFirst } from '../../text/text.ts'
import { settling, type Payment } from './payments.ts'
import { st } from './text/text.ts'

/** One line of the log: 'turn' begins a turn, 'paid' tells of gears, 'end' how a turn ended. */
export type Line = MatchLine<'turn' | 'act' | 'paid' | 'end'>

export const betName = (slot: number): string => say(CONDITIONS.get(SLOTS[slot]!.bet.condition)!.name)

/** "II, II, skull" */
const diceWords = (faces: readonly number[]): string =>
  faces.flatMap((n, face) => Array.from({ length: n }, () => st().faces[face]!)).join(', ')

/** Dice that are put on a level: its own face and skulls. */
export const placedWords = (level: number, own: number, wild: number): string =>
  diceWords(Array.from({ length: 6 }, (_, face) => (face === level - 1 ? own : face === 5 ? wild : 0)))

/** Who a number is: players, then in the solo game Vrax and Kar. */
export function whoIs(state: State, player: number): string {
  const words = state.players[player]?.name
  return words ? sayFirst(words) : st().rivalsTogether
}

function paidLine(state: State, payment: Payment): Line {
  const { tell, pay } = st()
  const who = whoIs(state, payment.player)
  const what = pay(payment.gears, payment.tokens)
  const text =
    payment.slot !== undefined
      ? tell.paidBet(who, betName(payment.slot), what)
      : payment.jackpot
        ? tell.paidJackpot(who, say(payment.jackpot.name), what)
        : tell.paidThrower(who, what)
  return { text, seat: payment.player < state.n ? payment.player : CHANCE, kind: 'paid' }
}

/** What a move means in words; `before` is the position it was made in. */
export function linesOf(state: State, before: Position, m: Move, supplyAfter: number): Line[] {
  const { tell, ends } = st()
  const tumbler = before.at(state.tumbler)
  const who = whoIs(state, tumbler)
  const value = valueOf(m)
  const lines: Line[] = []
  const add = (text: string, seat = tumbler, kind: Line['kind'] = 'act') => lines.push({ text, seat, kind })
  switch (kindOf(m)) {
    case 'start':
      add(tell.start(whoIs(state, value)), value)
      break
    case 'card':
      add(tell.card(CARDS[value]!.id), CHANCE)
      break
    case 'buy':
      add(tell.buy(who, value, PRICES[value]!), tumbler, 'turn')
      break
    case 'rival':
      add(tell.rival(value + 1), CHANCE)
      break
    case 'bet':
      add(
        tell.bet(whoIs(state, playerOf(m)), betName(slotOf(m)), state.height(before, slotOf(m)) + 1),
        playerOf(m),
      )
      break
    case 'done':
      add(tell.done(whoIs(state, value)), value)
      break
    case 'rolled':
      add(tell.rolled(who, diceWords(facesOf(m))))
      break
    case 'place': {
      const level = value & 15
      add(tell.place(who, st().levels[level - 1]!, placedWords(level, (value >> 4) & 15, value >> 8)))
      break
    }
    case 'token':
      add(tell.token(who, before.at(state.unused) > 0))
      break
    case 'nose':
      add(tell.nose(who))
      break
    case 'on':
      add(tell.on(who))
      break
  }
  const settled = settling(state, before, m)
  if (!settled) return lines
  if (kindOf(m) !== 'pay') add(tell.end(who, ends[settled.result.end]), tumbler, 'end')
  lines.push(...settled.payments.map(payment => paidLine(state, payment)))
  const paid = settled.payments.reduce((sum, { gears }) => sum + gears, 0)
  const rest = before.at(state.supply) - paid - supplyAfter
  if (state.solo && rest > 0) add(tell.rest(st().gears(rest)), CHANCE, 'paid')
  if (supplyAfter === 0) add(tell.over, CHANCE, 'end')
  return lines
}
