import type { Lying, Side } from './table.ts'

/** What a designer puts on the table beside pieces and devices: places, words, seats and buttons. */

/** A see-through place for things to lie on. It draws what is put on it to its middle when it says so. */
export interface Zone extends Lying {
  readonly what: 'zone'
  readonly label: string
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly draws: 'free' | 'middle'
}
/** Words that lie on the table without paper under them. */
export interface Label extends Lying {
  readonly what: 'label'
  readonly text: string
  readonly colour: string
}
/** The name of a seat, round the table; what is dropped on it goes into the hand of the seat. */
export interface Seat extends Lying {
  readonly what: 'seat'
  readonly seat: number
  readonly tint: string
}
/** A button that does something with the table. */
export interface Button extends Lying {
  readonly what: 'button'
  readonly text: string
  readonly errand: Errand
}

/** How a piece lay when the button was made; pieces are known by their kind, since their numbers change. */
export interface Laid {
  readonly kind: string
  readonly side: Side
  readonly x: number
  readonly y: number
  readonly angle: number
}

export type Errand =
  /** So many from the nearest pile to every seat. */
  | { readonly do: 'deal'; readonly each: number }
  /** The next seat is to move. */
  | { readonly do: 'next' }
  /** All dice on the table. */
  | { readonly do: 'roll' }
  /** The nearest pile. */
  | { readonly do: 'shuffle' }
  /** Pieces and counters as they were when the button was made; piles that lie face down are shuffled. */
  | {
      readonly do: 'reset'
      readonly pieces: readonly Laid[]
      readonly counters: readonly { readonly id: number; readonly value: number }[]
    }

export type Fitting = Zone | Label | Seat | Button

/** Lines of a label, and the letters of the longest. */
const measure = (text: string): { readonly lines: number; readonly letters: number } => {
  const lines = text.split('\n')
  return { lines: lines.length, letters: Math.max(1, ...lines.map(line => [...line].length)) }
}

export function sizeOfFitting(thing: Fitting): { width: number; height: number } {
  switch (thing.what) {
    case 'zone':
      return { width: thing.width, height: thing.height }
    case 'label': {
      const { lines, letters } = measure(thing.text)
      return { width: 0.3 + 0.27 * letters, height: 0.2 + 0.55 * lines }
    }
    case 'seat':
      return { width: 2.8, height: 0.9 }
    case 'button':
      return { width: Math.max(1.6, 0.7 + 0.24 * [...thing.text].length), height: 0.8 }
    default:
      return thing satisfies never
  }
}
