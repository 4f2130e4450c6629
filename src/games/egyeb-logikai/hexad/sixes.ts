import { neighbours, runs, step, type Board } from '../../../kit/index.ts'

/** Every place for a perfect six: six in line, the ring round a cell, and the triangles of three, two and one, both ways up. */
export function perfectSixes(board: Board): number[][] {
  const walk = (c: number, way: readonly number[]): number => way.reduce((at, d) => step(board, at, d), c)
  const rings = board.names.map((_, c) => neighbours(board, c))
  // From a corner two steps along one side, two along the next direction, and the middles of the three sides.
  const triangles = board.names.flatMap((_, c) =>
    [0, 1].map(d => [
      c,
      walk(c, [d]),
      walk(c, [d, d]),
      walk(c, [d + 1]),
      walk(c, [d + 1, d + 1]),
      walk(c, [d, d + 1]),
    ]),
  )
  const isWhole = (cells: readonly number[]) => cells.length === 6 && !cells.includes(board.size)
  return [...runs(board, 6), ...rings.filter(isWhole), ...triangles.filter(isWhole)]
}
