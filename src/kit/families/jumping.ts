import {
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
import { cellsCodec, numbersCodec } from '../codecs.ts'
import { from, to } from '../moves/packing.ts'
import { withParts, type PartGround, type PartOf } from '../parts.ts'
import { PieceSet, WALL, type Kind } from '../pieces.ts'
import { placedOn } from '../placing.ts'
import { tryElsewhere } from '../refusing.ts'
import type { BoardGame } from '../scene.ts'
import { reaching } from './jumping-reach.ts'

/** A player's camp, and the camp to fill. */
export interface Camp {
  readonly player: Player
  readonly home: readonly number[]
  readonly goal: readonly number[]
}

export interface Jumping {
  readonly board: Board
  /** In the order of play. */
  readonly camps: readonly Camp[]
  readonly man: Kind
  readonly draws: { readonly repetition: number; readonly cap: number }
  /** What the game has beyond stepping and jumping to the goal. */
  readonly parts?: readonly JumpingPart[]
}

/** What a part of a jumping game can look at. */
export interface JumpingGround extends PartGround {
  readonly camps: readonly Camp[]
  /** How many moves a player has made. */
  made(p: Position, player: number): number
  /** How many men of a player are still at home. */
  atHome(p: Position, player: number): number
  /** Whether the player has a place already, having filled the goal or lost. */
  placed(p: Position, player: number): boolean
  /** Gives the player the last place that is free. */
  drop(p: Position, player: number): void
}

export type JumpingPart = PartOf<JumpingGround>

/** Whoever still has a man at home after this many own moves has lost. */
export const deadline =
  (moves: number): JumpingPart =>
  ({ made, atHome, placed, drop }) => ({
    played(p, m, player) {
      if (m !== PASS && made(p, player) >= moves && !placed(p, player) && atHome(p, player) > 0)
        drop(p, player)
    },
  })

/** A man that has reached the target camp stays there. */
export const staysInGoal: JumpingPart = ({ board, camps }) => {
  const inside = camps.map(camp => {
    const cells = new Uint8Array(board.size)
    for (const c of camp.goal) cells[c] = 1
    return cells
  })
  return {
    reason: {
      hu: 'A céltáborba beért bábu már nem hagyhatja el azt.',
      en: 'A man that has reached the target camp may not leave it.',
      rule: 'camp',
    },
    forbids: (p, m) =>
      m !== PASS && inside[p.words[0]!]![m & 1023] === 1 && inside[p.words[0]!]![m >> 10] === 0,
  }
}

const PASS: Move = 1023 << 20
const NO_WAY = 1
const reasons: readonly Reason[] = [
  { hu: '', en: '' },
  {
    hu: 'Ide a bábu nem jut el: szomszédos üres mezőre léphet, vagy szomszédos bábukat átugorva haladhat.',
    en: 'The man cannot get there: it steps to an empty neighbouring cell, or jumps over neighbouring men.',
    rule: 'moves',
  },
]

/**
 * Men change camps by steps and by chains of jumps over men of any colour; nothing is taken. A move is where a man
 * starts and where it ends, by whatever chain. Places are given as players fill their goal (from the first place) or
 * miss the deadline (from the last); the game is over when at most one player is left without a place.
 */
export function jumping(rules: Jumping): BoardGame {
  const { board, camps } = rules
  const players = camps.map(camp => camp.player)
  const n = camps.length
  const pieces = new PieceSet(players, [rules.man])
  const layout = new Layout(players.map(player => player.id))
  const size = board.size
  const D = board.dirs.length
  const cells = layout.range('pieces', size + 1, { json: cellsCodec(board, pieces), last: WALL })
  const made = layout.range('made', n, { json: numbersCodec() })
  /** The place each player has reached, 0 while playing. */
  const place = layout.range('places', n, { json: numbersCodec(0, n) })
  const most = Math.max(...camps.map(camp => camp.home.length))
  // Follow from the pieces: where each player's men are, how many, how many in the goal and at home.
  const men = layout.range('men', n * most)
  const count = layout.range('count', n)
  const arrived = layout.range('arrived', n)
  const waiting = layout.range('waiting', n)

  const codes = camps.map((_, i) => pieces.code(0, i))
  const { next } = board
  const inGoal = new Uint8Array(n * (size + 1))
  const inHome = new Uint8Array(n * (size + 1))
  for (const [i, camp] of camps.entries()) {
    for (const c of camp.goal) inGoal[i * size + c] = 1
    for (const c of camp.home) inHome[i * size + c] = 1
  }

  /** Steps from every cell to the given one. */
  const stepsTo = (goal: number): Int16Array => {
    const far = new Int16Array(size + 1).fill(-1)
    far[goal] = 0
    const queue = [goal]
    for (const c of queue)
      for (let d = 0; d < D; d++) {
        const near = next[c * D + d]!
        if (near === size || far[near]! >= 0) continue
        far[near] = far[c]! + 1
        queue.push(near)
      }
    return far
  }
  /** How far each cell is from the tip of a player's goal, the goal cell farthest from home. */
  const ways = camps.map(({ home, goal }) => {
    const fromHome = stepsTo(home[0]!)
    return stepsTo(goal.reduce((tip, c) => (fromHome[c]! > fromHome[tip]! ? c : tip)))
  })
  const whole = camps.map(({ home }, i) => home.reduce((sum, c) => sum + ways[i]![c]!, 0))

  const reach = reaching(board, cells)
  const { tribeOf } = reach
  const crowd = layout.range('crowd', reach.tribes)

  const derive = (p: Position): void => {
    for (let i = 0; i < n; i++) {
      let found = 0
      let there = 0
      let back = 0
      for (let c = 0; c < size; c++) {
        if (p.at(cells + c) !== codes[i]) continue
        if (found < most) p.note(men + i * most + found, c)
        found++
        there += inGoal[i * size + c]!
        back += inHome[i * size + c]!
      }
      p.note(count + i, found)
      p.note(arrived + i, there)
      p.note(waiting + i, back)
    }
    for (let t = 0; t < reach.tribes; t++) p.note(crowd + t, 0)
    for (let c = 0; c < size; c++)
      if (p.at(cells + c) > 0) p.note(crowd + tribeOf[c]!, p.at(crowd + tribeOf[c]!) + 1)
  }

  /** The first (`from` 1, `by` 1) or last (n, -1) place nobody has. */
  const freePlace = (p: Position, start: number, by: number): number => {
    let at = start
    for (let i = 0; i < n; i++)
      if (p.words[place + i] === at) {
        at += by
        i = -1
      }
    return at
  }

  const playing = (p: Position): number => {
    let left = 0
    for (let i = 0; i < n; i++) if (p.words[place + i] === 0) left++
    return left
  }

  const passOn = (p: Position): void => {
    let at = (p.turn + 1) % n
    while (p.words[place + at] !== 0 && at !== p.turn) at = (at + 1) % n
    p.pass(at)
  }

  /** First gets 1, last 0, the others in between; those without a place share what is left. */
  const placed = (p: Position, reason: Words): Outcome => {
    const worth = (at: number) => (n - at) / (n - 1)
    const free: number[] = []
    for (let at = 1; at <= n; at++) if (!players.some((_, i) => p.at(place + i) === at)) free.push(at)
    const shared = free.reduce((sum, at) => sum + worth(at), 0) / Math.max(1, free.length)
    return { result: players.map((_, i) => (p.at(place + i) > 0 ? worth(p.at(place + i)) : shared)), reason }
  }

  const filled = (p: Position, i: number): boolean => p.words[arrived + i] === camps[i]!.goal.length
  /** The winner has filled the goal, or is the only one left because all others were late. */
  const over = (p: Position): Outcome => {
    const first = players.findIndex((_, i) => p.at(place + i) === 1)
    const winner = first >= 0 ? first : players.findIndex((_, i) => p.at(place + i) === 0)
    const { hu, en } = players[winner]!.name
    return filled(p, winner)
      ? placed(p, { hu: `${hu} elfoglalta a céltáborát.`, en: `${en} filled the target camp.` })
      : placed(p, {
          hu: `Határidőre csak ${hu} hagyta el a saját táborát.`,
          en: `Only ${en} left the home camp in time.`,
        })
  }

  const moves = (p: Position, out: Moves): void => {
    const first = men + p.words[0]! * most
    reach.list(p.words, first, first + p.words[count + p.words[0]!]!, out)
  }
  const ground: JumpingGround = {
    layout,
    board,
    players,
    cells,
    camps,
    made: (p, player) => p.words[made + player]!,
    atHome: (p, player) => p.words[waiting + player]!,
    placed: (p, player) => p.words[place + player] !== 0,
    drop: (p, player) => p.put(place + player, freePlace(p, n, -1)),
  }
  const game: BoardGame = {
    players,
    layout,
    board,
    turns: 'one move',
    reasons,
    draws: {
      repetition: {
        times: rules.draws.repetition,
        judge: p => placed(p, { hu: 'Ugyanaz az állás ismétlődött.', en: 'The same position was repeated.' }),
      },
      cap: rules.draws.cap,
      capped: p =>
        placed(p, { hu: 'Elfogyott a megengedett lépésszám.', en: 'The limit on moves was reached.' }),
    },
    start(p) {
      for (const [i, camp] of camps.entries()) for (const c of camp.home) p.put(cells + c, codes[i]!)
      derive(p)
    },
    derive,
    moves,
    pick: (p, rng) =>
      reach.pick(p.words, men + p.words[0]! * most, p.words[count + p.words[0]!]!, crowd, rng),
    attempts(p, out, why) {
      const listed = new Moves()
      moves(p, listed)
      for (let k = 0; k < p.at(count + p.turn); k++)
        tryElsewhere(p, cells, size, p.at(men + p.turn * most + k), listed, NO_WAY, out, why)
    },
    play(p, m) {
      if (m === PASS) return passOn(p)
      const w = p.words
      const player = w[0]!
      const a = m & 1023
      const b = m >> 10
      p.put(cells + a, 0)
      p.put(cells + b, codes[player]!)
      let k = men + player * most
      while (w[k] !== a) k++
      p.note(k, b)
      p.note(crowd + tribeOf[a]!, w[crowd + tribeOf[a]!]! - 1)
      p.note(crowd + tribeOf[b]!, w[crowd + tribeOf[b]!]! + 1)
      const base = player * size
      p.note(arrived + player, w[arrived + player]! + inGoal[base + b]! - inGoal[base + a]!)
      p.note(waiting + player, w[waiting + player]! + inHome[base + b]! - inHome[base + a]!)
      p.note(made + player, w[made + player]! + 1)
      if (filled(p, player)) p.put(place + player, freePlace(p, 1, 1))
      passOn(p)
    },
    outcome: p => (playing(p) <= 1 ? over(p) : undefined),
    stuck: () => PASS,
    name: (_, m) => (m === PASS ? 'pass' : `${board.names[from(m)]}-${board.names[to(m)]}`),
    points: (_, m) => (m === PASS ? ['pass'] : [from(m), to(m)]),
    label: () => ({ hu: 'Passz', en: 'Pass' }),
    scene: p => ({ placed: placedOn(board, pieces, p, cells), trays: [] }),
    flaw(p) {
      const wrong = camps.findIndex((camp, i) => p.at(count + i) > camp.home.length)
      return wrong < 0
        ? undefined
        : { hu: `Túl sok bábu: ${players[wrong]!.name.hu}.`, en: `Too many men: ${players[wrong]!.name.en}.` }
    },
    value(p, player) {
      const w = p.words
      let mine = 0
      let theirs = 0
      for (let i = 0; i < n; i++) {
        let left = 0
        for (let k = w[count + i]! - 1; k >= 0; k--) left += ways[i]![w[men + i * most + k]!]!
        if (i === player) mine = left / whole[i]!
        else theirs += left / whole[i]! / (n - 1)
      }
      return theirs - mine
    },
  }
  return withParts(
    game,
    (rules.parts ?? []).map(part => part(ground)),
  )
}
