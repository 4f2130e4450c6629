import { ray, step, type Board } from './board.ts'

/** The ways of every cell in one flat table: way `d` of cell `c` starts at `(c * dirs + d) * reach` and ends in the wall. */
export interface Rays {
  readonly cells: Int16Array
  /** One more than the longest way. */
  readonly reach: number
}

const known = new WeakMap<Board, Rays>()

export function raysOf(board: Board): Rays {
  let rays = known.get(board)
  if (!rays) {
    const ways = board.cells.flatMap((_, c) => board.dirs.map((_, d) => ray(board, c, d)))
    const reach = 1 + Math.max(0, ...ways.map(way => way.length))
    const cells = new Int16Array(ways.length * reach).fill(board.size)
    for (const [i, way] of ways.entries()) cells.set(way, i * reach)
    rays = { cells, reach }
    known.set(board, rays)
  }
  return rays
}

/** A straight line of a board from rim to rim, cell by cell in its direction. */
export interface BoardLine {
  readonly dir: number
  readonly cells: readonly number[]
}

/** Every line of a board, once in each of its two directions, by the cell where it begins. */
export const linesOf = (board: Board): readonly BoardLine[] =>
  board.cells.flatMap((_, c) =>
    board.dirs.flatMap((_, dir) =>
      step(board, c, board.opposite[dir]!) === board.size ? [{ dir, cells: [c, ...ray(board, c, dir)] }] : [],
    ),
  )
