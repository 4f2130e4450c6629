import { assert } from '../../engine/index.ts'
import { squareAt, type Board } from '../boards/index.ts'
import type { Shape } from '../scene.ts'

/** Cells as [right, up] from the lower left of the smallest rectangle around them. Their order is kept by every turn. */
export type Polyomino = readonly (readonly [number, number])[]

/**
 * A shape as drawn, rows from the top with blanks between them: '#' is a cell, '.' is none. Digits are cells too and come
 * first in the order of the digits, the other cells follow row by row from the lower left.
 */
export function polyomino(drawing: string): Polyomino {
  const rows = drawing.trim().split(/\s+/).reverse()
  const cells = rows.flatMap((row, up) =>
    [...row].flatMap((sign, right) =>
      sign === '.' ? [] : [{ at: [right, up] as const, rank: sign === '#' ? 10 : Number(sign) }],
    ),
  )
  assert(
    cells.every(({ rank }) => rank >= 1 && rank <= 10),
    `the drawing ${drawing} has other signs than # . 1-9`,
  )
  return cells.sort((a, b) => a.rank - b.rank).map(({ at }) => at)
}

const lowerLeft = (cells: Polyomino): Polyomino => {
  const right = Math.min(...cells.map(([x]) => x))
  const up = Math.min(...cells.map(([, y]) => y))
  return cells.map(([x, y]) => [x - right, y - up] as const)
}

const spread = (cells: Polyomino): string =>
  cells
    .map(([x, y]) => `${x},${y}`)
    .sort()
    .join(' ')

/** The different shapes that turning (and flipping over) gives, the drawn one first. */
export function orientations(shape: Polyomino, flips: 'flips' | 'turns only' = 'flips'): Polyomino[] {
  const found = new Map<string, Polyomino>()
  for (const mirrored of flips === 'flips' ? [false, true] : [false])
    for (let quarter = 0; quarter < 4; quarter++) {
      let cells: Polyomino = mirrored ? shape.map(([x, y]) => [-x, y] as const) : shape
      for (let k = 0; k < quarter; k++) cells = cells.map(([x, y]) => [y, -x] as const)
      const image = lowerLeft(cells)
      if (!found.has(spread(image))) found.set(spread(image), image)
    }
  return [...found.values()]
}

/**
 * Where a shape lies on a board of squares without being turned: by the cell under the lower left of its rectangle, the
 * cells it covers in the order of the shape; none where it would stick out.
 */
export function laid(board: Board, shape: Polyomino): (readonly number[] | undefined)[] {
  const at = squareAt(board)
  return board.cells.map(({ x, y }) => {
    const cells = shape.map(([right, up]) => at(x + right, y - up))
    return cells.includes(board.size) ? undefined : cells
  })
}

/** The widest shape of so many squares still leaves a rim in the box of a drawing. */
const BOX = 92

/** A small picture of a shape, square by square, for the box it waits in. */
export function polyominoDrawing(cells: Polyomino): readonly Shape[] {
  const wide = Math.max(...cells.map(([x]) => x)) + 1
  const high = Math.max(...cells.map(([, y]) => y)) + 1
  const side = Math.round(BOX / Math.max(wide, high, 3))
  const path = (down: number) =>
    cells
      .map(
        ([x, y]) =>
          `M${Math.round((x - wide / 2) * side)} ${Math.round((high / 2 - y - 1) * side) + down}h${side}v${side}h${-side}Z`,
      )
      .join('')
  return [
    { path: path(4), fill: 'deep', stroke: 'deep', width: 3 },
    { path: path(0), fill: 'base', stroke: 'line', width: 2 },
  ]
}
