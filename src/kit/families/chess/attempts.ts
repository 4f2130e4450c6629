import { Moves, type Move, type Position } from '../../../engine/index.ts'
import { ENEMY, OWN, type Core } from './core.ts'
import { fullFileDrops } from './drops.ts'
import { candidates, legal } from './legal.ts'
import { HOPS, MOVES, TAKES } from './tables.ts'
import { CASTLE, DROP, fromOf, pack, toOf, useOf } from './moves.ts'
import {
  BARRED,
  BETWEEN,
  CONFINED,
  FAR,
  FULL_FILE,
  GAIT,
  KEPT_OFF,
  NOTHING_BETWEEN,
  NOT_YOURS,
  OCCUPIED,
  OWN_MAN,
  PAWN_AHEAD,
  PAWN_ASLANT,
  ROYAL_MOVED,
} from './reasons.ts'

/**
 * What a person may try in vain and the candidates do not list: gaits, barred ways, pawns, castling, drops. A man whose
 * candidates are all refused (pinned, or in check) is left to their reasons.
 */
export function attempts(core: Core, p: Position, out: Moves, reasons: Moves, player: number): void {
  const listed = new Moves()
  candidates(core, p, listed, player)
  const allowed = new Moves()
  if (core.rules.royals === 'checked') legal(core, p, allowed, player)
  else candidates(core, p, allowed, player)
  const goals = new Map<number, Set<number>>()
  for (const m of listed.toArray())
    if (useOf(m) !== DROP) goals.set(fromOf(m), (goals.get(fromOf(m)) ?? new Set()).add(toOf(m)))
  const free = new Set(allowed.toArray().map(fromOf))

  const add: Add = (m, reason) => {
    out.add(m)
    reasons.add(reason)
  }
  for (let from = core.low[player]!; from < core.high[player]!; from++) {
    const code = p.at(core.cells + from)
    const known = goals.get(from) ?? new Set()
    if (core.roles[player * core.stride + code] !== OWN || (known.size > 0 && !free.has(from))) continue
    const told = new Set([from, ...known])
    const say: Say = (to, reason) => {
      if (to === core.size || told.has(to)) return
      told.add(to)
      add(pack(from, to), reason)
    }
    barred(core, p, code, from, player, say)
    lame(core, p, code, from, player, say)
    if (from === p.at(core.royal + player)) castles(core, p, player, told, add)
    pawn(core, p, code, from, say)
    for (let to = core.low[player]!; to < core.high[player]!; to++)
      if (core.roles[player * core.stride + p.at(core.cells + to)] !== OWN)
        say(to, core.barred(code, to) ? CONFINED : GAIT)
  }
  // Where men hide, pointing at a cell must not tell that one stands there.
  if (!core.layout.secret)
    for (let c = core.low[player]!; c < core.high[player]!; c++)
      if (core.roles[player * core.stride + p.at(core.cells + c)] === ENEMY) add(pack(c, c), NOT_YOURS)
  if (core.hands < 0) return
  drops(core, p, player, add)
  if (core.rules.drops?.perFile) fullFileDrops(core, p, out, player)
  while (reasons.n < out.n) reasons.add(FULL_FILE)
}

type Add = (m: Move, reason: number) => void
type Say = (to: number, reason: number) => void

function castles(core: Core, p: Position, player: number, told: Set<number>, add: Add): void {
  for (const [i, { player: owner, king, kingTo }] of core.castles.entries()) {
    if (owner !== player || king !== p.at(core.royal + player) || told.has(kingTo)) continue
    told.add(kingTo)
    const kept = ((p.at(core.castling) >> i) & 1) === 1
    add(pack(king, kingTo, CASTLE, i), kept ? BETWEEN : ROYAL_MOVED)
  }
}

/** Own men on the goal, and what lies behind the first man of a line. */
function barred(core: Core, p: Position, code: number, from: number, player: number, say: Say): void {
  const { rays, leaps, track, size } = core.tables
  const index = code * size + from
  const isOwn = (c: number) => core.roles[player * core.stride + p.at(core.cells + c)] === OWN
  for (let i = leaps.at[index]!; i < leaps.at[index + 1]!; i++)
    if (isOwn(leaps.flat[i]!)) say(leaps.flat[i]!, OWN_MAN)
  for (let i = rays.at[index]!; i < rays.at[index + 1]!; i++) {
    let k = rays.flat[i]!
    while (track[k] !== size && p.at(core.cells + track[k]!) === 0) k++
    if (track[k] === size) continue
    if (isOwn(track[k]!)) say(track[k]!, OWN_MAN)
    while (track[++k] !== size) if (!isOwn(track[k]!)) say(track[k]!, BARRED)
  }
}

/** Lame leaps over somebody, and captures over a piece where none or too many stand between. */
function lame(core: Core, p: Position, code: number, from: number, player: number, say: Say): void {
  const { lames, track, size } = core.tables
  const index = code * size + from
  const role = (c: number) => core.roles[player * core.stride + p.at(core.cells + c)]
  for (let i = lames.at[index]!; i < lames.at[index + 1]!; i += 2) {
    const run: number[] = []
    for (let k = lames.flat[i]!; track[k] !== size; k++) run.push(track[k]!)
    const use = lames.flat[i + 1]!
    const goal = run.at(-1)!
    if ((use & (MOVES | TAKES)) !== 0) {
      if (role(goal) === OWN) say(goal, OWN_MAN)
      else if (run.slice(0, -1).some(c => p.at(core.cells + c) !== 0)) say(goal, BARRED)
    } else if (use === HOPS) for (const c of run) if (role(c) === ENEMY) say(c, NOTHING_BETWEEN)
  }
}

/** Men that step and capture in different ways. */
function pawn(core: Core, p: Position, code: number, from: number, say: Say): void {
  const { steps, takes, track, size } = core.tables
  const index = code * size + from
  if (takes.at[index] === takes.at[index + 1]) return
  for (let i = steps.at[index]!; i < steps.at[index + 1]!; i++) {
    let k = steps.flat[i]!
    let last = track[k]!
    for (; track[k] !== size && p.at(core.cells + track[k]!) === 0; k++) last = track[k]!
    if (track[k] === size) say(onward(core, code, last), FAR)
    for (; track[k] !== size; k++) say(track[k]!, PAWN_AHEAD)
  }
  for (let i = takes.at[index]!; i < takes.at[index + 1]!; i++)
    if (p.at(core.cells + takes.flat[i]!) === 0) say(takes.flat[i]!, PAWN_ASLANT)
}

/** One step further for a man of this code, or the wall. */
function onward(core: Core, code: number, cell: number): number {
  const { steps, track, size } = core.tables
  const index = code * size + cell
  return steps.at[index] === steps.at[index + 1] ? size : track[steps.flat[steps.at[index]!]!]!
}

function drops(core: Core, p: Position, player: number, add: Add): void {
  const { kinds, allowed } = core.drops
  for (const [i, kind] of kinds.entries()) {
    if (p.at(core.hands + player * kinds.length + i) === 0) continue
    const base = core.pieces.code(kind, player) * core.size
    for (let c = core.low[player]!; c < core.high[player]!; c++)
      if (core.roles[player * core.stride + p.at(core.cells + c)] === ENEMY)
        add(pack(c, c, DROP, kind), OCCUPIED)
      else if (p.at(core.cells + c) === 0 && allowed[base + c] === 0) add(pack(c, c, DROP, kind), KEPT_OFF)
  }
}
