import type { Player, Words } from '../../../engine/index.ts'
import type { Board } from '../../boards/index.ts'
import type { ChessPart } from './part.ts'

/** One kind of chess piece. Its id in the table is its name in JSON. */
export interface ChessPiece {
  /** One sign, upper case in drawings for the first player of a board; names the piece in drops: `P@e4`. */
  readonly letter: string
  readonly name: Words
  readonly art: string
  /** Printed on the piece. */
  readonly text?: string
  /** Drawn on the piece in place of the text (see Look). */
  readonly glyph?: string
  /** A drawing of its ways, for those who choose to see it (see Look). */
  readonly ways?: string
  /** The same where each player's army has its own signs. */
  readonly glyphs?: readonly string[]
  /** Betza's notation (see moves/betza.ts). */
  readonly moves: string
  /** How it moves instead from the cells of a zone (see ChessRules); the first zone that fits counts. */
  readonly movesFrom?: Readonly<Record<string, string>>
  /** How it captures royals besides, at any distance: generals that must not see each other. */
  readonly strikes?: string
  /** The zone it never leaves. */
  readonly within?: string
  /** A royal piece is what the game is about: it must not be left attacked, or must not be lost. */
  readonly rank?: 'royal'
  /** From the cells where its kind stands at the start, a move-only step may be this long; a piece passed so is taken en passant. */
  readonly firstStep?: number
  /** The kinds it can become (see Promotion). */
  readonly becomes?: readonly string[]
  /** Where promotion is on 'entering or capturing': once inside the zone it changes only where it could never move again. */
  readonly inside?: 'at the end'
  /** What it can become on arriving on some row besides. */
  readonly changes?: readonly Change[]
  /** The kind it goes back to when it is captured. */
  readonly was?: string
  /** What the names of moves call it; its id when absent. */
  readonly called?: string
}

export interface Change {
  /** Counted from the far rim, the last row is 0. */
  readonly row: number
  readonly into: readonly string[]
  /** 'free' may be declined, except by a piece that could never move again. */
  readonly choice: 'forced' | 'free'
}

/** A cell as the owner of a piece sees it, counted from 1: files from the board's left, rows from the owner's side. */
export interface Place {
  readonly file: number
  readonly row: number
}

export interface Promotion {
  /** How many of the farthest rows make the zone. */
  readonly rows: number
  /** On a move that ends in the zone, or also on one that starts there, or of those only on captures. */
  readonly on: 'arriving' | 'touching' | 'entering or capturing'
  /** 'free' may be declined, except by a piece that could never move again. */
  readonly choice: 'forced' | 'free'
}

export interface Castling {
  readonly rook: string
  /** How many cells the king goes towards the nearest rook of a side, the second nearest … */
  readonly king: readonly number[]
}

export interface Drops {
  /** Who gets what a player captures; the captor when absent. */
  readonly to?: readonly number[]
  /** How many of the nearest rows a kind is not dropped on. Nothing is dropped where it could never move. */
  readonly keepOff?: Readonly<Record<string, number>>
  /** The most of a kind that a player may have on one file by dropping. */
  readonly perFile?: Readonly<Record<string, number>>
  /** Kinds whose drop must not mate. */
  readonly noMate?: readonly string[]
}

export interface ChessDraws {
  /** So many times the same position ends the game. */
  readonly repetition?: number
  /** 'loses': who gave check with every move while the position was repeated loses instead of drawing. */
  readonly perpetual?: 'loses'
  /** So many plies without a capture or a move that cannot be undone (a pawn's). */
  readonly quiet?: number
  readonly cap?: number
  /** Nothing but royals left is a draw. */
  readonly bare?: 'draw'
  /** Kinds that cannot mate alone: one against a bare king; the 'bound' ones also one each, when on one colour. */
  readonly weak?: Readonly<Record<string, 'alone' | 'bound'>>
}

/** What a player without a legal move gets when not in check. */
export type Stalemate = 'draw' | 'loss' | 'win'

export interface ChessRules {
  readonly players: readonly Player[]
  readonly board: Board
  readonly pieces: Readonly<Record<string, ChessPiece>>
  /** A drawing with the letters of the pieces: upper case the first, lower case the second player of a duel. */
  readonly setup: string
  /** Men of each player that wait off the board at first, by kind; a part brings them in. */
  readonly reserve?: Readonly<Record<string, number>>
  /** Who plays whom on each separate part of the board; [[0, 1]] when absent. */
  readonly duels?: readonly (readonly [number, number])[]
  /** Named parts of the board, on which pieces move otherwise or which they never leave. */
  readonly zones?: Readonly<Record<string, (place: Place) => boolean>>
  /**
   * 'checked': royals may not be left attacked, mate wins. 'hunted': there is no check, capturing the royal wins.
   * 'none': no piece is royal, and a part says how the game is won.
   */
  readonly royals: 'checked' | 'hunted' | 'none'
  readonly promotion?: Promotion
  readonly castling?: Castling
  /** 'none': a long first step is not taken en passant. 'whole turn': any long step of the foe's last turn is. */
  readonly enPassant?: 'none' | 'whole turn'
  readonly drops?: Drops
  readonly stalemate: Stalemate
  readonly draws: ChessDraws
  /** What search has learnt of judging positions (`npm run learn`): whole numbers with blanks between. */
  readonly learnt?: string
  /** Whatever else the game does, each a part with a name. */
  readonly parts?: readonly ChessPart[]
}
