// A raw game: money, no moving pieces. Rulings beside those in bets.ts and table.ts:
// Ruling: all pockets are equally likely; the order on the wheel is only drawn. Zeros lose all outside bets.
// Ruling: in a round the players lay their bets one after the other, openly, as many as they like; then the bank spins and settles.
// Ruling: the smallest bet is 1; a bet that the bank could not pay together with all the others is refused.
// Ruling: who has nothing left is out, unless chips are given as a gift (option). A bank without money has lost to those still in;
// after the last spin the richest player wins, and the bank wins when every player is out.
import { CHANCE, type Options, type Outcome, type Position } from '../../../engine/index.ts'
import {
  extra,
  firstDie,
  from,
  isRoll,
  most,
  oneOf,
  pack,
  rollOf,
  to,
  toggle,
  win,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { BET, betMove, GIFT, giftMove, READY, READY_CALL, SPIN, SPIN_CALL } from './acts.ts'
import { pocketName } from './bets.ts'
import { betOfCell } from './board.ts'
import { ideasOf } from './ideas.ts'
import { chipPoint, labelOf, pursePoint, REASONS, sceneOf, WHY } from './scene.ts'
import { BANK, CHIPS, PURSE, Table } from './table.ts'

function make(options: Options): BoardGame {
  const t = new Table(options)
  const { players, board, layout } = t
  const count = players.length
  const bankWins = win(players, BANK, 'A bank minden játékost kifosztott.', 'The bank has everything.')

  /** The next player with money after this one, else the bank. */
  const goOn = (p: Position, after: number): void => {
    let next = after + 1
    while (next < count && t.purse(p, next) === 0) next++
    p.pass(next < count ? next : BANK)
  }
  const isBroke = (p: Position, player: number): boolean => t.purse(p, player) === 0

  const bankBroken = (p: Position): Outcome => {
    const left = players.filter((_, i) => i !== BANK && !isBroke(p, i)).length
    return {
      result: players.map((_, i) => (i === BANK || isBroke(p, i) ? 0 : 1 / left)),
      reason: { hu: 'A játékosok bankot robbantottak.', en: 'The players have broken the bank.' },
    }
  }
  const richest = (p: Position): Outcome => ({
    ...most(
      players,
      players.map((_, i) => (i === BANK ? -1 : t.purse(p, i))),
      'Lement az utolsó pörgetés: a leggazdagabb játékos nyer.',
      'The last spin is over: the richest player wins.',
    ),
    points: players.map((_, i) => t.purse(p, i)),
  })

  return {
    players,
    layout,
    board,
    turns: 'several moves',
    upright: true,
    reasons: REASONS,
    start(p) {
      const { money } = t
      for (let i = 1; i < count; i++) money.pay(p, money.bank, i, PURSE)
      money.pay(p, money.bank, BANK, PURSE * count)
      goOn(p, BANK)
    },
    derive: p => t.derive(p),
    flaw: p =>
      p.turn > BANK && isBroke(p, p.turn)
        ? { hu: 'Akinek nincs pénze, nem következhet.', en: 'A player without money cannot be to move.' }
        : undefined,
    moves(p, out) {
      const player = p.turn
      if (player === CHANCE) for (let i = 0; i < t.wheel.length; i++) out.add(rollOf(t.wheel[i]! + 1))
      else if (player === BANK) out.add(SPIN_CALL)
      else {
        out.add(READY_CALL)
        const purse = t.purse(p, player)
        for (let chip = 0; chip < CHIPS.length && CHIPS[chip]! <= purse; chip++) {
          for (let bet = 0; bet < t.bets.length; bet++) out.add(betMove(bet, chip))
          if (!t.lending) continue
          for (let other = 1; other < count; other++)
            if (isBroke(p, other) && t.staked(p, other) === 0) out.add(giftMove(other, chip))
        }
      }
    },
    refuses: (p, m) =>
      p.turn <= BANK || extra(m) !== BET || t.covers(p, p.turn, betOfCell(from(m)), CHIPS[to(m)]!)
        ? 0
        : WHY.limit,
    attempts(p, out, why) {
      if (p.turn <= BANK) return
      for (const [chip, value] of CHIPS.entries())
        for (let cell = 0; cell < board.size; cell++) {
          const isBet = betOfCell(cell) >= 0 && betOfCell(cell) < t.bets.length
          if (isBet && value <= t.purse(p, p.turn)) continue
          out.add(pack(cell, chip, BET))
          why.add(isBet ? WHY.tooDear : WHY.noBet)
        }
    },
    play(p, m) {
      const player = p.turn
      if (isRoll(m)) {
        t.settle(p, firstDie(m) - 1)
        goOn(p, BANK)
      } else if (extra(m) === BET) t.lay(p, player, betOfCell(from(m)), CHIPS[to(m)]!)
      else if (extra(m) === GIFT) t.money.pay(p, player, from(m), CHIPS[to(m)]!)
      else if (extra(m) === SPIN) p.pass(CHANCE)
      else goOn(p, player)
      // Whoever has laid or given the last chip has nothing more to say.
      if (player > BANK && extra(m) !== READY && isBroke(p, player)) goOn(p, player)
    },
    weight: () => 1,
    outcome(p) {
      if (p.words[t.money.start + t.cloth]! > 0) return undefined
      if (isBroke(p, BANK)) return bankBroken(p)
      for (let i = 1; i < count; i++)
        if (!isBroke(p, i)) return p.words[t.spun]! < t.spins ? undefined : richest(p)
      return bankWins
    },
    stuck: () => READY_CALL,
    name(_, m) {
      if (isRoll(m)) return `ball:${pocketName(firstDie(m) - 1)}`
      if (extra(m) === BET) return `${CHIPS[to(m)]}@${board.names[from(m)]}`
      if (extra(m) === GIFT) return `${CHIPS[to(m)]}>${players[from(m)]!.id}`
      return extra(m) === READY ? 'ready' : 'spin'
    },
    points(p, m) {
      if (isRoll(m)) return [`ball:${pocketName(firstDie(m) - 1)}`]
      if (extra(m) === BET) return [chipPoint(players[p.turn]!, CHIPS[to(m)]!), from(m)]
      if (extra(m) === GIFT)
        return [chipPoint(players[p.turn]!, CHIPS[to(m)]!), pursePoint(players[from(m)]!)]
      return [extra(m) === READY ? 'ready' : 'spin']
    },
    prompt(p) {
      if (p.turn === CHANCE) return undefined
      return p.turn === BANK
        ? { hu: 'Nincs több tét: pörgesd meg a kereket.', en: 'No more bets: spin the wheel.' }
        : {
            hu: 'Tégy a posztóra.',
            en: 'Bet on the cloth.',
          }
    },
    label: point => labelOf(players, point),
    pick(p, rng) {
      if (p.turn <= BANK || t.lending) return -1
      let chips = 0
      while (chips < CHIPS.length && CHIPS[chips]! <= t.purse(p, p.turn)) chips++
      const drawn = rng.below(chips * t.bets.length + 1)
      return drawn === 0
        ? READY_CALL
        : betMove((drawn - 1) % t.bets.length, Math.floor((drawn - 1) / t.bets.length))
    },
    value(p, player) {
      const own = (i: number): number => t.purse(p, i) + (i === BANK ? 0 : t.staked(p, i))
      if (player === BANK) return Math.tanh((own(BANK) - PURSE * count) / PURSE)
      let best = 0
      for (let i = 1; i < count; i++) if (i !== player) best = Math.max(best, own(i))
      return Math.tanh((own(player) - (count > 2 ? best : PURSE)) / PURSE)
    },
    ideas: (p, out) => ideasOf(t, p, out),
    scene: p => sceneOf(t, p),
  }
}

const game: GameDefinition = {
  id: 'rulett',
  chapter: 'szerencse',
  title: { hu: 'Rulett', en: 'Roulette' },
  players: [3, 2, 4, 5, 6, 7],
  rules: 1,
  options: [
    oneOf('wheel', 'Kerék', 'Wheel', [
      ['european', 'európai (0)', 'European (0)'],
      ['american', 'amerikai (0 és 00)', 'American (0 and 00)'],
    ]),
    oneOf('columns', 'Tét két oszlopra', 'Bets on two columns', [
      ['on', 'elfogadott', 'accepted'],
      ['off', 'nem elfogadott', 'not accepted'],
    ]),
    oneOf('spins', 'Pörgetések', 'Spins', [
      ['50', '50', '50'],
      ['20', '20', '20'],
      ['100', '100', '100'],
    ]),
    toggle('lending', 'A kifosztottak zsetont kaphatnak', 'Players without money may be given chips'),
  ],
  make,
}

export default game
