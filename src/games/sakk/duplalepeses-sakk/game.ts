// Ruling: no check; castling needs no safety. No second move: the turn ends after one; no first one: a draw. Repetition and the
// 50 turns each without capture or pawn move are counted by turns.
import { chess, series, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

const rules: ChessRules = {
  ...orthodox,
  royals: 'hunted',
  enPassant: 'none',
  draws: { repetition: 3, cap: 2000 },
  parts: [series({ moves: [1, 2], stuck: 'ends the turn', quiet: 100 })],
}

const definition: GameDefinition = {
  id: 'duplalepeses-sakk',
  chapter: 'sakk',
  title: { hu: 'Duplalépéses sakk', en: 'Double-Move Chess' },
  players: [2],
  rules: 1,
  options: [],
  make: () => chess(rules),
}

export default definition
