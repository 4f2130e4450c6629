import type { Layout } from './layout.ts'
import type { Learning } from './learning.ts'
import type { NetView } from './net-view.ts'
import type { Notation, Written } from './notation.ts'
import type { Draws, Outcome, Reason } from './outcome.ts'
import type { Move, Moves, Position } from './position.ts'
import type { Words } from './result.ts'
import type { Rng } from './rng.ts'
import type { Search } from './solving.ts'
import type { Tactics } from './tactics.ts'
import type { TurnView } from './turn-view.ts'

/** The rules of one game with its options chosen. Everything else (clicks, hints, log, AI, tests) comes from here. */
export interface Game extends Rules, Shown, Thought {}

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

/** What may be played and how it ends. `this: void` marks what the engine takes out of the game before a long run. */
export interface Rules {
  readonly players: readonly Player[]
  readonly layout: Layout
  readonly draws?: Draws
  /** 'one move' lets perft count the last ply by listing. */
  readonly turns: 'one move' | 'several moves'

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

  /** How likely a chance move is, relative to the others; 1 when absent. */
  weight?(p: Position, m: Move): number
  /** Who makes the move when several players may act at once; `p.turn` when absent. */
  actor?(p: Position, m: Move): number
  /** Real time has passed: the move to log, or undefined when nothing changes. `play` carries it out. */
  elapse?(p: Position, milliseconds: number): Move | undefined
  /** Recomputes the words that follow from others, after a position was read. */
  derive?(p: Position): void
  /** A whole-position check of what JSON could not say (two kings of one side …). */
  flaw?(p: Position): Words | undefined
}

/** How moves are named, pointed at, asked for and refused. */
export interface Shown {
  /** A readable name, different for every legal move of a position. Without blanks. */
  name(p: Position, m: Move): string
  /** What a person points at to make this move, in order; no legal move's points may begin another's in full. */
  points(p: Position, m: Move): readonly Point[]
  /** A second way to point at the move, e.g. a die and then the man it moves. */
  shortcut?(p: Position, m: Move): readonly Point[] | undefined
  /** What nearly everybody does here, e.g. to roll the dice; a page does it unasked where a person has chosen so. */
  usual?(p: Position): Move | undefined
  /** How many of the first points may come in any order, e.g. the men of a group; 1 when absent. */
  loosePoints?(p: Position, m: Move): number
  /** What a person means by pointing at a cell that begins no move, e.g. the top of its column. */
  meant?(p: Position, cell: number): Point | undefined
  /** What marks the move afterwards where the board has moved under its points; the points when absent. `p` is before it. */
  trail?(p: Position, m: Move): readonly Point[]
  /** The cells that decided a match, to be shown at its end: the row, the chain, the king in mate and what attacks it. */
  decisive?(p: Position, end: Outcome): readonly number[]
  /** Words for a button when a point is neither a cell nor a thing in the scene. */
  label?(point: string, p: Position): Words
  /** How the move is written for people where its name is a code; undefined leaves it to the common words. `p` is before it. */
  write?(p: Position, m: Move): Written | undefined
  /** The convention of a whole family (chess, draughts, backgammon …), which is fetched when moves are first written. */
  notation?(game: Game): Promise<Notation>
  /** Whether the table is still being laid (armies, ships); a list of moves keeps all of it in one row that opens. */
  preparing?(p: Position): boolean
  /** What is wanted of the player to move now, where a turn has several parts ("now remove a ring"), after what was pointed at. */
  prompt?(p: Position, chosen?: readonly Point[]): Words | undefined
  /** Short words for a player's card: the lead in men, pips left, men at the goal. Asked only of positions that are seen whole. */
  tally?(p: Position, player: number): readonly Words[]
  /** How the move is told to a seat that may not know all of it. */
  tell?(p: Position, m: Move, seat: number): string
  /**
   * What a seat finds out by the move beyond how it is told: the ranks of a fight, the face of a card, what it sees of the board.
   * The contract holds that a seat learns nothing else.
   */
  learns?(p: Position, m: Move, seat: number): string
  /** Reasons by number; `refuses` and `attempts` speak in these numbers. Number 0 is never used. */
  readonly reasons?: readonly Reason[]
  /** Moves a person may try that whole-list rules forbid, each with the number of its reason. */
  attempts?(p: Position, out: Moves, reasons: Moves): void
}

/** What is certain of a position. */
export interface Solved {
  /** Moves that keep it, not always all of them. */
  readonly moves: readonly Move[]
  /** As a share of one: 1 is won, one half drawn. */
  readonly share: number
}

/** What helps an opponent to think; a game without any of it is still played by the general search. */
export interface Thought {
  /** The same as moves + refuses, faster. */
  legal?(p: Position, out: Moves): void
  /** A uniform random candidate in O(1). */
  pick?(this: void, p: Position, rng: Rng): Move
  /** How good the position is for a player, about -1 to 1, for search. */
  value?(p: Position, player: number): number
  /** What a move wins at once, for ordering; 0 is a quiet move. */
  gain?(p: Position, m: Move): number
  /** Fetches what only thinking needs. It is asked before a search; afterwards `value`, `tactics` and `learning` know more. */
  study?(): Promise<void>
  /** What a search may know of taking and threats, where the game can tell it fast. */
  readonly tactics?: Tactics
  /** How the value is made of weights that can be learnt. */
  readonly learning?: Learning
  /**
   * Where the play from here can be looked through to its end before `spent` says to stop: what the player to move can be sure of. Asked
   * after `study`, by the strongest opponent.
   */
  solved?(p: Position, spent: () => boolean): Solved | undefined
  /** The legal moves a search looks at where the full list is too wide for looking ahead; none of them means all. */
  promising?(p: Position, out: Moves): void
  /**
   * The few moves worth thinking about, the best first, where the full list is too wide for search (words on a board).
   * `worth` is filled by games that can tell how good each idea is, in steps of what a plain mistake costs. `skill` is how well the
   * asker plays, from 0 to 1 and 1 when absent, for games where the weak think otherwise and not only less sharply.
   */
  ideas?(p: Position, out: Moves, worth?: number[], skill?: number): void
  /** One-person games: how many counted moves are surely still needed, never too many; Infinity when the goal is out of reach. */
  needs?(p: Position): number
  /** One-person games: whether a move goes on with what the move before it began, so that a solution does not count it. */
  uncounted?(p: Position, m: Move): boolean
  /**
   * One-person games: fills two words that are the same for positions that differ only by a turn or a reflection of the board, so
   * that one of them is enough to look at.
   */
  likeness?(p: Position, into: Int32Array): void
  /** One-person games: a search that knows more of the game than the general one; `load` fetches a file that lies beside the game. */
  search?(p: Position, load: (file: URL) => Promise<ArrayBuffer>): Promise<Search>
  /** A full position that fits what this seat sees; `seen` is a view. Only for games with secrets. */
  imagine?(seen: Position, seat: number, rng: Rng): Position
  /** How a trained net sees the game. Its opponents play by the net where the weights can be had, else by the general search. */
  readonly net?: NetView
  /** The same for games of dice, judged at the end of a turn. */
  readonly turnNet?: TurnView
}
