// Ruling: dark, at the bottom, starts. Silver also goes back diagonally (the book forgets it). Men promote on any move that starts
// or ends in the last three rows, else dropped men never could. No legal move loses. Entered kings: who is to move may claim a count.
import type { Options } from '../../../engine/index.ts'
import {
  BLACK,
  chess,
  entering,
  LETTERS,
  oneOf,
  square,
  WHITE,
  type ChessPiece,
  type ChessRules,
  type GameDefinition,
} from '../../../kit/index.ts'
import { KANJI } from './kanji.ts'

/** A flat man: its sign, its gait in Betza's letters, its names. */
export const shogiMan = (
  letter: string,
  moves: string,
  hu: string,
  en: string,
  more: Partial<ChessPiece> = {},
): ChessPiece => ({ letter, moves, name: { hu, en }, art: 'shogi', ...more })

export const shogiMen = {
  king: shogiMan('K', 'K', 'király', 'king', { rank: 'royal' }),
  rook: shogiMan('R', 'R', 'bástya', 'rook', { becomes: ['dragon'] }),
  bishop: shogiMan('B', 'B', 'futó', 'bishop', { becomes: ['horse'] }),
  gold: shogiMan('G', 'WfF', 'arany tábornok', 'gold general'),
  silver: shogiMan('S', 'FfW', 'ezüst tábornok', 'silver general', { becomes: ['promoted-silver'] }),
  knight: shogiMan('N', 'ffN', 'lovag', 'knight', { becomes: ['promoted-knight'] }),
  lance: shogiMan('L', 'fR', 'lándzsás', 'lance', { becomes: ['promoted-lance'] }),
  pawn: shogiMan('P', 'fW', 'gyalog', 'pawn', { becomes: ['promoted-pawn'] }),
  dragon: shogiMan('+R', 'RF', 'előlépett bástya', 'promoted rook', { was: 'rook' }),
  horse: shogiMan('+B', 'BW', 'előlépett futó', 'promoted bishop', { was: 'bishop' }),
  'promoted-silver': shogiMan('+S', 'WfF', 'előlépett ezüst', 'promoted silver', { was: 'silver' }),
  'promoted-knight': shogiMan('+N', 'WfF', 'előlépett lovag', 'promoted knight', { was: 'knight' }),
  'promoted-lance': shogiMan('+L', 'WfF', 'előlépett lándzsás', 'promoted lance', { was: 'lance' }),
  'promoted-pawn': shogiMan('+P', 'WfF', 'előlépett gyalog', 'promoted pawn', { was: 'pawn' }),
}

/** Rows a, b … from the top, files 1, 2 … from the right. */
export const shogiBoard = (files: number, rows: number) => {
  const board = square(files, rows, { name: (col, row) => `${LETTERS[rows - 1 - row]}${files - col}` })
  const labels = [
    ...Array.from({ length: files }, (_, i) => ({ x: files - 1 - i, y: -0.85, text: String(i + 1) })),
    ...Array.from({ length: rows }, (_, i) => ({ x: files - 0.15, y: i, text: LETTERS[i]! })),
  ]
  return { ...board, labels }
}

export const shogi = {
  players: [BLACK, WHITE],
  board: shogiBoard(9, 9),
  pieces: shogiMen,
  setup: `
    l n s g k g s n l
    . r . . . . . b .
    p p p p p p p p p
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    P P P P P P P P P
    . B . . . . . R .
    L N S G K G S N L`,
  royals: 'checked',
  promotion: { rows: 3, on: 'touching', choice: 'free' },
  drops: { perFile: { pawn: 1 }, noMate: ['pawn'] },
  stalemate: 'loss',
  draws: { repetition: 4, perpetual: 'loses', cap: 512 },
} satisfies ChessRules

// Entered kings: rook and bishop, promoted or not, count 5, other men 1, the king nothing; 24 are needed.
const BIG = ['rook', 'bishop', 'dragon', 'horse']
const counting = entering({
  rows: 3,
  points: kind => (kind === 'king' ? 0 : BIG.includes(kind) ? 5 : 1),
  needed: 24,
})

/** Letters or Japanese signs on the men. */
export const signs = oneOf('signs', 'Jelek a figurákon', 'Signs on the men', [
  ['letters', 'betűk', 'letters'],
  ['kanji', 'kandzsi', 'kanji'],
])
export const signed = (rules: ChessRules, options: Options): ChessRules =>
  options['signs'] === 'kanji'
    ? {
        ...rules,
        pieces: Object.fromEntries(
          Object.entries(rules.pieces).map(([id, piece]) => [id, { ...piece, glyph: KANJI[id]! }]),
        ),
      }
    : rules

const definition: GameDefinition = {
  id: 'sogi',
  chapter: 'sakk',
  material: 'shogi',
  title: { hu: 'Sógi', en: 'Shogi' },
  players: [2],
  rules: 1,
  options: [signs],
  make: options => chess(signed({ ...shogi, parts: [counting] }, options)),
}

export default definition
