// Ruling: the maharaja is put on any empty cell of rows 1 to 6, also an attacked one, and moves first. Neither royal is captured or left
// attacked. Pawns are not promoted (option): one on the last row stays there. In the real game the maharaja comes on rows 1 to 3: option.
import {
  arriving,
  BLACK,
  chess,
  toggle,
  WHITE,
  type ChessRules,
  type GameDefinition,
} from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

const { becomes, ...sepoy } = orthodox.pieces.pawn

const rules = (pawn: typeof sepoy & { becomes?: string[] }, rows: number): ChessRules => ({
  ...orthodox,
  players: [
    { ...WHITE, name: { hu: 'maharadzsa', en: 'maharaja' } },
    { ...BLACK, name: { hu: 'szipojok', en: 'sepoys' } },
  ],
  pieces: {
    ...orthodox.pieces,
    pawn,
    // Queen and knight in one.
    maharaja: {
      letter: 'M',
      moves: 'QN',
      rank: 'royal',
      name: { hu: 'maharadzsa', en: 'maharaja' },
      art: 'chess-amazon',
    },
  },
  setup: `
    r n b q k b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`,
  enPassant: 'none',
  draws: { repetition: 3, quiet: 100, cap: 1000 },
  parts: [arriving({ player: 0, kind: 'maharaja', rows })],
})

const definition: GameDefinition = {
  id: 'a-maharadzsa-es-a-szipojok',
  chapter: 'sakk',
  title: { hu: 'A maharadzsa és a szipojok', en: 'Maharaja and the Sepoys' },
  players: [2],
  rules: 1,
  options: [
    toggle('promotion', 'A gyalogok előléphetnek', 'Pawns are promoted'),
    toggle(
      'official',
      'A maharadzsa az első három sorba érkezik',
      'The maharaja comes on the first three rows',
    ),
  ],
  make: ({ promotion, official }) =>
    chess(rules(promotion === 'on' ? { ...sepoy, becomes } : sepoy, official === 'on' ? 3 : 6)),
}

export default definition
