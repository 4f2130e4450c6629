import type { Game, Position, Words } from '../engine/index.ts'
import type { Board } from './boards/index.ts'

/** A colour word; the drawing maps it to the theme's colours. */
export type Tint =
  | 'white'
  | 'black'
  | 'red'
  | 'blue'
  | 'green'
  | 'yellow'
  | 'orange'
  | 'purple'
  | 'grey'
  | 'brown'
  | 'teal'
  | 'pink'
  | 'wood'

/** A colour of a drawing: a part of the piece's own colour, or the body of another one. */
export type Paint = 'base' | 'deep' | 'line' | 'ink' | Tint

/** One shape of a drawing: an SVG path in a box from -50 to 50 both ways, where 100 is the width of a cell. */
export interface Shape {
  readonly path: string
  readonly fill?: Paint
  /** The colour of a stroke along the path, and how wide it is: 4 when absent. */
  readonly stroke?: Paint
  readonly width?: number
}

/** How a piece looks. `art` names a drawing in src/board/art; the drawing knows no game. */
export interface Look {
  readonly art: string
  readonly tint: Tint
  /** Printed on the piece: a letter, a rank, a number. Also its sign in a text diagram. */
  readonly text?: string
  /** Strokes drawn in place of the text, as an SVG path in a box of 40 by 40. */
  readonly glyph?: string
  /** The ways the piece goes, as strokes in the same box, for those who choose to see them. */
  readonly ways?: string
  /** A game's own drawing, the lowest shape first. It lies on the body that `art` names, and below the text. */
  readonly drawing?: readonly Shape[]
  /** Degrees clockwise, for pieces that point somewhere. */
  readonly turn?: number
  /** 1 fills a cell well; smaller and larger pieces scale from it. */
  readonly size?: number
}

export interface Placed {
  readonly cell: number
  readonly look: Look
  /** Read out by a screen reader: "white king". */
  readonly label: Words
  /** Whose it is; nobody's when absent. */
  readonly owner?: number
  /** All the cells a large block covers (`cell` among them). */
  readonly cells?: readonly number[]
  /** A block that can be turned: which one it is however it lies, and by how many degrees clockwise it is turned now. */
  readonly turned?: { readonly of: string; readonly angle: number }
  /** What a person points at instead of the cell. */
  readonly point?: string
  /** Where it lies within a large cell, as x, y from the cell's centre: men along a point, tokens that share a field. */
  readonly shift?: readonly [number, number]
}

export interface TrayItem {
  readonly look: Look
  readonly label: Words
  readonly count?: number
  /** The id to point at, e.g. "hand:0:pawn". */
  readonly point?: string
}

/** Things beside the board: hands, captured men, dice, money, cards. */
export interface Tray {
  readonly id: string
  readonly title: Words
  /** Whose it is; common when absent. */
  readonly owner?: number
  readonly items: readonly TrayItem[]
  /** A line of text, e.g. "$1500". */
  readonly text?: Words
  /** 'own' when its owner may lay its things in any order, as tiles on a rack; a page keeps that order for itself. */
  readonly order?: 'own'
  /** The middle of it on the board, in cells, where it lies there and not beside it: dice on a backgammon board. */
  readonly at?: readonly [number, number]
  /** 'card': nothing in it is ever pointed at, so it lies nowhere and is counted on its owner's card alone. */
  readonly place?: 'card'
}

export interface Link {
  readonly from: number
  readonly to: number
  readonly tint: Tint
  /** 'bar' lies between two cells, 'arrow' points, 'wall' closes the edge between them, 'rim' the edge of `from` away from `to`. */
  readonly kind: 'bar' | 'arrow' | 'wall' | 'rim'
}

/** What lies on the table now: all that the drawing and the screen reader need. Pieces of one cell come bottom first. */
export interface Scene {
  readonly placed: readonly Placed[]
  readonly trays: readonly Tray[]
  readonly links?: readonly Link[]
  /**
   * Cells drawn otherwise than on the bare board; 'gone' and 'fog' among the words. 'unseen' are places that cannot be used yet:
   * they are neither drawn nor pointed at.
   */
  readonly fills?: readonly { readonly cell: number; readonly fill: string }[]
  /** Lines of text above the board. */
  readonly notes?: readonly Words[]
  /** The cell the match is about now: on a track the field of whoever is to move. */
  readonly focus?: number
  /** The part of a growing board to show, as x, y, width, height. */
  readonly window?: readonly [number, number, number, number]
}

/** A game that can be seen: every game of the library is one. */
export interface BoardGame extends Game {
  readonly board: Board
  /** The board is read like a page, so it is never turned round for the other side. */
  readonly upright?: boolean
  scene(p: Position, seat?: number): Scene
}
