import {
  CHANCE,
  Layout,
  Moves,
  type Move,
  type Outcome,
  type Player,
  type Position,
  type Reason,
  type Words,
} from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { flagsCodec, numberCodec, numbersCodec, wordCodec } from '../codecs.ts'
import { firstDie, isRoll, rollOf } from '../moves/dice.ts'
import { from, pack, to } from '../moves/packing.ts'
import { split } from '../outcomes.ts'
import type { BoardGame } from '../scene.ts'
import { buttonMove, isButton } from '../standing/buttons.ts'
import { RaceMen } from './race-men.ts'
import { RaceValue } from './race-value.ts'

/** A number that can be thrown, and how likely it is next to the others. */
export interface Face {
  readonly value: number
  readonly weight: number
}

/** What the rules of a race are asked about: the men, and whether a player has not moved by a roll yet. */
export interface RaceGround {
  readonly men: RaceMen
  firstRoll(p: Position, player: number): boolean
}

/** What differs from race to race. Moves are packed cells. */
export interface RaceRules {
  /** Lists where the men on a cell go by a roll; only one of those in the base sets off. */
  from(p: Position, player: number, cell: number, roll: number, out: Moves): void
  /** The number of the reason why the men on `from` do not get to `to` by the roll; 0 for the usual one. */
  whyNot(p: Position, player: number, from: number, to: number, roll: number): number
  /** Whether another roll follows one that was used. */
  again(roll: number, captured: number): boolean
  /** How far a man on a cell has come; negative where this player's men never stand. */
  progress(player: number, cell: number): number
}

export interface Race {
  readonly players: readonly Player[]
  readonly board: Board
  /** For each player the cell where the men wait, and how many there are. */
  readonly base: readonly number[]
  readonly men: number
  /** For each player the cells where the way ends. */
  readonly goal: readonly (readonly number[])[]
  /** Whether own men may stand on one field, as a tower that goes together. */
  readonly meeting: 'towers' | 'never'
  /** By cell: 1 where nobody is captured. */
  readonly safe: Uint8Array
  readonly die: readonly Face[]
  /** 'allowed' before every roll and after it, or only when no man can go. */
  readonly passing: 'allowed' | 'when stuck'
  /** The first one home wins, or play goes on for the places. */
  readonly end: 'first home' | 'all places'
  /** A draw after this many rolls. */
  readonly cap: number
  /** Where people look for why a move is refused: numbers from 1, as `whyNot` gives them. */
  readonly reasons: readonly Reason[]
  /** The drawings of a man and of a number that was thrown. */
  readonly look: { readonly man: string; readonly size: number; readonly die: string }
  readonly rules: (ground: RaceGround) => RaceRules
}

const ROLL_CALL = buttonMove(0)
const PASS_CALL = buttonMove(1)
const CALLS: Readonly<Record<string, Words>> = {
  roll: { hu: 'Dobás', en: 'Roll' },
  pass: { hu: 'Passz', en: 'Pass' },
}
/** So many rolls a plain mistake costs, and so many are a lead that hardly anybody catches up with. */
const [MISTAKE, FAR_AHEAD] = [3.3, 20]
/** In the words of the opening: did not roll the most. */
const LOWER = 99

/** Races of two or more players by one die: men leave a base, go round, send each other back and come home. */
export function race(spec: Race): BoardGame {
  const { players, board, base, goal, safe, die } = spec
  const count = players.length
  const ids = players.map(player => player.id)
  const layout = new Layout(ids)
  const men = new RaceMen(layout, players, board, base)
  const roll = layout.range('roll', 1, { json: numberCodec() })
  const roller = layout.range('roller', 1, { json: wordCodec(ids) })
  /** What each player rolled for the first turn: 0 nothing yet, LOWER less than another. */
  const opening = layout.range('opening', count, { json: numbersCodec(0, LOWER) })
  const begun = layout.range('begun', 1, { json: flagsCodec(['yes']) })
  const rolled = layout.range('rolled', 1, { json: flagsCodec(ids) })
  /** The place of those who are home: 1, 2 … */
  const place = layout.range('places', count, { json: numbersCodec(0, count) })
  const rolls = layout.range('rolls', 1, { json: numberCodec(0, 0, spec.cap) })

  const rules = spec.rules({ men, firstRoll: (p, player) => ((p.words[rolled]! >> player) & 1) === 0 })
  const reasons: readonly Reason[] = [
    { hu: '', en: '' },
    ...spec.reasons,
    { hu: 'Ezzel a dobással nem oda érsz.', en: 'This roll does not lead there.', rule: 'moves' },
    { hu: 'Ez nem a te bábud.', en: 'This man is not yours.', rule: 'moves' },
  ]
  const NOT_THERE = reasons.length - 2
  const FOREIGN = reasons.length - 1

  const asks = spec.passing === 'allowed'
  const toRoll = (p: Position, player: number): void => {
    p.put(roll, 0)
    p.put(roller, player)
    p.pass(asks && p.words[begun] !== 0 ? player : CHANCE)
  }
  const endTurn = (p: Position, player: number): void => {
    let next = player
    do next = next + 1 === count ? 0 : next + 1
    while (p.words[place + next]! > 0 && next !== player)
    toRoll(p, next)
  }
  const ranked = (p: Position): number => {
    let n = 0
    for (let i = 0; i < count; i++) if (p.words[place + i]! > 0) n++
    return n
  }
  const rank = (p: Position, player: number): boolean => {
    if (p.words[place + player] !== 0 || men.among(p, player, goal[player]!) < spec.men) return false
    p.put(place + player, ranked(p) + 1)
    return true
  }

  /** Everybody rolls for the first turn; those who rolled the same most roll again. */
  const open = (p: Position, value: number): void => {
    p.put(opening + p.words[roller]!, value)
    let [most, highest, waiting] = [0, 0, -1]
    for (let i = count - 1; i >= 0; i--) {
      const rolled = p.words[opening + i]!
      if (rolled === 0) waiting = i
      if (rolled === LOWER || rolled < most) continue
      highest = rolled === most ? highest + 1 : 1
      most = rolled
    }
    if (waiting >= 0) return p.put(roller, waiting)
    let first = -1
    for (let i = count - 1; i >= 0; i--) {
      const best = p.words[opening + i] === most
      if (best) first = i
      p.put(opening + i, best && highest > 1 ? 0 : LOWER)
    }
    p.put(roller, first)
    if (highest > 1) return
    for (let i = 0; i < count; i++) p.put(opening + i, 0)
    p.put(begun, 1)
    toRoll(p, first)
  }

  const list = (p: Position, out: Moves): void => {
    const player = p.turn
    for (let c = 0; c < board.size; c++)
      if (men.on(p, player, c) > 0) rules.from(p, player, c, p.words[roll]!, out)
  }
  const step = (p: Position, m: Move): void => {
    const player = p.turn
    const [f, t] = [from(m), to(m)]
    const captured = safe[t] === 1 ? 0 : men.sendBack(p, player, t)
    men.carry(p, player, f, t, f === base[player] ? 1 : men.on(p, player, f))
    p.put(rolled, p.words[rolled]! | (1 << player))
    const home = rank(p, player)
    if (!home && rules.again(p.words[roll]!, captured)) toRoll(p, player)
    else endTurn(p, player)
  }

  const play = (p: Position, m: Move): void => {
    if (isRoll(m)) {
      if (p.words[begun] === 0) return open(p, firstDie(m))
      p.put(roll, firstDie(m))
      p.note(rolls, p.words[rolls]! + 1)
      p.pass(p.words[roller]!)
    } else if (m === ROLL_CALL) p.pass(CHANCE)
    else if (m === PASS_CALL) {
      if (p.words[roll] !== 0) p.put(rolled, p.words[rolled]! | (1 << p.turn))
      endTurn(p, p.turn)
    } else step(p, m)
  }

  const standing = new RaceValue(spec, men, rules, () => {
    const p = layout.empty()
    p.put(rolled, (1 << count) - 1)
    return p
  })

  const ends = (p: Position): Outcome | undefined => {
    const done = ranked(p)
    if (done === 0 || (spec.end === 'all places' && done < count - 1)) return undefined
    const winner = players.findIndex((_, i) => p.at(place + i) === 1)
    const { hu, en } = players[winner]!.name
    return {
      result: players.map((_, i) => (i === winner ? 1 : 0)),
      reason: { hu: `${hu} minden bábuja hazaért.`, en: `All men of ${en} are home.` },
      ...(spec.end === 'all places'
        ? { points: players.map((_, i) => count - (p.at(place + i) || count)) }
        : {}),
    }
  }
  const names = { [ROLL_CALL]: 'roll', [PASS_CALL]: 'pass' } as Readonly<Record<number, string>>
  const rollName = (p: Position, m: Move): string => `${p.at(begun) === 0 ? 'start' : 'roll'}:${firstDie(m)}`

  return {
    players,
    layout,
    board,
    turns: 'several moves',
    upright: true,
    reasons,
    start(p) {
      for (let i = 0; i < count; i++) men.add(p, i, base[i]!, spec.men)
      toRoll(p, 0)
    },
    derive(p) {
      // A position in which somebody is to move is past the rolls for the first turn.
      if (p.turn >= 0) {
        p.put(begun, 1)
        p.put(roller, p.turn)
      }
      for (let i = 0; i < count; i++) rank(p, i)
    },
    flaw(p) {
      for (const [i, { name }] of players.entries()) {
        let n = 0
        for (let c = 0; c < board.size; c++) {
          const here = men.on(p, i, c)
          n += here
          if (here > 0 && rules.progress(i, c) < 0)
            return {
              hu: `Ide nem kerülhet ${name.hu} bábu: ${board.names[c]}.`,
              en: `No ${name.en} man can stand on ${board.names[c]}.`,
            }
          if (here > 1 && c !== base[i] && spec.meeting === 'never')
            return {
              hu: `Egy mezőn csak egy bábu állhat: ${board.names[c]}.`,
              en: `Only one man can stand on a field: ${board.names[c]}.`,
            }
          if (here > 0 && safe[c] === 0 && men.enemies(p, i, c) > 0)
            return {
              hu: `Két fél bábui nem állhatnak egy mezőn: ${board.names[c]}.`,
              en: `Men of two players share a field: ${board.names[c]}.`,
            }
        }
        if (n !== spec.men)
          return {
            hu: `${spec.men} bábu kell: ${name.hu}.`,
            en: `There must be ${spec.men} men: ${name.en}.`,
          }
      }
      return undefined
    },
    moves(p, out) {
      if (p.turn === CHANCE) for (let i = 0; i < die.length; i++) out.add(rollOf(die[i]!.value))
      else if (p.words[roll] === 0) {
        out.add(ROLL_CALL)
        if (asks) out.add(PASS_CALL)
      } else {
        list(p, out)
        if (asks) out.add(PASS_CALL)
      }
    },
    weight: (_, m) => die.find(face => face.value === firstDie(m))!.weight,
    play,
    outcome(p) {
      if (p.words[rolls]! >= spec.cap)
        return split(players, `${spec.cap} dobás után döntetlen.`, `A draw after ${spec.cap} rolls.`)
      for (let i = 0; i < count; i++) if (p.words[place + i]! > 0) return ends(p)
      return undefined
    },
    stuck: () => PASS_CALL,
    attempts(p, out, why) {
      if (p.turn === CHANCE || p.at(roll) === 0) return
      const known = new Moves()
      list(p, known)
      const owned = Array.from({ length: board.size }, (_, c) => men.on(p, p.turn, c) > 0)
      for (let c = 0; c < board.size; c++)
        for (let t = 0; t < board.size; t++) {
          const foreign = !owned[c] && men.enemies(p, p.turn, c) > 0
          if (t === c || known.has(pack(c, t)) || (!owned[c] && !foreign)) continue
          // One vain way is enough to say whose man it is.
          if (foreign && t !== (c === 0 ? 1 : 0)) continue
          out.add(pack(c, t))
          why.add(foreign ? FOREIGN : rules.whyNot(p, p.turn, c, t, p.at(roll)) || NOT_THERE)
        }
    },
    name: (p, m) =>
      isRoll(m) ? rollName(p, m) : (names[m] ?? `${board.names[from(m)]!}-${board.names[to(m)]!}`),
    points: (p, m) => (isRoll(m) ? [rollName(p, m)] : isButton(m) ? [names[m]!] : [from(m), to(m)]),
    label(point, p) {
      const [kind, value] = point.split(':')
      if (kind !== 'start') return CALLS[point] ?? { hu: point, en: point }
      const { hu, en } = players[p.at(roller)]!.name
      return { hu: `a kezdésért ${hu}: ${value}`, en: `for the first turn ${en}: ${value}` }
    },
    prompt(p) {
      if (p.turn === CHANCE) return undefined
      const thrown = p.at(roll)
      if (thrown > 0)
        return {
          hu: `A dobás ${thrown}: lépj vele${asks ? ', vagy passzolj' : ''}.`,
          en: `The roll is ${thrown}: move by it${asks ? ', or pass' : ''}.`,
        }
      return asks
        ? { hu: 'Dobj, vagy passzolj.', en: 'Roll, or pass.' }
        : { hu: 'Dobj a kockával.', en: 'Roll the die.' }
    },
    tally(p, player) {
      const home = men.among(p, player, goal[player]!)
      return [{ hu: `otthon: ${home} / ${spec.men}`, en: `home: ${home} / ${spec.men}` }]
    },
    value: (p, player) => Math.tanh(standing.lead(p, player) / FAR_AHEAD),
    gain: (p, m) =>
      isButton(m) || isRoll(m) || safe[to(m)] === 1 || men.enemies(p, p.turn, to(m)) === 0 ? 0 : 0.3,
    ideas(p, out, worth) {
      if (p.turn < 0) return
      // Whoever may pass before rolling never wins by it.
      if (p.words[roll] === 0) return out.add(ROLL_CALL)
      list(p, out)
      if (asks) out.add(PASS_CALL)
      const next = p.copy()
      for (let i = 0; i < out.n; i++) {
        play(next.copyFrom(p), out.at(i))
        worth?.push(standing.lead(next, p.turn) / MISTAKE)
      }
    },
    scene(p) {
      const thrown = p.at(roll)
      return {
        placed: men.placed(p, spec.look.man, spec.look.size),
        trays: [
          {
            id: 'dice',
            title: { hu: 'Kocka', en: 'Die' },
            items:
              thrown === 0
                ? []
                : [
                    {
                      look: { art: spec.look.die, tint: 'white' as const, text: String(thrown) },
                      label: { hu: `${thrown}-es dobás`, en: `a roll of ${thrown}` },
                    },
                  ],
          },
        ],
      }
    },
  }
}
