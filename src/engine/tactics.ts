import type { Move, Moves, Position } from './position.ts'

/**
 * What a search may ask of a game in which men take men: with it, it looks less far where little can happen. Leads are counted in
 * hundredths of what `gain` counts (of a pawn, say).
 */
export interface Tactics {
  /** How far a player is ahead, as a whole number. Where it lies surely outside of `low` to `high` it need not be exact. */
  lead(this: void, p: Position, player: number, low: number, high: number): number
  /** `value` of a lead is tanh(lead / scale). */
  readonly scale: number
  /** Whether the player to move must answer a threat before anything else: a check. */
  inDanger(this: void, p: Position): boolean
  /** The legal moves that take something or change a man for a better one. */
  captures?(this: void, p: Position, out: Moves): void
  /** What a move wins when both sides then take on its goal as long as it pays; below 0 it loses something. */
  exchange?(this: void, p: Position, m: Move): number
  /** Whether a move may put the other side in danger: some that do not may be told as well. */
  threatens?(this: void, p: Position, m: Move): boolean
  /** Gives the turn to the other side as if a move had been made; false where a player may well be glad not to move. */
  skip?(this: void, p: Position): boolean
}
