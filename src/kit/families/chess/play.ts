import type { Move, Position } from '../../../engine/index.ts'
import { NO_ROYAL, SEVERAL_ROYALS, type Core } from './core.ts'
import { isHit } from './attacks.ts'
import { CASTLE, DROP, PASSING, PROMOTE } from './moves.ts'
import { passedOver, passingVictim, passOn } from './passing.ts'

/** Whether the player's royal is attacked. */
export function inCheck(core: Core, p: Position, player: number): boolean {
  const king = p.words[core.royal + player]!
  return king >= 0 && isHit(core.attacks, p, core.cells, core.foe[player]! * core.size + king, -1)
}

/** Carries out a player's move; whose turn comes next is not its business. */
export function apply(core: Core, p: Position, m: Move, player: number): void {
  const { words } = p
  const { cells } = core
  const use = (m >> 20) & 7
  const from = m & 1023
  const to = (m >> 10) & 1023
  const duel = core.passingAt + core.part[player]!
  if (use === DROP) {
    const kind = m >> 23
    p.put(cells + to, core.pieces.code(kind, player))
    const held = core.hands + player * core.drops.kinds.length + core.drops.place[kind]!
    p.put(held, words[held]! - 1)
    flip(core, p, player, to)
    p.note(core.men + player, words[core.men + player]! + 1)
    p.note(core.quiet, words[core.quiet]! + 1)
    if (words[duel] !== 0) p.put(duel, 0)
    return
  }
  const code = words[cells + from]!
  const victim = use === PASSING ? passingVictim(core, p, player, to) : to
  const taken = words[cells + victim]!
  p.put(cells + from, 0)
  p.put(cells + to, use === PROMOTE ? core.pieces.code(m >> 23, player) : code)
  const stand = core.stand + player * core.span
  if (from >> 5 === to >> 5)
    p.note(stand + (from >> 5), words[stand + (from >> 5)]! ^ (1 << from) ^ (1 << to))
  else {
    p.note(stand + (from >> 5), words[stand + (from >> 5)]! ^ (1 << from))
    p.note(stand + (to >> 5), words[stand + (to >> 5)]! ^ (1 << to))
  }
  if (taken !== 0) {
    if (use === PASSING) p.put(cells + victim, 0)
    capture(core, p, taken, victim, player)
  }
  if (core.royals[code] === 1) moveRoyal(core, p, player, to)
  else if (use === PROMOTE && core.royals[words[cells + to]!] === 1) countRoyals(core, p, player)
  if (use === CASTLE) {
    const { rook, rookTo } = core.castles[m >> 23]!
    p.put(cells + rookTo, words[cells + rook]!)
    p.put(cells + rook, 0)
    flip(core, p, player, rook)
    flip(core, p, player, rookTo)
  }
  const rights = words[core.castling]!
  if (rights !== 0) p.put(core.castling, rights & core.kept[from]! & core.kept[to]!)
  if (core.irreversible[code] === 1 || taken !== 0) p.note(core.quiet, 0)
  else p.note(core.quiet, words[core.quiet]! + 1)
  const passed =
    core.passing.is[code] === 1 && taken === 0 && use === 0 ? passedOver(core, p, code, from, to) : 0
  if (core.passing.slots > 1) passOn(core, p, player, from, to, passed)
  else if (words[duel] !== passed) p.put(duel, passed)
}

/** A man came to or left the cell. */
function flip(core: Core, p: Position, player: number, cell: number): void {
  const at = core.stand + player * core.span + (cell >> 5)
  p.note(at, p.words[at]! ^ (1 << cell))
}

function capture(core: Core, p: Position, taken: number, cell: number, captor: number): void {
  const owner = core.foe[captor]!
  flip(core, p, owner, cell)
  p.note(core.men + owner, p.words[core.men + owner]! - 1)
  if (core.royals[taken] === 1) countRoyals(core, p, owner)
  if (core.hands < 0) return
  const { drops } = core
  const place = drops.place[drops.was[core.pieces.kind(taken)]!]!
  if (place < 0) return
  const held = core.hands + drops.receiver[captor]! * drops.kinds.length + place
  p.put(held, p.words[held]! + 1)
}

/** Takes a man off the board, as if the captor had captured it. */
export function takeOff(core: Core, p: Position, cell: number, captor: number): void {
  const taken = p.words[core.cells + cell]!
  p.put(core.cells + cell, 0)
  capture(core, p, taken, cell, captor)
}

/** Puts a player's man from one cell on an empty one; `code` is what it is then. */
export function carryMan(
  core: Core,
  p: Position,
  player: number,
  from: number,
  to: number,
  code = p.words[core.cells + from]!,
): void {
  p.put(core.cells + from, 0)
  p.put(core.cells + to, code)
  flip(core, p, player, from)
  flip(core, p, player, to)
  if (core.royals[code] === 1) moveRoyal(core, p, player, to)
}

function moveRoyal(core: Core, p: Position, player: number, to: number): void {
  if (p.words[core.royal + player] !== SEVERAL_ROYALS) p.note(core.royal + player, to)
}

/** Finds a player's royal again: the cell of the only one, or that there are none or several. */
export function countRoyals(core: Core, p: Position, player: number): void {
  let found = NO_ROYAL
  for (let c = core.low[player]!, end = core.high[player]!; c < end; c++) {
    const code = p.words[core.cells + c]!
    if (core.royals[code] === 1 && core.roles[player * core.stride + code] === 1)
      found = found === NO_ROYAL ? c : SEVERAL_ROYALS
  }
  p.note(core.royal + player, found)
}

/** After a position was read: royals, numbers of men and where they stand. */
export function derive(core: Core, p: Position): void {
  for (let i = core.stand; i < core.stand + core.foe.length * core.span; i++) p.note(i, 0)
  for (let player = 0; player < core.foe.length; player++) {
    countRoyals(core, p, player)
    let men = 0
    for (let c = 0; c < core.size; c++)
      if (core.roles[player * core.stride + p.words[core.cells + c]!] === 1) {
        flip(core, p, player, c)
        men++
      }
    p.note(core.men + player, men)
  }
}

/** Sets up the men and the rights to castle. */
export function begin(core: Core, p: Position): void {
  for (const [cell, code] of core.setup) p.put(core.cells + cell, code)
  p.put(core.castling, (1 << core.castles.length) - 1)
  derive(core, p)
}
