// Ruling: dark, at the bottom, starts. Silver also goes back diagonally (the book forgets it). Men promote on any move that starts
// or ends in the last three rows, else dropped men never could. No legal move loses. Entered kings: who is to move may claim a count.
import type { Options } from '../../../engine/index.ts'
import {
  BLACK,
  chess,
  entering,
  gaitGlyph,
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

const LETTERS_ONLY = ['letters', 'betűk', 'letters'] as const
const WITH_WAYS = ['ways', 'betűk és a lépések rajza', 'letters and a drawing of the moves'] as const
const signsOf = (...choices: readonly (readonly [string, string, string])[]) =>
  oneOf('signs', 'Jelek a figurákon', 'Signs on the men', choices)
/** Letters, Japanese signs, or the ways a man goes. */
export const signs = signsOf(LETTERS_ONLY, ['kanji', 'kandzsi', 'kanji'], WITH_WAYS)
/** The same for men whose Japanese signs nobody here could read. */
export const ways = signsOf(LETTERS_ONLY, WITH_WAYS)
export const signed = (rules: ChessRules, options: Options): ChessRules => {
  if (options['signs'] !== 'kanji' && options['signs'] !== 'ways') return rules
  const glyph = (id: string) =>
    options['signs'] === 'kanji' ? KANJI[id]! : gaitGlyph(rules.pieces[id]!.moves)
  const men = Object.entries(rules.pieces).map(([id, man]) => [id, { ...man, glyph: glyph(id) }] as const)
  return { ...rules, pieces: Object.fromEntries(men) }
}

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
