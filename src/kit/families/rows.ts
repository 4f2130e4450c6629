import {
  Layout,
  type Draws,
  type Move,
  type Moves,
  type Outcome,
  type Player,
  type Position,
  type Reason,
  type Rng,
} from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { cellsCodec } from '../codecs.ts'
import { squash } from '../judging.ts'
import { split, win } from '../outcomes.ts'
import { withParts, type PartGround, type PartOf } from '../parts.ts'
import { PieceSet, WALL, type Kind } from '../pieces.ts'
import { placedOn } from '../placing.ts'
import { TAKEN, tryTaken } from '../refusing.ts'
import type { BoardGame } from '../scene.ts'
import { RowCounts, type RowsCounted } from '../shapes/line.ts'
import { withStock, type Stock } from './rows-stock.ts'

/** A way in: a piece enters on the first cell, when that is free, and rests on the last one before another piece. */
export interface WayIn {
  readonly name: string
  readonly path: readonly number[]
}

/** How pieces enter, and what to say when a way is full, or when a person points at a free cell that is no entrance. */
export interface WaysIn {
  readonly ways: readonly WayIn[]
  readonly full: Reason
  readonly inside: Reason
}

/** What a part of a row game can look at. */
export interface RowsGround extends PartGround {
  /** The one piece of each player. */
  readonly codes: readonly number[]
  readonly counts: RowCounts
  /** The word that counts the free cells. */
  readonly left: number
  /** How many pieces lie on the board. */
  laid(p: Position): number
  /** Where a piece comes to rest that enters by this move. */
  rest(p: Position, m: Move): number
  /** A piece of `player` comes to an empty cell, and may complete a row. */
  put(p: Position, cell: number, player: number): void
  /** The piece of `player` leaves a cell. */
  take(p: Position, cell: number, player: number): void
  isWon(p: Position): boolean
  /** Writes everything anew that follows from the pieces, after many of them moved. */
  derive(p: Position): void
}

export type RowsPart = PartOf<RowsGround>

export interface Rows {
  readonly players: readonly Player[]
  readonly board: Board
  readonly piece: Kind
  /** How many pieces on a straight line win; more win too, unless `counted` says otherwise. */
  readonly length: number
  readonly counted?: RowsCounted
  readonly draws?: Draws
  /** Pieces that slide or fall after they were put down; without ways a piece stays on any free cell. */
  readonly entering?: WaysIn
  /** Where pieces are few and step when all are down; a piece may then be put on any free cell. */
  readonly stock?: Stock
  /** What the game has beyond laying pieces in a row. */
  readonly parts?: readonly RowsPart[]
}

/** The very first piece of the game may take only these cells. */
export const firstOn =
  (cells: readonly number[], reason: Reason): RowsPart =>
  ({ board, laid, rest }) => {
    const open = new Uint8Array(board.size)
    for (const c of cells) open[c] = 1
    return { reason, forbids: (p, m) => laid(p) === 0 && open[rest(p, m)] === 0 }
  }

const [OCCUPIED, FULL, INSIDE] = [1, 2, 3]
const NONE: Reason = { hu: '', en: '' }
const TRIES = 24
const SMALL = 32

/** Pieces are put down one by one and stay; the first row of the wanted length wins. A full board is a draw. */
export function rows(rules: Rows): BoardGame {
  const { players, board, entering } = rules
  // Boards are of many shapes, which makes looking into one slow while many games share this code.
  const { size } = board
  const ways = entering?.ways
  const pieces = new PieceSet(players, [rules.piece])
  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
  const won = layout.range('won', 1)
  const left = layout.range('left', 1)
  const own = players.map((_, i) => pieces.code(0, i))
  const counts = new RowCounts(layout, board, rules.length, { cells, codes: own }, rules.counted)

  // All ways in one table, each ending in the wall.
  const longest = 1 + Math.max(0, ...(ways ?? []).map(way => way.path.length))
  const paths = new Int16Array((ways?.length ?? 0) * longest).fill(board.size)
  for (const [w, way] of (ways ?? []).entries()) paths.set(way.path, w * longest)

  // Ways may cross, and one may end where another begins.
  const entrances = new Set((ways ?? []).map(way => way.path[0]))
  const onlyEntrance = Array.from({ length: board.size }, (_, cell) => {
    const through = (ways ?? []).filter(({ path }) => path.includes(cell))
    return through.length === 1 ? through[0]!.path[0] : undefined
  })

  const rest = (p: Position, m: number): number => {
    if (!ways) return m
    let k = m * longest
    while (p.words[cells + paths[k + 1]!] === 0) k++
    return paths[k]!
  }

  const derive = (p: Position): void => {
    p.note(won, 0)
    counts.forget(p)
    let empty = 0
    for (let c = 0; c < size; c++) {
      const code = p.at(cells + c)
      if (code === 0) empty++
      else if (counts.completed(p, c)) p.note(won, pieces.owner(code) + 1)
    }
    p.note(left, empty)
  }

  const outcomes: Outcome[] = players.map((player, i) =>
    win(players, i, `${player.name.hu} sora elkészült.`, `${player.name.en} completed a row.`),
  )
  const full = ways
    ? split(players, 'Nincs hová tenni, és nincs kész sor.', 'No way in is left, and there is no row.')
    : split(players, 'A tábla betelt, nincs kész sor.', 'The board is full without a row.')

  const ground: RowsGround = {
    layout,
    board,
    players,
    cells,
    codes: own,
    counts,
    left,
    laid: p => size - p.words[left]!,
    rest,
    put(p, cell, player) {
      p.put(cells + cell, own[player]!)
      p.note(left, p.words[left]! - 1)
      counts.add(p, cell, player)
      if (counts.completed(p, cell)) p.note(won, player + 1)
    },
    take(p, cell, player) {
      p.put(cells + cell, 0)
      p.note(left, p.words[left]! + 1)
      counts.remove(p, cell, player)
    },
    isWon: p => p.words[won] !== 0,
    derive,
  }
  const { put } = ground
  const listFree = (p: Position, out: Moves): void => {
    for (let c = 0; c < size; c++) if (p.words[cells + c] === 0) out.add(c)
  }
  // Random games are mostly over before a large board is crowded; on a small one the free cells are counted.
  const anyFree = (p: Position, rng: Rng): Move => {
    if (size <= SMALL) {
      let c = -1
      for (let n = p.words[left]! === 0 ? -1 : rng.below(p.words[left]!); n >= 0; n--)
        do c++
        while (p.words[cells + c] !== 0)
      return c
    }
    for (let i = 0; i < TRIES; i++) {
      const c = rng.below(size)
      if (p.words[cells + c] === 0) return c
    }
    return -1
  }
  const listWays = (p: Position, out: Moves): void => {
    for (let k = 0, m = 0; k < paths.length; k += longest, m++)
      if (p.words[cells + paths[k]!] === 0) out.add(m)
  }
  const anyWay = (p: Position, rng: Rng): Move => {
    const n = paths.length / longest
    for (let i = 0; i < TRIES; i++) {
      const m = rng.below(n)
      if (p.words[cells + paths[m * longest]!] === 0) return m
    }
    return -1
  }

  const game: BoardGame = {
    players,
    layout,
    board,
    turns: 'one move',
    ...(rules.draws ? { draws: rules.draws } : {}),
    reasons: [NONE, TAKEN, entering?.full ?? NONE, entering?.inside ?? NONE],
    attempts(p, out, reasons) {
      if (!ways) return tryTaken(p, cells, size, OCCUPIED, out, reasons)
      for (const [m, { path }] of ways.entries()) {
        const open = p.at(cells + path[0]!) === 0
        if (!open) out.add(m)
        for (const c of path.slice(1))
          if (!entrances.has(c) && !out.has(ways.length + c)) out.add(ways.length + c)
        while (reasons.n < out.n) reasons.add(open ? INSIDE : FULL)
      }
    },
    start: derive,
    derive,
    moves: ways ? listWays : listFree,
    pick: ways ? anyWay : anyFree,
    play(p, m) {
      const player = p.words[0]!
      put(p, rest(p, m), player)
      p.pass(player + 1 === players.length ? 0 : player + 1)
    },
    outcome: p => (p.words[won] === 0 ? undefined : outcomes[p.words[won]! - 1]),
    stuck: () => full,
    // Numbers behind the ways are cells pointed at that are no entrance; they are only attempts.
    name: (_, m) => ways?.[m]?.name ?? board.names[ways ? m - ways.length : m]!,
    points: (_, m) => [ways?.[m]?.path[0] ?? (ways ? m - ways.length : m)],
    ...(ways
      ? {
          trail: (p: Position, m: Move) => [rest(p, m)],
          // A cell that only one way leads through stands for that way: a column is pointed at anywhere.
          meant: (_: Position, cell: number) => onlyEntrance[cell],
        }
      : {}),
    decisive: p => counts.full(p),
    value: (p, player) => squash(counts.lead(p, player), 40),
    gain: (p, m) => counts.gain(p, rest(p, m), p.turn),
    scene: p => ({ placed: placedOn(board, pieces, p, cells), trays: [] }),
  }
  return withParts(
    rules.stock ? withStock(game, ground, pieces, rules.stock) : game,
    (rules.parts ?? []).map(part => part(ground)),
  )
}
