// Ruling: a row may lie across, upwards or on a diagonal. A piece that slides on a diagonal passes between two others that touch
// it with their sides. What has come to rest never slides again; a full board is a draw.
import {
  BLUE,
  colOf,
  dirOf,
  ray,
  reason,
  RED,
  rowOf,
  rows,
  square,
  TAKEN,
  type GameDefinition,
  type SquareBoard,
} from '../../../kit/index.ts'

const SIDE = 8

/** A piece is drawn to the nearest side, from a long diagonal to the corner. */
function pull(board: SquareBoard, cell: number): number {
  const [x, y] = [colOf(board, cell), rowOf(board, cell)]
  const away = { w: x, e: SIDE - 1 - x, s: y, n: SIDE - 1 - y }
  const nearest = Math.min(...Object.values(away))
  const towards = (['n', 's', 'w', 'e'] as const).filter(side => away[side] === nearest)
  return dirOf(board, towards.join(''))
}

const gravitacio: GameDefinition = {
  id: 'gravitacio',
  chapter: 'amoba',
  title: { hu: 'Gravitáció', en: 'Gravity' },
  players: [2],
  rules: 1,
  options: [],
  make() {
    const board = square(SIDE, SIDE)
    return rows({
      players: [RED, BLUE],
      board,
      piece: { id: 'disc', name: { hu: 'korong', en: 'disc' }, art: 'disc' },
      length: 4,
      entering: {
        ways: board.names.map((name, cell) => ({
          name,
          path: [cell, ...ray(board, cell, pull(board, cell))],
        })),
        full: TAKEN,
        // Every cell is an entrance, so nobody can point at another one.
        inside: reason('Ide nem lehet tenni.', 'No piece can be put here.'),
      },
    })
  },
}

export default gravitacio
