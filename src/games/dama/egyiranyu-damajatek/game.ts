// Ruling: row 10 crowns the men of both sides; a man that has captured backwards goes on forward again, and row 1 crowns nobody.
import { BLACK, draughts, HEADING, square, WHITE, type GameDefinition } from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

const egyiranyu: GameDefinition = {
  id: 'egyiranyu-damajatek',
  chapter: 'dama',
  title: { hu: 'Egyirányú dámajáték', en: 'One-way draughts' },
  players: [2],
  rules: 1,
  options: [],
  make() {
    const board = square(10, 10, { look: 'checks' })
    const { dark, north } = board.regions
    /** Rows 1 to 8 of five columns, from column `first` on. */
    const half = (first: number) =>
      dark.filter(c => {
        const { x, y } = board.cells[c]!
        return x >= first && x < first + 5 && y >= 2
      })
    const upwards = { heading: HEADING.north, crowns: north }
    return {
      ...draughts({
        ...international,
        board,
        cells: dark,
        armies: [
          { player: BLACK, men: half(5), ...upwards },
          { player: WHITE, men: half(0), ...upwards },
        ],
      }),
      // Both sides sit at the first row.
      upright: true,
    }
  },
}

export default egyiranyu
