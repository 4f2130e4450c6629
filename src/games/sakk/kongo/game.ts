// Ruling: outside the river the crocodile slides along its file towards it, on the far side backwards. The monkey's captures stay on the
// board until its chain ends. No legal move loses; a position for the third time draws, and so do 600 plies. The lion's castle is the option.
import { BLACK, chess, square, toggle, WHITE, type ChessPiece, type ChessRules } from '../../../kit/index.ts'
import type { GameDefinition } from '../../../kit/index.ts'
import { riverAndMonkey } from './river.ts'

const RIVER = 4
const animal = (
  letter: string,
  moves: string,
  art: string,
  hu: string,
  en: string,
  more: Partial<ChessPiece> = {},
): ChessPiece => ({ letter, moves, art, name: { hu, en }, ...more })

const isCastle = (col: number, row: number) => col >= 2 && col <= 4 && (row <= 2 || row >= 4)

const rules = (castle: 'closed' | 'none'): ChessRules => ({
  players: [WHITE, BLACK],
  board: square(7, 7, {
    look: 'checks',
    fill: (col, row) =>
      row === RIVER - 1 ? 'water' : castle === 'closed' && isCastle(col, row) ? 'home' : undefined,
  }),
  // Rows are counted from the owner's side.
  zones: {
    land: ({ row }) => row !== RIVER,
    castle: ({ file, row }) => row < RIVER && file >= 3 && file <= 5,
    river: ({ row }) => row === RIVER,
    beyond: ({ row }) => row > RIVER,
    row1: ({ row }) => row === 1,
    row2: ({ row }) => row === 2,
    row6: ({ row }) => row === 6,
    row7: ({ row }) => row === 7,
  },
  pieces: {
    lion: animal('L', 'K', 'lion', 'oroszlán', 'lion', {
      rank: 'royal',
      strikes: 'Q',
      within: castle === 'closed' ? 'castle' : 'land',
    }),
    giraffe: animal('G', 'mKDA', 'giraffe', 'zsiráf', 'giraffe'),
    elephant: animal('E', 'WD', 'elephant', 'elefánt', 'elephant'),
    crocodile: animal('C', 'K', 'crocodile', 'krokodil', 'crocodile', {
      movesFrom: { river: 'KsR', row1: 'KfR3', row2: 'KfR2', row6: 'KbR2', row7: 'KbR3' },
    }),
    zebra: animal('Z', 'N', 'zebra', 'zebra', 'zebra'),
    monkey: animal('M', 'mK', 'monkey', 'majom', 'monkey'),
    pawn: animal('P', 'fK', 'chess-pawn', 'gyalog', 'pawn', {
      movesFrom: { beyond: 'fKmbW2' },
      becomes: ['superpawn'],
    }),
    superpawn: animal('S', 'fKsWmbK2', 'chess-superpawn', 'szupergyalog', 'superpawn'),
  },
  setup: `
    g m e l e c z
    p p p p p p p
    . . . . . . .
    . . . . . . .
    . . . . . . .
    P P P P P P P
    G M E L E C Z`,
  royals: 'hunted',
  promotion: { rows: 1, on: 'arriving', choice: 'forced' },
  stalemate: 'loss',
  draws: { repetition: 3, cap: 600 },
  parts: [riverAndMonkey],
})

const definition: GameDefinition = {
  id: 'kongo',
  chapter: 'sakk',
  title: { hu: 'Kongó', en: 'Congo' },
  players: [2],
  rules: 1,
  options: [
    toggle('official', 'Az oroszlán nem hagyhatja el a kastélyt', 'The lion may not leave its castle'),
  ],
  make: ({ official }) => chess(rules(official === 'on' ? 'closed' : 'none')),
}

export default definition
