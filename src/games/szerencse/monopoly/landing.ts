import type { Position } from '../../../engine/index.ts'
import type { Card } from './cards.ts'
import { owe } from './debt.ts'
import { FIELDS, fieldOf, JAIL, MEMBERS, RAIL, UTILITY } from './data.ts'
import { buildingsOf, rentOf } from './estate.ts'
import { inJail, isIn, isOut, ownerOf, STAGE, type Ground } from './ground.ts'

/** Where a token comes to and what happens there. Debts are only noted; `turn.ts` collects them. */

const GO_MONEY = 200
const LUXURY = 75

function passGo(t: Ground, p: Position, player: number, sum: number): void {
  p.put(t.lapped, p.at(t.lapped) | (1 << player))
  t.money.pay(p, t.money.bank, player, sum)
}

/** By dice: landing on Go itself pays more. */
export function advance(t: Ground, p: Position, player: number, steps: number): void {
  const to = p.at(t.at + player) + steps
  p.put(t.at + player, to % 40)
  if (to >= 40) passGo(t, p, player, GO_MONEY + (to === 40 ? t.rules.goBonus : 0))
}

/** By card, always forwards. */
function goTo(t: Ground, p: Position, player: number, field: number): void {
  if (field <= p.at(t.at + player)) passGo(t, p, player, GO_MONEY)
  p.put(t.at + player, field)
}

export function toJail(t: Ground, p: Position, player: number): void {
  p.put(t.at + player, JAIL)
  p.put(t.jail + player, 1)
  p.put(t.again, 0)
  p.put(t.stage, STAGE.DONE)
}

export const lastRoll = (t: Ground, p: Position): number => p.at(t.dice) + p.at(t.dice + 1)

/** Whether the owner gets anything from those who come. */
const collects = (t: Ground, p: Position, field: number): boolean =>
  p.at(t.mortgaged + field) === 0 && (t.rules.inJail.rent || !inJail(t, p, ownerOf(t, p, field)))

function onDeed(t: Ground, p: Position, player: number, field: number, times: number): void {
  const owner = ownerOf(t, p, field)
  if (owner < 0) {
    if (!t.rules.lap || isIn(p.at(t.lapped), player)) p.put(t.stage, STAGE.BUY)
  } else if (owner !== player && collects(t, p, field))
    owe(t, p, player, owner, rentOf(t, p, field, lastRoll(t, p)) * times)
}

function onParking(t: Ground, p: Position, player: number): void {
  t.money.pay(p, t.pot, player, t.money.of(p, t.pot))
  t.money.pay(p, t.money.bank, player, t.rules.parkingSum)
  if (t.rules.parkingTimes > 0) p.put(t.stage, STAGE.PARKING)
}

/** Does what the field says; the stage is `done` unless something is left to decide or to draw. */
export function land(t: Ground, p: Position, player: number, times = 1): void {
  const field = p.at(t.at + player)
  p.put(t.stage, STAGE.DONE)
  switch (FIELDS[field]!.kind) {
    case 'lot':
    case 'rail':
    case 'utility':
      return onDeed(t, p, player, field, times)
    case 'orange':
      return p.put(t.stage, STAGE.ORANGE)
    case 'yellow':
      return p.put(t.stage, STAGE.YELLOW)
    case 'income-tax':
      return p.put(t.stage, STAGE.TAX)
    case 'luxury-tax':
      return owe(t, p, player, t.pot, LUXURY)
    case 'to-jail':
      return toJail(t, p, player)
    case 'parking':
      return onParking(t, p, player)
    case 'go':
    case 'jail':
      return undefined
  }
}

const nearest = (from: number, group: number): number =>
  MEMBERS[group]!.find(field => field > from) ?? MEMBERS[group]![0]!

export function follow(t: Ground, p: Position, player: number, { effect }: Card, deck: number): void {
  const here = p.at(t.at + player)
  p.put(t.stage, STAGE.DONE)
  switch (effect.do) {
    case 'go':
      goTo(t, p, player, fieldOf(effect.to))
      return land(t, p, player)
    case 'rail':
      goTo(t, p, player, nearest(here, RAIL))
      return land(t, p, player, 2)
    case 'utility': {
      const field = nearest(here, UTILITY)
      goTo(t, p, player, field)
      const owner = ownerOf(t, p, field)
      // Somebody else's: luck rolls anew for ten times the sum.
      if (owner >= 0 && owner !== player && collects(t, p, field)) p.put(t.stage, STAGE.UTILITY)
      else land(t, p, player)
      return undefined
    }
    case 'back':
      p.put(t.at + player, (here + 40 - effect.steps) % 40)
      return land(t, p, player)
    case 'jail':
      return toJail(t, p, player)
    case 'free':
      return p.put(t.free[deck]!, player + 1)
    case 'bank':
      if (effect.sum > 0) t.money.pay(p, t.money.bank, player, effect.sum)
      else owe(t, p, player, t.pot, -effect.sum)
      return undefined
    case 'each':
      for (let other = 0; other < t.n; other++) {
        if (other === player || isOut(t, p, other)) continue
        if (effect.sum > 0) owe(t, p, other, player, effect.sum)
        else owe(t, p, player, other, -effect.sum)
      }
      return undefined
    case 'repairs': {
      const { houses, hotels } = buildingsOf(t, p, player)
      return owe(t, p, player, t.pot, houses * effect.house + hotels * effect.hotel)
    }
  }
}
