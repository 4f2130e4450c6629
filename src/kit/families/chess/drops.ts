import type { Moves, Position } from '../../../engine/index.ts'
import type { PieceSet } from '../../pieces.ts'
import type { Core } from './core.ts'
import type { Geometry } from './geometry.ts'
import type { Guard } from './guard.ts'
import { DROP, pack } from './moves.ts'
import type { ChessRules } from './rules.ts'
import type { Tables } from './tables.ts'

/** Putting captured men back. A hand is a count for each of `kinds`. */
export interface DropTables {
  readonly kinds: readonly number[]
  /** By kind: its place in a hand, or -1. What a captured piece counts as is looked up first in `was`. */
  readonly place: Int32Array
  readonly was: Int32Array
  /** By captor. */
  readonly receiver: Int32Array
  /** allowed[code * size + cell] */
  readonly allowed: Uint8Array
  /** By kind: the most of it on one file, 0 without limit. */
  readonly perFile: Int32Array
  readonly noMate: Uint8Array
  /** The file of each cell. */
  readonly file: Int32Array
}

export function layDrops(
  rules: ChessRules,
  pieces: PieceSet,
  geometry: Geometry,
  tables: Tables,
  forward: readonly number[],
): DropTables {
  const { size } = tables
  const ids = Object.keys(rules.pieces)
  const table = ids.map(id => rules.pieces[id]!)
  const was = Int32Array.from(table, (piece, k) => (piece.was === undefined ? k : ids.indexOf(piece.was)))
  const kinds = ids.flatMap((_, k) => (was[k] === k && table[k]!.rank !== 'royal' ? [k] : []))
  const place = new Int32Array(ids.length).fill(-1)
  for (const [i, k] of kinds.entries()) place[k] = i
  const allowed = new Uint8Array(pieces.codes * size)
  for (const [player, way] of forward.entries())
    for (const k of kinds) {
      const base = pieces.code(k, player) * size
      const off = rules.drops?.keepOff?.[ids[k]!] ?? 0
      const part = rules.duels?.findIndex(duel => duel.includes(player)) ?? 0
      for (let c = 0; c < size; c++)
        if (geometry.part[c] === part && tables.dead[base + c] === 0 && geometry.depth(c, -way) >= off)
          allowed[base + c] = 1
    }
  const files = new Map<string, number>()
  const file = Int32Array.from(rules.board.cells, ({ x }) => {
    const key = x.toFixed(2)
    if (!files.has(key)) files.set(key, files.size)
    return files.get(key)!
  })
  return {
    kinds,
    place,
    was,
    receiver: Int32Array.from(rules.players, (_, i) => rules.drops?.to?.[i] ?? i),
    allowed,
    perFile: Int32Array.from(ids, id => rules.drops?.perFile?.[id] ?? 0),
    noMate: Uint8Array.from(ids, id => (rules.drops?.noMate?.includes(id) ? 1 : 0)),
    file,
  }
}

/** Drops of what the player holds; with a guard only where they answer its check. */
export function dropMoves(
  core: Core,
  p: Position,
  out: Moves,
  player: number,
  guard: Guard | undefined,
): void {
  const { drops, cells, size, pieces } = core
  const hand = core.hands + player * drops.kinds.length
  const { words } = p
  for (let i = 0; i < drops.kinds.length; i++) {
    if (words[hand + i] === 0) continue
    const kind = drops.kinds[i]!
    const code = pieces.code(kind, player)
    const full = drops.perFile[kind] === 0 ? 0 : fullFiles(core, p, player, kind)
    for (let c = core.low[player]!, end = core.high[player]!; c < end; c++) {
      if (words[cells + c] !== 0 || drops.allowed[code * size + c] === 0) continue
      if (((full >> drops.file[c]!) & 1) === 1) continue
      if (guard === undefined || guard.answers(c)) out.add(pack(c, c, DROP, kind))
    }
  }
}

/** The drops that a full file forbids, for explaining. */
export function fullFileDrops(core: Core, p: Position, out: Moves, player: number): void {
  const { drops, cells, size, pieces } = core
  for (const [i, kind] of drops.kinds.entries()) {
    if (drops.perFile[kind] === 0 || p.at(core.hands + player * drops.kinds.length + i) === 0) continue
    const full = fullFiles(core, p, player, kind)
    const base = pieces.code(kind, player) * size
    for (let c = 0; c < size; c++)
      if (p.at(cells + c) === 0 && drops.allowed[base + c] === 1 && ((full >> drops.file[c]!) & 1) === 1)
        out.add(pack(c, c, DROP, kind))
  }
}

/** A bit for each file that holds as many of the kind as may be. */
function fullFiles(core: Core, p: Position, player: number, kind: number): number {
  const { drops, cells } = core
  const code = core.pieces.code(kind, player)
  const most = drops.perFile[kind]!
  let full = 0
  for (let c = core.low[player]!, end = core.high[player]!; c < end; c++) {
    if (p.words[cells + c] !== code) continue
    let count = 0
    for (let d = core.low[player]!; d <= c; d++)
      if (p.words[cells + d] === code && drops.file[d] === drops.file[c]) count++
    if (count >= most) full |= 1 << drops.file[c]!
  }
  return full
}
