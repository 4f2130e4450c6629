import { Moves, type Move, type Position } from '../../../engine/index.ts'
import { extra, from } from '../../../kit/index.ts'
import { DEEDS, FIELDS, MEMBERS, RAIL } from './data.ts'
import { countOwned, hasBuildings, wealthOf } from './estate.ts'
import { KIND, plain, sumIn } from './kinds.ts'
import { cashOf, isIn, isOut, ownerOf, STAGE, type Ground } from './ground.ts'
import { listMoves } from './turn.ts'

/** How a sound player thinks: what deeds are worth to whom, and the few moves worth making, the best first. */

const RESERVE = 150
const listed = new Moves()

/** What a deed is worth to a player: more with its neighbours, most when it completes the group. */
function worthTo(t: Ground, p: Position, player: number, field: number): number {
  const { price, group } = FIELDS[field]!
  const others = countOwned(t, p, player, group) - (ownerOf(t, p, field) === player ? 1 : 0)
  const size = MEMBERS[group]!.length
  if (group >= RAIL) return price * (1 + 0.25 * others)
  return others === size - 1 ? price * 2.5 : price * (1 + 0.2 * others)
}

/** What the trade on the table brings a player, by their own reckoning; helping others to a group is dear. */
function gainOf(t: Ground, p: Position, player: number): number {
  let sum = p.at(t.net + player)
  for (const field of DEEDS) {
    const to = p.at(t.deal + field) - 1
    if (to < 0) continue
    if (to === player) sum += worthTo(t, p, player, field)
    else if (ownerOf(t, p, field) === player)
      sum -= Math.max(worthTo(t, p, player, field), 0.75 * worthTo(t, p, to, field))
  }
  for (const deck of [0, 1]) {
    const to = p.at(t.dealFree[deck]!) - 1
    if (to === player) sum += 40
    else if (to >= 0 && p.at(t.free[deck]!) === player + 1) sum -= 40
  }
  return sum
}

interface Wish {
  readonly field: number
  readonly owner: number
  readonly offer: number
}

/** The deed that would complete a group, and what to offer for it in cash. */
function wish(t: Ground, p: Position, player: number): Wish | undefined {
  for (const field of DEEDS) {
    const { group, price } = FIELDS[field]!
    const owner = ownerOf(t, p, field)
    if (group >= RAIL || owner < 0 || owner === player || hasBuildings(t, p, group)) continue
    const offer = Math.ceil((price * 2) / 50) * 50
    if (
      countOwned(t, p, player, group) === MEMBERS[group]!.length - 1 &&
      cashOf(t, p, player) >= offer + 2 * RESERVE
    )
      return { field, owner, offer }
  }
  return undefined
}

type Test = (kind: number, arg: number, m: Move) => boolean
const find = (test: Test): Move | undefined => listed.toArray().find(m => test(extra(m), from(m), m))
const all = (test: Test): Move[] => listed.toArray().filter(m => test(extra(m), from(m), m))
const only = (...moves: (Move | undefined)[]): Move[] => moves.filter(m => m !== undefined)

function trading(t: Ground, p: Position, player: number): Move[] {
  if (p.at(t.proposed) !== 0) return [plain(gainOf(t, p, player) > 0 ? KIND.ACCEPT : KIND.DECLINE)]
  const wanted = wish(t, p, player)
  const cancel = plain(KIND.CANCEL)
  if (!wanted) return [cancel]
  if (!isIn(p.at(t.parties), wanted.owner))
    return only(find((kind, arg) => kind === KIND.WITH && arg === wanted.owner) ?? cancel)
  const need = wanted.offer + p.at(t.net + player)
  const giver = p.at(t.giver)
  if (p.at(t.deal + wanted.field) === 0) {
    const give = find((kind, arg) => kind === KIND.GIVE && arg === wanted.field)
    return only(give ?? find((kind, arg) => kind === KIND.FROM && arg === wanted.owner) ?? cancel)
  }
  if (need <= 0) return only(find(kind => kind === KIND.PROPOSE) ?? cancel)
  if (giver !== player) return only(find((kind, arg) => kind === KIND.FROM && arg === player) ?? cancel)
  return only(all((kind, _, m) => kind === KIND.CASH && sumIn(m) <= need).at(-1) ?? cancel)
}

function bidding(t: Ground, p: Position, player: number): Move[] {
  const item = p.at(t.sale)
  if (p.at(t.placing) !== 0) return only(find(kind => kind === KIND.PLACE))
  const limit = item > 40 ? p.at(t.bid) + 50 : worthTo(t, p, player, item - 1) * 0.9
  const most = Math.min(limit, cashOf(t, p, player) - 50)
  const bids = all((kind, _, m) => kind === KIND.BID && sumIn(m) <= most && sumIn(m) - p.at(t.bid) <= 50)
  return bids.length > 0 ? bids.toReversed() : [plain(KIND.PASS)]
}

/** What brings money, the least painful first. */
function raising(t: Ground, p: Position, player: number): Move[] {
  const pain = (m: Move): number => {
    const field = from(m)
    const { group, price } = FIELDS[field]!
    const whole = countOwned(t, p, player, group) === MEMBERS[group]!.length && group < RAIL
    if (extra(m) === KIND.MORTGAGE) return price * (whole ? 3 : 1)
    return extra(m) === KIND.SELL ? price * 2 : 10_000
  }
  const raise = all(kind => kind === KIND.MORTGAGE || kind === KIND.SELL).sort((a, b) => pain(a) - pain(b))
  return raise.length > 0 ? raise.slice(0, 1) : only(find(kind => kind === KIND.BANKRUPT))
}

/** Building, redeeming, a trade that completes a group; then going on. */
function managing(t: Ground, p: Position, player: number): Move[] {
  const cash = cashOf(t, p, player)
  const gain = (field: number): number => {
    const { rents, house } = FIELDS[field]!
    const built = p.at(t.built + field)
    return ((rents[built + 1] ?? rents[5]!) - rents[built]!) / house
  }
  const builds = all((kind, field) => kind === KIND.BUILD && cash - FIELDS[field]!.house >= RESERVE)
  if (builds.length > 0) return builds.sort((a, b) => gain(from(b)) - gain(from(a))).slice(0, 2)
  const redeem = find((kind, field) => kind === KIND.REDEEM && cash - FIELDS[field]!.price >= 2 * RESERVE)
  if (redeem !== undefined) return [redeem]
  const wanted = p.at(t.talks) === 0 ? wish(t, p, player) : undefined
  const trade = wanted && find(kind => kind === KIND.TRADE)
  if (trade !== undefined) return [trade]
  return only(find(kind => kind === KIND.END || kind === KIND.REST || kind === KIND.ROLL))
}

function rolling(t: Ground, p: Position, player: number): Move[] {
  const unowned = DEEDS.filter(field => ownerOf(t, p, field) < 0).length
  const leave = find(kind => kind === KIND.JAIL_CARD) ?? find(kind => kind === KIND.JAIL_PAY)
  // While there is much to buy, time in jail is lost; later it is shelter.
  return leave !== undefined && unowned >= 8 ? [leave] : managing(t, p, player)
}

function think(t: Ground, p: Position, player: number): Move[] {
  if (p.at(t.trader) !== 0) return trading(t, p, player)
  if (p.at(t.debts) !== 0) return raising(t, p, player)
  if (p.at(t.sale) !== 0) return bidding(t, p, player)
  switch (p.at(t.stage)) {
    case STAGE.BUY:
      return only(
        cashOf(t, p, player) - FIELDS[p.at(t.at + player)]!.price >= 50
          ? find(kind => kind === KIND.BUY)
          : undefined,
        plain(KIND.REFUSE),
      ).slice(0, 1)
    case STAGE.TAX:
      return [plain(wealthOf(t, p, player, 'full') > 2000 ? KIND.TAX_FLAT : KIND.TAX_SHARE)]
    case STAGE.AGAIN:
      return [plain(p.at(t.doubles) < 2 ? KIND.AGAIN : KIND.ENOUGH)]
    case STAGE.ROLL:
      return rolling(t, p, player)
    default:
      return managing(t, p, player)
  }
}

export function ideas(t: Ground, p: Position, out: Moves): void {
  if (p.turn < 0 || isOut(t, p, p.turn)) return
  listed.n = 0
  listMoves(t, p, listed)
  for (const m of think(t, p, p.turn)) out.add(m)
}
