import { makeBoard, type Board, type CellShape, type Look } from '../../../kit/index.ts'

export const TILES = 64
/** The length a line must have at least to win. */
export const LONG = 8

/** Sides of a tile: north, east, south, west; a set of sides is a sum of 1, 2, 4 and 8. */
export const SIDES = 4

/** The six ways a tile can lie, named by the two sides that the white line joins; the black line joins the others. */
export const WAYS = [
  {
    id: 'ns',
    white: 0b0101,
    hu: 'kereszt, fehér É–D',
    en: 'crossing, white N–S',
    art: 'trax-straight',
    turn: 0,
  },
  {
    id: 'ew',
    white: 0b1010,
    hu: 'kereszt, fehér K–Ny',
    en: 'crossing, white E–W',
    art: 'trax-straight',
    turn: 90,
  },
  { id: 'ne', white: 0b0011, hu: 'ív, fehér É–K', en: 'curves, white N–E', art: 'trax-curve', turn: 0 },
  { id: 'es', white: 0b0110, hu: 'ív, fehér K–D', en: 'curves, white E–S', art: 'trax-curve', turn: 90 },
  { id: 'sw', white: 0b1100, hu: 'ív, fehér D–Ny', en: 'curves, white S–W', art: 'trax-curve', turn: 180 },
  { id: 'wn', white: 0b1001, hu: 'ív, fehér Ny–É', en: 'curves, white W–N', art: 'trax-curve', turn: 270 },
] as const

export const lookOf = (way: number): Look => ({ art: WAYS[way]!.art, tint: 'white', turn: WAYS[way]!.turn })

/** Columns @, A … Z, AA, AB … */
const column = (col: number): string => {
  if (col === 0) return '@'
  let name = ''
  for (let n = col; n > 0; n = Math.floor((n - 1) / 26))
    name = String.fromCharCode(65 + ((n - 1) % 26)) + name
  return name
}

/**
 * The table. The laid tiles always begin in column A and row 1, so column @ and row 0 are the fields before them (that is how
 * Trax is written down). A connected area of n tiles has width + height of n + 1 at most, so a triangle of fields is
 * enough for any game: no tile can ever come to its edge.
 */
export function traxTable(): Board {
  const reach = TILES + 2
  const at = new Map<string, number>()
  const cells: CellShape[] = []
  for (let y = 0; y <= reach; y++)
    for (let x = 0; x + y <= reach; x++) {
      at.set(`${x},${y}`, cells.length)
      const outline = [x - 0.5, y - 0.5, x + 0.5, y - 0.5, x + 0.5, y + 0.5, x - 0.5, y + 0.5]
      cells.push({ name: `${column(x)}${y}`, x, y, outline, fill: 'plain' })
    }
  const steps = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
  return makeBoard({
    cells,
    dirs: ['n', 'e', 's', 'w'],
    step: (c, d) => at.get(`${cells[c]!.x + steps[d]![0]!},${cells[c]!.y + steps[d]![1]!}`),
  })
}
