// Ruling: with none of the own pieces captured a pawn may not enter the last row, yet it attacks there. The published game has a sixth row: option.
import { chess, returning, square, toggle, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

const { castling: _, ...uncastled } = orthodox
const { firstStep: __, ...pawn } = orthodox.pieces.pawn

const rules: ChessRules = {
  ...uncastled,
  board: square(5, 5, { look: 'checks' }),
  pieces: { ...orthodox.pieces, pawn },
  setup: `
    n q k b r
    p p p p p
    . . . . .
    P P P P P
    N Q K B R`,
  draws: { ...orthodox.draws, weak: {} },
  parts: [returning],
}

const official: ChessRules = {
  ...rules,
  board: square(5, 6, { look: 'checks' }),
  setup: `
    n q k b r
    p p p p p
    . . . . .
    . . . . .
    P P P P P
    N Q K B R`,
}

const definition: GameDefinition = {
  id: 'gyors-sakk',
  chapter: 'sakk',
  title: { hu: 'Gyors sakk', en: 'Quick Chess' },
  players: [2],
  rules: 1,
  options: [toggle('official', 'Hat sorral, ahogy megjelent', 'With six rows, as published')],
  make: options => chess(options['official'] === 'on' ? official : rules),
}

export default definition
