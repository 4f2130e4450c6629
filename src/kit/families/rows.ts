import { Layout, type Outcome, type Player, type Position, type Reason } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { CellList } from '../cell-list.ts'
import { cellsCodec } from '../codecs.ts'
import { split, win } from '../outcomes.ts'
import { PieceSet, WALL, type Kind } from '../pieces.ts'
import { placedOn } from '../placing.ts'
import { TAKEN, tryTaken } from '../refusing.ts'
import type { BoardGame } from '../scene.ts'
import { RowCounts } from '../shapes/line.ts'

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

export interface Rows {
  readonly players: readonly Player[]
  readonly board: Board
  readonly piece: Kind
  /** How many pieces on a straight line win; more win too. */
  readonly length: number
  /** Pieces that slide or fall after they were put down; without ways a piece stays on any free cell. */
  readonly entering?: WaysIn
  /** The cells the very first piece of the game may take, and what to say about the others. */
  readonly first?: { readonly cells: readonly number[]; readonly reason: Reason }
}

const [FIRST, OCCUPIED, FULL, INSIDE] = [1, 2, 3, 4]
const NONE: Reason = { hu: '', en: '' }

/** A lead in open lines as a number between -1 and 1. */
export const squash = (lead: number, half: number): number => lead / (Math.abs(lead) + half)

/** Pieces are put down one by one and stay; the first row of the wanted length wins. A full board is a draw. */
export function rows(rules: Rows): BoardGame {
  const { players, board, first, entering } = rules
  const ways = entering?.ways
  const pieces = new PieceSet(players, [rules.piece])
  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
  const won = layout.range('won', 1)
  const free = new CellList(layout, 'free', board.size)
  const counts = new RowCounts(layout, board, rules.length, players.length)
  const own = players.map((_, i) => pieces.code(0, i))
  const opening = new Uint8Array(board.size).fill(first ? 0 : 1)
  for (const c of first?.cells ?? []) opening[c] = 1

  // All ways in one table, each ending in the wall.
  const longest = 1 + Math.max(0, ...(ways ?? []).map(way => way.path.length))
  const paths = new Int16Array((ways?.length ?? 0) * longest).fill(board.size)
  for (const [w, way] of (ways ?? []).entries()) paths.set(way.path, w * longest)

  const rest = (p: Position, m: number): number => {
    if (!ways) return m
    let k = m * longest
    while (p.words[cells + paths[k + 1]!] === 0) k++
    return paths[k]!
  }

  const settle = (p: Position, cell: number, player: number): void => {
    free.remove(p, cell)
    if (counts.add(p, cell, player)) p.note(won, player + 1)
  }

  const derive = (p: Position): void => {
    p.note(won, 0)
    free.clear(p)
    counts.clear(p)
    for (let c = 0; c < board.size; c++) free.add(p, c)
    for (let c = 0; c < board.size; c++) if (p.at(cells + c) > 0) settle(p, c, pieces.owner(p.at(cells + c)))
  }

  const outcomes: Outcome[] = players.map((player, i) =>
    win(players, i, `${player.name.hu} sora elkészült.`, `${player.name.en} completed a row.`),
  )
  const full = split(players, 'A tábla betelt, nincs kész sor.', 'The board is full without a row.')

  return {
    players,
    layout,
    board,
    turns: 'one move',
    reasons: [NONE, first?.reason ?? NONE, TAKEN, entering?.full ?? NONE, entering?.inside ?? NONE],
    ...(first
      ? {
          refuses: (p: Position, m: number) =>
            free.count(p) < board.size || opening[rest(p, m)] === 1 ? 0 : FIRST,
        }
      : {}),
    attempts(p, out, reasons) {
      if (!ways) return tryTaken(p, cells, board.size, OCCUPIED, out, reasons)
      for (const [m, { path }] of ways.entries()) {
        const open = p.at(cells + path[0]!) === 0
        if (!open) out.add(m)
        for (const c of path.slice(1)) out.add(ways.length + c)
        while (reasons.n < out.n) reasons.add(open ? INSIDE : FULL)
      }
    },
    start: derive,
    derive,
    moves(p, out) {
      if (!ways) return free.list(p, out)
      for (let m = 0; m < ways.length; m++) if (p.words[cells + paths[m * longest]!] === 0) out.add(m)
    },
    pick(p, rng) {
      if (!ways) return free.any(p, rng)
      for (let i = 0; i < 16; i++) {
        const m = rng.below(ways.length)
        if (p.words[cells + paths[m * longest]!] === 0) return m
      }
      return -1
    },
    play(p, m) {
      const player = p.turn
      const cell = rest(p, m)
      p.put(cells + cell, own[player]!)
      settle(p, cell, player)
      p.pass(player + 1 === players.length ? 0 : player + 1)
    },
    outcome: p => (p.words[won] === 0 ? undefined : outcomes[p.words[won]! - 1]),
    stuck: () => full,
    // Numbers behind the ways are cells pointed at that are no entrance; they are only attempts.
    name: (_, m) => ways?.[m]?.name ?? board.names[ways ? m - ways.length : m]!,
    points: (_, m) => [ways?.[m]?.path[0] ?? (ways ? m - ways.length : m)],
    value: (p, player) => squash(counts.lead(p, player), 40),
    gain: (p, m) => counts.gain(p, rest(p, m), p.turn),
    scene: p => ({ placed: placedOn(board, pieces, p, cells), trays: [] }),
  }
}
