import type { Moves, Position, Reason } from '../../../engine/index.ts'
import { CHANCE } from '../../../engine/index.ts'
import { pack } from '../../../kit/index.ts'
import { DEEDS, FIELDS, RAIL } from './data.ts'
import {
  canBuild,
  canMortgage,
  canRedeem,
  canSell,
  fitToBuild,
  hasBuildings,
  inSupply,
  mayBuildNow,
  ownsGroup,
} from './estate.ts'
import { KIND, plain } from './kinds.ts'
import { cashOf, inJail, STAGE, type Ground } from './ground.ts'
import { tradeFlaw } from './trade.ts'

/** Moves a person may try in vain, each with its reason. */

export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  { hu: 'Nincs rá elég pénzed.', en: 'You do not have the money.', rule: 'money' },
  {
    hu: 'Építeni csak teljes csoportra lehet.',
    en: 'Only a complete group can be built on.',
    rule: 'building',
  },
  {
    hu: 'A csoportban egyenletesen kell építeni, és zálogban lévő terület mellett nem lehet.',
    en: 'A group is built up evenly, and not while a lot of it is mortgaged.',
    rule: 'building',
  },
  {
    hu: 'A bankban nincs több ház vagy szálloda.',
    en: 'The bank has no house or hotel left.',
    rule: 'variants',
  },
  { hu: 'A börtönben ezt most nem lehet.', en: 'This is not allowed in jail.', rule: 'variants' },
  {
    hu: 'Amíg a csoporton ház áll, nem zálogosítható el.',
    en: 'A group with houses cannot be mortgaged.',
    rule: 'mortgage',
  },
  {
    hu: 'Ebben a szakaszban ezzel a csoporttal vagy tulajdonnal már történt valami.',
    en: 'This group or deed was already changed in this phase.',
    rule: 'anytime',
  },
  {
    hu: 'Az üzletben mindenkinek adnia és kapnia is kell.',
    en: 'Everybody in a trade must give and get something.',
    rule: 'trade',
  },
  {
    hu: 'Valaki nem tudná kifizetni, amit vállal (a zálog illetékével együtt).',
    en: 'Somebody could not pay what they promise (with the fee for mortgages).',
    rule: 'trade',
  },
  {
    hu: 'Előbb onnan kell eladni, ahol a csoportban a legtöbb ház áll.',
    en: 'Houses are sold first where most of them stand in the group.',
    rule: 'building',
  },
  {
    hu: 'Amíg a csoporton ház áll, a területei nem cserélhetnek gazdát.',
    en: 'Lots of a group with houses cannot change hands.',
    rule: 'trade',
  },
  {
    hu: 'Építeni csak a saját körödben lehet.',
    en: 'You may build only on your own turn.',
    rule: 'variants',
  },
]
const [MONEY, GROUP, EVEN, SUPPLY, JAILED, HOUSES, ALREADY, BOTH_WAYS, UNPAID] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const
const [MOST_FIRST, STANDING, OWN_TURN] = [10, 11, 12] as const

function whyNotBuild(t: Ground, p: Position, player: number, field: number): number {
  if (!ownsGroup(t, p, player, FIELDS[field]!.group)) return GROUP
  if (inJail(t, p, player) && !t.rules.inJail.build) return JAILED
  if (!mayBuildNow(t, p)) return OWN_TURN
  if (!fitToBuild(t, p, player, field)) return EVEN
  if (!inSupply(t, p, field)) return SUPPLY
  return cashOf(t, p, player) < FIELDS[field]!.house ? MONEY : ALREADY
}

type Say = (m: number, reason: number) => void

function sale(t: Ground, p: Position, player: number, field: number, say: Say): void {
  if (!canSell(t, p, player, field)) say(pack(field, 0, KIND.SELL), MOST_FIRST)
  else if (p.at(t.debts) === 0 && ((p.at(t.raised) >> FIELDS[field]!.group) & 1) === 1)
    say(pack(field, 0, KIND.SELL), ALREADY)
}

/** In debt: houses and mortgages only. */
function raising(t: Ground, p: Position, player: number, say: Say): void {
  for (const field of DEEDS) {
    if (p.at(t.owner + field) !== player + 1) continue
    if (p.at(t.built + field) > 0) sale(t, p, player, field, say)
    if (hasBuildings(t, p, FIELDS[field]!.group)) say(pack(field, 0, KIND.MORTGAGE), HOUSES)
  }
}

function talk(t: Ground, p: Position, say: Say): void {
  if (p.at(t.proposed) !== 0) return
  const flaw = tradeFlaw(t, p)
  if (flaw !== 0) say(plain(KIND.PROPOSE), flaw === 1 ? BOTH_WAYS : UNPAID)
  for (const field of DEEDS)
    if (p.at(t.owner + field) === p.at(t.giver) + 1 && hasBuildings(t, p, FIELDS[field]!.group))
      say(pack(field, 0, KIND.GIVE), STANDING)
}

export function attempts(t: Ground, p: Position, out: Moves, reasons: Moves): void {
  const player = p.turn
  const say = (m: number, reason: number) => {
    out.add(m)
    reasons.add(reason)
  }
  if (player === CHANCE) return
  if (p.at(t.trader) !== 0) return talk(t, p, say)
  if (p.at(t.sale) !== 0) return
  if (p.at(t.debts) !== 0) return raising(t, p, player, say)
  const stage = p.at(t.stage)
  if (stage === STAGE.BUY && cashOf(t, p, player) < FIELDS[p.at(t.at + player)]!.price)
    say(plain(KIND.BUY), MONEY)
  if (stage !== STAGE.ROLL && stage !== STAGE.END && stage !== STAGE.WINDOW) return
  for (const [i, field] of DEEDS.entries()) {
    if (p.at(t.owner + field) !== player + 1) continue
    const { group } = FIELDS[field]!
    const flipped = ((p.at(t.flipped) >> i) & 1) === 1
    if (group < RAIL && p.at(t.built + field) < 5 && !canBuild(t, p, player, field))
      say(pack(field, 0, KIND.BUILD), whyNotBuild(t, p, player, field))
    if (p.at(t.built + field) > 0) sale(t, p, player, field, say)
    if (hasBuildings(t, p, group)) say(pack(field, 0, KIND.MORTGAGE), HOUSES)
    else if (flipped && canMortgage(t, p, player, field)) say(pack(field, 0, KIND.MORTGAGE), ALREADY)
    if (p.at(t.mortgaged + field) === 0) continue
    if (!canRedeem(t, p, player, field))
      say(pack(field, 0, KIND.REDEEM), inJail(t, p, player) && !t.rules.inJail.redeem ? JAILED : MONEY)
    else if (flipped) say(pack(field, 0, KIND.REDEEM), ALREADY)
  }
}
