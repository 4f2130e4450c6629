import type { Point } from '../engine/index.ts'
import type { Aiming } from './aim.ts'
import type { Board, Scene } from '../kit/index.ts'
import type { Finish } from './materials/index.ts'

/** What a next point would do; drawn as a dot, a ring around the piece, or a glow on what may be taken up. */
export interface Target {
  readonly point: Point
  readonly kind: 'start' | 'move' | 'capture'
}

/** Circles and arrows over the board. */
export interface Drawn {
  readonly marks: readonly number[]
  readonly arrows: readonly (readonly [number, number])[]
}

/** A line of what happened, with the colour of who did it. */
export interface News {
  readonly tint: string | undefined
  readonly text: string
}

/** All the board view is given. It knows no rules: it shows a scene and tells what a person pointed at. */
export interface BoardViewProps {
  readonly board: Board
  readonly scene: Scene
  /** What board and pieces are made of. */
  readonly material: Finish
  readonly language: 'hu' | 'en'
  /** The far side comes nearest. */
  readonly flipped: boolean
  readonly coordinates: 'shown' | 'hidden'
  /** What may be pointed at next. Dragging can begin on a target of kind 'start' or on a chosen point. */
  readonly targets: readonly Target[]
  /** Pointed at already, in order. */
  readonly chosen: readonly Point[]
  /** The points of the last move, marked softly. */
  readonly last: readonly Point[]
  /** Of moves shortly before it: the rest of the turn, the last turns of other players. */
  readonly earlier?: readonly Point[]
  /** The cells that decided a match that is over; everything else is dimmed. */
  readonly decisive?: readonly number[]
  /** Marks and arrows of diagrams in the rules. */
  readonly marks?: readonly number[]
  readonly arrows?: readonly (readonly [number, number])[]
  /** What a person has drawn on the board for themselves. */
  readonly drawn?: Drawn
  /** What happened last, the newest at the end; shown in the middle of a board that has one. */
  readonly news?: readonly News[]
  /** 'still' is a picture (diagrams, cards of the library); 'live' takes clicks, drags, taps and keys. */
  readonly mode: 'still' | 'live'
  /** When a finger aims and confirms; 'small' when absent. */
  readonly aiming?: Aiming
  /** 'off' when pieces are to be where they go at once; 'on' when absent. */
  readonly motion?: 'on' | 'off'
  /** A click, a tap, Enter on the focused cell; a drag gives the point it began on, then the one it ended on. */
  readonly onPoint?: (point: Point) => void
  /** The right button was drawn from a cell to another, or pressed on one. */
  readonly onDraw?: (from: number, to: number) => void
}
