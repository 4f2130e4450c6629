import type { Move, Moves, Position } from '../../../engine/index.ts'
import { extra, from, pack } from '../../../kit/index.ts'
import { DEEDS, FIELDS } from './data.ts'
import { hasBuildings, transferFee } from './estate.ts'
import { KIND, plain, sumIn, ofSum } from './kinds.ts'
import { cashOf, inJail, isIn, isOut, nextAfter, type Ground } from './ground.ts'

/**
 * A trade is put together by one player move by move: further parties, who gives to whom, deeds, free cards and cash;
 * then everybody else in it is asked. Talks in a phase and changes in a talk are bounded.
 */

const MOST_TALKS = 2
const MOST_EDITS = 20
const STEPS = [1, 10, 50, 100, 500]

const mayTalk = (t: Ground, p: Position, player: number): boolean =>
  t.rules.trading && !isOut(t, p, player) && (t.rules.inJail.trade || !inJail(t, p, player))

const tradable = (t: Ground, p: Position, player: number, field: number): boolean =>
  p.words[t.owner + field] === player + 1 && !hasBuildings(t, p, FIELDS[field]!.group)

function hasGoods(t: Ground, p: Position, player: number): boolean {
  for (let i = 0; i < DEEDS.length; i++) if (tradable(t, p, player, DEEDS[i]!)) return true
  return p.words[t.free[0]!] === player + 1 || p.words[t.free[1]!] === player + 1
}

const mayDeal = (t: Ground, p: Position, player: number, other: number, own: boolean): boolean =>
  other !== player && mayTalk(t, p, other) && (own || hasGoods(t, p, other))

/** Whether there is anybody to trade with now. */
export function listTalk(t: Ground, p: Position, player: number, out: Moves): void {
  if (p.words[t.talks]! >= MOST_TALKS || !mayTalk(t, p, player)) return
  const own = hasGoods(t, p, player)
  for (let other = 0; other < t.n; other++)
    if (mayDeal(t, p, player, other, own)) return out.add(plain(KIND.TRADE))
}

/** The trader chooses the first partner, and is the giver at first. */
export function openTrade(t: Ground, p: Position, player: number): void {
  p.put(t.talks, p.at(t.talks) + 1)
  p.put(t.trader, player + 1)
  p.put(t.parties, 1 << player)
  p.put(t.giver, player)
  p.put(t.taker, player)
}

function closeTrade(t: Ground, p: Position): void {
  for (const word of [t.trader, t.parties, t.giver, t.taker, t.agreed, t.proposed, t.edits, ...t.dealFree])
    p.put(word, 0)
  for (let i = 0; i < DEEDS.length; i++) p.put(t.deal + DEEDS[i]!, 0)
  for (let i = 0; i < t.n; i++) p.put(t.net + i, 0)
}

/** What a party has to pay the bank for pledged deeds it would get. */
function feesOf(t: Ground, p: Position, player: number): number {
  let sum = 0
  for (let i = 0; i < DEEDS.length; i++) {
    const field = DEEDS[i]!
    if (p.words[t.deal + field] === player + 1 && p.words[t.mortgaged + field] === 1)
      sum += transferFee(t, field)
  }
  return sum
}

/** 0 when the trade is fit: 1 somebody gives or gets nothing, 2 somebody cannot pay. */
export function tradeFlaw(t: Ground, p: Position): 0 | 1 | 2 {
  let gives = 0
  let gets = 0
  for (let i = 0; i < DEEDS.length; i++) {
    const to = p.words[t.deal + DEEDS[i]!]!
    if (to === 0) continue
    gives |= 1 << (p.words[t.owner + DEEDS[i]!]! - 1)
    gets |= 1 << (to - 1)
  }
  for (let deck = 0; deck < 2; deck++) {
    const to = p.words[t.dealFree[deck]!]!
    if (to === 0) continue
    gives |= 1 << (p.words[t.free[deck]!]! - 1)
    gets |= 1 << (to - 1)
  }
  for (let player = 0; player < t.n; player++) {
    const net = p.words[t.net + player]!
    if (net < 0) gives |= 1 << player
    if (net > 0) gets |= 1 << player
    if (cashOf(t, p, player) + net < feesOf(t, p, player)) return 2
  }
  return gives === p.words[t.parties] && gets === gives ? 0 : 1
}

export function listTrade(t: Ground, p: Position, out: Moves): void {
  if (p.words[t.proposed] !== 0) {
    out.add(plain(KIND.ACCEPT))
    out.add(plain(KIND.DECLINE))
    return
  }
  out.add(plain(KIND.CANCEL))
  const [giver, taker, parties] = [p.words[t.giver]!, p.words[t.taker]!, p.words[t.parties]!]
  if (giver === taker) {
    const own = hasGoods(t, p, giver)
    for (let player = 0; player < t.n; player++)
      if (mayDeal(t, p, giver, player, own)) out.add(pack(player, 0, KIND.WITH))
    return
  }
  if (tradeFlaw(t, p) === 0) out.add(plain(KIND.PROPOSE))
  if (p.words[t.edits]! >= MOST_EDITS) return
  for (let player = 0; player < t.n; player++) {
    if (!isIn(parties, player)) {
      if (mayTalk(t, p, player)) out.add(pack(player, 0, KIND.WITH))
      continue
    }
    if (player !== giver) out.add(pack(player, 0, KIND.FROM))
    if (player !== giver && player !== taker) out.add(pack(player, 0, KIND.TO))
  }
  for (let i = 0; i < DEEDS.length; i++) {
    const field = DEEDS[i]!
    if (!tradable(t, p, giver, field)) continue
    out.add(pack(field, 0, p.words[t.deal + field] === taker + 1 ? KIND.KEEP : KIND.GIVE))
  }
  for (let deck = 0; deck < 2; deck++)
    if (p.words[t.free[deck]!] === giver + 1)
      out.add(pack(deck, 0, p.words[t.dealFree[deck]!] === taker + 1 ? KIND.KEEP_FREE : KIND.GIVE_FREE))
  for (let i = 0; i < STEPS.length; i++)
    if (cashOf(t, p, giver) + p.words[t.net + giver]! >= STEPS[i]!) out.add(ofSum(STEPS[i]!, KIND.CASH))
}

function carryOut(t: Ground, p: Position): void {
  const { bank } = t.money
  for (let player = 0; player < t.n; player++) {
    const net = p.at(t.net + player)
    if (net < 0) t.money.pay(p, player, bank, -net)
  }
  for (let player = 0; player < t.n; player++) {
    const net = p.at(t.net + player)
    if (net > 0) t.money.pay(p, bank, player, net)
    t.money.pay(p, player, bank, feesOf(t, p, player))
  }
  for (const field of DEEDS) if (p.at(t.deal + field) !== 0) p.put(t.owner + field, p.at(t.deal + field))
  for (const deck of [0, 1]) if (p.at(t.dealFree[deck]!) !== 0) p.put(t.free[deck]!, p.at(t.dealFree[deck]!))
}

/** Who is to speak: the one who puts it together, then the others in turn. */
export function speakerOf(t: Ground, p: Position): number {
  const trader = p.at(t.trader) - 1
  if (p.at(t.proposed) === 0) return trader
  let player = nextAfter(t, p, trader)
  while (!isIn(p.at(t.parties), player) || isIn(p.at(t.agreed), player)) player = nextAfter(t, p, player)
  return player
}

export function playTrade(t: Ground, p: Position, m: Move): void {
  const arg = from(m)
  const [giver, taker] = [p.at(t.giver), p.at(t.taker)]
  p.put(t.edits, p.at(t.edits) + 1)
  switch (extra(m)) {
    case KIND.WITH:
      if (giver === taker) p.put(t.taker, arg)
      return p.put(t.parties, p.at(t.parties) | (1 << arg))
    case KIND.FROM:
      p.put(t.giver, arg)
      if (arg === taker) p.put(t.taker, giver)
      return undefined
    case KIND.TO:
      return p.put(t.taker, arg)
    case KIND.GIVE:
      return p.put(t.deal + arg, taker + 1)
    case KIND.KEEP:
      return p.put(t.deal + arg, 0)
    case KIND.GIVE_FREE:
      return p.put(t.dealFree[arg]!, taker + 1)
    case KIND.KEEP_FREE:
      return p.put(t.dealFree[arg]!, 0)
    case KIND.CASH:
      p.put(t.net + giver, p.at(t.net + giver) - sumIn(m))
      return p.put(t.net + taker, p.at(t.net + taker) + sumIn(m))
    case KIND.PROPOSE:
      p.put(t.proposed, 1)
      return p.put(t.agreed, 1 << (p.at(t.trader) - 1))
    case KIND.ACCEPT: {
      const agreed = p.at(t.agreed) | (1 << p.turn)
      p.put(t.agreed, agreed)
      if (agreed !== p.at(t.parties)) return undefined
      carryOut(t, p)
      return closeTrade(t, p)
    }
    default:
      return closeTrade(t, p)
  }
}
