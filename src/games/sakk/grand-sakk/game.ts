// Ruling: a pawn that could not be promoted may not enter the last row, yet it attacks there. Each captured piece returns once.
import { chess, returning, square, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

const { castling: _, ...uncastled } = orthodox

const rules: ChessRules = {
  ...uncastled,
  board: square(10, 10, { look: 'checks' }),
  pieces: {
    ...orthodox.pieces,
    // Rook and knight in one, bishop and knight in one.
    marshal: { letter: 'M', moves: 'RN', name: { hu: 'marsall', en: 'marshal' }, art: 'chess-marshal' },
    cardinal: { letter: 'C', moves: 'BN', name: { hu: 'bíboros', en: 'cardinal' }, art: 'chess-cardinal' },
    pawn: {
      ...orthodox.pieces.pawn,
      becomes: ['queen', 'marshal', 'cardinal', 'rook', 'bishop', 'knight'],
    },
  },
  setup: `
    r . . . . . . . . r
    . n b q k m c b n .
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    . N B Q K M C B N .
    R . . . . . . . . R`,
  // On the last three rows; on the very last a pawn could not move again, so there it must.
  promotion: { rows: 3, on: 'arriving', choice: 'free' },
  draws: { repetition: 3, quiet: 100, cap: 1000, bare: 'draw' },
  parts: [returning],
}

const definition: GameDefinition = {
  id: 'grand-sakk',
  chapter: 'sakk',
  title: { hu: 'Grand sakk', en: 'Grand Chess' },
  players: [2],
  rules: 1,
  options: [],
  make: () => chess(rules),
}

export default definition
