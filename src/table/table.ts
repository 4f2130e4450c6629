import type { Options, Words } from '../engine/index.ts'
import { sizeOfFitting, type Fitting } from './fittings.ts'
import type { BoardSpot, Grid, MadeBoard } from './grounds.ts'

/**
 * The free table: a board, a box, and things that lie anywhere. It knows no cells and no rules.
 * Lengths are in cells of a board (neighbours are 1 apart); x grows to the right, y down.
 */
export interface Table {
  readonly name: string
  readonly board: BoardChoice
  /** The box: every kind of piece, with how many are still inside. */
  readonly box: readonly Kind[]
  /** What lies on the table, the lowest first. */
  readonly things: readonly Thing[]
  /** Own pictures by id, as data addresses. */
  readonly pictures: Readonly<Record<string, Picture>>
  /** Who sits here; hands belong to seats by number. */
  readonly seats: readonly string[]
  /** Whose turn it is, by the number of the seat; absent while nobody keeps count. */
  readonly turn?: number
  /** The next thing gets this number. */
  readonly nextId: number
}

export type BoardChoice =
  | { readonly kind: 'plain'; readonly colour: string }
  /** A board of the library, drawn by the program. */
  | {
      readonly kind: 'game'
      readonly game: string
      readonly options: Options
      /** The position (as JSON) the pieces were set up from: whose turn, and all that pieces do not show. */
      readonly from?: string
      readonly at?: BoardSpot
    }
  | {
      readonly kind: 'picture'
      readonly picture: string
      readonly width: number
      readonly height: number
      readonly grid?: Grid
      readonly at?: BoardSpot
    }
  | MadeBoard

export interface Picture {
  readonly name: string
  /** A data address of a PNG, JPEG, WebP or GIF. */
  readonly data: string
  readonly width: number
  readonly height: number
}

/** One shape of a drawing: an SVG path in hundredths of a cell, with words for its colours. */
export interface Stroke {
  readonly path: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
}

/** One side of a piece: a drawing of the program, or an own picture. */
export type Face = (
  | {
      readonly kind: 'art'
      readonly art: string
      readonly tint: string
      readonly text?: string
      readonly glyph?: string
      /** A game's own drawing; on a block it lies around the first cell. */
      readonly drawing?: readonly Stroke[]
      /** A block of several cells, each as x, y from the middle of the face. */
      readonly cells?: readonly (readonly [number, number])[]
    }
  | { readonly kind: 'picture'; readonly picture: string }
) & { readonly width: number; readonly height: number }

export interface Kind {
  readonly id: string
  readonly name: string
  /** The name in both languages, where the program gave it; a name given by a person comes before it. */
  readonly names?: Words
  readonly front: Face
  readonly back?: Face
  /** Further sides, which a turn shows after the back. */
  readonly more?: readonly Face[]
  /** How many are in the box now. */
  readonly inside: number
}

export interface Lying {
  readonly id: number
  readonly x: number
  readonly y: number
  /** Degrees clockwise. */
  readonly angle: number
  readonly locked: boolean
  /** In the private hand of a seat instead of on the open table. */
  readonly hand?: number
  /** How many times as large as it was made. */
  readonly scale?: number
  /** Things of one group move, turn and flip together. */
  readonly group?: number
}

/** Which side is up; numbers from 2 on are the further sides. */
export type Side = 'front' | 'back' | number

export interface Piece extends Lying {
  readonly what: 'piece'
  readonly kind: string
  readonly side: Side
  /** Another colour than its kind has. */
  readonly tint?: string
}
export interface Die extends Lying {
  readonly what: 'die'
  /** What is written on each face; '1' … '6' of a six-sided die are drawn as pips. */
  readonly faces: readonly string[]
  /** Own pictures on the faces, by id; an empty one leaves its face to the text. */
  readonly pictures?: readonly string[]
  readonly showing: number
}
export interface Numbers extends Lying {
  readonly what: 'numbers'
  readonly least: number
  readonly most: number
  readonly showing: number | null
}
export interface Roulette extends Lying {
  readonly what: 'roulette'
  /** With two zeros there is a 00. */
  readonly zeros: 1 | 2
  readonly showing: string | null
}
export interface Pack extends Lying {
  readonly what: 'pack'
  readonly title: string
  readonly cards: readonly string[]
  readonly runsOut: boolean
  /** Numbers of the cards not drawn since the last shuffle. */
  readonly left: readonly number[]
  readonly showing: number | null
}
export interface Token extends Lying {
  readonly what: 'token'
  readonly digits: number
  readonly text: string
  readonly font: string
  readonly bold: boolean
  readonly italic: boolean
  readonly size: number
  readonly colour: string
  readonly background: string
}
export interface Counter extends Lying {
  readonly what: 'counter'
  readonly label: string
  readonly value: number
}
export interface Note extends Lying {
  readonly what: 'note'
  readonly text: string
  readonly colour: string
}
export interface Clock extends Lying {
  readonly what: 'clock'
  /** Milliseconds left for each side. */
  readonly left: readonly number[]
  /** Whose time runs; null when it stands. */
  readonly running: number | null
}
export interface Scores extends Lying {
  readonly what: 'scores'
  readonly rows: readonly { readonly name: string; readonly points: readonly number[] }[]
}
/** A bag: what was put into it comes out by luck, and nobody sees what is still inside. */
export interface Bag extends Lying {
  readonly what: 'bag'
  readonly label: string
  readonly colour: string
  /** The kinds of the pieces inside. */
  readonly inside: readonly string[]
}
/** What a row of a scoreboard comes to. */
export const total = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0)

export interface Mark extends Lying {
  readonly what: 'mark'
  readonly shape: 'arrow' | 'circle'
  readonly colour: string
  /** Where the arrow points, or a point of the circle. */
  readonly toX: number
  readonly toY: number
}

export type Thing =
  | Piece
  | Die
  | Numbers
  | Roulette
  | Pack
  | Token
  | Counter
  | Note
  | Clock
  | Scores
  | Mark
  | Bag
  | Fitting
/** Without the number that the table gives. */
export type NewThing = Thing extends infer T ? (T extends Thing ? Omit<T, 'id'> : never) : never
export type Device = Die | Numbers | Roulette | Pack

export const isDevice = (thing: Thing): thing is Device =>
  thing.what === 'die' || thing.what === 'numbers' || thing.what === 'roulette' || thing.what === 'pack'

export const MOST = {
  things: 3000,
  kinds: 400,
  copies: 1000,
  pictures: 300,
  cards: 2000,
  text: 5000,
  reach: 10_000,
  seats: 12,
  sides: 32,
} as const

export const emptyTable = (name = ''): Table => ({
  name,
  board: { kind: 'plain', colour: '#2f5d46' },
  box: [],
  things: [],
  pictures: {},
  seats: [],
  nextId: 1,
})

/** All sides of a kind, in the order in which turning shows them. */
export const sidesOf = (kind: Kind): readonly Side[] => [
  'front',
  ...(kind.back ? (['back'] as const) : []),
  ...(kind.more ?? []).map((_, i) => i + 2),
]

/** The face of a kind that a side shows; the front where it has no such side. */
export const faceOf = (kind: Kind, side: Side): Face =>
  (side === 'back' ? kind.back : side === 'front' ? undefined : kind.more?.[side - 2]) ?? kind.front

/** The size of a thing as it lies now, before turning. */
export function sizeOf(table: Table, thing: Thing): { width: number; height: number } {
  const made = madeSize(table, thing)
  const { scale } = thing
  return scale === undefined ? made : { width: made.width * scale, height: made.height * scale }
}

function madeSize(table: Table, thing: Thing): { width: number; height: number } {
  switch (thing.what) {
    case 'piece': {
      const kind = table.box.find(each => each.id === thing.kind)
      const face = kind && faceOf(kind, thing.side)
      return face ? { width: face.width, height: face.height } : { width: 1, height: 1 }
    }
    case 'die':
      return { width: 0.9, height: 0.9 }
    case 'numbers':
      return { width: 1.6, height: 0.9 }
    case 'roulette':
      return { width: 2.4, height: 2.4 }
    case 'pack':
      return { width: 1.2, height: 1.7 }
    case 'token':
      return { width: (0.4 + thing.digits * 0.62) * thing.size, height: 1.1 * thing.size }
    case 'counter':
      return { width: 1.8, height: 1 }
    case 'note':
      return { width: 2.6, height: 2 }
    case 'clock':
      return { width: 3.2, height: 1.2 }
    case 'scores':
      return { width: 3.4, height: 0.8 + 0.5 * thing.rows.length }
    case 'bag':
      return { width: 1.6, height: 1.8 }
    case 'mark':
      return { width: 0.5, height: 0.5 }
    case 'zone':
    case 'label':
    case 'button':
    case 'seat':
      return sizeOfFitting(thing)
    default:
      return thing satisfies never
  }
}
