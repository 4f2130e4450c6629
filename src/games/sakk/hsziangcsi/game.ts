// Ruling: 9 by 10 points (10 by 10 is a misprint). Elephants do not leap. No legal move loses. A fourth check in a row by the same man
// against the same answering man is forbidden. Third repetition: who alone checked, or else alone chased, loses; else a draw.
import {
  checksInARow,
  chess,
  cellsOf,
  dirOf,
  dressed,
  GREEN,
  harmless,
  noChasing,
  oneOf,
  RED,
  rowOf,
  square,
  step,
  type ChessPiece,
  type ChessRules,
  type GameDefinition,
} from '../../../kit/index.ts'
import { GREEN_SIGNS, RED_SIGNS } from './signs.ts'

const field = square(9, 10, { look: 'points' })
// No line crosses the river between rows 5 and 6; both palaces have their diagonals.
const crossesRiver = (a: number, b: number) => rowOf(field, a) === 4 && rowOf(field, b) === 5
const diagonals = cellsOf(field, 'e2 e9').flatMap(centre =>
  ['ne', 'se', 'sw', 'nw'].map(way => [centre, step(field, centre, dirOf(field, way))] as const),
)
const lines = [...field.lines.filter(([a, b]) => !crossesRiver(a, b)), ...diagonals]

const man = (
  letter: string,
  text: string,
  moves: string,
  hu: string,
  en: string,
  more: Partial<ChessPiece> = {},
): ChessPiece => ({ letter, text, moves, name: { hu, en }, art: 'sign-disc', ...more })

const rules: ChessRules = {
  players: [RED, GREEN],
  board: dressed(field, { lines }),
  zones: {
    palace: ({ file, row }) => row <= 3 && file >= 4 && file <= 6,
    home: ({ row }) => row <= 5,
    beyond: ({ row }) => row > 5,
  },
  pieces: {
    // Kings must never see each other along an open file.
    king: man('K', 'K', 'W', 'király', 'king', { rank: 'royal', within: 'palace', strikes: 'fR' }),
    guard: man('G', 'Ő', 'F', 'őr', 'guard', { within: 'palace' }),
    elephant: man('E', 'E', 'nA', 'elefánt', 'elephant', { within: 'home' }),
    horse: man('H', 'L', 'nN', 'ló', 'horse'),
    rook: man('R', 'B', 'R', 'bástya', 'rook'),
    cannon: man('C', 'Á', 'mRcpR', 'ágyú', 'cannon'),
    soldier: man('S', 'Kt', 'fW', 'katona', 'soldier', { movesFrom: { beyond: 'fWsW' } }),
  },
  setup: `
    r h e g k g e h r
    . . . . . . . . .
    . c . . . . . c .
    s . s . s . s . s
    . . . . . . . . .
    . . . . . . . . .
    S . S . S . S . S
    . C . . . . . C .
    . . . . . . . . .
    R H E G K G E H R`,
  royals: 'checked',
  stalemate: 'loss',
  draws: { quiet: 120, perpetual: 'loses', cap: 1000 },
  parts: [
    checksInARow(3),
    noChasing(3, kind => (kind === 'soldier' ? 'at home' : 'never')),
    harmless(['rook', 'horse', 'cannon', 'soldier']),
  ],
}

/** Who cannot read the signs knows the men by their figures. */
const FIGURES: Readonly<Record<string, string>> = {
  king: 'chess-king',
  guard: 'chess-guard',
  elephant: 'elephant',
  horse: 'chess-knight',
  rook: 'chess-rook',
  cannon: 'chess-cannon',
  soldier: 'chess-pawn',
}
const withLooks = (look: (kind: string, piece: ChessPiece) => Partial<ChessPiece>): ChessRules => ({
  ...rules,
  pieces: Object.fromEntries(
    Object.entries(rules.pieces).map(([kind, piece]) => [kind, { ...piece, ...look(kind, piece) }]),
  ),
})
const inFigures = withLooks((kind, { letter }) => ({ art: FIGURES[kind]!, text: letter }))
const inChinese = withLooks(kind => ({ glyphs: [RED_SIGNS[kind]!, GREEN_SIGNS[kind]!] }))

const definition: GameDefinition = {
  id: 'hsziangcsi',
  chapter: 'sakk',
  material: 'shogi',
  title: { hu: 'Hsziangcsi', en: 'Xiangqi' },
  players: [2],
  rules: 1,
  options: [
    oneOf('signs', 'Jelek a figurákon', 'Signs on the men', [
      ['letters', 'betűk', 'letters'],
      ['chinese', 'kínai írásjegyek', 'Chinese signs'],
      ['figures', 'rajzok', 'figures'],
    ]),
  ],
  make: ({ signs }) => chess(signs === 'chinese' ? inChinese : signs === 'figures' ? inFigures : rules),
}

export default definition
