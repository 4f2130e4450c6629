import type { Move, Position } from './position.ts'

/** What a position puts into a net: the numbers of the inputs that are not zero, and their values. */
export interface Inputs {
  add(input: number, value: number): void
}

/**
 * How a net judges a game of dice at the end of a turn. It tells the player to roll next what to expect: the chances to win, to win
 * double and triple, to lose double and triple. `training/dice.cpp` sees the same; `training/check-dice.ts` holds them together.
 */
export interface TurnView {
  /** Where the weights lie, beside the game. */
  readonly weights: URL
  /** Whether double and triple wins count as such, or every win the same. */
  readonly counts: 'points' | 'wins'
  /** Fills the inputs as this player sees the position; gives the number of the net that knows such positions. */
  look(p: Position, player: number, into: Inputs): number
  /** Brings the position to luck's move, past whatever may be said before it. */
  roll(p: Position): void
  /** What a game that has just ended within a match was worth to a player, in points; undefined while it is played. */
  settled?(p: Position, player: number): number | undefined
  /** What to say before a roll or to an offer, by the points that the player expects; undefined when nothing is asked. */
  call(p: Position, expects: (player: number) => number): Move | undefined
}
