// Ruling: the book lacks the set-up, this is the published one. The zone of the starting cell decides how a piece goes; the corner cells
// belong to the outer zone and lie at the ends of the long diagonals. A pawn of several steps may be taken en passant on any cell it passed.
import { chess, dressed, LETTERS, square, type ChessPiece, type ChessRules } from '../../../kit/index.ts'
import type { GameDefinition, Place } from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

// 12 by 12 (a1 to l12) inside a rim of which only the four corners are there.
const RIM = 13
const onRim = (n: number) => n === 0 || n === RIM
const within = (first: number, last: number) => (n: number) => n >= first && n <= last
const [inner, middle] = [within(5, 8), within(3, 10)]
const CORNERS = { '0,0': 'z1', '13,0': 'z2', '13,13': 'z3', '0,13': 'z4' } as const
const isCorner = (key: string): key is keyof typeof CORNERS => key in CORNERS

const field = square(RIM + 1, RIM + 1, {
  look: 'checks',
  without: (col, row) => onRim(col) !== onRim(row),
  name(col, row) {
    const key = `${col},${row}`
    return isCorner(key) ? CORNERS[key] : `${LETTERS[col - 1]}${row}`
  },
  fill(col, row) {
    const shade = (col + row) % 2 === 0 ? 'dark' : 'light'
    if (inner(col) && inner(row)) return `core-${shade}`
    return middle(col) && middle(row) ? `ring-${shade}` : undefined
  },
})
const labels = Array.from({ length: RIM - 1 }, (_, i) => [
  { x: i + 1, y: RIM - 0.15, text: LETTERS[i]! },
  { x: 0.15, y: RIM - 1 - i, text: String(i + 1) },
]).flat()

// A place counts the rim's cells too, from 1.
const zone = (test: (n: number) => boolean) => (place: Place) => test(place.file - 1) && test(place.row - 1)
const figure = (
  letter: string,
  moves: string,
  art: string,
  hu: string,
  en: string,
  more: Partial<ChessPiece> = {},
): ChessPiece => ({
  letter,
  moves,
  name: { hu, en },
  art: `chess-${art}`,
  ...more,
})

const rules: ChessRules = {
  ...orthodox,
  board: dressed(field, { labels }),
  zones: { inner: zone(inner), middle: zone(middle), row10: ({ row }) => row - 1 === 10 },
  pieces: {
    king: orthodox.pieces.king,
    queen: orthodox.pieces.queen,
    rook: orthodox.pieces.rook,
    bishop: orthodox.pieces.bishop,
    guard: figure('G', 'FC', 'guard', 'őr', 'guard'),
    matriarch: figure('M', 'Q', 'matriarch', 'matriarcha', 'matriarch', {
      movesFrom: { inner: 'Q3', middle: 'Q6' },
    }),
    jumper: figure('J', 'KHG', 'jumper', 'ugró', 'jumper', { movesFrom: { inner: 'K', middle: 'KDA' } }),
    knight: figure('N', '(4,1)(3,2)', 'knight', 'huszár', 'knight', {
      movesFrom: { inner: 'N', middle: 'CA' },
    }),
    pawn: {
      ...orthodox.pieces.pawn,
      moves: 'mfW2cfF',
      // The last row is reached only from the one before it.
      movesFrom: { row10: 'mfWcfF' },
      firstStep: 4,
      becomes: ['queen', 'rook', 'bishop', 'guard', 'matriarch', 'jumper', 'knight'],
    },
  },
  setup: `
  n                         n
    j r m g b q k b g m r j
    p p p p p p p p p p p p
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    P P P P P P P P P P P P
    J R M G B Q K B G M R J
  N                         N`,
  castling: { rook: 'rook', king: [3] },
  draws: { repetition: 3, quiet: 100, cap: 1000, bare: 'draw' },
}

const definition: GameDefinition = {
  id: 'nagy-kulso-sakk',
  chapter: 'sakk',
  title: { hu: 'Nagy külső sakk', en: 'Big Outer Chess' },
  players: [2],
  rules: 1,
  options: [],
  make: () => chess(rules),
}

export default definition
