import {
  Layout,
  Moves,
  type Draws,
  type Move,
  type Outcome,
  type Player,
  type Position,
  type Words,
} from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { cellsCodec, numbersCodec } from '../codecs.ts'
import { LIMIT, REPEATED } from '../judging.ts'
import { from, to } from '../moves/packing.ts'
import { withParts, type PartGround, type PartOf } from '../parts.ts'
import { PieceSet, WALL, type Kind } from '../pieces.ts'
import { placedOn } from '../placing.ts'
import { tryElsewhere } from '../refusing.ts'
import type { BoardGame } from '../scene.ts'
import { distances, goalCells } from './changing-tables.ts'
import type { ManWays, ManWaysOf } from './changing-ways.ts'

/** A player's camp, and the camp to go to. */
export interface Camp {
  readonly player: Player
  readonly home: readonly number[]
  readonly goal: readonly number[]
  /** The kind of the man on each home cell, by number; the first kind when absent. */
  readonly men?: readonly number[]
}

/**
 * When a player has arrived: men on all cells of the goal, each man on the goal cell in the place of his home cell, a man
 * on one cell of the goal, or all men that are left inside the goal.
 */
export type Arrival = 'all cells' | 'own cells' | 'one cell' | 'all men'

export interface ChangingPlaces {
  readonly board: Board
  /** In the order of play. */
  readonly camps: readonly Camp[]
  readonly kinds: readonly Kind[]
  readonly ways: ManWaysOf
  /** How men go, told to whoever tries otherwise. */
  readonly gait: Words
  readonly arrival: Arrival
  readonly draws: { readonly repetition: number; readonly cap: number }
  /** What the game has beyond going to the goal. */
  readonly parts?: readonly ChangingPart[]
}

/** What the ways of the men and the parts of a game can look at. */
export interface ChangingGround extends PartGround {
  readonly pieces: PieceSet
  readonly camps: readonly Camp[]
  /** Whose piece a code is, -1 for nobody's; the wall has no place here. */
  readonly owner: Int8Array
  /** Where the words begin that tell the cells of a player's men. */
  men(player: number): number
  /** How many men a player has left, how many of them at home and how many in the goal. */
  count(p: Position, player: number): number
  atHome(p: Position, player: number): number
  inGoal(p: Position, player: number): number
  /** Whether a man of this code is in the goal on a cell. */
  isGoal(code: number, cell: number): boolean
  /** The steps that all men of a player still have to make. */
  left(p: Position, player: number): number
  /** How many moves a player has made. */
  made(p: Position, player: number): number
  /** Whether the player has a place already, having arrived or lost. */
  placed(p: Position, player: number): boolean
  /** Gives the player the last place that is free. */
  drop(p: Position, player: number): void
  /** The moves of the player to move as the family lists them. */
  list(p: Position, out: Moves): void
}

export type ChangingPart = PartOf<ChangingGround>

/** The forced move of a player who has none. */
export const CHANGING_PASS: Move = 1023 << 20
const PASS = CHANGING_PASS
const NO_WAY = 1

/**
 * Men go from one camp to another. How they go is the word `ways`; a man that ends on another one takes it. A move is
 * where a man starts and where it ends. Places are given as players arrive (from the first place) or drop out (from the
 * last); the game is over when at most one player is left without a place.
 */
export function changingPlaces(rules: ChangingPlaces): BoardGame {
  const { board, camps, arrival } = rules
  const players = camps.map(camp => camp.player)
  const n = camps.length
  const pieces = new PieceSet(players, rules.kinds)
  const layout = new Layout(players.map(player => player.id))
  const size = board.size
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

  const owner = Int8Array.from({ length: pieces.codes }, (_, code) => {
    const whose = pieces.owner(code)
    return whose < n ? whose : -1
  })
  const codeAt = (i: number, k: number) => pieces.code(camps[i]!.men?.[k] ?? 0, i)
  const inGoal = goalCells(rules, pieces)
  const inHome = new Uint8Array(n * size)
  for (const [i, camp] of camps.entries()) for (const c of camp.home) inHome[i * size + c] = 1

  const left = (p: Position, player: number): number => {
    const w = p.words
    let sum = 0
    for (let k = men + player * most + w[count + player]! - 1; k >= men + player * most; k--)
      sum += far[w[cells + w[k]!]! * size + w[k]!]!
    return sum
  }
  const ground: ChangingGround = {
    layout,
    board,
    players,
    cells,
    pieces,
    camps,
    owner,
    men: player => men + player * most,
    count: (p, player) => p.words[count + player]!,
    atHome: (p, player) => p.words[waiting + player]!,
    inGoal: (p, player) => p.words[arrived + player]!,
    isGoal: (code, cell) => inGoal[code * size + cell] === 1,
    left,
    made: (p, player) => p.words[made + player]!,
    placed: (p, player) => p.words[place + player] !== 0,
    drop: (p, player) => p.put(place + player, freePlace(p, n, -1)),
    list: (p, out) => moves(p, out),
  }
  const ways: ManWays = rules.ways(ground)
  const { pick, moved } = ways
  const far = distances(rules, pieces, ways)
  const whole = camps.map(({ home }, i) => home.reduce((sum, c, k) => sum + far[codeAt(i, k) * size + c]!, 0))

  const derive = (p: Position): void => {
    for (let i = 0; i < n; i++) {
      let found = 0
      let there = 0
      let back = 0
      for (let c = 0; c < size; c++) {
        const code = p.at(cells + c)
        if (code <= 0 || owner[code] !== i) continue
        if (found < most) p.note(men + i * most + found, c)
        found++
        there += inGoal[code * size + c]!
        back += inHome[i * size + c]!
      }
      p.note(count + i, found)
      p.note(arrived + i, there)
      p.note(waiting + i, back)
    }
    ways.derive?.(p)
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
    let still = 0
    for (let i = 0; i < n; i++) if (p.words[place + i] === 0) still++
    return still
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

  const need = camps.map(({ goal }) => (arrival === 'one cell' ? 1 : goal.length))
  const hasArrived = (p: Position, i: number): boolean => {
    const there = p.words[arrived + i]!
    return arrival === 'all men' ? there > 0 && there === p.words[count + i] : there >= need[i]!
  }
  /** The winner has arrived, or is the only one left because all others were late. */
  const over = (p: Position): Outcome => {
    const first = players.findIndex((_, i) => p.at(place + i) === 1)
    const winner = first >= 0 ? first : players.findIndex((_, i) => p.at(place + i) === 0)
    const { hu, en } = players[winner]!.name
    if (!hasArrived(p, winner))
      return placed(p, {
        hu: `Határidőre csak ${hu} hagyta el a saját táborát.`,
        en: `Only ${en} left the home camp in time.`,
      })
    return arrival === 'one cell'
      ? placed(p, { hu: `Bejutott a céltáborába: ${hu}.`, en: `${en} entered the target camp.` })
      : placed(p, { hu: `${hu} elfoglalta a céltáborát.`, en: `${en} filled the target camp.` })
  }

  const moves = (p: Position, out: Moves): void => {
    const first = men + p.words[0]! * most
    ways.list(p, first, first + p.words[count + p.words[0]!]!, out)
  }

  /** The man on `c` is taken. */
  const takeOff = (p: Position, c: number, code: number): void => {
    const w = p.words
    const whose = owner[code]!
    const last = w[count + whose]! - 1
    let k = men + whose * most
    const end = k + last
    while (w[k] !== c) k++
    p.note(k, w[end]!)
    p.note(count + whose, last)
    if (inGoal[code * size + c] === 1) p.note(arrived + whose, w[arrived + whose]! - 1)
    if (inHome[whose * size + c] === 1) p.note(waiting + whose, w[waiting + whose]! - 1)
  }

  const draws: Draws = {
    repetition: { times: rules.draws.repetition, judge: p => placed(p, REPEATED) },
    cap: rules.draws.cap,
    capped: p => placed(p, LIMIT),
  }
  const game: BoardGame = {
    players,
    layout,
    board,
    turns: 'one move',
    reasons: [
      { hu: '', en: '' },
      { ...rules.gait, rule: 'moves' },
    ],
    draws,
    start(p) {
      for (const [i, camp] of camps.entries())
        for (const [k, c] of camp.home.entries()) p.put(cells + c, codeAt(i, k))
      derive(p)
    },
    derive,
    moves,
    ...(pick
      ? { pick: (p, rng) => pick(p, men + p.words[0]! * most, p.words[count + p.words[0]!]!, rng) }
      : {}),
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
      const b = (m >> 10) & 1023
      const code = w[cells + a]!
      const taken = w[cells + b]!
      if (taken > 0) takeOff(p, b, taken)
      p.put(cells + a, 0)
      p.put(cells + b, code)
      let k = men + player * most
      while (w[k] !== a) k++
      p.note(k, b)
      if (moved) moved(p, a, b)
      p.note(arrived + player, w[arrived + player]! + inGoal[code * size + b]! - inGoal[code * size + a]!)
      const base = player * size
      p.note(waiting + player, w[waiting + player]! + inHome[base + b]! - inHome[base + a]!)
      p.note(made + player, w[made + player]! + 1)
      if (hasArrived(p, player)) p.put(place + player, freePlace(p, 1, 1))
      passOn(p)
    },
    outcome: p => (playing(p) <= 1 ? over(p) : undefined),
    stuck: () => PASS,
    name: (p, m) =>
      m === PASS
        ? 'pass'
        : `${board.names[from(m)]}${p.at(cells + to(m)) > 0 ? 'x' : '-'}${board.names[to(m)]}`,
    points: (_, m) => (m === PASS ? ['pass'] : [from(m), to(m)]),
    label: () => ({ hu: 'Passz', en: 'Pass' }),
    scene: p => ({ placed: placedOn(board, pieces, p, cells), trays: [] }),
    tally(p, player) {
      const all = arrival === 'all men' ? p.at(count + player) : need[player]!
      return [
        {
          hu: `célban: ${p.at(arrived + player)} / ${all}`,
          en: `at the goal: ${p.at(arrived + player)} / ${all}`,
        },
      ]
    },
    flaw(p) {
      const wrong = camps.findIndex((camp, i) => p.at(count + i) > camp.home.length)
      return wrong < 0
        ? undefined
        : { hu: `Túl sok bábu: ${players[wrong]!.name.hu}.`, en: `Too many men: ${players[wrong]!.name.en}.` }
    },
    gain: (p, m) => (m !== PASS && p.words[cells + ((m >> 10) & 1023)]! > 0 ? 1 : 0),
    value(p, player) {
      let mine = 0
      let theirs = 0
      for (let i = 0; i < n; i++) {
        const share = left(p, i) / whole[i]!
        if (i === player) mine = share
        else theirs += share / (n - 1)
      }
      return Math.max(-1, Math.min(1, theirs - mine))
    },
  }
  return withParts(
    game,
    (rules.parts ?? []).map(part => part(ground)),
  )
}
