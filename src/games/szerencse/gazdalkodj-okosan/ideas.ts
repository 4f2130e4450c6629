import { Moves, type Move, type Position } from '../../../engine/index.ts'
import { ARTICLES, BOOKS, OFFERS, offerOf } from './articles.ts'
import { REQUIRED } from './fields.ts'
import { cashOf, goodsOf, hasFlat, isIn, savingsOf, STAGE, type Ground } from './ground.ts'
import { act, KIND, REPAYS } from './kinds.ts'
import { mayHave } from './landing.ts'
import { FLAT_PRICE, listMoves } from './turn.ts'

/** How a sound player thinks: money bears interest until it is needed, and what is needed is bought when it is sold. */

/** What stays in hand for fines and tickets. */
const POCKET = 300
/** What must be left after buying something that could be hired or won. */
const RESERVE = 1500
const EASE = 12_000
/** The flat of field 26 costs 10 000 more: only for those who have so much left. */
const SPARE = 20_000
/** How much better the best move is than the others, in steps of a plain mistake. */
const BEST = 2
/** Articles in the order of buying: what is sold in few places first, what can be hired last. */
const ORDER = ['room', 'kitchen', 'fridge', 'table-tennis', 'bicycle', 'vacuum', 'washer', 'radio', 'tv'].map(
  offerOf,
)
const HIRED = ['hire-tv', 'hire-washer', 'hire-radio'].map(offerOf)
const HOME = offerOf('home')
const CSEB = offerOf('cseb')
const VOUCHER = offerOf('voucher')
const CHEAP = offerOf('flat-14')
const DEAR = offerOf('flat-26')
const LATE = ORDER.slice(-3)

const missing = (t: Ground, p: Position, player: number): number => {
  let sum = 0
  for (let i = 0; i < ARTICLES.length; i++)
    if (isIn(t.rules.needed & ~goodsOf(t, p, player), i)) sum += ARTICLES[i]!.price
  return sum
}

/** A savings book is cashed in, the smallest that is enough. */
function cashFor(t: Ground, p: Position, player: number, sum: number): Move {
  const short = sum - cashOf(t, p, player)
  const [small, large] = [p.at(t.books[0] + player), p.at(t.books[1] + player)]
  return act(KIND.CASH, large > 0 && (short > BOOKS[0] || small === 0) ? 1 : 0)
}

function wanted(t: Ground, p: Position, player: number): number {
  const all = cashOf(t, p, player) + savingsOf(t, p, player)
  const may = (i: number, left: number): boolean =>
    isIn(p.at(t.offers), i) && mayHave(t, p, player, i) && all - OFFERS[i]!.price >= left
  if (may(CHEAP, POCKET)) return CHEAP
  if (may(DEAR, SPARE)) return DEAR
  if (may(CSEB, POCKET)) return CSEB
  if (may(HOME, POCKET)) return HOME
  if (p.at(t.vouchers + player) < 2 && may(VOUCHER, POCKET)) return VOUCHER
  for (const i of HIRED) if (may(i, POCKET)) return i
  for (const i of ORDER) if (isIn(t.rules.needed, i) && may(i, LATE.includes(i) ? EASE : RESERVE)) return i
  return -1
}

/** Paying off the flat: all of it when nothing else is missing, else what the missing articles leave over. */
function repaying(t: Ground, p: Position, player: number): Move {
  const debt = p.at(t.debt + player)
  const [cash, savings] = [cashOf(t, p, player), savingsOf(t, p, player)]
  if (debt === 0) return -1
  const needs = missing(t, p, player)
  const kept = BOOKS[0] + POCKET + Math.min(needs, 30_000)
  const free = cash + savings - kept
  if (free >= debt) return cash >= debt ? act(KIND.REPAY, REPAYS.indexOf(0)) : cashFor(t, p, player, debt)
  if (free >= REPAYS[2] && debt > REPAYS[2])
    return cash >= REPAYS[2] ? act(KIND.REPAY, 2) : cashFor(t, p, player, REPAYS[2])
  return -1
}

function best(t: Ground, p: Position): Move {
  const player = p.turn
  const cash = cashOf(t, p, player)
  const all = cash + savingsOf(t, p, player)
  switch (p.at(t.stage)) {
    case STAGE.QUIZ:
      for (let i = 0; i < REQUIRED; i++) if (!isIn(p.at(t.ticked), i)) return act(KIND.TICK, i)
      return act(KIND.TICK, REQUIRED)
    case STAGE.TICKET:
      return act(KIND.TICKET, 1)
    case STAGE.OFFER: {
      const i = wanted(t, p, player)
      if (i < 0) return act(KIND.DONE)
      return cash >= OFFERS[i]!.price ? act(KIND.BUY, i) : cashFor(t, p, player, OFFERS[i]!.price)
    }
    default: {
      if (!hasFlat(t, p, player) && all >= FLAT_PRICE + POCKET)
        return cash >= FLAT_PRICE ? act(KIND.FLAT) : cashFor(t, p, player, FLAT_PRICE)
      const pays = repaying(t, p, player)
      if (pays >= 0) return pays
      if (p.at(t.cashed) === 0)
        for (const k of [1, 0] as const) if (cash >= BOOKS[k] + POCKET) return act(KIND.SAVE, k)
      return act(p.at(t.stage) === STAGE.END ? KIND.END : KIND.ROLL)
    }
  }
}

const listed = new Moves()

export function ideas(t: Ground, p: Position, out: Moves, worth: number[] = []): void {
  listed.n = 0
  listMoves(t, p, listed)
  const first = best(t, p)
  const known = listed.has(first)
  if (known) out.add(first)
  if (known) worth.push(BEST)
  for (let i = 0; i < listed.n; i++) {
    if (known && listed.at(i) === first) continue
    out.add(listed.at(i))
    worth.push(0)
  }
}
