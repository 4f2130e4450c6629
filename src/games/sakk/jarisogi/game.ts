// Ruling: dark, at the bottom, starts. The book's yari knight would take the king at once; the published one slides ahead or leaps to the
// two cells of a knight before it. Mate by dropping a pawn is allowed; two unpromoted pawns on a file are not.
import { chess, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { renewed, RULES, shogi, shogiBoard, shogiMan } from '../sogi/men.ts'

const men = {
  king: shogiMan('K', 'K', 'király', 'king', { rank: 'royal', text: 'K' }),
  'forward-rook': shogiMan('R', 'fRsR', 'előrebástya', 'forward rook', { becomes: ['rook'], text: 'EB' }),
  'yari-bishop': shogiMan('B', 'fFfR', 'jari futó', 'yari bishop', { becomes: ['bishop-gold'], text: 'JF' }),
  'yari-knight': shogiMan('N', 'fRffN', 'jari lovag', 'yari knight', {
    becomes: ['knight-gold'],
    text: 'JL',
  }),
  pawn: shogiMan('P', 'fW', 'gyalog', 'pawn', { becomes: ['yari-silver'], text: 'GY' }),
  rook: shogiMan('+R', 'R', 'bástya', 'rook', { was: 'forward-rook', text: '+B' }),
  'bishop-gold': shogiMan('+B', 'WfFbR', 'jari arany', 'yari gold', { was: 'yari-bishop', text: '+JF' }),
  'knight-gold': shogiMan('+N', 'WfFbR', 'jari arany', 'yari gold', { was: 'yari-knight', text: '+JL' }),
  'yari-silver': shogiMan('+P', 'fWfFbR', 'jari ezüst', 'yari silver', { was: 'pawn', text: '+JE' }),
}

const rules: ChessRules = {
  ...shogi,
  board: shogiBoard(7, 9),
  pieces: men,
  setup: `
    r n n k b b r
    . . . . . . .
    p p p p p p p
    . . . . . . .
    . . . . . . .
    . . . . . . .
    P P P P P P P
    . . . . . . .
    R B B K N N R`,
  drops: { perFile: { pawn: 1 } },
}

const definition: GameDefinition = {
  id: 'jarisogi',
  chapter: 'sakk',
  material: 'shogi',
  title: { hu: 'Jarisógi', en: 'Yari Shogi' },
  players: [2],
  rules: RULES,
  options: [],
  renewed,
  make: () => chess(rules),
}

export default definition
