import {
  CHANCE,
  Layout,
  type Move,
  type Outcome,
  type Player,
  type Position,
  type TurnView,
} from '../../engine/index.ts'
import { flagsCodec, numberCodec, wordCodec } from '../codecs.ts'
import { addDice, firstDie, isRoll, rollName, rollOf, rollWeight, secondDie } from '../moves/dice.ts'
import { extra, from, pack, to } from '../moves/packing.ts'
import { split } from '../outcomes.ts'
import { withParts, type Part, type PartGround, type PartOf } from '../parts.ts'
import type { BoardGame } from '../scene.ts'
import { backgammonBoard, BAR, CALLS, homeOf, menCodec } from './backgammon-board.ts'
import { reasonsOf, WHY } from './backgammon-reasons.ts'
import { backgammonLook, type ViewedMen } from './backgammon-view.ts'
import { Score } from './backgammon-match.ts'
import { diceCodec, dieName, makeBackgammonScene } from './backgammon-scene.ts'
import { Ground } from './backgammon-ground.ts'

/** Men by a player's own way: 0 the bar, 1 to 24 the points in order of travel, 25 off the board. */
export type Men = Int8Array

export interface Backgammon {
  readonly players: readonly [Player, Player]
  /** For each player the 24 points in the order of travel. */
  readonly way: readonly (readonly number[])[]
  /** For each player how many men stand on which point. */
  readonly setup: readonly Readonly<Record<number, number>>[]
  /** What landing on a single enemy man does: sends it to the bar, holds it down, or is impossible. */
  readonly contact: 'hit' | 'pin' | 'closed'
  readonly start: 'first player' | 'higher die'
  readonly cube: 'cube' | 'none'
  /** Who wins: the first to have all men off, or the other one. */
  readonly goal: 'off first' | 'off last'
  /** How many points a game is worth, by the men of the one who did not finish. */
  readonly worth: (behind: Men) => number
  /** A net that judges the game, and how the two ways lie. */
  readonly net?: Pick<TurnView, 'weights' | 'counts'> & Pick<ViewedMen, 'ways'>
  /** A draw after this many rolls. */
  readonly cap: number
  /** How many points win a match of several games; a single game when absent. */
  readonly matchTo?: number
  /** What the game has beyond moving by the dice and bearing off. */
  readonly parts?: readonly BackgammonPart[]
}

/** What a part of backgammon and its kin can look at. Indices are those of a player's own way. */
export interface BackgammonGround extends PartGround {
  men(p: Position, player: number, index: number): number
  /** An enemy holds a man of the player down there. */
  held(p: Position, player: number, index: number): boolean
}

export interface BackgammonRule extends Part {
  /** Forbids one step of a man; the men are as before it. It is asked in every look ahead at the dice, too. */
  readonly bars?: (own: Men, enemy: Men, from: number, to: number) => boolean
}

export type BackgammonPart = PartOf<BackgammonGround, BackgammonRule>

const [ASK, DOUBLE, TAKE, DROP, PASS, NEXT] = [16, 17, 18, 19, 20, 21].map(call => pack(0, 0, call)) as [
  Move,
  Move,
  Move,
  Move,
  Move,
  Move,
]
const CALL_NAMES = ['roll', 'double', 'take', 'drop', 'pass', 'next']
const DEAREST = 64

/**
 * What an opponent who counts on a net does with the cube, in points at the single stake: it takes what loses less than dropping, counts
 * a little on the cube that it then owns, doubles when the game runs well, and plays on for a gammon where that pays more.
 */
const TAKES = -0.58
const DOUBLES = 0.42
const PLAYS_ON = 1.05

/** In place of the die in a step that no die allows; only tried, never played. */
const NO_DIE = 7

/**
 * Backgammon and its kin: two players, fifteen men, two dice, every die one small move. A turn is: offer or roll,
 * luck's roll, then a move for each die; what cannot be used is lost by the forced `pass`.
 */
export function backgammon(rules: Backgammon): BoardGame {
  const { players, way, contact } = rules
  const board = backgammonBoard(
    players,
    way.map(points => points[23]!),
  )
  const total = rules.setup.map(side => Object.values(side).reduce((sum, n) => sum + n, 0))
  const cellAt = way.map(points => [BAR, ...points.map(point => point - 1)])
  for (const [player, cells] of cellAt.entries()) cells.push(homeOf(player))
  const indexAt = cellAt.map(cells => board.names.map((_, cell) => cells.indexOf(cell)))

  const layout = new Layout(players.map(player => player.id))
  const word = (cell: number, player: number): number => men + player * 26 + indexAt[player]![cell]!
  const pins = contact === 'pin' ? 52 : 0
  const isHeld = (p: Position, player: number, index: number): boolean =>
    pins > 0 && p.at(held + player * 26 + index) === 1
  const men = layout.range('pieces', 52, {
    json: menCodec(
      board,
      players,
      { word, lowest: (p, cell) => (isHeld(p, 1, indexAt[1]![cell]!) ? 1 : 0) },
      (p, cell, player) => pins > 0 && p.put(held + player * 26 + indexAt[player]![cell]!, 1),
    ),
  })
  const held = layout.range('held', pins)
  const dice = layout.range('dice', 4, { json: diceCodec })
  const roller = layout.range('roller', 1, { json: wordCodec(players.map(player => player.id)) })
  const opening = layout.range('opening', 1, { json: flagsCodec(['higher die']) })
  const stake = layout.range('stake', 1, { json: numberCodec(1, 1, DEAREST), empty: 1 })
  const owner = layout.range('cube', 1, { json: wordCodec(['middle', ...players.map(player => player.id)]) })
  const offer = layout.range('offer', 1, { json: flagsCodec(['offered']) })
  const dropped = layout.range('dropped', 1, {
    json: wordCodec(['nobody', ...players.map(player => player.id)]),
  })
  const rolls = layout.range('rolls', 1, { json: numberCodec(0, 0, rules.cap) })
  const score = new Score(layout, players, rules.matchTo ?? 1)
  const parts = (rules.parts ?? []).map(part =>
    part({
      layout,
      board,
      players,
      cells: men,
      men: (p, player, i) => p.words[men + player * 26 + i]!,
      held: isHeld,
    }),
  )
  // The reasons of the parts follow those of the family.
  const reasons = reasonsOf(contact)
  const bars = parts.flatMap(({ bars: test }, i) => (test ? [{ test, reason: reasons.length + i }] : []))
  const ground = new Ground(rules, men, pins > 0 ? held : -1, bars)

  const mayDouble = (p: Position, player: number): boolean =>
    rules.cube === 'cube' &&
    !score.forbidsDoubling(p) &&
    p.words[stake]! < DEAREST &&
    (p.words[owner] === 0 || p.words[owner] === player + 1)

  const roll = (p: Position, player: number): void => {
    p.put(roller, player)
    p.pass(CHANCE)
  }
  const next = (p: Position): void => {
    const player = 1 - p.turn
    for (let i = 0; i < 4; i++) p.put(dice + i, 0)
    if (mayDouble(p, player)) p.pass(player)
    else roll(p, player)
  }

  const step = (p: Position, m: Move): void => {
    const player = p.turn
    const [f, t, die] = [from(m), to(m), extra(m)]
    const own = men + player * 26
    p.put(own + f, p.words[own + f]! - 1)
    p.put(own + t, p.words[own + t]! + 1)
    if (t < 25 && contact === 'hit') {
      const other = men + (1 - player) * 26
      const there = other + ground.mirror[player * 26 + t]!
      if (p.words[there] === 1) {
        p.put(there, 0)
        p.put(other, p.words[other]! + 1)
      }
    }
    if (pins > 0) {
      const other = (1 - player) * 26
      const left = other + ground.mirror[player * 26 + f]!
      const there = other + ground.mirror[player * 26 + t]!
      if (f > 0 && p.words[own + f] === 0) p.put(held + left, 0)
      if (t < 25 && p.words[men + there] === 1) p.put(held + there, 1)
    }
    let i = 0
    while (p.words[dice + i] !== die) i++
    for (; i < 3; i++) p.put(dice + i, p.words[dice + i + 1]!)
    p.put(dice + 3, 0)
    if (p.words[dice] === 0) next(p)
  }

  /** The men stand as at the beginning, and somebody begins. */
  const begin = (p: Position, first: number): void => {
    for (const [player, side] of rules.setup.entries())
      for (const [point, n] of Object.entries(side)) p.put(word(Number(point) - 1, player), n)
    if (rules.start === 'higher die') {
      p.put(opening, 1)
      p.pass(CHANCE)
    } else if (mayDouble(p, first)) p.pass(first)
    else roll(p, first)
  }
  const beginNext = (p: Position): void => {
    for (let i = 0; i < 52; i++) p.put(men + i, 0)
    for (let i = 0; i < pins; i++) p.put(held + i, 0)
    p.put(stake, 1)
    p.put(owner, 0)
    p.put(dropped, 0)
    p.note(rolls, 0)
    const winner = 1 - p.turn
    score.beginNext(p)
    begin(p, winner)
  }

  /** Who has won the game that is played, with how many points; `by` has taken all men off, or has dropped. */
  const gameEnd = (p: Position): { winner: number; points: number; by: number } | undefined => {
    if (p.words[dropped] !== 0) {
      const by = p.at(dropped) - 1
      return { winner: 1 - by, points: p.at(stake), by }
    }
    const by = p.words[men + 25] === total[0] ? 0 : p.words[men + 51] === total[1] ? 1 : -1
    if (by < 0) return undefined
    ground.load(p, 1 - by)
    return {
      winner: rules.goal === 'off first' ? by : 1 - by,
      points: p.at(stake) * rules.worth(ground.own),
      by,
    }
  }
  const won = (winner: number, points: number, hu: string, en: string): Outcome => ({
    result: players.map((_, i) => (i === winner ? 1 : 0)),
    points: players.map((_, i) => (i === winner ? points : 0)),
    reason: { hu: `${hu} ${points} pont.`, en: `${en} ${points} ${points === 1 ? 'point' : 'points'}.` },
  })
  const pips = (p: Position, player: number): number => {
    let sum = 0
    for (let i = 0; i < 25; i++) sum += p.words[men + player * 26 + i]! * (25 - i)
    return sum
  }
  const alone = (p: Position, player: number): number => {
    let sum = 0
    for (let i = 1; i < 25; i++) if (p.words[men + player * 26 + i] === 1) sum++
    return sum
  }
  const place = (player: number, i: number): string =>
    i === 0 ? 'bar' : i === 25 ? 'off' : board.names[cellAt[player]![i]!]!

  const turnNet = rules.net && {
    weights: rules.net.weights,
    counts: rules.net.counts,
    look: backgammonLook({
      men: (p, player, i) => p.words[men + player * 26 + i]!,
      ...(pins > 0 ? { held: isHeld } : {}),
      ways: rules.net.ways,
    }),
    roll: (p: Position) => (p.turn === CHANCE ? undefined : roll(p, p.turn)),
    settled(p: Position, player: number): number | undefined {
      const end = score.gameWinner(p) === undefined ? undefined : gameEnd(p)
      return end && (end.winner === player ? end.points : -end.points)
    },
    call(p: Position, expects: (player: number) => number): Move | undefined {
      if (score.gameWinner(p) !== undefined) return NEXT
      if (p.at(dice) !== 0) return undefined
      if (p.at(offer) !== 0) return -expects(1 - p.turn) > TAKES ? TAKE : DROP
      const hope = mayDouble(p, p.turn) ? expects(p.turn) : 0
      return hope > DOUBLES && hope < PLAYS_ON ? DOUBLE : ASK
    },
  }

  const game: BoardGame = {
    players,
    layout,
    board,
    turns: 'several moves',
    ...(turnNet ? { turnNet } : {}),
    reasons,
    start: p => begin(p, 0),
    derive(p) {
      for (let player = 0; player < 2; player++) {
        let on = 0
        for (let i = 0; i < 25; i++) on += p.at(men + player * 26 + i)
        p.put(men + player * 26 + 25, Math.max(0, total[player]! - on))
      }
    },
    flaw(p) {
      for (let player = 0; player < 2; player++) {
        let on = 0
        for (let i = 0; i < 25; i++) on += p.at(men + player * 26 + i)
        if (on > total[player]!) return { hu: 'Túl sok a bábu.', en: 'There are too many men.' }
      }
      for (let cell = 0; cell < BAR; cell++)
        if (p.at(word(cell, 0)) > 0 && p.at(word(cell, 1)) > 0 && pins === 0)
          return { hu: 'Két fél bábui nem állhatnak egy mezőn.', en: 'Men of both sides share a point.' }
      return undefined
    },
    moves(p, out) {
      const player = p.turn
      if (player === CHANCE) {
        if (p.at(opening) === 0) addDice(out)
        else for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a !== b) out.add(rollOf(a, b))
      } else if (p.words[dice] !== 0) {
        ground.load(p, player)
        ground.list(p.words[dice]!, p.words[dice + 1]!, out)
      } else if (score.gameWinner(p) !== undefined) out.add(NEXT)
      else if (p.at(offer) !== 0) {
        out.add(TAKE)
        out.add(DROP)
      } else {
        out.add(ASK)
        if (mayDouble(p, player)) out.add(DOUBLE)
      }
    },
    attempts(p, out, whys) {
      if (p.turn === CHANCE || p.at(dice) === 0) return
      const legal: Move[] = []
      ground.load(p, p.turn)
      ground.list(p.at(dice), p.at(dice + 1), { add: m => legal.push(m) })
      const larger = legal.length > 0 && p.at(dice + 1) !== 0 && legal.every(m => extra(m) === p.at(dice))
      for (const die of new Set([p.at(dice), p.at(dice + 1)]))
        for (let i = 0; i < 25; i++) {
          const m = pack(i, Math.min(25, i + die), die)
          if (die === 0 || ground.own[i] === 0 || legal.includes(m)) continue
          out.add(m)
          whys.add(ground.why(i, die) || (larger && die !== p.at(dice) ? WHY.larger : WHY.fewer))
        }
      const left = [0, 1, 2, 3].map(i => p.at(dice + i)).filter(Boolean)
      const sums = left.slice(1).map((_, k) => left.slice(0, k + 2).reduce((sum, die) => sum + die, 0))
      for (let i = 0; i < 25; i++) {
        if (ground.own[i] === 0) continue
        for (let t = 1; t <= 25; t++) {
          if (t === i || left.some(die => t === Math.min(25, i + die))) continue
          out.add(pack(i, t, NO_DIE))
          if (i > 0 && ground.own[0]! > 0) whys.add(WHY.firstTheBar)
          else if (isHeld(p, p.turn, i)) whys.add(WHY.trapped)
          else whys.add(t < i ? WHY.backwards : sums.includes(t - i) ? WHY.byDie : WHY.noRoll)
        }
      }
    },
    play(p, m) {
      if (m === NEXT) return beginNext(p)
      if (isRoll(m)) {
        const [a, b] = [firstDie(m), secondDie(m)]
        if (p.at(opening) !== 0) {
          p.put(opening, 0)
          p.put(roller, a > b ? 0 : 1)
        }
        p.put(dice, Math.max(a, b))
        p.put(dice + 1, Math.min(a, b))
        if (a === b) {
          p.put(dice + 2, a)
          p.put(dice + 3, a)
        }
        p.note(rolls, p.words[rolls]! + 1)
        p.pass(p.words[roller]!)
      } else if (m < ASK) step(p, m)
      else if (m === PASS) next(p)
      else if (m === ASK) roll(p, p.turn)
      else if (m === DOUBLE) {
        p.put(offer, 1)
        p.pass(1 - p.turn)
      } else if (m === DROP) p.put(dropped, p.turn + 1)
      else {
        p.put(offer, 0)
        p.put(stake, p.at(stake) * 2)
        p.put(owner, p.turn + 1)
        roll(p, 1 - p.turn)
      }
      if (score.goal < 2) return
      const end = gameEnd(p)
      if (!end) return
      for (let i = 0; i < 4; i++) p.put(dice + i, 0)
      p.put(offer, 0)
      score.win(p, end.winner, end.points)
    },
    weight: (p, m) => (p.at(opening) === 0 ? rollWeight(m) : 1),
    outcome(p) {
      if (score.goal > 1) {
        const end = score.outcome(p)
        if (end) return end
      } else {
        const end = gameEnd(p)
        const { hu, en } = players[end?.by ?? 0]!.name
        if (end && p.words[dropped] !== 0)
          return won(end.winner, end.points, `${hu} nem fogadta el a duplázást.`, `${en} dropped the double.`)
        if (end)
          return won(end.winner, end.points, `${hu} minden bábuját levette.`, `${en} bore off all men.`)
      }
      if (p.words[rolls]! >= rules.cap)
        return split(players, `${rules.cap} dobás után döntetlen.`, `A draw after ${rules.cap} rolls.`)
      return undefined
    },
    stuck: () => PASS,
    name(p, m) {
      if (isRoll(m)) return p.at(opening) === 0 ? rollName(m) : rollName(m).replace('roll', 'start')
      if (m >= ASK) return CALL_NAMES[extra(m) - 16]!
      const player = p.turn
      const [f, t, die] = [from(m), to(m), extra(m)]
      const hits =
        t < 25 && contact === 'hit' && p.at(men + (1 - player) * 26 + ground.mirror[player * 26 + t]!) === 1
      return `${place(player, f)}/${place(player, t)}${hits ? '*' : ''}${f + die > 25 ? `(${die})` : ''}`
    },
    points(p, m) {
      if (isRoll(m)) return [rollName(m)]
      if (m >= ASK) return [CALL_NAMES[extra(m) - 16]!]
      return [cellAt[p.turn]![from(m)]!, cellAt[p.turn]![to(m)]!]
    },
    shortcut: (p, m) => (m < ASK && !isRoll(m) ? [dieName(extra(m)), cellAt[p.turn]![from(m)]!] : undefined),
    usual: p =>
      p.turn !== CHANCE && p.at(dice) + p.at(offer) === 0 && score.gameWinner(p) === undefined
        ? ASK
        : undefined,
    prompt(p) {
      if (p.turn === CHANCE) return undefined
      const left = [0, 1, 2, 3].map(i => p.at(dice + i)).filter(Boolean)
      if (left.length > 0)
        return {
          hu: `Lépj ezekkel a kockákkal: ${left.join(', ')}. Egy kockára, majd egy bábura kattintva az a bábu azzal lép.`,
          en: `Move by these dice: ${left.join(', ')}. A click on a die and then on a man moves that man by it.`,
        }
      const winner = score.gameWinner(p)
      if (winner !== undefined) {
        const { hu, en } = players[winner]!.name
        return {
          hu: `A játszmát ${hu} nyerte, az állás ${score.told(p, winner)}. Jöhet a következő.`,
          en: `${en} won the game, the score is ${score.told(p, winner)}. On to the next one.`,
        }
      }
      return p.at(offer) !== 0
        ? { hu: 'Fogadd el a duplázást, vagy add fel a játszmát.', en: 'Take the double or drop the game.' }
        : mayDouble(p, p.turn)
          ? { hu: 'Dobj, vagy ajánlj duplázást.', en: 'Roll, or offer a double.' }
          : { hu: 'Dobj a kockákkal.', en: 'Roll the dice.' }
    },
    label: point => CALLS[point] ?? { hu: point, en: point },
    notation: async whole =>
      (await import('./backgammon-notation.ts')).backgammonNotation(whole, m => m < ASK),
    tally: (p, player) => [
      ...score.tally(p, player),
      { hu: `még ${pips(p, player)} pont`, en: `${pips(p, player)} pips to go` },
    ],
    value(p, player) {
      const lead = pips(p, 1 - player) - pips(p, player)
      const safety = alone(p, 1 - player) - alone(p, player)
      const ahead = Math.tanh(lead / 60 + safety / 40) * (rules.goal === 'off first' ? 1 : -1)
      const games = (score.of(p, player) - score.of(p, 1 - player)) / score.goal
      return score.goal < 2 ? ahead : 0.5 * ahead + 0.5 * games
    },
    scene: makeBackgammonScene(board, players, {
      count: (p, player, cell) =>
        p.at(men + player * 26 + (cell >= homeOf(0) ? 25 : indexAt[player]![cell]!)),
      lowest: (p, cell) => (cell <= BAR && isHeld(p, 1, indexAt[1]![cell]!) ? 1 : 0),
      dice: p => [0, 1, 2, 3].map(i => p.at(dice + i)).filter(Boolean),
      stake: p => p.at(stake),
      owner: p => p.at(owner) - 1,
      cube: rules.cube === 'cube',
    }),
  }
  return withParts(game, parts)
}
