import { Layout, type Player, type Position } from '../../../engine/index.ts'
import { flagsCodec, Money, namedNumbersCodec, numberCodec, wordCodec } from '../../../kit/index.ts'
import { ARTICLES, BOOKS, OFFERS, STOCK } from './articles.ts'
import { board } from './board.ts'
import { CARDS } from './cards.ts'
import { EQUIPMENT } from './fields.ts'

/** The rules with the options chosen. */
export interface Rules {
  /** The articles needed to win, as bits. */
  readonly needed: number
  readonly quiz: 'asked' | 'given'
}

const STAGES = ['roll', 'rolling', 'card', 'offer', 'ticket', 'quiz', 'end', 'lot'] as const
export const STAGE = { ROLL: 0, ROLLING: 1, CARD: 2, OFFER: 3, TICKET: 4, QUIZ: 5, END: 6, LOT: 7 } as const
/** Whoever is held on a field needs a 1 or a 6, or only a 6, to go on. */
export const HELD = { FREE: 0, CAMP: 1, SIX: 2 } as const
/** The pack is kept as bits in two words. */
export const HALF = 28

/** Everything that lies on the table: the words of a position and how they read as JSON. */
export function makeGround(rules: Rules, players: readonly Player[]) {
  const ids = players.map(player => player.id)
  const layout = new Layout(ids)
  const n = players.length
  const flags = (name: string, names: readonly string[] = ids) =>
    layout.range(name, 1, { json: flagsCodec(names) })
  const number = (name: string) => layout.range(name, 1, { json: numberCodec() })
  const word = (name: string, names: readonly string[]) => layout.range(name, 1, { json: wordCodec(names) })
  const each = (name: string) => layout.range(name, n, { json: namedNumbersCodec(ids) })
  const articles = ARTICLES.map(({ id }) => id)
  const cards = CARDS.map(({ id }) => id)
  const money = new Money(layout, players)
  return {
    rules,
    players,
    layout,
    board,
    money,
    n,
    at: each('at'),
    /** How many savings books of 5000 and of 10 000 each player has. */
    books: [each('books5000'), each('books10000')] as const,
    /** The articles of each player, as bits. */
    goods: ids.map(id => flags(`goods-${id}`, articles))[0]!,
    vouchers: each('vouchers'),
    home: flags('home'),
    cseb: flags('cseb'),
    flat: flags('flat'),
    /** What is still owed for the flat, and what was paid for it. */
    debt: each('debt'),
    paid: each('paid'),
    loan: each('loan'),
    /** Loans taken so lately that they are not yet due. */
    fresh: flags('fresh'),
    skip: each('skip'),
    held: each('held'),
    out: flags('out'),

    who: word('who', ids),
    stage: word('stage', STAGES),
    die: number('die'),
    rolls: number('rolls'),
    offers: flags(
      'offers',
      OFFERS.map(({ id }) => id),
    ),
    /** Whether books were cashed in this turn: then none are bought any more. */
    cashed: flags('cashed', ['yes']),
    ticked: flags(
      'ticked',
      EQUIPMENT.map(({ id }) => id),
    ),
    /** Milliseconds left for the quiz. */
    clock: number('clock'),
    card: word('card', ['none', ...cards]),
    /** Cards not drawn yet; when there are none, the pack is shuffled again. */
    unseen: [flags('unseenA', cards.slice(0, HALF)), flags('unseenB', cards.slice(HALF))] as const,
    rounds: number('rounds'),
    winner: word('winner', ['nobody', ...ids]),
    alive: layout.range('alive', 1),
  }
}

export type Ground = ReturnType<typeof makeGround>

export const isIn = (mask: number, i: number): boolean => ((mask >> i) & 1) === 1
export const isOut = (t: Ground, p: Position, player: number): boolean => isIn(p.words[t.out]!, player)
export const hasFlat = (t: Ground, p: Position, player: number): boolean => isIn(p.words[t.flat]!, player)
export const cashOf = (t: Ground, p: Position, player: number): number => p.words[t.money.start + player]!
export const savingsOf = (t: Ground, p: Position, player: number): number =>
  p.words[t.books[0] + player]! * BOOKS[0] + p.words[t.books[1] + player]! * BOOKS[1]
export const goodsOf = (t: Ground, p: Position, player: number): number => p.words[t.goods + player]!
export const setFlag = (p: Position, word: number, player: number, on: boolean): void =>
  p.put(word, on ? p.words[word]! | (1 << player) : p.words[word]! & ~(1 << player))

const inAll = (t: Ground, p: Position, range: number): number => {
  let sum = 0
  for (let i = 0; i < t.n; i++) sum += p.words[range + i]!
  return sum
}
/** Of articles, policies and flats there is one for each of six players: they never run out. */
export const booksLeft = (t: Ground, p: Position, kind: 0 | 1): number =>
  STOCK.books[kind] - inAll(t, p, t.books[kind])
export const vouchersLeft = (t: Ground, p: Position): number => STOCK.voucher - inAll(t, p, t.vouchers)

/** Cash, savings, the shop price of the articles and what was paid for the flat. */
export function wealthOf(t: Ground, p: Position, player: number): number {
  let sum = cashOf(t, p, player) + savingsOf(t, p, player) + p.words[t.paid + player]!
  for (let i = 0; i < ARTICLES.length; i++) if (isIn(goodsOf(t, p, player), i)) sum += ARTICLES[i]!.price
  return sum
}
