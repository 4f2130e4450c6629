// Ruling: the corner cells are named w1 w2 w3 w4 from the bottom left, against the clock. Castling as in chess: the king goes two cells.
import { chess, dressed, LETTERS, square, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

// 10 by 10 (a0 to j9) inside a rim of which only the four corners are there.
const RIM = 11
const corner = (col: number, row: number) => (row === 0 ? (col === 0 ? 'w1' : 'w2') : col === 0 ? 'w4' : 'w3')
const onRim = (n: number) => n === 0 || n === RIM
const field = square(RIM + 1, RIM + 1, {
  look: 'checks',
  without: (col, row) => onRim(col) !== onRim(row),
  name: (col, row) => (onRim(col) ? corner(col, row) : `${LETTERS[col - 1]}${row - 1}`),
})
const labels = Array.from({ length: RIM - 1 }, (_, i) => [
  { x: i + 1, y: RIM - 0.15, text: LETTERS[i]! },
  { x: 0.15, y: RIM - 1 - i, text: String(i) },
]).flat()

const omega: ChessRules = {
  ...orthodox,
  board: dressed(field, { labels }),
  pieces: {
    ...orthodox.pieces,
    // One cell diagonally, or a 3·1 leap.
    wizard: { letter: 'W', moves: 'FC', name: { hu: 'varázsló', en: 'wizard' }, art: 'chess-wizard' },
    // One or two cells straight, or two diagonally; leaps.
    champion: { letter: 'C', moves: 'WDA', name: { hu: 'bajnok', en: 'champion' }, art: 'chess-champion' },
    pawn: {
      ...orthodox.pieces.pawn,
      firstStep: 3,
      becomes: ['queen', 'rook', 'bishop', 'knight', 'wizard', 'champion'],
    },
  },
  setup: `
  w                     w
    c r n b q k b n r c
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    C R N B Q K B N R C
  W                     W`,
  draws: { repetition: 3, quiet: 100, cap: 1000, bare: 'draw' },
}

const definition: GameDefinition = {
  id: 'omegasakk',
  chapter: 'sakk',
  title: { hu: 'Omegasakk', en: 'Omega Chess' },
  players: [2],
  rules: 1,
  options: [],
  make: () => chess(omega),
}

export default definition
