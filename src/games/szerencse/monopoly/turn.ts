import { CHANCE, Moves, type Move, type Position } from '../../../engine/index.ts'
import { addDice, extra, firstDie, from, isRoll, pack, secondDie } from '../../../kit/index.ts'
import { closeAuction, listBids, nextBidder, openAuction, place } from './auction.ts'
import { DEEDS, FIELDS } from './data.ts'
import { goBankrupt, listDebt, owe, returnFree, settleDebts } from './debt.ts'
import { build, contested, listEstate, mortgage, redeem, sell, wealthOf } from './estate.ts'
import { KIND, plain, sumIn } from './kinds.ts'
import { advance, follow, land, lastRoll, toJail } from './landing.ts'
import { cashOf, freshPhase, inJail, isIn, isOut, nextAfter, ownerOf, STAGE, type Ground } from './ground.ts'
import { listTalk, listTrade, openTrade, playTrade, speakerOf } from './trade.ts'

const BAIL = 50
const FLAT_TAX = 200
const scratch = new Moves()

function beginTurn(t: Ground, p: Position, player: number): void {
  p.put(t.who, player)
  p.put(t.stage, STAGE.ROLL)
  p.put(t.doubles, 0)
  p.put(t.again, 0)
  p.put(t.speaker, 0)
  p.put(t.resting, p.at(t.resting) & ~(1 << player))
  freshPhase(t, p)
}

function nextTurn(t: Ground, p: Position): void {
  const next = nextAfter(t, p, p.at(t.who))
  if (next <= p.at(t.who)) p.note(t.rounds, p.at(t.rounds) + 1)
  beginTurn(t, p, next)
}

/** Between two turns everybody else who can do something and has not gone to rest is asked, one after the other. */
function nextSpeaker(t: Ground, p: Position): void {
  const who = p.at(t.who)
  let player = p.at(t.speaker) === 0 ? who : p.at(t.speaker) - 1
  for (;;) {
    player = nextAfter(t, p, player)
    if (player === who || isOut(t, p, who)) return nextTurn(t, p)
    if (isIn(p.at(t.resting), player)) continue
    freshPhase(t, p)
    p.put(t.speaker, player + 1)
    scratch.n = 0
    listEstate(t, p, player, 'free', scratch)
    listTalk(t, p, player, scratch)
    if (scratch.n > 0) return
  }
}

/** Goes on until somebody, or luck, has something to decide, and passes the turn to them. */
export function proceed(t: Ground, p: Position): void {
  for (;;) {
    if (p.at(t.trader) !== 0) return p.pass(speakerOf(t, p))
    const debtor = settleDebts(t, p)
    if (debtor >= 0) return p.pass(debtor)
    if (p.at(t.alive) === 1) return p.pass(nextAfter(t, p, p.at(t.who)))
    const who = p.at(t.who)
    if (p.at(t.sale) !== 0) {
      if (p.at(t.placing) !== 0) return p.pass(p.at(t.placing) - 1)
      const bidder = nextBidder(t, p, p.turn === CHANCE ? who : p.turn)
      if (bidder >= 0) return p.pass(bidder)
      closeAuction(t, p)
      continue
    }
    if (p.at(t.sales) !== 0) {
      const i = DEEDS.findIndex((_, deed) => isIn(p.at(t.sales), deed))
      p.put(t.sales, p.at(t.sales) & ~(1 << i))
      openAuction(t, p, DEEDS[i]! + 1, 1)
      continue
    }
    if (p.at(t.stage) === STAGE.WINDOW) {
      if (p.at(t.speaker) !== 0 && !isOut(t, p, who)) return p.pass(p.at(t.speaker) - 1)
      nextTurn(t, p)
      continue
    }
    if (isOut(t, p, who)) {
      nextTurn(t, p)
      continue
    }
    switch (p.at(t.stage)) {
      case STAGE.MOVE:
        advance(t, p, who, lastRoll(t, p))
        land(t, p, who)
        continue
      case STAGE.DONE:
        p.put(t.stage, p.at(t.again) !== 0 ? STAGE.ROLL : STAGE.END)
        p.put(t.again, 0)
        freshPhase(t, p)
        continue
      case STAGE.ROLLING:
      case STAGE.ORANGE:
      case STAGE.YELLOW:
      case STAGE.UTILITY:
      case STAGE.PARKING:
        return p.pass(CHANCE)
      default:
        return p.pass(who)
    }
  }
}

function listCards(t: Ground, p: Position, deck: number, out: Moves): void {
  const unseen = p.at(t.unseen[deck]!)
  if (unseen === 0) out.add(pack(p.at(t.under[deck]! + 1), deck, KIND.CARD))
  else for (let i = 0; i < 16; i++) if (isIn(unseen, i)) out.add(pack(i, deck, KIND.CARD))
}

function drawCard(t: Ground, p: Position, i: number, deck: number): void {
  const [unseen, under] = [t.unseen[deck]!, t.under[deck]!]
  const card = t.decks[deck]![i]!
  if (p.at(unseen) !== 0) p.put(unseen, p.at(unseen) & ~(1 << i))
  else {
    const n = p.at(under) - 1
    for (let k = 1; k <= n; k++) p.put(under + k, p.at(under + k + 1))
    p.put(under + n + 1, 0)
    p.put(under, n)
  }
  if (card.effect.do !== 'free') {
    p.put(under + 1 + p.at(under), i)
    p.put(under, p.at(under) + 1)
  }
  p.put(t.shown, deck * 16 + i + 1)
  follow(t, p, p.at(t.who), card, deck)
}

function roll(t: Ground, p: Position, a: number, b: number): void {
  const who = p.at(t.who)
  const stage = p.at(t.stage)
  p.put(t.dice, a)
  p.put(t.dice + 1, b)
  p.put(t.stage, STAGE.DONE)
  if (stage === STAGE.UTILITY) return owe(t, p, who, ownerOf(t, p, p.at(t.at + who)), (a + b) * 10)
  if (stage === STAGE.PARKING) return parkingRoll(t, p, a, b)
  if (inJail(t, p, who)) {
    if (a === b) p.put(t.jail + who, 0)
    else if (p.at(t.jail + who) < 3) return p.put(t.jail + who, p.at(t.jail + who) + 1)
    else {
      p.put(t.jail + who, 0)
      owe(t, p, who, t.pot, BAIL)
    }
    // Leaving jail by a double gives no further roll.
    return p.put(t.stage, STAGE.MOVE)
  }
  if (a === b) {
    p.put(t.doubles, p.at(t.doubles) + 1)
    if (p.at(t.doubles) === 3 && t.rules.jailForThreeDoubles) return toJail(t, p, who)
    p.put(t.again, 1)
  }
  return p.put(t.stage, STAGE.MOVE)
}

/** The gamble of Free Parking; its doubles count among the three that lead to jail. */
function parkingRoll(t: Ground, p: Position, a: number, b: number): void {
  if (a === b) {
    p.put(t.doubles, p.at(t.doubles) + 1)
    if (p.at(t.doubles) === 3 && t.rules.jailForThreeDoubles) return toJail(t, p, p.at(t.who))
    p.put(t.stage, STAGE.AGAIN)
  }
  t.money.pay(p, t.money.bank, p.at(t.who), (a + b) * t.rules.parkingTimes)
}

export function listMoves(t: Ground, p: Position, out: Moves): void {
  const player = p.turn
  const stage = p.at(t.stage)
  if (player === CHANCE) {
    if (stage === STAGE.ORANGE || stage === STAGE.YELLOW) listCards(t, p, stage - STAGE.ORANGE, out)
    else addDice(out)
  } else if (p.at(t.trader) !== 0) listTrade(t, p, out)
  else if (p.at(t.debts) !== 0) listDebt(t, p, out)
  else if (p.at(t.sale) !== 0) listBids(t, p, out)
  else listStage(t, p, player, stage, out)
}

function listStage(t: Ground, p: Position, player: number, stage: number, out: Moves): void {
  switch (stage) {
    case STAGE.BUY:
      if (cashOf(t, p, player) >= FIELDS[p.at(t.at + player)]!.price) out.add(plain(KIND.BUY))
      return out.add(plain(KIND.REFUSE))
    case STAGE.TAX:
      out.add(plain(KIND.TAX_FLAT))
      return out.add(plain(KIND.TAX_SHARE))
    case STAGE.AGAIN:
      out.add(plain(KIND.AGAIN))
      return out.add(plain(KIND.ENOUGH))
    case STAGE.WINDOW:
      out.add(plain(KIND.SILENT))
      out.add(plain(KIND.REST))
      break
    case STAGE.END:
      out.add(plain(KIND.END))
      break
    default:
      out.add(plain(KIND.ROLL))
      if (inJail(t, p, player)) {
        if (cashOf(t, p, player) >= BAIL) out.add(plain(KIND.JAIL_PAY))
        for (const deck of [0, 1])
          if (p.at(t.free[deck]!) === player + 1) out.add(pack(deck, 0, KIND.JAIL_CARD))
      }
  }
  listEstate(t, p, player, 'free', out)
  listTalk(t, p, player, out)
}

export function playMove(t: Ground, p: Position, m: Move): void {
  if (isRoll(m)) roll(t, p, firstDie(m), secondDie(m))
  else if (p.turn !== CHANCE && p.at(t.trader) !== 0) playTrade(t, p, m)
  else act(t, p, m)
  proceed(t, p)
}

function act(t: Ground, p: Position, m: Move): void {
  const player = p.turn
  const arg = from(m)
  switch (extra(m)) {
    case KIND.ROLL:
      return p.put(t.stage, STAGE.ROLLING)
    case KIND.CARD:
      return drawCard(t, p, arg, (m >> 10) & 1)
    case KIND.END:
      p.put(t.stage, STAGE.WINDOW)
      p.put(t.speaker, 0)
      return nextSpeaker(t, p)
    case KIND.REST:
      p.put(t.resting, p.at(t.resting) | (1 << player))
      return nextSpeaker(t, p)
    case KIND.SILENT:
      return nextSpeaker(t, p)
    case KIND.BUY: {
      const field = p.at(t.at + player)
      t.money.pay(p, player, t.money.bank, FIELDS[field]!.price)
      p.put(t.owner + field, player + 1)
      return p.put(t.stage, STAGE.DONE)
    }
    case KIND.REFUSE:
      p.put(t.stage, STAGE.DONE)
      if (t.rules.auctions) openAuction(t, p, p.at(t.at + player) + 1, 1)
      return undefined
    case KIND.TAX_FLAT:
      p.put(t.stage, STAGE.DONE)
      return owe(t, p, player, t.pot, FLAT_TAX)
    case KIND.TAX_SHARE:
      p.put(t.stage, STAGE.DONE)
      return owe(t, p, player, t.pot, Math.floor(wealthOf(t, p, player, 'full') / 10))
    case KIND.JAIL_PAY:
      p.put(t.jail + player, 0)
      return owe(t, p, player, t.pot, BAIL)
    case KIND.JAIL_CARD:
      p.put(t.jail + player, 0)
      return returnFree(t, p, arg)
    case KIND.BUILD: {
      const item = contested(t, p, player, arg)
      if (item !== 0) {
        // Asked for once in a phase, whoever gets it.
        p.put(t.lowered, p.at(t.lowered) | (1 << FIELDS[arg]!.group))
        return openAuction(t, p, item, FIELDS[arg]!.house)
      }
      return build(t, p, player, arg, FIELDS[arg]!.house)
    }
    case KIND.SELL:
      return sell(t, p, player, arg)
    case KIND.MORTGAGE:
      return mortgage(t, p, player, arg)
    case KIND.REDEEM:
      return redeem(t, p, player, arg)
    case KIND.TRADE:
      return openTrade(t, p, player)
    case KIND.BID:
      p.put(t.bid, sumIn(m))
      return p.put(t.leader, player + 1)
    case KIND.PASS:
      return p.put(t.bidding, p.at(t.bidding) & ~(1 << player))
    case KIND.PLACE:
      return place(t, p, arg)
    case KIND.BANKRUPT:
      return goBankrupt(t, p, player)
    case KIND.AGAIN:
      return p.put(t.stage, STAGE.PARKING)
    default:
      return p.put(t.stage, STAGE.DONE)
  }
}
