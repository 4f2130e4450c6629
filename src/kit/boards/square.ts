import { makeBoard, withDirs, type Board, type CellShape, type Label } from './board.ts'
import { squareOutline } from './outlines.ts'

const SQUARE_DIRS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
const STEPS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const

export const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export interface SquareOptions {
  /** How a cell is named; `col` and `row` count from 0, row 0 is the nearest to player one. */
  readonly name?: (col: number, row: number) => string
  /** 'checks' colours the cells in turn (a1 dark), 'plain' does not, 'points' are crossings of lines. */
  readonly look?: 'checks' | 'plain' | 'points'
  /** Leaves cells out. */
  readonly without?: (col: number, row: number) => boolean
  readonly fill?: (col: number, row: number) => string | undefined
  /** 'orthogonal' leaves out the diagonal lines of a board of points; steps know all eight directions anyway. */
  readonly lines?: 'orthogonal' | 'all'
}

type Side = 'north' | 'south' | 'west' | 'east' | 'dark' | 'light'

/** A board of squares has these regions for certain. */
export interface SquareBoard extends Board {
  readonly regions: Readonly<Record<Side, readonly number[]>> & Board['regions']
}

/** Columns by rows; directions n ne e se s sw w nw. Regions: north, south, west, east, row1 …, dark, light. */
export function square(cols: number, rows: number, options: SquareOptions = {}): SquareBoard {
  const look = options.look ?? 'plain'
  const name = options.name ?? ((col, row) => `${LETTERS[col]}${row + 1}`)
  const at = new Map<string, number>()
  const places: [number, number][] = []
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++)
      if (!options.without?.(col, row)) {
        at.set(`${col},${row}`, places.length)
        places.push([col, row])
      }
  const cells = places.map(([col, row]): CellShape => {
    const x = col
    const y = rows - 1 - row
    const shade = look === 'checks' ? ((col + row) % 2 === 0 ? 'dark' : 'light') : 'plain'
    const base = { name: name(col, row), x, y }
    return look === 'points'
      ? { ...base, ...(options.fill?.(col, row) ? { fill: options.fill(col, row)! } : {}) }
      : { ...base, outline: squareOutline(x, y), fill: options.fill?.(col, row) ?? shade }
  })
  const where = (test: (col: number, row: number) => boolean) =>
    places.flatMap(([col, row], c) => (test(col, row) ? [c] : []))
  const regions: Record<Side, number[]> & Record<string, number[]> = {
    north: where((_, row) => row === rows - 1),
    south: where((_, row) => row === 0),
    west: where(col => col === 0),
    east: where(col => col === cols - 1),
    dark: where((col, row) => (col + row) % 2 === 0),
    light: where((col, row) => (col + row) % 2 === 1),
  }
  for (let row = 0; row < rows; row++) regions[`row${row + 1}`] = where((_, r) => r === row)
  const find = (c: number, d: number) => {
    const [col, row] = places[c]!
    const [dx, dy] = STEPS[d]!
    return at.get(`${col + dx},${row + dy}`)
  }
  const drawn = look !== 'points' ? [] : options.lines === 'all' ? [0, 1, 2, 3] : [0, 2]
  const lines = drawn.flatMap(d =>
    places.flatMap((_, c) => {
      const to = find(c, d)
      return to === undefined ? [] : [[c, to] as const]
    }),
  )
  const labels: Label[] = []
  for (let col = 0; col < cols; col++)
    labels.push({ x: col, y: rows - 0.15, text: name(col, 0).replace(/\d+$/, '') })
  for (let row = 0; row < rows; row++)
    labels.push({ x: -0.85, y: rows - 1 - row, text: /\d+$/.exec(name(0, row))?.[0] ?? '' })
  return { ...makeBoard({ cells, dirs: SQUARE_DIRS, step: find, lines, labels }), regions }
}

/** The same board where steps go only across and upwards: directions n e s w. */
export const crosswise = (board: SquareBoard): SquareBoard => withDirs(board, ['n', 'e', 's', 'w'])

/** Column and row of a cell, counted from 0. */
export const colOf = (board: Board, cell: number): number => Math.round(board.cells[cell]!.x)
export const rowOf = (board: Board, cell: number): number =>
  Math.round(Math.max(...board.cells.map(c => c.y)) - board.cells[cell]!.y)

/** By cell: its row, counted from 0 at the near side, on any board whose cells lie in rows. */
export function rowsOf(board: Board): Int8Array {
  const places = [...new Set(board.cells.map(({ y }) => y))].sort((a, b) => b - a)
  return Int8Array.from(board.cells, ({ y }) => places.indexOf(y))
}

/** Finds cells of a board of squares by where they are drawn; the wall where there is none. */
export function squareAt(board: Board): (x: number, y: number) => number {
  const key = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`
  const at = new Map(board.cells.map((cell, c) => [key(cell.x, cell.y), c]))
  return (x, y) => at.get(key(x, y)) ?? board.size
}
