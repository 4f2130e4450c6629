import type { Palette } from './palettes.ts'
import type { SetName } from './sets.ts'

/** The colours of a set, where they differ from those of its family. */
export const SET_PALETTES: Readonly<Record<SetName, Partial<Palette>>> = {
  bone: {
    board: {
      'board-plate': '#e2dbcd',
      'board-frame': '#4c4441',
      'board-frame-edge': '#221d1b',
      'board-edge': '#2a2422',
      'board-light': '#e8e0d0',
      'board-dark': '#86776b',
      'board-middle': '#b5a899',
      'board-ink': '#3b322c',
    },
    tints: {
      white: ['#f8f1e2', '#d0c2a6', '#5b4e3d', '#3a2c20'],
      black: ['#7e2320', '#4a100f', '#2a0706', '#fbe9df'],
    },
    cloth: ['#c9c4c1', '#aaa39f', '#1f1b1a', '#100d0d'],
  },
  glass: {
    board: {
      'board-plate': '#cfa77a',
      'board-plain': '#cfa77a',
      'board-frame': '#cfa77a',
      'board-edge': '#6d4526',
      'board-frame-edge': '#6d4526',
      'board-line': '#33190a',
      'board-ink': '#33190a',
      'board-frame-ink': '#33190a',
    },
    tints: {
      white: ['#e9f1ee', '#a9bfba', '#6f8a85', '#24302d'],
      black: ['#16332d', '#06130f', '#030b09', '#e6f4ee'],
    },
  },
  lacquered: {
    board: {
      'board-plate': '#efe6cf',
      'board-plain': '#efe6cf',
      'board-frame': '#1d1b1c',
      'board-frame-edge': '#8a6a24',
      'board-edge': '#0f0e0f',
      'board-light': '#f0e7d0',
      'board-dark': '#2c5f48',
      'board-middle': '#7d9a80',
      'board-line': '#2f4a3c',
    },
    tints: {
      white: ['#fbf6ea', '#d4c7a8', '#7d6f50', '#3a2c20'],
      black: ['#232124', '#0b0a0c', '#000000', '#f4dd9a'],
    },
    cloth: ['#8d2f25', '#6d2019', '#2b1310', '#170908'],
  },
  sign: {},
  letter: {},
  diagram: {
    board: {
      'board-plate': '#ffffff',
      'board-plain': '#ffffff',
      'board-frame': '#ffffff',
      'board-frame-edge': '#1b1b1b',
      'board-frame-ink': '#1b1b1b',
      'board-edge': '#ffffff',
      'board-line': '#1b1b1b',
      'board-ink': '#1b1b1b',
      'board-light': '#ffffff',
      'board-dark': '#bdbdbb',
      'board-middle': '#dededc',
      'board-well': '#ebebe9',
      'board-home': '#e4e4e2',
      'board-track': '#ffffff',
      'board-corner': '#f0f0ee',
    },
    tints: {
      white: ['#ffffff', '#ffffff', '#1b1b1b', '#1b1b1b'],
      black: ['#1b1b1b', '#1b1b1b', '#1b1b1b', '#ffffff'],
    },
    cloth: ['#e6e4df', '#d3d0ca', '#2a2724', '#191715'],
  },
}
