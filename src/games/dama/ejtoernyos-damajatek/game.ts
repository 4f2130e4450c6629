// Ruling: the parachutists are ordinary men. They are not crowned by standing on the far row, but by ending a move there later.
import { draughts, facing, square, type GameDefinition } from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

const ejtoernyos: GameDefinition = {
  id: 'ejtoernyos-damajatek',
  chapter: 'dama',
  title: { hu: 'Ejtőernyős dámajáték', en: 'Parachute draughts' },
  players: [2],
  rules: 1,
  options: [],
  make() {
    const board = square(10, 10, { look: 'checks' })
    const { dark } = board.regions
    const [below, above] = facing(board, dark, 2, 4)
    const landed = facing(board, dark, 10, 10).map(army => army.men)
    return draughts({
      ...international,
      board,
      cells: dark,
      armies: [
        { ...below, men: [...below.men, ...landed[0]!] },
        { ...above, men: [...above.men, ...landed[1]!] },
      ],
      gaits: {
        ...international.gaits,
        man: {
          hu: 'A bábu átlósan előre lép egyet; hátrafelé, így az ejtőernyős is, csak üthet.',
          en: 'A man steps one cell diagonally forward; backwards, as a parachutist, it can only capture.',
        },
      },
    })
  },
}

export default ejtoernyos
