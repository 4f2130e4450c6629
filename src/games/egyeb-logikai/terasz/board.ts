import { dressed, square, step, type Board } from '../../../kit/index.ts'

/** The height of a field, counted from 1 both ways: two quarters rise to the middle, the other two from it. */
export function heightOf(f: number, r: number, side: number): number {
  const half = side / 2
  const [left, low] = [f <= half, r <= half]
  // From the corner of its own quarter: 1 at the corner.
  const [x, y] = [left ? f : side + 1 - f, low ? r : side + 1 - r]
  return left === low ? Math.max(x, y) : side + 1 - Math.max(x, y)
}

export interface Terraces {
  readonly board: Board
  readonly height: Int8Array
  /** By field: the fields of its terrace in both directions along it, the nearest first. */
  readonly along: readonly (readonly (readonly number[])[])[]
  /** By field: where a step up and a step down lead, and which fields can be captured on. */
  readonly up: readonly (readonly number[])[]
  readonly down: readonly (readonly number[])[]
  readonly below: readonly (readonly number[])[]
}

const STRAIGHT = ['n', 'e', 's', 'w']
const SLANTED = ['ne', 'se', 'sw', 'nw']

export function terraces(side: 8 | 6): Terraces {
  const flat = square(side, side)
  const place = flat.cells.map(({ x, y }) => [x + 1, side - y] as const)
  const height = Int8Array.from(place, ([f, r]) => heightOf(f, r, side))
  const board = dressed(flat, {
    cells: flat.cells.map((cell, c) => ({ ...cell, height: height[c]!, text: String(height[c]) })),
  })
  const near = (c: number, ways: readonly string[], rise: number): number[] =>
    ways
      .map(way => step(board, c, board.dirs.indexOf(way)))
      .filter(n => n !== board.size && height[n]! - height[c]! === rise)
  // Equal heights of two quarters touch only in the middle of the board, at corners.
  const beside = (c: number): number[] => near(c, STRAIGHT, 0)
  /** From `c` on over `next`, away from `c`. */
  const walk = (c: number, next: number): number[] => {
    const on = beside(next).find(n => n !== c)
    return on === undefined ? [next] : [next, ...walk(next, on)]
  }
  return {
    board,
    height,
    along: place.map((_, c) => beside(c).map(next => walk(c, next))),
    up: place.map((_, c) => near(c, [...STRAIGHT, ...SLANTED], 1)),
    down: place.map((_, c) => near(c, STRAIGHT, -1)),
    below: place.map((_, c) => near(c, SLANTED, -1)),
  }
}
