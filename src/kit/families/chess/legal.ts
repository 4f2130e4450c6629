import { Moves, type Move, type Position } from '../../../engine/index.ts'
import { isHit } from './attacks.ts'
import { ALL, boardMoves } from './candidates.ts'
import { castleMoves } from './castling.ts'
import type { Core } from './core.ts'
import { dropMoves } from './drops.ts'
import { CASTLE, DROP } from './moves.ts'
import { passingMoves } from './passing.ts'
import { apply, inCheck } from './play.ts'
import {
  ALLOWED,
  CASTLES_ATTACKED,
  DROPS_MATE,
  ENTERS,
  EXPOSES,
  LEAVES_CHECK,
  type Refusal,
} from './reasons.ts'

/** Everything a player may try, the safety of the royal left aside. */
export function candidates(core: Core, p: Position, out: Moves, player: number): void {
  boardMoves(core, p, out, player, ALL, -1, undefined)
  if (core.castles.length > 0) castleMoves(core, p, out, player)
  passingMoves(core, p, out, player)
  if (core.hands >= 0) dropMoves(core, p, out, player, undefined)
}

/** The rule itself: play it, and look whether the own royal can be captured. */
export function refuses(core: Core, p: Position, m: Move, player: number): Refusal {
  const use = (m >> 20) & 7
  if (use === CASTLE && pathAttacked(core, p, m >> 23, player)) return CASTLES_ATTACKED
  const before = p.words[core.royal + player]!
  const token = p.ahead()
  apply(core, p, m, player)
  const exposed = inCheck(core, p, player)
  p.back(token)
  if (!exposed) return dropsMate(core, p, m, player) ? DROPS_MATE : ALLOWED
  if (use === CASTLE) return CASTLES_ATTACKED
  if ((m & 1023) === before && use !== DROP) return ENTERS
  return inCheck(core, p, player) ? LEAVES_CHECK : EXPOSES
}

function pathAttacked(core: Core, p: Position, castle: number, player: number, first = 0): boolean {
  const { path, king } = core.castles[castle]!
  const foe = core.foe[player]! * core.size
  for (let i = first; i < path.length; i++)
    if (isHit(core.attacks, p, core.cells, foe + path[i]!, king)) return true
  return false
}

const replies = new Moves()

/** Whether a move mates although its kind may not mate by being dropped. */
function dropsMate(core: Core, p: Position, m: Move, player: number): boolean {
  if (((m >> 20) & 7) !== DROP || core.drops.noMate[m >> 23] === 0) return false
  const foe = core.foe[player]!
  const token = p.ahead()
  apply(core, p, m, player)
  const mates = inCheck(core, p, foe) && !canMove(core, p, foe)
  p.back(token)
  return mates
}

/** Whether the player has any legal move. */
export function canMove(core: Core, p: Position, player: number): boolean {
  replies.n = 0
  candidates(core, p, replies, player)
  for (let i = replies.n - 1; i >= 0; i--) {
    const m = replies.list[i]!
    if (((m >> 20) & 7) === CASTLE && pathAttacked(core, p, m >> 23, player)) continue
    const token = p.ahead()
    apply(core, p, m, player)
    const exposed = inCheck(core, p, player)
    p.back(token)
    if (!exposed) return true
  }
  return false
}

/** The same list as candidates that are not refused, from one walk around the royal. */
export function legal(core: Core, p: Position, out: Moves, player: number): void {
  const king = p.words[core.royal + player]!
  if (king < 0) return candidates(core, p, out, player)
  // A piece that comes between may let another hit the royal over it: no mark of the guard tells that.
  if (core.attacks.hops !== undefined) {
    const first = out.n
    candidates(core, p, out, player)
    return sift(core, p, out, player, first)
  }
  const { guard } = core
  guard.look(core, p, player, king)
  const { checks } = guard
  // Bent lines may meet: with them a man can be held twice, and the guard's marks do not tell. Nor do they know that a
  // second royal frees the first.
  const blind = core.tables.lames.flat.length > 0 || core.promotions.crowns
  if (blind && checks + guard.pins > 0) {
    const first = out.n
    candidates(core, p, out, player)
    return sift(core, p, out, player, first)
  }
  if (checks < 2) {
    const needed = checks + guard.pins > 0 ? guard : undefined
    boardMoves(core, p, out, player, ALL, king, needed)
  }
  royalMoves(core, p, out, player, king)
  if (checks === 0 && core.castles.length > 0) {
    const first = out.n
    castleMoves(core, p, out, player)
    let kept = first
    for (let i = first; i < out.n; i++) {
      const m = out.list[i]!
      // The king's start was just seen to be safe.
      if (pathAttacked(core, p, m >> 23, player, 1)) continue
      if (core.castles[m >> 23]!.uncovers && refuses(core, p, m, player) !== ALLOWED) continue
      out.list[kept++] = m
    }
    out.n = kept
  }
  if (core.passing.slots > 1 || p.words[core.passingAt + core.part[player]!] !== 0) {
    const first = out.n
    passingMoves(core, p, out, player)
    sift(core, p, out, player, first)
  }
  if (core.hands >= 0 && checks < 2) {
    const first = out.n
    dropMoves(core, p, out, player, checks === 0 ? undefined : guard)
    for (let i = first; i < out.n; i++) if (dropsMate(core, p, out.list[i]!, player)) out.swapOut(i--)
  }
}

function royalMoves(core: Core, p: Position, out: Moves, player: number, king: number): void {
  const first = out.n
  const foe = core.foe[player]! * core.size
  boardMoves(core, p, out, player, king, -1, undefined)
  const { list } = out
  let kept = first
  for (let i = first; i < out.n; i++) {
    const m = list[i]!
    if (!isHit(core.attacks, p, core.cells, foe + ((m >> 10) & 1023), king)) list[kept++] = m
  }
  out.n = kept
}

/** Asks the rule itself for each move since `first`. */
export function sift(core: Core, p: Position, out: Moves, player: number, first: number): void {
  const { list } = out
  let kept = first
  for (let i = first; i < out.n; i++) {
    const m = list[i]!
    if (refuses(core, p, m, player) === ALLOWED) list[kept++] = m
  }
  out.n = kept
}
