// Ruling: the pawn's double step stays; a side that cannot move wins. Promotion into a king only by option (as in online antichess).
import {
  chess,
  loseAll,
  mustCapture,
  toggle,
  type ChessRules,
  type GameDefinition,
} from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

const { castling: _, ...uncastled } = orthodox
const { rank: __, ...king } = orthodox.pieces.king
const { pawn } = orthodox.pieces

const rules: ChessRules = {
  ...uncastled,
  pieces: { ...orthodox.pieces, king },
  royals: 'none',
  enPassant: 'none',
  stalemate: 'win',
  draws: { repetition: 3, quiet: 100, cap: 1000 },
  parts: [mustCapture, loseAll],
}

const crowning: ChessRules = {
  ...rules,
  pieces: { ...rules.pieces, pawn: { ...pawn, becomes: [...pawn.becomes, 'king'] } },
}

const definition: GameDefinition = {
  id: 'francia-sakk',
  chapter: 'sakk',
  title: { hu: 'Francia sakk', en: 'Losing Chess' },
  players: [2],
  rules: 1,
  options: [toggle('promoteToKing', 'A gyalog királlyá is előléphet', 'A pawn may become a king, too')],
  make: options => chess(options['promoteToKing'] === 'on' ? crowning : rules),
}

export default definition
