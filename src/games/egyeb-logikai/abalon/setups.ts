import { cellOf, cellsOf, type Board } from '../../../kit/index.ts'

/** The cell after a turn of 60 degrees clockwise round the middle, `times` times. */
export function turner(board: Board): (cell: number, times: number) => number {
  const { cells } = board
  const middle = cells[cellOf(board, 'e5')]!
  const once = cells.map(({ x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y]
    const [u, v] = [dx / 2 - (dy * Math.sqrt(3)) / 2, (dx * Math.sqrt(3)) / 2 + dy / 2]
    return cells.findIndex(c => Math.hypot(c.x - middle.x - u, c.y - middle.y - v) < 0.1)
  })
  return (cell, times) => {
    let at = cell
    for (let i = 0; i < times; i++) at = once[at]!
    return at
  }
}

const SIDE = 'a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6'
const FOUR = [
  'a1 a2 a3 a4 b1 b2 b3 b4',
  'b6 c6 c7 d7 d8 e8 e9 f9',
  'h6 h7 h8 h9 i6 i7 i8 i9',
  'd1 e1 e2 f2 f3 g3 g4 h4',
]
const MIDDLE = 'e5 d4 d5 e4 e6 f5 f6'
const TRIANGLE = 'a2 a3 a4 b3 b4 c4'
/** The ball of the corner a1, then without the two men off rim and diagonal, then without the man nearest to the middle. */
const BALL = 'a1 a2 b1 b2 b3 c2 c3'
const SMALL_BALL = 'a1 a2 b1 b2 c3'
const OPEN_BALL = 'a1 a2 b1 b2 b3 c2'

/** Which corners each player holds; corner 0 is a1, the others follow clockwise: a5, e9, i9, i5, e1. */
const CORNERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [0, 3],
    [1, 4],
  ],
  3: [
    [0, 3],
    [1, 4],
    [5, 2],
  ],
  4: [[0], [1], [3], [4]],
  5: [[0], [1], [2], [3], [4]],
  6: [[0], [1], [2], [3], [4], [5]],
}

/** The cells of each player. */
export function setup(board: Board, count: number, kind: 'regular' | 'balls'): number[][] {
  const turn = turner(board)
  const turned = (names: string, times: number) => cellsOf(board, names).map(c => turn(c, times))
  if (kind === 'balls') {
    const ball = count === 3 ? SMALL_BALL : count === 6 ? OPEN_BALL : BALL
    return CORNERS[count]!.map(corners => corners.flatMap(corner => turned(ball, corner)))
  }
  switch (count) {
    case 2:
      return [0, 3].map(times => turned(`${SIDE} c3 c4 c5`, times))
    case 3:
      return [0, 2, 4].map(times => turned(SIDE, times))
    case 4:
      return FOUR.map(names => cellsOf(board, names))
    case 5:
      return [...FOUR, MIDDLE].map(names => cellsOf(board, names))
    default:
      return [0, 1, 2, 3, 4, 5].map(times => turned(TRIANGLE, times))
  }
}
