// Ruling: the book prints Capablanca's earlier array; the usual one is the option. A pawn may also become a chancellor or an archbishop.
import { chess, square, toggle, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

/** Rook and knight in one, bishop and knight in one. */
export const joined = {
  chancellor: {
    letter: 'C',
    moves: 'RN',
    name: { hu: 'kancellár', en: 'chancellor' },
    art: 'chess-chancellor',
  },
  archbishop: { letter: 'A', moves: 'BN', name: { hu: 'érsek', en: 'archbishop' }, art: 'chess-archbishop' },
}

const rules: ChessRules = {
  ...orthodox,
  board: square(10, 8, { look: 'checks' }),
  pieces: {
    ...orthodox.pieces,
    ...joined,
    pawn: {
      ...orthodox.pieces.pawn,
      becomes: ['queen', 'chancellor', 'archbishop', 'rook', 'bishop', 'knight'],
    },
  },
  setup: `
    r n b c q k a b n r
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    R N B C Q K A B N R`,
  // The king goes three cells towards the rook.
  castling: { rook: 'rook', king: [3] },
  draws: { repetition: 3, quiet: 100, cap: 1000, bare: 'draw' },
}

const official: ChessRules = {
  ...rules,
  setup: `
    r n a b q k b c n r
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    R N A B Q K B C N R`,
}

const definition: GameDefinition = {
  id: 'capablanca',
  chapter: 'sakk',
  title: { hu: 'Capablanca', en: 'Capablanca Chess' },
  players: [2],
  rules: 1,
  options: [toggle('official', 'A szokásos felállás', 'The usual set-up')],
  make: options => chess(options['official'] === 'on' ? official : rules),
}

export default definition
