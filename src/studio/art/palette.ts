import type { Colour } from '../deck.ts'

/**
 * Every colour of the art, with the inks a print shop lays down for it (per cent cyan, magenta, yellow, black): chosen by
 * hand, since a plain computation shifts colours, and none above 240 % in sum.
 */
const INKS = {
  night: ['#0c2a20', [85, 45, 70, 40]],
  deep: ['#12382a', [85, 40, 75, 30]],
  forest: ['#1b5039', [85, 30, 80, 18]],
  leaf: ['#2a6d49', [80, 22, 82, 8]],
  fresh: ['#458d58', [72, 15, 80, 2]],
  lime: ['#7db265', [52, 6, 76, 0]],
  dew: ['#b5d58c', [30, 2, 56, 0]],
  soil: ['#432a19', [42, 62, 78, 50]],
  earth: ['#62402a', [38, 60, 75, 38]],
  trail: ['#724a2d', [35, 58, 78, 30]],
  sand: ['#8c6440', [30, 50, 72, 20]],
  straw: ['#c79a5c', [16, 36, 68, 6]],
  bark: ['#4f311b', [40, 62, 85, 45]],
  wood: ['#6e4526', [35, 62, 85, 32]],
  plank: ['#8f6034', [28, 55, 82, 20]],
  pine: ['#b78348', [20, 45, 76, 8]],
  parchment: ['#f3e4c0', [4, 8, 26, 0]],
  vellum: ['#e0c993', [10, 18, 46, 2]],
  umber: ['#8a6a3c', [30, 45, 78, 22]],
  ink: ['#17120d', [50, 50, 55, 85]],
  chalk: ['#fffdf6', [0, 0, 3, 0]],
  steel: ['#e3eaec', [10, 3, 4, 0]],
  iron: ['#9aa8ae', [38, 22, 20, 3]],
  lead: ['#54636b', [62, 42, 36, 20]],
  slate: ['#39454b', [66, 48, 42, 40]],
  stone: ['#7c868a', [48, 34, 32, 12]],
  pebble: ['#a9b2b3', [34, 22, 22, 2]],
  cloud: ['#c9d6da', [20, 8, 9, 0]],
  storm: ['#4a6272', [68, 42, 32, 18]],
  tide: ['#1d5a76', [86, 48, 30, 14]],
  water: ['#3c8fae', [74, 26, 18, 2]],
  foam: ['#a6d8e4', [34, 2, 8, 0]],
  wine: ['#6d0d27', [30, 100, 65, 40]],
  ruby: ['#b0173d', [14, 100, 62, 6]],
  rose: ['#dd4263', [6, 86, 38, 0]],
  blush: ['#f7a3b1', [0, 44, 14, 0]],
  rust: ['#9c3b1d', [22, 86, 100, 14]],
  coral: ['#e5694b', [4, 70, 70, 0]],
  brass: ['#8b6515', [30, 50, 100, 24]],
  gold: ['#d79d24', [12, 38, 95, 2]],
  sun: ['#f6d264', [2, 14, 68, 0]],
  moss: ['#55801f', [62, 24, 100, 10]],
  goblin: ['#7cab3b', [52, 10, 92, 0]],
  sprout: ['#a8d062', [36, 0, 74, 0]],
  dusk: ['#2b2a4a', [88, 86, 40, 24]],
  violet: ['#594a86', [70, 74, 12, 4]],
  moon: ['#f4eecb', [4, 4, 24, 0]],
  coal: ['#23262a', [62, 52, 46, 70]],
  ember: ['#f08a2c', [2, 54, 88, 0]],
} as const satisfies Record<string, readonly [Colour, readonly [number, number, number, number]]>

export type Ink = keyof typeof INKS
export const P = Object.fromEntries(Object.entries(INKS).map(([name, [rgb]]) => [name, rgb])) as Readonly<
  Record<Ink, Colour>
>

export type Cmyk = readonly [c: number, m: number, y: number, k: number]
const BY_RGB = new Map<Colour, Cmyk>(Object.values(INKS).map(([rgb, cmyk]) => [rgb, cmyk]))

export const INK_LIMIT = 240

/** The inks of a colour, 0…100 each: by hand for the palette, computed with strong black for the teacher's own colours. */
export function inksOf(colour: Colour): Cmyk {
  const known = BY_RGB.get(colour)
  if (known) return known
  const [r, g, b] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const k = 1 - Math.max(r, g, b)
  if (k === 1) return [0, 0, 0, 100]
  const [c, m, y] = [r, g, b].map(v => (1 - v - k) / (1 - k)) as [number, number, number]
  const black = k * 100
  const room = Math.min(1, (INK_LIMIT - black) / Math.max(1, (c + m + y) * 100))
  return [c, m, y].map(v => Math.round(v * room * 100)).concat(Math.round(black)) as unknown as Cmyk
}

export const inkSum = (colour: Colour): number => inksOf(colour).reduce((sum, v) => sum + v, 0)
