import { makeBoard, type Board, type CellShape } from './board.ts'

const shifted = (cell: CellShape, name: string, dx: number, dy: number): CellShape => ({
  ...cell,
  name,
  x: cell.x + dx,
  y: cell.y + dy,
  ...(cell.outline ? { outline: cell.outline.map((v, i) => v + (i % 2 === 0 ? dx : dy)) } : {}),
})

const width = (board: Board): number =>
  Math.max(...board.cells.map(c => c.x)) - Math.min(...board.cells.map(c => c.x)) + 1

/** Boards beside each other as one; the cells of board `i` come in one block and are named by `name`. */
export function sideBySide(
  boards: readonly Board[],
  name: (board: number, cell: string) => string,
  gap = 1,
): Board {
  const cells: CellShape[] = []
  const starts: number[] = []
  let x = 0
  for (const [i, board] of boards.entries()) {
    starts.push(cells.length)
    for (const cell of board.cells) cells.push(shifted(cell, name(i, cell.name), x, 0))
    x += width(board) + gap
  }
  const owner = boards.flatMap((board, i) => board.cells.map(() => i))
  const dirs = boards[0]!.dirs
  return makeBoard({
    cells,
    dirs,
    step: (c, d) => {
      const i = owner[c]!
      const board = boards[i]!
      const to = board.next[(c - starts[i]!) * dirs.length + d]!
      return to === board.size ? undefined : to + starts[i]!
    },
    opposite: boards[0]!.opposite,
    lines: boards.flatMap((board, i) =>
      board.lines.map(([a, b, ...tint]) => [a + starts[i]!, b + starts[i]!, ...tint] as const),
    ),
    labels: [],
  })
}

/** `count` copies above each other, drawn side by side; direction `d+` goes up a layer while stepping `d`. */
export function layers(
  board: Board,
  count: number,
  name = (layer: number, cell: string) => `${layer + 1}:${cell}`,
  gap = 1,
): Board {
  const flat = sideBySide(
    Array.from({ length: count }, () => board),
    name,
    gap,
  )
  const plain = board.dirs
  const dirs = [...plain, ...plain.map(d => `${d}+`), ...plain.map(d => `${d}-`), 'up', 'down']
  const at = (layer: number, cell: number) =>
    layer < 0 || layer >= count || cell === board.size ? undefined : layer * board.size + cell
  const near = (cell: number, d: number) => board.next[cell * plain.length + d]!
  return makeBoard({
    cells: flat.cells,
    dirs,
    step: (c, d) => {
      const layer = Math.floor(c / board.size)
      const cell = c % board.size
      const n = plain.length
      if (d < n) return at(layer, near(cell, d))
      if (d < 2 * n) return at(layer + 1, near(cell, d - n))
      if (d < 3 * n) return at(layer - 1, near(cell, d - 2 * n))
      return at(d === 3 * n ? layer + 1 : layer - 1, cell)
    },
    opposite: dirs.map((_, d) => {
      const n = plain.length
      const back = (k: number) => board.opposite[k]!
      if (d < n) return back(d)
      if (d < 2 * n) return 2 * n + back(d - n)
      if (d < 3 * n) return n + back(d - 2 * n)
      return d === 3 * n ? 3 * n + 1 : 3 * n
    }),
    lines: flat.lines,
  })
}
