import type { Layout, Player, Reason, See, Words } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import type { PieceSet } from '../pieces.ts'
import type { KindSpec } from './wording.ts'

/** A number that is kept: one for each player or one for all. With a title it is shown beside the board. */
export interface Counter {
  readonly for: 'each player' | 'all'
  readonly title?: Words
  readonly start?: number
  readonly most?: number
  /** What stands behind the number in the tray, e.g. " / 6". */
  readonly unit?: string
}

/** Cells by name ("a1 b1") or by number. */
export type Cells = string | readonly number[]
/**
 * Where pieces stand at first: drawn from the far side (`M` is the first player's man, `m` the second's, `m3` the third's,
 * `.` nothing), or by kind the cells of each player; a common piece has one list of cells.
 */
export type SetUp<K extends string> = string | { readonly [kind in K]?: Cells | readonly Cells[] }

/**
 * What there is in a game. The words of the position are allotted in the order in which `kinds`, `parts`, `hands`, `marks`,
 * `counters`, `flags`, `patience`, `tracks` and `own` stand here.
 */
export interface GroundSpec<
  K extends string = never,
  P extends string = never,
  W extends string = never,
  C extends string = never,
  M extends string = never,
  F extends string = never,
  B extends string = never,
  O = object,
> {
  readonly players: readonly Player[]
  readonly board: Board
  /** The kinds of pieces, with the range `pieces`; a code on each cell, 0 where nothing stands. */
  readonly kinds?: Readonly<Record<K, KindSpec>>
  /** 'wall' (the usual) has one cell more behind the last, where every way off the board ends. */
  readonly rim?: 'wall' | 'none'
  /** The height that stacks may reach; then a cell has so many words. */
  readonly stacks?: number
  readonly setup?: SetUp<NoInfer<K>>
  /**
   * The parts of a turn, the first one first; the turn goes on in one by `g.go(p, g.part.shoot)`. Of two parts the second
   * may have a mark of the same name: then it goes on while the mark is set.
   */
  readonly parts?: readonly P[]
  /** The kinds a player may hold in hand, with how many at first. */
  readonly hands?: { readonly [kind in NoInfer<K>]?: number }
  /** Words that hold a cell (its number + 1, 0 for none), marked in the scene: the man that must go on. */
  readonly marks?: readonly M[]
  readonly counters?: Readonly<Record<C, Counter>>
  /**
   * The parts of a turn in which one piece goes on, each with the mark that tells which: `g.goOn` sets it and `g.endTurn`
   * clears it. Where the mark has the part's name and there are two parts, this need not be said.
   */
  readonly chains?: { readonly [part in NoInfer<P>]?: NoInfer<M> }
  /** After so many turns without a capture, or what else `g.stir` is told of, the game is over; the word `quiet` counts them. */
  readonly patience?: number
  /** A yes or no for each player, as bits of one word; whoever is `out` is passed over by `g.endTurn`. */
  readonly flags?: readonly F[]
  /**
   * What is kept in noted words by `g.set` and `g.carry`: how many pieces each player has (`g.men`), also where they stand
   * (fast with few pieces), the empty cells (`g.empties`, fast where pieces are put down).
   */
  readonly tracks?: readonly ('counts' | 'places' | 'empties')[]
  /** Kinds of which there is one alone: `g.spot.ball` is the word with its cell, `NOWHERE` when it is not on the board. */
  readonly follows?: readonly NoInfer<K>[]
  /** By kind the cells where it is each player's goal to bring one: `g.arrived` is the word with who has, + 1. */
  readonly goals?: { readonly [kind in NoInfer<K>]?: readonly Cells[] }
  /** Whose turn `g.endTurn` passes over in a game without the flag `out`, which passes over those who are out; needs `tracks`. */
  readonly passedOver?: 'without pieces'
  /** Any other words: allot them here; what this returns is `g.own`. */
  readonly own?: (layout: Layout, pieces: PieceSet) => O
  /** Reasons by name; `g.why.name` is the number that `refuses` and `because` give. */
  readonly why?: Readonly<Record<W, Reason>>
  /** Moves that are buttons, with their words; `g.button.name` is the move. */
  readonly buttons?: Readonly<Record<B, Words>>
  /** What each seat sees of the pieces, where something is hidden. */
  readonly see?: See
}
