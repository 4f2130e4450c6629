// Ruling: dark, at the bottom, starts. Silver also goes back diagonally (the book forgets it). Men promote on any move that starts
// or ends in the last three rows, else dropped men never could. No legal move loses. Entered kings: who is to move may claim a count.
import { chess, entering, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { KANJI } from './kanji.ts'
import { renewed, RULES, shogi } from './men.ts'

// Entered kings: rook and bishop, promoted or not, count 5, other men 1, the king nothing; 24 are needed.
const BIG = ['rook', 'bishop', 'dragon', 'horse']
const counting = entering({
  rows: 3,
  points: kind => (kind === 'king' ? 0 : BIG.includes(kind) ? 5 : 1),
  needed: 24,
})

/** The rules with the Japanese sign of every man. */
export const signed = (rules: ChessRules): ChessRules => ({
  ...rules,
  pieces: Object.fromEntries(
    Object.entries(rules.pieces).map(([id, man]) => [id, { ...man, glyph: KANJI[id]! }]),
  ),
})

const definition: GameDefinition = {
  id: 'sogi',
  chapter: 'sakk',
  material: 'shogi',
  title: { hu: 'Sógi', en: 'Shogi' },
  players: [2],
  rules: RULES,
  options: [],
  renewed,
  make: () => chess(signed({ ...shogi, parts: [counting] })),
}

export default definition
