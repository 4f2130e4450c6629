import { cellsOf, dressed, graph, LETTERS, type Board } from '../../../kit/index.ts'

const SIDE = 5
/** The 37 lines as the book lists them, each at its end that is nearer to a1. They have no symmetry. */
export const LINES = `
  a1: b3 c2
  a2: c1 c3
  a3: b1 c4
  a4: b2 c5
  a5: b3 c4
  b1: d2
  b2: b3 c2
  b3: b4 c5 d2
  b4: c4 d3 d5
  b5: c3 d4
  c1: d3 e2
  c2: d2 d4 e1
  c3: e2 e4
  c4: d4 e5
  c5: e4
  d1: e3
  d2: d3
  d3: d4 e1 e5
  d5: e3`

const pairs = LINES.trim()
  .split('\n')
  .flatMap(line => {
    const [first, rest] = line.trim().split(': ')
    return rest!.split(' ').map(second => [first!, second] as const)
  })

function make(): Board {
  const numbers = Array.from({ length: SIDE }, (_, i) => i)
  const points = Object.fromEntries(
    numbers.flatMap(row => numbers.map(col => [`${LETTERS[col]}${row + 1}`, [col, SIDE - 1 - row] as const])),
  )
  const plain = graph(points, pairs, {}, name =>
    name.endsWith('1') ? 'camp-white' : name.endsWith(String(SIDE)) ? 'camp-black' : undefined,
  )
  // The ring of short lines in the middle stands out among the long ones.
  const isShort = (a: number, b: number): boolean =>
    Math.hypot(plain.cells[a]!.x - plain.cells[b]!.x, plain.cells[a]!.y - plain.cells[b]!.y) < 1.5
  return dressed(plain, {
    lines: plain.lines.map(([a, b]) => (isShort(a, b) ? [a, b, 'brown'] : [a, b])),
    labels: [
      ...numbers.map(col => ({ x: col, y: SIDE - 0.15, text: LETTERS[col]! })),
      ...numbers.map(row => ({ x: -0.85, y: SIDE - 1 - row, text: String(row + 1) })),
    ],
  })
}

export const board = make()
/** By cell: its row, the first is 0. */
export const ROWS = Int8Array.from(board.names, name => Number(name[1]) - 1)
/** The camps by player. */
export const CAMPS = [cellsOf(board, 'a1 b1 c1 d1 e1'), cellsOf(board, 'a5 b5 c5 d5 e5')] as const
/** By player: the row of the other camp. */
export const GOAL_ROWS = [SIDE - 1, 0] as const
