// Ruling: the colouring goes on across the seam of the two boards, so k1 (on the small one i1) is dark too.
import { draughts, facing, oneOf, square, type GameDefinition } from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

const panorama: GameDefinition = {
  id: 'panorama-damajatek',
  chapter: 'dama',
  title: { hu: 'Panoráma dámajáték', en: 'Panorama draughts' },
  players: [2],
  rules: 1,
  options: [
    oneOf('size', 'Tábla', 'Board', [
      ['10', '10 sor, 20 oszlop, 40-40 bábu', '10 rows, 20 columns, 40 men each'],
      ['8', '8 sor, 16 oszlop, 24-24 bábu', '8 rows, 16 columns, 24 men each'],
    ]),
  ],
  make({ size = '10' }) {
    const rows = Number(size)
    const board = square(2 * rows, rows, { look: 'checks' })
    const { dark } = board.regions
    return draughts({
      ...international,
      board,
      cells: dark,
      armies: facing(board, dark, 1, rows === 10 ? 4 : 3),
    })
  },
}

export default panorama
