// Ruling: the man to place is drawn at random from the own reserve, as published; choosing freely, the king first, is an option. Kings are
// hunted, there is no check. A position for the third time and 600 plies draw. Cells are named by the way from the first man's cell.
import {
  BLACK,
  chess,
  oneOf,
  toggle,
  WHITE,
  type ChessRules,
  type GameDefinition,
} from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'
import { board } from './board.ts'
import { gathering, type Placing } from './gathering.ts'

const { king, queen, rook, bishop, knight } = orthodox.pieces
const RESERVE = { king: 1, queen: 1, rook: 2, bishop: 2, knight: 2, pawn: 8 }

const rules = (placing: Placing, honour: 'draw' | 'none'): ChessRules => ({
  players: [WHITE, BLACK],
  board,
  pieces: {
    king: { letter: king.letter, moves: king.moves, name: king.name, art: king.art },
    queen,
    rook,
    bishop,
    knight,
    pawn: { letter: 'P', moves: 'mfWcfF', name: { hu: 'gyalog', en: 'pawn' }, art: 'chess-pawn' },
  },
  setup: board.names.map(() => '.').join(' '),
  royals: 'none',
  stalemate: 'draw',
  draws: { repetition: 3, cap: 600 },
  reserve: RESERVE,
  parts: [gathering(placing, honour)],
})

const definition: GameDefinition = {
  id: 'sax',
  chapter: 'sakk',
  title: { hu: 'Sax', en: 'Chex' },
  players: [2],
  rules: 1,
  options: [
    oneOf('placing', 'Melyik figurát rakod le', 'Which man is placed', [
      ['drawn', 'amelyiket húzod', 'the one you draw'],
      ['chosen', 'amelyiket választod, elsőnek a királyt', 'the one you choose, the king first'],
    ]),
    toggle(
      'kingDrawSafe',
      'Döntetlen, ha a húzott király menthetetlen',
      'A draw when the drawn king cannot be saved',
    ),
  ],
  make: ({ placing, kingDrawSafe }) =>
    chess(rules(placing === 'chosen' ? 'chosen' : 'drawn', kingDrawSafe === 'on' ? 'draw' : 'none')),
}

export default definition
