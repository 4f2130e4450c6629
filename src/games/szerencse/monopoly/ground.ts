import { fail, Layout, ok, type Codec, type Json, type Player, type Position } from '../../../engine/index.ts'
import {
  cellNumbersCodec,
  cellWordsCodec,
  flagsCodec,
  Money,
  namedNumbersCodec,
  numberCodec,
  numbersCodec,
  wordCodec,
} from '../../../kit/index.ts'
import { board } from './board.ts'
import { decksOf, type Card } from './cards.ts'
import { DEEDS, FIELDS } from './data.ts'

/** The rules with the options chosen. */
export interface Rules {
  readonly auctions: boolean
  /** A lap must be made before buying. */
  readonly lap: boolean
  readonly trading: boolean
  readonly jailForThreeDoubles: boolean
  readonly buildInWindows: boolean
  /** What players in jail may still do. */
  readonly inJail: {
    readonly rent: boolean
    readonly redeem: boolean
    readonly build: boolean
    readonly trade: boolean
  }
  /** After how many houses the hotel comes. */
  readonly houses: 4 | 3
  /** What landing on Go by dice pays above the 200. */
  readonly goBonus: number
  readonly parkingPot: boolean
  /** Waiting on Free Parking for whoever comes. */
  readonly parkingSum: number
  /** Free Parking pays this many times a roll; 0 without that rule. */
  readonly parkingTimes: number
  readonly supply: { readonly houses: number; readonly hotels: number } | undefined
  /** How much of a house's price selling it brings, in per cent. */
  readonly resale: 100 | 50
  /** Of what the 10 % are paid by who takes over a mortgaged deed. */
  readonly transferOf: 'price' | 'mortgage'
  readonly railCards: 1 | 2
}

const STAGES = [
  'roll',
  'rolling',
  'buy',
  'tax',
  'orange',
  'yellow',
  'utility',
  'parking',
  'again',
  'move',
  'done',
  'end',
  'window',
] as const
export const STAGE = {
  ROLL: 0,
  ROLLING: 1,
  BUY: 2,
  TAX: 3,
  ORANGE: 4,
  YELLOW: 5,
  UTILITY: 6,
  PARKING: 7,
  AGAIN: 8,
  MOVE: 9,
  DONE: 10,
  END: 11,
  WINDOW: 12,
} as const

/** Debts one after the other, each packed as debtor | creditor << 4 | sum << 8. */
export const MOST_DEBTS = 24
export const debtorOf = (debt: number): number => debt & 15
export const creditorOf = (debt: number): number => (debt >> 4) & 15
export const sumOf = (debt: number): number => debt >> 8

/** `["red>blue 50", "red>bank 75"]`; the range's first word is their number. */
const debtsCodec = (names: readonly string[]): Codec => ({
  write(p, start) {
    if (p.at(start) === 0) return undefined
    return Array.from({ length: p.at(start) }, (_, i) => {
      const debt = p.at(start + 1 + i)
      return `${names[debtorOf(debt)]}>${names[creditorOf(debt)]} ${sumOf(debt)}`
    })
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (!Array.isArray(json) || json.length > MOST_DEBTS)
      return fail('A tartozások nem lista.', 'The debts are not a list.')
    for (const [i, each] of (json as readonly Json[]).entries()) {
      const [, from = '', to = '', sum] = /^([\w-]+)>([\w-]+) (\d+)$/.exec(String(each)) ?? []
      const [debtor, creditor] = [names.indexOf(from), names.indexOf(to)]
      if (debtor < 0 || creditor < 0)
        return fail(`Nem tartozás: „${String(each)}”.`, `Not a debt: "${String(each)}".`)
      p.put(start + 1 + i, debtor | (creditor << 4) | (Number(sum) << 8))
    }
    p.put(start, json.length)
    return ok(undefined)
  },
})

/** Cards by name, in order; the first word is their number. */
const cardsCodec = (deck: readonly Card[]): Codec => ({
  write: (p, start) =>
    p.at(start) === 0
      ? undefined
      : Array.from({ length: p.at(start) }, (_, i) => deck[p.at(start + 1 + i)]!.id),
  read(json, p, start, size) {
    if (json === undefined) return ok(undefined)
    if (!Array.isArray(json) || json.length >= size)
      return fail('A kártyák nem lista.', 'The cards are not a list.')
    for (const [i, each] of (json as readonly Json[]).entries()) {
      const card = deck.findIndex(({ id }) => id === each)
      if (card < 0)
        return fail(`Nincs ilyen kártya: „${String(each)}”.`, `There is no card "${String(each)}".`)
      p.put(start + 1 + i, card)
    }
    p.put(start, json.length)
    return ok(undefined)
  },
})

const fieldsCodec = (ids: readonly string[]): Codec => ({
  write(p, start) {
    const json: { [player: string]: Json } = {}
    for (const [i, id] of ids.entries()) if (p.at(start + i) !== 0) json[id] = FIELDS[p.at(start + i)]!.id
    return json
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return fail('A helyek nem objektumban vannak.', 'The places are not an object.')
    for (const [id, name] of Object.entries(json as { readonly [player: string]: Json })) {
      const [i, field] = [ids.indexOf(id), FIELDS.findIndex(each => each.id === name)]
      if (i < 0 || field < 0)
        return fail(`Ismeretlen hely: „${id}: ${String(name)}”.`, `Unknown place: "${id}: ${String(name)}".`)
      p.put(start + i, field)
    }
    return ok(undefined)
  },
})

/** Everything that lies on the table: the words of a position and how they read as JSON. */
export function makeGround(rules: Rules, players: readonly Player[]) {
  const ids = players.map(player => player.id)
  const layout = new Layout(ids)
  const decks = decksOf(rules.railCards)
  const nobody = ['nobody', ...ids]
  const deedIds = DEEDS.map(i => FIELDS[i]!.id)
  const flags = (name: string, names = ids) => layout.range(name, 1, { json: flagsCodec(names) })
  const number = (name: string, usual = 0) => layout.range(name, 1, { json: numberCodec(usual) })
  const word = (name: string, names: readonly string[]) => layout.range(name, 1, { json: wordCodec(names) })
  const money = new Money(layout, players, ['pot'])
  return {
    rules,
    players,
    layout,
    board,
    decks,
    money,
    n: players.length,
    pot: players.length,

    at: layout.range('at', players.length, { json: fieldsCodec(ids) }),
    /** 0 free, 1 to 3 in jail with none, one or two failed rolls. */
    jail: layout.range('jail', players.length, { json: namedNumbersCodec(ids) }),
    out: flags('out'),
    lapped: flags('lapped'),
    /** By field: 0 the bank's, else the owner + 1. */
    owner: layout.range('deeds', 40, { json: cellWordsCodec(board, ['bank', ...ids]) }),
    /** By field: 1 to 4 houses, 5 a hotel. */
    built: layout.range('built', 40, { json: cellNumbersCodec(board, 5) }),
    mortgaged: layout.range('mortgaged', 40, { json: cellWordsCodec(board, ['no', 'yes']) }),
    /** Who holds the free card of the orange and of the yellow deck. */
    free: [word('orangeCard', nobody), word('yellowCard', nobody)],

    who: word('who', ids),
    stage: word('stage', STAGES),
    dice: layout.range('dice', 2, { json: numbersCodec(0, 6) }),
    doubles: number('doubles'),
    again: flags('again', ['yes']),
    rounds: number('rounds'),
    debts: layout.range('debts', 1 + MOST_DEBTS, { json: debtsCodec([...ids, 'pot', 'bank']) }),

    /** What is under the hammer: a field + 1, 41 the last house, 42 the last hotel. */
    sale: word('sale', ['nothing', ...FIELDS.map(field => field.id), 'house', 'hotel']),
    bid: number('bid'),
    leader: word('leader', nobody),
    bidding: flags('bidding'),
    placing: word('placing', nobody),
    sales: flags('sales', deedIds),

    speaker: word('speaker', nobody),
    resting: flags('resting'),
    /** What was done since the player's phase began: each deed is pledged or redeemed once, a group built or sold. */
    flipped: flags('flipped', deedIds),
    raised: flags('raised', ['0', '1', '2', '3', '4', '5', '6', '7']),
    lowered: flags('lowered', ['0', '1', '2', '3', '4', '5', '6', '7']),
    talks: number('talks'),

    trader: word('trader', nobody),
    parties: flags('parties'),
    giver: word('giver', ids),
    taker: word('taker', ids),
    /** By field and for the two free cards: 0 stays, else the new owner + 1. */
    deal: layout.range('deal', 40, { json: cellWordsCodec(board, ['stays', ...ids]) }),
    dealFree: [word('dealOrange', nobody), word('dealYellow', nobody)],
    /** What each party gets in cash. */
    net: layout.range('net', players.length, { json: namedNumbersCodec(ids, -0x3fffffff) }),
    agreed: flags('agreed'),
    proposed: flags('proposed', ['yes']),
    edits: number('edits'),

    /** Cards never seen yet lie on top in an order nobody knows; the others lie under them in the order they were used. */
    unseen: [0, 1].map(d =>
      flags(
        d === 0 ? 'unseenOrange' : 'unseenYellow',
        decks[d]!.map(card => card.id),
      ),
    ),
    under: [0, 1].map(d =>
      layout.range(d === 0 ? 'underOrange' : 'underYellow', 17, { json: cardsCodec(decks[d]!) }),
    ),
    /** The card shown last: deck * 16 + card + 1. */
    shown: word('card', [
      'none',
      ...[0, 1].flatMap(d => Array.from({ length: 16 }, (_, i) => decks[d]![i]?.id ?? `${d}:${i}`)),
    ]),

    alive: layout.range('alive', 1),
    houses: layout.range('houses', 1),
    hotels: layout.range('hotels', 1),
  }
}

export type Ground = ReturnType<typeof makeGround>

export const isOut = (t: Ground, p: Position, player: number): boolean =>
  ((p.words[t.out]! >> player) & 1) === 1
export const isIn = (mask: number, player: number): boolean => ((mask >> player) & 1) === 1
export const ownerOf = (t: Ground, p: Position, field: number): number => p.words[t.owner + field]! - 1
export const cashOf = (t: Ground, p: Position, player: number): number => p.words[t.money.start + player]!
export const inJail = (t: Ground, p: Position, player: number): boolean => p.words[t.jail + player]! > 0

/** The next player still in the game after `player`. */
export function nextAfter(t: Ground, p: Position, player: number): number {
  let i = (player + 1) % t.n
  while (isOut(t, p, i) && i !== player) i = (i + 1) % t.n
  return i
}

/** A player's phase begins: what was locked since the last one is free again. */
export function freshPhase(t: Ground, p: Position): void {
  p.put(t.flipped, 0)
  p.put(t.raised, 0)
  p.put(t.lowered, 0)
  p.put(t.talks, 0)
}
