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

/** How a payment was reckoned, "3 × 1 ellenfogadás"; empty where there is nothing to reckon. */
function reckoning({ source }: Payment): string {
  const { sums } = st()
  switch (source.kind) {
    case 'standard': {
      const terms = source.parts.flatMap(({ level, dice, each }) =>
        each === 't' ? [] : [{ dice, text: sums.level(st().levels[level - 1]!, dice, each) }],
      )
      // One die is its own sum.
      return terms.length > 1 || (terms[0]?.dice ?? 0) > 1 ? terms.map(({ text }) => text).join(' + ') : ''
    }
    case 'jackpot':
      return source.jackpot.of === 'sum'
        ? ''
        : sums.jackpot[source.jackpot.of](source.jackpot.each, source.count)
    case 'bet': {
      const { sign, payouts } = SLOTS[source.slot]!.bet
      const base = payouts[source.place]!
      return sign === '+'
        ? sums.plus(base, source.against)
        : sign === '×'
          ? sums.times(base, source.against)
          : ''
    }
  }
}

/** "3 × 1 ellenfogadás = 3 fogaskerék", and how much of it there was when the supply ran out. */
export function paidWords(payment: Payment): string {
  const { sums, pay } = st()
  const sum = reckoning(payment)
  return payment.due > payment.gears
    ? sums.short(sum, payment.due, pay(payment.gears, payment.tokens))
    : sums.whole(sum, pay(payment.gears, payment.tokens))
}

function paidLine(state: State, payment: Payment): Line {
  const { tell } = st()
  const { source } = payment
  const who = whoIs(state, payment.player)
  const what = paidWords(payment)
  const text =
    source.kind === 'bet'
      ? tell.paidBet(who, betName(source.slot), what)
      : source.kind === 'jackpot'
        ? tell.paidJackpot(who, say(source.jackpot.name), what)
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
  // The last opposition card ends the solo game with gears in the supply.
  if (state.solo && rest > 0) {
    add(tell.rest(st().gears(rest)), CHANCE, 'paid')
    add(tell.deckOver, CHANCE, 'end')
  } else if (supplyAfter === 0) add(tell.over, CHANCE, 'end')
  return lines
}
