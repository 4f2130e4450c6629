import type { Board, CellShape } from '../kit/index.ts'
import { boxOf, frameOf, placeOf } from './geometry.ts'

/**
 * Groups of cells with an empty strip between them, left to right: layers and double boards.
 * One group when the board is of one piece.
 */
export function groupsOf(cells: readonly CellShape[]): number[][] {
  const spans = cells
    .map((cell, c) => {
      const box = boxOf([placeOf(cell)])
      return { c, left: box.left, right: box.right }
    })
    .sort((a, b) => a.left - b.left)
  const groups: number[][] = []
  let reach = -Infinity
  for (const { c, left, right } of spans) {
    const gap = cells[c]!.outline ? 0.75 : 1.6
    if (left - reach > gap) groups.push([])
    groups.at(-1)!.push(c)
    reach = Math.max(reach, right)
  }
  const even = groups.every(group => group.length === groups[0]!.length)
  return even ? groups : [cells.map((_, c) => c)]
}

/** How far each cell moves when the groups wrap into columns. */
export function wrapped(cells: readonly CellShape[], columns: number): { dx: number; dy: number }[] {
  const groups = groupsOf(cells)
  const moves = cells.map(() => ({ dx: 0, dy: 0 }))
  if (groups.length < 2 || columns >= groups.length) return moves
  const boxes = groups.map(group => boxOf(group.map(c => placeOf(cells[c]!))))
  const high = Math.max(...boxes.map(box => box.bottom - box.top)) + (cells[0]!.outline ? 1.4 : 2)
  for (const [g, group] of groups.entries()) {
    const dx = boxes[g % columns]!.left - boxes[g]!.left
    for (const c of group) moves[c] = { dx, dy: Math.floor(g / columns) * high }
  }
  return moves
}

/** Into how many columns the groups of a board wrap so that its cells become largest in a place of this size. */
export function bestColumns(board: Board, width: number, height: number): number {
  const groups = groupsOf(board.cells).length
  let best = groups
  let size = 0
  for (let columns = groups; columns >= 1; columns--) {
    const { view } = frameOf(board, { columns })
    const fits = Math.min(width / view[2], height / view[3])
    // A broken row must be worth it.
    if (fits > size * 1.15) [best, size] = [columns, fits]
  }
  return best
}
