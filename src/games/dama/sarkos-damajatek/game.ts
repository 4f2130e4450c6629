import { draughts, facing, square, type GameDefinition } from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

const sarkos: GameDefinition = {
  id: 'sarkos-damajatek',
  chapter: 'dama',
  title: { hu: 'Sarkos dámajáték', en: 'Diagonal draughts' },
  players: [2],
  rules: 1,
  options: [],
  make() {
    const board = square(10, 10, { look: 'checks' })
    const { dark } = board.regions
    const [below, above] = facing(board, dark, 1, 4)
    /** How far a cell lies to the right of and below the long diagonal. */
    const aside = (c: number) => board.cells[c]!.x + board.cells[c]!.y - 9
    return draughts({
      ...international,
      board,
      cells: dark,
      armies: [
        { ...below, men: dark.filter(c => aside(c) >= 2) },
        { ...above, men: dark.filter(c => aside(c) <= -2) },
      ],
    })
  },
}

export default sarkos
