// Ruling: dark, at the bottom, starts. Silver also goes back diagonally (the book forgets it). Men promote on any move that starts
// or ends in the last three rows, else dropped men never could. No legal move loses. Entered kings: who is to move may claim a count.
import type { Options } from '../../../engine/index.ts'
import { chess, entering, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { KANJI } from './kanji.ts'
import { inscribed, shogi, signed, signsOf } from './men.ts'

// Entered kings: rook and bishop, promoted or not, count 5, other men 1, the king nothing; 24 are needed.
const BIG = ['rook', 'bishop', 'dragon', 'horse']
const counting = entering({
  rows: 3,
  points: kind => (kind === 'king' ? 0 : BIG.includes(kind) ? 5 : 1),
  needed: 24,
})

/** Letters, Japanese signs, or the ways a man goes. */
export const signs = signsOf(['kanji', 'kandzsi', 'kanji'])
export const written = (rules: ChessRules, options: Options): ChessRules =>
  options['signs'] === 'kanji' ? inscribed(rules, id => KANJI[id]!) : signed(rules, options)

const definition: GameDefinition = {
  id: 'sogi',
  chapter: 'sakk',
  material: 'shogi',
  title: { hu: 'Sógi', en: 'Shogi' },
  players: [2],
  rules: 1,
  options: [signs],
  make: options => chess(written({ ...shogi, parts: [counting] }, options)),
}

export default definition
