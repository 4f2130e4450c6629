// Ruling: the book names no draw but stalemate; repetition, 50 moves each and too little material draw by themselves.
import { BLACK, chess, square, WHITE, type ChessRules, type GameDefinition } from '../../../kit/index.ts'

export const orthodox = {
  players: [WHITE, BLACK],
  board: square(8, 8, { look: 'checks' }),
  pieces: {
    king: { letter: 'K', moves: 'K', rank: 'royal', name: { hu: 'király', en: 'king' }, art: 'chess-king' },
    queen: { letter: 'Q', moves: 'Q', name: { hu: 'vezér', en: 'queen' }, art: 'chess-queen' },
    rook: { letter: 'R', moves: 'R', name: { hu: 'bástya', en: 'rook' }, art: 'chess-rook' },
    bishop: { letter: 'B', moves: 'B', name: { hu: 'futó', en: 'bishop' }, art: 'chess-bishop' },
    knight: { letter: 'N', moves: 'N', name: { hu: 'huszár', en: 'knight' }, art: 'chess-knight' },
    pawn: {
      letter: 'P',
      moves: 'mfWcfF',
      firstStep: 2,
      becomes: ['queen', 'rook', 'bishop', 'knight'],
      name: { hu: 'gyalog', en: 'pawn' },
      art: 'chess-pawn',
    },
  },
  setup: `
    r n b q k b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R N B Q K B N R`,
  royals: 'checked',
  castling: { rook: 'rook', king: [2] },
  promotion: { rows: 1, on: 'arriving', choice: 'forced' },
  stalemate: 'draw',
  draws: {
    repetition: 3,
    quiet: 100,
    cap: 1000,
    bare: 'draw',
    weak: { bishop: 'bound', knight: 'alone' },
  },
} satisfies ChessRules

const sakk: GameDefinition = {
  id: 'sakk',
  chapter: 'sakk',
  title: { hu: 'Sakk', en: 'Chess' },
  players: [2],
  rules: 1,
  options: [],
  // Against Stockfish of limited strength with half a second a move: `npm run bench rivals sakk`.
  ratings: { 6: 2050 },
  make: () => chess(orthodox),
}

export default sakk
