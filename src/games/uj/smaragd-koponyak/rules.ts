import { CHANCE, type Options, type Outcome, type Position } from '../../../engine/index.ts'
import type { BoardGame } from '../../../kit/index.ts'
import { skullBets } from './betting.ts'
import { skullIdeas } from './bots.ts'
import {
  CAP,
  FIRST_WINDOW,
  GEARS_EACH,
  OPPOSITION,
  PRICES,
  RIVAL_GEARS,
  SOLO_SUPPLY,
  WINDOW_SECONDS,
} from './data.ts'
import { isStandard, openCards, skullActs } from './acts.ts'
import { kindOf, made, placeOf, playerOf, REASONS, WHY } from './moves.ts'
import { earnedJackpots } from './payout.ts'
import { ROLLS, WAYS } from './rolls.ts'
import { canPick, DICE, floor, LEVELS, placements } from './skull.ts'
import { BET, BUY, CHECK, CHOOSE, OVER, PAY, RIVAL, ROLLED, skullState, START, type State } from './state.ts'
import { skullBoard, skullScene } from './scene.ts'
import { skullWords } from './names.ts'
import { skullWriting } from './writing.ts'

/** The most gears win, then the most tokens, then the latest thrower; in the solo game more gears than the opponents. */
function judged(state: State, p: Position): Outcome {
  const { players } = state
  const points = players.map((_, i) => p.at(state.gears + i))
  if (state.solo)
    return points[0]! > p.at(state.rivals)
      ? {
          result: [1],
          points,
          reason: {
            hu: 'Több fogaskereked van, mint Vraxnak és Karnak.',
            en: 'You have more gears than Vrax and Kar.',
          },
        }
      : {
          result: [0],
          points,
          reason: {
            hu: 'Nincs több fogaskereked, mint Vraxnak és Karnak.',
            en: 'You do not have more gears than Vrax and Kar.',
          },
        }
  const before = (i: number, j: number): number =>
    p.at(state.gears + i) - p.at(state.gears + j) ||
    p.at(state.tokens + i) - p.at(state.tokens + j) ||
    p.at(state.tumbled + i) - p.at(state.tumbled + j)
  const wins = players.map((_, i) => players.every((_, j) => before(i, j) >= 0))
  const winners = wins.filter(Boolean).length
  return {
    result: wins.map(won => (won ? 1 / winners : 0)),
    points,
    reason: {
      hu: 'Elfogyott a készlet: a legtöbb fogaskerék nyer.',
      en: 'The supply ran out: the most gears win.',
    },
  }
}

export function skullRules(options: Options): BoardGame {
  const state = skullState(options)
  const { n, players, solo, layout } = state
  const racing = options['betting'] === 'race'
  const acts = skullActs(state, options)
  const bets = skullBets(state)
  const words = skullWords(state, racing)
  const seconds = Number(options['window'] ?? WINDOW_SECONDS)

  const least = (p: Position) => seconds * 1000 * (p.at(state.window) === 1 ? FIRST_WINDOW : 1)
  const everyoneDone = (p: Position) => players.every((_, i) => state.isDone(p, i))
  const mayBet = (p: Position, player: number) =>
    player !== p.at(state.tumbler) && !state.isDone(p, player) && (racing || player === p.turn)

  return {
    players,
    layout,
    board: skullBoard,
    turns: 'several moves',
    reasons: REASONS,
    draws: { cap: CAP, capped: p => judged(state, p) },
    start(p) {
      const rivals = solo ? Number(options['rivals'] ?? RIVAL_GEARS) : 0
      p.put(state.supply, (solo ? SOLO_SUPPLY : GEARS_EACH * n) - rivals)
      p.put(state.rivals, rivals)
      p.put(state.unused, DICE)
      if (solo) p.put(state.opposition, (1 << OPPOSITION.length) - 1)
      if (isStandard({ ...options, players: String(n) })) p.put(state.cards, 0b1111)
      if (solo || options['first'] === 'red') return acts.start(p, made('start', 0))
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
          for (let dice = 3; dice <= DICE; dice++)
            if (PRICES[dice]! <= p.at(state.gears + tumbler)) out.add(made('buy', dice))
          return
        case RIVAL:
          for (let i = 0; i < OPPOSITION.length; i++)
            if ((p.at(state.opposition) >> i) & 1) out.add(made('rival', i))
          return
        case BET:
          for (let i = 0; i < n; i++) {
            if (!mayBet(p, i)) continue
            bets.list(p, i, out)
            out.add(made('done', i))
          }
          if (p.turn === tumbler && (!racing || everyoneDone(p) || p.at(state.elapsed) >= least(p)))
            out.add(made('roll'))
          return
        case ROLLED: {
          if (p.turn === CHANCE) {
            for (const roll of ROLLS[p.at(state.hand)]!.moves) out.add(roll)
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
    attempts(p, out, reasons) {
      const say = (m: number, why: number) => {
        out.add(m)
        reasons.add(why)
      }
      switch (p.at(state.phase)) {
        case BUY:
          for (let dice = 3; dice <= DICE; dice++)
            if (PRICES[dice]! > p.at(state.gears + p.turn)) say(made('buy', dice), WHY.price)
          return
        case BET:
          for (let i = 0; i < n; i++) if (mayBet(p, i)) bets.attempts(p, i, out, reasons)
          return
        case ROLLED: {
          if (p.turn === CHANCE) return
          const skull = state.skull(p)
          const faces = state.faces(p)
          const fits = placements(skull, faces)
          for (let level = 1; level <= LEVELS; level++)
            for (let own = 0; own <= faces[level - 1]!; own++)
              for (let wild = 0; wild <= faces[LEVELS]!; wild++)
                if (
                  own + wild > 0 &&
                  !fits.some(each => each.level === level && each.own === own && each.wild === wild)
                )
                  say(placeOf(level, own, wild), level < floor(skull) ? WHY.closed : WHY.room)
          if (fits.length > 0) say(made('bust'), WHY.mustPlace)
        }
      }
    },
    refuses: (p, m) => (kindOf(m) === 'bet' ? bets.refuses(p, m) : 0),
    play: (p, m) => acts[kindOf(m)](p, m),
    weight: (_, m) => WAYS.get(m) ?? 1,
    actor: (p, m) => (kindOf(m) === 'bet' || kindOf(m) === 'done' ? playerOf(m) : p.turn),
    elapse(p, milliseconds) {
      const ms = Math.min(60_000, Math.floor(milliseconds))
      const runs = racing && p.at(state.phase) === BET && p.at(state.elapsed) < least(p)
      return runs && ms > 0 ? made('time', ms) : undefined
    },
    outcome: p => (p.at(state.phase) === OVER ? judged(state, p) : undefined),
    stuck: p => judged(state, p),
    flaw: state.flaw,
    value(p, player) {
      if (solo) return Math.max(-1, Math.min(1, (p.at(state.gears) - p.at(state.rivals)) / 60))
      let best = 0
      for (let i = 0; i < n; i++) if (i !== player) best = Math.max(best, p.at(state.gears + i))
      return Math.max(-1, Math.min(1, (p.at(state.gears + player) - best) / 40))
    },
    ideas: skullIdeas(state, bets, { ...options, players: String(n) }),
    ...words,
    write: skullWriting(state, words),
    scene: p => skullScene(state, p),
  }
}
