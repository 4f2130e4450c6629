import type { Moves, Position } from '../../../engine/index.ts'
import { pack } from '../../../kit/index.ts'
import { DEEDS, FIELDS, MEMBERS, RAIL, UTILITY } from './data.ts'
import { KIND } from './kinds.ts'
import { cashOf, inJail, isOut, ownerOf, STAGE, type Ground } from './ground.ts'

/** Deeds: who may build, sell, pledge and redeem, and what they bring. */

export const HOTEL = 5
const LAST_HOUSE = 41
const LAST_HOTEL = 42

const mortgageOf = (field: number): number => FIELDS[field]!.price / 2
const redemptionOf = (field: number): number => Math.ceil((mortgageOf(field) * 110) / 100)
export const transferFee = (t: Ground, field: number): number =>
  Math.floor((t.rules.transferOf === 'price' ? FIELDS[field]!.price : mortgageOf(field)) / 10)

/** How many times something was built there: a hotel counts as one more than the houses before it. */
const storeys = (t: Ground, built: number): number => (built === HOTEL ? t.rules.houses + 1 : built)

export function ownsGroup(t: Ground, p: Position, player: number, group: number): boolean {
  const list = MEMBERS[group]!
  for (let i = 0; i < list.length; i++) if (p.words[t.owner + list[i]!] !== player + 1) return false
  return true
}
export function countOwned(t: Ground, p: Position, player: number, group: number): number {
  const list = MEMBERS[group]!
  let n = 0
  for (let i = 0; i < list.length; i++) if (p.words[t.owner + list[i]!] === player + 1) n++
  return n
}
export function hasBuildings(t: Ground, p: Position, group: number): boolean {
  const list = MEMBERS[group]!
  for (let i = 0; i < list.length; i++) if (p.words[t.built + list[i]!]! > 0) return true
  return false
}

/** The rent of a field for whoever comes with this roll; the owner is somebody else and the deed is not pledged. */
export function rentOf(t: Ground, p: Position, field: number, roll: number): number {
  const { group, rents } = FIELDS[field]!
  const owner = ownerOf(t, p, field)
  if (group === RAIL) return 25 << (countOwned(t, p, owner, RAIL) - 1)
  if (group === UTILITY) return roll * (countOwned(t, p, owner, UTILITY) === 2 ? 10 : 4)
  const built = p.words[t.built + field]!
  if (built > 0) return rents[built]!
  return ownsGroup(t, p, owner, group) ? rents[0]! * 2 : rents[0]!
}

/** Building must stay even: only where the fewest stand; selling where the most do. */
function lowest(t: Ground, p: Position, group: number): number {
  const list = MEMBERS[group]!
  let least = 9
  for (let i = 0; i < list.length; i++) least = Math.min(least, storeys(t, p.words[t.built + list[i]!]!))
  return least
}
function highest(t: Ground, p: Position, group: number): number {
  const list = MEMBERS[group]!
  let top = 0
  for (let i = 0; i < list.length; i++) top = Math.max(top, storeys(t, p.words[t.built + list[i]!]!))
  return top
}
function anyMortgaged(t: Ground, p: Position, group: number): boolean {
  const list = MEMBERS[group]!
  for (let i = 0; i < list.length; i++) if (p.words[t.mortgaged + list[i]!] === 1) return true
  return false
}

const nextBuilt = (t: Ground, built: number): number => (built === t.rules.houses ? HOTEL : built + 1)

/** Whether the lot itself allows one more house or the hotel, money aside. */
export function fitToBuild(t: Ground, p: Position, player: number, field: number): boolean {
  const { group } = FIELDS[field]!
  const built = p.words[t.built + field]!
  if (group >= RAIL || built === HOTEL || p.words[t.owner + field] !== player + 1) return false
  if (inJail(t, p, player) && !t.rules.inJail.build) return false
  if (!ownsGroup(t, p, player, group) || anyMortgaged(t, p, group)) return false
  return storeys(t, built) === lowest(t, p, group)
}
export function inSupply(t: Ground, p: Position, field: number): boolean {
  if (!t.rules.supply) return true
  return nextBuilt(t, p.words[t.built + field]!) === HOTEL ? p.words[t.hotels]! > 0 : p.words[t.houses]! > 0
}
export const mayBuildNow = (t: Ground, p: Position): boolean =>
  t.rules.buildInWindows || p.words[t.stage] !== STAGE.WINDOW

export const canBuild = (t: Ground, p: Position, player: number, field: number): boolean =>
  fitToBuild(t, p, player, field) &&
  mayBuildNow(t, p) &&
  ((p.words[t.lowered]! >> FIELDS[field]!.group) & 1) === 0 &&
  cashOf(t, p, player) >= FIELDS[field]!.house &&
  inSupply(t, p, field)

export function canSell(t: Ground, p: Position, player: number, field: number): boolean {
  const built = p.words[t.built + field]!
  return (
    built > 0 &&
    p.words[t.owner + field] === player + 1 &&
    storeys(t, built) === highest(t, p, FIELDS[field]!.group)
  )
}
export const canMortgage = (t: Ground, p: Position, player: number, field: number): boolean =>
  p.words[t.owner + field] === player + 1 &&
  p.words[t.mortgaged + field] === 0 &&
  !hasBuildings(t, p, FIELDS[field]!.group)

export const canRedeem = (t: Ground, p: Position, player: number, field: number): boolean =>
  p.words[t.owner + field] === player + 1 &&
  p.words[t.mortgaged + field] === 1 &&
  cashOf(t, p, player) >= redemptionOf(field) &&
  (t.rules.inJail.redeem || !inJail(t, p, player))

/** Adds what a player may do with the deeds; `raise` leaves only what brings money. */
export function listEstate(t: Ground, p: Position, player: number, need: 'free' | 'raise', out: Moves): void {
  for (let i = 0; i < DEEDS.length; i++) {
    const field = DEEDS[i]!
    if (p.words[t.owner + field] !== player + 1) continue
    const flipped = ((p.words[t.flipped]! >> i) & 1) === 1
    const { group } = FIELDS[field]!
    if (canSell(t, p, player, field) && (need === 'raise' || ((p.words[t.raised]! >> group) & 1) === 0))
      out.add(pack(field, 0, KIND.SELL))
    if (canMortgage(t, p, player, field) && (need === 'raise' || !flipped))
      out.add(pack(field, 0, KIND.MORTGAGE))
    if (need === 'raise') continue
    if (!flipped && canRedeem(t, p, player, field)) out.add(pack(field, 0, KIND.REDEEM))
    if (canBuild(t, p, player, field)) out.add(pack(field, 0, KIND.BUILD))
  }
}

const flip = (t: Ground, p: Position, field: number): void =>
  p.put(t.flipped, p.at(t.flipped) | (1 << DEEDS.indexOf(field)))

export function mortgage(t: Ground, p: Position, player: number, field: number): void {
  p.put(t.mortgaged + field, 1)
  flip(t, p, field)
  t.money.pay(p, t.money.bank, player, mortgageOf(field))
}
export function redeem(t: Ground, p: Position, player: number, field: number): void {
  p.put(t.mortgaged + field, 0)
  flip(t, p, field)
  t.money.pay(p, player, t.money.bank, redemptionOf(field))
}

/** Changes what stands on a lot and the bank's stock with it. */
function setBuilt(t: Ground, p: Position, field: number, built: number): void {
  const before = p.at(t.built + field)
  const houses = (n: number) => (n === HOTEL ? 0 : n)
  p.put(t.built + field, built)
  p.note(t.houses, p.at(t.houses) + houses(before) - houses(built))
  p.note(t.hotels, p.at(t.hotels) + (before === HOTEL ? 1 : 0) - (built === HOTEL ? 1 : 0))
}

export function build(t: Ground, p: Position, player: number, field: number, price: number): void {
  setBuilt(t, p, field, nextBuilt(t, p.at(t.built + field)))
  p.put(t.raised, p.at(t.raised) | (1 << FIELDS[field]!.group))
  t.money.pay(p, player, t.money.bank, price)
}

/** A hotel becomes houses again; where the bank lacks them, as many as it has, and the rest is sold with it. */
export function sell(t: Ground, p: Position, player: number, field: number): void {
  const before = p.at(t.built + field)
  const after =
    before === HOTEL
      ? t.rules.supply
        ? Math.min(t.rules.houses, p.at(t.houses))
        : t.rules.houses
      : before - 1
  const steps = storeys(t, before) - after
  setBuilt(t, p, field, after)
  p.put(t.lowered, p.at(t.lowered) | (1 << FIELDS[field]!.group))
  t.money.pay(p, t.money.bank, player, Math.floor((FIELDS[field]!.house * steps * t.rules.resale) / 100))
}

/** Another player who could use the bank's last house or hotel makes it go under the hammer. */
export function contested(t: Ground, p: Position, player: number, field: number): number {
  if (!t.rules.supply) return 0
  const hotel = nextBuilt(t, p.at(t.built + field)) === HOTEL
  if (p.at(hotel ? t.hotels : t.houses) > 1) return 0
  for (let other = 0; other < t.n; other++)
    if (other !== player && couldUse(t, p, other, hotel ? LAST_HOTEL : LAST_HOUSE))
      return hotel ? LAST_HOTEL : LAST_HOUSE
  return 0
}
/** Whether a player has a lot ready for the last house (41) or hotel (42), and its price. */
export function couldUse(t: Ground, p: Position, player: number, item: number): boolean {
  if (isOut(t, p, player)) return false
  return DEEDS.some(
    field => usable(t, p, player, field, item) && cashOf(t, p, player) >= FIELDS[field]!.house,
  )
}
export const usable = (t: Ground, p: Position, player: number, field: number, item: number): boolean =>
  fitToBuild(t, p, player, field) && (nextBuilt(t, p.at(t.built + field)) === HOTEL) === (item === LAST_HOTEL)

/** What a player owns: cash, deeds and buildings. Pledged deeds count in full for the tax, else as what they still bring. */
export function wealthOf(t: Ground, p: Position, player: number, pledged: 'full' | 'half'): number {
  let sum = cashOf(t, p, player)
  for (let i = 0; i < DEEDS.length; i++) {
    const field = DEEDS[i]!
    if (p.words[t.owner + field] !== player + 1) continue
    const { price, house } = FIELDS[field]!
    sum += p.words[t.mortgaged + field] === 1 && pledged === 'half' ? price / 2 : price
    sum += storeys(t, p.words[t.built + field]!) * house
  }
  return sum
}

/** Houses and hotels of a player, for repairs. */
export function buildingsOf(t: Ground, p: Position, player: number): { houses: number; hotels: number } {
  let houses = 0
  let hotels = 0
  for (let i = 0; i < DEEDS.length; i++) {
    const field = DEEDS[i]!
    if (p.words[t.owner + field] !== player + 1) continue
    const built = p.words[t.built + field]!
    if (built === HOTEL) hotels++
    else houses += built
  }
  return { houses, hotels }
}
