import { LETTERS, makeBoard, type Board, type CellShape, type Line } from '../../../kit/index.ts'

/** Columns a-k and rows 1-11: odd rows hold a c e g i k, even rows b d f h j, half a field further in. */
const SIDE = 11
const [WIDE, HIGH] = [0.72, 0.75]
/** In the three middle rows officers have lines of their own: across, and from row 5 to row 7. */
const isMiddle = (row: number): boolean => row >= 4 && row <= 6

const DIRS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
const STEPS = [
  [0, 2],
  [1, 1],
  [2, 0],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-2, 0],
  [-1, 1],
] as const

function make(): Board {
  const at = new Map<string, number>()
  const spots: (readonly [number, number])[] = []
  for (let row = 0; row < SIDE; row++)
    for (let col = row % 2; col < SIDE; col += 2) {
      at.set(`${col},${row}`, spots.length)
      spots.push([col, row])
    }
  const step = (c: number, d: number): number | undefined => {
    const [col, row] = spots[c]!
    const [dx, dy] = STEPS[d]!
    const isOfficers = dx === 0 || dy === 0
    // A line up joins rows 5 and 7 and leaves row 6 aside.
    if (isOfficers && !(isMiddle(row) && isMiddle(row + dy))) return undefined
    return at.get(`${col + dx},${row + dy}`)
  }
  const cells = spots.map(([col, row]): CellShape => ({
    name: `${LETTERS[col]}${row + 1}`,
    x: col * WIDE,
    y: (SIDE - 1 - row) * HIGH,
    ...(isMiddle(row) ? { fill: 'home' } : {}),
  }))
  // The lines that only officers use are red.
  const lines = spots.flatMap((_, c) =>
    [0, 1, 2, 3].flatMap((d): Line[] => {
      const to = step(c, d)
      return to === undefined ? [] : [d % 2 === 1 ? [c, to] : [c, to, 'red']]
    }),
  )
  const numbers = Array.from({ length: SIDE }, (_, i) => i)
  return makeBoard({
    cells,
    dirs: DIRS,
    step,
    lines,
    labels: [
      ...numbers.map(col => ({ x: col * WIDE, y: SIDE * HIGH - 0.05, text: LETTERS[col]! })),
      ...numbers.map(row => ({ x: -0.75, y: (SIDE - 1 - row) * HIGH, text: String(row + 1) })),
    ],
  })
}

export const board = make()
/** By cell: its row, the first is 0. */
export const ROWS = Int8Array.from(board.names, name => Number(name.slice(1)) - 1)
export const LAST_ROW = SIDE - 1
