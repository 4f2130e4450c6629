import { CHANCE, type Options, type Outcome, type Position } from '../../../engine/index.ts'
import type { BoardGame } from '../../../kit/index.ts'
import { CONDITIONS } from './bets.ts'
import { GEARS_EACH, OPPOSITION, PRICES, SOLO_SUPPLY } from './data.ts'
import { openCards, skullActs } from './flow.ts'
import {
  betOf,
  CARDS,
  FACES,
  facesOf,
  HIGHEST_STACK,
  kindOf,
  LABELS,
  made,
  placeOf,
  playerOf,
  REASONS,
  rolledOf,
  SLOTS,
  slotOf,
  valueOf,
} from './moves.ts'
import { earnedJackpots } from './payout.ts'
import { Reach } from './reach.ts'
import { canPick, placements } from './skull.ts'
import { BET, BUY, CHECK, CHOOSE, OVER, PAY, RIVAL, ROLLED, skullState, START } from './state.ts'
import { skullBoard, skullScene } from './table.ts'

/** The least time the others get to bet, in milliseconds; the first window of a turn is longer. */
const WINDOW = 4000
const FIRST_WINDOW = 6000
const CAP = 6000

const factorial = [1, 1, 2, 6, 24, 120, 720, 5040]
const rollsOf = new Map<number, readonly number[]>()
/** Every roll of `dice` dice as a move, in a fixed order. */
function allRolls(dice: number): readonly number[] {
  const known = rollsOf.get(dice)
  if (known) return known
  const found: number[] = []
  const fill = (face: number, left: number, faces: number[]): void => {
    if (face === 5) {
      found.push(rolledOf([...faces, left]))
      return
    }
    for (let count = 0; count <= left; count++) fill(face + 1, left - count, [...faces, count])
  }
  fill(0, dice, [])
  rollsOf.set(dice, found)
  return found
}

export function skullRules(options: Options): BoardGame {
  const state = skullState(options)
  const { n, players, solo, layout } = state
  const racing = options['betting'] === 'race'
  const acts = skullActs(state, options)
  const reach = new Reach()

  const least = (p: Position) => (p.at(state.window) === 1 ? FIRST_WINDOW : WINDOW)
  const everyoneDone = (p: Position) => players.every((_, i) => state.isDone(p, i))

  /** Places a player may take; whether the bet can still win is left to `refuses`. */
  const listBets = (p: Position, player: number, add: (slot: number) => void): void => {
    if (p.at(state.markers + player) === 0) return
    const standing = new Set(
      SLOTS.flatMap((each, i) => (state.stack(p, i).includes(player + 1) ? [each.cardNumber] : [])),
    )
    for (const [slot, { card, cardNumber, bet }] of SLOTS.entries()) {
      if (!state.isInPlay(p, cardNumber)) continue
      if (card.stop !== undefined && p.at(state.highest) >= card.stop) continue
      const stack = state.stack(p, slot)
      if (stack.length >= Math.min(bet.payouts.length, HIGHEST_STACK) || stack.includes(player + 1)) continue
      if (card.kind !== 'standard' && standing.has(cardNumber)) continue
      add(slot)
    }
  }
  const against = (p: Position, slot: number): number =>
    SLOTS.reduce((sum, other, i) => {
      const here = SLOTS[slot]!
      return other.cardNumber === here.cardNumber && other.bet.group !== here.bet.group
        ? sum + state.stack(p, i).length
        : sum
    }, 0)
  /** Whether another gambler could still bet against this one on the same card. */
  const mayGetCounter = (p: Position, slot: number, player: number): boolean =>
    players.some(
      (_, i) =>
        i !== player &&
        i !== p.at(state.tumbler) &&
        p.at(state.markers + i) > 0 &&
        !SLOTS.some(
          (each, k) => each.cardNumber === SLOTS[slot]!.cardNumber && state.stack(p, k).includes(i + 1),
        ),
    )

  const over = (p: Position): Outcome => {
    const points = players.map((_, i) => p.at(state.gears + i))
    if (solo) {
      const won = points[0]! > p.at(state.rivals)
      return won
        ? {
            result: [1],
            points,
            reason: {
              hu: 'Több fogaskereked van, mint Vraxnak és Karnak.',
              en: 'You have more gears than Vrax and Kar.',
            },
          }
        : { result: [0], points, reason: { hu: 'Vrax és Kar győzött.', en: 'Vrax and Kar have won.' } }
    }
    const rank = (i: number) =>
      points[i]! * 1e8 +
      Math.min(9999, p.at(state.tokens + i)) * 1e4 +
      Math.min(9999, p.at(state.tumbled + i))
    const best = Math.max(...players.map((_, i) => rank(i)))
    const winners = players.filter((_, i) => rank(i) === best).length
    return {
      result: players.map((_, i) => (rank(i) === best ? 1 / winners : 0)),
      points,
      reason: {
        hu: 'Elfogyott a készlet: a legtöbb fogaskerék nyer.',
        en: 'The supply ran out: the most gears win.',
      },
    }
  }

  return {
    players,
    layout,
    board: skullBoard,
    turns: 'several moves',
    reasons: REASONS,
    draws: { cap: CAP, capped: over },
    start(p) {
      const rivals = Number(options['rivals'] ?? 40)
      p.put(state.supply, solo ? SOLO_SUPPLY - rivals : GEARS_EACH * n)
      if (solo) {
        p.put(state.rivals, rivals)
        const count = Number(options['opposition'] ?? 10)
        p.put(state.opposition, (1 << OPPOSITION.length) - 1)
        p.put(state.turns, OPPOSITION.length - count)
      }
      if ((options['cards'] ?? 'standard') === 'standard' || solo) p.put(state.cards, 0b1111)
      p.put(state.phase, START)
      p.pass(CHANCE)
    },
    moves(p, out) {
      const tumbler = p.at(state.tumbler)
      switch (p.at(state.phase)) {
        case START:
          for (let i = 0; i < n; i++) out.add(made('start', i))
          return
        case CHOOSE:
          for (const card of openCards(state, p)) out.add(made('card', card))
          return
        case BUY:
          for (let dice = 3; dice <= 7; dice++)
            if (PRICES[dice]! <= p.at(state.gears + tumbler)) out.add(made('buy', dice))
          return
        case RIVAL:
          for (let i = 0; i < OPPOSITION.length; i++)
            if ((p.at(state.opposition) >> i) & 1) out.add(made('rival', i))
          return
        case BET:
          for (let i = 0; i < n; i++) {
            if (i === tumbler || state.isDone(p, i) || (!racing && i !== p.turn)) continue
            listBets(p, i, slot => out.add(betOf(i, slot)))
            out.add(made('done', i))
          }
          if (p.turn === tumbler && (!racing || everyoneDone(p) || p.at(state.elapsed) >= least(p)))
            out.add(made('roll'))
          return
        case ROLLED: {
          if (p.turn === CHANCE) {
            for (const roll of allRolls(p.at(state.hand))) out.add(roll)
            return
          }
          const skull = state.skull(p)
          const found = placements(skull, state.faces(p))
          for (const { level, own, wild } of found) out.add(placeOf(level, own, wild))
          if (p.at(state.tokens + tumbler) > 0) out.add(made('token'))
          if (canPick(skull)) out.add(made('nose'))
          if (found.length === 0) out.add(made('bust'))
          return
        }
        case CHECK:
          out.add(made('flee'))
          out.add(made('on'))
          return
        case PAY: {
          const jackpots = earnedJackpots(state.result(p), state.cardsInPlay(p))
          for (let i = 0; i <= jackpots.length; i++) out.add(made('pay', i))
        }
      }
    },
    refuses(p, m) {
      if (kindOf(m) !== 'bet') return 0
      const { bet } = SLOTS[slotOf(m)]!
      if (bet.sign === '×' && against(p, slotOf(m)) === 0 && !mayGetCounter(p, slotOf(m), playerOf(m)))
        return 2
      return reach.possible(bet.condition, state.skull(p), p.at(state.tokens + p.at(state.tumbler))) ? 0 : 1
    },
    play: (p, m) => acts[kindOf(m)](p, m),
    weight(p, m) {
      if (kindOf(m) !== 'rolled') return 1
      return facesOf(m).reduce((ways, count) => ways / factorial[count]!, factorial[p.at(state.hand)]!)
    },
    actor: (p, m) => (kindOf(m) === 'bet' || kindOf(m) === 'done' ? playerOf(m) : p.turn),
    elapse(p, milliseconds) {
      const ms = Math.min(60_000, Math.floor(milliseconds))
      const runs = racing && p.at(state.phase) === BET && p.at(state.elapsed) < least(p)
      return runs && ms > 0 ? made('time', ms) : undefined
    },
    outcome: p => (p.at(state.phase) === OVER ? over(p) : undefined),
    stuck: over,
    value(p, player) {
      if (solo) return Math.max(-1, Math.min(1, (p.at(state.gears) - p.at(state.rivals)) / 60))
      let best = 0
      for (let i = 0; i < n; i++) if (i !== player) best = Math.max(best, p.at(state.gears + i))
      return Math.max(-1, Math.min(1, (p.at(state.gears + player) - best) / 40))
    },
    name(p, m) {
      const kind = kindOf(m)
      const value = valueOf(m)
      switch (kind) {
        case 'bet': {
          const { card, bet } = SLOTS[slotOf(m)]!
          return `${players[playerOf(m)]!.id}:${bet.condition}@${card.id}#${state.stack(p, slotOf(m)).length + 1}`
        }
        case 'done':
          return `${players[value]!.id}:done`
        case 'rolled':
          return `roll:${facesOf(m)
            .flatMap((count, i) => Array.from({ length: count }, () => FACES[i]))
            .join(',')}`
        case 'place':
          return `place:${value & 15}:${(value >> 4) & 15}+${value >> 8}`
        case 'card':
          return `card:${CARDS[value]!.id}`
        case 'pay':
          return `pay:${value === 0 ? 'standard' : earnedJackpots(state.result(p), state.cardsInPlay(p))[value - 1]!.id}`
        case 'start':
          return `start:${players[value]!.id}`
        case 'rival':
          return `rival:${value + 1}`
        case 'buy':
        case 'time':
          return `${kind}:${value}`
        default:
          return kind
      }
    },
    points(p, m) {
      const kind = kindOf(m)
      if (kind === 'bet') return [racing ? `bet:${slotOf(m)}:${playerOf(m)}` : `bet:${slotOf(m)}`]
      if (kind === 'place')
        return [(valueOf(m) & 15) - 1, `dice:${(valueOf(m) >> 4) & 15}+${valueOf(m) >> 8}`]
      return [kind === 'done' && !racing ? 'done' : this.name(p, m)]
    },
    label(point) {
      const [kind = '', value = ''] = point.split(':')
      const fixed = LABELS[point] ?? LABELS[kind]
      if (kind === 'buy')
        return {
          hu: `${value} kocka (${PRICES[Number(value)]} fogaskerék)`,
          en: `${value} dice (${PRICES[Number(value)]} gears)`,
        }
      if (kind === 'pay') return CONDITIONS.get(value)?.name ?? fixed!
      if (kind === 'dice') {
        const [own, wild] = value.split('+')
        return { hu: `${own} szám, ${wild} koponya`, en: `${own} of the number, ${wild} skulls` }
      }
      if (kind === 'bet') return CONDITIONS.get(SLOTS[Number(value)]!.bet.condition)!.name
      return fixed ?? { hu: point, en: point }
    },
    scene: p => skullScene(state, p),
  }
}
