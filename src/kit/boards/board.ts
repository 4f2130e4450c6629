import { assert, type Words } from '../../engine/index.ts'

/** One place for pieces, with how it is drawn. Coordinates grow right and down; neighbours are about 1 apart. */
export interface CellShape {
  readonly name: string
  readonly x: number
  readonly y: number
  /** Corners as x, y, x, y …; none for a point on a drawn line. */
  readonly outline?: readonly number[]
  /** A word for the look of the cell: 'light', 'dark', 'home', 'goal', 'water' … */
  readonly fill?: string
  /** Short text printed on the cell, in both languages where they differ; lines as they are where it has a line break. */
  readonly text?: string | Words
  /** What the cell says in full, for whoever looks at it. */
  readonly told?: Words
  /** What people call the cell where its name is a code. */
  readonly called?: Words
  /** A few signs printed small in its corner. */
  readonly corner?: string
  /** How high it lies, where cells lie at different heights: drawn with shades and steps. */
  readonly height?: number
  /** On which tier it lies, where places lie on the pieces of others: 1 on those of the board, 2 on those of tier 1 … */
  readonly tier?: number
}

export interface Label {
  readonly x: number
  readonly y: number
  readonly text: string
}

/** A line from cell to cell, in a colour word of its own where it has one; with a radius it is an arc, clockwise. */
export type Line = readonly [from: number, to: number, tint?: string | undefined, radius?: number | undefined]

/**
 * Cells by number, with names at the border. `next` is one flat table that ends in a wall cell (number `size`):
 * whoever walks off the board stands on the wall and stays there, so no length is ever tested.
 */
export interface Board {
  readonly size: number
  readonly cells: readonly CellShape[]
  readonly names: readonly string[]
  readonly dirs: readonly string[]
  /** next[cell * dirs.length + dir]; the wall leads to itself. */
  readonly next: Int16Array
  /** Which direction is the way back. */
  readonly opposite: readonly number[]
  /** Named sets of cells: 'north', 'south', homes, camps … */
  readonly regions: Readonly<Record<string, readonly number[]>>
  /** Drawn lines between cells, for boards of points. */
  readonly lines: readonly Line[]
  /** Coordinates printed around the board. */
  readonly labels: readonly Label[]
  /** The empty middle of a track, as x, y, width, height: what happens is shown there. */
  readonly centre?: readonly [number, number, number, number]
}

export interface BoardSource {
  readonly cells: readonly CellShape[]
  readonly dirs: readonly string[]
  /** The neighbour in a direction, by number. */
  readonly step: (cell: number, dir: number) => number | undefined
  readonly opposite?: readonly number[]
  readonly regions?: Readonly<Record<string, readonly number[]>>
  readonly lines?: readonly Line[]
  readonly labels?: readonly Label[]
}

export function makeBoard(source: BoardSource): Board {
  const { cells, dirs } = source
  const size = cells.length
  const next = new Int16Array((size + 1) * dirs.length).fill(size)
  for (let c = 0; c < size; c++)
    for (let d = 0; d < dirs.length; d++) next[c * dirs.length + d] = source.step(c, d) ?? size
  const names = cells.map(c => c.name)
  assert(new Set(names).size === size, 'two cells have the same name')
  return {
    size,
    cells,
    names,
    dirs,
    next,
    opposite: source.opposite ?? dirs.map((_, d) => (d + (dirs.length >> 1)) % dirs.length),
    regions: source.regions ?? {},
    lines: source.lines ?? [],
    labels: source.labels ?? [],
  }
}

export const cellOf = (board: Board, name: string): number => {
  const cell = board.names.indexOf(name)
  assert(cell >= 0, `no cell is named ${name}`)
  return cell
}
export const cellsOf = (board: Board, names: string): number[] =>
  names
    .trim()
    .split(/\s+/)
    .map(n => cellOf(board, n))

export const dirOf = (board: Board, name: string): number => {
  const dir = board.dirs.indexOf(name)
  assert(dir >= 0, `no direction is named ${name}`)
  return dir
}

/** The direction in which a neighbouring cell lies; -1 when the other cell is none. */
export function dirTo(board: Board, cell: number, other: number): number {
  const degree = board.dirs.length
  let d = degree - 1
  while (d >= 0 && board.next[cell * degree + d] !== other) d--
  return d
}

/** The cell one step away, or the wall. */
export const step = (board: Board, cell: number, dir: number): number =>
  board.next[cell * board.dirs.length + dir]!

/** The cells from (not including) `cell` to the rim. */
export function ray(board: Board, cell: number, dir: number): number[] {
  const found: number[] = []
  for (let c = step(board, cell, dir); c !== board.size; c = step(board, c, dir)) found.push(c)
  return found
}

/** The distinct neighbours of a cell in direction order. */
export function neighbours(board: Board, cell: number): number[] {
  const found = new Set<number>()
  for (let d = 0; d < board.dirs.length; d++) {
    const c = step(board, cell, d)
    if (c !== board.size) found.add(c)
  }
  return [...found]
}

/** Every straight run of exactly `length` cells, each once. `dirs` defaults to all. */
export function runs(board: Board, length: number, dirs = board.dirs.map((_, d) => d)): number[][] {
  const found: number[][] = []
  for (let c = 0; c < board.size; c++)
    for (const d of dirs) {
      if (board.opposite[d]! < d && dirs.includes(board.opposite[d]!)) continue
      const run = [c, ...ray(board, c, d).slice(0, length - 1)]
      if (run.length === length) found.push(run)
    }
  return found
}

/** A drawn line for each two cells that are neighbours; `tintOf` tells its colour by the name of a direction. */
export const linesBetween = (
  board: Board,
  tintOf: (dir: string) => string | undefined = () => undefined,
): Line[] =>
  board.cells.flatMap((_, c) =>
    board.dirs.flatMap((dir, d): Line[] => {
      const [to, tint] = [step(board, c, d), tintOf(dir)]
      return to === board.size || to < c ? [] : [tint === undefined ? [c, to] : [c, to, tint]]
    }),
  )

/** The same board with other looks, regions, labels or lines. */
export const dressed = (board: Board, change: Partial<Board>): Board => ({ ...board, ...change })

/** The board with other looks of some cells, which are told by name: by fill its cells, and by cell what is printed on it. */
export function painted<B extends Board>(
  board: B,
  fills: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>> = {},
): B {
  const fillOf = new Map(
    Object.entries(fills).flatMap(([fill, names]) => cellsOf(board, names).map(c => [c, fill])),
  )
  const textOf = new Map(Object.entries(texts).map(([name, text]) => [cellOf(board, name), text]))
  const cells = board.cells.map((cell, c): CellShape => {
    const [fill, text] = [fillOf.get(c) ?? cell.fill, textOf.get(c) ?? cell.text]
    return { ...cell, ...(fill ? { fill } : {}), ...(text ? { text } : {}) }
  })
  return { ...board, cells }
}

/** The same board with these directions alone, by name and in this order; each has its opposite among them. */
export function withDirs<B extends Board>(board: B, dirs: readonly string[]): B {
  const numbers = dirs.map(name => dirOf(board, name))
  const { next } = makeBoard({ cells: board.cells, dirs, step: (c, d) => step(board, c, numbers[d]!) })
  return { ...board, dirs, next, opposite: numbers.map(d => numbers.indexOf(board.opposite[d]!)) }
}
