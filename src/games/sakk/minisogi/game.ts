// Ruling: dark, at the bottom, starts. The promotion zone is the last row (the book does not say). Entered kings are not counted.
import { chess, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { signed } from '../sogi/game.ts'
import { renewed, RULES, shogi, shogiBoard, shogiMen } from '../sogi/men.ts'

const { knight: _, lance: __, 'promoted-knight': ___, 'promoted-lance': ____, ...men } = shogiMen

const rules: ChessRules = {
  ...shogi,
  board: shogiBoard(5, 5),
  pieces: men,
  setup: `
    r b s g k
    . . . . p
    . . . . .
    P . . . .
    K G S B R`,
  promotion: { rows: 1, on: 'touching', choice: 'free' },
}

const definition: GameDefinition = {
  id: 'minisogi',
  chapter: 'sakk',
  material: 'shogi',
  title: { hu: 'Minisógi', en: 'Minishogi' },
  players: [2],
  rules: RULES,
  options: [],
  renewed,
  make: () => chess(signed(rules)),
}

export default definition
