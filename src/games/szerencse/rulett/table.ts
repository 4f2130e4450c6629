import {
  fail,
  Layout,
  ok,
  type Codec,
  type Json,
  type Options,
  type Player,
  type Position,
} from '../../../engine/index.ts'
import {
  BLUE,
  GREEN,
  Money,
  namedNumbersCodec,
  numberCodec,
  ORANGE,
  PURPLE,
  RED,
  YELLOW,
  type Board,
} from '../../../kit/index.ts'
import { betsOf, DOUBLE_ZERO, gainOf, type Bet } from './bets.ts'
import { betOfCell, boardOf, cellOfBet, wheelOf } from './board.ts'

const BANKER: Player = { id: 'bank', name: { hu: 'bank', en: 'bank' }, tint: 'grey' }
const PUNTERS = [RED, BLUE, GREEN, YELLOW, ORANGE, PURPLE]
export const BANK = 0
export const CHIPS = [1, 5, 10, 50, 100, 500] as const
/** Ruling: everybody begins with 1000, the bank with 1000 for each player and 1000 more. */
export const PURSE = 1000
const POCKETS = DOUBLE_ZERO + 1

/** `{"17": "10 red", "pair": "50 red, 5 blue"}`: the stakes on the cloth. */
const stakesCodec = (board: Board, players: readonly Player[], bets: number): Codec => ({
  write(p, start) {
    const json: { [cell: string]: Json } = {}
    for (let bet = 0; bet < bets; bet++) {
      const stakes = players.flatMap(({ id }, i) => {
        const stake = i === BANK ? 0 : p.at(start + (i - 1) * bets + bet)
        return stake > 0 ? [`${stake} ${id}`] : []
      })
      if (stakes.length > 0) json[board.names[cellOfBet(bet)]!] = stakes.join(', ')
    }
    return Object.keys(json).length === 0 ? undefined : json
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return fail('A tétek nem objektumban vannak.', 'The bets are not an object.')
    for (const [name, stakes] of Object.entries(json as { readonly [key: string]: Json })) {
      const bet = betOfCell(board.names.indexOf(name))
      if (bet < 0 || bet >= bets) return fail(`Ide nem lehet tenni: „${name}”.`, `There is no bet "${name}".`)
      for (const stake of String(stakes).split(', ')) {
        const [, sum, id] = /^(\d{1,9}) (\S+)$/.exec(stake) ?? []
        const player = players.findIndex(each => each.id === id)
        if (player <= BANK) return fail(`Nem tét: „${stake}”.`, `Not a bet: "${stake}".`)
        p.put(start + (player - 1) * bets + bet, Number(sum))
      }
    }
    return ok(undefined)
  },
})

/** What lies on the table: the words of a position, and what is done with stakes. */
export class Table {
  readonly players: readonly Player[]
  readonly bets: readonly Bet[]
  readonly wheel: readonly number[]
  readonly board: Board
  readonly layout: Layout
  readonly money: Money
  /** The number of the cloth among those who have money. */
  readonly cloth: number
  /** How many spins there are, and whether players may give each other chips. */
  readonly spins: number
  readonly lending: boolean
  /** The pocket of the last spin + 1. */
  readonly last: number
  /** What everybody won by the last spin. */
  readonly won: number
  readonly spun: number
  private readonly stakes: number
  /** For each pocket: what the bank would have to pay beyond the stakes that it would sweep in. */
  private readonly owed: number
  private readonly covered: readonly Uint8Array[]

  constructor(options: Options) {
    const american = options['wheel'] === 'american'
    this.players = [BANKER, ...PUNTERS.slice(0, Number(options.players ?? 3) - 1)]
    this.bets = betsOf(american, options['columns'] !== 'off')
    this.wheel = wheelOf(american)
    this.board = boardOf(this.bets, this.wheel)
    this.spins = Number(options['spins'] ?? 50)
    this.lending = options['lending'] === 'on'
    const ids = this.players.map(player => player.id)
    this.layout = new Layout(ids)
    this.money = new Money(this.layout, this.players, ['cloth'])
    this.cloth = this.players.length
    const { length } = this.bets
    const json = stakesCodec(this.board, this.players, length)
    this.stakes = this.layout.range('pieces', (ids.length - 1) * length, { json })
    this.last = this.layout.range('last', 1, { json: numberCodec(0, 0, POCKETS) })
    this.won = this.layout.range('won', ids.length, { json: namedNumbersCodec(ids, -0x3fffffff) })
    this.spun = this.layout.range('spun', 1, { json: numberCodec(0, 0, this.spins) })
    this.owed = this.layout.range('owed', POCKETS)
    this.covered = this.bets.map(({ covers }) =>
      Uint8Array.from({ length: POCKETS }, (_, pocket) => (covers.includes(pocket) ? 1 : 0)),
    )
  }

  purse(p: Position, player: number): number {
    return this.money.of(p, player)
  }
  stake(p: Position, player: number, bet: number): number {
    return p.words[this.stakes + (player - 1) * this.bets.length + bet]!
  }
  /** Everything a player has on the cloth. */
  staked(p: Position, player: number): number {
    let sum = 0
    for (let bet = 0; bet < this.bets.length; bet++) sum += this.stake(p, player, bet)
    return sum
  }
  /** Whether the bank could still pay everything, whatever comes up, with this much more on a bet. */
  covers(p: Position, player: number, bet: number, sum: number): boolean {
    const stake = this.stake(p, player, bet)
    const more = gainOf(this.bets[bet]!, stake + sum) - gainOf(this.bets[bet]!, stake)
    const { covers } = this.bets[bet]!
    for (let i = 0; i < covers.length; i++)
      if (p.words[this.owed + covers[i]!]! + more > this.purse(p, BANK)) return false
    return true
  }
  lay(p: Position, player: number, bet: number, sum: number): void {
    this.money.pay(p, player, this.cloth, sum)
    this.setStake(p, player, bet, this.stake(p, player, bet) + sum)
  }

  /** Changes a stake, and what the bank would owe by it. */
  private setStake(p: Position, player: number, bet: number, stake: number): void {
    const old = this.stake(p, player, bet)
    const gain = gainOf(this.bets[bet]!, stake) - gainOf(this.bets[bet]!, old)
    const covered = this.covered[bet]!
    for (let pocket = 0; pocket < POCKETS; pocket++) {
      const word = this.owed + pocket
      p.note(word, p.words[word]! + (covered[pocket] === 1 ? gain : old - stake))
    }
    p.put(this.stakes + (player - 1) * this.bets.length + bet, stake)
  }

  /** The bank sweeps in what has lost, then pays what has won and hands the stakes back. */
  settle(p: Position, pocket: number): void {
    const { money, cloth, bets } = this
    const count = this.players.length
    for (let i = 0; i < count; i++) p.put(this.won + i, 0)
    for (let win = 0; win < 2; win++)
      for (let player = 1; player < count; player++)
        for (let bet = 0; bet < bets.length; bet++) {
          const stake = this.stake(p, player, bet)
          if (stake === 0 || this.covered[bet]![pocket] !== win) continue
          const gain = win === 1 ? gainOf(bets[bet]!, stake) : -stake
          money.pay(p, cloth, win === 1 ? player : BANK, stake)
          if (win === 1) money.pay(p, BANK, player, gain)
          p.put(this.won + player, p.words[this.won + player]! + gain)
          p.put(this.won + BANK, p.words[this.won + BANK]! - gain)
          this.setStake(p, player, bet, 0)
        }
    p.put(this.last, pocket + 1)
    p.note(this.spun, p.words[this.spun]! + 1)
  }

  /** After a position was read: the cloth holds the stakes, and what they could win is owed. */
  derive(p: Position): void {
    for (let pocket = 0; pocket < POCKETS; pocket++) p.note(this.owed + pocket, 0)
    let sum = 0
    for (let player = 1; player < this.players.length; player++)
      for (let bet = 0; bet < this.bets.length; bet++) {
        const stake = this.stake(p, player, bet)
        if (stake === 0) continue
        sum += stake
        p.put(this.stakes + (player - 1) * this.bets.length + bet, 0)
        this.setStake(p, player, bet, stake)
      }
    p.put(this.money.start + this.cloth, sum)
    this.money.derive(p)
  }
}
