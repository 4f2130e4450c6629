// What the kin of shogi share: flat men with a drawing of their ways, their board, and the common rules.
import type { Options } from '../../../engine/index.ts'
import {
  BLACK,
  gaitGlyph,
  LETTERS,
  square,
  WHITE,
  type ChessPiece,
  type ChessRules,
} from '../../../kit/index.ts'

/** A flat man: its sign, its gait in Betza's letters, its names. */
export const shogiMan = (
  letter: string,
  moves: string,
  hu: string,
  en: string,
  more: Partial<ChessPiece> = {},
): ChessPiece => ({ letter, moves, name: { hu, en }, art: 'shogi', ways: gaitGlyph(moves), ...more })

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

/** Before its second rules a match said what is written on its men; since then whoever looks at them chooses that. */
export const RULES = 2
export const renewed = (_: number, { signs: _signs, ...options }: Options): Options => options
