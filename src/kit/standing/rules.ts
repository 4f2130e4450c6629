import type { Move, Moves, Outcome, Point, Position, Words } from '../../engine/index.ts'
import type { BoardGame, Placed, Scene } from '../scene.ts'

/** One part of a turn: what may be done in it. */
interface PartRules {
  /** What is wanted now, in words. */
  readonly prompt?: Words | ((p: Position) => Words | undefined)
  /** A part where a cell alone is pointed at, and the sign before its name: `*c3`. Journeys are told by where they end. */
  readonly sign?: string
  /** What a list of moves says before such a cell in place of the sign: "arrow: c3". */
  readonly told?: Words
  /** Which pieces go in this part; the player's own when absent. */
  readonly goes?: (p: Position, code: number, cell: number) => boolean
  /** A duty: where some candidates are such, only they may be played (`why.must`). */
  readonly must?: (p: Position, m: Move) => boolean
  /** Forbids one candidate: 0 allows, else a reason of `g.why`. */
  readonly refuses?: (p: Position, m: Move) => number
  /** Whether a move captures: then it is named `a1xb2`. */
  readonly captures?: (p: Position, m: Move) => boolean
  /** A button that is listed beside the moves of the part, where nothing need be done. */
  readonly stop?: Move
  /** What holds in every position of this part; one that is read and does not fit is refused. */
  readonly fits?: (p: Position) => boolean
  /** Carries the move out; ends with `g.go` or `g.endTurn`. */
  readonly play: (p: Position, m: Move) => void
  /** What people try here also while nothing of the kind is listed: sending a piece elsewhere, or placing one. */
  readonly alsoTried?: 'journeys' | 'places'
  /** Why a move that was never listed cannot be; `usual` is what the kit would say, 0 says nothing. */
  readonly because?: (p: Position, m: Move, usual: number) => number
}

/** Candidates are listed all at once by `moves`, by `from` for each piece that goes, by `again` for the one that goes on, or are all the empty cells. */
interface Listed {
  readonly moves: (p: Position, out: Moves) => void
  readonly from: (p: Position, c: number, out: Moves) => void
  /** For a part of `chains`, where the piece in the mark goes on. */
  readonly again: (p: Position, c: number, out: Moves) => void
  /** Needs `tracks: ['empties']`. In a game of one part random games draw a cell without listing them. */
  readonly onto: 'empty cells'
}
type One<K extends keyof Listed> = Pick<Listed, K> & { readonly [other in Exclude<keyof Listed, K>]?: never }
export type TurnPart = PartRules & (One<'moves'> | One<'from'> | One<'again'> | One<'onto'>)

/** What happens to a player without a move: the other wins, nothing is done, or the player leaves the game. */
export type Stuck = 'loses' | 'passes' | 'goes out' | ((p: Position) => Outcome | Move)

/** Parts of `Game` that go through as they are. */
const KEPT = [
  'draws',
  'upright',
  'weight',
  'actor',
  'elapse',
  'loosePoints',
  'trail',
  'decisive',
  'tally',
  'tell',
  'notation',
  'preparing',
  'legal',
  'pick',
  'value',
  'gain',
  'promising',
  'ideas',
  'needs',
  'imagine',
  'net',
] as const satisfies readonly (keyof BoardGame)[]
type Kept = Partial<Pick<BoardGame, (typeof KEPT)[number]>>

export const keptOf = (rules: Kept): Kept =>
  Object.fromEntries(KEPT.flatMap(key => (rules[key] === undefined ? [] : [[key, rules[key]]])))

type Listing = (p: Position, out: Moves, reasons: Moves) => void

interface SharedRules extends Kept {
  readonly turns?: 'one move' | 'several moves'
  /** After the set-up. */
  readonly start?: (p: Position) => void
  /** Recomputes the words of `own` that follow from others, also after the set-up. */
  readonly derive?: (p: Position) => void
  readonly flaw?: (p: Position) => Words | undefined
  /** By player: the win of whoever brings a piece to its goal (`goals`). Asked before `outcome`. */
  readonly arrives?: readonly Outcome[]
  readonly outcome?: (p: Position) => Outcome | undefined
  /** Of two players: whoever has no piece left loses, in these words; needs `tracks`. */
  readonly cleared?: Words
  /** The end after `patience` quiet turns; a draw without captures when absent. */
  readonly tired?: (p: Position) => Outcome
  /** 'loses' when absent; with more than two players 'goes out'. */
  readonly stuck?: Stuck
  /** By player: the win when the other cannot move, in words of the game's own. */
  readonly shut?: readonly Outcome[]
  /** Any turn may be passed, and so many passes in a row end the game; needs the counter `passes` for all. */
  readonly passing?: { readonly inARow: number; readonly ends: (p: Position) => Outcome }
  /** The end when nobody can move any more; a draw when absent, with `stuck: 'loses'` the loss of the player to move. */
  readonly counted?: (p: Position) => Outcome
  /** By player: the win of the last one who is not out. */
  readonly last?: readonly Outcome[]
  /** The usual name or points where these give undefined. */
  readonly name?: (p: Position, m: Move) => string | undefined
  readonly points?: (p: Position, m: Move) => readonly Point[] | undefined
  readonly label?: (point: string, p: Position) => Words | undefined
  readonly write?: BoardGame['write']
  /** Takes the place of all that the kit would think people try, which is what `usual` lists. */
  readonly attempts?: (p: Position, out: Moves, reasons: Moves, usual: Listing) => void
  /** Changes how a piece on the board is shown, where its kind does not say it all. */
  readonly placed?: (each: Placed, code: number, p: Position) => Placed
  /** Takes the place of the usual scene, key by key. */
  readonly scene?: (p: Position, seat?: number) => Partial<Scene>
}

export interface SeveralParts<P extends string> {
  readonly parts: Readonly<Record<P, TurnPart>>
}

/** The rules of a standing game: those of its only part, or of each part of a turn. */
export type StandingRules<P extends string> = SharedRules &
  ((TurnPart & { readonly parts?: never }) | SeveralParts<P>)
