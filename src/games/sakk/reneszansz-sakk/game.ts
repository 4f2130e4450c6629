// Ruling: no castling. Duke and cavalier bend outwards once, over empty cells. A pawn must become a piece on the last row; the other changes
// (pawn to fox on the last row but one, fox to guard on the last) are chosen on arriving.
import { chess, square, type ChessPiece, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

const { castling: _, ...uncastled } = orthodox
const piece = (letter: string, moves: string, hu: string, en: string, art: string): ChessPiece => ({
  letter,
  moves,
  name: { hu, en },
  art: `chess-${art}`,
})

const court = {
  knight: { ...orthodox.pieces.knight, name: { hu: 'ló', en: 'knight' } },
  guard: piece('G', 'K', 'őr', 'guard', 'guard'),
  page: piece('A', 'NK', 'apród', 'page', 'page'),
  squire: piece('S', 'KDA', 'fegyvernök', 'squire', 'squire'),
  castle: piece('C', 'NDA', 'vár', 'castle', 'castle'),
  general: piece('T', 'C', 'tábornok', 'general', 'general'),
  archbishop: piece('E', 'BN', 'érsek', 'archbishop', 'archbishop'),
  nobleman: piece('M', 'RN', 'nemesúr', 'nobleman', 'chancellor'),
  archduke: piece('D', 'QN', 'főherceg', 'archduke', 'amazon'),
  // A straight step and a slanting slide, in either order; the other way round for the cavalier.
  duke: piece('H', '[WB][BW]', 'herceg', 'duke', 'duke'),
  cavalier: piece('L', '[FR][RF]', 'lovag', 'cavalier', 'cavalier'),
}

const rules: ChessRules = {
  ...uncastled,
  board: square(12, 10, { look: 'checks' }),
  pieces: {
    ...orthodox.pieces,
    ...court,
    fox: {
      ...piece('F', 'W', 'róka', 'fox', 'fox'),
      changes: [{ row: 0, into: ['guard'], choice: 'free' }],
    },
    pawn: {
      ...orthodox.pieces.pawn,
      becomes: ['queen', 'rook', 'bishop', ...Object.keys(court)],
      changes: [{ row: 1, into: ['fox'], choice: 'free' }],
    },
  },
  setup: `
    t . q . l a s h . d . t
    r n c b m k g e b c n r
    p p p p p p p p p p p p
    . . . . . f f . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . F F . . . . .
    P P P P P P P P P P P P
    R N C B E G K M B C N R
    T . D . H S A L . Q . T`,
  draws: { repetition: 3, quiet: 100, cap: 1000, bare: 'draw' },
}

const definition: GameDefinition = {
  id: 'reneszansz-sakk',
  chapter: 'sakk',
  title: { hu: 'Reneszánsz sakk', en: 'Renaissance Chess' },
  players: [2],
  rules: 1,
  options: [],
  make: () => chess(rules),
}

export default definition
