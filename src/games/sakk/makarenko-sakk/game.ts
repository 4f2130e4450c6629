// Ruling: no castling, en passant or promotion. The last king must be replaced by the very next move. A king but no move is a draw; so is
// a position for the third time and 100 plies without capture. Moves to more than eight discs are forbidden; the book's other ways are options.
import { BLACK, chess, oneOf, square, WHITE, type ChessPiece, type ChessRules } from '../../../kit/index.ts'
import type { GameDefinition } from '../../../kit/index.ts'
import { towers, type Overflow } from './towers.ts'

const DISCS = 47
const PAWN = 'mfWcfF'

/** By the number of discs: the piece, its gait, its names. */
const made = (discs: number): readonly [id: string, moves: string, hu: string, en: string] => {
  if (discs <= 2) return ['pawn', PAWN, 'gyalog', 'pawn']
  if (discs === 3) return ['rook', 'R', 'bástya', 'rook']
  if (discs === 4) return ['knight', 'N', 'huszár', 'knight']
  if (discs <= 6) return ['bishop', 'B', 'futó', 'bishop']
  return discs === 7 ? ['queen', 'Q', 'vezér', 'queen'] : ['king', 'K', 'király', 'king']
}
const tower = (discs: number): [string, ChessPiece] => {
  const [id, moves, hu, en] = made(discs)
  return [
    `${id}-${discs}`,
    {
      letter: `T${discs}`,
      moves,
      ...(discs <= 2 ? { movesFrom: { second: 'mfW2cfF' } } : {}),
      name: { hu: `${hu} (${discs} korong)`, en: `${en} (${discs} ${discs === 1 ? 'disc' : 'discs'})` },
      art: `tower-${id}`,
      text: String(discs),
    },
  ]
}

const rules = (overflow: Overflow): ChessRules => ({
  players: [WHITE, BLACK],
  board: square(8, 8, { look: 'checks' }),
  zones: { second: ({ row }) => row === 2 },
  pieces: Object.fromEntries(Array.from({ length: overflow === 'tall' ? DISCS : 8 }, (_, i) => tower(i + 1))),
  setup: `
    t3 t4 t5 t7 t8 t5 t4 t3
    t1 t1 t1 t1 t1 t1 t1 t1
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    T1 T1 T1 T1 T1 T1 T1 T1
    T3 T4 T5 T7 T8 T5 T4 T3`,
  royals: 'none',
  stalemate: 'draw',
  draws: { repetition: 3, cap: 1000 },
  parts: [towers(overflow, 100)],
})

const OVERFLOWS = {
  tall: rules('tall'),
  leave: rules('leave'),
  reserve: rules('reserve'),
  forbid: rules('forbid'),
}

const definition: GameDefinition = {
  id: 'makarenko-sakk',
  chapter: 'sakk',
  title: { hu: 'Makarenko-sakk', en: 'Makarenko Chess' },
  players: [2],
  rules: 1,
  options: [
    oneOf('overflow', 'Nyolcnál több korong', 'More than eight discs', [
      ['forbid', 'tilos ilyen tornyot építeni', 'such a tower may not be built'],
      ['tall', 'lehet, az is király', 'allowed, it is a king too'],
      ['leave', 'a fölösleg kikerül a játékból', 'the surplus leaves the game'],
      ['reserve', 'a fölösleg tartalékba kerül', 'the surplus goes to a reserve'],
    ]),
  ],
  make({ overflow }) {
    const known = (Object.keys(OVERFLOWS) as Overflow[]).find(each => each === overflow)
    return chess(OVERFLOWS[known ?? 'forbid'])
  },
}

export default definition
