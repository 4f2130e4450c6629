import { dressed, graph, gridLabels, square } from '../../../kit/index.ts'

const SIDE = 5
/** The 37 lines as the book lists them, each at its end that is nearer to a1. They have no symmetry. */
const LINES = `
  a1-b3 a1-c2 a2-c1 a2-c3 a3-b1 a3-c4 a4-b2 a4-c5 a5-b3 a5-c4 b1-d2 b2-b3 b2-c2 b3-b4 b3-c5 b3-d2 b4-c4 b4-d3 b4-d5
  b5-c3 b5-d4 c1-d3 c1-e2 c2-d2 c2-d4 c2-e1 c3-e2 c3-e4 c4-d4 c4-e5 c5-e4 d1-e3 d2-d3 d3-d4 d3-e1 d3-e5 d5-e3`

const grid = square(SIDE, SIDE)
const plain = graph(
  Object.fromEntries(grid.cells.map(({ name, x, y }) => [name, [x, y]])),
  LINES.trim()
    .split(/\s+/)
    .map(line => line.split('-')),
  {},
  name => (name.endsWith('1') ? 'camp-white' : name.endsWith('5') ? 'camp-black' : undefined),
)
const isShort = (a: number, b: number): boolean =>
  Math.hypot(plain.cells[a]!.x - plain.cells[b]!.x, plain.cells[a]!.y - plain.cells[b]!.y) < 1.5

export const board = dressed(plain, {
  // The ring of short lines in the middle stands out among the long ones.
  lines: plain.lines.map(([a, b]) => (isShort(a, b) ? [a, b, 'brown'] : [a, b])),
  labels: gridLabels(SIDE, SIDE),
})
