import { choices, Moves, type Move, type Position, type Words } from '../../engine/index.ts'
import type { BoardGame, Placed } from '../../kit/index.ts'
import { moveStory } from '../../rulebook/index.ts'

/** Why a move is a good one, as far as it shows at once; 'thought' when only looking ahead tells. */
export type HintReason =
  | { readonly kind: 'only' | 'wins' | 'saves' | 'guards' | 'promotes' | 'thought' }
  | { readonly kind: 'takes' | 'turns'; readonly men: readonly Placed[] }
  /** The turn goes on after it, which it does not after every move. */
  | { readonly kind: 'goesOn'; readonly wanted: Words }

/** How many replies may be tried to see what the others threaten, and how many of one's own moves are compared. */
const TRIES = { wins: 3000, takes: 400 }
const COMPARED = 12

const after = (game: BoardGame, p: Position, m: Move): Position => {
  const next = p.copy()
  game.play(next, m)
  return next
}

/** The moves of a position, unless it is over. */
const movesIn = (game: BoardGame, p: Position): readonly Move[] => {
  const out = new Moves()
  return choices(game, p, out) ? [] : out.toArray()
}

const wins = (game: BoardGame, p: Position, player: number): boolean =>
  choices(game, p, new Moves())?.result[player] === 1

const menOf = (game: BoardGame, p: Position, player: number): number =>
  game.scene(p).placed.filter(({ owner }) => owner === player).length

/** Whether most other moves, of those compared, let the next player do something bad at once, and this one does not. */
function averts(
  game: BoardGame,
  p: Position,
  { best, moves, tries }: { readonly best: Move; readonly moves: readonly Move[]; readonly tries: number },
  isBad: (before: Position, after: Position) => boolean,
): boolean {
  let left = tries
  const allows = (m: Move): boolean => {
    const next = after(game, p, m)
    // The turn goes on, or luck decides: nobody answers this move.
    if (next.turn === p.turn || next.turn < 0) return false
    return movesIn(game, next).some(reply => left-- > 0 && isBad(next, after(game, next, reply)))
  }
  if (allows(best)) return false
  const others = moves.filter(m => m !== best)
  const step = Math.max(1, Math.ceil(others.length / COMPARED))
  const compared = others.filter((_, i) => i % step === 0)
  const bad = compared.filter(allows).length
  return left > 0 && bad * 2 > compared.length
}

/** Why the move is good, by what it does. */
export function hintReason(game: BoardGame, p: Position, moves: readonly Move[], best: Move): HintReason {
  if (moves.length === 1) return { kind: 'only' }
  // What a move does to hidden things cannot be tried on what one seat sees.
  if (game.layout.secret) return { kind: 'thought' }
  const mover = game.actor?.(p, best) ?? p.turn
  const next = after(game, p, best)
  if (wins(game, next, mover)) return { kind: 'wins' }
  const among = { best, moves }
  const together = game.players.length > 1
  if (together && averts(game, p, { ...among, tries: TRIES.wins }, (from, to) => wins(game, to, from.turn)))
    return { kind: 'saves' }
  const { effects, taken } = moveStory({ game, before: game.scene(p), after: game.scene(next), mover })
  if (taken.length > 0 && effects.includes('turns')) return { kind: 'turns', men: taken }
  if (taken.length > 0 && effects.includes('takes')) return { kind: 'takes', men: taken }
  if (effects.includes('promotes')) return { kind: 'promotes' }
  const wanted = next.turn === p.turn ? game.prompt?.(next) : undefined
  if (wanted && moves.some(m => after(game, p, m).turn !== p.turn)) return { kind: 'goesOn', wanted }
  const loses = (from: Position, to: Position) => menOf(game, to, mover) < menOf(game, from, mover)
  if (together && averts(game, p, { ...among, tries: TRIES.takes }, loses)) return { kind: 'guards' }
  return { kind: 'thought' }
}
