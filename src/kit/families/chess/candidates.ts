import type { Moves, Position } from '../../../engine/index.ts'
import type { Core } from './core.ts'
import type { Guard } from './guard.ts'
import { pack, PROMOTE } from './moves.ts'
import { MUST, promotes, STAYS } from './promotion.ts'
import { CAPTURES, LAME, LEAPS, MOVES, RIDES, STEPS, TAKES } from './tables.ts'

/**
 * Every move of a player's men on the board by their gaits, `spared` left out. With a guard only those that leave the
 * royal safe.
 */
export function boardMoves(
  core: Core,
  p: Position,
  out: Moves,
  player: number,
  spared: number,
  guard: Guard | undefined,
): void {
  const { words } = p
  const { cells, roles, size } = core
  const role = player * core.stride
  const { some } = core.promotions
  out.reserve(words[core.men + player]! * core.tables.widest)
  for (let from = core.low[player]!, end = core.high[player]!; from < end; from++) {
    const code = words[cells + from]!
    if (code === 0 || roles[role + code] !== 1 || from === spared) continue
    const first = out.n
    if (some[code * size + from] === 0) pieceMoves(core, p, out, from, code, role)
    else promotingMoves(core, p, out, from, code, role)
    if (guard !== undefined) guard.keep(out, first, from)
  }
}

/** The moves of one man that stays what it is. The list must have room for them (see Tables.widest). */
export function pieceMoves(
  core: Core,
  p: Position,
  out: Moves,
  from: number,
  code: number,
  role: number,
): void {
  const { words } = p
  const { cells, roles, tables } = core
  const { track, stream } = tables
  const { list } = out
  const shape = tables.shapes[code]!
  let n = out.n
  let at = tables.starts[code * core.size + from]!
  if ((shape & LEAPS) !== 0) {
    for (let end = at + stream[at]!; at < end;) {
      const to = stream[++at]!
      if ((roles[role + words[cells + to]!]! & 1) === 0) list[n++] = from | (to << 10)
    }
    at++
  }
  if ((shape & RIDES) !== 0) {
    for (let end = at + stream[at]!; at < end;) {
      let k = stream[++at]!
      let to = track[k]!
      let met = words[cells + to]!
      while (met === 0) {
        list[n++] = from | (to << 10)
        to = track[++k]!
        met = words[cells + to]!
      }
      if (roles[role + met] === 2) list[n++] = from | (to << 10)
    }
    at++
  }
  if ((shape & STEPS) !== 0) {
    for (let end = at + stream[at]!; at < end;) {
      let k = stream[++at]!
      let to = track[k]!
      while (words[cells + to] === 0) {
        list[n++] = from | (to << 10)
        to = track[++k]!
      }
    }
    at++
  }
  if ((shape & CAPTURES) !== 0) {
    for (let end = at + stream[at]!; at < end;) {
      const to = stream[++at]!
      if (roles[role + words[cells + to]!] === 2) list[n++] = from | (to << 10)
    }
    at++
  }
  if ((shape & LAME) !== 0)
    for (let end = at + stream[at]!; at < end;) {
      let k = stream[++at]!
      const use = stream[++at]!
      while (words[cells + track[k]!] === 0 && track[k + 1] !== core.size) k++
      if (track[k + 1] !== core.size) continue
      const to = track[k]!
      const met = roles[role + words[cells + to]!]!
      if ((met === 0 && (use & MOVES) !== 0) || (met === 2 && (use & TAKES) !== 0))
        list[n++] = from | (to << 10)
    }
  out.n = n
}

/** The same for a man some of whose moves may or must change it. */
function promotingMoves(core: Core, p: Position, out: Moves, from: number, code: number, role: number): void {
  const { promotions, tables } = core
  const first = out.n
  out.reserve(tables.widest)
  pieceMoves(core, p, out, from, code, role)
  const into = promotions.into[core.pieces.kind(code)]!
  for (let i = first, end = out.n; i < end; i++) {
    const to = (out.list[i]! >> 10) & 1023
    const change = promotes(promotions, tables.dead, code * core.size, from, to)
    if (change === STAYS) continue
    let k = 0
    if (change === MUST) out.list[i] = pack(from, to, PROMOTE, into[k++]!)
    for (; k < into.length; k++) out.add(pack(from, to, PROMOTE, into[k]!))
  }
}
