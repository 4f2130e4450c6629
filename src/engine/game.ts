import type { Layout } from './layout.ts'
import type { Move, Moves, Position } from './position.ts'
import type { Json, Words } from './result.ts'
import type { Rng } from './rng.ts'

/** The value each player gets: 1 won, 0 lost, a share when it is split; `reason` tells why. */
export interface Outcome {
  readonly result: readonly number[]
  readonly reason: Words
  /** The game's own count, when it has one. */
  readonly points?: readonly number[]
}

/** Why a move is refused. `rule` is the id of the paragraph in the rules for people. */
export interface Reason extends Words {
  readonly rule?: string
}

export interface Player {
  /** The name used in JSON, e.g. "white". */
  readonly id: string
  readonly name: Words
  /** Players of one team win together. */
  readonly team?: number
  /** A colour word of the drawing (see kit/scene.ts). */
  readonly tint?: string
}

/** What a person points at, in order: a cell by its number, or anything else by its id. */
export type Point = number | string

export interface Draws {
  /** The same position for this many times ends the game; a draw unless `judge` says otherwise. */
  readonly repetition?: {
    readonly times: number
    /** `plies` is the length of the last cycle, `sinceFirst` of all of them together. */
    readonly judge?: (p: Position, plies: number, sinceFirst: number) => Outcome
  }
  /** The game is over after this many moves (small moves, chance left out); a draw unless `judge` says otherwise. */
  readonly cap?: number
  readonly capped?: (p: Position) => Outcome
}

/**
 * The rules of one game with its options chosen. Everything else (clicks, hints, log, AI, tests) comes from here.
 * `this: void` marks what the engine takes out of the game before a long run.
 */
export interface Game {
  readonly players: readonly Player[]
  readonly layout: Layout
  readonly draws?: Draws
  /** 'one move' lets perft count the last ply by listing. */
  readonly turns: 'one move' | 'several moves'
  /** Reasons by number; `refuses` and `attempts` speak in these numbers. Number 0 is never used. */
  readonly reasons?: readonly Reason[]

  /** Fills an empty position. Luck in the set-up is left to chance moves. */
  start(p: Position): void
  /** Candidates of the player whose turn it is; for CHANCE every outcome. */
  moves(p: Position, out: Moves): void
  /** 0 = allowed, else the number of the reason. Asked lazily, for one candidate. */
  refuses?(this: void, p: Position, m: Move): number
  play(this: void, p: Position, m: Move): void
  /** Cheap ends, asked before listing. */
  outcome(this: void, p: Position): Outcome | undefined
  /** Asked when no legal move was found: an end, or the one move left (a forced pass). */
  stuck(p: Position): Outcome | Move

  /** A readable name, different for every legal move of a position. Without blanks. */
  name(p: Position, m: Move): string
  /** What a person points at to make this move, in order; no legal move's points may begin another's in full. */
  points(p: Position, m: Move): readonly Point[]
  /** How many of the first points may come in any order, e.g. the men of a group; 1 when absent. */
  loosePoints?(p: Position, m: Move): number
  /** What marks the move afterwards where the board has moved under its points; the points when absent. `p` is before it. */
  trail?(p: Position, m: Move): readonly Point[]
  /** Words for a button when a point is neither a cell nor a thing in the scene. */
  label?(point: string, p: Position): Words
  /** How the move is told to a seat that may not know all of it. */
  tell?(p: Position, m: Move, seat: number): string
  /** Moves a person may try that whole-list rules forbid, each with the number of its reason. */
  attempts?(p: Position, out: Moves, reasons: Moves): void

  /** How likely a chance move is, relative to the others; 1 when absent. */
  weight?(p: Position, m: Move): number
  /** Who makes the move when several players may act at once; `p.turn` when absent. */
  actor?(p: Position, m: Move): number
  /** Real time has passed: the move to log, or undefined when nothing changes. `play` carries it out. */
  elapse?(p: Position, milliseconds: number): Move | undefined
  /** Recomputes the words that follow from others, after a position was read. */
  derive?(p: Position): void
  /** A full position that fits what this seat sees; `seen` is a view. Only for games with secrets. */
  imagine?(seen: Position, seat: number, rng: Rng): Position
  /** A whole-position check of what JSON could not say (two kings of one side …). */
  flaw?(p: Position): Words | undefined

  /** Families only: the same as moves + refuses, faster. */
  legal?(p: Position, out: Moves): void
  /** Families only: a uniform random candidate in O(1). */
  pick?(this: void, p: Position, rng: Rng): Move
  /** Families only: how good the position is for a player, about -1 to 1, for search. */
  value?(p: Position, player: number): number
  /** The few moves worth thinking about, the best first, where the full list is too wide for search (words on a board). */
  ideas?(
    p: Position,
    out: Moves,
    /** Filled by games that can tell how good each idea is, in steps of what a plain mistake costs. */
    worth?: number[],
  ): void
  /** Families only: what a move wins at once, for ordering; 0 is a quiet move. */
  gain?(p: Position, m: Move): number
  /** One-person games: how many moves are surely still needed, never too many; Infinity when the goal is out of reach. */
  needs?(p: Position): number
}

export interface Choice {
  readonly id: string
  readonly name: Words
}

/** An option of a game; the first choice is the book's. */
export interface Option {
  readonly id: string
  readonly name: Words
  readonly choices: readonly Choice[]
}

/** Chosen values by option id; `players` is the number of players. */
export type Options = Readonly<Record<string, string>> & { readonly players?: string }

/** A game of the library: its facts, its options, and the rules for chosen options. */
export interface Definition<G extends Game = Game> {
  readonly id: string
  readonly chapter: string
  readonly title: Words
  /** How many can play; the first number is the usual one. */
  readonly players: readonly number[]
  /** Pinned by saved games; raised when old games can no longer be replayed. */
  readonly rules: number
  readonly options: readonly Option[]
  /** Large data (word lists) to be there before `make` with these options. */
  load?(options: Options): Promise<void>
  make(options: Options): G
}

export type PositionJson = { readonly [key: string]: Json }
