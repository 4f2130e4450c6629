import type { Tint } from '../kit/index.ts'
import { TINT_NAMES, type Colours } from './colours.ts'

export { isDarkBody, pageColours, TINT_NAMES, type Colours } from './colours.ts'

/**
 * Every colour of the drawing, by name, for light and dark. The page gets them as custom properties (board.css holds
 * the same list, a test compares them); a picture that stands alone gets them as plain colours.
 */
export type Theme = 'light' | 'dark'

/** base is the lit face, deep the side in shade, line the contour, ink what is printed on it. */
const TINTS: Readonly<Record<Tint, readonly [base: string, deep: string, line: string, ink: string]>> = {
  white: ['#f8f0e0', '#d3c0a0', '#4a3727', '#3a2c20'],
  black: ['#3d3531', '#231d1a', '#120e0c', '#f3e8d4'],
  red: ['#b2352a', '#872419', '#561710', '#fff1e4'],
  blue: ['#2f6ea9', '#1e4b77', '#122f4d', '#f2f8fd'],
  green: ['#69a651', '#467734', '#23421a', '#0f2408'],
  yellow: ['#efc94c', '#c2982c', '#6b5111', '#3d2e08'],
  orange: ['#e28a32', '#b0641b', '#67390c', '#33200b'],
  purple: ['#7f53a3', '#583674', '#36204a', '#faf3ff'],
  grey: ['#aaa398', '#7d766d', '#48423c', '#221e1a'],
  brown: ['#8b5c3c', '#633e26', '#3c2515', '#fff2e2'],
  teal: ['#217f7c', '#155a58', '#104140', '#effffe'],
  pink: ['#de85a3', '#b15c7e', '#6a3047', '#381423'],
  wood: ['#dcb37b', '#b48a56', '#6c4c29', '#3a270f'],
}

/** Colours of the board itself: light, then dark. */
const BOARD = {
  'board-frame': ['#6b4a33', '#35281f'],
  'board-frame-edge': ['#4a3222', '#211812'],
  'board-frame-ink': ['#f1dfc3', '#c9b394'],
  'board-plate': ['#e5c690', '#a8865b'],
  'board-felt': ['#6d8a76', '#33453b'],
  'board-light': ['#f1e0c0', '#cbb08a'],
  'board-dark': ['#c39a6d', '#8d6b4d'],
  'board-middle': ['#dabd93', '#ab8c68'],
  'board-plain': ['#ecd6ad', '#b79a72'],
  'board-line': ['#7b5b3c', '#4d3826'],
  'board-ink': ['#5d442c', '#2f2216'],
  'board-home': ['#dcc79b', '#a78f68'],
  'board-goal': ['#e6c15f', '#b08f3d'],
  'board-water': ['#9cc3cf', '#4f7f90'],
  'board-water-line': ['#7aa9b8', '#3d6878'],
  'board-blocked': ['#8d7b67', '#574a3d'],
  'board-fog': ['#8f8a86', '#4b4744'],
  'board-fog-line': ['#a29d98', '#5c5753'],
  'board-start': ['#e3b7a0', '#a97a64'],
  'board-marked': ['#d9cf8b', '#99905a'],
  'board-track': ['#f5ead2', '#d6c3a0'],
  'board-corner': ['#e2c58e', '#a9895a'],
  'board-ring-light': ['#e3e6c4', '#aab38b'],
  'board-ring-dark': ['#a9b077', '#6f7850'],
  'board-core-light': ['#f3cfb4', '#c49474'],
  'board-core-dark': ['#c98a68', '#935c42'],
  'board-bonus-2l': ['#a9cfe0', '#6593a8'],
  'board-bonus-3l': ['#5d9fc6', '#3d7497'],
  'board-bonus-2w': ['#eeb1a2', '#ad7263'],
  'board-bonus-3w': ['#d96a58', '#9a463a'],
  tray: ['#f6ecd6', '#655340'],
  'tray-ink': ['#4f3a26', '#f5e9d4'],
  'mark-last': ['#e8b93c', '#f0c859'],
  'mark-chosen': ['#4f8f5a', '#7cc08a'],
  'mark-target': ['#24603c', '#123a22'],
  'mark-capture': ['#a3271c', '#d4503f'],
  'mark-glow': ['#fff3c9', '#ffe9a6'],
  'mark-arrow': ['#2c6e8f', '#2c6e8f'],
  'mark-focus': ['#0b57a4', '#9fd0ff'],
} as const satisfies Record<string, readonly [string, string]>

export type BoardColour = keyof typeof BOARD

const PARTS = ['base', 'deep', 'line', 'ink'] as const

export const plainColours = (theme: Theme): Colours => ({
  tint: (tint, part) => TINTS[tint][PARTS.indexOf(part)]!,
  board: name => BOARD[name][theme === 'light' ? 0 : 1],
})

/** The custom properties, a line each, as they stand in board.css. */
export function properties(): string[] {
  const board = Object.entries(BOARD).map(
    ([name, [light, dark]]) => `--${name}: light-dark(${light}, ${dark});`,
  )
  const tints = TINT_NAMES.flatMap(tint =>
    PARTS.map((part, i) => `--tint-${tint}-${part}: ${TINTS[tint][i]};`),
  )
  return [...board, ...tints]
}
