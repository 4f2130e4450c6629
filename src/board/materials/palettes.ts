import type { Material, Tint } from '../../kit/index.ts'
import type { BoardColour } from '../palette.ts'

/** base, deep, line, ink of a tint. */
export type TintColours = readonly [base: string, deep: string, line: string, ink: string]

/** The colours of a family, where they differ from the usual ones. Boards do not know the theme: only the cloth darkens. */
export interface Palette {
  readonly board: Partial<Record<BoardColour, string>>
  readonly tints?: Partial<Record<Tint, TintColours>>
  /** The cloth of the table under the board: near the light and far from it, in light and dark rooms. */
  readonly cloth: readonly [near: string, far: string, nearDark: string, farDark: string]
}

type Wood = readonly [plate: string, edge: string, line: string, skin: string, ink: string]

/** A slab of one material: its top, its front edge, lines, pattern and letters. */
const slab = ([plate, edge, line, skin, ink]: Wood): Palette['board'] => ({
  'board-plate': plate,
  'board-plain': plate,
  'board-frame': plate,
  'board-frame-edge': edge,
  'board-frame-ink': ink,
  'board-edge': edge,
  'board-line': line,
  'board-skin': skin,
  'board-ink': ink,
})

const SLATE_AND_SHELL: Palette['tints'] = {
  white: ['#f6f1e7', '#c4b9a5', '#8d8270', '#3a2c20'],
  black: ['#2f3438', '#121416', '#0b0c0e', '#f3e8d4'],
}
const GLAZE: Palette['tints'] = {
  red: ['#c4412b', '#98301d', '#5f170b', '#fff1e4'],
  blue: ['#3373ba', '#235896', '#123763', '#f2f8fd'],
  white: ['#efe9dc', '#b9ad98', '#6b614f', '#3a2c20'],
  black: ['#15181b', '#050607', '#000000', '#f3e8d4'],
}
const CERAMIC: Palette['tints'] = {
  white: ['#f6f2e8', '#c9bfad', '#7d715d', '#3a2c20'],
  black: ['#34383d', '#15171a', '#0b0c0e', '#f3e8d4'],
}

export const PALETTES: Readonly<Record<Material, Palette>> = {
  chess: {
    board: {
      ...slab(['#e3c592', '#3d2312', '#5d3a1c', '#4a2508', '#4a2a10']),
      'board-frame': '#6d4122',
      'board-frame-edge': '#2b170a',
      'board-frame-ink': '#fff3dc',
      'board-light': '#ebd2a2',
      'board-dark': '#8f5b33',
      'board-middle': '#c39460',
      'board-well': '#4b2c16',
    },
    tints: {
      white: ['#f2dcab', '#c79755', '#5a3a18', '#3a2410'],
      black: ['#43332b', '#1b120e', '#0f0907', '#f3e8d4'],
    },
    cloth: ['#d6cdbd', '#bfb29d', '#221b16', '#120e0b'],
  },
  shogi: {
    board: slab(['#ecca8b', '#a5763a', '#3a2208', '#a56a1e', '#553309']),
    cloth: ['#3d5470', '#2b3e57', '#1a2330', '#0f151e'],
  },
  go: {
    board: slab(['#e6b768', '#a97530', '#3a2208', '#8a5512', '#4a2c08']),
    tints: SLATE_AND_SHELL,
    cloth: ['#cfcaa6', '#b4af86', '#20211a', '#12130e'],
  },
  lacquer: {
    board: { ...slab(['#2f6b4a', '#15382a', '#123524', '#082015', '#eef6ec']), 'board-well': '#1d4a34' },
    tints: SLATE_AND_SHELL,
    cloth: ['#cfcaa6', '#b4af86', '#20211a', '#12130e'],
  },
  draughts: {
    board: {
      ...slab(['#dfc595', '#33200f', '#5d3a1c', '#5a3208', '#4a2a10']),
      'board-frame': '#5a3a20',
      'board-frame-edge': '#26150a',
      'board-frame-ink': '#fff3dc',
      'board-light': '#e3cda0',
      'board-dark': '#8a3b26',
      'board-middle': '#b98a5a',
      'board-well': '#40261a',
    },
    tints: {
      white: ['#f4ecdb', '#bfae8e', '#6b5a40', '#3a2c20'],
      black: ['#36353a', '#141417', '#0a0a0b', '#f3e8d4'],
    },
    cloth: ['#5b4632', '#46341f', '#241a11', '#140e08'],
  },
  hunts: {
    board: {
      ...slab(['#e4cf9f', '#b89f68', '#6b4a20', '#7a5a20', '#55370f']),
      'board-light': '#ecdcb4',
      'board-dark': '#c6a76f',
      'board-middle': '#d6bd8a',
      'board-well': '#c9b27c',
    },
    cloth: ['#5a3a2a', '#45291c', '#26170f', '#150c07'],
  },
  links: {
    board: {
      ...slab(['#3a4348', '#1d2225', '#8d999f', '#ffffff', '#e3e9ec']),
      'board-plain': '#4a555d',
      'board-light': '#4b555c',
      'board-dark': '#2c3338',
      'board-start': '#6a4a3c',
      'board-home': '#4c463a',
      'board-well': '#22282c',
    },
    tints: GLAZE,
    cloth: ['#d5d3cd', '#b9b6ae', '#17191b', '#0c0d0f'],
  },
  pegs: {
    board: slab(['#d5dad6', '#8f9893', '#66716b', '#5a6660', '#3a443e']),
    tints: { red: GLAZE.red!, blue: GLAZE.blue! },
    cloth: ['#d5d3cd', '#b9b6ae', '#17191b', '#0c0d0f'],
  },
  marbles: {
    board: { ...slab(['#bf8350', '#5a3216', '#5a3216', '#5a2d10', '#3a1c08']), 'board-well': '#4d2a12' },
    tints: {
      white: ['#f6f2e9', '#c9c0b0', '#9c917f', '#3a2c20'],
      black: ['#2c2f36', '#0d0e11', '#08090b', '#f3e8d4'],
    },
    cloth: ['#c9cdcd', '#a9b0b1', '#1b1f21', '#0e1112'],
  },
  rack: {
    board: { ...slab(['#2f62a8', '#173a6b', '#123058', '#0d2748', '#f2f7ff']), 'board-well': '#122c52' },
    cloth: ['#dcd3be', '#c4b99f', '#211c14', '#12100b'],
  },
  rows: {
    board: {
      ...slab(['#dab784', '#966c3a', '#4a2508', '#7a4a18', '#4a2a08']),
      'board-light': '#e6c898',
      'board-dark': '#c49a62',
      'board-well': '#966c3a',
    },
    tints: CERAMIC,
    cloth: ['#dcd3be', '#c4b99f', '#211c14', '#12100b'],
  },
  swap: {
    board: {
      ...slab(['#e8d2a2', '#93733e', '#8d6f3d', '#a08250', '#4a3612']),
      'board-light': '#eedcb3',
      'board-dark': '#d3b47c',
      'board-well': '#b4945a',
    },
    cloth: ['#dbcfae', '#c3b58e', '#221d12', '#13100a'],
  },
  towers: {
    board: { ...slab(['#e0cfae', '#8f7a58', '#4a3a2a', '#8a6f45', '#44331f']), 'board-well': '#a58f6a' },
    tints: CERAMIC,
    cloth: ['#c8c2cc', '#a9a1ae', '#1e1b20', '#100e11'],
  },
  army: {
    board: { ...slab(['#c9cb9c', '#77764c', '#6f7448', '#55592c', '#3c4120']), 'board-well': '#a7a878' },
    tints: {
      white: ['#efe4c8', '#b9a67c', '#6b5a34', '#33260f'],
      black: ['#39424f', '#1c222b', '#0e1116', '#f4efe2'],
    },
    cloth: ['#b9b08e', '#9b926f', '#211f17', '#12110c'],
  },
  words: {
    board: {
      ...slab(['#2f6449', '#163527', '#639b80', '#ffffff', '#eef7f0']),
      'board-plain': '#2f6449',
      'board-ink': '#1f2a24',
      'board-well': '#1f4935',
    },
    tints: { wood: ['#f2e2bc', '#c5a873', '#7a5f35', '#2b1c0c'] },
    cloth: ['#2c5e46', '#1f4935', '#16281f', '#0c1711'],
  },
  luck: {
    board: {
      ...slab(['#7d5230', '#3f2310', '#3a200e', '#1e0d03', '#fff3d6']),
      'board-frame': '#7a4d2c',
      'board-frame-edge': '#33190a',
      'board-plain': '#744827',
      'board-home': '#5e391d',
      'board-light': '#ecdcb4',
      'board-dark': '#b9633c',
      'board-well': '#26564d',
    },
    tints: {
      white: ['#f5e7c8', '#c4a878', '#7c6238', '#3a2c20'],
      black: ['#44322a', '#1b110c', '#0f0907', '#f3e8d4'],
    },
    cloth: ['#7d2f2b', '#5f201e', '#2c1513', '#190b0a'],
  },
  track: {
    board: {
      ...slab(['#dfeadd', '#9a8b6c', '#4a5a50', '#4a5a50', '#241b13']),
      'board-plain': '#fffdf4',
      'board-track': '#fffdf4',
      'board-corner': '#f4ead2',
      'board-frame': '#24332c',
      'board-frame-ink': '#f4f8f4',
      'board-well': '#dfeadd',
    },
    cloth: ['#bfd0c6', '#9db5a8', '#18211d', '#0d1310'],
  },
  patience: {
    board: { ...slab(['#b27a47', '#4d2a12', '#4d2a12', '#4d2408', '#331803']), 'board-well': '#5a3317' },
    tints: { grey: ['#dcae3c', '#9a6f12', '#6a4a08', '#3d2e08'] },
    cloth: ['#8b9472', '#6f7858', '#1e2118', '#10120c'],
  },
}
