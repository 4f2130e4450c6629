// Ruling: dark, at the bottom, starts. Silver also goes back diagonally (the book forgets it). Men promote on any move that starts
// or ends in the last three rows, else dropped men never could. No legal move loses. Entered kings: who is to move may claim a count.
import type { Move, Moves, Options, Outcome, Position } from '../../../engine/index.ts'
import {
  BLACK,
  LETTERS,
  oneOf,
  split,
  square,
  WHITE,
  win,
  wordCodec,
  type BoardGame,
  type ChessPiece,
  type ChessRules,
  type GameDefinition,
} from '../../../kit/index.ts'
import { chessOf, compile, inCheck, OTHER, pack } from '../../../kit/families/chess/index.ts'
import { KANJI } from './kanji.ts'

const men = (table: Record<string, [string, string, string, string, Partial<ChessPiece>?]>) =>
  Object.fromEntries(
    Object.entries(table).map(([id, [letter, moves, hu, en, more]]): [string, ChessPiece] => [
      id,
      { letter, moves, name: { hu, en }, art: 'shogi', ...more },
    ]),
  )

export const shogiMen = men({
  king: ['K', 'K', 'király', 'king', { rank: 'royal' }],
  rook: ['R', 'R', 'bástya', 'rook', { becomes: ['dragon'] }],
  bishop: ['B', 'B', 'futó', 'bishop', { becomes: ['horse'] }],
  gold: ['G', 'WfF', 'arany tábornok', 'gold general'],
  silver: ['S', 'FfW', 'ezüst tábornok', 'silver general', { becomes: ['promoted-silver'] }],
  knight: ['N', 'ffN', 'lovag', 'knight', { becomes: ['promoted-knight'] }],
  lance: ['L', 'fR', 'lándzsás', 'lance', { becomes: ['promoted-lance'] }],
  pawn: ['P', 'fW', 'gyalog', 'pawn', { becomes: ['promoted-pawn'] }],
  dragon: ['+R', 'RF', 'előlépett bástya', 'promoted rook', { was: 'rook' }],
  horse: ['+B', 'BW', 'előlépett futó', 'promoted bishop', { was: 'bishop' }],
  'promoted-silver': ['+S', 'WfF', 'előlépett ezüst', 'promoted silver', { was: 'silver' }],
  'promoted-knight': ['+N', 'WfF', 'előlépett lovag', 'promoted knight', { was: 'knight' }],
  'promoted-lance': ['+L', 'WfF', 'előlépett lándzsás', 'promoted lance', { was: 'lance' }],
  'promoted-pawn': ['+P', 'WfF', 'előlépett gyalog', 'promoted pawn', { was: 'pawn' }],
})

/** Rows a, b … from the top, files 1, 2 … from the right. */
export const shogiBoard = (files: number, rows: number) => {
  const board = square(files, rows, { name: (col, row) => `${LETTERS[rows - 1 - row]}${files - col}` })
  const labels = [
    ...Array.from({ length: files }, (_, i) => ({ x: files - 1 - i, y: -0.85, text: String(i + 1) })),
    ...Array.from({ length: rows }, (_, i) => ({ x: files - 0.15, y: i, text: LETTERS[i]! })),
  ]
  return { ...board, labels }
}

export const shogi: ChessRules = {
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
}

// Entered kings: rook and bishop, promoted or not, count 5, other men 1, the king nothing; 24 are needed.
const ENTERED_ROWS = 3
const NEEDED = 24
const BIG = ['rook', 'bishop', 'dragon', 'horse']
const points = (id: string) => (id === 'king' ? 0 : BIG.includes(id) ? 5 : 1)

const COUNT: Move = pack(0, 0, OTHER)

/** The same men with Japanese signs on them. */
const inKanji: ChessRules = {
  ...shogi,
  pieces: Object.fromEntries(
    Object.entries(shogiMen).map(([id, piece]) => [id, { ...piece, glyph: KANJI[id]! }]),
  ),
}

function make(options: Options): BoardGame {
  const core = compile(options['signs'] === 'kanji' ? inKanji : shogi)
  const game = chessOf(core)
  const { players } = shogi
  const { pieces, drops, geometry } = core
  const counted = core.layout.range('counted', 1, { json: wordCodec(['no', 'yes']) })

  const camps = core.forward.map(way =>
    Uint8Array.from(shogi.board.names, (_, c) => (geometry.depth(c, way) < ENTERED_ROWS ? 1 : 0)),
  )
  const entered = (p: Position, player: number) => camps[player]![p.at(core.royal + player)] === 1
  const mayCount = (p: Position) => entered(p, 0) && entered(p, 1) && !inCheck(core, p, p.turn)
  const total = (p: Position, player: number): number => {
    let sum = 0
    for (let c = 0; c < core.size; c++) {
      const code = p.at(core.cells + c)
      if (pieces.owner(code) === player) sum += points(pieces.kinds[pieces.kind(code)]!.id)
    }
    for (const [i, kind] of drops.kinds.entries())
      sum += p.at(core.hands + player * drops.kinds.length + i) * points(pieces.kinds[kind]!.id)
    return sum
  }
  const count = (p: Position): Outcome => {
    const sums = [total(p, 0), total(p, 1)]
    const told = sums.join(' : ')
    const short = sums.findIndex(sum => sum < NEEDED)
    return short < 0 || sums.every(sum => sum < NEEDED)
      ? { ...split(players, `Számolás: ${told}, döntetlen.`, `The count is ${told}: a draw.`), points: sums }
      : { ...win(players, 1 - short, `Számolás: ${told}.`, `The count is ${told}.`), points: sums }
  }
  const addCount = (p: Position, out: Moves) => {
    if (mayCount(p)) out.add(COUNT)
  }
  return {
    ...game,
    moves(p, out) {
      game.moves(p, out)
      addCount(p, out)
    },
    legal(p, out) {
      game.legal!(p, out)
      addCount(p, out)
    },
    refuses: (p, m) => (m === COUNT ? 0 : game.refuses!(p, m)),
    play(p, m) {
      if (m !== COUNT) return game.play(p, m)
      p.put(counted, 1)
      p.pass(1 - p.turn)
    },
    outcome: p => (p.at(counted) === 1 ? count(p) : game.outcome(p)),
    name: (p, m) => (m === COUNT ? 'count' : game.name(p, m)),
    points: (p, m) => (m === COUNT ? ['count'] : game.points(p, m)),
    label: (point, p) => (point === 'count' ? { hu: 'Számolás', en: 'Count' } : game.label!(point, p)),
    gain: (p, m) => (m === COUNT ? 0 : game.gain!(p, m)),
  }
}

const definition: GameDefinition = {
  id: 'sogi',
  chapter: 'sakk',
  title: { hu: 'Sógi', en: 'Shogi' },
  players: [2],
  rules: 1,
  options: [
    oneOf('signs', 'Jelek a figurákon', 'Signs on the men', [
      ['letters', 'betűk', 'letters'],
      ['kanji', 'kandzsi', 'kanji'],
    ]),
  ],
  make,
}

export default definition
