import { Rng, type Game, type Match, type Position } from '../engine/index.ts'

/** How an opponent answers a draw offer. */

/** Before each player has made so many moves the game has hardly begun. */
const MIDDLE = 20
/** By its own count it stands clearly worse: a draw is a gain. */
const WORSE = -0.15
/** So near to nothing is level, and it must have stayed so for so many moves of each player. */
const LEVEL = 0.1
const LONG = 10
/** How many worlds are imagined where something is hidden. */
const WORLDS = 8

export interface Standing {
  /** How many moves each player has made. */
  readonly moves: number
  /** How it stands by its own count, −1 … 1, for the last moves; the present comes last. */
  readonly values: readonly number[]
  /** Whether a game of this kind can end level by itself. */
  readonly canBeDrawn: boolean
}

/** A score that is level just now is no reason to stop; one that has been so for long is, where nobody can win by force. */
export function agreesToDraw({ moves, values, canBeDrawn }: Standing): boolean {
  const now = values.at(-1)
  if (moves < MIDDLE || now === undefined) return false
  if (now <= WORSE) return true
  const level = values.length > LONG && values.every(value => Math.abs(value) <= LEVEL)
  return canBeDrawn && level
}

/** How a position stands for a seat by what the seat may know of it. */
export function valueFor(game: Game, p: Position, seat: number, rng: Rng): number {
  if (!game.layout.secret || !game.imagine) return game.value!(p, seat)
  const seen = game.layout.view(p, seat)
  let sum = 0
  for (let i = 0; i < WORLDS; i++) sum += game.value!(game.imagine(seen, seat, rng), seat)
  return sum / WORLDS
}

/** Whether the opponent at this seat takes a draw now. One that cannot tell how it stands plays on. */
export function takesDraw(match: Match, seat: number, seed: number): boolean {
  const { game, at } = match
  if (!game.value) return false
  const players = game.players.length
  const rng = new Rng(seed)
  const values: number[] = []
  for (let n = Math.max(0, at - LONG * players); n <= at; n++)
    values.push(valueFor(game, n === at ? match.position : match.positionAt(n), seat, rng))
  return agreesToDraw({
    moves: Math.floor(match.decisions / players),
    values,
    canBeDrawn: game.draws !== undefined,
  })
}
