// Ruling: a push is one cell (two from the home row is the option), and both sides push from the first turn. The owner of a pawn that was
// pushed to the last row chooses what it becomes. Who stands attacked after the own push loses, even having given mate.
import { chess, toggle, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'
import { pushing } from './pushing.ts'

const rules = (steps: 1 | 2): ChessRules => ({
  ...orthodox,
  enPassant: 'none',
  parts: [pushing(steps)],
})

const definition: GameDefinition = {
  id: 'lavinasakk',
  chapter: 'sakk',
  title: { hu: 'Lavinasakk', en: 'Avalanche Chess' },
  players: [2],
  rules: 1,
  options: [
    toggle(
      'doublePush',
      'Az alapsorából két mezőt is lehet tolni a gyalogot',
      'A pawn may be pushed two cells from its home row',
    ),
  ],
  make: ({ doublePush }) => chess(rules(doublePush === 'on' ? 2 : 1)),
}

export default definition
