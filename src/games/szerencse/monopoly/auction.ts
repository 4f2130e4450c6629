import type { Moves, Position } from '../../../engine/index.ts'
import { pack } from '../../../kit/index.ts'
import { DEEDS } from './data.ts'
import { build, couldUse, usable } from './estate.ts'
import { KIND, ofSum, plain } from './kinds.ts'
import { cashOf, isIn, isOut, nextAfter, type Ground } from './ground.ts'

/** Open auctions: bids go round and rise; who passes is out of it. */

const RAISES = [1, 10, 50, 100]

/** Whether a player may bid at all: for deeds those who may buy, for the last house those who can use it. */
const mayBid = (t: Ground, p: Position, player: number, item: number): boolean => {
  if (isOut(t, p, player)) return false
  return item <= 40 ? !t.rules.lap || isIn(p.at(t.lapped), player) : couldUse(t, p, player, item)
}

export function openAuction(t: Ground, p: Position, item: number, least: number): void {
  let mask = 0
  for (let player = 0; player < t.n; player++) if (mayBid(t, p, player, item)) mask |= 1 << player
  p.put(t.sale, item)
  p.put(t.bid, least - 1)
  p.put(t.leader, 0)
  p.put(t.bidding, mask)
}

/** Who bids next after `player`; -1 when the hammer falls. */
export function nextBidder(t: Ground, p: Position, player: number): number {
  const rest = p.at(t.bidding) & ~(p.at(t.leader) === 0 ? 0 : 1 << (p.at(t.leader) - 1))
  if (rest === 0) return -1
  let next = nextAfter(t, p, player)
  while (!isIn(rest, next)) next = nextAfter(t, p, next)
  return next
}

export function listBids(t: Ground, p: Position, out: Moves): void {
  if (p.at(t.placing) !== 0) {
    for (let i = 0; i < DEEDS.length; i++)
      if (usable(t, p, p.turn, DEEDS[i]!, p.at(t.sale))) out.add(pack(DEEDS[i]!, 0, KIND.PLACE))
    return
  }
  out.add(plain(KIND.PASS))
  for (let i = 0; i < RAISES.length; i++) {
    const bid = p.at(t.bid) + RAISES[i]!
    if (bid <= cashOf(t, p, p.turn)) out.add(ofSum(bid, KIND.BID))
  }
}

/** The hammer falls: a deed goes to the highest bidder; a house or hotel must still be put somewhere. */
export function closeAuction(t: Ground, p: Position): void {
  const [item, winner] = [p.at(t.sale), p.at(t.leader) - 1]
  if (winner >= 0 && item > 40) return p.put(t.placing, winner + 1)
  if (winner >= 0) {
    t.money.pay(p, winner, t.money.bank, p.at(t.bid))
    p.put(t.owner + item - 1, winner + 1)
  }
  return clear(t, p)
}

export function place(t: Ground, p: Position, field: number): void {
  build(t, p, p.at(t.placing) - 1, field, p.at(t.bid))
  clear(t, p)
}

function clear(t: Ground, p: Position): void {
  for (const word of [t.sale, t.bid, t.leader, t.bidding, t.placing]) p.put(word, 0)
}
