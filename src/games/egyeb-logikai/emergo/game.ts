// Ruling: the printed "e1-e5, e5-e9" are no diagonals; the rim runs e1-a5-e9-i5-e1. Pieces move and jump along rows and columns.
// Ruling: a jumped single man leaves its cell empty at once; columns and cells may be met again in a chain.
// Ruling: when every entry would force a capture, a piece moves instead; who can do neither has lost.
// Ruling: the third repetition is a draw, and so is the 1000th move, where each hop is one.
import { crosswise, square, towers, type GameDefinition } from '../../../kit/index.ts'

const emergo: GameDefinition = {
  id: 'emergo',
  chapter: 'egyeb-logikai',
  title: { hu: 'Emergo', en: 'Emergo' },
  players: [2],
  rules: 1,
  material: 'towers',
  options: [],
  make() {
    const board = crosswise(
      square(9, 9, { without: (col, row) => Math.abs(col - 4) + Math.abs(row - 4) > 4 }),
    )
    return towers({ board, men: 12, start: { centre: 'e5' } })
  },
}

export default emergo
