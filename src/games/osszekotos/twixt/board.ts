import { cellOf, dressed, LETTERS, square, type Board } from '../../../kit/index.ts'

const SIDE = 24
/** What a point of the other's border rows is to a player. */
export const CLOSED = -1
export const CLOSED_POINTS = 2 * (SIDE - 2)

const rim = (i: number): boolean => i === 0 || i === SIDE - 1

/** Points without the four corners; a coloured strip shows whose border it is. */
export function twixtBoard(): Board {
  const board = square(SIDE, SIDE, { look: 'points', without: (col, row) => rim(col) && rim(row) })
  const cells = board.cells.map(cell => {
    const { x, y } = cell
    if (!rim(x) && !rim(y)) return cell
    const outline = [x - 0.5, y - 0.5, x + 0.5, y - 0.5, x + 0.5, y + 0.5, x - 0.5, y + 0.5]
    return { ...cell, outline, fill: rim(y) ? 'camp-red' : 'camp-blue' }
  })
  return dressed(board, { cells, lines: [] })
}

/** What each point is to a player: closed, or the bits of the player's borders it belongs to. */
export const groundOf = (board: Board, player: number): Int8Array =>
  Int8Array.from(board.cells, ({ x, y }) => {
    const [across, along] = player === 0 ? [x, y] : [y, x]
    if (rim(across)) return CLOSED
    return along === 0 ? 1 : along === SIDE - 1 ? 2 : 0
  })

/** The point with column and row exchanged. */
export const mirrored = (board: Board, cell: number): number => {
  const { x, y } = board.cells[cell]!
  return cellOf(board, `${LETTERS[SIDE - 1 - y]}${x + 1}`)
}
