import type { Move, Position } from './position.ts'

/**
 * How a small net sees a game: a square array of places with eight planes each, always from the side of the player to move, and
 * a place for every move. `training/rules` writes the same planes; `training/check.ts` holds them together.
 */
export interface NetView {
  /** Where the weights lie, beside the game. */
  readonly weights: URL
  /** The side of the array. */
  readonly size: number
  /** The places that are cells of the board; all of them when absent. */
  readonly places?: readonly number[]
  /**
   * Writes one byte for each place: bit 0 is the mover's, 1 the other's, 2 the board, the rest the game's own. Tells what the seventh
   * plane (bit 6) is worth where it is set; so komi or a variant is told.
   */
  planes(p: Position, bytes: Uint8Array): number
  /** Where the net speaks of the move: a place, `size * size` for passing, -1 when it knows nothing of the move. */
  place(p: Position, m: Move): number
  /**
   * Where moves are chosen in two steps, a man and then its goal: the place of the man, or -1 when the move needs one step only. The
   * net is asked at each step, and bits 3 and 5 are set for it: the man that was chosen, and where one may point now.
   */
  first?(p: Position, m: Move): number
  /** Where points count: by how many the mover will lead, from the owners of all cells (1 the mover's, -1 the other's) summed up. */
  lead?(p: Position, owned: number): number
  /** A move that nobody should make, such as filling an eye of one's own. */
  futile?(p: Position, m: Move): boolean
  /** The move that passes, where two passes end the game by a count. */
  readonly pass?: Move
  /** Whether the other player may take this move over; then the most even one is made. */
  shared?(p: Position): boolean
  /** From here on the exact search sees the end, and plays. */
  solves?(p: Position): boolean
}
