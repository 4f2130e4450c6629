import type { Tint } from '../kit/index.ts'
import type { BoardColour } from './palette.ts'

/** Gives the colours for a drawing: as custom properties of the page, or as they are. */
export interface Colours {
  readonly tint: (tint: Tint, part: 'base' | 'deep' | 'line' | 'ink') => string
  readonly board: (name: BoardColour) => string
}

/** The colours of the page, whatever they are: board-colours.css holds them, so that the script need not. */
export const pageColours: Colours = {
  tint: (tint, part) => `var(--tint-${tint}-${part})`,
  board: name => `var(--${name})`,
}

/** Whether printed details must be light to be seen on it. */
const BODIES: Readonly<Record<Tint, 'light' | 'dark'>> = {
  white: 'light',
  black: 'dark',
  red: 'dark',
  blue: 'dark',
  green: 'light',
  yellow: 'light',
  orange: 'light',
  purple: 'dark',
  grey: 'light',
  brown: 'dark',
  teal: 'dark',
  pink: 'light',
  wood: 'light',
}

export const TINT_NAMES = Object.keys(BODIES) as readonly Tint[]

export const isDarkBody = (tint: Tint): boolean => BODIES[tint] === 'dark'
