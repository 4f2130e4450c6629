import type { Position } from '../../../engine/index.ts'
import { ARTICLES, OFFERS, offers } from './articles.ts'
import type { Effect } from './cards.ts'
import { FIELDS, type Deed } from './fields.ts'
import {
  cashOf,
  goodsOf,
  hasFlat,
  HELD,
  isIn,
  isOut,
  savingsOf,
  setFlag,
  STAGE,
  vouchersLeft,
  type Ground,
} from './ground.ts'
import { buyFlat, payDue, receive, startMoney } from './purse.ts'

/** Where a token comes to and what happens there. */

const PASSING = 4000
const LANDING = 6000
const CSEB_SUM = 5000
const BOOKSHOP = 24
export const QUIZ_TIME = 60_000
/** What is owed after paying in on field 14 or 26. */
const FLAT_DEBT = 40_000
const [HOME, CSEB, VOUCHER, FLATS] = ['home', 'cseb', 'voucher', 'flat-14 flat-26'].map(offers) as [
  number,
  number,
  number,
  number,
]

export function advance(t: Ground, p: Position, player: number, steps: number): void {
  const to = p.words[t.at + player]! + steps
  p.put(t.at + player, to % 40)
  if (to >= 40) startMoney(t, p, player, to === 40 ? LANDING : PASSING)
}

/** Always forwards, past Start if need be. */
const goTo = (t: Ground, p: Position, player: number, field: number): void =>
  advance(t, p, player, (field + 40 - p.words[t.at + player]!) % 40 || 40)

/** Whether an offer is open to the player, money aside. */
export function mayHave(t: Ground, p: Position, player: number, i: number): boolean {
  const bit = 1 << i
  const { article } = OFFERS[i]!
  if (article !== undefined)
    return !isIn(goodsOf(t, p, player), article) && (i >= ARTICLES.length || hasFlat(t, p, player))
  if (bit === HOME) return !isIn(p.words[t.home]!, player)
  if (bit === CSEB) return !isIn(p.words[t.cseb]!, player)
  return bit === VOUCHER ? vouchersLeft(t, p) > 0 : !hasFlat(t, p, player)
}

/** Takes an offer and pays for it in cash. */
export function take(t: Ground, p: Position, player: number, i: number): void {
  const { price, article } = OFFERS[i]!
  const bit = 1 << i
  if ((bit & FLATS) !== 0) return buyFlat(t, p, player, price, FLAT_DEBT)
  t.money.pay(p, player, t.money.bank, price)
  if (article !== undefined) return p.put(t.goods + player, goodsOf(t, p, player) | (1 << article))
  if (bit === HOME) return setFlag(p, t.home, player, true)
  if (bit === CSEB) return setFlag(p, t.cseb, player, true)
  return p.put(t.vouchers + player, p.words[t.vouchers + player]! + 1)
}

/** Offers that the player could pay for, if need be by cashing in savings. */
export function withinReach(t: Ground, p: Position, player: number, bits: number): boolean {
  const all = cashOf(t, p, player) + savingsOf(t, p, player)
  for (let i = 0; i < OFFERS.length; i++)
    if (isIn(bits, i) && OFFERS[i]!.price <= all && mayHave(t, p, player, i)) return true
  return false
}

/** The field is done with: the next roll of this turn, or its end. */
export function finish(t: Ground, p: Position): void {
  const more = p.words[t.rolls]!
  p.put(t.offers, 0)
  p.put(t.stage, more > 0 ? STAGE.ROLL : STAGE.END)
  if (more > 0) p.put(t.rolls, more - 1)
}

export const land = (t: Ground, p: Position, player: number): void =>
  carryOut(t, p, player, FIELDS[p.words[t.at + player]!]!.deed)

function hold(t: Ground, p: Position, player: number, how: number): void {
  p.put(t.held + player, how)
  p.put(t.rolls, 0)
  finish(t, p)
}

/** Does what a field or a card says; the stage then tells what is left to decide or to draw. */
export function carryOut(t: Ground, p: Position, player: number, deed: Deed | Effect): void {
  switch (deed.do) {
    case 'go':
      goTo(t, p, player, deed.to)
      return land(t, p, player)
    case 'forward':
      advance(t, p, player, deed.steps)
      return land(t, p, player)
    case 'back':
      p.put(t.at + player, (p.words[t.at + player]! + 40 - deed.steps) % 40)
      return land(t, p, player)
    case 'voucher':
      goTo(t, p, player, BOOKSHOP)
      if (vouchersLeft(t, p) > 0) p.put(t.vouchers + player, p.words[t.vouchers + player]! + 1)
      return land(t, p, player)
    case 'card':
      return p.put(t.stage, STAGE.CARD)
    case 'ticket':
      return p.put(t.stage, STAGE.TICKET)
    case 'offer':
      if (!withinReach(t, p, player, deed.offers)) return finish(t, p)
      p.put(t.offers, deed.offers)
      return p.put(t.stage, STAGE.OFFER)
    case 'quiz':
      if (t.rules.quiz === 'asked') {
        p.put(t.ticked, 0)
        p.put(t.clock, QUIZ_TIME)
        return p.put(t.stage, STAGE.QUIZ)
      }
      p.put(t.rolls, p.words[t.rolls]! + 1)
      return finish(t, p)
    case 'camp':
      return hold(t, p, player, HELD.CAMP)
    case 'six':
      return hold(t, p, player, HELD.SIX)
    default:
      settle(t, p, player, deed)
      if (isOut(t, p, player)) p.put(t.rolls, 0)
      return finish(t, p)
  }
}

type Moving = 'go' | 'forward' | 'back' | 'voucher' | 'card' | 'ticket' | 'offer' | 'quiz' | 'camp' | 'six'
type Settled = Exclude<Deed | Effect, { readonly do: Moving }>

/** Deeds that leave nothing to decide. */
function settle(t: Ground, p: Position, player: number, deed: Settled): void {
  switch (deed.do) {
    case 'nothing':
      return undefined
    case 'money':
      return deed.sum > 0 ? receive(t, p, player, deed.sum) : payDue(t, p, player, -deed.sum)
    case 'interest':
      return receive(t, p, player, Math.floor((savingsOf(t, p, player) * deed.percent) / 100))
    case 'saver':
      return receive(t, p, player, savingsOf(t, p, player) > 0 ? deed.sum : 0)
    case 'rolls':
      return p.put(t.rolls, p.words[t.rolls]! + deed.more)
    case 'claim':
      if (!isIn(p.words[t.cseb]!, player)) return undefined
      setFlag(p, t.cseb, player, false)
      return receive(t, p, player, CSEB_SUM)
    case 'prize':
      if (isIn(goodsOf(t, p, player), deed.article))
        return receive(t, p, player, ARTICLES[deed.article]!.price)
      return p.put(t.goods + player, goodsOf(t, p, player) | (1 << deed.article))
    case 'miss':
      p.put(t.skip + player, p.words[t.skip + player]! + deed.turns)
      return payDue(t, p, player, deed.fine)
    case 'bill':
      return payDue(t, p, player, hasFlat(t, p, player) ? deed.sum : 0)
    case 'fire':
      if (hasFlat(t, p, player) && !isIn(p.words[t.home]!, player)) p.put(t.goods + player, 0)
      return undefined
    case 'theft':
      return receive(t, p, player, isIn(p.words[t.home]!, player) ? deed.sum : 0)
    case 'accident':
      return receive(t, p, player, isIn(p.words[t.cseb]!, player) ? deed.sum : 0)
  }
}
