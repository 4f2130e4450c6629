import type { Moves, Position } from '../../../engine/index.ts'
import type { Core } from './core.ts'
import type { Guard } from './guard.ts'
import { pack, PROMOTE } from './moves.ts'
import { intoOf, MUST, promotes, STAYS } from './promotion.ts'
import { AGAIN, CAPTURES, HOPS, LAME, LEAPS, MOVES, RIDES, STEPS, STRIKES, TAKES } from './tables.ts'

/** For boardMoves: every man. */
export const ALL = -1

/**
 * The moves by their gaits of a player's men: of all of them, of the one on `only`, or of all but the one on `spared`.
 * With a guard only those that leave the royal safe. One loop over everything: this is where the time of a game goes.
 */
export function boardMoves(
  core: Core,
  p: Position,
  out: Moves,
  player: number,
  only: number,
  spared: number,
  guard: Guard | undefined,
): void {
  const { words } = p
  const { cells, roles, size, tables } = core
  const { track, stream, starts, shapes } = tables
  const { some } = core.promotions
  const role = player * core.stride
  out.reserve(words[core.men + player]! * tables.widest)
  const stand = core.stand + player * core.span
  let { list, n } = out
  let word = only === ALL ? 0 : only >> 5
  const lastWord = only === ALL ? core.span - 1 : word
  let bits = only === ALL ? words[stand]! : 1 << only
  for (;;) {
    if (bits === 0) {
      if (word === lastWord) break
      bits = words[stand + ++word]!
      continue
    }
    const from = (word << 5) + 31 - Math.clz32(bits & -bits)
    bits &= bits - 1
    if (from === spared) continue
    const code = words[cells + from]!
    const first = n
    const shape = shapes[code]!
    let at = starts[code * size + from]!
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
    if ((shape & LAME) !== 0) {
      out.n = n
      lameMoves(core, p, out, from, at, role)
      n = out.n
    }
    if (some[code * size + from] === 1) {
      out.n = n
      promote(core, p, out, first, from, code)
      list = out.list
      n = out.n
    }
    if (guard !== undefined) {
      out.n = n
      guard.keep(out, first, from)
      n = out.n
    }
  }
  out.n = n
}

/** Ways with conditions: lame leaps, captures behind a piece, captures at a distance. */
export function lameMoves(
  core: Core,
  p: Position,
  out: Moves,
  from: number,
  start: number,
  role: number,
): void {
  const { words } = p
  const { cells, roles, royals, size, tables } = core
  const { track, stream } = tables
  let listed = false
  for (let at = start, end = at + stream[at]!; at < end;) {
    let k = stream[++at]!
    const use = stream[++at]!
    if ((use & AGAIN) !== 0 && listed) continue
    listed = false
    if ((use & (MOVES | TAKES)) !== 0) {
      while (words[cells + track[k]!] === 0 && track[k + 1] !== size) k++
      if (track[k + 1] !== size) continue
      const met = roles[role + words[cells + track[k]!]!]!
      listed = (met === 0 && (use & MOVES) !== 0) || (met === 2 && (use & TAKES) !== 0)
    } else {
      while (words[cells + track[k]!] === 0) k++
      if (use === HOPS && track[k] !== size) {
        k++
        while (words[cells + track[k]!] === 0) k++
      }
      const met = words[cells + track[k]!]!
      listed = roles[role + met] === 2 && (use !== STRIKES || royals[met] === 1)
    }
    if (listed) out.list[out.n++] = from | (track[k]! << 10)
  }
}

/** Of the moves listed since `first`, all by the man on `from`, gives those their changes that may or must change it. */
function promote(core: Core, p: Position, out: Moves, first: number, from: number, code: number): void {
  const { promotions, tables } = core
  const base = code * core.size
  out.reserve((out.n - first) * promotions.most + core.size * tables.widest)
  const { list } = out
  let n = out.n
  for (let i = first, end = n; i < end; i++) {
    const to = (list[i]! >> 10) & 1023
    const change = promotes(promotions, code, base, from, to, p.words[core.cells + to] !== 0)
    if (change === STAYS) continue
    const into = intoOf(promotions, base, from, to)
    let k = 0
    if (change === MUST) list[i] = pack(from, to, PROMOTE, into[k++]!)
    for (; k < into.length; k++) list[n++] = pack(from, to, PROMOTE, into[k]!)
  }
  out.n = n
}
