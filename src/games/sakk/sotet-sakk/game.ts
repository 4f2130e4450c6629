// Ruling: no check; the king may stand, step and castle where it can be captured, and its capture ends the game. En passant is kept
// (the published game drops it: option). A blocked pawn does not see what blocks it. No legal move is a draw.
import { chess, dark, hidden, toggle, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

const rules: ChessRules = {
  ...orthodox,
  pieces: { ...orthodox.pieces, dark },
  royals: 'hunted',
  draws: { repetition: 3, quiet: 100, cap: 1000 },
  parts: [hidden],
}

const definition: GameDefinition = {
  id: 'sotet-sakk',
  chapter: 'sakk',
  title: { hu: 'Sötét sakk', en: 'Dark Chess' },
  players: [2],
  rules: 1,
  options: [toggle('noEnPassant', 'En passant ütés nélkül', 'Without en passant')],
  make: options => chess(options['noEnPassant'] === 'on' ? { ...rules, enPassant: 'none' } : rules),
}

export default definition
