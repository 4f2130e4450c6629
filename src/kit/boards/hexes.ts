import { makeBoard, type Board, type CellShape, type Label } from './board.ts'
import { LETTERS } from './square.ts'

/** A hex by its axial coordinates: `q` grows to the right, `r` down-left to up; pointy or flat is a matter of drawing. */
export interface Hex {
  readonly q: number
  readonly r: number
  readonly name: string
  readonly fill?: string
}

// Six edge neighbours, then the six cells behind a corner (for bishops on hexes).
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 1],
  [-1, 2],
  [-2, 1],
  [-1, -1],
  [1, -2],
  [2, -1],
] as const
const HEX_DIRS = ['e', 'ne', 'nw', 'w', 'sw', 'se', 'ene', 'nn', 'wnw', 'wsw', 'ss', 'ese'] as const

export interface HexOptions {
  /** 'edges' gives the six neighbours, 'corners' also the six cells behind the corners. */
  readonly dirs?: 'edges' | 'corners'
  /** 'pointy' has rows that run left to right, 'flat' has columns that run bottom to top, 'points' are crossings of lines. */
  readonly look?: 'pointy' | 'flat' | 'points'
  readonly regions?: (board: readonly Hex[]) => Record<string, number[]>
  readonly labels?: readonly Label[]
}

const ROOT = Math.sqrt(3)

/** Where a hex is drawn. In 'pointy' q runs east and r runs north-east; in 'flat' r runs north and q runs south-east. */
export function hexCentre(hex: Hex, look: 'pointy' | 'flat' | 'points'): { x: number; y: number } {
  return look === 'flat'
    ? { x: (hex.q * ROOT) / 2, y: -(hex.r + hex.q / 2) }
    : { x: hex.q + hex.r / 2, y: -(hex.r * ROOT) / 2 }
}

/** Any set of hexes. Directions e ne nw w sw se (and six corner directions when asked). */
export function hexes(list: readonly Hex[], options: HexOptions = {}): Board {
  const look = options.look ?? 'pointy'
  const at = new Map(list.map((hex, c) => [`${hex.q},${hex.r}`, c]))
  const radius = 1 / ROOT
  const cells = list.map((hex): CellShape => {
    const { x, y } = hexCentre(hex, look)
    const outline: number[] = []
    for (let k = 0; k < 6; k++) {
      const angle = ((look === 'flat' ? 0 : 30) + 60 * k) * (Math.PI / 180)
      outline.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
    }
    const base = { name: hex.name, x, y }
    return look === 'points' ? base : { ...base, outline, fill: hex.fill ?? 'plain' }
  })
  const dirs = HEX_DIRS.slice(0, options.dirs === 'corners' ? 12 : 6)
  const find = (c: number, d: number) => {
    const { q, r } = list[c]!
    const [dq, dr] = STEPS[d]!
    return at.get(`${q + dq},${r + dr}`)
  }
  const lines =
    look !== 'points'
      ? []
      : [0, 1, 2].flatMap(d =>
          list.flatMap((_, c) => {
            const to = find(c, d)
            return to === undefined ? [] : [[c, to] as const]
          }),
        )
  const opposite = dirs.map((_, d) => (d < 6 ? (d + 3) % 6 : 6 + ((d - 6 + 3) % 6)))
  return makeBoard({
    cells,
    dirs,
    step: find,
    opposite,
    regions: options.regions?.(list) ?? {},
    lines,
    labels: options.labels ?? [],
  })
}

/** The rhombus of Hex: columns a, b …, rows 1, 2 …; (c, r) touches (c±1, r), (c, r±1), (c+1, r-1), (c-1, r+1). */
export function hexRhombus(n: number): Board {
  const list: Hex[] = []
  for (let row = 0; row < n; row++)
    for (let col = 0; col < n; col++) list.push({ q: col, r: row, name: `${LETTERS[col]}${row + 1}` })
  const where = (test: (col: number, row: number) => boolean) =>
    list.flatMap((hex, c) => (test(hex.q, hex.r) ? [c] : []))
  const labels: Label[] = []
  for (let i = 0; i < n; i++) {
    const bottom = hexCentre({ q: i, r: -1, name: '' }, 'pointy')
    const left = hexCentre({ q: -1, r: i, name: '' }, 'pointy')
    labels.push({ ...bottom, text: LETTERS[i]! }, { ...left, text: String(i + 1) })
  }
  return hexes(list, {
    labels,
    regions: () => ({
      south: where((_, row) => row === 0),
      north: where((_, row) => row === n - 1),
      west: where(col => col === 0),
      east: where(col => col === n - 1),
    }),
  })
}

/** Every hex within `side - 1` steps of the centre; named by `name(q, r)` with the centre at 0, 0. */
export function hexHexagon(
  side: number,
  name: (q: number, r: number) => string,
  options: HexOptions = {},
): Board {
  const list: Hex[] = []
  for (let r = -side + 1; r < side; r++)
    for (let q = -side + 1; q < side; q++) if (Math.abs(q + r) < side) list.push({ q, r, name: name(q, r) })
  return hexes(list, options)
}

/** The cells after so many turns of 60 degrees clockwise round the middle of a hexagon. */
export function turnedBySixths(board: Board, list: readonly number[], times: number): number[] {
  const { cells } = board
  const middle = cells[board.size >> 1]!
  const once = (c: number): number => {
    const [dx, dy] = [cells[c]!.x - middle.x, cells[c]!.y - middle.y]
    const [u, v] = [dx / 2 - (dy * ROOT) / 2, (dx * ROOT) / 2 + dy / 2]
    return cells.findIndex(({ x, y }) => Math.hypot(x - middle.x - u, y - middle.y - v) < 0.1)
  }
  return times === 0 ? [...list] : turnedBySixths(board, list.map(once), times - 1)
}
