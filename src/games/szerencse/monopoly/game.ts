// Rulings of our own, beside those of the rulings page:
// Ruling: the first player begins. Auctions begin with the player after the one who refused; bids rise by 1, 10, 50 or 100.
// Ruling: between two turns the others are asked in turn; whoever says `rest` is not asked until their own turn.
// Ruling: in one phase a deed is pledged or redeemed once, and a group is built up or sold, not both; two talks at most.
// Ruling: the bank's last house (official) goes under the hammer when another player could use it too.
// Ruling: net worth counts a mortgaged deed at half its price.
import type { Options, Outcome, Position } from '../../../engine/index.ts'
import {
  BLACK,
  BLUE,
  GREEN,
  isRoll,
  most,
  oneOf,
  ORANGE,
  PURPLE,
  RED,
  rollWeight,
  toggle,
  WHITE,
  win,
  YELLOW,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { freeCard } from './cards.ts'
import { DEEDS, FIELDS, RAIL } from './data.ts'
import { HOTEL, rentOf, wealthOf } from './estate.ts'
import { ideas } from './ideas.ts'
import { labelOf, nameOf, pointsOf, writtenOf } from './names.ts'
import { promptOf } from './prompts.ts'
import { attempts, REASONS } from './refusals.ts'
import { sceneOf } from './scene.ts'
import { isIn, isOut, makeGround, ownerOf, STAGE, type Rules, type Ground } from './ground.ts'
import { listMoves, playMove, proceed } from './turn.ts'

const CASH = 1500
/** The book's; by the official rules landing on Go pays no more than passing it. */
const USUAL_BONUS = '200'
const ROUNDS = 500
/** Ends games in which bots would trade for ever; games of people stay far below it. */
const MOVES = 100_000
const COLOURS = [RED, BLUE, GREEN, YELLOW, ORANGE, PURPLE, WHITE, BLACK]

function rulesOf(options: Options): Rules {
  const on = (id: string): boolean => options[id] === 'on'
  const official = on('official')
  const bonus = options.goBonus ?? USUAL_BONUS
  return {
    auctions: !on('noAuctions'),
    lap: on('lap'),
    trading: !on('noTrading'),
    jailForThreeDoubles: !on('noTriples'),
    buildInWindows: !on('buildOwnTurn'),
    inJail: {
      rent: !on('jailNoRent'),
      redeem: !on('jailNoRedeem'),
      build: !on('jailNoBuild'),
      trade: !on('jailNoTrade'),
    },
    houses: on('hotelAfterThree') ? 3 : 4,
    goBonus: official && bonus === USUAL_BONUS ? 0 : Number(bonus),
    parkingPot: on('parkingPot'),
    parkingSum: on('parking500') ? 500 : 0,
    parkingTimes: Number(options.parkingDice) || 0,
    supply: official ? { houses: 32, hotels: 12 } : undefined,
    resale: official ? 50 : 100,
    transferOf: official ? 'mortgage' : 'price',
    railCards: official ? 2 : 1,
  }
}

/** Words that follow from others: who is left, what the bank has, fresh decks where none are given. */
function derive(t: Ground, p: Position): void {
  t.money.derive(p)
  let out = 0
  for (let player = 0; player < t.n; player++) if (isOut(t, p, player)) out++
  p.note(t.alive, t.n - out)
  let [houses, hotels] = [t.rules.supply?.houses ?? 0, t.rules.supply?.hotels ?? 0]
  for (const field of DEEDS) {
    if (p.at(t.built + field) === HOTEL) hotels--
    else houses -= p.at(t.built + field)
  }
  p.note(t.houses, houses)
  p.note(t.hotels, hotels)
  for (const [d, deck] of t.decks.entries()) {
    const [unseen, under] = [t.unseen[d]!, t.under[d]!]
    if (p.at(unseen) !== 0 || p.at(under) !== 0) continue
    const held = p.at(t.free[d]!) !== 0 ? 1 << freeCard(deck) : 0
    p.put(unseen, ((1 << deck.length) - 1) & ~held)
  }
  const own = [STAGE.ROLL, STAGE.BUY, STAGE.TAX, STAGE.AGAIN, STAGE.END] as readonly number[]
  const aside = p.at(t.trader) + p.at(t.debts) + p.at(t.sale)
  if (p.turn >= 0 && aside === 0 && own.includes(p.at(t.stage))) p.put(t.who, p.turn)
}

/** What the deeds bring now when somebody comes, as a sum over all of them. */
function incomeOf(t: Ground, p: Position, player: number): number {
  let sum = 0
  for (let i = 0; i < DEEDS.length; i++)
    if (ownerOf(t, p, DEEDS[i]!) === player && p.words[t.mortgaged + DEEDS[i]!] === 0)
      sum += rentOf(t, p, DEEDS[i]!, 7)
  return sum
}

function make(options: Options): BoardGame {
  const players = COLOURS.slice(0, Number(options.players ?? 4))
  const t = makeGround(rulesOf(options), players)
  const { layout, board } = t
  const outcome = (p: Position): Outcome | undefined => {
    if (p.words[t.alive] === 1) {
      const winner = players.findIndex((_, i) => !isOut(t, p, i))
      const { hu, en } = players[winner]!.name
      return win(players, winner, `${hu} maradt egyedül a táblán.`, `${en} is the last one left.`)
    }
    return p.words[t.rounds]! < ROUNDS ? undefined : richest(p)
  }
  const richest = (p: Position): Outcome => {
    const worth = players.map((_, i) => (isOut(t, p, i) ? 0 : wealthOf(t, p, i, 'half')))
    return most(
      players,
      worth,
      'Elfogytak a körök: a legvagyonosabb nyer.',
      'The rounds are over: the richest wins.',
    )
  }
  return {
    players,
    layout,
    board,
    turns: 'several moves',
    reasons: REASONS,
    draws: { cap: MOVES, capped: richest },
    start(p) {
      for (let player = 0; player < t.n; player++) t.money.pay(p, t.money.bank, player, CASH)
      p.pass(0)
      derive(t, p)
      proceed(t, p)
    },
    derive: p => derive(t, p),
    flaw(p) {
      for (const [i, field] of FIELDS.entries()) {
        if (p.at(t.owner + i) !== 0 && field.group < 0)
          return { hu: `Nem eladó: ${field.name.hu}.`, en: `Nobody can own ${field.name.en}.` }
        if (p.at(t.built + i) > 0 && (field.group < 0 || field.group >= RAIL || p.at(t.owner + i) === 0))
          return {
            hu: `Itt nem állhat ház: ${field.name.hu}.`,
            en: `Nothing can be built on ${field.name.en}.`,
          }
      }
      return p.at(t.alive) > 0 ? undefined : { hu: 'Nincs már játékos.', en: 'No player is left.' }
    },
    moves: (p, out) => listMoves(t, p, out),
    attempts: (p, out, reasons) => attempts(t, p, out, reasons),
    play: (p, m) => playMove(t, p, m),
    weight: (_, m) => (isRoll(m) ? rollWeight(m) : 1),
    outcome,
    // There is always something to decide; asked only of a position made by hand.
    stuck: richest,
    name: (_, m) => nameOf(t, m),
    write: (_, m) => writtenOf(t, m),
    points: (_, m) => pointsOf(t, m),
    prompt: (p, chosen) => promptOf(t, p, chosen),
    label: (point, p) => labelOf(t, p, point),
    value(p, player) {
      let [mine, all] = [0, 0]
      for (let i = 0; i < t.n; i++) {
        if (isOut(t, p, i)) continue
        const worth = wealthOf(t, p, i, 'half') + 4 * incomeOf(t, p, i)
        all += worth
        if (i === player) mine = worth
      }
      return isIn(p.at(t.out), player) ? -1 : Math.tanh((2 * (mine * t.n - all)) / Math.max(1, all))
    },
    ideas: (p, out) => ideas(t, p, out),
    scene: p => sceneOf(t, p),
  }
}

const monopoly: GameDefinition = {
  id: 'monopoly',
  chapter: 'szerencse',
  material: 'track',
  title: { hu: 'Monopoly', en: 'Monopoly' },
  players: [4, 2, 3, 5, 6, 7, 8],
  rules: 1,
  options: [
    toggle('official', 'Hivatalos szabályok', 'Official rules'),
    toggle('noAuctions', 'Nincs árverés', 'No auctions'),
    toggle('lap', 'Vásárlás csak egy teljes kör után', 'Buying only after a full lap'),
    toggle('noTrading', 'Nincs üzletelés', 'No trading'),
    toggle('noTriples', 'Három dupláért nem jár börtön', 'No jail for three doubles'),
    toggle('buildOwnTurn', 'Építés csak a saját körben', 'Building only on the own turn'),
    toggle('jailNoRent', 'Börtönben nem jár bérleti díj', 'No rent while in jail'),
    toggle('jailNoRedeem', 'Börtönből nem lehet zálogot kiváltani', 'No redeeming while in jail'),
    toggle('jailNoBuild', 'Börtönből nem lehet építeni', 'No building while in jail'),
    toggle('jailNoTrade', 'Börtönből nem lehet üzletelni', 'No trading while in jail'),
    toggle('hotelAfterThree', 'Három ház után jön a szálloda', 'The hotel comes after three houses'),
    oneOf('goBonus', 'Ráadás a Góra lépésért', 'Bonus for landing on Go', [
      ['200', '200', '200'],
      ['0', 'nincs', 'none'],
      ['100', '100', '100'],
      ['300', '300', '300'],
    ]),
    toggle('parkingPot', 'Ingyenes parkoló: a befizetések gyűlnek', 'Free Parking: payments pile up'),
    toggle('parking500', 'Ingyenes parkoló: 500 dollár vár', 'Free Parking: 500 dollars wait'),
    oneOf('parkingDice', 'Ingyenes parkoló: szerencsejáték', 'Free Parking: a gamble', [
      ['off', 'nincs', 'no'],
      ['50', 'a dobás 50-szerese', '50 times the roll'],
      ['25', 'a dobás 25-szöröse', '25 times the roll'],
      ['100', 'a dobás 100-szorosa', '100 times the roll'],
    ]),
  ],
  make,
}

export default monopoly
