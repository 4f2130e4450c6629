// Ruling: all as in chess but for castling; castling with an outer rook needs the inner one gone from between.
import { chess, square, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

const rules: ChessRules = {
  ...orthodox,
  board: square(16, 8, { look: 'checks' }),
  setup: `
    r n b q r n b q k b n r q b n r
    p p p p p p p p p p p p p p p p
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    P P P P P P P P P P P P P P P P
    R N B Q R N B Q K B N R Q B N R`,
  // Two cells with the inner rook of a side, four with the outer one.
  castling: { rook: 'rook', king: [2, 4] },
  draws: { repetition: 3, quiet: 100, cap: 1000, bare: 'draw' },
}

const definition: GameDefinition = {
  id: 'dupla-sakk',
  chapter: 'sakk',
  title: { hu: 'Dupla sakk', en: 'Double Chess' },
  players: [2],
  rules: 1,
  options: [],
  make: () => chess(rules),
}

export default definition
