// Ruling: passing is only for those who cannot move. The game ends when the board is full, when nobody can move, or when one
// side has no disc left, which loses at once. A hundred jumps in a row, the third repetition and the 1000th move are a draw.
// Ruling: dividing is told by the cell alone, whichever disc divides.
// Ruling: the book leaves the forbidden cells to agreement; two symmetric patterns are offered, and a position may have any.
import {
  BLACK,
  boardSizes,
  cellsOf,
  colOf,
  oneOf,
  rowOf,
  spreading,
  square,
  WHITE,
  type BoardGame,
  type GameDefinition,
  type SquareBoard,
} from '../../../kit/index.ts'

/** The cells of a pattern, by their distance from the two middle lines; even boards have two cells at distance 0.5. */
function blockedOn(board: SquareBoard, side: number, pattern: string): number[] {
  const middle = (side - 1) / 2
  return board.cells.flatMap((_, c) => {
    const [x, y] = [Math.abs(colOf(board, c) - middle), Math.abs(rowOf(board, c) - middle)]
    const inPattern =
      pattern === 'middle'
        ? x + y === 1
        : pattern === 'sides' && Math.min(x, y) < 1 && Math.max(x, y) === middle
    return inPattern ? [c] : []
  })
}

function make(side: number, pattern: string): BoardGame {
  const board = square(side, side)
  const last = board.names[board.size - 1]!
  const corner = [last[0]!, last.slice(1)] as const
  return spreading({
    players: [WHITE, BLACK],
    board,
    homes: [cellsOf(board, `a1 ${last}`), cellsOf(board, `a${corner[1]} ${corner[0]}1`)],
    blocked: blockedOn(board, side, pattern),
    cap: 1000,
    weights: new URL('./ataxx.bin', import.meta.url),
  })
}

const ataxx: GameDefinition = {
  id: 'ataxx',
  chapter: 'egyeb-logikai',
  material: 'rows',
  title: { hu: 'Ataxx', en: 'Ataxx' },
  players: [2],
  rules: 1,
  options: [
    boardSizes([7, 5, 6, 8, 9, 10]),
    oneOf('blocked', 'Tiltott mezők', 'Forbidden cells', [
      ['none', 'nincsenek', 'none'],
      ['middle', 'négy a tábla közepén', 'four in the middle'],
      ['sides', 'az oldalak közepén', 'in the middle of the sides'],
    ]),
  ],
  make: options => make(Number(options['size'] ?? 7), options['blocked'] ?? 'none'),
}

export default ataxx
