import { MATERIALS, type Tint } from '../kit/index.ts'
import { TINT_NAMES, type Colours } from './colours.ts'
import { PALETTES, type Palette, type TintColours } from './materials/palettes.ts'
import { SET_PALETTES } from './materials/set-palettes.ts'
import { partsOf, SETS, type Finish } from './materials/sets.ts'

export { isDarkBody, pageColours, TINT_NAMES, type Colours } from './colours.ts'

/**
 * Every colour of the drawing, by name. The page gets them as custom properties (board-colours.css and materials/materials.css hold
 * the same lists, a test compares them); a picture that stands alone gets them as plain colours.
 */
export type Theme = 'light' | 'dark'

/** base is the lit face, deep the side in shade, line the contour, ink what is printed on it. */
const TINTS: Readonly<Record<Tint, TintColours>> = {
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

/** Colours of every board: those of the materials come over them, and no theme changes what things are made of. */
const BOARD = {
  'board-frame': '#6b4a33',
  'board-frame-edge': '#4a3222',
  'board-frame-ink': '#f8ead2',
  'board-edge': '#3d2616',
  'board-plate': '#dab784',
  'board-well': '#4f6f5c',
  'board-light': '#f1e0c0',
  'board-dark': '#c39a6d',
  'board-middle': '#dabd93',
  'board-plain': '#ecd6ad',
  'board-line': '#5d3f22',
  'board-skin': '#5a3210',
  'board-ink': '#4a3018',
  'board-home': '#d9bf8a',
  'board-goal': '#e6c15f',
  'board-water': '#86b7c9',
  'board-water-line': '#4d88a0',
  'board-blocked': '#8d7b67',
  'board-fog': '#8f8a86',
  'board-fog-line': '#b7b2ad',
  'board-start': '#e3b7a0',
  'board-marked': '#d9cf8b',
  'board-track': '#f5ead2',
  'board-corner': '#e2c58e',
  'board-ring-light': '#dfe2bd',
  'board-ring-dark': '#8f9860',
  'board-core-light': '#f3cfb4',
  'board-core-dark': '#b06a48',
  'board-bonus-2l': '#a9cfe0',
  'board-bonus-3l': '#6fb0d6',
  'board-bonus-2w': '#f0b9ab',
  'board-bonus-3w': '#e58070',
  'mark-last': '#f2b632',
  'mark-seal': '#cf3a1e',
  'mark-chosen': '#2f8a5f',
  'mark-target': '#1f5a43',
  'mark-capture': '#b3261a',
  'mark-glow': '#ffd76a',
  'mark-arrow': '#2d74c4',
} as const satisfies Record<string, string>

/** Colours of what lies around the board: light, then dark. */
const ROOM = {
  tray: ['#f6ecd6', '#5f4f3d'],
  'tray-ink': ['#4f3a26', '#f5e9d4'],
  'mark-focus': ['#0b57a4', '#0b57a4'],
  cloth: ['#d6cdbd', '#221b16'],
} as const satisfies Record<string, readonly [string, string]>

export type BoardColour = keyof typeof BOARD | keyof typeof ROOM

const PARTS = ['base', 'deep', 'line', 'ink'] as const

const isRoom = (name: BoardColour): name is keyof typeof ROOM => name in ROOM

/** The family's colours with those of the set over them. */
function paletteOf(finish: Finish): Palette {
  const [material, set] = partsOf(finish)
  const own = PALETTES[material]
  if (!set) return own
  const over = SET_PALETTES[set]
  return {
    board: { ...own.board, ...over.board },
    tints: { ...own.tints, ...over.tints },
    cloth: over.cloth ?? own.cloth,
  }
}

export function plainColours(theme: Theme, finish?: Finish): Colours {
  const own = finish ? paletteOf(finish) : undefined
  return {
    tint: (tint, part) => (own?.tints?.[tint] ?? TINTS[tint])[PARTS.indexOf(part)]!,
    board: name => {
      if (name === 'cloth' && own) return own.cloth[theme === 'light' ? 0 : 2]
      return isRoom(name) ? ROOM[name][theme === 'light' ? 0 : 1] : (own?.board[name] ?? BOARD[name])
    },
  }
}

const tintLines = (tints: Palette['tints']): string[] =>
  TINT_NAMES.flatMap(tint => {
    const own = tints?.[tint]
    return own ? PARTS.map((part, i) => `--tint-${tint}-${part}: ${own[i]};`) : []
  })

/** The custom properties, a line each, as they stand in board-colours.css. */
export const properties = (): string[] => [
  ...Object.entries(BOARD).map(([name, colour]) => `--${name}: ${colour};`),
  ...Object.entries(ROOM).map(([name, [light, dark]]) => `--${name}: light-dark(${light}, ${dark});`),
  ...tintLines(TINTS),
]

/** The same of a material, as they stand in materials.css: only what differs, and the cloth. */
export const materialProperties = (finish: Finish): string[] => paletteLines(paletteOf(finish))

function paletteLines({ board, tints, cloth }: Partial<Palette>): string[] {
  return [
    ...Object.entries(board ?? {}).map(([name, colour]) => `--${name}: ${colour};`),
    ...tintLines(tints),
    ...(cloth
      ? [
          `--cloth: light-dark(${cloth[0]}, ${cloth[2]});`,
          `--cloth-far: light-dark(${cloth[1]}, ${cloth[3]});`,
        ]
      : []),
  ]
}

const block = (selector: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `[data-material${selector}] {\n  ${lines.join('\n  ')}\n}\n`

/** The style sheet of all materials, a family's with or without a set, then what the sets change. */
export const materialSheet = (): string =>
  MATERIALS.map(material => block(`|='${material}'`, paletteLines(PALETTES[material]))).join('') +
  SETS.map(set => block(`$='-${set}'`, paletteLines(SET_PALETTES[set]))).join('')
