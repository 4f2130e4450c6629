import { tileLine, type Look, type Shape } from '../../../kit/index.ts'

/** Sides by number, as the board of squares turns: north, east, south, west. */
export const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const
export const opposite = (side: number): number => side ^ 2

/** The three ways a tile can lie, with the signs that name moves; each has two lines, and a line joins two sides. */
export const TILES = [
  {
    id: 'cross',
    sign: '+',
    name: { hu: 'kereszt', en: 'crossing' },
    lines: [
      [NORTH, SOUTH],
      [EAST, WEST],
    ],
  },
  {
    id: 'rise',
    sign: '/',
    name: { hu: 'emelkedő ívek', en: 'rising arcs' },
    lines: [
      [WEST, NORTH],
      [EAST, SOUTH],
    ],
  },
  {
    id: 'fall',
    sign: '\\',
    name: { hu: 'ereszkedő ívek', en: 'falling arcs' },
    lines: [
      [WEST, SOUTH],
      [EAST, NORTH],
    ],
  },
] as const

/** By tile and the side where a line enters: the side where it leaves. */
export const LEAVES = Int8Array.from(
  TILES.flatMap(({ lines }) =>
    [NORTH, EAST, SOUTH, WEST].map(side => {
      const [a, b] = lines.find(line => line.some(end => end === side))!
      return a === side ? b : a
    }),
  ),
)

/** By tile, and by bits which of its two lines belong to the main line: how the tile looks. */
const LOOKS: readonly Look[] = TILES.flatMap(({ lines }) =>
  [0, 1, 2, 3].map(main => {
    const drawing = lines.flatMap(([a, b], i): Shape[] => {
      const path = tileLine('squares', a, b)
      const isMain = (main >> i) & 1
      return [
        { path, stroke: 'black', width: 22 },
        { path, stroke: isMain ? 'orange' : 'grey', width: 14 },
      ]
    })
    return { art: 'tile', tint: 'wood', drawing }
  }),
)
export const lookOf = (tile: number, main = 0): Look => LOOKS[tile * 4 + main]!
/** The number of the line of a tile that ends on a side. */
export const lineAt = (tile: number, side: number): number =>
  TILES[tile]!.lines[0].some(end => end === side) ? 0 : 1
