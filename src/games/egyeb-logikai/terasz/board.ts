import { dirOf, dressed, square, step, type Board } from '../../../kit/index.ts'

/** The height of a field, counted from 1 both ways: two quarters rise to the middle, the other two from it. */
function heightOf(f: number, r: number, side: number): number {
  const [left, low] = [f <= side / 2, r <= side / 2]
  // From the corner of its own quarter: 1 at the corner.
  const far = Math.max(left ? f : side + 1 - f, low ? r : side + 1 - r)
  return left === low ? far : side + 1 - far
}

type ByField = readonly (readonly number[])[]

export interface Terraces {
  readonly board: Board
  /** By field: the fields of its terrace in both directions along it, the nearest first. */
  readonly along: readonly ByField[]
  /** By field: where a step up and a step down lead, and which fields can be captured on. */
  readonly up: ByField
  readonly down: ByField
  readonly below: ByField
}

const STRAIGHT = ['n', 'e', 's', 'w']
const SLANTED = ['ne', 'se', 'sw', 'nw']

export function terraces(side: 8 | 6): Terraces {
  const flat = square(side, side)
  const height = flat.cells.map(({ x, y }) => heightOf(x + 1, side - y, side))
  const cells = flat.cells.map((cell, c) => ({ ...cell, height: height[c]!, text: String(height[c]) }))
  const board = dressed(flat, { cells })
  const near = (ways: readonly string[], rise: number): ByField =>
    cells.map((_, c) =>
      ways.map(way => step(board, c, dirOf(board, way))).filter(n => height[n]! - height[c]! === rise),
    )
  // Equal heights of two quarters touch only in the middle of the board, at corners.
  const beside = near(STRAIGHT, 0)
  /** From `c` on over `next`, away from `c`. */
  const walk = (c: number, next: number): number[] => {
    const on = beside[next]!.find(n => n !== c)
    return on === undefined ? [next] : [next, ...walk(next, on)]
  }
  return {
    board,
    along: beside.map((list, c) => list.map(next => walk(c, next))),
    up: near([...STRAIGHT, ...SLANTED], 1),
    down: near(STRAIGHT, -1),
    below: near(SLANTED, -1),
  }
}
