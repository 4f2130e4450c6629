import { assert, type Moves, type Position } from '../../../engine/index.ts'
import { freeCard } from './cards.ts'
import { DEEDS } from './data.ts'
import { listEstate, transferFee } from './estate.ts'
import { KIND, plain } from './kinds.ts'
import { cashOf, creditorOf, debtorOf, isOut, MOST_DEBTS, sumOf, type Ground } from './ground.ts'
import { listTalk } from './trade.ts'

/** Debts stand in line and are paid as soon as the cash is there; who cannot pay sells, pledges, trades or goes under. */

export function owe(t: Ground, p: Position, debtor: number, creditor: number, sum: number): void {
  if (sum === 0) return
  const n = p.at(t.debts)
  assert(n < MOST_DEBTS, 'too many debts in line')
  p.put(t.debts + 1 + n, debtor | (creditor << 4) | (sum << 8))
  p.put(t.debts, n + 1)
  p.put(t.talks, 0)
}

function drop(t: Ground, p: Position, i: number): void {
  const n = p.at(t.debts) - 1
  for (let k = i; k < n; k++) p.put(t.debts + 1 + k, p.at(t.debts + 2 + k))
  p.put(t.debts + 1 + n, 0)
  p.put(t.debts, n)
}

/** What is paid to the bank as tax, fine or fee waits on Free Parking where that rule is played. */
const receiver = (t: Ground, p: Position, creditor: number): number => {
  if (creditor < t.n && isOut(t, p, creditor)) return t.money.bank
  return creditor === t.pot && !t.rules.parkingPot ? t.money.bank : creditor
}

/** Pays what can be paid; the debtor whose turn it is to raise money, or -1. */
export function settleDebts(t: Ground, p: Position): number {
  while (p.at(t.debts) > 0) {
    const debt = p.at(t.debts + 1)
    const debtor = debtorOf(debt)
    if (isOut(t, p, debtor)) {
      drop(t, p, 0)
      continue
    }
    if (cashOf(t, p, debtor) < sumOf(debt)) return debtor
    t.money.pay(p, debtor, receiver(t, p, creditorOf(debt)), sumOf(debt))
    drop(t, p, 0)
  }
  return -1
}

export function listDebt(t: Ground, p: Position, out: Moves): void {
  const before = out.n
  listEstate(t, p, p.turn, 'raise', out)
  const broke = out.n === before
  listTalk(t, p, p.turn, out)
  if (broke) out.add(plain(KIND.BANKRUPT))
}

/** The free card goes back under its deck. */
export function returnFree(t: Ground, p: Position, deck: number): void {
  const under = t.under[deck]!
  p.put(t.free[deck]!, 0)
  p.put(under + 1 + p.at(under), freeCard(t.decks[deck]!))
  p.put(under, p.at(under) + 1)
}

/** Everything goes to the creditor; to the bank it comes back clean, and the deeds go under the hammer. */
export function goBankrupt(t: Ground, p: Position, debtor: number): void {
  const creditor = receiver(t, p, creditorOf(p.at(t.debts + 1)))
  const heir = creditor < t.n ? creditor : -1
  t.money.pay(p, debtor, creditor, cashOf(t, p, debtor))
  let fees = 0
  for (const [i, field] of DEEDS.entries()) {
    if (p.at(t.owner + field) !== debtor + 1) continue
    p.put(t.owner + field, heir + 1)
    if (heir >= 0) {
      if (p.at(t.mortgaged + field) === 1) fees += transferFee(t, field)
    } else {
      p.put(t.mortgaged + field, 0)
      if (t.rules.auctions) p.put(t.sales, p.at(t.sales) | (1 << i))
    }
  }
  for (const deck of [0, 1])
    if (p.at(t.free[deck]!) === debtor + 1) {
      if (heir >= 0) p.put(t.free[deck]!, heir + 1)
      else returnFree(t, p, deck)
    }
  p.put(t.out, p.at(t.out) | (1 << debtor))
  p.note(t.alive, p.at(t.alive) - 1)
  p.put(t.jail + debtor, 0)
  drop(t, p, 0)
  if (heir >= 0 && fees > 0) owe(t, p, heir, t.money.bank, fees)
}
