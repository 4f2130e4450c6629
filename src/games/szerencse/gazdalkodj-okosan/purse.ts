import type { Position } from '../../../engine/index.ts'
import { BOOKS } from './articles.ts'
import { cashOf, goodsOf, hasFlat, isOut, savingsOf, setFlag, type Ground } from './ground.ts'

/** Money that comes and goes, savings, loans, and who falls out. */

/** An insolvent player misses so many turns. */
const MISSED = 2
/** What the bank takes of the Start money while a flat is not paid for. */
const INSTALMENT = 2000

export const receive = (t: Ground, p: Position, player: number, sum: number): void =>
  t.money.pay(p, t.money.bank, player, sum)

export function cashIn(t: Ground, p: Position, player: number, kind: 0 | 1): void {
  p.put(t.books[kind] + player, p.words[t.books[kind] + player]! - 1)
  receive(t, p, player, BOOKS[kind])
}

/** Savings books are cashed in until the sum is there, the smallest that is enough. */
function raise(t: Ground, p: Position, player: number, sum: number): void {
  while (cashOf(t, p, player) < sum && savingsOf(t, p, player) > 0) {
    const short = sum - cashOf(t, p, player)
    const [small, large] = [p.words[t.books[0] + player]!, p.words[t.books[1] + player]!]
    cashIn(t, p, player, large > 0 && (short > BOOKS[0] || small === 0) ? 1 : 0)
  }
}

/** Everything goes back to the bank. */
export function goOut(t: Ground, p: Position, player: number): void {
  t.money.pay(p, player, t.money.bank, cashOf(t, p, player))
  const own = [t.books[0], t.books[1], t.goods, t.vouchers, t.debt, t.paid, t.loan, t.skip, t.held]
  for (let i = 0; i < own.length; i++) p.put(own[i]! + player, 0)
  setFlag(p, t.home, player, false)
  setFlag(p, t.cseb, player, false)
  setFlag(p, t.flat, player, false)
  setFlag(p, t.fresh, player, false)
  setFlag(p, t.out, player, true)
  p.note(t.alive, p.words[t.alive]! - 1)
}

/** A payment that is due: from cash, then savings, then a loan; whoever has a loan already is out. */
export function payDue(t: Ground, p: Position, player: number, sum: number): void {
  raise(t, p, player, sum)
  const short = sum - cashOf(t, p, player)
  if (short > 0) {
    if (p.words[t.loan + player]! > 0) return goOut(t, p, player)
    receive(t, p, player, short)
    p.put(t.loan + player, short)
    p.put(t.skip + player, p.words[t.skip + player]! + MISSED)
    setFlag(p, t.fresh, player, true)
  }
  return t.money.pay(p, player, t.money.bank, sum)
}

/** At the end of the first turn played after it, the loan is due. */
export function settleLoan(t: Ground, p: Position, player: number): void {
  const loan = p.words[t.loan + player]!
  if (loan === 0 || ((p.words[t.fresh]! >> player) & 1) === 1) return
  raise(t, p, player, loan)
  if (cashOf(t, p, player) < loan) return goOut(t, p, player)
  t.money.pay(p, player, t.money.bank, loan)
  p.put(t.loan + player, 0)
}

/** Pays towards the flat; never more than is owed. */
export function repay(t: Ground, p: Position, player: number, sum: number): void {
  t.money.pay(p, player, t.money.bank, sum)
  p.put(t.debt + player, p.words[t.debt + player]! - sum)
  p.put(t.paid + player, p.words[t.paid + player]! + sum)
}

export function startMoney(t: Ground, p: Position, player: number, sum: number): void {
  receive(t, p, player, sum)
  repay(t, p, player, Math.min(INSTALMENT, p.words[t.debt + player]!))
}

export function buyFlat(t: Ground, p: Position, player: number, down: number, debt: number): void {
  t.money.pay(p, player, t.money.bank, down)
  setFlag(p, t.flat, player, true)
  p.put(t.debt + player, debt)
  p.put(t.paid + player, down)
}

/** A furnished flat paid in full, two vouchers, savings of at least 5000, and no loan. */
export const hasWon = (t: Ground, p: Position, player: number): boolean =>
  !isOut(t, p, player) &&
  hasFlat(t, p, player) &&
  p.words[t.debt + player] === 0 &&
  (goodsOf(t, p, player) & t.rules.needed) === t.rules.needed &&
  p.words[t.vouchers + player]! >= 2 &&
  savingsOf(t, p, player) >= BOOKS[0] &&
  p.words[t.loan + player] === 0
