import { makeBoard, type Board, type CellShape } from './board.ts'
import { LETTERS, square } from './square.ts'

/** Half the width of a line, so that boxes and lines together cover the board and both can be hit. */
const HALF = 0.16

interface Line {
  readonly x: number
  readonly y: number
  readonly upright: boolean
  readonly name: string
  /** The boxes on its two sides; -1 is outside. */
  readonly boxes: readonly [number, number]
  readonly blunt: readonly [boolean, boolean]
}

/**
 * A line reaches from dot to dot and narrows towards them; `blunt` ends lie on a frame that is drawn already. First the
 * end with the smaller coordinate.
 */
const lineShape = ({ x, y, upright, name, blunt }: Line): CellShape => {
  const end = (sign: number, flat: boolean): [number, number][] =>
    flat
      ? [
          [sign * HALF, sign / 2],
          [-sign * HALF, sign / 2],
        ]
      : [
          [sign * HALF, sign * (0.5 - HALF)],
          [0, sign / 2],
          [-sign * HALF, sign * (0.5 - HALF)],
        ]
  const across = [...end(-1, blunt[0]), ...end(1, blunt[1])]
  const outline = across.flatMap(([dx, dy]) => (upright ? [x + dx, y + dy] : [x + dy, y + dx]))
  return { name, x, y, outline, fill: 'light' }
}

/**
 * The boxes a1, b1 … row by row from below, then the lines: `a1-b1` lies between two boxes, `a1-s` and `a1-w` on the
 * frame. `beside` holds two boxes for each line.
 */
export function boxes(
  n: number,
  frame: 'drawn' | 'open',
): { board: Board; lines: number; beside: Int16Array; upright: readonly boolean[] } {
  const name = (col: number, row: number) => `${LETTERS[col]}${row + 1}`
  const at = (col: number, row: number) => (col >= 0 && col < n && row >= 0 && row < n ? row * n + col : -1)
  const rim = (place: number, side: number) => frame === 'drawn' && place === side
  const lines: Line[] = []
  const add = (col: number, row: number, dx: 0 | 1, upright: boolean) => {
    const [nextCol, nextRow] = [col + dx, row + 1 - dx]
    const [a, b] = [at(col, row), at(nextCol, nextRow)]
    if (frame === 'drawn' && (a < 0 || b < 0)) return
    const label =
      a < 0
        ? `${name(nextCol, nextRow)}-${upright ? 'w' : 's'}`
        : b < 0
          ? `${name(col, row)}-${upright ? 'e' : 'n'}`
          : `${name(col, row)}-${name(nextCol, nextRow)}`
    lines.push({
      x: col + dx / 2,
      y: n - 1 - row - (1 - dx) / 2,
      upright,
      name: label,
      boxes: a < 0 ? [b, a] : [a, b],
      blunt: upright ? [rim(row, n - 1), rim(row, 0)] : [rim(col, 0), rim(col, n - 1)],
    })
  }
  for (let row = 0; row < n; row++) for (let col = -1; col < n; col++) add(col, row, 1, true)
  for (let row = -1; row < n; row++) for (let col = 0; col < n; col++) add(col, row, 0, false)

  const plain = square(n, n)
  const cells = plain.cells.map(({ x, y, name: box }): CellShape => {
    const reach = (place: number, side: number) => (rim(place, side) ? 0.5 : 0.5 - HALF)
    const [left, right] = [x - reach(x, 0), x + reach(x, n - 1)]
    const [above, below] = [y - reach(y, 0), y + reach(y, n - 1)]
    const outline = [left, above, right, above, right, below, left, below]
    return { name: box, x, y, outline, fill: 'plain' }
  })
  return {
    board: makeBoard({
      cells: [...cells, ...lines.map(lineShape)],
      dirs: [],
      step: () => undefined,
      labels: plain.labels,
    }),
    lines: lines.length,
    beside: Int16Array.from(lines.flatMap(line => line.boxes)),
    upright: lines.map(line => line.upright),
  }
}
