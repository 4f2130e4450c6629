// Big Outer Chess for the slow generator, from its text: zones, leaps by their numbers, pawns of several steps.
import { SlowChess, slowStart, type SlowPosition, type SlowWays } from './slow-chess.ts'
import { castle } from './slow-wide.ts'

type Vector = readonly [number, number]
const FILES = 'abcdefghijkl'
const around: Vector[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
]
const straight = around.filter((_, i) => i % 2 === 0)
const slanting = around.filter((_, i) => i % 2 === 1)
const times = (n: number): Vector[] => around.map(([x, y]) => [x * n, y * n])
/** All eight leaps of so many cells one way and so many across. */
const leap = (a: number, b: number): Vector[] =>
  [-1, 1].flatMap(i =>
    [-1, 1].flatMap((j): Vector[] => [
      [a * i, b * j],
      [b * i, a * j],
    ]),
  )
const diagonal = (n: number): Vector[] => slanting.map(([x, y]) => [x * n, y * n])

const cells = new Map<string, Vector>([
  ['z1', [0, 0]],
  ['z2', [13, 0]],
  ['z3', [13, 13]],
  ['z4', [0, 13]],
])
for (let x = 1; x <= 12; x++) for (let y = 1; y <= 12; y++) cells.set(`${FILES[x - 1]}${y}`, [x, y])
const row = (y: number) => new Set(Array.from(FILES, file => `${file}${y}`))

const zone = (cell: string): 'inner' | 'middle' | 'outer' => {
  const [x, y] = cells.get(cell)!
  const ring = Math.min(x, y, 13 - x, 13 - y)
  return ring >= 5 ? 'inner' : ring >= 3 ? 'middle' : 'outer'
}
const KNIGHT = {
  outer: [...leap(4, 1), ...leap(3, 2)],
  middle: [...leap(3, 1), ...diagonal(2)],
  inner: leap(2, 1),
}
const JUMPER = { outer: [...around, ...times(3)], middle: [...around, ...times(2)], inner: around }
const MATRIARCH = { outer: 13, middle: 6, inner: 3 }

function ways(kind: string, cell: string): SlowWays | undefined {
  const where = zone(cell)
  if (kind === 'knight') return { leaps: KNIGHT[where], slides: [], most: 0 }
  if (kind === 'jumper') return { leaps: JUMPER[where], slides: [], most: 0 }
  if (kind === 'matriarch') return { leaps: [], slides: around, most: MATRIARCH[where] }
  return undefined
}

export const outerChess = new SlowChess({
  cells,
  slides: { rook: straight, bishop: slanting, queen: around },
  leaps: { king: around, guard: [...slanting, ...leap(3, 1)] },
  ways,
  pawnStep: [0, 1],
  pawnTakes: [
    [-1, 1],
    [1, 1],
  ],
  pawnFirst: 4,
  pawnLater: (side, cell) =>
    cell.slice(1) === (side === 'white' ? '10' : '3')
      ? 1
      : cell.slice(1) === (side === 'white' ? '11' : '2')
        ? 1
        : 2,
  pawnHome: { white: row(2), black: row(11) },
  promotion: { white: row(12), black: row(1) },
  becomes: ['queen', 'rook', 'bishop', 'guard', 'matriarch', 'jumper', 'knight'],
  castles: (['white', 'black'] as const).flatMap(side => {
    const y = side === 'white' ? '1' : '12'
    return [
      { side, ...castle('O-O', y, ['g', 'j', 'k', 'i'], 'hij', 'ghij') },
      { side, ...castle('O-O-O', y, ['g', 'd', 'b', 'e'], 'cdef', 'defg') },
    ]
  }),
})

export const outerStart = (pieces: Readonly<Record<string, string>>): SlowPosition =>
  slowStart('white', pieces, ['white O-O', 'white O-O-O', 'black O-O', 'black O-O-O'])
