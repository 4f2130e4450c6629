import { assert } from '../engine/index.ts'
import type { Board } from './boards/index.ts'

/** Cells in reading order: from the top of the drawing to the bottom, each row from left to right. */
export const readingOrder = (board: Board): number[] =>
  board.cells
    .map((_, c) => c)
    .sort((a, b) => {
      const [p, q] = [board.cells[a]!, board.cells[b]!]
      return Math.abs(p.y - q.y) > 0.01 ? p.y - q.y : p.x - q.x
    })

/**
 * A set-up drawn with one sign for each cell, blanks between; '.' is empty. The legend gives the code of each sign.
 * Returns [cell, code] pairs.
 */
export function diagram(
  board: Board,
  drawing: string,
  legend: Readonly<Record<string, number>>,
): [number, number][] {
  const signs = drawing.trim().split(/\s+/)
  const order = readingOrder(board)
  assert(signs.length === order.length, `the drawing has ${signs.length} signs for ${order.length} cells`)
  return signs.flatMap((sign, i): [number, number][] => {
    if (sign === '.') return []
    const code = legend[sign]
    assert(code !== undefined, `the drawing's sign ${sign} is not in the legend`)
    return [[order[i]!, code]]
  })
}
