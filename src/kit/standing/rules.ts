import type { Move, Moves, Outcome, Point, Position, Words } from '../../engine/index.ts'
import type { BoardGame, Scene } from '../scene.ts'

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
  /** Carries the move out; ends with `g.go` or `g.endTurn`. */
  readonly play: (p: Position, m: Move) => void
  /** Why a move that was never listed cannot be; `usual` is what the kit would say, 0 says nothing. */
  readonly because?: (p: Position, m: Move, usual: number) => number
}

/** Candidates are listed all at once by `moves`, by `from` for each piece that goes, or are all the empty cells. */
interface Listed {
  readonly moves: (p: Position, out: Moves) => void
  readonly from: (p: Position, c: number, out: Moves) => void
  /** Needs `tracks: ['empties']`. In a game of one part random games draw a cell without listing them. */
  readonly onto: 'empty cells'
}
type One<K extends keyof Listed> = Pick<Listed, K> & { readonly [other in Exclude<keyof Listed, K>]?: never }
export type TurnPart = PartRules & (One<'moves'> | One<'from'> | One<'onto'>)

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
  readonly outcome?: (p: Position) => Outcome | undefined
  /** 'loses' when absent; with more than two players 'goes out'. */
  readonly stuck?: Stuck
  /** The end when nobody can move any more, for `stuck: 'passes'`; a draw when absent. */
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
  /** Takes the place of the usual scene, key by key. */
  readonly scene?: (p: Position, seat?: number) => Partial<Scene>
}

export interface SeveralParts<P extends string> {
  readonly parts: Readonly<Record<P, TurnPart>>
}

/** The rules of a standing game: those of its only part, or of each part of a turn. */
export type StandingRules<P extends string> = SharedRules &
  ((TurnPart & { readonly parts?: never }) | SeveralParts<P>)
