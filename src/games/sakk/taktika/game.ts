// Ruling: nobody captures, men move only to empty cells. A man is turned at most once by a move, by its owner's colour whether frozen or not;
// as published, by the colour it shows, is the option. 200 plies without turning anybody draw, and so does a position for the third time.
import { BLACK, chess, square, toggle, WHITE, type ChessPiece, type ChessRules } from '../../../kit/index.ts'
import type { GameDefinition } from '../../../kit/index.ts'
import { turning } from './turning.ts'

const MEN = [
  ['queen', 'Q', 'mQ', 'vezér', 'queen'],
  ['bishop', 'B', 'mB', 'futó', 'bishop'],
  ['rook', 'R', 'mR', 'bástya', 'rook'],
] as const
const mobile = MEN.map(([id, letter, moves, hu, en]): [string, ChessPiece] => [
  id,
  { letter, moves, name: { hu, en }, art: `chess-${id}` },
])
const frozen = MEN.map(([id, letter, , hu, en]): [string, ChessPiece] => [
  `frozen-${id}`,
  {
    letter: `*${letter}`,
    moves: '',
    name: { hu: `fagyasztott ${hu}`, en: `frozen ${en}` },
    art: `frozen-${id}`,
  },
])

const rules = (countsAs: 'owner' | 'colour'): ChessRules => ({
  players: [WHITE, BLACK],
  board: square(8, 8, { look: 'checks' }),
  pieces: Object.fromEntries([...mobile, ...frozen]),
  setup: `
    q b r r r r b q
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    Q B R R R R B Q`,
  royals: 'none',
  stalemate: 'loss',
  draws: { repetition: 3, cap: 1000 },
  parts: [turning(countsAs)],
})

const definition: GameDefinition = {
  id: 'taktika',
  chapter: 'sakk',
  title: { hu: 'Taktika', en: 'Tactics' },
  players: [2],
  rules: 1,
  options: [
    toggle(
      'official',
      'A fagyasztott figura a másik fél színének számít',
      'A frozen man counts as the other side’s colour',
    ),
  ],
  make: ({ official }) => chess(rules(official === 'on' ? 'colour' : 'owner')),
}

export default definition
