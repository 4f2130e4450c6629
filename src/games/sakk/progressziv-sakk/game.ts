// Ruling: this is the Scottish form, a check ends the series; the Italian one is the option. Ten series in a row without capture or
// pawn move draw, and so does the end of the 60th; repetition is not used.
import { chess, oneOf, series, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

const rules = (check: 'ends the turn' | 'with the last move'): ChessRules => ({
  ...orthodox,
  enPassant: 'whole turn',
  draws: { bare: 'draw', weak: orthodox.draws.weak },
  parts: [series({ moves: 'growing', check, quiet: 10, cap: 60 })],
})

const definition: GameDefinition = {
  id: 'progressziv-sakk',
  chapter: 'sakk',
  title: { hu: 'Progresszív sakk', en: 'Progressive Chess' },
  players: [2],
  rules: 1,
  options: [
    oneOf('check', 'Sakkadás', 'Giving check', [
      [
        'scottish',
        'skót: bármikor, de véget vet a sorozatnak',
        'Scottish: at any time, but it ends the series',
      ],
      ['italian', 'olasz: csak a sorozat utolsó lépésével', 'Italian: only with the last move of a series'],
    ]),
  ],
  make: ({ check }) => chess(rules(check === 'italian' ? 'with the last move' : 'ends the turn')),
}

export default definition
