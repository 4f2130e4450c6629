import type { Moves, Position } from '../../../engine/index.ts'
import { isHit } from './attacks.ts'
import { ALL, boardMoves, lameMoves } from './candidates.ts'
import type { Core } from './core.ts'
import type { Guard } from './guard.ts'
import { candidates, sift } from './legal.ts'
import { passingMoves } from './passing.ts'
import { CAPTURES, LAME, LEAPS, RIDES, STEPS } from './tables.ts'

/** Of the legal moves those that take something, and all of the men that may be promoted by their move: what search looks at below its horizon. */
export function legalCaptures(core: Core, p: Position, out: Moves, player: number): void {
  const king = p.words[core.royal + player]!
  const first = out.n
  const { guard } = core
  const plain = king < 0 || core.attacks.hops !== undefined
  if (!plain) guard.look(core, p, player, king)
  const blind = core.tables.lames.flat.length > 0 || core.promotions.crowns
  if (plain || (blind && guard.checks + guard.pins > 0)) {
    candidates(core, p, out, player)
    let kept = first
    for (let i = first; i < out.n; i++) {
      const m = out.list[i]!
      if (m >> 20 !== 0 || p.words[core.cells + ((m >> 10) & 1023)] !== 0) out.list[kept++] = m
    }
    out.n = kept
    if (king >= 0) sift(core, p, out, player, first)
    return
  }
  if (guard.checks < 2) {
    const needed = guard.checks + guard.pins > 0 ? guard : undefined
    boardCaptures(core, p, out, player, ALL, king, needed)
  }
  royalCaptures(core, p, out, player, king)
  if (core.passing.slots > 1 || p.words[core.passingAt + core.part[player]!] !== 0) {
    const passing = out.n
    passingMoves(core, p, out, player)
    sift(core, p, out, player, passing)
  }
}

function royalCaptures(core: Core, p: Position, out: Moves, player: number, king: number): void {
  const first = out.n
  const foe = core.foe[player]! * core.size
  boardCaptures(core, p, out, player, king, -1, undefined)
  let kept = first
  for (let i = first; i < out.n; i++) {
    const m = out.list[i]!
    if (!isHit(core.attacks, p, core.cells, foe + ((m >> 10) & 1023), king)) out.list[kept++] = m
  }
  out.n = kept
}

/** As `boardMoves`, but captures alone. */
function boardCaptures(
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
    if (some[code * size + from] === 1) {
      out.n = n
      boardMoves(core, p, out, player, from, -1, guard)
      list = out.list
      const end = out.n
      for (let i = first; i < end; i++) {
        const m = list[i]!
        if (m >> 20 !== 0 || words[cells + ((m >> 10) & 1023)] !== 0) list[n++] = m
      }
      continue
    }
    const shape = shapes[code]!
    let at = starts[code * size + from]!
    if ((shape & LEAPS) !== 0) {
      for (let end = at + stream[at]!; at < end;) {
        const to = stream[++at]!
        if (roles[role + words[cells + to]!] === 2) list[n++] = from | (to << 10)
      }
      at++
    }
    if ((shape & RIDES) !== 0) {
      for (let end = at + stream[at]!; at < end;) {
        let k = stream[++at]!
        while (words[cells + track[k]!] === 0) k++
        const to = track[k]!
        if (roles[role + words[cells + to]!] === 2) list[n++] = from | (to << 10)
      }
      at++
    }
    if ((shape & STEPS) !== 0) at += stream[at]! + 1
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
      const end = out.n
      for (let i = n; i < end; i++) if (words[cells + ((list[i]! >> 10) & 1023)] !== 0) list[n++] = list[i]!
    }
    if (guard !== undefined) {
      out.n = n
      guard.keep(out, first, from)
      n = out.n
    }
  }
  out.n = n
}
