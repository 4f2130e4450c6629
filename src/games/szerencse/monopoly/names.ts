import type { Move, Point, Position, Words } from '../../../engine/index.ts'
import { extra, from, isRoll, rollName, to } from '../../../kit/index.ts'
import { fieldOf, FIELDS } from './data.ts'
import { KIND, sumIn } from './kinds.ts'
import type { Ground } from './ground.ts'

const PLAIN: Readonly<Record<number, string>> = {
  [KIND.ROLL]: 'roll',
  [KIND.END]: 'end',
  [KIND.BUY]: 'buy',
  [KIND.TRADE]: 'trade',
  [KIND.TAX_FLAT]: 'tax:200',
  [KIND.TAX_SHARE]: 'tax:10%',
  [KIND.JAIL_PAY]: 'jail:pay',
  [KIND.PROPOSE]: 'propose',
  [KIND.CANCEL]: 'cancel',
  [KIND.ACCEPT]: 'accept',
  [KIND.DECLINE]: 'decline',
  [KIND.PASS]: 'pass',
  [KIND.BANKRUPT]: 'bankrupt',
  [KIND.SILENT]: 'pass',
  [KIND.REST]: 'rest',
  [KIND.AGAIN]: 'again',
  [KIND.ENOUGH]: 'enough',
}
const OF_FIELD: Readonly<Record<number, string>> = {
  [KIND.BUILD]: 'build',
  [KIND.SELL]: 'sell',
  [KIND.MORTGAGE]: 'mortgage',
  [KIND.REDEEM]: 'redeem',
  [KIND.GIVE]: 'give',
  [KIND.KEEP]: 'keep',
  [KIND.PLACE]: 'place',
}
const OF_PLAYER: Readonly<Record<number, string>> = {
  [KIND.WITH]: 'with',
  [KIND.FROM]: 'from',
  [KIND.TO]: 'to',
}
const OF_FREE: Readonly<Record<number, string>> = {
  [KIND.GIVE_FREE]: 'give',
  [KIND.KEEP_FREE]: 'keep',
  [KIND.JAIL_CARD]: 'jail',
}
const freeId = (deck: number): string => (deck === 0 ? 'orange-card' : 'yellow-card')

/** A move as what is done and to what: both are points a person can choose. */
function parts(t: Ground, m: Move): readonly [string, Point?] {
  const kind = extra(m)
  if (isRoll(m)) return [rollName(m)]
  if (kind === KIND.CARD) return [`card:${t.decks[to(m)]![from(m)]!.id}`]
  if (kind === KIND.BID) return [`bid:${sumIn(m)}`]
  if (kind === KIND.CASH) return [`cash:${sumIn(m)}`]
  if (kind === KIND.REFUSE) return [t.rules.auctions ? 'auction' : 'leave']
  const field = OF_FIELD[kind]
  if (field) return [field, from(m)]
  const player = OF_PLAYER[kind]
  if (player) return [player, t.players[from(m)]!.id]
  const free = OF_FREE[kind]
  return free ? [free, freeId(from(m))] : [PLAIN[kind]!]
}

export const nameOf = (t: Ground, m: Move): string => {
  const [what, which] = parts(t, m)
  return which === undefined ? what : `${what}:${typeof which === 'number' ? FIELDS[which]!.id : which}`
}
export const pointsOf = (t: Ground, m: Move): readonly Point[] => {
  const [what, which] = parts(t, m)
  if (which === undefined) return [what]
  // A mortgage is costly to undo: it asks once more.
  return extra(m) === KIND.MORTGAGE ? [what, which, `sure:${FIELDS[from(m)]!.id}`] : [what, which]
}

const LABELS: Readonly<Record<string, Words>> = {
  roll: { hu: 'Dobás', en: 'Roll' },
  end: { hu: 'Kör vége', en: 'End turn' },
  buy: { hu: 'Megveszem', en: 'Buy' },
  auction: { hu: 'Menjen árverésre', en: 'To auction' },
  leave: { hu: 'Nem kell', en: 'Leave it' },
  'tax:200': { hu: '200 dollár adó', en: 'Pay 200' },
  'tax:10%': { hu: 'A vagyon tizede', en: 'Pay a tenth' },
  'jail:pay': { hu: 'Kiváltom magam 50 dollárért', en: 'Pay 50 to leave' },
  jail: { hu: 'Szabadulólevél', en: 'Use a pardon' },
  build: { hu: 'Építés', en: 'Build' },
  sell: { hu: 'Ház eladása', en: 'Sell a house' },
  mortgage: { hu: 'Elzálogosítás', en: 'Mortgage' },
  redeem: { hu: 'Kiváltás', en: 'Redeem' },
  trade: { hu: 'Üzlet', en: 'Trade' },
  with: { hu: 'Résztvevő', en: 'Add a party' },
  from: { hu: 'Aki ad', en: 'Who gives' },
  to: { hu: 'Aki kap', en: 'Who gets' },
  give: { hu: 'Adja', en: 'Give' },
  keep: { hu: 'Mégsem adja', en: 'Keep' },
  propose: { hu: 'Ajánlatot teszek', en: 'Propose' },
  cancel: { hu: 'Elvetem', en: 'Cancel' },
  accept: { hu: 'Elfogadom', en: 'Accept' },
  decline: { hu: 'Nem fogadom el', en: 'Decline' },
  pass: { hu: 'Passz', en: 'Pass' },
  rest: { hu: 'A következő körömig nem kérek szót', en: 'Nothing until my turn' },
  place: { hu: 'Ide kerül', en: 'Put it here' },
  bankrupt: { hu: 'Csőd', en: 'Bankruptcy' },
  again: { hu: 'Még egy dobás', en: 'Roll again' },
  enough: { hu: 'Elég', en: 'Enough' },
  'orange-card': { hu: 'narancs szabadulólevél', en: 'orange pardon' },
  'yellow-card': { hu: 'sárga szabadulólevél', en: 'yellow pardon' },
}

/** What two buttons say together is one sentence in the list of moves. */
export function writtenOf(t: Ground, m: Move): Words | undefined {
  const [what, which] = parts(t, m)
  const label = LABELS[what]
  if (extra(m) === KIND.MORTGAGE) {
    const { name, price } = FIELDS[from(m)]!
    return { hu: `Zálogba kerül: ${name.hu} ($${price / 2})`, en: `Mortgaged: ${name.en} ($${price / 2})` }
  }
  const named =
    t.players.find(({ id }) => id === which)?.name ??
    (typeof which === 'number' ? FIELDS[which]!.name : undefined)
  return label && named && { hu: `${label.hu}: ${named.hu}`, en: `${label.en}: ${named.en}` }
}

export function labelOf(t: Ground, p: Position, point: string): Words {
  const player = t.players.find(({ id }) => id === point)
  const [what, sum] = point.split(':')
  if (what === 'bid') return { hu: `Licit: $${sum}`, en: `Bid $${sum}` }
  if (what === 'card') return t.decks.flat().find(card => card.id === sum)?.text ?? { hu: point, en: point }
  if (what === 'sure') {
    const { name, price } = FIELDS[fieldOf(sum ?? '')]!
    return {
      hu: `Zálogba adom $${price / 2}-ért: ${name.hu}`,
      en: `Mortgage it for $${price / 2}: ${name.en}`,
    }
  }
  if (what === 'cash') return { hu: `+ $${sum}`, en: `+ $${sum}` }
  const label = player?.name ?? LABELS[point] ?? { hu: point, en: point }
  if (point !== 'buy') return label
  const price = `($${FIELDS[p.at(t.at + p.turn)]?.price ?? 0})`
  return { hu: `${label.hu} ${price}`, en: `${label.en} ${price}` }
}
